#include "core/connect4/matches/contestant.hpp"

#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::connect4;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto contestant = contestant_of(text);
    if (!contestant) {
        fuzz::require(describe(contestant.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    const std::string printed = to_text(*contestant);
    const auto again = contestant_of(printed);
    fuzz::require(again.has_value(), "what is printed is read");
    fuzz::require(to_text(*again) == printed, "what is printed is read as the same player");
    return 0;
}
