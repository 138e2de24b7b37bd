#include "core/base/random.hpp"
#include "core/formula_game/format.hpp"
#include "tests/suite.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

namespace formula_document_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;
using formula_game::Position;

/// The assignment's game, played by two persons.
struct Fixture {
    History stack;
    FormulaDocument document{&stack};

    Fixture() {
        document.restore({"((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz"}, "", 0, {false, false});
    }
    [[nodiscard]] std::string values() const {
        return document.isGame() ? values_text(*document.lastPosition()) : "none";
    }
    [[nodiscard]] QString text(FormulaDocument::Field field) const { return document.text(field); }
};

using Field = FormulaDocument::Field;

class FormulaDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_and_takes_back();
    void playing_again_is_another_document();
    void answers_belong_to_the_move();
    void refuses();
    void the_computer_moves_in_its_turn_alone();
    void looking_back_goes_on();
    void of_two_computers_each_value_is_a_step();
    void what_is_opened_or_edited_waits();
    void typing_is_one_step();
    void turns_may_come_first();
    void keeps_values_before_the_first_difference();
    void a_wrong_text_keeps_the_last_game();
    void edits_turns();
    void edits_keep_the_moment();
    void continues_the_position_that_was_meant();
    void typing_after_undo_is_another_step();
    void goes_on_from_earlier();
    void every_step_can_be_taken_back();
    void a_step_counts_what_it_holds();
};

void FormulaDocumentTest::plays_and_takes_back() {
    Fixture f;
    QVERIFY(f.document.play(true).has_value());
    QVERIFY(f.document.play(false).has_value());
    QCOMPARE(f.values(), std::string("10"));
    QCOMPARE(f.document.shown(), std::size_t{2});
    f.stack.undo();
    QCOMPARE(f.values(), std::string("1"));
    f.stack.redo();
    QCOMPARE(f.values(), std::string("10"));
    f.document.restart();
    QCOMPARE(f.values(), std::string());
    f.stack.undo();
    QCOMPARE(f.values(), std::string("10"));
}

/// The values that were chosen stay in the file of their game.
void FormulaDocumentTest::playing_again_is_another_document() {
    Fixture f;
    const int first = f.stack.document();
    f.document.restart();
    QCOMPARE(f.stack.document(), first); // nothing was chosen
    QVERIFY(f.document.play(true).has_value());
    f.document.restart();
    const int second = f.stack.document();
    QVERIFY(second != first && !f.stack.isClean()); // what was in no file is in none
    QCOMPARE(f.values(), std::string());
    QCOMPARE(f.document.state().draft.formula, std::string("((x+y)*((y+z)*(-y+-z)))"));
    QVERIFY(f.document.play(true).has_value());
    f.stack.setClean();
    f.document.restart();
    QVERIFY(f.stack.document() != second && f.stack.isClean());
    f.stack.undo();
    QCOMPARE(f.stack.document(), second);
    QCOMPARE(f.values(), std::string("1"));
}

void FormulaDocumentTest::answers_belong_to_the_move() {
    Fixture f;
    f.document.setOrder("xyz", "EAA", {});
    f.document.setComputer(Player::a, true);
    QVERIFY(f.document.play(true).has_value());
    QVERIFY(f.document.isComputersTurn() && !f.document.isHeld());
    QVERIFY(f.document.playForComputer(false));
    QVERIFY(f.document.playForComputer(true));
    QCOMPARE(f.values(), std::string("101"));
    f.stack.undo();
    QCOMPARE(f.values(), std::string());
    QVERIFY(f.document.isHeld());
    f.stack.redo();
    QCOMPARE(f.values(), std::string("101"));
}

void FormulaDocumentTest::refuses() {
    Fixture f;
    f.document.setComputer(Player::e, true);
    QVERIFY(!f.document.play(true));
    f.document.setComputer(Player::e, false);
    for (int i = 0; i < 3; ++i)
        QVERIFY(f.document.play(true).has_value());
    QVERIFY(!f.document.play(true));
    f.document.clear();
    QVERIFY(!f.document.play(true));
    QCOMPARE(f.stack.count(), 4);
}

void FormulaDocumentTest::the_computer_moves_in_its_turn_alone() {
    Fixture f;
    QVERIFY(!f.document.playForComputer(true));
    f.document.setOrder("xyz", "EAE", {});
    f.document.setComputer(Player::e, true);
    QVERIFY(f.document.playForComputer(true));
    QVERIFY(!f.document.playForComputer(true));
    QCOMPARE(f.values(), std::string("1"));
    f.document.setComputer(Player::a, true);
    f.document.clear();
    QVERIFY(!f.document.playForComputer(true));
}

