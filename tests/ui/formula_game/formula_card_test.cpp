#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "ui/formula_game/formula_card.hpp"
#include "ui/formula_game/perfect_play.hpp"

#include <QTest>

namespace formula_card_test {

using namespace loggia;
using namespace loggia::ui;

/// (x*y) with x and then y chosen by E, who wins by two ones.
struct Fixture : ui::testing::GameFixture {
    PerfectPlay perfect{&document};

    Fixture() { load({"(x*y)", "EE", "xy"}); }
    [[nodiscard]] FormulaCard card(const QString& note = {}) const {
        return cardOf(document, perfect, note);
    }
};

class FormulaCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhoseTurnItIs() {
        Fixture f;
        QCOMPARE(f.card().title, QStringLiteral("Turn 1: E chooses x"));
        QVERIFY(!f.card().text.contains(QLatin1Char('\n')));
        QVERIFY(f.card(QStringLiteral("a note")).text.endsWith(QStringLiteral("\na note")));
        QVERIFY(f.document.play(true).has_value());
        QCOMPARE(f.card().title, QStringLiteral("Turn 2: E chooses y"));
        QVERIFY(!endOf(f.document, f.perfect));
    }

    void tellsWhoWinsWhereItIsWanted() {
        Fixture f;
        f.perfect.setOn(true);
        QTRY_COMPARE(f.card().title, QStringLiteral("E wins with perfect play"));
        QTRY_VERIFY(f.perfect.explanation() != nullptr);
        QCOMPARE(f.card().text.count(QLatin1Char('\n')), 1); // a line for each value
    }

    void tellsTheBlunderOfAGameThatIsOver() {
        Fixture f;
        QVERIFY(f.document.play(true).has_value());
        QVERIFY(f.document.play(false).has_value());
        QTRY_VERIFY(f.perfect.knowsBlunders());
        QCOMPARE(f.card().title, QStringLiteral("One blunder"));
        const auto over = endOf(f.document, f.perfect);
        QVERIFY(over.has_value());
        QCOMPARE(over->reason,
                 QStringLiteral("Blunder by E in turn 2: y = 1 would have kept the win."));
        QCOMPARE(over->mistake, std::size_t{1});
    }

    void tellsThatThereWasNone() {
        Fixture f;
        QVERIFY(f.document.play(true).has_value());
        QVERIFY(f.document.play(true).has_value());
        QTRY_VERIFY(f.perfect.knowsBlunders());
        QCOMPARE(f.card().title, QStringLiteral("No blunders"));
        QCOMPARE(f.card().text, QStringLiteral("E had a winning strategy from the start."));
    }

    void asksForAFormula() {
        Fixture f;
        f.document.type(FormulaDocument::Field::formula, QStringLiteral("(x"));
        QCOMPARE(f.card(QStringLiteral("a note")).title, QStringLiteral("No game yet"));
        QVERIFY(f.card().text.startsWith(QStringLiteral("Type or paste a formula.")));
        QVERIFY(!endOf(f.document, f.perfect));
    }

    void asksForTurnsWhereThereIsAFormula() {
        Fixture f;
        f.document.type(FormulaDocument::Field::turns, QStringLiteral("E"));
        QVERIFY(!f.document.isGame());
        QCOMPARE(f.card().title, QStringLiteral("No game yet"));
        QVERIFY(f.card().text.contains(QStringLiteral("under Turns")));
        f.document.type(FormulaDocument::Field::formula, QString());
        QVERIFY(f.card().text.startsWith(QStringLiteral("Type or paste a formula.")));
    }
};

LOGGIA_LOOP_TEST(FormulaCardTest)

} // namespace formula_card_test

#include "formula_card_test.moc"
