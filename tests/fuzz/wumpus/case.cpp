// A wumpus case: what is read is written and read again as the same.
#include "core/wumpus/case.hpp"

#include "core/wumpus/format.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <string>

using namespace loggia;
using namespace loggia::wumpus;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto read = case_of(text);
    const std::string knowledge = section_of(text, Source::knowledge);
    if (!read) {
        fuzz::require(read.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(read.error(), "name", text).ends_with('\n'), "errors can be shown");
        return 0;
    }
    fuzz::require(looks_like_case(text), "what is read is recognised");
    fuzz::require(std::count(knowledge.begin(), knowledge.end(), '\n') <=
                      std::count(text.begin(), text.end(), '\n') + 1,
                  "sections stay in their places");
    logic::Store store = symbol_store();
    const Reading in_place = read_lines(store, knowledge, Source::knowledge);
    const Reading alone = read_lines(store, read->text(Source::knowledge), Source::knowledge);
    fuzz::require(in_place.statements.size() <= alone.statements.size(), "nothing is added");

    const std::string written = to_text(*read);
    const auto again = case_of(written);
    fuzz::require(again.has_value(), "what is written is read");
    fuzz::require(again->walk == read->walk, "the walk comes back");
    fuzz::require(to_text(*again) == written, "as the same");
    return 0;
}
