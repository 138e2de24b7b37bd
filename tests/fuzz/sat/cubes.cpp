#include "core/sat/formats/icnf.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::sat;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    static_cast<void>(parse_cubes(text));
    const auto file = parse_icnf(text);
    if (!file)
        return 0;
    fuzz::require(is_icnf(text), "the header was seen");
    std::string written;
    for (const Cube& cube : file->cubes)
        written += to_icnf(cube) + '\n';
    const auto again = parse_cubes(written);
    fuzz::require(again && *again == file->cubes, "what is written is read");
    return 0;
}
