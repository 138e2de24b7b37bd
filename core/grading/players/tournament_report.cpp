#include "core/grading/players/tournament_report.hpp"

#include "core/base/number_text.hpp"
#include "core/grading/reports/escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::grading {

namespace {

using namespace tournament;

constexpr std::size_t longest_name = 27;
constexpr std::size_t widest_crosstable = 100;

constexpr std::array<std::string_view, 3> outcome_texts{"1-0", "1/2", "0-1"};
constexpr std::array<std::string_view, 3> ending_texts{"played", "adjudicated", "forfeited"};

std::string_view outcome_text(Outcome outcome) {
    return outcome_texts.at(static_cast<std::size_t>(outcome));
}

const std::string& name_of(const TournamentReport& report, std::size_t contestant) {
    return report.plan.participants[contestant].name;
}

std::string short_name(const std::string& name) {
    return printable_line(name, longest_name);
}

std::string kind_title(Kind kind) {
    switch (kind) {
    case Kind::round_robin:
        return "Round robin";
    case Kind::swiss:
        return "Swiss tournament";
    case Kind::gauntlet:
        break;
    }
    return "Gauntlet";
}

std::string heading(const TournamentReport& report) {
    const Settings& settings = report.plan.settings;
    std::string text = fmt::format("{} of {}, seed {}: ", kind_title(settings.kind),
                                   counted(settings.contestants, "contestant"), report.plan.seed);
    const auto games = report.played.games.size();
    const auto all = static_cast<std::uint64_t>(all_games(settings));
    text += games == all || report.played.verdict != SprtVerdict::open
                ? counted(games, "game")
                : fmt::format("{} of {}", number_text(games), counted(all, "game"));
    if (settings.kind == Kind::swiss)
        text +=
            fmt::format(" in {}", counted(static_cast<std::uint64_t>(settings.rounds), "round"));
    return text + (report.played.complete ? "\n\n" : ", interrupted\n\n");
}

/// What is rounded to 100 % would be a certainty.
std::string probability_text(double probability) {
    constexpr double most = 0.999;
    return probability > most + 0.0005 ? fmt::format("> {:.1f} %", 100 * most)
                                       : fmt::format("{:.1f} %", 100 * probability);
}

/// Why a contestant forfeited, most of the time; ": it wrote no output", or nothing.
std::string reason_text(const TournamentReport& report, std::size_t contestant) {
    constexpr std::size_t longest_reason = 100;
    std::map<std::string_view, int> counts;
    for (const GameResult& game : report.played.games)
        if (game.ending == Ending::forfeited && !game.note.empty() &&
            (game.outcome == Outcome::first_wins ? game.key.second : game.key.first) == contestant)
            ++counts[game.note];
    const auto most =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most == counts.end())
        return {};
    return fmt::format(": {}{}", counts.size() > 1 ? "mostly, " : "",
                       printable_line(most->first, longest_reason));
}

std::string standings_table(const TournamentReport& report) {
    const auto& order = report.standings.order;
    std::size_t width = std::string_view("contestant").size();
    bool has_forfeits = false;
    bool has_byes = false;
    for (const Standing& each : order) {
        width = std::max(width, short_name(name_of(report, each.contestant)).size());
        has_forfeits = has_forfeits || each.score.forfeits > 0;
        has_byes = has_byes || each.score.byes > 0;
    }
    std::string text = fmt::format("    {:<{}} games  won drawn lost points   Elo  95 % interval   "
                                   "better\n",
                                   "contestant", width);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto& [contestant, score, points, rating, above_next] = order[place];
        text +=
            fmt::format("{:>3} {:<{}} {:>5} {:>4} {:>5} {:>4} {:>6} {:>+5}  {:>+5} to {:>+5}",
                        place + 1, short_name(name_of(report, contestant)), width, score.games(),
                        score.wins, score.draws, score.losses, points_text(points),
                        std::lround(rating.elo), std::lround(rating.low), std::lround(rating.high));
        if (place + 1 < order.size())
            text += fmt::format(" {:>8}", probability_text(above_next));
        text += '\n';
    }
    if (has_forfeits) {
        text += "\nForfeited, and counted as lost:\n";
        for (const Standing& each : order)
            if (each.score.forfeits > 0)
                text += fmt::format("    {:<{}} {:>5}{}\n",
                                    short_name(name_of(report, each.contestant)), width,
                                    each.score.forfeits, reason_text(report, each.contestant));
    }
    if (has_byes)
        text +=
            fmt::format("\nA bye counts as {}.\n",
                        counted(static_cast<std::uint64_t>(report.plan.settings.games), "point"));
    return text;
}

/// Rounded, without the sign of what is rounded to 0.
double tenths(double elo) {
    return std::round(10 * elo) / 10 + 0.0;
}

/// Points of one against another, or nothing where they did not meet.
std::string meeting_text(const Score& score) {
    return score.games() == 0 ? std::string() : points_text(points_of(score));
}

