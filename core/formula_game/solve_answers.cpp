// Two blocks of choices: those of one player, and the other one's answers.
#include "core/formula_game/solve_search.hpp"

#include <algorithm>
#include <bit>

namespace loggia::formula_game {

namespace {

/// A table of all choices is made for each answer.
constexpr int most_choices = 16;
/// With fewer, branching is fast.
constexpr std::size_t least_nodes = 128;
/// After this many answers, at most a quarter of the choices may be left.
constexpr int answers_in_a_round = 24;
constexpr int variables_in_rows = 14;

/// Values for some variables, that of the lowest one in the lowest bit of `row`.
Literals spread(std::uint64_t row, Variables variables) {
    Literals values;
    for (Variables rest = variables; rest != 0; rest &= rest - 1, row >>= 1U)
        ((row & 1U) != 0 ? values.ones : values.zeros) |= rest & -rest;
    return values;
}

/// The number of a row that is set; no value where there is none.
std::optional<std::uint64_t> first_row(std::span<const std::uint64_t> rows) {
    const auto found = std::find_if(rows.begin(), rows.end(), [](auto word) { return word != 0; });
    if (found == rows.end())
        return std::nullopt;
    return static_cast<std::uint64_t>(found - rows.begin()) * 64 +
           static_cast<std::uint64_t>(std::countr_zero(*found));
}

std::uint64_t count(std::span<const std::uint64_t> rows) {
    std::uint64_t sum = 0;
    for (const std::uint64_t word : rows)
        sum += static_cast<std::uint64_t>(std::popcount(word));
    return sum;
}

} // namespace

bool is_two_large_blocks(const Residual& residual, Variables block, Variables e_turns) {
    const Variables answers = residual.support() & ~block;
    const bool one_player = (answers & e_turns) == 0 || (answers & ~e_turns) == 0;
    return one_player && answers != 0 && std::popcount(block) <= most_choices &&
           residual.nodes.size() >= least_nodes;
}

std::optional<bool> Search::refute_choices(const Residual& residual, Variables block,
                                           bool& given_up) {
    const bool e_chooses = (block & e_turns_) != 0;
    const int choices = std::popcount(block);
    std::vector<std::uint64_t> open(std::size_t{1} << (std::max(choices, 6) - 6),
                                    ~std::uint64_t{0});
    if (choices < 6)
        open[0] = (std::uint64_t{1} << (1U << static_cast<unsigned>(choices))) - 1;
    std::uint64_t bound = count(open);
    const Lease after(*this);
    const Lease answered(*this);
    for (int answers = 1;; ++answers) {
        const auto row = first_row(open);
        if (!row)
            return !e_chooses;
        if (answers % answers_in_a_round == 0) {
            const std::uint64_t left = count(open);
            given_up = left > bound / 4;
            if (given_up)
                return std::nullopt;
            bound = left;
        }
        if (!reducer_.reduce(residual, spread(*row, block), *after))
            return std::nullopt;
        Literals answer;
        const auto winner = answer_to(*after, !e_chooses, answer);
        if (!winner || *winner == e_chooses)
            return winner;
        answer.zeros |= residual.support() & ~block & ~answer.variables();
        if (!reducer_.reduce(residual, answer, *answered))
            return std::nullopt;
        const auto e_wins = table_.rows(*answered, block);
        if (!e_wins)
            return std::nullopt;
        for (std::size_t i = 0; i < open.size(); ++i)
            open[i] &= e_chooses ? (*e_wins)[i] : ~(*e_wins)[i];
    }
}

std::optional<bool> Search::answer_to(Residual& residual, bool e_answers, Literals& answer) {
    if (std::popcount(residual.support()) <= variables_in_rows) {
        const Variables variables = residual.support();
        const auto rows = table_.rows(residual, variables);
        if (!rows)
            return std::nullopt;
        if (!e_answers)
            for (std::uint64_t& word : *rows)
                word = ~word;
        if (std::popcount(variables) < 6)
            rows->front() &=
                (std::uint64_t{1} << (1U << static_cast<unsigned>(std::popcount(variables)))) - 1;
        const auto row = first_row(*rows);
        if (row)
            answer = spread(*row, variables);
        return row ? e_answers : !e_answers;
    }
    const Lease tried(*this);
    *tried = residual;
    const auto winner = search(*tried);
    if (!winner || *winner != e_answers)
        return winner;
    // Self-reduction: a value that still wins, variable by variable.
    const Lease half(*this);
    while (std::popcount(residual.support()) > variables_in_rows) {
        const Variables bit = residual.support() & -residual.support();
        if (!reducer_.reduce(residual, {bit, 0}, *half))
            return std::nullopt;
        *tried = *half;
        const auto still = search(*tried);
        if (!still)
            return std::nullopt;
        const bool one = *still == e_answers;
        if (!one && !reducer_.reduce(residual, {0, bit}, *half))
            return std::nullopt;
        answer |= one ? Literals{bit, 0} : Literals{0, bit};
        std::swap(residual, *half);
    }
    Literals rest;
    const auto wins = answer_to(residual, e_answers, rest);
    answer |= rest;
    return wins;
}

} // namespace loggia::formula_game
