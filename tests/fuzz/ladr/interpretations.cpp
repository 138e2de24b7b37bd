#include "core/ladr/interpretation.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace loggia;
using namespace loggia::ladr;

namespace {

/// As the filters do it: put in order, and without some of the operations.
void put_in_order(const Interpretation& interpretation) {
    SymbolOrder order;
    order.see("f", 1);
    Interpretation sorted = interpretation;
    order.sort(sorted);
    fuzz::require(std::is_permutation(sorted.operations.begin(), sorted.operations.end(),
                                      interpretation.operations.begin(),
                                      interpretation.operations.end()),
                  "an order changes no operation");
    Interpretation again = sorted;
    order.sort(again);
    fuzz::require(again == sorted, "what is in order stays so");

    std::vector<std::string> names;
    for (const auto& operation : sorted.operations)
        if (operation.arity > 0)
            names.push_back(operation.name);
    keep_operations(again, names);
    remove_constants(again);
    remove_constants(sorted);
    fuzz::require(again == sorted, "what is no constant can be kept by name");
    fuzz::require(std::none_of(sorted.operations.begin(), sorted.operations.end(),
                               [](const auto& operation) { return operation.arity == 0; }),
                  "no constant stays");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto report = mace_report(text);
    std::size_t complete = 0;
    const auto read = read_interpretations(text, [&](const Interpretation& interpretation) {
        ++complete;
        put_in_order(interpretation);
        for (const NamedForm& named : named_forms) {
            InterpretationWriter writer(named.form);
            writer.set_source("name", report);
            std::string out;
            writer.append(out, interpretation);
            writer.finish(out);
            if (named.form != InterpretationForm::standard &&
                named.form != InterpretationForm::standard2)
                continue;
            Interpretation again;
            const auto result = read_interpretations(out, [&](Interpretation found) {
                again = std::move(found);
                return true;
            });
            fuzz::require(result.has_value() && again == interpretation,
                          "what is written is read as the same");
        }
        return true;
    });
    std::size_t all = 0;
    const auto with_gaps = read_interpretations(
        text,
        [&](const Interpretation&) {
            ++all;
            return true;
        },
        UnknownEntries::allowed);
    fuzz::require(all >= complete && (with_gaps || !read), "gaps allow more");
    if (!read)
        fuzz::require(read.error().span.has_value() &&
                          describe(read.error(), "name", text).ends_with('\n'),
                      "an error in a text says where");
    return 0;
}
