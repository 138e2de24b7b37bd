// A first byte with its lowest bit set asks for single letters, one with the next bit set for
// whichever is meant.
#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::logic;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const bool single_letters = !text.empty() && (text[0] & 1) != 0;
    const auto body = text.substr(text.empty() ? 0 : 1);
    const bool typed = !text.empty() && (text[0] & 2) != 0;
    auto formula = typed ? read_typed(body) : read_lenient(body, {single_letters});
    if (!formula) {
        fuzz::require(formula.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(formula.error(), "name", body).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    for (const Notation* notation : {&notations::unicode, &notations::ascii, &notations::latex}) {
        const auto printed = print(formula->store, formula->root, *notation);
        fuzz::require(printed.has_value(), "what was read can be printed");
        const auto again = read_lenient(formula->store, *printed);
        // A name in quotation marks can hold what LaTeX cannot say so that it is read again.
        if (notation == &notations::latex && body.find('"') != std::string_view::npos)
            continue;
        fuzz::require(again && *again == formula->root, "what is printed is read as the same");
    }
    for (const Notation* notation : {&notations::c, &notations::python})
        (void)print(formula->store, formula->root, *notation, 100000);
    return 0;
}
