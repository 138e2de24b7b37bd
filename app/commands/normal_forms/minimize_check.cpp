#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/normal_forms/minimize_input.hpp"
#include "core/normal_forms/minimize/compare_circuits.hpp"
#include "core/normal_forms/minimize/minimize_wide.hpp"
#include "core/normal_forms/minimize/same_names.hpp"
#include "core/normal_forms/minimize/verify.hpp"
#include "core/normal_forms/names.hpp"
#include "core/normal_forms/reorder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace normal_forms;

/// The inputs of both: those of the first, then what the second has besides, by name.
template <class AnyWidth>
std::vector<std::string> inputs_of_both(const AnyWidth& first, const AnyWidth& second) {
    std::vector<std::string> inputs = first.inputs;
    std::vector<std::string> more;
    for (const std::string& input : second.inputs)
        if (std::find(inputs.begin(), inputs.end(), input) == inputs.end())
            more.push_back(input);
    std::sort(more.begin(), more.end(), normal_forms::name_before);
    inputs.insert(inputs.end(), more.begin(), more.end());
    return inputs;
}

/// The names that only the second has become those that only the first has, in their order; the
/// pairs in words, `a for x, b for y`. Nothing, and an empty text, where they are not equally many.
std::string rename_in_order(const std::vector<std::string>& first,
                            std::vector<std::string>& second) {
    const std::vector<std::string> to = normal_forms::names_only_in(first, second);
    const std::vector<std::string> from = normal_forms::names_only_in(second, first);
    std::string pairs;
    if (to.size() != from.size())
        return pairs;
    constexpr std::size_t most_named = 8;
    for (std::size_t i = 0; i < to.size(); ++i) {
        std::replace(second.begin(), second.end(), from[i], to[i]);
        if (i < most_named)
            pairs += fmt::format("{}{} for {}", i == 0 ? "" : ", ", to[i], from[i]);
    }
    return pairs + (to.size() > most_named ? " ..." : "");
}

/// The second with names of the first where they can only be meant.
template <class AnyWidth>
AnyWidth in_words_of(const AnyWidth& first, AnyWidth second) {
    second.inputs = normal_forms::in_words_of(first.inputs, second.inputs);
    return second;
}

bool input_value(const Difference& difference, std::size_t input, std::size_t inputs) {
    return (difference.row >> (inputs - 1 - input) & 1U) != 0;
}
bool input_value(const WideDifference& difference, std::size_t input, std::size_t /*inputs*/) {
    return difference.point[input];
}

/// Says whether two functions that differ are the same once the inputs that only the second has are
/// called as those that only the first has, in their order.
template <class AnyWidth>
void note_if_renamed(const AnyWidth& first, const AnyWidth& second, const Control& control) {
    AnyWidth renamed = second;
    const std::string pairs = rename_in_order(first.inputs, renamed.inputs);
    const auto same =
        pairs.empty() ? Result<AnyWidth>(failure("")) : with_inputs(renamed, first.inputs);
    if (!same)
        return;
    if (const auto found = difference(first, *same, control); found && !*found)
        print_to_stderr("note: they are equivalent with the inputs in order: {}\n", pairs);
}

template <class AnyWidth>
int compare_alike(const AnyWidth& first, const AnyWidth& other, const Control& control) {
    AnyWidth second = in_words_of(first, other);
    if (const std::string pairs = rename_in_order(first.outputs, second.outputs);
        !pairs.empty() && first.outputs.size() > 1)
        print_to_stderr("note: the outputs are compared in order: {}\n", pairs);
    const auto inputs = inputs_of_both(first, second);
    const auto left = with_inputs(first, inputs);
    const auto right = left ? with_inputs(second, inputs) : left;
    if (!right)
        return report(right.error(), "error");
    const auto found = difference(*left, *right, control);
    if (!found) {
        if (control.stop_requested()) {
            fmt::print("stopped before the answer was known\n");
            return interrupted;
        }
        return report(found.error(), "error");
    }
    if (!*found) {
        fmt::print("equivalent\n");
        return success;
    }
    fmt::print("not equivalent:");
    for (std::size_t i = 0; i < inputs.size(); ++i)
        fmt::print(" {}={}", inputs[i], input_value(**found, i, inputs.size()) ? 1 : 0);
    const std::string of =
        left->outputs.size() == 1
            ? std::string()
            : fmt::format(" of {}", left->outputs[static_cast<std::size_t>((*found)->output)]);
    fmt::print(" makes the first{} {} and the second {}\n", of, (*found)->expected ? 1 : 0,
               (*found)->expected ? 0 : 1);
    note_if_renamed(first, second, control);
    return failed;
}

WideFunction as_wide(const AnyFunction& function) {
    if (const auto* const narrow = std::get_if<Function>(&function))
        return widened(*narrow);
    return std::get<WideFunction>(function);
}

} // namespace

int compare_functions(const Circuit& first, const Circuit& other, const Control& control) {
    return compare_alike(first, other, control);
}

int compare_functions(const AnyFunction& first, const AnyFunction& other, const Control& control) {
    const auto* const left = std::get_if<Function>(&first);
    const auto* const right = std::get_if<Function>(&other);
    if (left != nullptr && right != nullptr &&
        inputs_of_both(*left, in_words_of(*left, *right)).size() <=
            static_cast<std::size_t>(most_inputs))
        return compare_alike(*left, *right, control);
    return compare_alike(as_wide(first), as_wide(other), control);
}

} // namespace loggia::commands
