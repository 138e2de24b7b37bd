#include "core/sat/engines/pigeonhole.hpp"

#include "core/sat/atom_index.hpp"
#include "core/sat/engines/hall.hpp"
#include "core/sat/literal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace loggia::sat {

namespace {

using CrowdLiteral = std::uint32_t; ///< a literal, as Lit has it, of dense atoms
using Pigeon = std::uint32_t;       ///< a clause that may become one
constexpr Pigeon no_pigeon = UINT32_MAX;

/// NumberLists of numbers, one list for each of 0 to size() - 1, in one array.
class NumberLists {
public:
    NumberLists() = default;
    /// From pairs of list and entry.
    NumberLists(std::size_t lists, std::span<const std::pair<CrowdLiteral, CrowdLiteral>> entries)
        : ends_(lists + 1) {
        for (const auto& [list, entry] : entries)
            ++ends_[list + 1];
        for (std::size_t i = 0; i < lists; ++i)
            ends_[i + 1] += ends_[i];
        entries_.resize(entries.size());
        std::vector<std::size_t> next(ends_.begin(), ends_.end() - 1);
        for (const auto& [list, entry] : entries)
            entries_[next[list]++] = entry;
    }
    [[nodiscard]] std::span<const CrowdLiteral> operator[](std::size_t list) const {
        return std::span(entries_).subspan(ends_[list], ends_[list + 1] - ends_[list]);
    }
    [[nodiscard]] std::size_t size() const { return ends_.size() - 1; }

private:
    std::vector<std::size_t> ends_{0};
    std::vector<CrowdLiteral> entries_;
};

class CrowdSearch {
public:
    CrowdSearch(const logic::ClauseSet& clauses, const Control& control)
        : clauses_(clauses), control_(control), atoms_(clauses) {}

    std::optional<Overcrowding> run() {
        read_exclusions();
        if (auto found = attempt(1); found || stopped())
            return found;
        // A clause of two literals is part of some chain, but hardly a pigeon.
        constexpr std::size_t shortest_pigeon = 3;
        if (!follow_chains(shortest_pigeon))
            return std::nullopt;
        return attempt(shortest_pigeon);
    }

private:
    [[nodiscard]] bool stopped() {
        constexpr std::uint64_t poll_interval = 1 << 12;
        stopped_ = stopped_ || (++polls_ % poll_interval == 1 && control_.stop_requested());
        return stopped_;
    }

    [[nodiscard]] CrowdLiteral code_of(int literal) const {
        return 2 * static_cast<CrowdLiteral>(atoms_(literal)) + (literal < 0 ? 1U : 0U);
    }
    [[nodiscard]] int literal_of(CrowdLiteral code) const {
        const int atom = atoms_.atom(code >> 1U);
        return (code & 1U) != 0 ? -atom : atom;
    }
    [[nodiscard]] std::size_t codes() const { return 2 * atoms_.size(); }

    std::optional<Overcrowding> attempt(std::size_t shortest_pigeon) {
        read_candidates(shortest_pigeon);
        prune();
        if (stopped() || std::none_of(alive_.begin(), alive_.end(), [](bool a) { return a; }))
            return std::nullopt;
        // Which of two clauses that share a literal is a pigeon is a guess: the side of more
        // clauses at first, the other one then.
        for (const bool larger : {true, false}) {
            choose(larger);
            make_holes();
            if (stopped())
                return std::nullopt;
            if (auto found = match())
                return found;
        }
        return std::nullopt;
    }

    /// Which literals exclude each other: the negations of those of a clause of two.
    void read_exclusions() {
        std::vector<std::pair<CrowdLiteral, CrowdLiteral>> pairs;
        for (std::size_t i = 0; i < clauses_.size() && !stopped(); ++i) {
            const auto clause = clauses_[i];
            if (clause.size() != 2 || clause[0] == clause[1] || clause[0] == -clause[1])
                continue;
            const CrowdLiteral a = code_of(-clause[0]);
            const CrowdLiteral b = code_of(-clause[1]);
            pairs.emplace_back(a, b);
            pairs.emplace_back(b, a);
        }
        excludes_ = NumberLists(codes(), pairs);
    }

