#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"
#include "ui/pathfinding/maze/maze_json.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"

#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QSvgRenderer>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <functional>
#include <utility>
#include <vector>

namespace pathfinding_page_document_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::MazeFormat;

/// What a stroke in the maze draws.
MazeTool toolOf(const LabFixture& f) {
    return f.page.findChild<MazeEditor*>()->tool();
}

class PathfindingPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Of a scenario file the map, with the ends of the first question; it is not saved over
    /// without a word.
    void opensTheMapOfAScenarioFile() {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(q(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("a.map", "type octile\nheight 1\nwidth 3\nmap\n.SW\n");
        LabFixture f;
        const QByteArray scenario = "version 1\n0 maps/dao/a.map 3 1 1 0 0 0 1\n";
        QVERIFY(f.page.info().recognises(scenario));
        const QString path = folder.filePath(q("a.map.scen"));
        QVERIFY(f.page.openFile(scenario, path));
        QCOMPARE(f.document().maze()->width, 3);
        QVERIFY(f.document().maze()->start == (loggia::pathfinding::Point{1, 0}));
        QVERIFY(f.document().maze()->has_water());
        QCOMPARE(f.document().asked(), std::optional<std::size_t>(0));
        QVERIFY(!f.page.lossOf(path).isEmpty());
        QVERIFY(!f.page.open(scenario));
        QFile::remove(folder.filePath(q("a.map")));
        QVERIFY(!f.page.openFile(scenario, path));
    }

    /// Also of a map that is opened by itself.
    void aMapIsAskedWhatLiesBesideIt() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(q("a.map"));
        const QByteArray map = "type octile\nheight 1\nwidth 3\nmap\n.SW\n";
        LabFixture f;
        QVERIFY(f.page.openFile(map, path));
        QVERIFY(f.document().maze()->start && f.document().maze()->goal); // far apart
        QVERIFY(f.page.losesComments(path));                              // the swamp
        QFile file(path + q(".scen"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("version 1\n0 maps/dao/a.map 3 1 1 0 0 0 1\n");
        file.close();
        QVERIFY(f.page.openFile(map, path));
        QVERIFY(f.document().maze()->start == (loggia::pathfinding::Point{1, 0}));
        QVERIFY(f.document().maze()->goal == (loggia::pathfinding::Point{0, 0}));
    }

    void aFileKeepsItsForm_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("layout") << q("a.txt") << QByteArray("%%%%\n%P.%\n%. %\n%%%%\n");
        QTest::newRow("layout as a map") << q("a.map") << QByteArray("%%%%\n%P.%\n%. %\n%%%%\n");
        QTest::newRow("map") << q("a.txt")
                             << QByteArray("type octile\nheight 2\nwidth 3\nmap\n.@W\n...\n");
        QTest::newRow("plain") << q("a.lay") << QByteArray("#####\n#S.G#\n#####\n");
        QTest::newRow("tiles") << q("a.txt") << QByteArray("1 2 3\n4 0 5\n7 8 6\n");
    }
    /// Whatever other format its name is for; a copy by another name is in that one's. Undo brings
    /// the form back with the document.
    void aFileKeepsItsForm() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        LabFixture f;
        QVERIFY(f.page.openFile(content, name));
        QCOMPARE(f.page.save(name), content);
        QCOMPARE(f.page.lossOf(name), QString());
        QVERIFY(!f.page.losesComments(name));
        f.page.newDocument();
        QVERIFY(f.page.save(name) != content);
        f.page.history()->undo();
        QCOMPARE(f.page.save(name), content);
        LabFixture again;
        again.page.restoreSession(f.page.session()->state());
        QCOMPARE(again.page.save(name), content);
        const bool as_plain = f.page.save(q("other.maze")) == content;
        QCOMPARE(as_plain, content.contains('#'));
    }

    /// It would be another file. Once it is, it stays a graph, whatever its name is for.
    void asksBeforeAListOfEdgesIsReplaced() {
        LabFixture f;
        const QString name = q("roads.csv");
        QVERIFY(f.page.openFile("from,to,cost\nA,B,3\nB,C,4\n", name));
        QVERIFY(f.page.lossOf(name).startsWith(q("This file is a list of edges.")));
        QVERIFY(f.page.save(name).startsWith("graph\n"));
        f.page.noteSaved(name);
        QCOMPARE(f.page.lossOf(name), QString());
        QVERIFY(f.page.save(name).startsWith("graph\n"));
    }

    void filesComeBack_data() {
        QTest::addColumn<QString>("file");
        QTest::addRow("plain") << q("a.maze");
        QTest::addRow("text") << q("a.txt");
        QTest::addRow("layout") << q("a.lay");
    }
    void filesComeBack() {
        QFETCH(QString, file);
        LabFixture f;
        auto before = generated(15, 11, 4);
        before.goal = loggia::pathfinding::Point{1, 9}; // that of layouts
        f.set(before);
        const QByteArray saved = f.page.save(file);
        QVERIFY(f.page.info().recognises(saved));
        f.page.newDocument();
        QVERIFY(f.page.open(saved));
        const auto& after = *f.document().maze();
        QCOMPARE(after.terrain, before.terrain);
        QVERIFY(after.start == before.start && after.goal == before.goal);
        f.page.history()->undo();
        QCOMPARE(*f.document().maze(), emptyMaze());
    }

    /// A graph after a graph, the solved puzzle after a puzzle, and a maze of which something can
    /// be asked.
    void newIsOfTheKindThatIsShown() {
        LabFixture f;
        const QByteArray content = "graph\nnode S 3\nnode G 0\nedge S G 3\nstart S\ngoal G\n";
        QVERIFY(f.page.open(content));
        const RoadTrip old = *graphOf(f.document().subject());
        f.page.newDocument();
        const RoadTrip* graph = graphOf(f.document().subject());
        QVERIFY(graph != nullptr && *graph == tripFrom({}));
        f.page.history()->undo();
        graph = graphOf(f.document().subject());
        QVERIFY(graph != nullptr && *graph == old);
        QVERIFY(f.page.open("1 2 3\n4 0 5\n7 8 6\n"));
        f.page.newDocument();
        const loggia::pathfinding::Tiles* tiles = tilesOf(f.document().subject());
        QVERIFY(tiles != nullptr && *tiles == loggia::pathfinding::ordered_tiles(3));
        f.document().setSubject(MazeTask::food);
        f.run("pathfinding.tool-food");
        f.page.newDocument();
        QCOMPARE(*f.document().maze(), emptyMaze());
        QVERIFY(f.document().subject() == SearchSubject(MazeTask::reach));
        QVERIFY(toolOf(f) == MazeTool::walls);
        f.run("pathfinding.tool-start");
        f.page.newDocument(); // what is drawn first are its walls
        QVERIFY(toolOf(f) == MazeTool::walls);
    }

    /// Food is put where food is asked for.
    void theToolGoesWithTheTask() {
        LabFixture f;
        f.document().setSubject(MazeTask::food);
        f.run("pathfinding.tool-food");
        QVERIFY(toolOf(f) == MazeTool::food);
        f.document().setSubject(MazeTask::reach);
        QVERIFY(toolOf(f) == MazeTool::walls);
    }

    void smallTablesAreNoPuzzles() {
        QVERIFY(PathfindingPage::pageInfo().recognises("1 2 3\n4 0 5\n7 8 6\n"));
        QVERIFY(!PathfindingPage::pageInfo().recognises("1 2\n3 0\n"));
    }

    void mapsHoldTheWallsAlone() {
        LabFixture f;
        f.set(generated(15, 11, 4));
        const QByteArray saved = f.page.save(q("a.map"));
        QVERIFY(saved.startsWith("type octile") && f.page.info().recognises(saved));
        QCOMPARE(f.page.lossOf(q("a.map")),
                 q("This format cannot store the start, the goal and the number of neighbours."));
        QCOMPARE(f.page.lossOf(q("a.maze")), QString());
        QCOMPARE(f.page.lossOf(q("a.lay")), q("This format cannot store the goal."));
        QCOMPARE(f.page.lossOf(q("a.tiles")),
                 q("This format stores only a sliding puzzle. You would lose the maze."));
        QVERIFY(f.page.open(saved));
        QVERIFY(f.document().maze()->start);
        QVERIFY(f.page.lossOf(q("a.map")).isEmpty()); // so it is opened again
        QVERIFY(f.settled());
    }

    /// What a layout has no words for is not lost.
    void costsAreKeptWhateverTheName() {
        LabFixture f;
        const QByteArray saved = f.page.save(q("a.lay"));
        f.page.newDocument();
        QVERIFY(f.page.open(saved));
        QCOMPARE(*f.document().maze(), workedMaze());
    }

    void questionsAboutAMapAreNoMaze() {
        LabFixture f;
        const QByteArray list = "version 1\n1\ta.map\t9\t9\t1\t1\t2\t2\t1.41421\n";
        QVERIFY(f.page.info().recognises(list));
        const auto opened = f.page.open(list);
        QVERIFY(!opened &&
                opened.error().message.find("open it with its map") != std::string::npos);
    }

    void ghostsStayInLayouts() {
        LabFixture f;
        QVERIFY(f.page.open("%%%%%\n%P.G%\n% .o%\n%%%%%\n"));
        QCOMPARE(f.page.lossOf(q("a.lay")), QString());
        QCOMPARE(f.page.lossOf(q("a.maze")),
                 q("This format cannot store the ghosts and the capsules."));
    }

    void whatIsNoMazeIsRefused() {
        LabFixture f;
        const auto result = f.page.open("S..\n.x.\n");
        QVERIFY(!result && result.error().span);
        QVERIFY(!f.page.open("type octile\nheight 2000\nwidth 2000\nmap\n" +
                             QByteArray(2000, '.').append('\n').repeated(2000)));
        QVERIFY(!f.page.paste(q("nothing of the kind")));
        QVERIFY(!f.page.history()->canUndo());
        for (const char* other :
             {"p cnf 1 1\n1 0\n", "0000000\n1111111\n1\n", "", "a and b", "...\n"})
            QVERIFY2(!f.page.info().recognises(other), other);
    }

    void isCopiedAndPastedAsText() {
        LabFixture f;
        const QString text = f.page.copy();
        QVERIFY(text.startsWith(q("####")));
        f.page.newDocument();
        QVERIFY(f.page.paste(text));
        QCOMPARE(*f.document().maze(), workedMaze());
    }

    void picturesAreMade() {
        LabFixture f;
        QVERIFY(f.settled());
        QSvgRenderer svg(pictureAsSvg(f.page));
        QVERIFY(svg.isValid());
        QCOMPARE(QImage::fromData(asPng(pictureAsImage(f.page))).size(), f.page.pictureSize() * 2);
        const QSize one = f.page.pictureSize();
        RaceSettings settings;
        settings.lanes = {Algorithm::a_star, Algorithm::breadth_first};
        f.page.run()->setSettings(settings);
        QVERIFY(f.settled());
        QCOMPARE(f.page.pictureSize().width() * f.page.pictureSize().height(),
                 2 * one.width() * one.height());
        QVERIFY(!pictureAsImage(f.page).isNull());
        f.run("pathfinding.romania");
        QVERIFY(f.settled());
        QVERIFY(!pictureAsImage(f.page).isNull());
        f.run("pathfinding.romania");
        f.set(generated(999, 999, 1));
        QVERIFY(f.page.pictureSize().width() < 2100);
    }

    void theSessionComesBack() {
        QJsonObject session;
        {
            LabFixture f;
            auto maze = generated(31, 21, 2);
            maze.ghosts = {*maze.start};
            f.document().restore(
                maze, {}, questionsOf({{{1, 1}, {2, 1}, 1}, {*maze.start, *maze.goal, 123.456}}));
            RaceSettings settings;
            settings.lanes = {Algorithm::greedy, Algorithm::rbfs_memory};
            settings.heuristic = loggia::pathfinding::Heuristic::euclidean;
            settings.depth_limit = 77;
            f.page.run()->setSettings(settings);
            QVERIFY(f.settled());
            f.run("pathfinding.tool-goal");
            f.page.race()->goTo(9);
            session = f.page.session()->state();
        }
        LabFixture f;
        f.page.restoreSession(QJsonDocument::fromJson(QJsonDocument(session).toJson()).object());
        QVERIFY(f.settled());
        QCOMPARE(f.page.race()->moment(), std::size_t{9});
        QCOMPARE(f.page.session()->state(), session);
        QVERIFY(!f.page.history()->canUndo());
        QCOMPARE(f.document().questions()->size(), std::size_t{2});
        QCOMPARE(f.document().questions()->back().length, 123.456);
        QCOMPARE(f.document().asked(), std::optional<std::size_t>(1));
        f.run("pathfinding.romania");
        QVERIFY(f.settled());
        session = f.page.session()->state();
        LabFixture other;
        other.page.restoreSession(session);
        QVERIFY(other.settled());
        QVERIFY(tripOf(other.document().subject()) != nullptr);
        QCOMPARE(other.page.session()->state(), session);
    }

    /// Whoever looks at a moment stays there while the maze is edited, but not for another task.
    void anotherTaskIsLookedAtFromItsEnd() {
        LabFixture f;
        f.document().restore(generated(31, 21, 2));
        QVERIFY(f.settled());
        f.page.race()->goTo(3);
        f.document().setSubject(MazeTask::corners, QStringLiteral("corners"));
        QVERIFY(f.settled());
        QVERIFY(f.page.race()->size() > 3);
        QCOMPARE(f.page.race()->moment(), f.page.race()->size());
    }

    void everyChangeIsNoticedAndComesBack() {
        LabFixture f;
        QVERIFY(f.settled());
        auto* tabs = f.page.findChild<QTabWidget*>();
        const std::vector<std::pair<QString, std::function<void()>>> changes{
            {q("document"), [&] { f.run("pathfinding.back"); }},
            {q("document"), [&] { f.run("pathfinding.neighbours"); }},
            {q("settings"), [&] { f.find<QComboBox>("engine")->setCurrentIndex(0); }},
            {q("speed"), [&] { f.find<QComboBox>("speed")->setCurrentIndex(1); }},
            {q("tool"), [&] { f.run("pathfinding.tool-start"); }},
            {q("cost"), [&] { f.find<QSpinBox>("cost")->stepUp(); }},
            {q("distances"),
             [&] { QTest::mouseClick(f.find<QToolButton>("distances"), Qt::LeftButton); }},
            {q("generator"), [&] { f.find<QSpinBox>("width")->stepUp(); }},
            {q("puzzle"), [&] { f.find<QSpinBox>("moves")->stepUp(); }},
            {q("values"), [&] { f.run("pathfinding.values"); }},
            {q("tab"), [&] { tabs->setCurrentIndex(2); }},
            {q("columns"), [&] {
                 QWidget* handle = f.page.findChild<QSplitter*>()->handle(1);
                 const QPoint from = handle->rect().center();
                 QTest::mousePress(handle, Qt::LeftButton, {}, from);
                 QTest::mouseMove(handle, from - QPoint(30, 0));
                 QTest::mouseRelease(handle, Qt::LeftButton, {}, from - QPoint(30, 0));
             }}};
        for (const auto& [key, change] : changes) {
            const QSignalSpy changed(f.page.session(), &Session::changed);
            const QJsonValue before = f.page.session()->state().value(key);
            change();
            QVERIFY2(!changed.isEmpty(), qPrintable(key));
            QVERIFY2(f.page.session()->state().value(key) != before, qPrintable(key));
        }
        QVERIFY(f.settled());
        const QJsonObject session = f.page.session()->state();
        LabFixture other;
        other.page.restoreSession(session);
        QCOMPARE(other.page.session()->state(), session); // before anything is found
        QVERIFY(other.settled());
        QCOMPARE(other.page.session()->state(), session);
    }

    /// Also where the page shows another kind of problem, of which the end is looked at.
    void aMomentComesBackOnAnotherProblem() {
        LabFixture f;
        QVERIFY(f.settled());
        f.page.race()->goTo(5);
        const QJsonObject session = f.page.session()->state();
        LabFixture other;
        other.document().setSubject(other.document().lastTiles(3));
        QVERIFY(other.settled());
        other.page.restoreSession(session);
        QVERIFY(other.settled());
        QVERIFY(other.document().subject() == SearchSubject(MazeTask::reach));
        QCOMPARE(other.page.race()->moment(), std::size_t{5});
    }

    /// Who watches a race play sees another one from its beginning.
    void whatPlaysBeginsAnew() {
        LabFixture f;
        QVERIFY(f.settled());
        f.run("pathfinding.play");
        f.set(generated(21, 21, 3));
        QVERIFY(f.page.race()->wanted().has_value());
        QVERIFY(f.settled());
    }

    /// Saving leaves out what only a person reads.
    void commentsOfAGraphAreKnown() {
        const QByteArray graph = "graph\nnode S 3\nnode G 0\nedge S G 3\nstart S\ngoal G\n";
        const auto loses = [](const QByteArray& content, const char* name) {
            LabFixture f;
            return f.page.openFile(content, q(name)).has_value() && f.page.losesComments(q(name));
        };
        QVERIFY(loses("# From the lecture.\n" + graph, "/x/a.graph"));
        QVERIFY(!loses(graph, "/x/a.graph"));
    }

    /// A race that plays moves on many times a second: it is kept where it rests.
    void whatPlaysIsKeptWhereItRests() {
        LabFixture f;
        QVERIFY(f.settled());
        const auto moment = [&] {
            return f.page.session()->state().value(q("document")).toObject().value(q("moment"));
        };
        QVERIFY(moment().isUndefined());
        f.run("pathfinding.play");
        QCOMPARE(moment(), QJsonValue(0));
        const QSignalSpy changed(f.page.session(), &Session::changed);
        QTRY_VERIFY(f.page.race()->moment() > 1);
        QVERIFY(changed.isEmpty());
        QCOMPARE(moment(), QJsonValue(0));
        f.run("pathfinding.play");
        QVERIFY(!changed.isEmpty());
        QCOMPARE(moment(), QJsonValue(static_cast<qint64>(f.page.race()->moment())));
    }

    void tasksAndPuzzlesComeBack() {
        for (const char* order : {"724506831", "0 4 2 3 1 5 6 7 8 9 10 11 12 13 14 15", ""}) {
            LabFixture f;
            f.document().setSubject(MazeTask::corners);
            if (*order != '\0')
                QVERIFY(f.page.paste(q(order)).has_value());
            QVERIFY(f.settled());
            const QJsonObject session = f.page.session()->state();
            LabFixture other;
            other.page.restoreSession(session);
            QVERIFY(other.settled());
            QVERIFY(other.document().subject() == f.document().subject());
            QCOMPARE(other.document().task(), MazeTask::corners);
            QCOMPARE(other.page.session()->state(), session);
        }
    }

    /// An order of tiles is a file and a text as a maze is; the maze that waits can still be saved.
    void puzzlesAreFiles() {
        LabFixture f;
        QVERIFY(f.page.open("7 2 4\n5 0 6\n8 3 1\n").has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.copy(), q("7 2 4\n5 0 6\n8 3 1\n"));
        QCOMPARE(f.page.save(q("x.tiles")), QByteArray("7 2 4\n5 0 6\n8 3 1\n"));
        QVERIFY(f.page.save(q("x.maze")).startsWith("###"));
        QCOMPARE(f.page.lossOf(q("x.tiles")), QString());
        QCOMPARE(f.page.lossOf(q("x.maze")),
                 q("This format stores only the maze. You would lose the sliding puzzle."));
        QVERIFY(PathfindingPage::pageInfo().recognises("724506831"));
        const QSize size = f.page.pictureSize();
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(Qt::magenta);
        QPainter painter(&picture);
        f.page.paintPicture(painter);
        painter.end();
        // Eight tiles, of which none lies at home, and the gap.
        const Colours& colours = paperColours();
        constexpr int tile = 100 * 100; // without its edge and its digit
        QCOMPARE(testing::pixelsOf(picture, Qt::magenta), 0);
        QVERIFY(testing::pixelsOf(picture, colours.base) > 8 * tile);
        QVERIFY(testing::pixelsOf(picture, mix(colours.hole, colours.text, 0.16)) > tile);
        f.page.history()->undo();
        QVERIFY(isOfMaze(f.document().subject()));
        QVERIFY(f.page.copy().startsWith(q("###")));
    }

    void foreignSessionsDoNoHarm() {
        LabFixture f;
        for (const QJsonObject& session :
             {QJsonObject(), QJsonObject{{q("document"), 5}, {q("settings"), q("none")}},
              QJsonObject{{q("document"), QJsonObject{{q("maze"), 5}}},
                          {q("settings"), QJsonObject{{q("lanes"), q("none")}}}},
              QJsonObject{{q("settings"), QJsonObject{{q("lanes"), QJsonArray{q("no-such"), 7}},
                                                      {q("heuristic"), 1e9},
                                                      {q("depth-limit"), -3},
                                                      {q("collect-heuristic"), -8},
                                                      {q("sliding-heuristic"), q("none")}}},
                          {q("document"), QJsonObject{{q("moment"), -5},
                                                      {q("trip"), QJsonArray{-1, 4000}},
                                                      {q("task"), 77},
                                                      {q("tiles"), q("1 2 3")}}},
                          {q("tool"), 99},
                          {q("cost"), -4},
                          {q("speed"), -1},
                          {q("puzzle"), QJsonObject{{q("moves"), -1}}},
                          {q("columns"), q("!!")},
                          {q("tab"), 99}}}) {
            f.page.restoreSession(session);
            QVERIFY(f.settled());
            QCOMPARE(*f.document().maze(), workedMaze());
        }
    }

    void areasAreVisited() {
        LabFixture f;
        QCOMPARE(f.page.areas().size(), 6);
        QCOMPARE(f.page.areas().front(), static_cast<QWidget*>(f.maze));
        f.run("pathfinding.romania");
        QVERIFY(f.page.areas().front() != f.maze);
    }
};

LOGGIA_WINDOW_TEST(PathfindingPageDocumentTest)

} // namespace pathfinding_page_document_test

#include "pathfinding_page_document_test.moc"
