#include "core/peg/format.hpp"
#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/peg/page_fixture.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/window/pages.hpp"

#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTabWidget>

#include <bit>
#include <cmath>
#include <set>

namespace peg_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using testing::Fixture;
using testing::q;

constexpr const char* handout = "10 1\r\n1 2 4\r\n2 4 7\r\n3 5 8\r\n4 5 6\r\n7 8 9\r\n8 9 10\r\n"
                                "1 3 6\r\n3 6 10\r\n2 5 9";

class PegPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Full, bare, or with too few pegs for what is to be left.
    void aBoardThatIsBeingSetUpComesBack() {
        const peg::Board& board = peg::find_layout("triangle10")->puzzle.board;
        for (const peg::Holes start : {board.all(), peg::Holes{0}, peg::only(3)}) {
            Fixture f;
            f.document().setGame({{board, start, {2, 0}}, {}}, 0, q("test"));
            const QByteArray bytes = f.page.save(q("a.peg"));
            Fixture again;
            const auto opened = again.page.open(bytes);
            QVERIFY2(opened.has_value(), opened ? "" : opened.error().message.c_str());
            QVERIFY(again.document().puzzle() == f.document().puzzle());
        }
    }

    void opensTheHandoutsFile() {
        Fixture f;
        QVERIFY(PegPage::pageInfo().recognises(handout));
        QVERIFY(f.page.open(handout).has_value());
        QCOMPARE(f.document().board().holes(), 10);
        QCOMPARE(f.document().state().grid, peg::Grid::triangular); // placed as people know it
        const auto error = f.page.open("10 1\n1 2 11\n");
        QVERIFY(!error.has_value());
        QCOMPARE(error.error().span->line, 2);
        QCOMPARE(f.document().board().holes(), 10);
        f.page.history()->undo();
        QCOMPARE(f.document().board().holes(), 15);
    }

    /// The back end's output is gone through on the board that is open.
    void opensJumpsOnTheirBoard() {
        Fixture f;
        QVERIFY(f.page.open(handout).has_value());
        const peg::Puzzle puzzle = f.document().puzzle();
        const QByteArray jumps = "Jump(4,2,1,1)\n";
        QVERIFY(PegPage::pageInfo().recognises(jumps));
        QVERIFY(f.page.openFile(jumps, q("answer.txt")).has_value());
        QVERIFY(f.document().puzzle() == puzzle);
        QCOMPARE(f.document().played(), std::size_t{1});
        QCOMPARE(f.document().shown(), std::size_t{0});
        // The file stays what it is, and a board is saved as one.
        QCOMPARE(f.page.save(q("answer.txt")), jumps);
        QVERIFY(!f.page.lossOf(q("answer.txt")).isEmpty());
        QVERIFY(f.page.save(q("board.txt")).startsWith("10 1\n"));
        const auto wrong = f.page.open("Jump(4,2,1,1)\nJump(4,2,1,2)\n");
        QVERIFY(!wrong.has_value());
        QCOMPARE(wrong.error().span->line, 2);
        QCOMPARE(f.document().played(), std::size_t{1});
        // Pasted they are a step of the same document.
        f.run("peg.restart");
        const int document = f.page.history()->document();
        QVERIFY(f.page.paste(QString::fromLatin1(jumps)).has_value());
        QCOMPARE(f.document().played(), std::size_t{1});
        QCOMPARE(f.page.history()->document(), document);
        f.page.history()->undo();
        QCOMPARE(f.document().played(), std::size_t{0});
        QVERIFY(f.page.paste(q("4-1")).has_value());
        QCOMPARE(f.document().played(), std::size_t{1});
        f.page.newDocument();
        QVERIFY(!f.page.open(jumps).has_value());
    }

    /// It would be another file.
    void asksBeforeAPictureIsReplaced() {
        Fixture f;
        QVERIFY(f.page.openFile("XXX\nX0X\nXXX\n", q("a.txt")).has_value());
        QVERIFY(f.page.lossOf(q("a.txt")).startsWith(q("This file is a picture of a board.")));
        QCOMPARE(f.page.lossOf(q("b.peg")), QString());
        f.page.noteSaved(q("a.txt"));
        QCOMPARE(f.page.lossOf(q("a.txt")), QString());
        QVERIFY(f.page.openFile(handout, q("a.txt")).has_value());
        QCOMPARE(f.page.lossOf(q("a.txt")), QString());
    }

    void savesWhatItOpens() {
        Fixture f;
        QVERIFY(f.page.open(handout).has_value());
        QVERIFY(f.document().play({4, 2, 1}).has_value());
        const QByteArray saved = f.page.save(q("board.txt"));
        QVERIFY(saved.startsWith("10 1\n1 2 4\n2 4 7\n"));
        Fixture other;
        QVERIFY(other.page.open(saved).has_value());
        QVERIFY(other.document().state() == f.document().state());
        QCOMPARE(f.page.save(q("solution.jumps")), QByteArray("Jump(4,2,1,1)\n"));
        QCOMPARE(f.page.lossOf(q("solution.peg")), QString());
        QVERIFY(
            f.page.lossOf(q("solution.jumps")).startsWith(q("This format stores only the jumps")));
        QVERIFY(other.page.paste(f.page.copy()).has_value());
        QVERIFY(!other.page.paste(q("hello")).has_value());
    }

    void everyCommandDoesWhatItCan() {
        Fixture f;
        std::set<QString> names;
        for (const CommandSpec& command : f.page.info().commands) {
            const QString id = QString::fromLatin1(command.id);
            QVERIFY(names.insert(id).second);
            if (testing::canRun(f.page, id))
                testing::runCommand(f.page, id);
        }
        QVERIFY(f.settled());
        f.run("peg.example");
        f.run("peg.forward");
        QCOMPARE(f.document().shown(), std::size_t{5});
        f.run("peg.first");
        QCOMPARE(f.document().shown(), std::size_t{0});
        QVERIFY(!testing::canRun(f.page, q("peg.back")));
        f.run("peg.last");
        QCOMPARE(f.document().shown(), std::size_t{13});
        const QSignalSpy copied(&f.page, &Page::copyWanted);
        f.run("peg.copy-jumps");
        QCOMPARE(copied[0][0].toString().count(q("\n")), 13);
        f.run("peg.restart");
        QVERIFY(!testing::canRun(f.page, q("peg.restart")));
        const bool numbers = f.board->pegs().numbers;
        f.run("peg.numbers");
        QCOMPARE(f.board->pegs().numbers, !numbers);
        f.page.newDocument();
        QVERIFY(!testing::canRun(f.page, q("peg.solve")));
        QCOMPARE(f.page.save(q("x.txt")), QByteArray());
    }

    void theSessionBringsEverythingBack() {
        Fixture f;
        f.example("english33");
        QVERIFY(f.document().play({5, 10, 17}).has_value());
        QVERIFY(f.document().play({8, 9, 10}).has_value());
        f.document().show(1);
        f.document().setPegsLeft(3);
        f.run("peg.tool-goal");
        f.run("peg.numbers");
        f.find<QComboBox>("engine")->setCurrentIndex(1);
        f.find<QComboBox>("timing")->setCurrentIndex(2);
        f.page.findChild<QTabWidget*>()->setCurrentIndex(2);
        const QByteArray stored = QJsonDocument(f.page.session()->state()).toJson();
        Fixture other;
        other.page.restoreSession(QJsonDocument::fromJson(stored).object());
        QVERIFY(other.document().state() == f.document().state());
        QVERIFY(other.page.session()->state() == f.page.session()->state());
        QVERIFY(!other.page.history()->canUndo());
    }

    /// A solution that was saved at its start is not opened as a game that is over.
    void aFileKeepsTheMomentShown() {
        Fixture f;
        QVERIFY(f.page.open("3 1\n1 2 3\njumps\nJump(3,2,1)\n").has_value());
        QVERIFY(f.document().state().played.isAtEnd());
        QVERIFY(f.page.save({}).endsWith("\njumps\nJump(3,2,1,1)\n"));
        f.document().show(0);
        const QByteArray saved = f.page.save({});
        QVERIFY(saved.endsWith("\njumps 0\nJump(3,2,1,1)\n"));
        Fixture other;
        QVERIFY(other.page.open(saved).has_value());
        QCOMPARE(other.document().state().played.shown(), std::size_t{0});
        QCOMPARE(other.document().game().jumps.size(), std::size_t{1});
    }

    /// Also boards that no file can hold.
    void theSessionKeepsAnyBoard() {
        Fixture f;
        f.page.newDocument();
        Fixture other;
        other.page.restoreSession(f.page.session()->state());
        QVERIFY(other.document().isBlank());
        f.example("ring4");
        f.document().edit(peg::with_peg_toggled(f.document().puzzle(), 1), q("full"));
        QCOMPARE(peg::game_of(f.page.copy().toStdString()).value(), f.document().game());
        other.page.restoreSession(f.page.session()->state());
        QVERIFY(other.document().state() == f.document().state());
    }

    void brokenSessionsAreLeftOut() {
        for (const char* text :
             {"{}", "{\"document\": 3}", "{\"document\": {\"places\": [1, 2, \"x\"]}}",
              "{\"document\": {\"places\": [[0,0],[1,0],[2,0]], \"rows\": [[1,2,9]]}}",
              "{\"document\": {\"places\": [[0,0],[1,0],[2,0]], \"rows\": [[1,2,3]], \"start\": "
              "\"ff\","
              " \"left\": -4, \"jumps\": \"Jump(3,2,1)\", \"shown\": 7, \"grid\": 99}}",
              "{\"tool\": 77, \"method\": -1, \"encoding\": \"?\", \"tab\": 50, \"columns\": 1}"}) {
            Fixture f;
            f.page.restoreSession(QJsonDocument::fromJson(text).object());
            QVERIFY(f.document().shown() <= f.document().played());
            QVERIFY(!f.page.grab().isNull());
        }
    }

    void aDroppedFileFindsThisPage() {
        testing::Bench bench([] { return allPages(); });
        QFile file(bench.file("board.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(handout);
        file.close();
        bench.window->openFiles({file.fileName()});
        auto* page = qobject_cast<PegPage*>(bench.window->currentPage());
        QVERIFY(page != nullptr);
        QCOMPARE(page->document()->board().holes(), 10);
        bench.close();
        bench.open();
        page = qobject_cast<PegPage*>(bench.window->page(q("peg")));
        QCOMPARE(page->document()->board().holes(), 10);
    }

    void thePictureIsTheBoard() {
        Fixture f;
        const QImage image = pictureAsImage(f.page);
        QCOMPARE(image.size(), 2 * f.page.pictureSize());
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        // Every peg takes as much colour, at the moment that is shown.
        const auto peg_size = [&](const QImage& picture) {
            const double pegs = std::popcount(f.document().state().played.state());
            return testing::pixelsOf(picture, lightColours().player_one) / pegs;
        };
        const double size = peg_size(image);
        QVERIFY(size > 100);
        const peg::Holes before = f.document().state().played.state();
        f.document().show(0);
        QVERIFY(f.document().state().played.state() != before);
        const double then = peg_size(pictureAsImage(f.page));
        QVERIFY2(std::abs(then - size) < 0.02 * size, qPrintable(QString::number(then / size)));
    }
};

LOGGIA_WINDOW_TEST(PegPageDocumentTest)

} // namespace peg_page_document_test

#include "peg_page_document_test.moc"
