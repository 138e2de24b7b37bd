// Why the knowledge says what it says of a statement.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/wumpus/wumpus.hpp"
#include "app/commands/wumpus/wumpus_files.hpp"
#include "app/commands/wumpus/wumpus_json.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/argument.hpp"
#include "core/wumpus/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace wumpus;

struct Why {
    WumpusFiles files;
    std::string asked;
    bool json = false;

    int operator()() {
        if (!files.read_rules() || !files.read_knowledge())
            return failed;
        const auto question = asked.empty() ? files.read_question() : files.read_asked(asked);
        if (!question)
            return failed;
        const Interrupt interrupt;
        Reasoner reasoner(files.base.store, files.base.lines, interrupt.control());
        const auto why = explain(files.base.store, files.base.lines, reasoner, question->expr,
                                 interrupt.control());
        if (!why)
            return interrupted;
        if (why->reason && !find_argument(*why, question->expr, interrupt.control()))
            return interrupted;
        fmt::print("{}", json ? json_text(*question, *why) : plain_text(*question, *why));
        flush_output();
        return interrupt.came() ? interrupted : success;
    }

private:
    std::vector<ArgumentStep> argument;

    [[nodiscard]] bool find_argument(const Explanation& why, logic::Expr conclusion,
                                     const Control& control) {
        auto steps = argument_of(
            files.base.store, files.base.lines, why.reason->lines,
            why.verdict == Verdict::both ? std::nullopt : std::optional(conclusion), control);
        if (!steps)
            return false;
        argument = *std::move(steps);
        return true;
    }

    [[nodiscard]] std::string plain_text(const Statement& question, const Explanation& why) const {
        std::string text = fmt::format("{}: {}\n", files.said_by(question), to_text(why.verdict));
        if (why.reason)
            text += text_of(*why.reason, why.verdict) + argument_text();
        if (why.contrast)
            text += text_of(*why.contrast);
        return text;
    }

    [[nodiscard]] std::string text_of(const Reason& reason, Verdict verdict) const {
        std::string text = "\n"
                           "True or false in every world, whatever is known: no line is needed.\n";
        if (reason.lines.size() == 1)
            text = verdict == Verdict::both ? "\nThis line alone can never be true:\n"
                                            : "\nThis line alone forces it:\n";
        else if (!reason.lines.empty())
            text = fmt::format("\n{}, {}:\n",
                               verdict == Verdict::both ? "These lines cannot be true together"
                                                        : "These lines force it",
                               reason.minimal ? "and none of them can be left out"
                                              : "but perhaps not all of them are needed");
        return text;
    }

    /// The lines in the order of the argument, each with what it adds.
    [[nodiscard]] std::string argument_text() const {
        std::string text;
        for (const ArgumentStep& step : argument) {
            const Statement& line = files.base.lines[step.line];
            text += fmt::format("  {}\n", files.text_of(line));
            const auto facts = facts_of(step);
            if (step.contradiction)
                text += argument.size() > 1 ? "      contradicts the lines above\n" : "";
            else if (!facts.empty() && facts != std::vector{to_prefix(files.base.store, line.expr)})
                text += fmt::format("      so {}\n", fmt::join(facts, ", "));
            else if (step.rest && *step.rest != line.expr)
                text += fmt::format("      leaves {}\n", to_prefix(files.base.store, *step.rest));
        }
        return text;
    }

    [[nodiscard]] std::vector<std::string> facts_of(const ArgumentStep& step) const {
        std::vector<std::string> facts;
        for (const ArgumentStep::Fact& fact : step.facts)
            facts.push_back(fmt::format(fmt::runtime(fact.holds ? "{}" : "(not {})"),
                                        files.base.store.name(fact.symbol)));
        return facts;
    }

