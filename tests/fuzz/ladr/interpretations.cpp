#include "core/ladr/interpretation.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::ladr;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto read = read_interpretations(text, [](const Interpretation& interpretation) {
        for (const NamedForm& named : named_forms) {
            InterpretationWriter writer(named.form);
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
    if (!read)
        fuzz::require(read.error().span.has_value() &&
                          describe(read.error(), "name", text).ends_with('\n'),
                      "an error in a text says where");
    return 0;
}
