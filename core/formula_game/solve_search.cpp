#include "core/formula_game/solve_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace loggia::formula_game {

namespace {

constexpr std::size_t search_memo_words = std::size_t{6} << 20U;
constexpr std::size_t nodes_in_a_table = std::size_t{1} << 14U;

/// How many variables a table of so many nodes may have, so that it is done in a millisecond.
unsigned variables_in_a_table(std::size_t nodes) {
    unsigned variables = block_variables;
    for (; nodes > nodes_in_a_table && variables > 6; nodes /= 2)
        --variables;
    return variables;
}

} // namespace

Search::Lease::Lease(Search& search) : search_(search) {
    if (search.frames_used_ == search.frames_.size())
        search.frames_.emplace_back();
    residual_ = &search.frames_[search.frames_used_++];
}

Search::Search(Variables e_turns, const Control& control)
    : e_turns_(e_turns), control_(control), reducer_(control), table_(control),
      memo_(search_memo_words) {}

std::optional<bool> Search::e_wins(const Residual& residual) {
    const Lease copy(*this);
    *copy = residual;
    return search(*copy);
}

std::optional<bool> Search::search(Residual& residual) {
    ++nodes_;
    if (control_.stop_requested())
        return std::nullopt;
    for (;;) {
        Literals choices;
        if (const auto winner = forced(residual, choices))
            return winner;
        if (choices.variables() == 0)
            break;
        const Lease reduced(*this);
        if (!reducer_.reduce(residual, choices, *reduced))
            return std::nullopt;
        std::swap(residual, *reduced);
    }
    return table_or_branch(residual);
}

std::optional<bool> Search::forced(const Residual& residual, Literals& choices) const {
    const Link root = residual.root;
    if (root.is_constant())
        return root.value();
    if (root.is_literal())
        return (e_turns_ >> root.turn() & 1U) != 0;
    const Residual::Node& node = residual.nodes[root.index()];
    if (node.is_parity()) {
        if (const auto winner = parity_winner(residual))
            return winner;
    } else {
        const Variables spoilers = root.complemented() ? e_turns_ : ~e_turns_;
        if ((node.variables() & spoilers) != 0)
            return root.complemented();
        choices |= {node.positive, node.negative};
    }
    const Variables only_positive = residual.positive & ~residual.negative;
    const Variables only_negative = residual.negative & ~residual.positive;
    const Variables open = ~choices.variables();
    choices |= {open & ((only_positive & e_turns_) | (only_negative & ~e_turns_)),
                open & ((only_positive & ~e_turns_) | (only_negative & e_turns_))};
    return std::nullopt;
}

// Who can choose last, and has a variable that turns the whole round, wins.
std::optional<bool> Search::parity_winner(const Residual& residual) const {
    const Residual::Node& root = residual.nodes.back();
    Variables last_block = std::bit_floor(residual.support());
    const bool e_is_last = (last_block & e_turns_) != 0;
    const Variables others = residual.support() & (e_is_last ? ~e_turns_ : e_turns_);
    last_block = residual.support() & ~others & ~(std::bit_ceil(others + 1) - 1);
    Variables turning = root.positive & last_block;
    for (std::size_t i = 0; turning != 0 && i + 1 < residual.nodes.size(); ++i)
        turning &= ~residual.nodes[i].variables();
    return turning != 0 ? std::optional(e_is_last) : std::nullopt;
}

std::optional<bool> Search::table_or_branch(Residual& residual) {
    const auto variables = static_cast<unsigned>(std::popcount(residual.support()));
    if (variables <= variables_in_a_table(residual.nodes.size()))
        return table_.e_wins(residual, e_turns_);
    const std::uint32_t hash = ResidualMemo::hash_of(residual);
    if (const auto known = memo_.find(residual, hash))
        return *known != 0;
    std::optional<bool> winner;
    const Residual::Node& root = residual.nodes.back();
    std::vector<Part> parts;
    if (!root.is_parity() && root.count() > 1)
        parts = parts_of(residual);
    const Variables block = first_block(residual.support());
    bool open = parts.size() <= 1;
    if (open && is_two_large_blocks(residual, block, e_turns_)) {
        open = false;
        winner = refute_choices(residual, block, open);
    }
    if (parts.size() > 1)
        winner = search_parts(residual, parts);
    else if (open)
        winner = branch(residual);
    if (winner)
        memo_.insert(residual, hash, *winner ? 1 : 0);
    return winner;
}

