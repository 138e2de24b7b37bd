#include "core/normal_forms/minimize/missing_row.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace loggia::normal_forms {

namespace {

constexpr int deepest_search = 500;
constexpr std::size_t pairs_a_step = 16; // most pairs of cubes share no row, which shows at once

using Answer = MissingRow::Answer;

/// A row of one of the cubes that is in none of the others.
Answer find_outside(MissingRow& search, const LiteralCubes& cubes, const LiteralCubes& others) {
    for (std::size_t i = 0; i < cubes.size(); ++i)
        if (const Answer answer = search.find(cubes.care(i), cubes.value(i), others);
            answer != Answer::none)
            return answer;
    return Answer::none;
}

/// A row of a cube of each list that is not open.
Answer find_common(MissingRow& search, const LiteralCubes& left, const LiteralCubes& right,
                   const LiteralCubes& open) {
    const std::size_t words = left.words();
    std::vector<std::uint64_t> care(words);
    std::vector<std::uint64_t> value(words);
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (!search.spend(right.size() / pairs_a_step + 1))
            return Answer::unknown;
        for (std::size_t k = 0; k < right.size(); ++k) {
            bool disjoint = false;
            for (std::size_t w = 0; w < words; ++w) {
                disjoint = disjoint || ((left.value(i)[w] ^ right.value(k)[w]) & left.care(i)[w] &
                                        right.care(k)[w]) != 0;
                care[w] = left.care(i)[w] | right.care(k)[w];
                value[w] = left.value(i)[w] | right.value(k)[w];
            }
            if (disjoint)
                continue;
            if (const Answer answer = search.find(care, value, open); answer != Answer::none)
                return answer;
        }
    }
    return Answer::none;
}

} // namespace

void LiteralCubes::add(std::span<const std::uint64_t> care, std::span<const std::uint64_t> value) {
    care_.insert(care_.end(), care.begin(), care.end());
    value_.insert(value_.end(), value.begin(), value.end());
}

void LiteralCubes::append(const LiteralCubes& other) {
    care_.insert(care_.end(), other.care_.begin(), other.care_.end());
    value_.insert(value_.end(), other.value_.begin(), other.value_.end());
}

MissingRow::Answer MissingRow::find(std::span<const std::uint64_t> care,
                                    std::span<const std::uint64_t> value,
                                    const LiteralCubes& cubes) {
    std::copy(care.begin(), care.end(), fixed_.begin());
    for (std::size_t w = 0; w < words_; ++w)
        row_[w] = value[w] & care[w];
    within_.clear();
    for (std::uint32_t i = 0; i < cubes.size(); ++i) {
        bool agrees = true;
        for (std::size_t w = 0; w < words_; ++w)
            agrees = agrees && ((cubes.value(i)[w] ^ row_[w]) & cubes.care(i)[w] & fixed_[w]) == 0;
        if (agrees)
            within_.push_back(i);
    }
    steps_ += cubes.size();
    return search(cubes, 0, 0);
}

/// An input on which `of` depends, and most others do.
std::size_t MissingRow::most_frequent_input(const LiteralCubes& cubes, std::size_t begin,
                                            std::uint32_t of) const {
    std::size_t best = 0;
    std::ptrdiff_t most = 0;
    for (std::size_t w = 0; w < words_; ++w)
        for (std::uint64_t rest = literals(cubes, of, w); rest != 0; rest &= rest - 1) {
            const std::uint64_t bit = rest & -rest;
            const auto count =
                std::count_if(within_.begin() + static_cast<std::ptrdiff_t>(begin), within_.end(),
                              [&](std::uint32_t i) { return (cubes.care(i)[w] & bit) != 0; });
            if (count > most) {
                most = count;
                best = w * 64 + static_cast<std::size_t>(std::countr_zero(bit));
            }
        }
    return best;
}

MissingRow::Answer MissingRow::search(const LiteralCubes& cubes, std::size_t begin, int depth) {
    const std::size_t end = within_.size();
    if (begin == end)
        return Answer::found;
    if (!spend(end - begin) || depth == deepest_search)
        return Answer::unknown;
    // The cube with the fewest literals left: one without any holds all that is left.
    std::uint32_t shortest = 0;
    int fewest = -1;
    for (std::size_t k = begin; k < end; ++k) {
        int count = 0;
        for (std::size_t w = 0; w < words_; ++w)
            count += std::popcount(literals(cubes, within_[k], w));
        if (count == 0)
            return Answer::none;
        if (fewest < 0 || count < fewest) {
            fewest = count;
            shortest = within_[k];
        }
    }
    const std::size_t input = most_frequent_input(cubes, begin, shortest);
    const std::size_t word = input / 64;
    const std::uint64_t bit = std::uint64_t{1} << input % 64;
    fixed_[word] |= bit;
    for (const std::uint64_t value : std::array<std::uint64_t, 2>{0, bit}) {
        for (std::size_t k = begin; k < end; ++k) {
            const std::uint32_t cube = within_[k];
            if ((cubes.care(cube)[word] & bit) == 0 || (cubes.value(cube)[word] & bit) == value)
                within_.push_back(cube);
        }
        row_[word] = (row_[word] & ~bit) | value;
        const Answer answer = search(cubes, end, depth + 1);
        if (answer != Answer::none)
            return answer; // where it is found, with these values
        within_.resize(end);
    }
    fixed_[word] &= ~bit;
    row_[word] &= ~bit;
    return Answer::none;
}

MissingRow::Answer find_difference(const LiteralClaim& left, const LiteralClaim& right,
                                   std::uint64_t most_steps, const Control& control,
                                   std::vector<std::uint64_t>& row, bool& expected) {
    MissingRow search(left.on.words(), most_steps, control);
    LiteralCubes open = left.open;
    open.append(right.open);
    Answer answer = Answer::none;
    if (left.turned == right.turned) {
        LiteralCubes others = right.on;
        others.append(open);
        expected = !left.turned;
        answer = find_outside(search, left.on, others);
        if (answer == Answer::none) {
            others = left.on;
            others.append(open);
            expected = left.turned;
            answer = find_outside(search, right.on, others);
        }
    } else {
        expected = !left.turned;
        answer = find_common(search, left.on, right.on, open);
        if (answer == Answer::none) {
            open.append(left.on);
            open.append(right.on);
            expected = left.turned;
            const std::vector<std::uint64_t> none(left.on.words());
            answer = search.find(none, none, open);
        }
    }
    if (answer == Answer::found)
        row = search.row();
    return answer;
}

} // namespace loggia::normal_forms
