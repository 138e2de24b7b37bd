#pragma once

#include "core/base/control.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// Cubes as words of literals: a bit of `care` for each input that has one, and in `value` whether
/// it has to be 1.
class LiteralCubes {
public:
    /// Each cube has so many words.
    explicit LiteralCubes(std::size_t words) : words_(words) {}

    void add(std::span<const std::uint64_t> care, std::span<const std::uint64_t> value);
    void append(const LiteralCubes& other);

    [[nodiscard]] std::size_t words() const noexcept { return words_; }
    [[nodiscard]] std::size_t size() const noexcept { return care_.size() / words_; }
    [[nodiscard]] std::span<const std::uint64_t> care(std::size_t cube) const noexcept {
        return std::span(care_).subspan(cube * words_, words_);
    }
    [[nodiscard]] std::span<const std::uint64_t> value(std::size_t cube) const noexcept {
        return std::span(value_).subspan(cube * words_, words_);
    }

private:
    std::size_t words_;
    std::vector<std::uint64_t> care_;
    std::vector<std::uint64_t> value_;
};

/// Looks for a row of a cube that none of some cubes holds, by plain case distinction: simple, and
/// shares no code with what minimises, so it can check it.
class MissingRow {
public:
    enum class Answer : std::uint8_t {
        none,    ///< every row is held
        found,   ///< `row()` is not
        unknown, ///< stopped, or it would take longer than it may
    };

    /// Takes at most about `most_steps` looks at a cube, all questions together.
    MissingRow(std::size_t words, std::uint64_t most_steps, const Control& control)
        : words_(words), most_steps_(most_steps), control_(control), fixed_(words), row_(words) {}

    /// Of this cube, in none of `cubes`.
    [[nodiscard]] Answer find(std::span<const std::uint64_t> care,
                              std::span<const std::uint64_t> value, const LiteralCubes& cubes);
    /// Counts steps taken elsewhere; false where none are left, or when stopped.
    [[nodiscard]] bool spend(std::uint64_t steps) {
        steps_ += steps;
        return steps_ <= most_steps_ && !control_.stop_requested();
    }
    /// The row that was found, a bit for each input.
    [[nodiscard]] const std::vector<std::uint64_t>& row() const noexcept { return row_; }

private:
    [[nodiscard]] Answer search(const LiteralCubes& cubes, std::size_t begin, int depth);
    [[nodiscard]] std::uint64_t literals(const LiteralCubes& cubes, std::uint32_t cube,
                                         std::size_t word) const noexcept {
        return cubes.care(cube)[word] & ~fixed_[word];
    }
    [[nodiscard]] std::size_t most_frequent_input(const LiteralCubes& cubes, std::size_t begin,
                                                  std::uint32_t of) const;

    std::size_t words_;
    std::uint64_t most_steps_;
    const Control& control_;
    std::vector<std::uint64_t> fixed_;  ///< inputs that have a value now
    std::vector<std::uint64_t> row_;    ///< these values
    std::vector<std::uint32_t> within_; ///< cubes that agree with them, of each level
    std::uint64_t steps_ = 0;
};

/// The true rows (the false ones if `turned`) and the don't-cares of one output; a row of both is
/// open.
struct LiteralClaim {
    LiteralCubes on;
    LiteralCubes open;
    bool turned = false;
};

/// Looks for a row that neither side leaves open and that only one says to be true: `expected`
/// is what the left one says there. In about so many steps.
[[nodiscard]] MissingRow::Answer find_difference(const LiteralClaim& left,
                                                 const LiteralClaim& right,
                                                 std::uint64_t most_steps, const Control& control,
                                                 std::vector<std::uint64_t>& row, bool& expected);

} // namespace loggia::normal_forms
