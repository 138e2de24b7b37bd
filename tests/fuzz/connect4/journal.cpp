#include "core/connect4/matches/match_journal.hpp"
#include "tests/fuzz/target.hpp"

#include <variant>

using namespace loggia;
using namespace loggia::connect4;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto journal = journal_of(text);
    if (!journal) {
        fuzz::require(describe(journal.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    const auto again = journal_of(to_text(*journal));
    fuzz::require(again.has_value(), "what is printed is read");
    fuzz::require(again->games.size() == journal->games.size(), "no game is lost");
    fuzz::require(to_text(*again) == to_text(*journal), "what is printed is read as the same");
    fuzz::require(same_match(again->settings, journal->settings).has_value(), "the match goes on");
    for (const int part : {0, 1, 2, 3}) {
        MatchSettings other = journal->settings;
        if (part < 2) {
            Contestant& player = other.contestants.at(static_cast<std::size_t>(part));
            player = std::holds_alternative<RandomPlayer>(player) ? Contestant(NamedPlayer{})
                                                                  : Contestant(RandomPlayer{});
        } else if (part == 2) {
            ++other.seed;
        } else {
            ++other.opening_plies;
        }
        fuzz::require(!same_match(other, journal->settings), "another match does not");
    }
    return 0;
}
