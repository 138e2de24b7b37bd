#include "core/gf2/translator/translate.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/ladr/mace4.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace loggia::commands {

namespace {

using namespace gf2;

struct Translate {
    std::string file = "-";
    TranslateOptions options;
    bool back = false;
    std::optional<sat::ClauseForm> clauses;

    int operator()() const {
        if ((back || clauses) &&
            (options.substitute || options.collect || options.merge || options.mod))
            throw UsageError(
                "--back and --clauses cannot be combined with --subs, --collect, --merge or --mod");
        if (back && clauses)
            throw UsageError("--back and --clauses cannot be combined");
        const auto text = read_input(file);
        if (!text)
            return report(text.error(), "error");
        const auto input = ladr::read_mace(*text);
        if (!input)
            return refuse(input.error(), *text);
        const Interrupt interrupt;
        if (clauses) {
            const auto written = gf2::to_clauses(*input, *clauses, interrupt.control());
            if (!written)
                return interrupt.came() ? interrupted : refuse(written.error(), *text);
            return print(*written);
        }
        const auto translation = back ? gf2::to_propositional(*input, interrupt.control())
                                      : gf2::to_ring(*input, options, interrupt.control());
        if (!translation)
            return interrupt.came() ? interrupted : refuse(translation.error(), *text);
        for (const Error& warning : translation->warnings)
            print_to_stderr("{}",
                            describe({"warning: " + warning.message, warning.span}, name(), *text));
        return print(translation->text);
    }

private:
    [[nodiscard]] std::string name() const { return file == "-" ? "standard input" : file; }

    static int print(const std::string& text) {
        fmt::print("{}", text);
        flush_output();
        return success;
    }

    /// As the assignment's program puts it, then the place, with what it does not say.
    [[nodiscard]] int refuse(const Error& error, const std::string& text) const {
        const std::size_t quoted = error.message.rfind("\"; ");
        const bool has_more = quoted != std::string::npos;
        print_to_stderr("Error: {}\n",
                        has_more ? error.message.substr(0, quoted + 1) : error.message);
        if (error.span)
            print_to_stderr(
                "{}", describe({has_more ? error.message.substr(quoted + 3) : "here", error.span},
                               name(), text));
        return failed;
    }
};

Result<sat::ClauseForm> clause_form_named(std::string_view name) {
    if (name == "assignment")
        return sat::ClauseForm::assignment;
    if (name == "dimacs")
        return sat::ClauseForm::dimacs;
    return failure("expected assignment or dimacs");
}

} // namespace

void add_translate(Command command) {
    auto translate = std::make_shared<Translate>();
    command.footer(
        "Reads formulas in Mace4's syntax and writes them as equations of the Boolean ring\n"
        "GF(2), where 'and' is * and 'exclusive or' is +. With --mod Mace4 can solve them.\n\n"
        "loggia-cli translate --mod --file puzzle.in | loggia-cli mace4 | loggia-cli interpformat");
    command.add_option("-f,--file,IN", translate->file, "Mace4 file (default: standard input)")
        .type_name("FILE");
    command.add_flag("-s,--subs", translate->options.substitute,
                     "Substitute the definitions a <-> F in formulas(substitutions)");
    command.add_flag("-c,--collect", translate->options.collect,
                     "Factor out the most frequent symbols");
    command.add_flag("-m,--merge", translate->options.merge,
                     "Merge the formulas of each list into one equation");
    command.add_flag("--mod", translate->options.mod, "Wrap each expression in 'mod 2'");
    command.add_flag("--back", translate->back, "Translate equations into propositional logic");
    command
        .add_option("--clauses", translate->clauses, clause_form_named,
                    "Write clauses instead, in assignment or dimacs format")
        .type_name("FORMAT");
    command.action([translate] { return (*translate)(); });
}

} // namespace loggia::commands
