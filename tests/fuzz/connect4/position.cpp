#include "core/connect4/format.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::connect4;

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
    (void)column_of(text);
    return 0;
}
