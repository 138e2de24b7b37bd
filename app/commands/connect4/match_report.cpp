#include "app/commands/connect4/match_report.hpp"

#include <fmt/format.h>

#include <string_view>

namespace loggia::commands {

namespace {

using namespace connect4;

char letter(Side side) {
    return side == Side::a ? 'A' : 'B';
}

std::string row(char name, std::string_view colour, const Tally& tally) {
    return fmt::format("{} {:<10} {:>5}  {:>5}  {:>5}  {:>5} | {:>6}  {:>7} | {:>8}\n", name,
                       colour, tally.games(), tally.wins, tally.draws, tally.losses,
                       tally.points_for, tally.points_against, tally.forfeits);
}

} // namespace

std::string to_heading(const MatchSettings& settings) {
    return fmt::format("A: {}\nB: {}\n", to_text(settings.contestants[0]),
                       to_text(settings.contestants[1]));
}

std::string to_table(const Crosstable& table) {
    std::string text = "             games    won  drawn   lost | points  against | forfeits\n";
    for (const Side side : {Side::a, Side::b}) {
        const auto& tallies = table.tallies.at(static_cast<std::size_t>(side));
        text += row(letter(side), "moves 1st", tallies[0]);
        text += row(letter(side), "moves 2nd", tallies[1]);
        text += row(letter(side), "together", table.total(side));
    }
    if (table.total(Side::a).games() > 0) {
        const Estimate score = table.score(Side::a);
        const Estimate elo = table.elo(Side::a);
        const Estimate lead = table.lead(Side::a);
        text += fmt::format("\nA's share of the games {:.1f} % (95 %: {:.1f} to {:.1f})\nA's Elo "
                            "difference {:+.0f} (95 %: {:+.0f} to {:+.0f})\nA's lead in points per "
                            "game {:+.2f} (95 %: {:+.2f} to {:+.2f})\n",
                            100 * score.value, 100 * score.low, 100 * score.high, elo.value,
                            elo.low, elo.high, lead.value, lead.low, lead.high);
    }
    if (table.total(Side::a).forfeits + table.total(Side::b).forfeits > 0)
        text += "\n"
                "Forfeited games count neither as wins nor as losses.\n";
    return text;
}

std::string to_line(const GameRecord& record) {
    const std::string game =
        fmt::format("game {} ({} moves 1st)", record.number + 1, letter(record.player_one));
    if (record.forfeit)
        return fmt::format("{}: {} forfeits at move {}: {}\n", game, letter(record.forfeit->side),
                           record.moves.size() + 1, record.forfeit->reason);
    return fmt::format("{}: A {}, B {}\n", game, record.points(Side::a), record.points(Side::b));
}

std::string csv_heading() {
    return "game,first,points_a,points_b,winner,moves,seconds_a,seconds_b,forfeit,reason\n";
}

std::string to_csv(const GameRecord& record) {
    const int a = record.points(Side::a);
    const int b = record.points(Side::b);
    std::string moves;
    for (const int column : record.moves)
        moves += static_cast<char>('1' + column);
    const std::string_view winner = record.forfeit ? "" : a > b ? "A" : a < b ? "B" : "draw";
    std::string forfeit;
    std::string reason;
    if (record.forfeit) {
        forfeit = letter(record.forfeit->side);
        reason = '"';
        for (const char c : record.forfeit->reason)
            reason += c == '"' ? std::string("\"\"") : std::string(1, c);
        reason += '"';
    }
    return fmt::format("{},{},{},{},{},{},{:.3f},{:.3f},{},{}\n", record.number + 1,
                       letter(record.player_one), a, b, winner, moves, record.seconds[0],
                       record.seconds[1], forfeit, reason);
}

} // namespace loggia::commands
