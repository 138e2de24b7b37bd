#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/json.hpp"
#include "app/commands/connect4/engine_options.hpp"
#include "app/commands/connect4/maxconnect4.hpp"
#include "app/commands/connect4/position_input.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace connect4;

std::string numbered(const std::vector<int>& line) {
    std::string text;
    for (const int column : line)
        text += fmt::format("{}{}", text.empty() ? "" : " ", column + 1);
    return text;
}

const char* word(Certainty certainty) {
    switch (certainty) {
    case Certainty::exact:
        return "exact";
    case Certainty::at_least:
        return "at least";
    case Certainty::at_most:
        return "at most";
    case Certainty::heuristic:
        break;
    }
    return "estimate";
}

Json json_of(const Value& value) {
    return Json::object(
        {{"points", value.hundredths / 100.0}, {"certainty", word(value.certainty)}});
}

/// Columns as people count them, 1 to 7.
std::vector<int> json_line(std::vector<int> line) {
    for (int& column : line)
        ++column;
    return line;
}

std::string json_text(const Position& position, const Analysis& analysis) {
    Json root = Json::object();
    const Score score = position.score();
    root.set("player", position.to_move() == Player::one ? 1 : 2);
    root.set("score", std::vector<int>{score.one, score.two});
    if (analysis.column >= 0)
        root.set("column", analysis.column + 1);
    root.set("value", json_of(analysis.value));
    root.set("line", json_line(analysis.line));
    Json columns = Json::array();
    for (const ColumnValue& entry : analysis.columns)
        columns.push(Json::object({{"column", entry.column + 1},
                                   {"value", json_of(entry.value)},
                                   {"line", json_line(entry.line)}}));
    root.set("columns", columns);
    root.set("depth", analysis.depth);
    root.set("complete", analysis.complete);
    root.set("nodes", analysis.nodes);
    root.set("seconds", analysis.seconds);
    root.set("cpu_seconds", analysis.cpu_seconds);
    return root.text();
}

std::string plain_text(const Position& position, const Analysis& analysis) {
    std::string text =
        fmt::format("player {} to move\n", position.to_move() == Player::one ? 1 : 2);
    if (!analysis.columns.empty())
        text += "column  value           line\n";
    for (const ColumnValue& entry : analysis.columns)
        text += fmt::format("{} {:4}  {:<14}  {}\n", entry.column == analysis.column ? '*' : ' ',
                            entry.column + 1, to_text(entry.value), numbered(entry.line));
    return text + statistics(analysis);
}

struct Analyse {
    std::string file;
    ReadOptions read;
    Thinking thinking;
    bool json = false;

    int operator()() const {
        const auto position = read_position(file, read);
        if (!position)
            return failed;
        const Interrupt interrupt;
        const Analysis analysis =
            Engine(thinking.options).analyse(*position, thinking.limits, interrupt.control());
        if (json) {
            fmt::print("{}", json_text(*position, analysis));
        } else {
            print_board(*position);
            fmt::print("\n{}", plain_text(*position, analysis));
        }
        flush_output();
        return interrupt.came() ? interrupted : success;
    }
};

} // namespace

void add_analyse(Command group) {
    auto analyse = std::make_shared<Analyse>();
    const Command command =
        group.add_command("analyse", "Evaluate every column and print the best line of play");
    command.footer(
        "Values are the final points of the player to move minus those of the opponent.\n"
        "'exact', 'at least' and 'at most' are proven; 'about' is a heuristic value from a\n"
        "search to DEPTH. Without --depth and --time it searches until every column is\n"
        "exact or until you interrupt it (Ctrl-C); then it prints what it has found so far\n"
        "and exits with 130.");
    command.add_option("FILE", analyse->file, "Position file").required().type_name("");
    add_depth_option(command, analyse->thinking);
    add_engine_options(command, analyse->thinking);
    add_read_options(command, analyse->read);
    command.add_flag("--json", analyse->json, "Print the result as JSON");
    command.action([analyse] { return (*analyse)(); });
}

} // namespace loggia::commands
