#include "core/connect4/matches/external_player.hpp"

#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/connect4/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace loggia::connect4 {

namespace {

namespace fs = std::filesystem;

std::string last_line(std::string text) {
    constexpr std::size_t longest = 120;
    while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ')
        text.pop_back();
    text.erase(0, text.rfind('\n') + 1);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text.substr(0, longest);
}

/// How it ended, where that tells why there is no good output.
std::string circumstances(const ProcessEnd& end) {
    if (end.kind == ProcessEnd::Kind::exited && end.code == 0)
        return "";
    std::string text = end.kind == ProcessEnd::Kind::signalled
                           ? fmt::format(" (it crashed: {})", ::strsignal(end.code))
                           : fmt::format(" (exit status {})", end.code);
    if (const std::string said = last_line(end.output); !said.empty())
        text += ", last output: " + said;
    return text;
}

std::string placed(const Error& error) {
    return error.span ? fmt::format("line {}, column {}: {}", error.span->line, error.span->column,
                                    error.message)
                      : error.message;
}

} // namespace

Result<int> move_between(const Position& before, std::string_view after) {
    const auto next = position_of(after);
    if (!next)
        return failure(fmt::format("its output is not a position: {}", placed(next.error())));
    for (int column = 0; column < columns; ++column)
        if (before.can_play(column) && before.after(column) == *next)
            return column;
    const int made = next->stone_count() - before.stone_count();
    if (made == 1)
        return failure("its output changes stones that were already on the board");
    return failure(made == 0 ? std::string("its output contains no move")
                             : fmt::format("its output contains {} move{} instead of 1", made,
                                           made == -1 ? "" : "s"));
}

Result<ExternalMove> ask_program(const ExternalPlayer& player, const Position& position,
                                 const fs::path& directory, const Control& control) {
    const auto program = find_program(player.program);
    if (!program)
        return tl::unexpected(program.error());
    const fs::path in = directory / "in.txt";
    const fs::path out = directory / "out.txt";
    std::error_code ignored;
    fs::remove_all(out, ignored);
    if (auto written = write_file(in, to_text(position)); !written)
        return tl::unexpected(std::move(written.error()));

    ProcessCommand command{*program, {}, directory, player.timeout_seconds};
    for (const std::string& argument : player.arguments)
        command.arguments.push_back(!argument.empty() && fs::exists(argument, ignored)
                                        ? fs::absolute(argument, ignored).string()
                                        : argument);
    for (const std::string& argument :
         {std::string("one-move"), in.string(), out.string(), std::to_string(player.depth)})
        command.arguments.push_back(argument);

    const auto end = run_process(command, control);
    if (!end)
        return tl::unexpected(end.error());
    ExternalMove move;
    move.seconds = end->seconds;
    if (end->kind == ProcessEnd::Kind::stopped)
        return move;
    if (end->kind == ProcessEnd::Kind::timed_out) {
        move.fault = fmt::format("it made no move in {} {}", player.timeout_seconds,
                                 player.timeout_seconds == 1 ? "second" : "seconds");
        return move;
    }
    const auto text = fs::is_regular_file(out, ignored) ? read_file(out) : failure("");
    if (!text) {
        move.fault = "it wrote no output" + circumstances(*end);
        return move;
    }
    const auto column = move_between(position, *text);
    if (column)
        move.column = *column;
    else
        move.fault = column.error().message + circumstances(*end);
    return move;
}

} // namespace loggia::connect4
