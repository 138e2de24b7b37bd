#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/normal_forms/minimize_input.hpp"
#include "core/normal_forms/minimize/verify.hpp"
#include "core/normal_forms/names.hpp"
#include "core/normal_forms/reorder.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::commands {

namespace {

using namespace normal_forms;

/// The inputs of both: those of the first, then what the second has besides, by name.
std::vector<std::string> inputs_of_both(const Function& first, const Function& second) {
    std::vector<std::string> inputs = first.inputs;
    std::vector<std::string> more;
    for (const std::string& input : second.inputs)
        if (std::find(inputs.begin(), inputs.end(), input) == inputs.end())
            more.push_back(input);
    std::sort(more.begin(), more.end(), normal_forms::name_before);
    inputs.insert(inputs.end(), more.begin(), more.end());
    return inputs;
}

std::string without_underscores(std::string name) {
    std::erase(name, '_');
    return name;
}

bool has_input(const Function& function, const std::string& name) {
    return std::find(function.inputs.begin(), function.inputs.end(), name) != function.inputs.end();
}

/// The second with names of the first where they can only be meant: LaTeX's x_{1} is read as x_1,
/// and may be an x1.
Function in_words_of(const Function& first, Function second) {
    const Function given = second;
    for (std::string& input : second.inputs) {
        if (has_input(first, input))
            continue;
        const auto alike = [&](const std::string& name) {
            return without_underscores(name) == without_underscores(input);
        };
        if (std::count_if(first.inputs.begin(), first.inputs.end(), alike) == 1 &&
            std::count_if(given.inputs.begin(), given.inputs.end(), alike) == 1)
            input = *std::find_if(first.inputs.begin(), first.inputs.end(), alike);
    }
    return second;
}

} // namespace

int compare_functions(const Function& first, const Function& other, const Control& control) {
    const Function second = in_words_of(first, other);
    const auto inputs = inputs_of_both(first, second);
    const auto left = normal_forms::with_inputs(first, inputs);
    auto right = left ? normal_forms::with_inputs(second, inputs) : left;
    if (!right)
        return report(right.error(), "error");
    if (left->outputs.size() == 1 && right->outputs.size() == 1)
        right->outputs = left->outputs;
    const auto found = normal_forms::difference(*left, *right, control);
    if (!found) {
        if (control.stop_requested()) {
            fmt::print("stopped before it was known\n");
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
        fmt::print(" {}={}", inputs[i], (*found)->row >> (inputs.size() - 1 - i) & 1U);
    const std::string of =
        left->outputs.size() == 1
            ? std::string()
            : fmt::format(" of {}", left->outputs[static_cast<std::size_t>((*found)->output)]);
    fmt::print(" makes the first{} {} and the second {}\n", of, (*found)->expected ? 1 : 0,
               (*found)->expected ? 0 : 1);
    return failed;
}

} // namespace loggia::commands
