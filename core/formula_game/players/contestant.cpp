#include "core/formula_game/players/contestant.hpp"

#include "core/base/process.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/players/horizon.hpp"
#include "core/formula_game/solve.hpp"
#include "core/tournament/contestant_text.hpp"
#include "core/tournament/outside_program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace loggia::formula_game {

namespace {

Result<Contestant> horizon_of(std::string_view whole, std::string_view settings) {
    HorizonPlayer player;
    auto read = tournament::read_settings(
        whole, settings, [&](std::string_view name, std::string_view value) -> Result<void> {
            if (name != "depth")
                return failure("unknown engine setting; the setting is depth");
            const auto depth = tournament::whole_number(value, 1, max_variables);
            if (!depth)
                return tl::unexpected(depth.error());
            player.depth = *depth;
            return {};
        });
    if (!read)
        return tl::unexpected(std::move(read.error()));
    if (settings.empty())
        return failure("the engine needs a depth, for example engine:depth=4",
                       tournament::span_in(whole, whole));
    return player;
}

Result<Contestant> program_of(std::string_view whole, std::string_view rest) {
    ProgramPlayer player;
    auto command = tournament::command_of(
        whole, rest, {"timeout"},
        [&](std::string_view name, std::string_view value) -> Result<void> {
            if (name != "timeout")
                return failure("unknown program setting; the setting is timeout");
            const auto seconds = tournament::seconds_of(value);
            if (!seconds)
                return tl::unexpected(seconds.error());
            player.timeout_seconds = *seconds;
            return {};
        });
    if (!command)
        return tl::unexpected(std::move(command.error()));
    player.program = std::move(command->program);
    player.arguments = std::move(command->arguments);
    return player;
}

Result<ValueAnswer> ask_program(const ProgramPlayer& player, const Position& position,
                                const std::filesystem::path& directory, const Control& control) {
    const tournament::ProgramQuestion question{
        player.program, player.arguments, player.timeout_seconds, directory, to_text(position)};
    auto answer =
        tournament::ask(question, {question.input_path(), question.output_path()}, control);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    if (!answer->text)
        return ValueAnswer{std::nullopt, std::move(answer->fault)};
    const auto value = value_of_output(*answer->text);
    if (!value)
        return ValueAnswer{std::nullopt, value.error().message + answer->circumstances};
    return ValueAnswer{*value, {}};
}

struct ToText {
    std::string operator()(const PerfectPlayer&) const { return "perfect"; }
    std::string operator()(const RandomPlayer&) const { return "random"; }
    std::string operator()(const HorizonPlayer& player) const {
        return fmt::format("engine:depth={}", player.depth);
    }
    std::string operator()(const ProgramPlayer& player) const {
        return fmt::format(
            "exec:timeout={}:{}", tournament::seconds_text(player.timeout_seconds),
            tournament::to_text(tournament::CommandText{player.program, player.arguments}));
    }
};

struct Asker {
    Random random;
    std::filesystem::path directory;

    AskValue operator()(const PerfectPlayer&) const {
        return [](const Position& position, const Control& control) -> Result<ValueAnswer> {
            return ValueAnswer{play2win(position, control), {}};
        };
    }
    AskValue operator()(const RandomPlayer&) const {
        return [numbers = std::make_shared<Random>(random)](const Position&,
                                                            const Control&) -> Result<ValueAnswer> {
            return ValueAnswer{numbers->below(2) == 1, {}};
        };
    }
    AskValue operator()(const HorizonPlayer& player) const {
        return [player](const Position& position, const Control& control) -> Result<ValueAnswer> {
            return ValueAnswer{choose_by_depth(position, player.depth, control), {}};
        };
    }
    AskValue operator()(const ProgramPlayer& player) const {
        return [player, folder = directory](const Position& position, const Control& control) {
            return ask_program(player, position, folder, control);
        };
    }
};

} // namespace

Result<Contestant> contestant_of(std::string_view text) {
    if (text == "perfect")
        return PerfectPlayer{};
    if (text == "random")
        return RandomPlayer{};
    for (const std::string_view kind : {"engine", "exec"}) {
        if (text != kind && !text.starts_with(std::string(kind) + ':'))
            continue;
        const std::string_view rest = text.substr(std::min(kind.size() + 1, text.size()));
        return kind == "engine" ? horizon_of(text, rest) : program_of(text, rest);
    }
    return failure("expected 'engine:depth=4', 'perfect', 'random' or 'exec:PROGRAM ARGUMENTS'",
                   tournament::span_in(text, text));
}

std::string to_text(const Contestant& contestant) {
    return std::visit(ToText{}, contestant);
}

AskValue asker(const Contestant& contestant, const Random& random,
               std::filesystem::path directory) {
    return std::visit(Asker{random, std::move(directory)}, contestant);
}

Result<bool> value_of_output(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    const auto value = text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
    if (value != "0" && value != "1")
        return failure("its output is neither 0 nor 1");
    return value == "1";
}

Result<void> check_contestant(const Contestant& contestant) {
    if (const auto* player = std::get_if<ProgramPlayer>(&contestant))
        if (auto program = find_program(player->program); !program)
            return tl::unexpected(std::move(program.error()));
    return {};
}

} // namespace loggia::formula_game
