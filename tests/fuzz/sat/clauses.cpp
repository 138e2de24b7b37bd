// A file of clauses in either form, packed or not, with what it says of counting: what is read is
// written and read again.
#include "core/base/packing.hpp"
#include "core/sat/formats/clause_errors.hpp"
#include "core/sat/formats/counting_comments.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace loggia;
using namespace loggia::sat;

namespace {

/// All that is wrong with a text, of which only the first reading says one thing.
void tell_errors(std::string_view text, bool is_read) {
    constexpr std::size_t quick = 2000; // bytes, for each error is a reading
    if (text.size() > quick)
        return;
    const auto errors = clause_errors(text);
    fuzz::require(errors.empty() == is_read && errors.size() <= most_clause_errors,
                  "errors of what is not read");
    for (const Error& error : errors)
        fuzz::require(error.span && describe(error, "name", text).ends_with('\n'),
                      "all errors can be shown");
}

/// Long xor lines bring atoms along.
void give_values(const ClauseFile& file) {
    constexpr int quick = 10'000; // atoms
    if (file.clauses.atoms() > quick)
        return;
    std::vector<bool> values(static_cast<std::size_t>(file.clauses.atoms()) + 1);
    for (std::size_t atom = 1; atom < values.size(); ++atom)
        values[atom] = atom % 3 == 0;
    std::vector<bool> all = values;
    set_auxiliary_atoms(file, all);
    const auto own = without_auxiliary_atoms(file, all);
    fuzz::require(own.size() == static_cast<std::size_t>(file.atoms()) + 1 &&
                      std::equal(own.begin(), own.end(), values.begin()),
                  "the file's own atoms keep their values");
    std::vector<bool> again = own;
    again.resize(all.size());
    set_auxiliary_atoms(file, again);
    fuzz::require(again == all, "which the others follow from");
}

} // namespace

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
    tell_errors(text, whole.has_value());
    if (!file) {
        fuzz::require(file.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(file.error(), "name", text).ends_with('\n'), "errors can be shown");
        return 0;
    }
    for (const Error& warning : file->warnings)
        fuzz::require(describe(warning, "name", text).ends_with('\n'), "warnings can be shown");

    give_values(*file);
    const auto counting = counting_comments(*file, text);
    fuzz::require(counting || describe(counting.error(), "name", text).ends_with('\n'),
                  "errors in comments can be shown");

    const auto dimacs = parse_clauses(to_dimacs(file->clauses, "a comment\nof two lines"));
    fuzz::require(dimacs && dimacs->form == ClauseForm::dimacs && dimacs->warnings.empty(),
                  "DIMACS is written as it should be");
    fuzz::require(dimacs->clauses == file->clauses, "DIMACS says the same");
    const auto lines = parse_clauses(to_assignment_format(file->clauses, ""));
    fuzz::require(lines && lines->clauses.size() >= file->clauses.size(),
                  "the handout's form says as much");
    if (file->form == ClauseForm::assignment) {
        const auto handout = parse_clauses(to_assignment_format(file->clauses, file->back_matter));
        fuzz::require(handout && handout->form == ClauseForm::assignment &&
                          handout->warnings.empty(),
                      "the handout's form is written as it should be");
        fuzz::require(handout->clauses == file->clauses, "the handout's form says the same");
        fuzz::require(handout->back_matter == file->back_matter, "back matter is kept");
    }
    return 0;
}
