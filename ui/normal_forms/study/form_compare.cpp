#include "ui/normal_forms/study/form_compare.hpp"

#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/minimize/verify.hpp"
#include "ui/normal_forms/study/form_words.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using normal_forms::Cover;
using normal_forms::Cube;
using normal_forms::Function;

namespace {

/// Which bits of a cube go where.
std::uint64_t moved(std::uint64_t bits, const std::vector<unsigned>& to) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < to.size(); ++i)
        if ((bits >> i & 1U) != 0)
            result |= std::uint64_t{1} << to[i];
    return result;
}

Cover movedCover(const Cover& cover, int inputs, const std::vector<unsigned>& to) {
    Cover result{inputs, cover.outputs, {}};
    for (const Cube& cube : cover.cubes)
        result.cubes.push_back({moved(cube.care, to), moved(cube.value, to), cube.outputs});
    return result;
}

FormComparison unknown(Error error) {
    FormComparison result;
    result.error = std::move(error);
    return result;
}

} // namespace

Function withInputs(const Function& function, const std::vector<std::string>& inputs) {
    const std::size_t before = function.inputs.size();
    std::vector<unsigned> to(before);
    for (std::size_t i = 0; i < before; ++i) {
        const auto at = std::find(inputs.begin(), inputs.end(), function.inputs[i]);
        to[before - 1 - i] = static_cast<unsigned>(inputs.end() - at - 1);
    }
    const auto count = static_cast<int>(inputs.size());
    return {inputs, function.outputs, movedCover(function.on, count, to),
            movedCover(function.dont_care, count, to)};
}

FormComparison compareForms(const Function& first, const std::string& second,
                            const Control& control) {
    auto read = normal_forms::read_function(second, normal_forms::Syntax::automatic, control);
    if (!read)
        return unknown(read.error());
    // The first text's inputs come last, so that a row of all has its row as the low bits.
    std::vector<std::string> inputs;
    for (const std::string& name : read->inputs)
        if (std::find(first.inputs.begin(), first.inputs.end(), name) == first.inputs.end())
            inputs.push_back(name);
    const bool row_is_known = inputs.empty();
    inputs.insert(inputs.end(), first.inputs.begin(), first.inputs.end());
    if (inputs.size() > static_cast<std::size_t>(normal_forms::most_inputs))
        return unknown({"together they have more than " +
                            std::to_string(normal_forms::most_inputs) + " inputs",
                        std::nullopt});
    const Function left = withInputs(first, inputs);
    Function right = withInputs(*read, inputs);
    if (left.outputs.size() == 1 && right.outputs.size() == 1)
        right.outputs = left.outputs;
    const auto found = difference(left, right, control);
    if (!found)
        return unknown({found.error().message, std::nullopt});
    FormComparison result;
    if (!*found) {
        result.outcome = FormComparison::Outcome::equivalent;
        return result;
    }
    const normal_forms::Difference& at = **found;
    result.outcome = FormComparison::Outcome::different;
    result.row = at.row & normal_forms::low_bits(static_cast<int>(first.inputs.size()));
    result.row_is_known = row_is_known;
    result.first = at.expected;
    result.where = rowText(left, at.row);
    if (left.outputs.size() > 1)
        result.where += FormWords::tr(", of %1").arg(
            QString::fromStdString(left.outputs.at(static_cast<std::size_t>(at.output))));
    return result;
}

} // namespace loggia::ui
