#pragma once

#include "ui/normal_forms/study/form_study.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

/// A step of the procedure by Quine and McCluskey, with a sentence.
struct HandStep {
    enum class Kind {
        list,  ///< the cubes of one size are listed
        chart, ///< the chart is drawn, or a covering step is done on it
    };
    Kind kind = Kind::list;
    std::size_t list = 0; ///< into QuineMcCluskey::lists
    std::size_t done = 0; ///< how many of QuineMcCluskey::steps are done, as chartAt() takes it
    QString title;
    QString text;
};

/// The whole procedure on what was studied; empty where it was not done.
[[nodiscard]] std::vector<HandStep> handSteps(const FormStudy& study);

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
