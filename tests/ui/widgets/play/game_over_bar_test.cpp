#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/undo/history.hpp"
#include "ui/undo/undo_step.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/play/mistakes.hpp"

#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace game_over_bar_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class GameOverBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void tellsTheOutcomeAndLeadsOn() {
        History history;
        GameOverBar bar("file.new", "connect4.next-mistake", history);
        QVERIFY(bar.isHidden());
        bar.resize(800, 60);
        bar.follow(21, false);
        bar.setOutcome(GameOver{QStringLiteral("Orange wins 3 to 1."),
                                QStringLiteral("Blunder: move 12."), 1, true, 11});
        bar.show();
        const auto button = [&](const char* name) {
            return bar.findChild<QPushButton*>(QString::fromLatin1(name));
        };
        const auto text = [&](const char* name) {
            return bar.findChild<QLabel*>(QString::fromLatin1(name))->text();
        };
        QCOMPARE(text("game-over-title"), QStringLiteral("Orange wins 3 to 1."));
        QCOMPARE(text("game-over-reason"), QStringLiteral("Blunder: move 12."));
        QCOMPARE(commandOf(*button("game-over-again")), QStringLiteral("file.new"));
        QSignalSpy acted(&bar, &GameOverBar::acted);
        QSignalSpy again(&bar, &GameOverBar::againWanted);
        QSignalSpy review(&bar, &GameOverBar::reviewWanted);
        QSignalSpy mistake(&bar, &GameOverBar::mistakeWanted);
        QTest::mouseClick(button("game-over-again"), Qt::LeftButton);
        QTest::keyClick(button("game-over-review"), Qt::Key_Space);
        QTest::mouseClick(button("game-over-mistake"), Qt::LeftButton);
        QCOMPARE(again.size(), 1);
        QCOMPARE(review.size(), 1);
        QCOMPARE(mistake.size(), 1);
        QCOMPARE(acted.size(), 3);
        QCOMPARE(mistake.first().first().value<std::size_t>(), std::size_t{11});
        bar.setOutcome(GameOver{QStringLiteral("Draw."), {}, 0, false, {}});
        QVERIFY(!button("game-over-mistake")->isVisible());
        QVERIFY(!bar.findChild<QLabel*>(QStringLiteral("game-over-reason"))->isVisible());
        // A position that was opened has no moves to go through.
        QVERIFY(button("game-over-review")->isVisible());
        bar.follow(0, false);
        QVERIFY(!button("game-over-review")->isVisible());
        bar.setOutcome(std::nullopt);
        QVERIFY(bar.isHidden());
    }

    /// It comes where "Go to the last move" was, on which a person may have double-clicked.
    void theSecondClickStartsNoGame() {
        History history;
        GameOverBar bar("file.new", "connect4.next-mistake", history);
        bar.resize(800, 60);
        bar.setOutcome(GameOver{QStringLiteral("Draw."), {}, 0, false, {}});
        auto* again = bar.findChild<QPushButton*>(QStringLiteral("game-over-again"));
        const QSignalSpy wanted(&bar, &GameOverBar::againWanted);
        const QPointF at = again->rect().center();
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const bool down = type == QEvent::MouseButtonDblClick;
            QMouseEvent event(type, at, again->mapToGlobal(at), Qt::LeftButton,
                              down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(again, &event);
        }
        QVERIFY(wanted.isEmpty());
        QTest::mouseClick(again, Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
    }

    /// A lecturer makes the text larger when the game is over.
    void theTitleFollowsTheSizeOfText() {
        History history;
        GameOverBar bar("file.new", "connect4.next-mistake", history);
        bar.setOutcome(GameOver{QStringLiteral("Draw."), {}, 0, false, {}});
        const auto* title = bar.findChild<QLabel*>(QStringLiteral("game-over-title"));
        const double before = title->font().pointSizeF();
        QFont larger = bar.font();
        larger.setPointSizeF(2 * larger.pointSizeF());
        bar.setFont(larger);
        QVERIFY(title->font().pointSizeF() > 1.9 * before);
    }

    /// At any width that a board may have, every line of text and every button is whole; where
    /// there is room, the buttons stand beside the text.
    void isWholeAtEveryWidth() {
        History history;
        GameOverBar bar("file.new", "connect4.next-mistake", history);
        bar.follow(21, false);
        bar.setOutcome(GameOver{
            QStringLiteral("Orange wins 5 to 4."),
            QStringLiteral("Blunder: Blue's move 7, column 5, gave away 1 point."), 1, true, 11});
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QVERIFY(bar.minimumSizeHint().width() <= 340);
        for (const int width : {340, 380, 413, 500, 700, 1000, 1600}) {
            bar.resize(width, bar.heightForWidth(width));
            bar.layout()->activate();
            for (const QLabel* text : bar.findChildren<QLabel*>()) {
                const QRect place(text->mapTo(&bar, QPoint()), text->size());
                QVERIFY(bar.rect().contains(place));
                QVERIFY(text->height() >= text->heightForWidth(text->width()));
                QVERIFY(text->width() >= 250);
            }
            for (const QPushButton* button : bar.findChildren<QPushButton*>()) {
                const QRect place(button->mapTo(&bar, QPoint()), button->size());
                QVERIFY(bar.rect().contains(place));
                QVERIFY(button->width() >= button->minimumSizeHint().width());
            }
        }
        QVERIFY(bar.height() < 70);
    }

    /// Only a move that was made with values in sight makes a game an assisted one.
    void namesAssistedGames() {
        History history;
        GameOverBar bar("file.new", "connect4.next-mistake", history);
        bar.setOutcome(GameOver{QStringLiteral("Draw."), {}, 0, false, {}});
        const auto* reason = bar.findChild<QLabel*>(QStringLiteral("game-over-reason"));
        bar.follow(0, true);
        bar.follow(0, false);
        bar.follow(1, false);
        QVERIFY(reason->text().isEmpty());
        bar.follow(1, true);
        QVERIFY(reason->text().isEmpty());
        bar.follow(2, true);
        QVERIFY(reason->text().contains(QStringLiteral("Assisted")));
        bar.follow(3, false);
        QVERIFY(reason->text().contains(QStringLiteral("Assisted")));
        bar.follow(0, false);
        QVERIFY(reason->text().isEmpty());
    }

    /// A game that is opened comes with all its moves, before the history knows of it.
    void aGameThatIsOpenedIsNotAssisted() {
        History history;
        GameOverBar bar("file.new", "connect4.next-mistake", history);
        bar.setOutcome(GameOver{QStringLiteral("Draw."), {}, 0, false, {}});
        const auto* reason = bar.findChild<QLabel*>(QStringLiteral("game-over-reason"));
        bar.follow(1, true);
        bar.follow(5, true);
        history.replace(std::make_unique<UndoStep>());
        QVERIFY(reason->text().isEmpty());
        bar.follow(6, true);
        QVERIFY(reason->text().contains(QStringLiteral("Assisted")));
        bar.follow(5, true);
        history.undo();
        QVERIFY(reason->text().isEmpty());
        history.redo();
        QVERIFY(reason->text().contains(QStringLiteral("Assisted")));
    }

    /// The session brings all moves of a game at once, maybe while values are in sight.
    void aGameThatIsRestoredIsWhatItWas() {
        History history;
        GameOverBar bar("file.new", "connect4.next-mistake", history);
        bar.setOutcome(GameOver{QStringLiteral("Draw."), {}, 0, false, {}});
        const auto* reason = bar.findChild<QLabel*>(QStringLiteral("game-over-reason"));
        const QSignalSpy changed(&bar, &GameOverBar::assistedChanged);
        bar.follow(0, true);
        bar.follow(8, true);
        bar.setAssisted(false);
        QVERIFY(!bar.isAssisted());
        bar.follow(8, true);
        QVERIFY(reason->text().isEmpty());
        QCOMPARE(changed.size(), 2);
        bar.follow(9, true);
        QVERIFY(bar.isAssisted());
        QCOMPARE(changed.size(), 3);
        bar.setAssisted(false);
        bar.follow(9, false);
        bar.setAssisted(true);
        QVERIFY(reason->text().contains(QStringLiteral("Assisted")));
    }

    void stepsFromMistakeToMistake() {
        const std::vector<std::size_t> all{2, 5, 9};
        QVERIFY(nextMistake(all, 0) == std::size_t{2});
        QVERIFY(nextMistake(all, 2) == std::size_t{5});
        QVERIFY(nextMistake(all, 6) == std::size_t{9});
        QVERIFY(!nextMistake(all, 9));
        QVERIFY(!previousMistake(all, 2));
        QVERIFY(previousMistake(all, 3) == std::size_t{2});
        QVERIFY(previousMistake(all, 40) == std::size_t{9});
        QVERIFY(!nextMistake({}, 0) && !previousMistake({}, 7));
    }
};

LOGGIA_WINDOW_TEST(GameOverBarTest)

} // namespace game_over_bar_test

#include "game_over_bar_test.moc"
