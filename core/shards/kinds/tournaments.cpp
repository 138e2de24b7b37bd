#include "core/shards/kinds/tournaments.hpp"

#include "core/base/parallel.hpp"
#include "core/shards/kinds/handin_copy.hpp"
#include "core/shards/kinds/handins.hpp"
#include "core/shards/settings_reader.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <climits>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace loggia::shards {

namespace {

using namespace grading;
using tournament::GameKey;
using tournament::GameResult;

constexpr std::string_view player_setting = "player";
constexpr std::string_view maxconnect4 = "maxconnect4";

// An item is a game: the numbers from 1 of who moves first, of who moves second, and of the
// opening. Its record is the line that the tournament's journal has for it.

std::string item_text(const GameKey& key) {
    return fmt::format("{} {} {}", key.first + 1, key.second + 1, key.opening + 1);
}

Result<GameKey> key_of(std::string_view item, std::size_t participants) {
    std::array<std::size_t, 3> numbers{};
    std::string_view rest = item;
    for (std::size_t& number : numbers) {
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (error != std::errc() || number < 1)
            return failure(fmt::format("expected the numbers of a game, found \"{}\"", item));
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        rest.remove_prefix(rest.starts_with(' ') ? 1 : 0);
    }
    const auto [first, second, opening] = numbers;
    if (!rest.empty() || first > participants || second > participants || first == second ||
        opening > INT_MAX)
        return failure(fmt::format("expected the numbers of a game, found \"{}\"", item));
    return GameKey{first - 1, second - 1, static_cast<int>(opening) - 1};
}

/// The journal of a game alone needs no head of its own.
std::string record_of(const GameResult& game) {
    return tournament::journal_line(game);
}

Result<GameResult> game_of(std::string_view record, std::size_t participants) {
    auto journal = tournament::journal_of(tournament::journal_head({}) + std::string(record), {},
                                          participants);
    if (!journal)
        return tl::unexpected(std::move(journal.error()));
    if (journal->games.size() != 1)
        return failure("expected a game");
    return std::move(journal->games.front());
}

void set_rules(Settings& settings, const MaxConnect4Rules& rules) {
    settings.set("opening-plies", rules.opening_plies);
    settings.set("depth", rules.handin_depth);
}

void set_rules(Settings& settings, const FormulaGameRules& rules) {
    settings.set("variables", rules.variables);
    settings.set("leaves", rules.leaves);
    settings.set("difficulty", formula_game::name_of(rules.difficulty));
}

Result<formula_game::Difficulty> difficulty_of(std::string_view name) {
    using formula_game::Difficulty;
    for (const Difficulty each : {Difficulty::easy, Difficulty::medium, Difficulty::hard})
        if (formula_game::name_of(each) == name)
            return each;
    return failure(fmt::format("unknown difficulty: {}", name));
}

Result<std::variant<MaxConnect4Rules, FormulaGameRules>> rules_of(const Settings& settings) {
    SettingsReader in(settings);
    std::variant<MaxConnect4Rules, FormulaGameRules> rules;
    if (const std::string game = in.text("game"); game == maxconnect4) {
        rules = MaxConnect4Rules{in.number("opening-plies", 41), in.number("depth", 42)};
    } else if (game == "formula") {
        const auto difficulty = difficulty_of(in.text("difficulty"));
        if (!difficulty)
            return tl::unexpected(difficulty.error());
        rules = FormulaGameRules{in.number("variables", 1000), in.number("leaves", 1'000'000),
                                 *difficulty};
    } else if (!in.error()) {
        return failure(fmt::format("unknown game: {}", game));
    }
    if (in.error())
        return tl::unexpected(*in.error());
    return rules;
}

/// The plan of a job in whose folder `inputs` the hand-ins are, and their copies.
struct PlanOfJob {
    TournamentPlan plan;
    std::vector<HandinCopy> copies;
};

Result<PlanOfJob> plan_in(const Settings& settings, const std::filesystem::path& inputs) {
    PlanOfJob result;
    TournamentPlan& plan = result.plan;
    auto rules = rules_of(settings);
    if (!rules)
        return tl::unexpected(std::move(rules.error()));
    plan.rules = *rules;
    SettingsReader in(settings);
    plan.settings.kind = in.text("kind") == to_text(tournament::Kind::gauntlet)
                             ? tournament::Kind::gauntlet
                             : tournament::Kind::round_robin;
    plan.settings.games = in.number("games", INT_MAX);
    plan.seed = in.number("game-seed", std::numeric_limits<std::uint64_t>::max());
    if (!settings.all("adjudicate").empty())
        plan.adjudicate = in.number("adjudicate", 1000);
    if (in.error())
        return tl::unexpected(*in.error());
    auto handins = plan_of(settings);
    if (!handins)
        return tl::unexpected(std::move(handins.error()));
    plan.handins = *std::move(handins);
    for (const std::string_view text : settings.all(player_setting)) {
        auto fields = split_fields(text, 4);
        if (!fields)
            return tl::unexpected(std::move(fields.error()));
        Participant participant{(*fields)[0], (*fields)[1], {}};
        if (!(*fields)[2].empty()) {
            participant.handin = inputs / (*fields)[2]; // an absolute path stays as it is
            result.copies.push_back({(*fields)[2], (*fields)[3]});
        }
        plan.participants.push_back(std::move(participant));
    }
    plan.settings.contestants = plan.participants.size();
    if (auto checked = tournament::check(plan.settings); !checked)
        return tl::unexpected(std::move(checked.error()));
    return result;
}

Result<ReadyTournament> ready_of(const Work& work, std::size_t& participants,
                                 const Control& control) {
    auto found = plan_in(work.shard.settings, work.inputs);
    if (!found)
        return tl::unexpected(std::move(found.error()));
    participants = found->plan.participants.size();
    for (const HandinCopy& copy : found->copies)
        if (auto examined = examine_handin(work.inputs, copy, control); !examined)
            return tl::unexpected(std::move(examined.error()));
    std::shared_ptr<const Sandbox> sandbox;
    if (has_handins(found->plan)) {
        const GradingPlan& handins = found->plan.handins;
        auto made = Sandbox::make(handins.isolation, handins.limits, handins.readable);
        if (!made)
            return tl::unexpected(std::move(made.error()));
        sandbox = std::make_shared<const Sandbox>(*std::move(made));
    }
    return make_ready(found->plan, sandbox, control);
}

} // namespace

