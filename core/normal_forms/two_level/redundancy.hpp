#pragma once

#include "core/covering/heuristic_cover.hpp"
#include "core/normal_forms/two_level/cube_sets.hpp"
#include "core/normal_forms/two_level/marked_rows.hpp"

namespace loggia::normal_forms::two_level {

/// Leaves out cubes that the others and `open` cover so that few are left ("irredundant" of
/// Brayton, Hachtel, McMullen, Sangiovanni-Vincentelli 1984): what no other covers stays, what
/// those cover goes, and of the rest a small cover is chosen by the ways in which they cover each
/// other.
template <class Row>
class Redundancy {
public:
    Redundancy(const Layout<Row>& layout, Meter& meter)
        : layout_(layout), meter_(meter), recursion_(layout, meter), splitter_(layout) {}

    /// Which cubes stay; once stopped, all of them. Marks those that are relatively essential.
    [[nodiscard]] std::vector<char> irredundant(MarkedRows<Row>& cover,
                                                const std::vector<Row>& open) {
        std::vector<Row> all;
        all.reserve(cover.size());
        for (const MarkedRow<Row>& cube : cover)
            all.push_back(cube.row);
        std::vector<Row> kept = open; // and what is relatively essential
        std::vector<std::uint32_t> rest;
        std::vector<char> stays(cover.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool redundant = holds_all(recursion_, all, open, all[i], i);
            if (meter_.stopped())
                return std::vector<char>(cover.size(), 1);
            cover[i].relatively_essential = !redundant;
            stays[i] = redundant ? 0 : 1;
            if (redundant)
                rest.push_back(static_cast<std::uint32_t>(i));
            else
                kept.push_back(all[i]);
        }
        std::erase_if(rest, [&](std::uint32_t i) {
            return holds_all(recursion_, kept, std::vector<Row>(), all[i]);
        });
        if (!rest.empty())
            for (const std::uint32_t i : choose(all, kept, rest))
                stays[i] = 1;
        if (meter_.stopped())
            return std::vector<char>(cover.size(), 1);
        return stays;
    }

private:
    /// Of the partially redundant cubes those that are taken.
    [[nodiscard]] std::vector<std::uint32_t> choose(const std::vector<Row>& all,
                                                    const std::vector<Row>& kept,
                                                    const std::vector<std::uint32_t>& rest) {
        constexpr std::size_t most_entries = 2'000'000;
        ends_.clear();
        columns_.clear();
        sets_.clear();
        given_.assign(rest.size(), 0);
        for (std::size_t i = 0; i < rest.size(); ++i) {
            pool_.clear();
            numbers_.clear();
            const auto add = [&](const Row& row, std::uint32_t number) {
                if (meet(layout_, row, all[rest[i]])) {
                    pool_.push_back(row | (layout_.full - all[rest[i]]));
                    numbers_.push_back(number);
                }
            };
            for (const Row& row : kept)
                add(row, none);
            for (std::size_t k = 0; k < rest.size(); ++k)
                add(all[rest[k]], static_cast<std::uint32_t>(k));
            visit(0);
            static_cast<void>(meter_.spend(all[i].words.size() * (kept.size() + rest.size())));
            given_[i] = 1; // all that is in it has been said
            if (meter_.stopped())
                return rest;
            if (columns_.size() > most_entries)
                return one_by_one(all, kept, rest);
        }
        std::sort(sets_.begin(), sets_.end());
        sets_.erase(std::unique(sets_.begin(), sets_.end()), sets_.end());
        for (const std::vector<std::uint32_t>& set : sets_) {
            columns_.insert(columns_.end(), set.begin(), set.end());
            ends_.push_back(static_cast<std::uint32_t>(columns_.size()));
        }
        std::vector<std::uint32_t> literals;
        literals.reserve(rest.size());
        for (const std::uint32_t i : rest)
            literals.push_back(static_cast<std::uint32_t>(layout_.full.words.size() * 64) -
                               static_cast<std::uint32_t>(bits_in(all[i])));
        std::vector<std::uint32_t> row_ids(ends_.size());
        std::vector<std::uint32_t> column_ids(rest.size());
        std::iota(row_ids.begin(), row_ids.end(), 0U);
        std::iota(column_ids.begin(), column_ids.end(), 0U);
        const covering::CoverMatrix matrix(ends_, columns_, std::move(literals), std::move(row_ids),
                                           std::move(column_ids));
        // Reductions, relaxations and local search go over the entries so many times.
        constexpr std::size_t visits_of_an_entry = 100;
        if (!meter_.afford(visits_of_an_entry * columns_.size()))
            return rest;
        std::vector<std::uint32_t> chosen;
        for (const std::uint32_t column :
             heuristic_cover(matrix, meter_.control(), {}, meter_.left()).columns)
            chosen.push_back(rest[column]);
        return chosen;
    }

