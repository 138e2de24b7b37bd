// A board file or game, and the output of a Davis-Putnam program.
#include "core/peg/encoding/decode.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/format.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/table.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::peg;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    if (const auto decoded = decoded_of(text))
        fuzz::require(!back_end_text(*decoded).empty() || decoded->jumps.empty(),
                      "what was decoded is printed");
    else
        fuzz::require(describe(decoded.error(), "name", text).ends_with('\n'), "and shown");
    fuzz::require(Table::of_bytes(text).has_value() == false || size > 20, "a table is not short");

    const auto game = game_of(text);
    if (!game) {
        fuzz::require(describe(game.error(), "name", text).ends_with('\n'), "errors can be shown");
        return 0;
    }
    const auto again = game_of(to_text(*game));
    fuzz::require(again && *again == *game, "what is printed is read as the same game");
    const Replay replayed = replay(game->puzzle, game->jumps);
    fuzz::require(!replayed.fault && replayed.position == game->position(),
                  "the jumps of a game are possible");
    constexpr int few_jumps = 12;
    constexpr std::size_t few_rows = 20;
    if (game->puzzle.jumps() >= 0 && game->puzzle.jumps() <= few_jumps &&
        game->puzzle.board.triples().size() <= few_rows) {
        const auto encoded = encode(game->puzzle);
        fuzz::require(encoded.has_value(), "a small puzzle has clauses");
        fuzz::require(front_end_text(game->puzzle, *encoded).find("0\n") != std::string::npos,
                      "and a key after them");
    }
    return 0;
}
