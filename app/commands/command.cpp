#include "app/commands/command.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/formula_arguments.hpp"
#include "app/commands/base/frame.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/connect4/maxconnect4.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/game_graph/game.hpp"
#include "app/commands/grading/grade.hpp"
#include "app/commands/ladr/mace4.hpp"
#include "app/commands/normal_forms/generate.hpp"
#include "app/commands/normal_forms/minimize.hpp"
#include "app/commands/pathfinding/path.hpp"
#include "app/commands/peg/peg.hpp"
#include "app/commands/puzzles/puzzle.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/shards/shard.hpp"
#include "app/commands/tournament/tournament.hpp"
#include "app/commands/wumpus/check_true_false.hpp"
#include "app/commands/wumpus/wumpus.hpp"

#include <algorithm>
#include <array>

namespace loggia::commands {

namespace {

struct Entry {
    const char* name;
    const char* summary;
    void (*add)(Command group);
    /// What becomes of its arguments before they are read; nothing without it.
    std::vector<std::string> (*adapt)(std::vector<std::string> arguments) = nullptr;
};

// What loggia-cli can do: one line each.
constexpr std::array commands{
    Entry{"check_true_false", "Decide a statement about a wumpus world", add_check_true_false},
    Entry{"clausefilter", "Print the formulas that are true or false in given models",
          add_clausefilter},
    Entry{"davis-putnam", "Find a model of clauses (the assignment's program)", add_davis_putnam},
    Entry{"formula", "Check, draw, evaluate, compare formulas; play the formula game", add_formula,
          shield_formula_commands},
    Entry{"game", "Solve, draw and play computational games", add_game},
    Entry{"grade", "Grade the programs and files of a class", add_grade},
    Entry{"interpfilter", "Print the models in which given formulas are true or false",
          add_interpfilter},
    Entry{"interpformat", "Print models in another format", add_interpformat},
    Entry{"isofilter", "Remove isomorphic models", add_isofilter},
    Entry{"mace4", "Find the models of a Mace4 file", add_mace4},
    Entry{"generate", "Generate exercises with answer keys, and random functions", add_generate},
    Entry{"maxconnect4", "Play, analyse and solve Max-Connect4", add_maxconnect4},
    Entry{"minimize", "Find the minimum CNF or DNF of a boolean function", add_minimize,
          shield_formula_options},
    Entry{"path", "Find paths with many algorithms, and compare them", add_path},
    Entry{"peg", "Solve, check and explain peg solitaire", add_peg},
    Entry{"peg-back", "Translate the output of a Davis-Putnam program into jumps", add_peg_back},
    Entry{"peg-front", "Translate a peg board into clauses", add_peg_front},
    Entry{"puzzle", "Solve, translate and generate logic puzzles", add_puzzle},
    Entry{"sat", "Solve clauses, count models, find cores, check proofs", add_sat},
    Entry{"shard", "Split large work among machines, and merge the results", add_shard},
    Entry{"tournament", "Run tournaments of Max-Connect4 and the formula game", add_tournament},
    Entry{"translate", "Translate propositional logic to equations over GF(2), and back",
          add_translate},
    Entry{"translator", "Translate propositional logic into equations for Mace4", add_translate},
    Entry{"wumpus", "Explain, count and explore wumpus worlds", add_wumpus},
};

} // namespace

int run(const std::string& invoked_as, const std::vector<std::string>& arguments) {
    const auto find = [](const std::string& name) {
        return std::find_if(commands.begin(), commands.end(),
                            [&](const Entry& command) { return name == command.name; });
    };
    if (const auto* const alias = find(invoked_as); alias != commands.end()) {
        Program program(alias->name, alias->summary);
        alias->add(program.command());
        return program.run(alias->adapt != nullptr ? alias->adapt(arguments) : arguments);
    }

    Program program("loggia-cli",
                    "Exact solvers for boolean logic and games of perfect information");
    const Command root = program.command();
    root.require_command();
    root.footer(
        "Run 'loggia-cli COMMAND --help' for help on a command.\n\n"
        "Every command takes --time, --cpu-time and --memory. When such a limit or Ctrl-C stops\n"
        "a command, it prints the best answer found so far. Where --time limits a search or a\n"
        "move, it counts from when the input has been read.\n\n"
        "Exit status: 0 success; 1 bad input or a file error; 2 invalid arguments; 130\n"
        "interrupted. 'sat solve' exits with the statuses of the SAT Competition.");
    for (const Entry& command : commands)
        command.add(root.add_command(command.name, command.summary));
    const auto* const named = arguments.empty() ? commands.end() : find(arguments.front());
    const bool adapts = named != commands.end() && named->adapt != nullptr;
    return program.run(adapts ? named->adapt(arguments) : arguments);
}

bool is_told_to_end() noexcept {
    return Interrupt::ever_came();
}

} // namespace loggia::commands
