#include "core/sat/engines/pigeonhole.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <climits>
#include <initializer_list>
#include <unordered_map>
#include <utility>

namespace loggia::sat {

namespace {

/// Which pigeons are where: for each pigeon and hole a literal that says that the pigeon is there,
/// or 0 where it does not fit. That nobody but one is in a hole, and that each pigeon is somewhere,
/// are clauses that have been proved.
class CookProof {
public:
    CookProof(const logic::ClauseSet& clauses, const Overcrowding& found, const Control& control,
              std::size_t most)
        : control_(control), most_(most), next_atom_(clauses.atoms()) {
        // One pigeon more than holes is enough.
        const std::size_t pigeons = found.holes.size() + 1;
        assert(pigeons <= found.pigeons.size());
        std::unordered_map<int, std::size_t> hole_of;
        for (std::size_t h = 0; h < found.holes.size(); ++h)
            for (const int literal : found.holes[h])
                hole_of.emplace(literal, h);
        std::vector<std::vector<std::vector<int>>> cells;
        for (std::size_t p = 0; p < pigeons; ++p) {
            auto& row = cells.emplace_back(found.holes.size());
            for (const int literal : clauses[found.pigeons[p]]) {
                auto& cell = row[hole_of.at(literal)];
                if (std::find(cell.begin(), cell.end(), literal) == cell.end())
                    cell.push_back(literal);
            }
        }
        state_exclusions(clauses, found);
        unite(cells);
    }