Result<JobOrder> order_of_tournament(const std::filesystem::path& folder,
                                     const TournamentPlan& plan, const Control& control) {
    if (plan.settings.kind == tournament::Kind::swiss)
        return failure("a Swiss tournament cannot be split, as its rounds depend on the results "
                       "before them");
    if (auto checked = tournament::check(plan.settings); !checked)
        return tl::unexpected(std::move(checked.error()));
    JobOrder order;
    order.settings = to_settings(plan.handins);
    order.settings.set("game", game_name(plan));
    std::visit([&](const auto& rules) { set_rules(order.settings, rules); }, plan.rules);
    order.settings.set("kind", to_text(plan.settings.kind));
    order.settings.set("games", plan.settings.games);
    order.settings.set("game-seed", plan.seed);
    if (plan.adjudicate)
        order.settings.set("adjudicate", *plan.adjudicate);
    int number = 0;
    for (const Participant& each : plan.participants) {
        ++number;
        HandinCopy copy;
        if (!each.handin.empty()) {
            auto made = copy_handin(each.handin, folder, number, control);
            if (!made)
                return tl::unexpected(std::move(made.error()));
            copy = *std::move(made);
        }
        order.settings.set(player_setting,
                           std::string_view(joined_fields(
                               {each.name, each.text, copy.path.string(), copy.digest})));
    }
    for (const GameKey& key : round_of(plan.settings, 0, {}, {}).games)
        order.items.push_back(item_text(key));
    return order;
}

Result<WorkEnd> run_tournament_games(const Work& work, const Control& control) {
    std::size_t participants = 0;
    const auto ready = ready_of(work, participants, control);
    if (control.stop_requested())
        return WorkEnd::stopped;
    if (!ready)
        return tl::unexpected(ready.error());
    std::mutex mutex; // of `fault` and of keeping records
    std::optional<Error> fault;
    in_parallel(work.shard.items.size(), work.threads, [&](std::size_t item) {
        if (work.done[item])
            return true;
        auto key = key_of(work.shard.items[item], participants);
        auto game = key ? ready->play(*key, control) : tl::unexpected(key.error());
        const std::lock_guard lock(mutex);
        if (game && !*game)
            return false; // stopped
        const Result<void> kept =
            game ? work.keep(item, record_of(**game)) : tl::unexpected(std::move(game.error()));
        if (!kept)
            fault = fault ? fault : kept.error();
        return kept.has_value();
    });
    if (fault)
        return tl::unexpected(*std::move(fault));
    return control.stop_requested() ? WorkEnd::stopped : WorkEnd::complete;
}

Result<TournamentMerged> merge_tournament(const std::filesystem::path& folder,
                                          const Collected& collected, const Control& control) {
    if (!collected.missing.empty())
        return failure("games are missing");
    auto found = plan_in(collected.job.settings, input_folder(folder));
    if (!found)
        return tl::unexpected(std::move(found.error()));
    TournamentMerged merged;
    merged.plan = std::move(found->plan);
    const TournamentPlan& plan = merged.plan;
    auto copy = found->copies.begin();
    for (const Participant& each : plan.participants)
        merged.players.push_back(each.handin.empty() ? each.text
                                                     : handin_text(plan, (copy++)->digest));
    const WriteGame write = game_writer(plan);
    std::vector<GameResult> games;
    for (const Collected::Part& part : collected.parts)
        for (const Record& record : part.result.records) {
            auto game = game_of(record.bytes, plan.participants.size());
            if (!game || !write(*game, control))
                return control.stop_requested()
                           ? failure("stopped")
                           : failure(fmt::format("a record of shard {} is no game of the "
                                                 "tournament",
                                                 part.number));
            games.push_back(*std::move(game));
        }
    // It plays none: it puts them in order, and refuses what does not belong there.
    auto played = play(plan.settings, games,
                       [](const GameKey& /*key*/,
                          const Control& /*control*/) -> Result<std::optional<GameResult>> {
                           return failure("games are missing");
                       });
    if (!played)
        return tl::unexpected(std::move(played.error()));
    merged.played = *std::move(played);
    return merged;
}

} // namespace loggia::shards