void FormulaDocumentTest::looking_back_goes_on() {
    Fixture f;
    f.document.setOrder("xyz", "EAA", {});
    f.document.setComputer(Player::a, true);
    QVERIFY(f.document.play(true).has_value());
    f.document.show(0);
    QVERIFY(f.document.playForComputer(false));
    QCOMPARE(f.document.shown(), std::size_t{0});
    QCOMPARE(f.document.played(), std::size_t{2});
    f.document.show(2);
    QVERIFY(f.document.playForComputer(false));
    QCOMPARE(f.document.shown(), std::size_t{3});
}

void FormulaDocumentTest::of_two_computers_each_value_is_a_step() {
    Fixture f;
    f.document.setComputer(Player::e, true);
    f.document.setComputer(Player::a, true);
    f.document.restart();
    for (int i = 0; i < 3; ++i)
        QVERIFY(f.document.playForComputer(true));
    QCOMPARE(f.stack.count(), 4);
    f.stack.undo();
    QCOMPARE(f.values(), std::string("11"));
}

void FormulaDocumentTest::what_is_opened_or_edited_waits() {
    Fixture f;
    f.document.setComputer(Player::e, true);
    const Position position = *f.document.lastPosition();
    f.document.setPosition(position, f.document.players(), {});
    QVERIFY(f.document.isComputersTurn() && !f.document.isHeld());
    f.document.openPosition(position, {});
    QVERIFY(f.document.isHeld());
    f.document.continueFromHere();
    QVERIFY(!f.document.isHeld());
    QVERIFY(f.document.playForComputer(true));
    QCOMPARE(f.stack.count(), 3); // undo does not close what was opened
    f.document.toggleTurn(2);
    QVERIFY(f.document.isHeld());
}

