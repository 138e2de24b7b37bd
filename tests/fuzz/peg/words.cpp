// What is written of peg games in a line: an encoding, jumps, a position.
#include "core/peg/encoding/encoding.hpp"
#include "core/peg/game.hpp"
#include "core/peg/layouts.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::peg;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto shows = [text](const Error& error) {
        fuzz::require(describe(error, "name", text).ends_with('\n'), "errors can be shown");
    };
    if (const auto encoding = encoding_of(text))
        fuzz::require(encoding_of(to_text(*encoding)).value() == *encoding,
                      "an encoding is printed and read as the same");
    else
        shows(encoding.error());
    if (const auto jumps = jumps_of(text))
        fuzz::require(jumps_of(to_text(*jumps)).value() == *jumps, "and so are jumps");
    else
        shows(jumps.error());
    const Board& board = find_layout("triangle10")->puzzle.board;
    if (const auto position = position_of(board, text))
        fuzz::require((*position & ~board.all()) == 0 &&
                          position_of(board, to_text(board, *position)).value() == *position,
                      "and a position");
    else
        shows(position.error());
    return 0;
}
