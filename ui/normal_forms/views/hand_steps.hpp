#pragma once

#include "ui/normal_forms/study/form_study.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

/// Two entries of neighbouring groups of a column, held against each other.
struct HandComparison {
    std::size_t left = 0; ///< into QuineMcCluskey::lists of the column
    std::size_t right = 0;
    std::optional<std::size_t> result; ///< Into the next list, where they combine.
    bool is_new = false;               ///< The result was not listed before.

    friend bool operator==(const HandComparison&, const HandComparison&) = default;
};

/// More comparisons are not gone through one by one: then only the pairs that combine are, and
/// where those are too many, too, none.
inline constexpr std::size_t most_hand_comparisons = 3000;

/// The comparisons of each column, in the order of its entries, as far as they are steps.
[[nodiscard]] std::vector<std::vector<HandComparison>>
handComparisons(const normal_forms::QuineMcCluskey& hand);

/// A step of the procedure by Quine and McCluskey, with a sentence.
struct HandStep {
    enum class Kind {
        column, ///< the entries of a column are listed or compared
        chart,  ///< the chart is drawn, or a covering step is done on it
    };
    Kind kind = Kind::column;
    std::size_t list = 0;     ///< the column, into QuineMcCluskey::lists
    std::size_t compared = 0; ///< how many of its comparisons are done
    bool whole = false;       ///< the column is done: what did not combine is prime
    std::size_t done = 0;     ///< how many of QuineMcCluskey::steps are done, as chartAt() takes it
    QString title;
    QString text;
};

/// The whole procedure on what was studied; empty where it was not done.
[[nodiscard]] std::vector<HandStep> handSteps(const FormStudy& study);

/// The columns at a step of kind column.
struct ColumnsState {
    std::vector<std::vector<bool>> listed;   ///< by list and entry: it is there
    std::vector<std::vector<bool>> combined; ///< it was combined with another one
    std::vector<bool> whole;                 ///< by list: what did not combine is known to be prime
    std::size_t list = 0;
    std::optional<HandComparison> last; ///< the one that was just done, within `list`
};
[[nodiscard]] ColumnsState columnsAt(const normal_forms::QuineMcCluskey& hand,
                                     const std::vector<std::vector<HandComparison>>& comparisons,
                                     const HandStep& step);

/// The chart when so many covering steps are done; with one more than there are, when all is done
/// and none of them is the last any more.
struct ChartState {
    std::vector<bool> taken;     ///< by prime
    std::vector<bool> dropped;   ///< by prime
    std::vector<bool> covered;   ///< by row: by one that was taken
    std::vector<bool> spared;    ///< by row: another one stands for it
    std::vector<bool> essential; ///< by prime: nothing else in the whole chart has some row
    std::optional<normal_forms::ChartStep> last; ///< the step that was done last
};
[[nodiscard]] ChartState chartAt(const normal_forms::QuineMcCluskey& hand, std::size_t done);

} // namespace loggia::ui