    [[nodiscard]] std::string text_of(const Contrast& contrast) const {
        std::string text =
            fmt::format("\n"
                        "It is true in this model\n"
                        "{}and false in this one\n"
                        "{}",
                        to_picture(contrast.holds.world), to_picture(contrast.fails.world));
        text += fmt::format("They differ in {} symbol{}{}:", contrast.differences,
                            contrast.differences == 1 ? "" : "s",
                            contrast.closest ? ", the fewest possible"
                                             : " (perhaps not the fewest possible)");
        for (const std::string& name : differing(contrast))
            text += ' ' + name;
        return text + '\n';
    }

    [[nodiscard]] std::vector<std::string> differing(const Contrast& contrast) const {
        std::vector<std::string> names;
        for (int n = 0; n < symbol_count; ++n)
            if (const Symbol symbol = Symbol::of(n);
                contrast.holds.world.holds(symbol) != contrast.fails.world.holds(symbol))
                names.push_back(to_text(symbol));
        std::vector<logic::Variable> others;
        std::set_symmetric_difference(contrast.holds.others.begin(), contrast.holds.others.end(),
                                      contrast.fails.others.begin(), contrast.fails.others.end(),
                                      std::back_inserter(others));
        for (const logic::Variable v : others)
            names.push_back(files.base.store.name(v));
        return names;
    }

    [[nodiscard]] Json json_of_side(const Contrast::Side& side) const {
        auto root = json_of(side.world);
        std::vector<std::string> others;
        for (const logic::Variable v : side.others)
            others.push_back(files.base.store.name(v));
        if (!others.empty())
            root.set("others", others);
        return root;
    }

    [[nodiscard]] std::string json_text(const Statement& question, const Explanation& why) const {
        Json root = Json::object();
        root.set("statement", files.said_by(question));
        root.set("verdict", to_text(why.verdict));
        if (why.reason) {
            root.set("minimal", why.reason->minimal);
            Json lines = Json::array();
            for (const std::size_t line : why.reason->lines) {
                const Statement& statement = files.base.lines[line];
                lines.push(Json::object(
                    {{"file", statement.source == Source::rules ? files.rules : files.knowledge},
                     {"line", statement.span.line},
                     {"statement", files.said_by(statement)}}));
            }
            root.set("lines", lines);
            Json steps = Json::array();
            for (const ArgumentStep& step : argument) {
                const Statement& statement = files.base.lines[step.line];
                steps.push(Json::object(
                    {{"file", statement.source == Source::rules ? files.rules : files.knowledge},
                     {"line", statement.span.line},
                     {"facts", facts_of(step)}}));
            }
            root.set("argument", steps);
        }
        if (why.contrast) {
            root.set("closest", why.contrast->closest);
            root.set("differing", differing(*why.contrast));
            root.set("holds", json_of_side(why.contrast->holds));
            root.set("fails", json_of_side(why.contrast->fails));
        }
        return root.text();
    }
};

} // namespace

void add_wumpus_why(Command group) {
    auto why = std::make_shared<Why>();
    const Command command =
        group.add_command("why", "Print the lines that force a verdict, or two models");
    command.footer(
        "For a definite verdict it prints lines that force it, in the order of the argument and\n"
        "with what each adds to those before it. None of these lines can be left out. If the\n"
        "knowledge contradicts itself, it prints lines that cannot all be true. For an open\n"
        "verdict it prints a model where the statement is true and one where it is false, which\n"
        "differ in as few symbols as possible.");
    add_wumpus_files(command, why->files);
    const Option file = command
                            .add_option("STATEMENT", why->files.question,
                                        "File with the statement (the first one counts)")
                            .type_name("");
    const Option ask =
        command.add_option("--ask", why->asked, "The statement itself instead of a file")
            .type_name("STATEMENT")
            .excludes(file);
    command.add_flag("--json", why->json, "Print the result as JSON");
    command.action([why, file, ask] {
        if (!file.given() && !ask.given())
            throw UsageError("give a STATEMENT file or --ask");
        return (*why)();
    });
}

} // namespace loggia::commands
