#include "core/formula_game/game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace game_test {

using namespace loggia;
using namespace loggia::formula_game;
using logic::Kind;

/// The assignment's formula, ((x+y)*((y+z)*(-y+-z))).
logic::Formula handout_formula() {
    logic::Formula f{{}, logic::Expr(0)};
    logic::Store& s = f.store;
    const auto x = s.variable("x");
    const auto y = s.variable("y");
    const auto z = s.variable("z");
    const auto binary = [&](Kind kind, logic::Expr a, logic::Expr b) {
        return s.node(kind, std::array{a, b});
    };
    const auto left = binary(Kind::disjunction, x, y);
    const auto middle = binary(Kind::disjunction, y, z);
    const auto right = binary(Kind::disjunction, s.negation(y), s.negation(z));
    f.root = binary(Kind::conjunction, left, binary(Kind::conjunction, middle, right));
    return f;
}

Position handout(std::string_view turns = "EEA", std::string_view variables = "xyz") {
    return Position(Game::make(handout_formula(), turns, variables).value());
}

std::string refusal(std::string_view turns, std::string_view variables) {
    const auto game = Game::make(handout_formula(), turns, variables);
    if (game)
        return "accepted";
    const SourceSpan span = game.error().span.value_or(SourceSpan{0, 0, 0});
    return game.error().message + " @" + std::to_string(span.column) + "+" +
           std::to_string(span.length);
}

std::vector<std::string> messages(const std::vector<Error>& errors) {
    std::vector<std::string> result;
    for (const Error& error : errors)
        result.push_back(error.message);
    return result;
}

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHandoutsGame() {
        const Position start = handout();
        QCOMPARE(start.to_move(), Player::e);
        QCOMPARE(start.next_letter(), 'x');
        QCOMPARE(start.after(false).after(true).to_move(), Player::a);
        const Position lost = start.after(false).after(true).after(true);
        QCOMPARE(values_text(lost), std::string("011"));
        QCOMPARE(lost.status(), Status::a_won);
        QCOMPARE(start.after(true).after(false).after(true).status(), Status::e_won);
        QVERIFY(lost.moves().empty());
        QCOMPARE(start.moves().size(), std::size_t{2});
    }

    /// Against the formula written out in C++, in every order of the variables.
    void everyEndOfEveryOrder() {
        std::string order = "xyz";
        do {
            for (unsigned bits = 0; bits < 8; ++bits) {
                Position position = handout("AEA", order);
                std::array<bool, 3> value{};
                for (std::size_t turn = 0; turn < 3; ++turn) {
                    QCOMPARE(position.status(), Status::running);
                    const bool v = (bits >> turn & 1U) != 0;
                    value.at(static_cast<std::size_t>(order[turn] - 'x')) = v;
                    position = position.after(v);
                    QCOMPARE(position.value(turn), v);
                }
                const auto [x, y, z] = value;
                const bool truth = (x || y) && ((y || z) && (!y || !z));
                QCOMPARE(position.status(), truth ? Status::e_won : Status::a_won);
            }
        } while (std::next_permutation(order.begin(), order.end()));
    }

    void positionsAreValues() {
        const Position start = handout();
        const Position same = handout();
        QVERIFY(start == same);
        QVERIFY(start.after(false) != start);
        QVERIFY(start.after(true).after(false) == same.after(true).after(false));
        QVERIFY(start.after(true) != same.after(false));
        QVERIFY(start != handout("EAA"));
        QVERIFY(start != handout("EEA", "yxz"));
        QVERIFY(start.after(true).after(true).at(1) == same.after(true));
        QVERIFY(start.after(true).at(0) == start);
        QCOMPARE(start.after(true).shared_game().get(), &start.game());
    }

    void valuesAndMovesAsText() {
        const auto game = handout().shared_game();
        for (const char* text : {"", "0", "01", "011", "110"})
            QCOMPARE(values_text(position_of(game, text).value()), std::string(text));
        const auto refused = [&](const char* text, int column, const char* message) {
            const auto position = position_of(game, text);
            return !position && position.error().message == message &&
                   position.error().span->column == column;
        };
        QVERIFY(refused("0110", 4, "too many values for 3 variables"));
        QVERIFY(refused("0x1", 2, "expected the value 0 or 1, found `x`"));
        QVERIFY(refused("01 ", 3, "expected the value 0 or 1, found a blank"));
        for (const bool value : {false, true})
            QCOMPARE(move_of(std::string(1, move_text(value))).value(), value);
        for (const char* text : {"", "2", "01", "C"})
            QVERIFY(!move_of(text));
    }

    void wrongGamesAreRefusedInTheHandoutsWords() {
        QCOMPARE(refusal("EEA", "xyz"), std::string("accepted"));
        QCOMPARE(refusal("EEA", "xqyz"), std::string("variable q not in formula @2+1"));
        QCOMPARE(refusal("EEA", "x\xC3\xA9z"),
                 std::string("variable \xC3\xA9 not in formula @2+2"));
        QCOMPARE(refusal("EEA", "xyzy"), std::string("variable y appears more than once @2+1"));
        QCOMPARE(refusal("EEA", "xy"), std::string("variable z not entered @3+1"));
        QCOMPARE(refusal("EXA", "xyz"), std::string("X is not a valid player @2+1"));
        QCOMPARE(refusal("EEAEE", "xyz"),
                 std::string("too many turns for number of variables @4+2"));
        QCOMPARE(refusal("E", "xyz"), std::string("too few turns for number of variables @2+1"));
        QCOMPARE(refusal("", ""), std::string("variable x not entered @1+1"));
    }

    void everyFaultIsNamed() {
        QCOMPARE(
            messages(faults_of_order("q(zz", "xyzy")),
            (std::vector<std::string>{"variable q not in formula", "variable ( not in formula",
                                      "variable z appears more than once",
                                      "variable z appears more than once", "variable x not entered",
                                      "variable y not entered", "variable y not entered"}));
        QCOMPARE(messages(faults_of_turns("eEAX", 2)),
                 (std::vector<std::string>{"e is not a valid player", "X is not a valid player",
                                           "too many turns for number of variables"}));
        QVERIFY(faults_of_order("yx", "xyx").empty());
        // A wrong file may have a line of any length.
        QCOMPARE(faults_of_order(std::string(300'000, 'x'), "x").size(), std::size_t{300'000});
        QVERIFY(faults_of_turns("AE", 2).empty());
    }

    void formulasBeyondTheSyntaxAreRefused() {
        const auto refused = [](auto make) {
            logic::Formula f{{}, logic::Expr(0)};
            f.root = make(f.store);
            const auto game = Game::make(f, "E", "x");
            return !game && !game.error().span;
        };
        QVERIFY(refused([](logic::Store& s) { return s.constant(true); }));
        QVERIFY(refused([](logic::Store& s) { return s.variable("X"); }));
        QVERIFY(refused([](logic::Store& s) { return s.variable("xy"); }));
        QVERIFY(refused([](logic::Store& s) {
            return s.node(Kind::conjunction, std::array{s.variable("x")});
        }));
        QVERIFY(refused(
            [](logic::Store& s) { return s.equivalence(s.variable("x"), s.variable("x")); }));
    }
};

LOGGIA_TEST(GameTest)

} // namespace game_test

#include "game_test.moc"
