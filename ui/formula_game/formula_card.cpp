#include "ui/formula_game/formula_card.hpp"

#include "core/formula_game/format.hpp"
#include "core/formula_game/solve.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/formula_game/formula_example.hpp"
#include "ui/formula_game/formula_game_page.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/language/core_words.hpp"

#include <QStringList>

namespace loggia::ui {

using Field = FormulaDocument::Field;
using formula_game::Player;
using formula_game::Position;

namespace {

bool hasEWon(const Position& position) {
    return position.status() == formula_game::Status::e_won;
}

QString sentenceOf(const formula_game::Game& game, const formula_game::Blunder& blunder) {
    return FormulaGamePage::tr("Blunder by %1 in turn %2: %3 = %4 would have kept the win.")
        .arg(QLatin1Char(letter_of(blunder.player)))
        .arg(blunder.turn + 1)
        .arg(QLatin1Char(game.letter(blunder.turn)))
        .arg(blunder.played ? 0 : 1);
}

/// Of a game that is over. The bar under the tree names the winner.
FormulaCard cardOfBlunders(const Position& position, const PerfectPlay& perfect) {
    QStringList lines;
    for (const formula_game::Blunder& blunder : perfect.blunders())
        lines << sentenceOf(position.game(), blunder);
    if (lines.size() == 1) // The bar has it, too.
        return {FormulaGamePage::tr("One blunder"),
                FormulaGamePage::tr("Review goes back to it and shows what each value led to.")};
    if (!lines.isEmpty())
        return {FormulaGamePage::tr("Blunders"), lines.join(QLatin1Char('\n'))};
    if (perfect.knowsBlunders())
        return {FormulaGamePage::tr("No blunders"),
                hasEWon(position)
                    ? FormulaGamePage::tr("E had a winning strategy from the start.")
                    : FormulaGamePage::tr("A had a winning strategy from the start.")};
    return {FormulaGamePage::tr("Game over"),
            perfect.isRunning() ? FormulaGamePage::tr("Looking for blunders\u2026")
                                : FormulaGamePage::tr("The blunders of this game are not known.")};
}

/// Who wins, and why.
FormulaCard cardOfWinner(const Position& position, const PerfectPlay& perfect) {
    const auto solution = perfect.solution();
    if (!solution.winner)
        return {FormulaGamePage::tr("Who wins?"),
                perfect.isRunning() ? FormulaGamePage::tr("Searching\u2026")
                                    : FormulaGamePage::tr("Stopped before the winner was known.")};
    QStringList lines;
    if (const auto* known = perfect.explanation())
        for (const bool value : {false, true})
            if (known->after.at(value ? 1 : 0))
                lines << coreWords(formula_game::sentence(position, *known, value));
    return {FormulaGamePage::tr("%1 wins with perfect play")
                .arg(QLatin1Char(letter_of(*solution.winner))),
            lines.join(QLatin1Char('\n'))};
}

/// The game and players that the page opens on, as they were then.
bool isExample(const FormulaDocument& document, const Position& position,
               const FormulaExample& example) {
    return document.state().draft == example.draft &&
           formula_game::values_text(position) == example.values &&
           document.isComputer(Player::e) && !document.isComputer(Player::a);
}

/// Below the tree stands who chooses what.
FormulaCard cardOfTurn(const Position& position, const QString& note) {
    QString text =
        FormulaGamePage::tr("E wants the formula to be true, A wants it to be false. In the "
                            "formula, * is and, + is or, and - is not.");
    if (!note.isEmpty())
        text += QLatin1Char('\n') + note;
    return {FormulaGamePage::tr("Turn %1: %2 chooses %3")
                .arg(position.played() + 1)
                .arg(QLatin1Char(letter_of(position.to_move())))
                .arg(QLatin1Char(position.next_letter())),
            text};
}

} // namespace

FormulaCard cardOf(const FormulaDocument& document, const PerfectPlay& perfect,
                   const QString& note) {
    if (!document.isGame()) {
        const bool has_formula = !document.text(Field::formula).trimmed().isEmpty() &&
                                 document.faults(Field::formula).empty();
        return {FormulaGamePage::tr("No game yet"),
                has_formula
                    ? FormulaGamePage::tr("Name each variable of the formula once under Variables, "
                                          "and give each of them an E or an A under Turns.")
                    : FormulaGamePage::tr("Type or paste a formula. Other notations (“x and not "
                                          "y”) are converted automatically.")};
    }
    const Position& position = *document.shownPosition();
    if (position.is_over())
        return cardOfBlunders(position, perfect);
    if (perfect.isOn())
        return cardOfWinner(position, perfect);
    if (const FormulaExample example = formulaExample(); isExample(document, position, example))
        return {example.title, example.text};
    return cardOfTurn(position, note);
}

std::optional<GameOver> endOf(const FormulaDocument& document, const PerfectPlay& perfect) {
    const auto& position = document.shownPosition();
    if (!document.isGame() || !position || !position->is_over())
        return std::nullopt;
    GameOver over{hasEWon(*position) ? FormulaGamePage::tr("E wins: the formula is true.")
                                     : FormulaGamePage::tr("A wins: the formula is false."),
                  {},
                  0,
                  true,
                  {}};
    for (const formula_game::Blunder& blunder : perfect.blunders()) {
        if (blunder.turn >= document.shown())
            continue;
        over.mistake = blunder.turn; // the last one decided it
        over.reason = sentenceOf(position->game(), blunder);
    }
    return over;
}

} // namespace loggia::ui