void FormulaDocumentTest::typing_is_one_step() {
    Fixture f;
    for (const char* text : {"(", "(x", "(x*", "(x*y", "(x*y)"})
        f.document.type(Field::formula, QString::fromLatin1(text));
    QVERIFY(f.document.isGame());
    QCOMPARE(f.stack.count(), 1);
    f.document.type(Field::turns, QStringLiteral("AA"));
    QCOMPARE(f.stack.count(), 2);
    f.stack.undo();
    f.stack.undo();
    QCOMPARE(f.text(Field::formula), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
    QCOMPARE(f.text(Field::variables), QStringLiteral("xyz"));
}

/// Who chooses which variable may be typed before the formula, which is typed with a pause.
void FormulaDocumentTest::turns_may_come_first() {
    Fixture f;
    f.document.clear();
    f.document.type(Field::variables, QStringLiteral("zyx"));
    f.document.type(Field::turns, QStringLiteral("AEE"));
    f.document.type(Field::formula, QStringLiteral("x"));
    QTest::qWait(2'100);
    for (const char* text : {"(x", "(x*", "(x*(y+-z))"})
        f.document.type(Field::formula, QString::fromLatin1(text));
    QCOMPARE(f.text(Field::variables), QStringLiteral("zyx"));
    QCOMPARE(f.text(Field::turns), QStringLiteral("AEE"));
}

void FormulaDocumentTest::keeps_values_before_the_first_difference() {
    Fixture f;
    for (int i = 0; i < 3; ++i)
        QVERIFY(f.document.play(i == 1).has_value());
    QCOMPARE(f.values(), std::string("010"));
    f.document.setOrder("xzy", "EEA", {});
    QCOMPARE(f.values(), std::string("0"));
    f.stack.undo();
    QCOMPARE(f.values(), std::string("010"));
    f.document.toggleTurn(2);
    QCOMPARE(f.values(), std::string("01"));
    f.document.setFormula(QStringLiteral("(x+(y+z))"), {});
    QCOMPARE(f.values(), std::string());
}

void FormulaDocumentTest::a_wrong_text_keeps_the_last_game() {
    Fixture f;
    QVERIFY(f.document.play(true).has_value());
    f.document.type(Field::formula, QStringLiteral("((x+y)"));
    QVERIFY(!f.document.isGame());
    QVERIFY(!f.document.faults(Field::formula).empty());
    QVERIFY(f.document.lastPosition().has_value());
    QVERIFY(!f.document.play(true));
    f.document.type(Field::formula, QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
    QVERIFY(f.document.isGame());
    QCOMPARE(f.values(), std::string("1"));
}

/// Whoever looks back goes on doing so where the order or the turns are edited.
void FormulaDocumentTest::edits_keep_the_moment() {
    Fixture f;
    for (int i = 0; i < 3; ++i)
        QVERIFY(f.document.play(true).has_value());
    f.document.show(1);
    f.document.toggleTurn(2);
    QCOMPARE(f.values(), std::string("11"));
    QCOMPARE(f.document.shown(), std::size_t{1});
}

/// A line of best play is about one position.
void FormulaDocumentTest::continues_the_position_that_was_meant() {
    Fixture f;
    const auto start = *f.document.shownPosition();
    QVERIFY(f.document.play(true).has_value());
    QVERIFY(!f.document.continueWith(start, {false, false, false}, {}));
    QCOMPARE(f.values(), std::string("1"));
    QVERIFY(f.document.continueWith(*f.document.shownPosition(), {false, true}, {}));
    QCOMPARE(f.values(), std::string("101"));
    QCOMPARE(f.document.shown(), std::size_t{1});
}

/// What is typed after an undo is typed into what undo brought back.
void FormulaDocumentTest::typing_after_undo_is_another_step() {
    Fixture f;
    f.document.type(Field::turns, QStringLiteral("AAA"));
    f.document.setOrder("zyx", "AAA", {});
    f.document.type(Field::turns, QStringLiteral("AAE"));
    QCOMPARE(f.stack.count(), 3);
    f.stack.undo();
    QCOMPARE(f.text(Field::turns), QStringLiteral("AAA"));
    QCOMPARE(f.text(Field::variables), QStringLiteral("zyx"));
}

void FormulaDocumentTest::edits_turns() {
    Fixture f;
    f.document.toggleTurn(0);
    QCOMPARE(f.text(Field::turns), QStringLiteral("AEA"));
    f.document.toggleTurn(7);
    QCOMPARE(f.stack.count(), 1);
    f.document.setOrder("xyz", "AEA", {});
    QCOMPARE(f.stack.count(), 1);
}

void FormulaDocumentTest::goes_on_from_earlier() {
    Fixture f;
    for (int i = 0; i < 3; ++i)
        QVERIFY(f.document.play(true).has_value());
    f.document.show(1);
    QCOMPARE(values_text(*f.document.shownPosition()), std::string("1"));
    QVERIFY(f.document.play(false).has_value());
    QCOMPARE(f.values(), std::string("10"));
    f.stack.undo();
    QCOMPARE(f.values(), std::string("111"));
    QCOMPARE(f.document.shown(), std::size_t{1});
}

/// Whatever was done, undoing all of it leads back to the beginning, redoing to the end.
void FormulaDocumentTest::every_step_can_be_taken_back() {
    Random random(2);
    const auto picture = [](const FormulaDocument& d) {
        return d.state().draft.formula + "|" + d.state().draft.turns + "|" +
               d.state().draft.variables + "|" +
               (d.lastPosition() ? values_text(*d.lastPosition()) : "none") + "|" +
               std::to_string(d.shown());
    };
    for (int round = 0; round < 200; ++round) {
        Fixture f;
        const std::string first = picture(f.document);
        for (int step = 0; step < 25; ++step) {
            switch (random.below(9)) {
            case 0:
                f.document.type(Field::formula, f.text(Field::formula).chopped(1));
                break;
            case 1:
                f.document.type(Field::formula, QStringLiteral("(x*(y+-w))"));
                break;
            case 2:
                f.document.toggleTurn(random.below(4));
                break;
            case 3:
                f.document.restart();
                break;
            case 4:
                f.document.type(Field::turns, QStringLiteral("EAE"));
                break;
            case 5:
                f.document.continueFromHere();
                break;
            default:
                static_cast<void>(f.document.play(random.below(2) == 1));
            }
        }
        const std::string last = picture(f.document);
        while (f.stack.canUndo())
            f.stack.undo();
        QCOMPARE(picture(f.document), first);
        while (f.stack.canRedo())
            f.stack.redo();
        QCOMPARE(picture(f.document), last);
    }
}

/// A step holds the texts before and after it, and the tree where another formula takes its place:
/// undo forgets the oldest games of large formulas before they fill the memory.
void FormulaDocumentTest::a_step_counts_what_it_holds() {
    std::string large = "x";
    for (int i = 0; i < 5'000; ++i)
        large = i % 2 == 0 ? large + "+y" : large + "+x";
    large = '(' + large + ')';
    Fixture f;
    f.document.restore({large, "EA", "xy"}, "", 0, {false, false});
    QVERIFY(f.document.isGame());
    QVERIFY(f.document.play(true).has_value());
    const std::size_t move = f.stack.bytes();
    QVERIFY(move >= 2 * large.size() && move < 3 * large.size());
    f.document.replaceFormula(QStringLiteral("a"), QStringLiteral("another"));
    QVERIFY(f.stack.bytes() >= move + 3 * large.size());
}

LOGGIA_WINDOW_TEST(FormulaDocumentTest)

} // namespace formula_document_test

#include "formula_document_test.moc"
