#include "core/ladr/filters/evaluate.hpp"
#include "core/ladr/filters/formula_text.hpp"
#include "core/ladr/filters/isomorphism.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::ladr;

/// Formulas, printed, read and evaluated again in an interpretation of two elements.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto input = read_formulas(text);
    if (!input || text.size() > 400 || !input->commands.empty())
        return 0;
    const Interpretation model{2,
                               {},
                               {{"a", 0, false, {1}},
                                {"r", 0, true, {1}},
                                {"f", 1, false, {1, 0}},
                                {"q", 1, true, {1, 0}},
                                {"*", 2, false, {0, 1, 1, 1}},
                                {"p", 2, true, {0, 1, 0, 1}}}};
    IsomorphismClasses classes;
    fuzz::require(*classes.add(model, {}) && !*classes.add(model, {}), "a model is like itself");
    const Control control;
    for (const TermId member : input->lists[0].members) {
        const std::string printed = formula_text(*input, member) + ".";
        const auto again = read_formulas(printed);
        Evaluator evaluator(*input, model, control);
        if (!evaluator.has_symbols_of(member) || input->terms[member].depth > 10)
            continue;
        fuzz::require(again.has_value() && again->lists[0].members.size() == 1,
                      "what is printed can be read");
        const auto value = evaluator.is_true(member);
        const auto same = Evaluator(*again, model, control).is_true(again->lists[0].members[0]);
        fuzz::require(value.has_value() && same.has_value() && *value == *same,
                      "what is printed means the same");
    }
    return 0;
}