std::string crosstable(const TournamentReport& report) {
    const auto& order = report.standings.order;
    std::size_t cell = 3;
    std::size_t width = 0;
    for (const Standing& row : order) {
        width = std::max(width, short_name(name_of(report, row.contestant)).size());
        for (const Score& score : report.standings.crosstable[row.contestant])
            cell = std::max(cell, meeting_text(score).size());
    }
    if (width + (cell + 1) * order.size() > widest_crosstable)
        return "\nThe crosstable is too wide to print; --format csv has it.\n";
    constexpr std::string_view title = "points against";
    width = std::max(width, title.size());
    std::string text = fmt::format("\n    {:<{}}", title, width);
    for (std::size_t place = 0; place < order.size(); ++place)
        text += fmt::format(" {:>{}}", place + 1, cell);
    text += '\n';
    for (std::size_t place = 0; place < order.size(); ++place) {
        text += fmt::format("{:>3} {:<{}}", place + 1,
                            short_name(name_of(report, order[place].contestant)), width);
        for (const Standing& column : order)
            text += fmt::format(
                " {:>{}}",
                column.contestant == order[place].contestant
                    ? "-"
                    : meeting_text(
                          report.standings.crosstable[order[place].contestant][column.contestant]),
                cell);
        while (text.ends_with(' '))
            text.pop_back();
        text += '\n';
    }
    return text;
}

std::string_view verdict_text(SprtVerdict verdict) {
    switch (verdict) {
    case SprtVerdict::h0:
        return "H0 accepted";
    case SprtVerdict::h1:
        return "H1 accepted";
    case SprtVerdict::open:
        break;
    }
    return "undecided";
}

std::string sprt_text(const TournamentReport& report) {
    const SprtSettings& test = *report.sprt;
    const PairCounts& pairs = report.played.pairs;
    const SprtBounds bounds = bounds_of(test);
    return fmt::format("\nSPRT of {}: {}\n"
                       "H0: {:+g} Elo, H1: {:+g} Elo, errors {:g} % and {:g} %\n"
                       "log-likelihood ratio {:.2f}, bounds {:.2f} and {:.2f}\n"
                       "pairs of games with 0, 0.5, 1, 1.5 and 2 points: {}, {}, {}, {}, {}\n",
                       name_of(report, 0), verdict_text(report.played.verdict), test.elo0,
                       test.elo1, 100 * test.alpha, 100 * test.beta,
                       log_likelihood_ratio(test, pairs), bounds.lower, bounds.upper, pairs[0],
                       pairs[1], pairs[2], pairs[3], pairs[4]);
}

