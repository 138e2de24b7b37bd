#include "core/formula_game/solve_table.hpp"

#include "core/formula_game/block_table.hpp"
#include "core/formula_game/residual_memo.hpp"

#include <algorithm>
#include <bit>

namespace loggia::formula_game {

namespace {

constexpr std::uint32_t page_bit = 1U << 31U;
/// Of a page. More would evaluate rows that are decided or are there already, fewer would reduce
/// more often, which costs more than the rows.
constexpr unsigned page_variables = 14;
constexpr std::size_t table_memo_words = std::size_t{4} << 20U;

constexpr std::uint32_t constant(bool value) {
    return value ? 1 : 0;
}
constexpr std::uint32_t fork_reference(std::size_t index) {
    return static_cast<std::uint32_t>(index + 2);
}

} // namespace

class GameTable::Maker {
public:
    Maker(Variables e_turns, const Control& control)
        : e_turns_(e_turns), control_(control), reducer_(control), block_(control),
          memo_(table_memo_words), levels_(32) {}

    std::optional<GameTable> make(const Residual& formula) {
        levels_[0] = formula;
        // All that the pages can take, for each of them a word that may be filled in part: then
        // they never move. What is not used costs no memory.
        const auto variables = static_cast<unsigned>(std::popcount(formula.support()));
        const unsigned above = variables > page_variables ? variables - page_variables : 0;
        table_.words_.reserve((std::size_t{2} << variables) / 64 + (std::size_t{1} << above));
        const auto root = build(0, 1.0);
        if (!root)
            return std::nullopt;
        table_.root_ = *root;
        return std::move(table_);
    }

private:
    /// Of levels_[depth], which makes up `share` of the work.
    std::optional<Reference> build(std::size_t depth, double share) {
        const Residual& residual = levels_[depth];
        if (control_.stop_requested())
            return std::nullopt;
        if (residual.root.is_constant()) {
            advance(share);
            return constant(residual.root.value());
        }
        const std::uint32_t hash = ResidualMemo::hash_of(residual);
        if (const auto known = memo_.find(residual, hash)) {
            advance(share);
            return known;
        }
        std::optional<Reference> made;
        if (std::popcount(residual.support()) <= int{page_variables}) {
            made = page(residual);
            advance(share);
        } else {
            made = fork(depth, share);
        }
        if (made)
            memo_.insert(residual, hash, *made);
        return made;
    }

    std::optional<Reference> page(const Residual& residual) {
        const Variables variables = residual.support();
        const std::size_t first = table_.words_.size();
        const std::size_t words =
            std::max<std::size_t>(1, (std::size_t{2} << std::popcount(variables)) / 64);
        table_.words_.resize(first + words);
        if (!block_.positions(residual, variables, e_turns_,
                              std::span(table_.words_).subspan(first)))
            return std::nullopt;
        table_.pages_.push_back({variables, static_cast<std::uint32_t>(first)});
        return page_bit | static_cast<Reference>(table_.pages_.size() - 1);
    }

    std::optional<Reference> fork(std::size_t depth, double share) {
        const Residual& residual = levels_[depth];
        const auto turn = static_cast<unsigned>(std::countr_zero(residual.support()));
        const Variables bit = Variables{1} << turn;
        Fork made{{}, static_cast<std::uint8_t>(turn), false};
        std::array<bool, 2> e_wins{};
        for (const bool value : {false, true}) {
            const Literals choice = value ? Literals{bit, 0} : Literals{0, bit};
            if (!reducer_.reduce(residual, choice, levels_[depth + 1]))
                return std::nullopt;
            const auto after = build(depth + 1, share / 2);
            if (!after)
                return std::nullopt;
            made.after[value] = *after;
            e_wins[value] = table_.value(*after);
        }
        made.e_wins = (e_turns_ & bit) != 0 ? e_wins[0] || e_wins[1] : e_wins[0] && e_wins[1];
        if (made.after[0] == made.after[1])
            return made.after[0];
        table_.forks_.push_back(made);
        return fork_reference(table_.forks_.size() - 1);
    }

    void advance(double share) {
        done_ += share;
        if (done_ < reported_ + 0.01)
            return;
        reported_ = done_;
        control_.report({done_, {}});
    }

    Variables e_turns_;
    Control control_;
    Reducer reducer_;
    BlockTable block_;
    ResidualMemo memo_;
    std::vector<Residual> levels_;
    GameTable table_;
    double done_ = 0;
    double reported_ = 0;
};

std::optional<GameTable> GameTable::make(const Residual& formula, Variables e_turns,
                                         const Control& control) {
    return Maker(e_turns, control).make(formula);
}

bool GameTable::value(Reference reference) const noexcept {
    if (reference < 2)
        return reference != 0;
    if ((reference & page_bit) == 0)
        return forks_[reference - 2].e_wins;
    return (words_[pages_[reference & ~page_bit].first] >> 1U & 1U) != 0;
}

bool GameTable::e_wins(std::uint32_t values, std::size_t turns) const noexcept {
    Reference at = root_;
    while (at >= 2 && (at & page_bit) == 0) {
        const Fork& fork = forks_[at - 2];
        if (fork.turn >= turns)
            return fork.e_wins;
        at = fork.after[values >> fork.turn & 1U];
    }
    if (at < 2)
        return at != 0;
    const Page& page = pages_[at & ~page_bit];
    std::uint32_t row = 0;
    unsigned known = 0;
    for (Variables rest = page.variables & ((Variables{1} << turns) - 1); rest != 0;
         rest &= rest - 1)
        row |= (values >> std::countr_zero(rest) & 1U) << known++;
    row |= 1U << known;
    return (words_[page.first + row / 64] >> (row % 64) & 1U) != 0;
}

} // namespace loggia::formula_game
