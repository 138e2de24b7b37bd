#include "ui/formula_game/game_draft.hpp"

#include "core/logic/syntax.hpp"

#include <algorithm>
#include <array>
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

namespace {

/// Reads what is before the formula.
class QuantifierReader {
public:
    explicit QuantifierReader(std::string_view text) : rest_(text) {
        skip_blanks();
        while (rest_.starts_with('$') && rest_.size() > 1) {
            const auto last = rest_.find_last_not_of(" \t\r\n");
            if (rest_[last] != '$' || last == 0)
                break;
            rest_ = rest_.substr(1, last - 1);
            skip_blanks();
        }
    }

    struct Bound {
        char player;
        std::string name;
    };

    /// In their order; empty where the text does not begin with a quantifier.
    std::vector<Bound> read() {
        std::vector<Bound> all;
        while (take_brackets_off())
            continue;
        while (read_one(all)) {
            skip_marks(".:,");
            while (take_brackets_off())
                continue;
        }
        return all;
    }
    [[nodiscard]] std::string_view rest() const { return rest_; }

private:
    bool read_one(std::vector<Bound>& all) {
        const std::string_view before = rest_;
        const std::size_t count = all.size();
        const bool bracketed = take("(");
        skip_blanks();
        if (const char player = take_quantifier(); player != '\0') {
            do {
                skip_blanks();
                if (std::string name = take_name(); !name.empty())
                    all.push_back({player, std::move(name)});
                else
                    break;
                skip_blanks();
            } while (!begins_quantifier(1) && take(","));
            if (all.size() > count && (!bracketed || take(")"))) {
                skip_blanks();
                return true;
            }
        }
        all.resize(count);
        rest_ = before;
        return false;
    }

    /// Those around all that is left, where a quantifier begins it: `(∀y (x ∨ y))`.
    bool take_brackets_off() {
        const auto is_one_of = [](char c, std::string_view brackets) {
            return brackets.find(c) != std::string_view::npos;
        };
        if (rest_.empty() || !is_one_of(rest_[0], "([{") || !begins_quantifier(1))
            return false;
        const std::size_t last = rest_.find_last_not_of(" \t\r\n");
        int open = 0;
        for (std::size_t i = 0; i < last; ++i) {
            open += is_one_of(rest_[i], "([{") ? 1 : is_one_of(rest_[i], ")]}") ? -1 : 0;
            if (open == 0)
                return false;
        }
        if (open != 1 || !is_one_of(rest_[last], ")]}"))
            return false;
        rest_ = rest_.substr(1, last - 1);
        skip_blanks();
        return true;
    }

    static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    void skip_blanks() {
        while (take(" ") || take("\t") || take("\r") || take("\n") || take("\\,") || take("\\;") ||
               take("\\:") || take("\\ ") || take("~"))
            continue;
    }

    void skip_marks(std::string_view marks) {
        skip_blanks();
        if (!rest_.empty() && marks.find(rest_.front()) != std::string_view::npos)
            rest_.remove_prefix(1);
        skip_blanks();
    }

    bool take(std::string_view sign) {
        if (!rest_.starts_with(sign))
            return false;
        rest_.remove_prefix(sign.size());
        return true;
    }

    /// Whether a quantifier follows after so many characters, and blanks.
    [[nodiscard]] bool begins_quantifier(std::size_t after) const {
        QuantifierReader ahead(*this);
        ahead.rest_.remove_prefix(std::min(after, ahead.rest_.size()));
        ahead.skip_blanks();
        ahead.take("(");
        ahead.skip_blanks();
        return ahead.take_quantifier() != '\0';
    }

    /// 'E', 'A' or nothing.
    char take_quantifier() {
        struct Sign {
            std::string_view text;
            char player;
        };
        static constexpr std::array signs{
            Sign{"\u2203", 'E'},   Sign{"\u2200", 'A'},       Sign{"\\exists", 'E'},
            Sign{"\\forall", 'A'}, Sign{"exists", 'E'},       Sign{"forall", 'A'},
            Sign{"Exists", 'E'},   Sign{"Forall", 'A'},       Sign{"there exists", 'E'},
            Sign{"for all", 'A'},  Sign{"There exists", 'E'}, Sign{"For all", 'A'}};
        for (const Sign& sign : signs) {
            const std::string_view before = rest_;
            if (!take(sign.text))
                continue;
            if (!is_letter(sign.text.back()) || rest_.empty() || !is_letter(rest_.front()))
                return sign.player;
            rest_ = before;
        }
        return '\0';
    }

    /// A letter, and letters, digits and indices after it.
    std::string take_name() {
        std::size_t length = 0;
        while (length < rest_.size()) {
            const char c = rest_[length];
            if (is_letter(c) || (length > 0 && ((c >= '0' && c <= '9') || c == '_')))
                ++length;
            else if (length > 0 && is_subscript(rest_.substr(length, 3)))
                length += 3;
            else
                break;
        }
        std::string name(rest_.substr(0, length));
        rest_.remove_prefix(length);
        return name;
    }

    static bool is_subscript(std::string_view sign) {
        return sign.size() == 3 && sign.starts_with("\xE2\x82") &&
               static_cast<unsigned char>(sign[2]) <= 0x89;
    }

    std::string_view rest_;
};

/// The letter of a variable in a formula that was tidied; nothing where it has no such variable.
char letter_of(std::string_view name, const TidyFormula& formula, std::string_view letters) {
    for (const auto& [from, to] : formula.renamed)
        if (from == name)
            return to;
    if (name.size() != 1 || letters.find(name[0]) == std::string_view::npos)
        return '\0';
    // A letter that stands for another variable is not this one.
    const bool is_taken = std::any_of(formula.renamed.begin(), formula.renamed.end(),
                                      [&](const auto& each) { return each.to == name[0]; });
    return is_taken ? '\0' : name[0];
}

} // namespace

std::optional<Result<GameDraft>> quantifiedDraft(std::string_view text) {
    QuantifierReader reader(text);
    const auto bound = reader.read();
    if (bound.empty() || tidied(text)) // `exists` may be a name
        return std::nullopt;
    auto formula = tidied(reader.rest());
    if (!formula) // the place would count from behind the quantifiers
        return failure(formula.error().message);
    const auto read = logic::read_strict(formula->text);
    if (!read)
        return tl::unexpected(read.error());
    const std::string letters = formula_game::letters_of(*read);
    GameDraft draft{formula->text, {}, {}};
    const auto add = [&](char player, char letter) {
        draft.turns += player;
        draft.variables += letter;
    };
    for (const auto& [player, name] : bound) {
        if (const char letter = letter_of(name, *formula, letters); letter != '\0') {
            add(player, letter);
            continue;
        }
        // Letters side by side are variables of their own, as they are in the formula.
        for (const char& each : name)
            if (const char letter = letter_of(std::string_view(&each, 1), *formula, letters);
                letter != '\0')
                add(player, letter);
    }
    return draft;
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