    /// Which literals of longer clauses exclude each other by chains of implications. False where
    /// there are too many steps to take, and where no chain leads anywhere new.
    bool follow_chains(std::size_t shortest_clause) {
        constexpr std::size_t most_steps = 5'000'000;
        in_long_clause_.assign(codes(), false);
        for (std::size_t i = 0; i < clauses_.size() && !stopped(); ++i)
            if (clauses_[i].size() >= shortest_clause)
                for (const int literal : clauses_[i])
                    in_long_clause_[code_of(literal)] = true;
        std::vector<std::pair<CrowdLiteral, CrowdLiteral>> pairs;
        std::vector<CrowdLiteral> reached;
        std::vector<CrowdLiteral> reached_from(codes(), UINT32_MAX);
        std::size_t steps = 0;
        bool any_new = false;
        for (CrowdLiteral first = 0; first < codes(); ++first) {
            if (!in_long_clause_[first] || excludes_[first].empty())
                continue;
            reached.assign(1, first);
            reached_from[first] = first;
            for (std::size_t next = 0; next < reached.size(); ++next)
                for (const CrowdLiteral excluded : excludes_[reached[next]]) {
                    if (++steps > most_steps || stopped())
                        return false;
                    const CrowdLiteral implied = excluded ^ 1U;
                    if (reached_from[implied] == first)
                        continue;
                    reached_from[implied] = first;
                    reached.push_back(implied);
                    if (in_long_clause_[excluded] && excluded != first) {
                        pairs.emplace_back(first, excluded);
                        any_new = any_new || next > 0;
                    }
                }
        }
        excludes_ = NumberLists(codes(), pairs);
        return any_new;
    }

    /// Whether the clause is about an atom that longer clauses have with both signs: then it is
    /// about an atom of an encoding, as that of a commander of commanders.
    [[nodiscard]] bool defines(std::span<const int> clause) const {
        return !in_long_clause_.empty() &&
               std::any_of(clause.begin(), clause.end(),
                           [this](int literal) { return in_long_clause_[code_of(-literal)]; });
    }

    /// Clauses all of whose literals exclude something.
    void read_candidates(std::size_t shortest_pigeon) {
        candidates_.clear();
        std::vector<std::pair<CrowdLiteral, CrowdLiteral>> in; // pigeon and literal
        std::vector<std::pair<CrowdLiteral, CrowdLiteral>> of; // literal and pigeon
        std::vector<CrowdLiteral> codes_here;
        for (std::size_t i = 0; i < clauses_.size() && !stopped(); ++i) {
            codes_here.clear();
            if (clauses_[i].size() < shortest_pigeon || defines(clauses_[i]))
                continue;
            for (const int literal : clauses_[i]) {
                codes_here.push_back(code_of(literal));
                if (excludes_[codes_here.back()].empty())
                    break;
            }
            if (codes_here.empty() || excludes_[codes_here.back()].empty())
                continue;
            std::sort(codes_here.begin(), codes_here.end());
            codes_here.erase(std::unique(codes_here.begin(), codes_here.end()), codes_here.end());
            const auto pigeon = static_cast<Pigeon>(candidates_.size());
            candidates_.push_back(i);
            for (const CrowdLiteral code : codes_here) {
                in.emplace_back(pigeon, code);
                of.emplace_back(code, pigeon);
            }
        }
        literals_ = NumberLists(candidates_.size(), in);
        occurrences_ = NumberLists(codes(), of);
        alive_.assign(candidates_.size(), true);
    }