    std::optional<Proof> run() && {
        std::vector<bool> gone(where_.empty() ? 0 : where_.front().size(), false);
        for (std::size_t left = gone.size(); left > 0 && !failed(); --left) {
            const std::size_t hole = emptiest(gone);
            close(hole);
            gone[hole] = true;
        }
        if (failed())
            return std::nullopt;
        // Nobody has a hole any more.
        proof_.add({});
        return std::move(proof_);
    }

private:
    /// What two pigeons exclude by a chain of implications only, as a clause.
    void state_exclusions(const logic::ClauseSet& clauses, const Overcrowding& found) {
        std::vector<std::pair<int, int>> there;
        for (std::size_t i = 0; i < clauses.size(); ++i)
            if (const auto clause = clauses[i]; clause.size() == 2)
                there.emplace_back(std::minmax(clause[0], clause[1]));
        std::sort(there.begin(), there.end());
        std::unordered_map<int, std::size_t> pigeon_of;
        for (const std::size_t pigeon : found.pigeons)
            for (const int literal : clauses[pigeon])
                pigeon_of.emplace(literal, pigeon);
        for (const auto& hole : found.holes)
            for (std::size_t i = 0; i < hole.size() && !failed(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    if (pigeon_of.at(hole[i]) != pigeon_of.at(hole[j]) &&
                        !std::binary_search(there.begin(), there.end(),
                                            std::pair<int, int>(std::minmax(-hole[i], -hole[j]))))
                        add({-hole[i], -hole[j]});
    }

    [[nodiscard]] bool failed() {
        failed_ = failed_ || control_.stop_requested() || proof_.literals() > most_ ||
                  next_atom_ == INT_MAX;
        return failed_;
    }

    int new_atom() {
        if (next_atom_ < INT_MAX)
            ++next_atom_;
        return next_atom_;
    }

    void add(std::initializer_list<int> clause) {
        proof_.add(std::span(clause.begin(), clause.size()));
    }
    void remove(std::initializer_list<int> clause) {
        proof_.remove(std::span(clause.begin(), clause.size()));
    }
    void add_pigeon(const std::vector<int>& row) {
        std::vector<int> clause;
        std::copy_if(row.begin(), row.end(), std::back_inserter(clause),
                     [](int literal) { return literal != 0; });
        proof_.add(clause);
    }

    /// One literal for each cell: where a pigeon has several that lead into one hole, a new atom
    /// that says that one of them is true.
    void unite(const std::vector<std::vector<std::vector<int>>>& cells) {
        for (const auto& row : cells) {
            auto& pigeon = where_.emplace_back();
            for (const std::vector<int>& cell : row) {
                if (cell.size() < 2) {
                    pigeon.push_back(cell.empty() ? 0 : cell.front());
                    continue;
                }
                const int any = new_atom();
                for (const int literal : cell)
                    add({any, -literal});
                std::vector<int> clause{-any};
                clause.insert(clause.end(), cell.begin(), cell.end());
                proof_.add(clause);
                pigeon.push_back(any);
            }
        }
        for (std::size_t p = 0; p < cells.size() && !failed(); ++p) {
            bool united = false;
            for (std::size_t h = 0; h < cells[p].size(); ++h) {
                if (cells[p][h].size() < 2)
                    continue;
                united = true;
                for (std::size_t other = 0; other < cells.size(); ++other) {
                    // Two united ones exclude each other by way of the literals of one.
                    if (other == p || cells[other][h].empty())
                        continue;
                    for (const int literal : cells[other][h])
                        add({-where_[p][h], -literal});
                    if (other < p && cells[other][h].size() > 1)
                        add({-where_[p][h], -where_[other][h]});
                }
            }
            if (united)
                add_pigeon(where_[p]);
        }
    }

    [[nodiscard]] std::size_t pigeons_in(std::size_t hole) const {
        return static_cast<std::size_t>(
            std::count_if(where_.begin(), where_.end(),
                          [hole](const std::vector<int>& row) { return row[hole] != 0; }));
    }

    /// The hole that fewest fit into: it takes the fewest new atoms to do without.
    [[nodiscard]] std::size_t emptiest(const std::vector<bool>& gone) const {
        std::size_t best = SIZE_MAX;
        std::size_t fewest = SIZE_MAX;
        for (std::size_t h = 0; h < gone.size(); ++h) {
            if (gone[h])
                continue;
            if (const std::size_t pigeons = pigeons_in(h); pigeons < fewest) {
                fewest = pigeons;
                best = h;
            }
        }
        return best;
    }

    static std::size_t choices(const std::vector<int>& row) {
        return row.size() - static_cast<std::size_t>(std::count(row.begin(), row.end(), 0));
    }

    /// Does without a hole and without one pigeon that fits into it: whoever is in the hole goes
    /// where that pigeon is.
    void close(std::size_t hole) {
        std::size_t leaves = where_.size();
        for (std::size_t p = 0; p < where_.size(); ++p)
            if (where_[p][hole] != 0 &&
                (leaves == where_.size() || choices(where_[p]) < choices(where_[leaves])))
                leaves = p;
        if (leaves == where_.size())
            leaves = 0; // nobody fits into the hole
        const std::vector<int> leaving = where_[leaves];
        where_.erase(where_.begin() + static_cast<std::ptrdiff_t>(leaves));
        const auto before = where_;
        for (auto& row : where_) {
            if (leaving[hole] != 0 && row[hole] != 0)
                for (std::size_t h = 0; h < row.size(); ++h)
                    if (h != hole && leaving[h] != 0)
                        row[h] = moved(row[h], row[hole], leaving[h]);
            row[hole] = 0;
        }
        for (std::size_t h = 0; h < leaving.size() && !failed(); ++h)
            if (h != hole && leaving[h] != 0)
                exclude(before, h);
        for (std::size_t p = 0; p < where_.size(); ++p)
            if (before[p][hole] != 0)
                add_pigeon(where_[p]);
    }

    /// A new atom: the pigeon was there, or it was in the closed hole and the one that leaves
    /// there.
    int moved(int was, int in_closed, int left) {
        const int is = new_atom();
        if (was != 0)
            add({is, -was});
        add({is, -in_closed, -left});
        if (was != 0) {
            add({-is, was, in_closed});
            add({-is, was, left});
        } else {
            add({-is, in_closed});
            add({-is, left});
        }
        return is;
    }

    /// That no two are in the hole now, of whom one may have moved.
    void exclude(const std::vector<std::vector<int>>& before, std::size_t hole) {
        for (std::size_t p = 0; p < where_.size() && !failed(); ++p)
            for (std::size_t q = 0; q < p; ++q) {
                const int a = where_[p][hole];
                const int b = where_[q][hole];
                if (a == 0 || b == 0 || (a == before[p][hole] && b == before[q][hole]))
                    continue;
                // Propagation sees it at once, unless both may have been there or have moved.
                const int was = before[p][hole];
                const bool both =
                    was != 0 && was != a && before[q][hole] != 0 && before[q][hole] != b;
                if (both)
                    add({-a, -b, -was});
                add({-a, -b});
                if (both)
                    remove({-a, -b, -was});
            }
    }

    const Control& control_;
    std::size_t most_;
    int next_atom_; ///< the largest atom in use
    std::vector<std::vector<int>> where_;
    Proof proof_;
    bool failed_ = false;
};

} // namespace

std::optional<Proof> prove_overcrowding(const logic::ClauseSet& clauses, const Overcrowding& found,
                                        const Control& control, std::size_t most) {
    return CookProof(clauses, found, control, most).run();
}

} // namespace loggia::sat
