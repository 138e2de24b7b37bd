#include "core/peg/linear_program.hpp"

#include <cassert>
#include <limits>
#include <utility>

namespace loggia::peg {

namespace {

constexpr double tiny = 1e-9;
constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

/// The condensed tableau: row i says basic variable i = last column - sum of the others. The last
/// row is the objective.
class Tableau {
public:
    explicit Tableau(const LinearProgram& program)
        : columns_(program.objective.size()), height_(program.rows.size()), width_(columns_ + 1),
          cells_((height_ + 1) * width_), basic_(height_), free_(columns_) {
        for (std::size_t i = 0; i < height_; ++i) {
            assert(program.bounds[i] >= 0);
            for (std::size_t j = 0; j < columns_; ++j)
                cell(i, j) = program.rows[i][j];
            cell(i, columns_) = program.bounds[i];
            basic_[i] = columns_ + i;
        }
        for (std::size_t j = 0; j < columns_; ++j) {
            cell(height_, j) = -program.objective[j];
            free_[j] = j;
        }
    }

    /// The column to bring in: the steepest, or the first by variable under Bland's rule.
    [[nodiscard]] std::size_t entering(bool bland) const {
        std::size_t best = none;
        for (std::size_t j = 0; j < columns_; ++j) {
            if (cell(height_, j) >= -tiny)
                continue;
            if (best == none ||
                (bland ? free_[j] < free_[best] : cell(height_, j) < cell(height_, best)))
                best = j;
        }
        return best;
    }

    [[nodiscard]] std::size_t leaving(std::size_t column) const {
        std::size_t best = none;
        double least = 0;
        for (std::size_t i = 0; i < height_; ++i) {
            if (cell(i, column) <= tiny)
                continue;
            const double ratio = cell(i, columns_) / cell(i, column);
            if (best == none || ratio < least - tiny ||
                (ratio < least + tiny && basic_[i] < basic_[best])) {
                best = i;
                least = ratio;
            }
        }
        return best;
    }

    void pivot(std::size_t row, std::size_t column) {
        const double by = 1 / cell(row, column);
        for (std::size_t j = 0; j < width_; ++j)
            cell(row, j) *= by;
        cell(row, column) = by;
        for (std::size_t i = 0; i <= height_; ++i) {
            const double times = i == row ? 0 : cell(i, column);
            if (times == 0)
                continue;
            cell(i, column) = 0;
            for (std::size_t j = 0; j < width_; ++j)
                cell(i, j) -= times * cell(row, j);
        }
        std::swap(basic_[row], free_[column]);
    }

    [[nodiscard]] double value() const { return cell(height_, columns_); }

    [[nodiscard]] std::vector<double> solution() const {
        std::vector<double> x(columns_, 0);
        for (std::size_t i = 0; i < height_; ++i)
            if (basic_[i] < columns_)
                x[basic_[i]] = cell(i, columns_);
        return x;
    }

private:
    double& cell(std::size_t i, std::size_t j) { return cells_[i * width_ + j]; }
    [[nodiscard]] double cell(std::size_t i, std::size_t j) const { return cells_[i * width_ + j]; }

    std::size_t columns_;
    std::size_t height_;
    std::size_t width_;
    std::vector<double> cells_;
    std::vector<std::size_t> basic_; ///< the variable of each row
    std::vector<std::size_t> free_;  ///< and of each column
};

} // namespace

std::optional<std::vector<double>> maximise(const LinearProgram& program, const Control& control) {
    constexpr std::size_t most_steps = 5000;
    constexpr int patience = 20; // steps without gain, before cycles are guarded against
    Tableau table(program);
    int idle = 0;
    for (std::size_t step = 0; step < most_steps && !control.stop_requested(); ++step) {
        const std::size_t column = table.entering(idle > patience);
        if (column == none)
            return table.solution();
        const std::size_t row = table.leaving(column);
        if (row == none)
            return std::nullopt;
        const double before = table.value();
        table.pivot(row, column);
        idle = table.value() > before + tiny ? 0 : idle + 1;
    }
    return std::nullopt;
}

} // namespace loggia::peg