    /// Too many ways: one after the other.
    [[nodiscard]] std::vector<std::uint32_t> one_by_one(const std::vector<Row>& all,
                                                        const std::vector<Row>& kept,
                                                        std::vector<std::uint32_t> rest) {
        for (std::size_t i = rest.size(); i-- > 0 && !meter_.stopped();) {
            std::vector<Row> others;
            for (std::size_t k = 0; k < rest.size(); ++k)
                if (k != i)
                    others.push_back(all[rest[k]]);
            if (holds_all(recursion_, others, kept, all[rest[i]]) && !meter_.stopped())
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return rest;
    }

    static constexpr std::uint32_t none = UINT32_MAX;

    [[nodiscard]] bool is_given(std::uint32_t number) const {
        return number == none || given_[number] != 0;
    }

    void shrink(std::size_t size) {
        pool_.erase(pool_.begin() + static_cast<std::ptrdiff_t>(size), pool_.end());
        numbers_.resize(size);
    }

    /// Goes down to parts in which the list from `begin` on is unate: there the cubes that hold
    /// all of it are those that hold its row with the bad value of every variable.
    void visit(std::size_t begin) {
        for (;;) {
            if (!meter_.spend((pool_.size() - begin + 4) * layout_.full.words.size()))
                return shrink(begin);
            Row all = layout_.full;
            for (std::size_t i = begin; i < pool_.size(); ++i) {
                if (is_given(numbers_[i]) && pool_[i] == layout_.full)
                    return shrink(begin);
                keep_bits(all, pool_[i]);
            }
            const Row both = binate_bits(layout_, all);
            Row unate = active_bits(layout_, all) - both;
            const int missing_outputs = bits_in(layout_.out - all);
            if (missing_outputs == 1)
                add_bits(unate, layout_.out);
            if (!is_zero(unate)) {
                std::size_t kept = begin;
                for (std::size_t i = begin; i < pool_.size(); ++i)
                    if (contains(pool_[i], unate)) {
                        pool_[kept] = pool_[i];
                        numbers_[kept++] = numbers_[i];
                    }
                shrink(kept);
                continue;
            }
            if (is_zero(both) && missing_outputs == 0) { // all are full
                std::vector<std::uint32_t> set(
                    numbers_.begin() + static_cast<std::ptrdiff_t>(begin), numbers_.end());
                std::sort(set.begin(), set.end());
                sets_.push_back(std::move(set));
                return shrink(begin);
            }
            const Split<Row> halves = splitter_.split(std::span(pool_).subspan(begin), all, both);
            const std::size_t end = pool_.size();
            for (const Row* const half : {&halves.low, &halves.high}) {
                const Row outside = layout_.full - *half;
                for (std::size_t i = begin; i < end; ++i)
                    if (meet(layout_, pool_[i], *half)) {
                        pool_.push_back(pool_[i] | outside);
                        numbers_.push_back(numbers_[i]);
                    }
                visit(end);
            }
            return shrink(begin);
        }
    }

    const Layout<Row>& layout_;
    Meter& meter_;
    UnateRecursion<Row> recursion_;
    Splitter<Row> splitter_;
    std::vector<Row> pool_;
    std::vector<std::uint32_t> numbers_;
    std::vector<char> given_;
    std::vector<std::vector<std::uint32_t>> sets_;
    std::vector<std::uint32_t> ends_;
    std::vector<std::uint32_t> columns_;
};

} // namespace loggia::normal_forms::two_level
