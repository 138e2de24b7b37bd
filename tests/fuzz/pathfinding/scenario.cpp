// A scenario file.
#include "core/pathfinding/grids/scenario.hpp"

#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::pathfinding;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto scenarios = scenarios_of(text);
    if (!scenarios) {
        fuzz::require(describe(scenarios.error(), "name", text).ends_with('\n'),
                      "errors are shown");
        return 0;
    }
    const auto again = scenarios_of(to_text(*scenarios));
    fuzz::require(again && *again == *scenarios, "what is written is read as the same");
    return 0;
}
