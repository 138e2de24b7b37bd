#include "app/commands/wumpus/check_true_false.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/wumpus/wumpus_files.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/entail.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using namespace wumpus;

constexpr const char* result_file = "result.txt";

struct CheckTrueFalse {
    WumpusFiles files;
    bool period = false;

    int operator()() {
        fmt::print("Loading wumpus rules...\n");
        flush_output();
        if (!files.read_rules())
            return failed;
        fmt::print("Loading additional knowledge...\n");
        flush_output();
        if (!files.read_knowledge())
            return failed;
        print_knowledge();
        fmt::print("Loading statement...\n");
        flush_output();
        const auto question = files.read_question();
        if (!question)
            return failed;
        fmt::print("{}\n", to_prefix(files.base.store, question->expr));
        flush_output();

        const Interrupt interrupt;
        Reasoner reasoner(files.base.store, files.base.lines, interrupt.control());
        const auto verdict = reasoner.verdict(question->expr, interrupt.control());
        if (!verdict)
            return interrupted;
        const std::string result = fmt::format("{}{}", to_text(*verdict), period ? "." : "");
        fmt::print("{}\n", result);
        flush_output();
        if (const auto written = write_output(result_file, result); !written)
            return report(written.error(), "error");
        return success;
    }

private:
    /// As the sample program shows it, one conjunction with a statement a line.
    void print_knowledge() const {
        fmt::print("(and");
        for (const Statement& line : files.base.lines)
            fmt::print(" {}\n", to_prefix(files.base.store, line.expr));
        fmt::print(")\n\n");
    }
};

} // namespace

void add_check_true_false(Command command) {
    auto check = std::make_shared<CheckTrueFalse>();
    command.footer(
        "Writes 'definitely true', 'definitely false', 'possibly true, possibly false' or\n"
        "'both true and false' to result.txt in the current directory and prints the files it\n"
        "reads. If anything fails, result.txt is left unchanged.\n\n"
        "KB may be empty. The file name '-' stands for standard input. To see the reason for\n"
        "a verdict, run 'loggia-cli wumpus why'.");
    command.add_option("RULES", check->files.rules, "The rules of every wumpus world")
        .required()
        .type_name("");
    command.add_option("KB", check->files.knowledge, "What is known about this world")
        .required()
        .type_name("");
    command
        .add_option("STATEMENT", check->files.question,
                    "File with the statement (the first one counts)")
        .required()
        .type_name("");
    command.add_flag("--period", check->period, "End the result with a full stop");
    command.add_flag("--lenient", check->files.options.lenient,
                     "Accept any symbol, not only M, S, P and B of the 16 squares");
    command.action([check] { return (*check)(); });
}

} // namespace loggia::commands
