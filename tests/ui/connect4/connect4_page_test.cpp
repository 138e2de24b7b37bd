#include "core/connect4/format.hpp"
#include "ui/connect4/analysis_panel.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/computer_turn.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/game_panel.hpp"
#include "ui/connect4/match_panel.hpp"
#include "ui/connect4/score_button.hpp"
#include "ui/widgets/board_view.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/plot.hpp"

#include <QAccessible>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <array>
#include <ctime>
#include <limits>
#include <vector>

using namespace loggia;
using namespace loggia::ui;
using connect4::Player;

namespace {

PlayerSettings quickComputer() {
    PlayerSettings settings{true, {}};
    settings.think.by_depth = true;
    settings.think.depth = 2;
    return settings;
}

/// Thinks until it is stopped.
PlayerSettings slowComputer() {
    PlayerSettings settings{true, {}};
    settings.think.seconds = 600;
    return settings;
}

/// A page in a window, as a person has it, that plays fast.
struct Fixture {
    Connect4Page page;
    BoardView* board = page.findChild<BoardView*>(QStringLiteral("board"));

    Fixture() {
        page.resize(1100, 700);
        page.show();
        page.computer()->setPace(0);
        page.document()->setPlayer(Player::two, quickComputer());
        page.document()->newGame();
        static_cast<void>(QTest::qWaitForWindowExposed(&page));
    }
    Connect4Document& document() { return *page.document(); }
    [[nodiscard]] QPoint pointOf(int column) const {
        return board->geometryNow().centre(column, 3).toPoint();
    }
    void click(int column) { QTest::mouseClick(board, Qt::LeftButton, {}, pointOf(column)); }
    bool waitForComputer() {
        return QTest::qWaitFor([this] { return !document().isComputersTurn(); }, 20'000);
    }
};

QAbstractButton* buttonOf(const QWidget& parent, const QString& text) {
    for (QAbstractButton* button : parent.findChildren<QAbstractButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

/// How long this thread was ready to run and had no processor so far, in ms: what the rest of a
/// busy machine costs, as the kernel counts it (Documentation/scheduler/sched-stats). 0 where
/// unknown.
double waitedForProcessor() {
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() / 1e6;
}

/// What all threads of this program together have computed so far, in ms.
double processorTime() {
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// How many programs there are to each processor that want one, at least 1: a clock runs faster by
/// so much.
double crowdOnTheMachine() {
    QFile file(QStringLiteral("/proc/loadavg"));
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    const QList<QByteArray> fields = file.readAll().split(' ');
    const double wanting =
        std::max(fields.value(0).toDouble(), fields.value(3).split('/').value(0).toDouble());
    return std::max(1.0, wanting / std::max(1, QThread::idealThreadCount()));
}

/// The longest that the window's thread let a 5 ms timer wait while engines searched, in ms.
double longestBlock() {
    Fixture f;
    f.document().setPlayer(Player::two, slowComputer());
    QElapsedTimer since;
    double waited = waitedForProcessor();
    double longest = 0;
    QTimer heart;
    heart.setInterval(5);
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
        const double waited_now = waitedForProcessor();
        const double gap = static_cast<double>(since.nsecsElapsed()) / 1e6;
        longest = std::max(longest, gap - (waited_now - waited));
        waited = waited_now;
        since.restart();
    });
    since.start();
    heart.start();
    f.click(3);
    f.page.analysisRun()->setOn(true);
    QTest::qWait(400);
    f.page.undoStack()->undo();
    f.click(2);
    QTest::qWait(250);
    return longest;
}

} // namespace

class Connect4PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { // The offscreen platform says this of every window.
        QTest::failOnWarning(QRegularExpression(
            QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    }

    void opensOnAWorkedExample() {
        const Connect4Page page;
        QVERIFY(const_cast<Connect4Page&>(page).document()->game().moves.size() > 8);
        QVERIFY(!page.findChild<GamePanel*>()->cardText().isEmpty());
    }

    void aWholeGameByMouseAgainstTheComputer() {
        Fixture f;
        int column = 0;
        while (!f.document().lastPosition().is_full()) {
            while (!f.document().lastPosition().can_play(column % 7))
                ++column;
            f.click(column % 7);
            column += 3;
            QVERIFY(f.waitForComputer());
        }
        QCOMPARE(f.document().game().moves.size(), std::size_t{42});
        QCOMPARE(f.page.undoStack()->count(), 22); // new game, then 21 moves with their answers
        const QSignalSpy refused(f.board, &BoardView::refused);
        f.click(3);
        QCOMPARE(refused.count(), 1);
        while (f.page.undoStack()->index() > 1)
            f.page.undoStack()->undo();
        QVERIFY(f.document().game().moves.empty());
        while (f.page.undoStack()->canRedo())
            f.page.undoStack()->redo();
        QVERIFY(f.document().lastPosition().is_full());
    }

    void playsByKeys() {
        Fixture f;
        f.board->setFocus();
        QTest::keyClick(f.board, Qt::Key_4);
        QVERIFY(f.waitForComputer());
        QCOMPARE(f.document().game().moves.front(), 3);
        QTest::keyClick(f.board, Qt::Key_Right);
        QTest::keyClick(f.board, Qt::Key_Right);
        QTest::keyClick(f.board, Qt::Key_Return);
        QCOMPARE(f.document().game().moves.at(2), 5);
        QVERIFY(f.waitForComputer());
        QTest::keyClick(f.board, Qt::Key_Left);
        QTest::keyClick(f.board, Qt::Key_Space);
        QCOMPARE(f.document().game().moves.at(4), 4);
    }

    void aClickWhileTheComputerThinksIsRefusedVisibly() {
        Fixture f;
        f.document().setPlayer(Player::two, slowComputer());
        f.click(3);
        QTRY_VERIFY(f.page.computer()->isThinking());
        const QSignalSpy messages(&f.page, &Page::message);
        f.click(2);
        QCOMPARE(f.document().game().moves, std::vector<int>{3});
        QCOMPARE(messages.count(), 1);
        f.page.undoStack()->undo();
        QVERIFY(!f.page.computer()->isThinking());
        QTest::qWait(150);
        QVERIFY(f.document().game().moves.empty());
    }

    void moveNowPlaysTheBestSoFar() {
        Fixture f;
        f.document().setPlayer(Player::two, slowComputer());
        f.click(3);
        QTRY_VERIFY(f.page.computer()->isThinking());
        f.page.runCommand(QStringLiteral("connect4.computer-move"));
        QTRY_COMPARE(f.document().game().moves.size(), std::size_t{2});
    }

    /// The median of the work that is done until all is still, which a busy machine does not
    /// lengthen; and by the clock the best round, since the engines have to be given a processor to
    /// hear of it.
    void stopIsImmediate() {
        std::vector<double> work;
        double best = std::numeric_limits<double>::max();
        while (work.size() < 5 || (work.size() < 12 && best >= 100)) {
            Fixture f;
            f.document().setPlayer(Player::two, slowComputer());
            f.click(3);
            f.page.analysisRun()->setOn(true);
            auto* stop = f.page.findChild<QPushButton*>(QStringLiteral("stop"));
            QTRY_VERIFY(stop->isEnabled());
            QTest::qWait(100 + 40 * static_cast<int>(work.size()));
            const double crowd = crowdOnTheMachine();
            QElapsedTimer timer;
            timer.start();
            const double before = processorTime();
            QTest::mouseClick(stop, Qt::LeftButton);
            while (stop->isEnabled() && timer.elapsed() < 5000)
                QTest::qWait(1);
            work.push_back(processorTime() - before);
            best = std::min(best, static_cast<double>(timer.elapsed()) / crowd);
            QVERIFY(!f.page.computer()->isThinking());
            QVERIFY(f.document().isHeld());
            QCOMPARE(f.document().game().moves.size(), std::size_t{1});
        }
        std::sort(work.begin(), work.end());
        const double median = work[work.size() / 2];
        QVERIFY2(median < 100, qPrintable(QString::number(median)));
        QVERIFY2(best < 100, qPrintable(QString::number(best)));
    }

    /// While the engine searches on two positions at once, a timer of the window ticks on time.
    void theWindowIsNeverBlocked() {
        std::array<double, 3> longest{};
        for (double& each : longest)
            each = longestBlock();
        std::sort(longest.begin(), longest.end());
        QVERIFY2(longest[1] < 50, qPrintable(QString::number(longest[1]))); // the median
    }

    void analysisAppearsOnTheBoardAndInThePanel() {
        Fixture f;
        f.document().setPlayer(Player::two, {});
        ThinkSettings settings;
        settings.by_depth = true;
        settings.depth = 4;
        f.page.analysisRun()->setSettings(settings);
        f.click(3);
        f.click(3);
        QVERIFY(f.board->scene().notes.empty());
        QTest::mouseClick(f.page.findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
        QTRY_COMPARE(f.page.analysisRun()->course().size(), std::size_t{3});
        QCOMPARE(f.board->scene().notes.size(), std::size_t{7});
        for (const ColumnNote& note : f.board->scene().notes)
            QVERIFY(!note.text.isEmpty());
        auto* plot = f.page.findChild<AnalysisPanel*>()->findChild<Plot*>();
        QCOMPARE(plot->content().series.front().points.size(), std::size_t{3});
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->positionOf(1).toPoint());
        QCOMPARE(f.document().shown(), std::size_t{1});
        f.page.analysisRun()->setOn(false);
        QVERIFY(f.board->scene().notes.empty());
    }

    void hintsSayWhy() {
        Fixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 0, 3, 6, 3, 1})
            f.click(column);
        f.page.runCommand(QStringLiteral("connect4.hint"));
        QTRY_VERIFY_WITH_TIMEOUT(
            f.page.findChild<GamePanel*>()->cardText().contains(QStringLiteral("Its value")),
            10'000);
    }

