#pragma once

#include "core/formula_game/game.hpp"
#include "core/logic/compiled_expr.hpp"
#include "core/logic/truth_table.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace loggia::ui {

/// The truth table of a game's formula, any of whose rows is computed when it is asked for: columns
/// are the variables in the order of the game, the parts of the formula from small to large, and
/// the formula.
class TableRows {
public:
    /// Of larger formulas only so many parts have a column: the largest ones.
    static constexpr std::size_t most_parts = 200;

    TableRows(std::shared_ptr<const formula_game::Game> game, bool with_parts);

    [[nodiscard]] const formula_game::Game& game() const { return *game_; }
    [[nodiscard]] std::uint64_t rows() const { return std::uint64_t{1} << game_->size(); }
    [[nodiscard]] std::size_t columns() const { return columns_.size(); }
    [[nodiscard]] logic::Expr column(std::size_t column) const { return columns_[column]; }
    /// There are more parts than columns for them.
    [[nodiscard]] bool isCut() const { return cut_; }
    /// What working out a column for all rows costs, in operations on 64 rows each.
    [[nodiscard]] double costOfAll() const {
        return static_cast<double>(program_.instructions()) * static_cast<double>(rows()) / 64;
    }
    /// Linear in the formula for the first of 64 rows beside each other, constant for the others.
    [[nodiscard]] bool value(std::uint64_t row, std::size_t column);
    /// The column's heading; at most `longest` characters, or what stands for it.
    [[nodiscard]] std::string heading(std::size_t column, std::size_t longest) const;

private:
    std::shared_ptr<const formula_game::Game> game_;
    std::vector<logic::Expr> columns_;
    bool cut_ = false;
    std::vector<logic::Variable> order_;
    logic::Program program_;
    logic::RowBlock block_;
    /// Values of 64 rows, a word a column, by the number of the first row divided by 64.
    std::unordered_map<std::uint64_t, std::vector<std::uint64_t>> known_;
};

/// In which order, and which, rows are shown.
enum class RowOrder { counting, only_true, only_false, true_first, false_first };

/// The rows of a table in some order: by counting, or by the values of a column that has been
/// worked out for all rows.
class OrderedRows {
public:
    OrderedRows() = default;
    explicit OrderedRows(std::uint64_t rows) : rows_(rows) {}
    OrderedRows(std::shared_ptr<const logic::TruthIndex> index, RowOrder order);

    [[nodiscard]] std::uint64_t size() const;
    /// The row at a place, 0 to size() - 1.
    [[nodiscard]] std::uint64_t row(std::uint64_t place) const;
    /// The place of a row, or of the first one after it that is shown; size() if there is none.
    [[nodiscard]] std::uint64_t placeOf(std::uint64_t row) const;

private:
    std::uint64_t rows_ = 0;
    std::shared_ptr<const logic::TruthIndex> index_;
    RowOrder order_ = RowOrder::counting;
};

} // namespace loggia::ui
