#include "core/tournament/journal.hpp"

#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::tournament;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const JournalHead head{{"game", "nim"}, {"seed", "1"}};
    const auto text = fuzz::text_of(data, size);
    const auto journal = journal_of(text, head, 9);
    if (!journal) {
        fuzz::require(describe(journal.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    fuzz::require(journal->whole <= text.size(), "no more than there is was read");
    std::string printed = journal_head(head);
    for (const GameResult& game : journal->games) {
        fuzz::require(game.key.first < 9 && game.key.second < 9, "contestants are there");
        printed += journal_line(game);
    }
    const auto again = journal_of(printed, head, 9);
    fuzz::require(again.has_value(), "what is printed is read");
    fuzz::require(again->games.size() == journal->games.size(), "no game is lost");
    return 0;
}