std::vector<Search::Part> Search::parts_of(const Residual& residual) {
    supports_.resize(residual.nodes.size());
    for (std::size_t i = 0; i < residual.nodes.size(); ++i) {
        supports_[i] = residual.nodes[i].variables();
        for (const Link link : residual.operands_of(residual.nodes[i]))
            supports_[i] |= supports_[link.index()];
    }
    const Variables can_link = residual.root.complemented() ? ~e_turns_ : e_turns_;
    // A part that links to several of those so far makes them one.
    std::vector<Part> parts;
    std::array<std::size_t, 32> part_of{}; // variable to part plus 1
    for (const Link link : residual.operands_of(residual.nodes.back())) {
        const Variables linking = supports_[link.index()] & can_link;
        std::size_t home = parts.size();
        for (Variables rest = linking; rest != 0; rest &= rest - 1)
            if (const std::size_t part = part_of[static_cast<unsigned>(std::countr_zero(rest))])
                home = std::min(home, part - 1);
        if (home == parts.size())
            parts.emplace_back();
        Part& into = parts[home];
        into.links.push_back(link);
        Variables rest = linking & ~into.linking;
        into.linking |= linking;
        while (rest != 0) {
            const auto variable = static_cast<unsigned>(std::countr_zero(rest));
            if (const std::size_t other = part_of[variable]; other != 0 && other - 1 != home) {
                Part& from = parts[other - 1];
                into.links.insert(into.links.end(), from.links.begin(), from.links.end());
                into.linking |= from.linking;
                rest |= from.linking;
                from = {};
            }
            part_of[variable] = home + 1;
            rest &= ~(Variables{1} << variable);
        }
    }
    std::erase_if(parts, [](const Part& part) { return part.links.empty(); });
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part& a, const Part& b) { return a.links.size() < b.links.size(); });
    return parts;
}

std::optional<bool> Search::search_parts(const Residual& residual, const std::vector<Part>& parts) {
    const bool disjunction = residual.root.complemented();
    for (const Part& part : parts) {
        const Lease extracted(*this);
        if (!reducer_.extract(residual, part.links, *extracted))
            return std::nullopt;
        const auto winner = search(*extracted);
        if (!winner || *winner == disjunction)
            return winner;
    }
    return !disjunction;
}

Variables Search::first_block(Variables support) const {
    const Variables first = support & -support;
    const Variables own = (first & e_turns_) != 0 ? e_turns_ : ~e_turns_;
    const Variables others = support & ~own;
    return support & own & ((others & -others) - 1);
}

std::optional<bool> Search::branch(const Residual& residual) {
    const Variables block = first_block(residual.support());
    const bool e_chooses = (block & e_turns_) != 0;
    // Small nodes count more: they are decided sooner.
    polarities_.assign(residual.nodes.size(), 0);
    polarities_.back() = residual.root.complemented() ? makes_false : makes_true;
    std::array<std::array<std::uint32_t, 2>, 32> weights{}; // by what makes the formula true
    for (std::size_t i = residual.nodes.size(); i-- > 0;) {
        const Residual::Node& node = residual.nodes[i];
        const std::uint8_t polarity = node.is_parity() ? makes_either : polarities_[i];
        for (const Link link : residual.operands_of(node))
            polarities_[link.index()] |= seen_through(polarity, link.complemented());
        const auto parts = static_cast<unsigned>(std::popcount(node.variables())) + node.count();
        const std::uint32_t weight = 1 + (64U >> std::min(parts, 6U));
        for (Variables rest = node.variables() & block; rest != 0; rest &= rest - 1) {
            const auto variable = static_cast<unsigned>(std::countr_zero(rest));
            const bool negative = (node.positive >> variable & 1U) == 0;
            const std::uint8_t made = seen_through(polarity, negative);
            weights[variable][0] += (made & makes_false) != 0 ? weight : 0;
            weights[variable][1] += (made & makes_true) != 0 ? weight : 0;
        }
    }
    auto chosen = static_cast<unsigned>(std::countr_zero(block));
    const auto weight_of = [&](unsigned v) { return weights[v][0] + weights[v][1]; };
    for (Variables rest = block; rest != 0; rest &= rest - 1) {
        const auto variable = static_cast<unsigned>(std::countr_zero(rest));
        if (weight_of(variable) > weight_of(chosen))
            chosen = variable;
    }
    bool value = (weights[chosen][1] > weights[chosen][0]) != e_chooses;
    for (int i = 0; i < 2; ++i, value = !value) {
        const Lease child(*this);
        const Variables bit = Variables{1} << chosen;
        const Literals choice = value ? Literals{bit, 0} : Literals{0, bit};
        if (!reducer_.reduce(residual, choice, *child))
            return std::nullopt;
        const auto winner = search(*child);
        if (!winner || *winner == e_chooses)
            return winner;
    }
    return !e_chooses;
}

} // namespace loggia::formula_game
