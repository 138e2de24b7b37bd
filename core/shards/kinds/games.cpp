#include "core/shards/kinds/games.hpp"

#include <fmt/format.h>

#include <charconv>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::shards {

namespace {

using namespace connect4;

constexpr std::string_view settings_name = "match";

/// The head of the match's journal has all settings but the number of games.
Result<MatchSettings> match_in(const Settings& settings) {
    const auto text = settings.text(settings_name);
    if (!text)
        return tl::unexpected(text.error());
    auto journal = connect4::journal_of(*text);
    if (!journal)
        return tl::unexpected(std::move(journal.error()));
    if (!journal->games.empty())
        return failure("the settings of a match have games");
    return std::move(journal->settings);
}

/// The number from 0 of a game that is called by its number from 1.
Result<int> game_number(std::string_view item) {
    int number = 0;
    const auto [end, error] = std::from_chars(item.data(), item.data() + item.size(), number);
    if (error != std::errc() || end != item.data() + item.size() || number < 1)
        return failure(fmt::format("expected the number of a game, found \"{}\"", item));
    return number - 1;
}

} // namespace

JobOrder order_of_games(const MatchSettings& settings) {
    JobOrder order;
    order.settings.set(settings_name, std::string_view(to_text(MatchJournal{settings, {}})));
    for (int number = 1; number <= settings.games; ++number)
        order.items.push_back(std::to_string(number));
    return order;
}

Result<WorkEnd> run_games(const Work& work, const Control& control) {
    auto settings = match_in(work.shard.settings);
    if (!settings)
        return tl::unexpected(std::move(settings.error()));
    std::vector<int> numbers;
    std::map<int, std::size_t> items;
    for (std::size_t i = 0; i < work.shard.items.size(); ++i) {
        const auto number = game_number(work.shard.items[i]);
        if (!number)
            return tl::unexpected(number.error());
        if (work.done[i])
            continue;
        numbers.push_back(*number);
        items.emplace(*number, i);
    }
    Result<void> kept;
    const auto keep = [&](const GameRecord& record) {
        kept = work.keep(items.at(record.number), game_line(record));
        return kept.has_value();
    };
    const auto played = play_games(*settings, numbers, keep, control, work.threads);
    if (!kept)
        return tl::unexpected(kept.error());
    if (!played)
        return tl::unexpected(played.error());
    return *played ? WorkEnd::complete : WorkEnd::stopped;
}

Result<MatchJournal> merge_games(const Collected& collected) {
    auto settings = match_in(collected.job.settings);
    if (!settings)
        return tl::unexpected(std::move(settings.error()));
    if (!collected.missing.empty())
        return failure("games are missing");
    std::map<int, std::string_view> lines;
    for (const Collected::Part& part : collected.parts)
        for (const Record& record : part.result.records) {
            const auto number = game_number(record.bytes.substr(0, record.bytes.find(' ')));
            if (!number || !lines.emplace(*number, record.bytes).second)
                return failure(fmt::format("a record of shard {} is no game", part.number));
        }
    std::string text = to_text(MatchJournal{*settings, {}});
    for (const auto& [number, line] : lines)
        text += fmt::format("{}\n", line);
    return connect4::journal_of(text); // examines numbers, moves and openings
}

} // namespace loggia::shards