/// As short as it can be read back, and always as a fraction: 12.5, 3.0.
std::string number_json(double number) {
    std::string text = fmt::format("{}", number);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::string bool_json(bool value) {
    return value ? "true" : "false";
}

/// An object or an array on lines of its own, as deep as it lies.
class JsonLines {
public:
    JsonLines(char open, char close, int depth) : close_(close), depth_(depth), text_(1, open) {}

    /// A field of an object; `value` is JSON.
    void add(std::string_view key, const std::string& value) {
        add(fmt::format("\"{}\": {}", key, value));
    }
    /// An entry of an array.
    void add(const std::string& value) {
        text_ += fmt::format("{}\n{:{}}{}", is_empty_ ? "" : ",", "", 2 * (depth_ + 1), value);
        is_empty_ = false;
    }
    [[nodiscard]] std::string end() const {
        return is_empty_ ? text_ + close_
                         : text_ + fmt::format("\n{:{}}{}", "", 2 * depth_, close_);
    }

private:
    char close_;
    int depth_;
    bool is_empty_ = true;
    std::string text_;
};

JsonLines object_json(int depth) {
    return {'{', '}', depth};
}

JsonLines array_json(int depth) {
    return {'[', ']', depth};
}

std::string sprt_json(const TournamentReport& report) {
    const SprtSettings& test = *report.sprt;
    const PairCounts& counts = report.played.pairs;
    const SprtBounds bounds = bounds_of(test);
    JsonLines pairs = array_json(2);
    for (const int count : counts)
        pairs.add(std::to_string(count));
    JsonLines sprt = object_json(1);
    sprt.add("elo0", number_json(test.elo0));
    sprt.add("elo1", number_json(test.elo1));
    sprt.add("alpha", number_json(test.alpha));
    sprt.add("beta", number_json(test.beta));
    sprt.add("pairs", pairs.end());
    sprt.add("log_likelihood_ratio", number_json(log_likelihood_ratio(test, counts)));
    sprt.add("lower", number_json(bounds.lower));
    sprt.add("upper", number_json(bounds.upper));
    sprt.add("verdict", quote_json(verdict_text(report.played.verdict)));
    return sprt.end();
}

std::string standing_json(const TournamentReport& report, const Standing& standing, bool is_last) {
    JsonLines rating = object_json(3);
    rating.add("elo", number_json(standing.rating.elo));
    rating.add("low", number_json(standing.rating.low));
    rating.add("high", number_json(standing.rating.high));
    JsonLines row = object_json(2);
    row.add("contestant", quote_json(name_of(report, standing.contestant)));
    row.add("games", std::to_string(standing.score.games()));
    row.add("won", std::to_string(standing.score.wins));
    row.add("drawn", std::to_string(standing.score.draws));
    row.add("lost", std::to_string(standing.score.losses));
    row.add("forfeits", std::to_string(standing.score.forfeits));
    row.add("byes", std::to_string(standing.score.byes));
    row.add("points", number_json(standing.points));
    row.add("rating", rating.end());
    if (!is_last)
        row.add("better", number_json(standing.above_next));
    return row.end();
}

std::string game_json(const TournamentReport& report, const GameResult& result) {
    JsonLines game = object_json(2);
    game.add("first", quote_json(name_of(report, result.key.first)));
    game.add("second", quote_json(name_of(report, result.key.second)));
    game.add("opening", std::to_string(result.key.opening + 1));
    game.add("result", quote_json(outcome_text(result.outcome)));
    game.add("ending", quote_json(ending_texts.at(static_cast<std::size_t>(result.ending))));
    game.add("moves", quote_json(result.moves));
    if (!result.note.empty())
        game.add("note", quote_json(result.note));
    return game.end();
}

std::string text_report(const TournamentReport& report) {
    std::string text = heading(report) + standings_table(report) + crosstable(report);
    if (report.sprt)
        text += sprt_text(report);
    return text;
}

std::string csv_report(const TournamentReport& report) {
    const auto& order = report.standings.order;
    std::string text =
        "place,contestant,games,won,drawn,lost,forfeits,byes,points,elo,elo_low,elo_high,better";
    for (const Standing& each : order)
        text += ',' + quote_csv(name_of(report, each.contestant));
    text += '\n';
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto& [contestant, score, points, rating, above_next] = order[place];
        text += fmt::format(
            "{},{},{},{},{},{},{},{},{},{:.1f},{:.1f},{:.1f},{}", place + 1,
            quote_csv(name_of(report, contestant)), score.games(), score.wins, score.draws,
            score.losses, score.forfeits, score.byes, points_text(points), tenths(rating.elo),
            tenths(rating.low), tenths(rating.high),
            place + 1 == order.size() ? std::string() : fmt::format("{:.4f}", above_next));
        for (const Standing& column : order)
            text += ',' + meeting_text(report.standings.crosstable[contestant][column.contestant]);
        text += '\n';
    }
    return text;
}

std::string json_report(const TournamentReport& report) {
    JsonLines contestants = array_json(1);
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        JsonLines contestant = object_json(2);
        contestant.add("name", quote_json(name_of(report, i)));
        contestant.add("player", quote_json(report.players[i]));
        contestants.add(contestant.end());
    }
    JsonLines standings = array_json(1);
    for (const Standing& each : report.standings.order)
        standings.add(standing_json(report, each, &each == &report.standings.order.back()));
    JsonLines games = array_json(1);
    for (const GameResult& each : report.played.games)
        games.add(game_json(report, each));
    JsonLines root = object_json(0);
    root.add("game", quote_json(game_name(report.plan)));
    root.add("kind", quote_json(to_text(report.plan.settings.kind)));
    root.add("seed", std::to_string(report.plan.seed));
    root.add("complete", bool_json(report.played.complete));
    root.add("contestants", contestants.end());
    root.add("standings", standings.end());
    root.add("draw_ratio", number_json(report.standings.draw_ratio));
    if (report.sprt)
        root.add("sprt", sprt_json(report));
    root.add("games", games.end());
    return root.end() + "\n";
}

} // namespace

TournamentReport::TournamentReport(TournamentPlan the_plan, std::vector<std::string> who_plays,
                                   std::optional<SprtSettings> test, Tournament tournament)
    : plan(std::move(the_plan)), players(std::move(who_plays)), sprt(test),
      played(std::move(tournament)), standings(standings_of(plan.settings, played)) {}

std::string game_line(const std::vector<Participant>& participants, const GameResult& game) {
    std::string line = fmt::format("{}  {} - {} (opening {})", outcome_text(game.outcome),
                                   participants[game.key.first].name,
                                   participants[game.key.second].name, game.key.opening + 1);
    if (game.ending != Ending::played_out)
        line += fmt::format(", {}", ending_texts.at(static_cast<std::size_t>(game.ending)));
    if (!game.note.empty())
        line += ": " + game.note;
    return printable_line(line, 200);
}

std::string report_text(const TournamentReport& report, TournamentFormat format) {
    switch (format) {
    case TournamentFormat::csv:
        return csv_report(report);
    case TournamentFormat::json:
        return json_report(report);
    case TournamentFormat::text:
        break;
    }
    return text_report(report);
}

} // namespace loggia::grading