    void pointingAtAScoreDrawsItsQuadruples() {
        Fixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {0, 6, 1, 6, 2, 5, 3})
            f.click(column);
        auto* score = f.page.findChildren<ScoreButton*>().first();
        QCOMPARE(score->points(), 1);
        QTRY_COMPARE(f.board->scene().lines.size(), std::size_t{1}); // drawn for a while
        QTRY_VERIFY(f.board->scene().lines.empty());
        QTest::mouseClick(score, Qt::LeftButton);
        QCOMPARE(f.board->scene().lines.size(), std::size_t{1});
        QTest::mouseClick(score, Qt::LeftButton);
        QCOMPARE(f.page.findChild<GamePanel*>()->findChild<QListWidget*>()->item(0)->text(),
                 QStringLiteral("Orange: row 1, columns 1-4"));
        f.page.runCommand(QStringLiteral("connect4.points"));
        QCOMPARE(f.board->scene().lines.size(), std::size_t{1});
    }

    void theMoveListLeadsThroughTheGame() {
        Fixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 2, 1})
            f.click(column);
        auto* moves = f.page.findChild<MoveList*>();
        QCOMPARE(moves->rowCount(), 2);
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                          moves->visualItemRect(moves->item(0, 1)).center());
        QCOMPARE(f.document().shown(), std::size_t{2});
        QTest::keyClick(moves, Qt::Key_Left);
        QCOMPARE(f.document().shown(), std::size_t{1});
        QCOMPARE(f.board->scene().at(3, 0).piece, 1);
        QCOMPARE(f.board->scene().at(2, 0).piece, 0);
    }

    void theEditorRefusesImpossibleBoards() {
        Fixture f;
        f.page.runCommand(QStringLiteral("connect4.edit"));
        QVERIFY(f.document().isEditing());
        auto* play = buttonOf(f.page, QStringLiteral("&Play from here"));
        QVERIFY(play != nullptr && play->isEnabled());
        f.click(0); // orange
        QVERIFY(play->isEnabled());
        QTest::mouseClick(buttonOf(f.page, QStringLiteral("&Orange")), Qt::LeftButton);
        f.click(0); // orange again: two ahead
        QVERIFY(!play->isEnabled());
        QTest::mouseClick(f.board, Qt::RightButton, {},
                          f.board->geometryNow().centre(0, 0).toPoint());
        QVERIFY(play->isEnabled());
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!f.document().isEditing());
        QCOMPARE(f.document().game().start.stone_count(), 1);
    }

    void copiesPastesOpensAndSaves() {
        Fixture f;
        const std::string input2 = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";
        QVERIFY(f.page.paste(QString::fromStdString(input2)));
        QCOMPARE(f.page.copy().toStdString(), input2);
        f.click(4);
        QVERIFY(f.waitForComputer());
        const QString game_file = QStringLiteral("match.c4");
        const QByteArray saved = f.page.save(game_file);
        QVERIFY(saved.contains("moves: 5 "));
        for (const char* position_file : {"green_next.txt", "no_suffix"})
            QCOMPARE(f.page.save(QString::fromLatin1(position_file)), f.page.copy().toUtf8());
        f.page.newDocument();
        QVERIFY(Connect4Page::pageInfo().recognises(saved));
        QVERIFY(f.page.open(saved));
        QCOMPARE(f.page.save(game_file), saved);
        QVERIFY(!f.page.paste(QStringLiteral("3\n")));
        QCOMPARE(f.page.save(game_file), saved);
        QVERIFY(!Connect4Page::pageInfo().recognises("p cnf 1 1\n1 0\n"));
    }

    void theSessionComesBack() {
        Fixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 3, 1})
            f.click(column);
        f.document().setPlayer(Player::one, quickComputer());
        f.document().show(2);
        const QJsonObject session = f.page.session();
        Connect4Page other;
        other.restoreSession(session);
        QCOMPARE(other.document()->game().moves, (std::vector<int>{3, 3, 1}));
        QCOMPARE(other.document()->shown(), std::size_t{2});
        QVERIFY(other.document()->player(Player::one) == quickComputer());
        QCOMPARE(other.session(), session);
        other.restoreSession({{QStringLiteral("game"), 7},
                              {QStringLiteral("players"), QStringLiteral("x")},
                              {QStringLiteral("shown"), -4},
                              {QStringLiteral("tab"), 900},
                              {QStringLiteral("setup"), QJsonArray{3, QStringLiteral("zz")}}});
        other.restoreSession({});
    }

    /// At every size down to 640 x 600: what is visible lies within what holds it.
    void nothingIsCutOff_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(640, 460); // what a window of 640 x 600 leaves
        QTest::newRow("800 x 600") << QSize(800, 460);
        QTest::newRow("tall") << QSize(640, 900);
        QTest::newRow("usual") << QSize(1100, 700);
        QTest::newRow("large") << QSize(1600, 900);
    }
    void nothingIsCutOff() {
        QFETCH(QSize, size);
        Fixture f;
        QVERIFY(f.page.minimumSizeHint().width() <= 640);
        f.page.resize(size);
        f.document().setPlayer(Player::one, quickComputer());
        auto* tabs = f.page.findChild<QTabWidget*>();
        for (const bool editing : {false, true}) {
            if (editing)
                f.page.runCommand(QStringLiteral("connect4.edit"));
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QTest::qWait(20);
                for (const QWidget* widget : f.page.findChildren<QWidget*>()) {
                    const QWidget* holder = widget->parentWidget();
                    // What lies in a viewport is scrolled to.
                    if (!widget->isVisible() || qobject_cast<const QAbstractScrollArea*>(holder) ||
                        qobject_cast<const QAbstractScrollArea*>(holder->parentWidget()))
                        continue;
                    const QString what = QStringLiteral("%1 %2 in %3")
                                             .arg(QLatin1String(widget->metaObject()->className()),
                                                  widget->objectName(),
                                                  QLatin1String(holder->metaObject()->className()));
                    QVERIFY2(holder->rect().contains(widget->geometry()), qPrintable(what));
                    if (const auto* text = qobject_cast<const QLabel*>(widget))
                        QVERIFY2(!text->wordWrap() ||
                                     text->height() >= text->heightForWidth(text->width()),
                                 qPrintable(text->text()));
                    else if (qobject_cast<const QAbstractButton*>(widget))
                        QVERIFY2(widget->height() >= widget->minimumSizeHint().height() &&
                                     widget->width() >= widget->minimumSizeHint().width(),
                                 qPrintable(what));
                }
            }
        }
    }

    void theDividerStaysWhereItWasPut() {
        Fixture f;
        auto* splitter = f.page.findChild<QSplitter*>();
        const QSignalSpy changed(&f.page, &Page::sessionChanged);
        QWidget* handle = splitter->handle(1);
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from - QPoint(60, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, from - QPoint(60, 0));
        QVERIFY(changed.count() > 0);
        Fixture other;
        QVERIFY(other.page.findChild<QSplitter*>()->sizes() != splitter->sizes());
        other.page.restoreSession(f.page.session());
        QCOMPARE(other.page.findChild<QSplitter*>()->sizes(), splitter->sizes());
    }

    void theDepthTableIsMeasuredAndStopped() {
        Fixture f;
        auto* panel = f.page.findChild<DepthPanel*>();
        auto* start = buttonOf(*panel, QStringLiteral("&Measure"));
        start->click();
        QTRY_VERIFY_WITH_TIMEOUT(panel->rows().size() >= 3, 10'000);
        f.page.runCommand(QStringLiteral("connect4.stop"));
        QTRY_VERIFY_WITH_TIMEOUT(!panel->isRunning(), 1000);
        const auto rows = static_cast<qsizetype>(panel->rows().size());
        QCOMPARE(panel->asCsv().count(QLatin1Char('\n')), rows + 1);
        QVERIFY(panel->asText().count(QLatin1Char('\n')) >= rows + 2);
        auto* plot = panel->findChild<Plot*>();
        QCOMPARE(static_cast<qsizetype>(plot->content().series.front().points.size()), rows);
        const QSignalSpy copied(&f.page, &Page::copyWanted);
        buttonOf(*panel, QStringLiteral("Copy as &CSV"))->click();
        QCOMPARE(copied.count(), 1);
        QCOMPARE(copied.first().first().toString(), panel->asCsv());
    }

    void aMatchFillsTheCrosstableAndItsGamesCanBeSeen() {
        Fixture f;
        auto* panel = f.page.findChild<MatchPanel*>();
        PlayerSettings quick = quickComputer();
        panel->restoreSession({{QStringLiteral("a"), toJson(quick.think)},
                               {QStringLiteral("b"), toJson(quick.think)},
                               {QStringLiteral("games"), 4},
                               {QStringLiteral("seed"), 5}});
        buttonOf(*panel, QStringLiteral("Start the &match"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(panel->games().size() == 4 && !panel->isRunning(), 20'000);
        const auto* table = panel->findChild<QTableWidget*>();
        // The same engine on both sides: what one wins with a colour, the other loses.
        QStringList parts = table->item(0, 2)->text().split(QChar(0x2013));
        std::reverse(parts.begin(), parts.end());
        QCOMPARE(parts.join(QChar(0x2013)), table->item(1, 2)->text());
        auto* list = panel->findChild<QListWidget*>();
        QCOMPARE(list->count(), 4);
        Q_EMIT list->itemActivated(list->item(2));
        QCOMPARE(f.document().game().moves, panel->games()[2].moves);
        f.page.undoStack()->undo();
        QVERIFY(f.document().game().moves.empty());
    }

    void everythingFocusableHasAName() {
        Fixture f;
        f.page.analysisRun()->setOn(true);
        for (QWidget* widget : f.page.findChildren<QWidget*>()) {
            if (widget->isHidden() || widget->focusPolicy() == Qt::NoFocus ||
                widget->focusProxy() != nullptr ||
                widget->objectName() == QStringLiteral("qt_spinbox_lineedit"))
                continue;
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(interface != nullptr);
            const QString what =
                QStringLiteral("%1 in %2")
                    .arg(QLatin1String(widget->metaObject()->className()),
                         QLatin1String(widget->parentWidget()->metaObject()->className()));
            QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(what));
        }
    }
};

QTEST_MAIN(Connect4PageTest)
#include "connect4_page_test.moc"
