// A table of positions as it is kept in a file. The last eight bytes are a checksum, which nobody
// finds by trying: so the bytes are also read with the one that they need.
#include "core/peg/search/table.hpp"

#include "tests/fuzz/target.hpp"

#include <string>

using namespace loggia;
using namespace loggia::peg;

namespace {

void read(std::string_view bytes) {
    const auto table = Table::of_bytes(bytes);
    if (!table) {
        fuzz::require(!table.error().message.empty(), "an error says what is wrong");
        return;
    }
    const auto again = Table::of_bytes(table->to_bytes());
    fuzz::require(again && *again == *table, "what is written is read as the same table");
    const bool wins = table->wins(table->puzzle().start);
    fuzz::require(!wins || table->winning() > 0, "who wins is among those who do");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = fuzz::text_of(data, size);
    read(bytes);
    constexpr std::size_t checksum_bytes = 8;
    if (size < checksum_bytes)
        return 0;
    std::string mended(bytes.substr(0, size - checksum_bytes));
    const std::uint64_t sum = checksum(mended);
    for (unsigned i = 0; i < checksum_bytes; ++i)
        mended += static_cast<char>(sum >> (8 * i) & 0xFFU);
    read(mended);
    return 0;
}
