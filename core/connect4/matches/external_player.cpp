#include "core/connect4/matches/external_player.hpp"

#include "core/connect4/format.hpp"
#include "core/tournament/outside_program.hpp"

#include <fmt/format.h>

namespace loggia::connect4 {

namespace {

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
                                 const std::filesystem::path& directory, const Control& control) {
    const tournament::ProgramQuestion question{
        player.program, player.arguments, player.timeout_seconds, directory, to_text(position)};
    auto answer = tournament::ask(
        question,
        {"one-move", question.input_path(), question.output_path(), std::to_string(player.depth)},
        control);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    ExternalMove move;
    move.seconds = answer->seconds;
    move.fault = std::move(answer->fault);
    if (!answer->text)
        return move;
    const auto column = move_between(position, *answer->text);
    if (column)
        move.column = *column;
    else
        move.fault = column.error().message + answer->circumstances;
    return move;
}

} // namespace loggia::connect4
