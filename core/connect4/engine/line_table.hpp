#pragma once

#include "core/connect4/engine/evaluate.hpp"
#include "core/connect4/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace loggia::connect4 {

/// Points won and the value of open quadruples (evaluate.hpp), player one's less player two's, in
/// one number, so that both are added at once.
class PackedScore {
public:
    constexpr PackedScore() = default;
    constexpr PackedScore(int points, int pattern) : packed_(points * 65536 + pattern) {}

    [[nodiscard]] constexpr int points() const { return (packed_ + 0x8000) >> 16; }
    /// Hundredths of a point, from -32768 to 32767.
    [[nodiscard]] constexpr int pattern() const { return static_cast<std::int16_t>(packed_); }

    constexpr PackedScore& operator+=(PackedScore other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr PackedScore& operator-=(PackedScore other) {
        packed_ -= other.packed_;
        return *this;
    }

private:
    std::int32_t packed_ = 0;
};

/// The whole evaluation by four additions a stone.
///
/// All 69 quadruples lie on 25 straight lines: 6 rows, 7 columns, 12 diagonals. What a line holds
/// is a number in base 3 (empty, one, two), so the value of all quadruples on it is one look-up. A
/// stone changes at most four lines. `LineTable` holds the values of every content of every line;
/// `LineContents` the contents of the lines of one position.
class LineTable {
public:
    explicit LineTable(const std::array<PatternWeights, 2>& weights);

    /// One line through a cell: which it is, and what one stone of player one adds to its content.
    struct Step {
        std::uint16_t line;
        std::uint16_t power;
    };

    static constexpr std::size_t line_count = 25;
    /// Cells on fewer than four lines of four or more cells are filled up with an empty line.
    static constexpr std::size_t slot_count = line_count + 1;

    [[nodiscard]] PackedScore at(std::size_t content) const { return scores_[content]; }
    [[nodiscard]] const std::array<Step, 4>& steps(unsigned cell_index) const {
        return steps_[cell_index];
    }
    [[nodiscard]] const std::array<std::uint16_t, slot_count>& start() const { return start_; }

private:
    std::vector<PackedScore> scores_;
    std::array<std::array<Step, 4>, 64> steps_{};
    std::array<std::uint16_t, slot_count> start_{}; ///< Contents of the empty board.
};

/// What a search judges its leaves by. All leaves of one search have the same number of stones, so
/// the same player is to move in them, and one model serves the whole search.
struct PatternTables {
    explicit PatternTables(const std::array<PatternModel, 2>& models);

    /// By the player to move in the leaves.
    std::array<LineTable, 2> lines;
    std::array<int, 2> initiative;
};

/// The tables of `pattern_models`, made when first asked for (about a millisecond).
[[nodiscard]] const PatternTables& pattern_tables();

/// The contents of all lines of a position, changed stone by stone.
class LineContents {
public:
    LineContents(const LineTable& table, const Position& position)
        : table_(&table), at_(table.start()) {
        for (const Player player : {Player::one, Player::two})
            for (Bits rest = position.stones(player); rest != 0; rest &= rest - 1)
                put(static_cast<unsigned>(std::countr_zero(rest)), player);
    }

    /// What would change if `player` put a stone on the cell.
    [[nodiscard]] PackedScore gain(unsigned cell_index, Player player) const {
        const unsigned digit = player == Player::one ? 1 : 2;
        PackedScore gain;
        for (const auto& [line, power] : table_->steps(cell_index)) {
            gain += table_->at(at_[line] + digit * power);
            gain -= table_->at(at_[line]);
        }
        return gain;
    }
    void put(unsigned cell_index, Player player) {
        const unsigned digit = player == Player::one ? 1 : 2;
        for (const auto& [line, power] : table_->steps(cell_index))
            at_[line] = static_cast<std::uint16_t>(at_[line] + digit * power);
    }
    void take_back(unsigned cell_index, Player player) {
        const unsigned digit = player == Player::one ? 1 : 2;
        for (const auto& [line, power] : table_->steps(cell_index))
            at_[line] = static_cast<std::uint16_t>(at_[line] - digit * power);
    }
    /// The sum over all lines.
    [[nodiscard]] PackedScore total() const {
        PackedScore sum;
        for (const std::uint16_t content : at_)
            sum += table_->at(content);
        return sum;
    }

private:
    const LineTable* table_;
    std::array<std::uint16_t, LineTable::slot_count> at_;
};

} // namespace loggia::connect4
