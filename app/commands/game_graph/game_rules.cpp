// The rules of a game in plain English.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/game_graph/game.hpp"
#include "core/game_graph/game.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::commands {

namespace {

using namespace game_graph;

constexpr std::size_t rules_width = 78;

/// The text in lines of at most rules_width characters, each of which begins with `indent`.
std::string wrapped(std::string_view text, std::string_view indent) {
    std::string lines;
    std::string line;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (!line.empty() && line.size() + 1 + word.size() > rules_width) {
            lines += line + '\n';
            line.clear();
        }
        line += fmt::format("{}{}", line.empty() ? indent : " ", word);
    }
    return lines + line + '\n';
}

/// Of the game that these words name, with its parameters or without.
const GameRules* rules_named(const std::string& text) {
    if (const auto game = game_of(text))
        return &rules_of(*game);
    const auto& all = all_game_rules();
    const std::string formal = formal_spelling(text);
    const auto found = std::find_if(all.begin(), all.end(), [&](const GameRules& rules) {
        return rules.name == formal || rules.name == text;
    });
    return found == all.end() ? nullptr : &*found;
}

struct GameRulesCommand {
    std::vector<std::string> words;

    int operator()() const {
        if (words.empty()) {
            for (const GameRules& rules : all_game_rules())
                fmt::print("{:<20} {}\n", rules.name, rules.title);
            flush_output();
            return success;
        }
        const std::string text = fmt::format("{}", fmt::join(words, " "));
        const GameRules* const rules = rules_named(text);
        if (rules == nullptr)
            return report(
                {fmt::format("unknown game \"{}\"; 'loggia-cli game rules' lists all games", text)},
                "error");
        const auto& kinds = game_kinds();
        const auto kind = std::find_if(kinds.begin(), kinds.end(), [rules](const GameKind& one) {
            return one.name == rules->name;
        });
        const std::string_view parameters =
            kind != kinds.end() ? kind->parameters : std::string_view("FILE");
        fmt::print("{}: {}{}{}\n\n{}", rules->title, rules->name, parameters.empty() ? "" : " ",
                   parameters, wrapped(rules->rules, ""));
        if (!rules->parameters.empty())
            fmt::print("\n");
        for (std::string_view rest = rules->parameters; !rest.empty();) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            fmt::print("{}", wrapped(line, "  "));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        }
        fmt::print("\n{}", wrapped("Add misere at the end to exchange winning and losing.", ""));
        flush_output();
        return success;
    }
};

} // namespace

void add_game_rules(Command group) {
    auto rules = std::make_shared<GameRulesCommand>();
    const Command command = group.add_command("rules", "Print the rules of a game");
    command.footer("Without GAME it lists all games.\n\n"
                   "loggia-cli game rules dots-and-boxes\n"
                   "loggia-cli game rules Mu Torere");
    command.add_option("GAME", rules->words, "The game: nim, tic tac toe ...").type_name("");
    command.action([rules] { return (*rules)(); });
}

} // namespace loggia::commands
