#include "ui/formula_game/game_draft.hpp"

#include "core/logic/syntax.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using formula_game::Game;

namespace {

constexpr std::uint64_t most_leaves = 1'000'000; ///< of what tidied() writes

/// Longer formulas are not read as people write them: it would be done at every key.
constexpr std::size_t longest_informal = 20'000;
constexpr std::size_t longest_understood = 200'000; ///< ... nor where that becomes so long.

/// Whether a text has signs that the game's syntax does not have: it is meant in another notation.
bool is_informal(std::string_view text) {
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz()*+-") != std::string_view::npos;
}

/// A formula in the game's syntax, or else as people write it; `tidy` is that in the game's syntax
/// then. An error is that of the notation that is meant.
Result<logic::Formula> understood(std::string_view text, std::string& tidy) {
    auto strict = logic::read_strict(text);
    if (strict || text.size() > longest_informal)
        return strict;
    auto other = tidied(text);
    if (!other && other.error().span && is_informal(text))
        return tl::unexpected(std::move(other.error()));
    if (!other || other->text.size() > longest_understood)
        return strict;
    tidy = std::move(other->text);
    return logic::read_strict(tidy);
}

} // namespace

CheckedDraft checked(const GameDraft& draft, const CheckedDraft* before) {
    CheckedDraft result;
    const logic::Formula* known = before != nullptr ? before->read() : nullptr;
    auto formula = known != nullptr ? Result<logic::Formula>(*known)
                                    : understood(draft.formula, result.understood);
    if (!formula) {
        result.formula.push_back(formula.error());
        return result;
    }
    if (known != nullptr)
        result.understood = before->understood;
    const std::string letters = formula_game::letters_of(*formula);
    result.variables = formula_game::faults_of_order(draft.variables, letters);
    result.turns = formula_game::faults_of_turns(draft.turns, letters.size());
    if (!result.variables.empty() || !result.turns.empty()) {
        result.parsed = std::make_shared<const logic::Formula>(std::move(*formula));
        return result;
    }
    auto game = Game::make(std::move(*formula), draft.turns, draft.variables);
    if (game)
        result.game = std::make_shared<const Game>(std::move(*game));
    else
        result.formula.push_back(game.error());
    return result;
}

GameDraft withFormula(const GameDraft& draft, std::string formula) {
    GameDraft next{std::move(formula), draft.turns, draft.variables};
    std::string tidy;
    const auto read = understood(next.formula, tidy);
    if (!read)
        return next;
    std::string letters = formula_game::letters_of(*read);
    next.turns.clear();
    next.variables.clear();
    for (std::size_t i = 0; i < draft.variables.size(); ++i) {
        const auto found = letters.find(draft.variables[i]);
        if (found == std::string::npos)
            continue;
        letters.erase(found, 1);
        next.variables += draft.variables[i];
        const bool is_a = i < draft.turns.size() && draft.turns[i] == 'A';
        next.turns += is_a ? 'A' : 'E';
    }
    for (const char letter : letters) {
        next.variables += letter;
        next.turns += next.turns.ends_with('E') ? 'A' : 'E';
    }
    return next;
}

Result<TidyFormula> tidied(std::string_view text) {
    if (logic::read_strict(text))
        return TidyFormula{std::string(text), {}};
    if (formula_game::looks_like_repr(text)) {
        const auto tree = formula_game::formula_of_repr(text);
        if (!tree)
            return failure("expected a Python expression, for example AndTree(Leaf('x'), "
                           "NotTree(Leaf('y')))",
                           *tree.error().span);
        auto written = logic::write_strict(*tree);
        if (!written)
            return tl::unexpected(std::move(written.error()));
        return TidyFormula{std::move(*written), {}};
    }
    auto read = logic::read_typed(text);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    auto form = formula_game::strict_form_of(std::move(*read));
    if (!form)
        return tl::unexpected(std::move(form.error()));
    if (logic::tree_size(form->formula.store, form->formula.root).leaves > most_leaves)
        return failure("the formula would be too long in the game's syntax");
    auto written = logic::write_strict(form->formula);
    if (!written)
        return tl::unexpected(std::move(written.error()));
    return TidyFormula{std::move(*written), std::move(form->renamed)};
}

std::string withLetterMoved(std::string text, std::size_t from, std::size_t to) {
    if (from >= text.size() || to >= text.size())
        return text;
    const char letter = text[from];
    text.erase(from, 1);
    text.insert(to, 1, letter);
    return text;
}

} // namespace loggia::ui
