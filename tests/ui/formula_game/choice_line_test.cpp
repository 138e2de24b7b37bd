#include "core/formula_game/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/choice_line.hpp"
#include "ui/formula_game/formula_computer.hpp"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>

namespace choice_line_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;
using testing::GameFixture;
using testing::patience;

struct Fixture : GameFixture {
    FormulaComputer computer{&document};
    ChoiceLine line{&document, &computer};
    QPushButton* zero = line.findChild<QPushButton*>(QStringLiteral("value0"));
    QPushButton* one = line.findChild<QPushButton*>(QStringLiteral("value1"));
    QPushButton* action = line.findChild<QPushButton*>(QStringLiteral("action"));
    QSignalSpy chosen{&line, &ChoiceLine::chosen};

    Fixture() {
        computer.setPace(600'000); // it never moves while a test looks on
        line.resize(800, 60);
        line.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&line));
        QObject::connect(&line, &ChoiceLine::chosen, &document,
                         [this](bool value) { static_cast<void>(document.play(value)); });
    }
    static QString label(const QPushButton* button) {
        return button->text().remove(QLatin1Char('&'));
    }
};

class ChoiceLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void aDoubleClickChoosesOnce() {
        Fixture f;
        QTest::mouseClick(f.one, Qt::LeftButton);
        const QPointF at = f.one->rect().center();
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const bool down = type == QEvent::MouseButtonDblClick;
            QMouseEvent event(type, at, f.one->mapToGlobal(at), Qt::LeftButton,
                              down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(f.one, &event);
        }
        QCOMPARE(f.chosen.size(), 1);
        QTest::mouseClick(f.one, Qt::LeftButton);
        QCOMPARE(f.chosen.size(), 2);
    }

    void aPersonChooses() {
        Fixture f;
        QCOMPARE(f.line.said(),
                 QStringLiteral("Turn 1 of 3: E chooses x and wants the formula to be true."));
        QVERIFY(!f.action->isVisible());
        QTest::mouseClick(f.one, Qt::LeftButton);
        QTest::mouseClick(f.zero, Qt::LeftButton);
        QCOMPARE(f.chosen.size(), 2);
        QVERIFY(f.chosen[0][0].toBool() && !f.chosen[1][0].toBool());
        QCOMPARE(f.line.said(),
                 QStringLiteral("Turn 3 of 3: A chooses z and wants the formula to be false."));
        QCOMPARE(f.label(f.one), QStringLiteral("z = 1"));
        QTest::mouseClick(f.one, Qt::LeftButton);
        QCOMPARE(f.line.said(), QStringLiteral("The formula is true: E wins."));
        QVERIFY(!f.zero->isVisible() && !f.one->isVisible());
        const QSignalSpy again(&f.line, &ChoiceLine::restartWanted);
        QTest::mouseClick(f.action, Qt::LeftButton);
        QCOMPARE(again.size(), 1);
    }

    void aScreenReaderReadsTheChoiceThatWasMade() {
        Fixture f;
        const auto spoken = [&] {
            return QAccessible::queryAccessibleInterface(f.line.findChild<QLabel*>())
                ->text(QAccessible::Name);
        };
        QCOMPARE(spoken(), f.line.said());
        static_cast<void>(f.document.play(true));
        QCOMPARE(spoken(), QStringLiteral("Turn 1: E chose x = 1. ") + f.line.said());
        static_cast<void>(f.document.play(false));
        static_cast<void>(f.document.play(true));
        QCOMPARE(spoken(), QStringLiteral("Turn 3: A chose z = 1."));
        f.document.show(0);
        QCOMPARE(spoken(), f.line.said());
    }

    void tellsWhereEachValueLeads() {
        Fixture f;
        static_cast<void>(f.document.play(true));
        static_cast<void>(f.document.play(false));
        f.line.setSolution(formula_game::solve(*f.document.shownPosition()));
        QCOMPARE(f.label(f.zero), QStringLiteral("z = 0: wins"));
        QCOMPARE(f.label(f.one), QStringLiteral("z = 1: loses"));
        f.line.setSolution({});
        QCOMPARE(f.label(f.zero), QStringLiteral("z = 0"));
    }

    void leadsBackToTheLastTurn() {
        Fixture f;
        static_cast<void>(f.document.play(true));
        f.document.show(0);
        QVERIFY(f.line.said().endsWith(QStringLiteral("Another value starts a new line here.")));
        const QSignalSpy acted(&f.line, &ChoiceLine::acted);
        QTest::mouseClick(f.action, Qt::LeftButton);
        QCOMPARE(f.document.shown(), std::size_t{1});
        QCOMPARE(acted.size(), 1);
        QVERIFY(!f.action->isVisible());
    }

    /// Where the computer chose before, nothing is asked of it, and the turns after stay.
    void aTurnOfTheComputerIsLookedAt() {
        Fixture f;
        static_cast<void>(f.document.play(true));
        f.document.setHeld(true);
        f.document.setComputer(Player::e, true);
        f.document.show(0);
        QCOMPARE(f.line.said(), QStringLiteral("Turn 1 of 3: E (computer) chooses x."));
        QTest::mouseClick(f.action, Qt::LeftButton);
        QVERIFY(f.document.isAtEnd() && !f.computer.isRunning());
        QCOMPARE(f.document.played(), std::size_t{1});
    }

    void theComputerIsLetOnAndStopped() {
        Fixture f;
        f.document.setHeld(true);
        f.document.setComputer(Player::e, true);
        QCOMPARE(f.line.said(), QStringLiteral("E (computer) chooses x next."));
        QVERIFY(!f.zero->isVisible());
        QTest::mouseClick(f.action, Qt::LeftButton);
        QVERIFY(f.computer.isRunning());
        QVERIFY(f.line.said().startsWith(QStringLiteral("E (computer) chooses x")));
        QTest::mouseClick(f.action, Qt::LeftButton);
        QVERIFY(!f.computer.isRunning() && f.document.isHeld());
        QCOMPARE(f.document.played(), std::size_t{0});
    }

    void waitsForAGame() {
        Fixture f;
        f.document.clear();
        QVERIFY(f.line.said().startsWith(QStringLiteral("Complete the formula")));
        QVERIFY(!f.zero->isVisible() && !f.action->isVisible());
        f.line.showMessage(QStringLiteral("news"));
        QCOMPARE(f.line.said(), QStringLiteral("news"));
        f.document.setFormula(QStringLiteral("(a*b)"), QStringLiteral("new"));
        QVERIFY(f.line.said().startsWith(QStringLiteral("Turn 1 of 2")));
    }
};

LOGGIA_WINDOW_TEST(ChoiceLineTest)

} // namespace choice_line_test

#include "choice_line_test.moc"