    /// Takes away what has a literal that no literal of a candidate excludes, until nothing has:
    /// such a clause finds a hole of its own.
    void prune() {
        std::vector<std::uint32_t> clauses_with(codes());
        for (std::size_t code = 0; code < codes(); ++code)
            clauses_with[code] = static_cast<std::uint32_t>(occurrences_[code].size());
        std::vector<std::uint32_t> rivals(codes());
        std::vector<CrowdLiteral> gone;
        for (CrowdLiteral code = 0; code < codes(); ++code) {
            for (const CrowdLiteral other : excludes_[code])
                rivals[code] += clauses_with[other] > 0 ? 1 : 0;
            if (rivals[code] == 0)
                gone.push_back(code);
        }
        while (!gone.empty() && !stopped()) {
            const CrowdLiteral free = gone.back();
            gone.pop_back();
            for (const Pigeon pigeon : occurrences_[free]) {
                if (!alive_[pigeon])
                    continue;
                alive_[pigeon] = false;
                for (const CrowdLiteral code : literals_[pigeon]) {
                    if (--clauses_with[code] > 0)
                        continue;
                    for (const CrowdLiteral other : excludes_[code])
                        if (--rivals[other] == 0)
                            gone.push_back(other);
                }
            }
        }
    }

    /// Chooses candidates no two of which share a literal. Where the clauses that hang together by
    /// shared literals fall into two sides, as rows and columns do, one of the sides.
    void choose(bool larger) {
        owner_.assign(codes(), no_pigeon);
        std::vector<signed char> side(candidates_.size(), -1);
        std::vector<bool> compared(codes(), false); // the clauses with the literal
        std::vector<Pigeon> part;
        for (Pigeon first = 0; first < candidates_.size() && !stopped(); ++first) {
            if (!alive_[first] || side[first] >= 0)
                continue;
            part.assign(1, first);
            side[first] = 0;
            std::array<std::size_t, 2> sizes{1, 0};
            bool two_sides = true;
            for (std::size_t next = 0; next < part.size() && !stopped(); ++next)
                for (const CrowdLiteral code : literals_[part[next]]) {
                    if (compared[code])
                        continue;
                    compared[code] = true;
                    std::size_t others = 0;
                    for (const Pigeon other : occurrences_[code]) {
                        if (!alive_[other] || other == part[next])
                            continue;
                        ++others;
                        if (side[other] < 0) {
                            side[other] = static_cast<signed char>(1 - side[part[next]]);
                            ++sizes.at(static_cast<std::size_t>(side[other]));
                            part.push_back(other);
                        }
                        two_sides = two_sides && side[other] != side[part[next]];
                    }
                    two_sides = two_sides && others < 2; // two of three are on one side
                }
            const signed char wanted = (sizes[0] >= sizes[1]) == larger ? 0 : 1;
            for (const Pigeon pigeon : part)
                if (!two_sides || sizes[1] == 0 || side[pigeon] == wanted)
                    take_if_free(pigeon);
        }
    }

    void take_if_free(Pigeon pigeon) {
        const auto literals = literals_[pigeon];
        if (std::any_of(literals.begin(), literals.end(),
                        [this](CrowdLiteral code) { return owner_[code] != no_pigeon; }))
            return;
        for (const CrowdLiteral code : literals)
            owner_[code] = pigeon;
    }

