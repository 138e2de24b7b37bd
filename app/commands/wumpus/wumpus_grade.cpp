// What is wrong with a rules file, and which lines are of no use.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/wumpus/wumpus.hpp"
#include "app/commands/wumpus/wumpus_files.hpp"
#include "app/commands/wumpus/wumpus_json.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/explain.hpp"
#include "core/wumpus/grade.hpp"
#include "core/wumpus/lint.hpp"
#include "core/wumpus/probability.hpp"
#include "core/wumpus/reference_rules.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using namespace wumpus;

struct GradeCommand {
    WumpusFiles files;
    bool json = false;

    int operator()() {
        if (!files.read_rules())
            return failed;
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const Grade found = grade(files.base.store, files.base.lines, control);
        if (!found.complete)
            return interrupted;
        const Reasoner reasoner(files.base.store, files.base.lines, control);
        const Probabilities counted =
            probabilities(files.base.store, files.base.lines, reasoner, 1'000, control);
        fmt::print("{}", json ? json_text(found, counted) : plain_text(found, counted, control));
        flush_output();
        if (interrupt.came())
            return interrupted;
        return found.right() ? success : failed;
    }

private:
    [[nodiscard]] std::string plain_text(const Grade& found, const Probabilities& counted,
                                         const Control& control) const {
        std::string text = fmt::format("models of your file: {}; of the reference rules: {}\n",
                                       to_text_of_count(counted), cave_count);
        if (found.right())
            return text + "Equivalent to the reference rules.\n";
        for (const Grade::Missing& missing : found.missing)
            text += fmt::format("\nRule {} is missing or too weak: {}\n"
                                "Your file accepts this cave {}:\n{}",
                                missing.rule, rule_text(missing.rule),
                                violation(missing.accepted, missing.rule),
                                to_picture(missing.accepted));
        for (const Grade::Overstated& overstated : found.overstated)
            text += fmt::format("\n"
                                "{}\n"
                                "This line forbids this cave, which the reference rules allow:\n"
                                "{}",
                                files.text_of(files.base.lines[overstated.line]),
                                to_picture(overstated.forbidden));
        if (counted.complete && counted.worlds == 0)
            text += text_of_clash(control);
        return text;
    }

    [[nodiscard]] std::string text_of_clash(const Control& control) const {
        std::string text = "\n"
                           "Your file accepts no cave. These lines contradict each other:\n";
        const auto reason =
            reason_for(files.base.store, files.base.lines, std::nullopt, true, control);
        if (reason)
            for (const std::size_t line : reason->lines)
                text += fmt::format("  {}\n", files.text_of(files.base.lines[line]));
        return text;
    }

    [[nodiscard]] std::string json_text(const Grade& found, const Probabilities& counted) const {
        Json root = Json::object();
        root.set("right", found.right());
        root.set("worlds", counted.worlds);
        root.set("unmentioned_symbols", counted.unmentioned);
        root.set("exact", counted.complete);
        Json missing_rules = Json::array();
        for (const Grade::Missing& missing : found.missing)
            missing_rules.push(Json::object({{"rule", missing.rule},
                                             {"accepts", violation(missing.accepted, missing.rule)},
                                             {"cave", json_of(missing.accepted)}}));
        root.set("missing", missing_rules);
        Json overstated_lines = Json::array();
        for (const Grade::Overstated& overstated : found.overstated) {
            const Statement& line = files.base.lines[overstated.line];
            overstated_lines.push(Json::object({{"line", line.span.line},
                                                {"statement", files.said_by(line)},
                                                {"cave", json_of(overstated.forbidden)}}));
        }
        root.set("overstated", overstated_lines);
        return root.text();
    }
};

struct LintCommand {
    std::vector<std::string> paths;
    bool json = false;

    int operator()() const {
        std::vector<std::string> texts;
        for (const std::string& path : paths) {
            auto text = read_section(path, texts.empty() ? Source::rules : Source::knowledge);
            if (!text)
                return failed;
            texts.push_back(std::move(*text));
        }
        std::vector<LintText> given;
        given.reserve(texts.size());
        for (const std::string& text : texts)
            given.push_back({text, given.empty() ? Source::rules : Source::knowledge});
        const Interrupt interrupt;
        const Lint found = lint(given, interrupt.control());
        fmt::print("{}", json ? json_text(found) : plain_text(found, texts));
        flush_output();
        if (!found.complete)
            return interrupted;
        return found.warnings.empty() ? success : failed;
    }

private:
    [[nodiscard]] std::string plain_text(const Lint& found,
                                         const std::vector<std::string>& texts) const {
        const std::vector<SourceLines> lines(texts.begin(), texts.end());
        std::string text;
        for (const Warning& warning : found.warnings)
            text += describe({warning.message, warning.span}, shown_name(paths[warning.text]),
                             lines[warning.text]);
        return text;
    }

    [[nodiscard]] std::string json_text(const Lint& found) const {
        auto root = Json::array();
        for (const Warning& warning : found.warnings)
            root.push(Json::object({{"file", paths[warning.text]},
                                    {"line", warning.span.line},
                                    {"column", warning.span.column},
                                    {"flaw", to_text(warning.flaw)},
                                    {"message", warning.message}}));
        return root.text();
    }
};

} // namespace

void add_wumpus_grade(Command group) {
    auto command_state = std::make_shared<GradeCommand>();
    const Command command = group.add_command(
        "grade", "Compare a rules file with the assignment's rules, rule by rule");
    command.footer(
        "Compares a rules file with the assignment's eight rules in both directions. For a\n"
        "missing rule it prints a cave that the file accepts and the rule forbids; for a line\n"
        "that is too strong, a cave that the line forbids and the rules allow.\n\n"
        "Exit status: 0 the file is equivalent to the rules; 1 it is not.");
    command.add_option("RULES", command_state->files.rules, "The rules file to grade")
        .required()
        .type_name("");
    command.add_flag("--json", command_state->json, "Print the result as JSON");
    command.action([command_state] { return (*command_state)(); });
}

void add_wumpus_lint(Command group) {
    auto command_state = std::make_shared<LintCommand>();
    const Command command =
        group.add_command("lint", "List invalid, redundant and contradictory lines");
    command.footer(
        "Lists lines that cannot be read, unknown symbols, lines that other programs would\n"
        "cut off after 199 characters, repeated lines, redundant lines (they follow from the\n"
        "lines before them), and lines that contradict those before them.\n\n"
        "Exit status: 0 no warnings; 1 some warnings.");
    command
        .add_option("FILE", command_state->paths, "A rules file and, optionally, a knowledge file")
        .required()
        .takes(1, 2)
        .type_name("");
    command.add_flag("--json", command_state->json, "Print the result as JSON");
    command.action([command_state] { return (*command_state)(); });
}

} // namespace loggia::commands
