#include "core/logic/syntax.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::logic;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto line = fuzz::text_of(data, size);
    Store store;
    const auto e = read_prefix(store, line, 1);
    if (!e) {
        fuzz::require(e.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(e.error(), "name", line).ends_with('\n'), "errors can be shown");
        return 0;
    }
    const std::string text = to_prefix(store, *e);
    // `(nor)` becomes `(not (or))`
    fuzz::require(text.size() <= 2 * line.size(), "printed with as few blanks as there can be");
    const auto again = read_prefix(store, text, 1);
    fuzz::require(again && *again == *e, "what is printed is read as the same expression");
    return 0;
}