    /// Collects literals of chosen clauses that exclude each other, each into one hole. Literals of
    /// one clause need not exclude each other, for of them it uses one.
    void make_holes() {
        hole_.assign(codes(), no_pigeon);
        holes_.clear();
        std::vector<std::uint32_t> seen_by(codes()); // how many of the hole exclude it
        std::vector<std::uint32_t> members_of(candidates_.size());
        std::vector<CrowdLiteral> touched;
        std::vector<CrowdLiteral> counted_for(codes(),
                                              no_pigeon); // a clause may be given more than once
        for (CrowdLiteral first = 0; first < codes() && !stopped(); ++first) {
            if (owner_[first] == no_pigeon || hole_[first] != no_pigeon)
                continue;
            std::vector<CrowdLiteral> hole;
            const auto join = [&](CrowdLiteral code) {
                hole_[code] = static_cast<std::uint32_t>(holes_.size());
                hole.push_back(code);
                ++members_of[owner_[code]];
                for (const CrowdLiteral other : excludes_[code]) {
                    if (owner_[other] == no_pigeon || owner_[other] == owner_[code] ||
                        hole_[other] != no_pigeon || counted_for[other] == code)
                        continue;
                    counted_for[other] = code;
                    if (seen_by[other]++ == 0)
                        touched.push_back(other);
                }
            };
            join(first);
            // Who joins touches others, which are looked at in the same round.
            for (std::size_t next = 0; next < touched.size();) {
                const CrowdLiteral code = touched[next++];
                if (hole_[code] == no_pigeon && seen_by[code] == hole.size())
                    join(code);
            }
            for (std::size_t next = 0; next < touched.size();) {
                const CrowdLiteral code = touched[next++];
                if (hole_[code] == no_pigeon &&
                    seen_by[code] + members_of[owner_[code]] == hole.size())
                    join(code);
            }
            for (const CrowdLiteral code : touched)
                seen_by[code] = 0;
            touched.clear();
            for (const CrowdLiteral code : hole)
                members_of[owner_[code]] = 0;
            holes_.push_back(std::move(hole));
        }
    }

    std::optional<Overcrowding> match() {
        std::vector<Pigeon> chosen;
        std::vector<std::vector<std::uint32_t>> fits;
        for (Pigeon pigeon = 0; pigeon < candidates_.size(); ++pigeon) {
            if (!alive_[pigeon] || owner_[literals_[pigeon].front()] != pigeon)
                continue;
            chosen.push_back(pigeon);
            auto& holes = fits.emplace_back();
            for (const CrowdLiteral code : literals_[pigeon])
                holes.push_back(hole_[code]);
            std::sort(holes.begin(), holes.end());
            holes.erase(std::unique(holes.begin(), holes.end()), holes.end());
        }
        const HallViolator violator = find_hall_violator(fits, holes_.size(), control_);
        if (violator.left.empty())
            return std::nullopt;
        Overcrowding found;
        std::vector<bool> is_pigeon(candidates_.size(), false);
        for (const std::size_t left : violator.left) {
            is_pigeon[chosen[left]] = true;
            found.pigeons.push_back(candidates_[chosen[left]]);
        }
        std::sort(found.pigeons.begin(), found.pigeons.end());
        for (const std::size_t right : violator.right) {
            auto& hole = found.holes.emplace_back();
            for (const CrowdLiteral code : holes_[right])
                if (is_pigeon[owner_[code]])
                    hole.push_back(literal_of(code));
        }
        return found;
    }

    const logic::ClauseSet& clauses_;
    const Control& control_;
    AtomIndex atoms_;
    NumberLists excludes_;                ///< by literal
    std::vector<bool> in_long_clause_;    ///< by literal, where chains are followed
    std::vector<std::size_t> candidates_; ///< clauses, by number
    NumberLists literals_;                ///< by candidate
    NumberLists occurrences_;             ///< by literal: candidates
    std::vector<bool> alive_;             ///< by candidate
    std::vector<Pigeon> owner_;           ///< by literal: the chosen clause that it stands in
    std::vector<std::uint32_t> hole_;     ///< by literal
    std::vector<std::vector<CrowdLiteral>> holes_; ///< of literals
    std::uint64_t polls_ = 0;
    bool stopped_ = false;
};

} // namespace

std::string describe(const Overcrowding& found) {
    return fmt::format(
        "{} clauses each need a true literal, but {}", found.pigeons.size(),
        found.holes.size() == 1
            ? "one at-most-one group allows only one"
            : fmt::format("{} at-most-one groups allow only one each", found.holes.size()));
}

std::optional<Overcrowding> find_overcrowding(const logic::ClauseSet& clauses,
                                              const Control& control) {
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < clauses.size(); ++i)
        pairs += clauses[i].size() == 2 ? 1 : 0;
    // Literals are numbered with 32 bits, and so are candidates.
    if (pairs == 0 || clauses.size() >= UINT32_MAX)
        return std::nullopt;
    return CrowdSearch(clauses, control).run();
}

} // namespace loggia::sat
