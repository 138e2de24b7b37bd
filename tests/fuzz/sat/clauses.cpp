// A file of clauses in either form, packed or not, with what it says of counting: what is read is
// written and read again.
#include "core/base/packing.hpp"
#include "core/sat/formats/counting_comments.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/fuzz/target.hpp"

#include <string>

using namespace loggia;
using namespace loggia::sat;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto text = fuzz::text_of(data, size);
    std::string unpacked;
    if (is_packed(text)) {
        constexpr std::size_t limit = 1 << 20;
        auto result = unpack(text, limit);
        if (!result)
            return 0;
        fuzz::require(result->size() <= limit, "no more is unpacked than was allowed");
        unpacked = std::move(*result);
        text = unpacked;
    }
    const auto whole = parse_clauses(text);
    const auto file = parse_clauses(text, {}, CutOff::warn);
    fuzz::require(!whole || (file && file->clauses == whole->clauses),
                  "what is not cut off is read alike");
    if (!file) {
        fuzz::require(file.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(file.error(), "name", text).ends_with('\n'), "errors can be shown");
        return 0;
    }
    for (const Error& warning : file->warnings)
        fuzz::require(describe(warning, "name", text).ends_with('\n'), "warnings can be shown");

    const auto counting = counting_comments(*file, text);
    fuzz::require(counting || describe(counting.error(), "name", text).ends_with('\n'),
                  "errors in comments can be shown");

    const auto dimacs = parse_clauses(to_dimacs(file->clauses, "a comment\nof two lines"));
    fuzz::require(dimacs && dimacs->form == ClauseForm::dimacs && dimacs->warnings.empty(),
                  "DIMACS is written as it should be");
    fuzz::require(dimacs->clauses == file->clauses, "DIMACS says the same");
    if (file->form == ClauseForm::handout) {
        const auto handout = parse_clauses(to_handout(file->clauses, file->back_matter));
        fuzz::require(handout && handout->form == ClauseForm::handout && handout->warnings.empty(),
                      "the handout's form is written as it should be");
        fuzz::require(handout->clauses == file->clauses, "the handout's form says the same");
        fuzz::require(handout->back_matter == file->back_matter, "back matter is kept");
    }
    return 0;
}
