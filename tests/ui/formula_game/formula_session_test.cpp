#include "core/formula_game/format.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "ui/formula_game/formula_session.hpp"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace formula_session_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;

class FormulaSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesComeBack() {
        ui::testing::GameFixture first;
        QVERIFY(first.document.play(true).has_value());
        QVERIFY(first.document.play(false).has_value());
        first.document.show(1);
        first.document.setComputer(Player::a, true);
        ui::testing::GameFixture second;
        second.load({"(p*q)", "EA", "pq"});
        restoreDocument(second.document, documentJson(first.document));
        QCOMPARE(second.document.state().draft, first.document.state().draft);
        QCOMPARE(formula_game::values_text(*second.document.lastPosition()), std::string("10"));
        QCOMPARE(second.document.shown(), std::size_t{1});
        QVERIFY(second.document.isComputer(Player::a) && !second.document.isComputer(Player::e));
    }

    /// What is no game yet comes back as it was typed, and with the values of the game before, for
    /// when it is that game again.
    void draftsComeBack() {
        ui::testing::GameFixture first;
        const QString formula = first.document.text(FormulaDocument::Field::formula);
        QVERIFY(first.document.play(true).has_value());
        first.document.type(FormulaDocument::Field::formula, QStringLiteral("(x+"));
        QVERIFY(!first.document.isGame());
        const QJsonObject kept = documentJson(first.document);
        QCOMPARE(kept.value(QStringLiteral("values")).toString(), QString());
        ui::testing::GameFixture second;
        restoreDocument(second.document, kept);
        QCOMPARE(second.document.text(FormulaDocument::Field::formula), QStringLiteral("(x+"));
        QVERIFY(!second.document.isGame());
        QCOMPARE(second.document.played(), std::size_t{1});
        QCOMPARE(documentJson(second.document), kept);
        second.document.type(FormulaDocument::Field::formula, formula);
        QVERIFY(second.document.isGame());
        QCOMPARE(formula_game::values_text(*second.document.lastPosition()), std::string("1"));

        // Of one that never was a game nothing else is kept.
        ui::testing::GameFixture third;
        third.document.clear();
        third.document.type(FormulaDocument::Field::formula, QStringLiteral("(x+"));
        QVERIFY(!documentJson(third.document).contains(QStringLiteral("before")));
        QJsonObject damaged = kept;
        damaged.insert(QStringLiteral("before"), QStringLiteral("formula: (x+\nturns: E\n"));
        restoreDocument(third.document, damaged);
        QCOMPARE(third.document.text(FormulaDocument::Field::formula), QStringLiteral("(x+"));
        QCOMPARE(third.document.played(), std::size_t{0});
    }

    void whatDoesNotReadChangesNothing() {
        ui::testing::GameFixture game;
        const GameDraft before = game.document.state().draft;
        restoreDocument(game.document, {});
        restoreDocument(game.document, {{QStringLiteral("formula"), 7}});
        QCOMPARE(game.document.state().draft, before);
    }
};

LOGGIA_TEST(FormulaSessionTest)

} // namespace formula_session_test

#include "formula_session_test.moc"
