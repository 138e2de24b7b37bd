#include "core/connect4/format.hpp"
#include "tests/fuzz/target.hpp"

#include <string>
#include <string_view>

using namespace loggia;
using namespace loggia::connect4;

namespace {

void read_line(std::string_view text) {
    const auto position = position_of_line(text);
    if (!position) {
        const auto& span = position.error().span;
        fuzz::require(span && span->line == 1 && span->column >= 1, "an error is in the line");
        fuzz::require(describe(position.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return;
    }
    const std::string line = to_line(*position);
    fuzz::require(line.find('\n') == std::string::npos && position_of_line(line) == *position,
                  "a line is printed and read as the same position");
    std::string digits;
    for (const char c : to_picture(*position))
        if (c >= '0' && c <= '9')
            digits += c;
    std::string expected;
    for (const char c : line)
        if (c >= '0' && c <= '9')
            expected += c;
    fuzz::require(expected.starts_with(digits) && digits.size() + 1 == expected.size(),
                  "a picture shows the same stones");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    for (const bool infer_turn : {false, true}) {
        const auto position = position_of(text, {.infer_turn = infer_turn});
        if (!position) {
            const auto& error = position.error();
            fuzz::require(error.span.has_value(), "an error in a text says where");
            fuzz::require(error.span->line >= 1 && error.span->column >= 1 &&
                              error.span->length >= 1,
                          "spans count from 1");
            fuzz::require(describe(error, "name", text).ends_with('\n'), "errors can be shown");
            continue;
        }
        const auto again = position_of(to_text(*position));
        fuzz::require(again && *again == *position, "what is printed is read as the same position");
        fuzz::require((position->stones(Player::one) & position->stones(Player::two)) == 0,
                      "no cell has two stones");
        const Bits occupied = position->occupied();
        fuzz::require((occupied & ~((occupied << 1U) | bottom_row)) == 0, "no stone floats");
        fuzz::require(position->mirrored().mirrored() == *position, "two mirrors undo each other");
        fuzz::require(position->mirrored().score() == position->score(), "a mirror keeps score");
    }
    read_line(text);
    const auto column = column_of(text);
    fuzz::require(!column || (*column >= 0 && *column < columns), "a column is on the board");
    return 0;
}
