#include "app/commands/puzzles/puzzle.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/threads_option.hpp"
#include "core/gf2/derivation.hpp"
#include "core/gf2/named_polynomial.hpp"
#include "core/gf2/system.hpp"
#include "core/ladr/proposition.hpp"
#include "core/logic/expr.hpp"
#include "core/puzzles/generate.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "core/puzzles/sheet/sheet_equations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::commands {

namespace {

using namespace gf2;
using namespace ladr;
using namespace puzzles;

std::string shown_name(const std::string& file) {
    return file == "-" ? "standard input" : file;
}

constexpr int no_solution = 2;

/// What an earlier command in a row leaves where it failed.
bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

/// A text with the sheet that it makes; the error is reported.
struct ReadPuzzle {
    std::string text;
    std::optional<puzzles::PuzzleSheet> sheet;
    int status = success;
};

/// `statements_do`: what cannot be written in the other forms is read, too.
ReadPuzzle read_file_of_puzzle(const std::string& file, std::optional<puzzles::SheetForm> form,
                               const Interrupt& interrupt, bool statements_do = false) {
    ReadPuzzle read;
    auto text = read_input(file, interrupt.control());
    if (!text) {
        read.status = report(text.error(), "error");
        if (interrupt.came())
            read.status = interrupted;
        return read;
    }
    read.text = std::move(*text);
    if (is_blank(read.text)) {
        read.status = report({"the file is empty; expected a puzzle"}, shown_name(file));
        return read;
    }
    const SheetForm own = form.value_or(puzzles::form_of(read.text));
    auto sheet = puzzles::read_sheet(own, read.text, nullptr, interrupt.control());
    if (!sheet && statements_do && !interrupt.came())
        if (auto statements = puzzles::read_statements(own, read.text, interrupt.control()))
            sheet = std::move(*statements);
    if (!sheet)
        read.status =
            interrupt.came() ? interrupted : report(sheet.error(), shown_name(file), read.text);
    else
        read.sheet = std::move(*sheet);
    return read;
}

void print_form(const PuzzleSheet& sheet, SheetForm form) {
    fmt::print("{}", sheet.texts.at(static_cast<std::size_t>(form)));
    flush_output();
}

struct Sentences {
    std::string file = "-";
    bool ring = false;

    int operator()() const {
        const Interrupt interrupt;
        const ReadPuzzle read = read_file_of_puzzle(file, SheetForm::words, interrupt);
        if (!read.sheet)
            return read.status;
        if (read.sheet->statements.empty())
            return report({"there are no statements"}, shown_name(file));
        print_form(*read.sheet, ring ? SheetForm::ring : SheetForm::propositions);
        return success;
    }
};

struct SayPuzzle {
    std::string file = "-";
    bool plainly = false;

    int operator()() const {
        const Interrupt interrupt;
        ReadPuzzle read = read_file_of_puzzle(file, std::nullopt, interrupt);
        if (!read.sheet)
            return read.status;
        if (read.sheet->statements.empty())
            return report({"there are no statements"}, shown_name(file));
        if (plainly) {
            auto plain = puzzles::said_plainly(*read.sheet, interrupt.control());
            if (!plain)
                return interrupt.came() ? interrupted : report(plain.error(), shown_name(file));
            if (plain->statements.size() != read.sheet->statements.size())
                return report({"the puzzle cannot be written in words"}, shown_name(file));
            read.sheet = std::move(*plain);
        }
        const auto words = puzzles::whole_words(*read.sheet, interrupt.control());
        if (!words)
            return interrupt.came() ? interrupted : report(words.error(), shown_name(file));
        fmt::print("{}", *words);
        flush_output();
        return success;
    }
};

struct PuzzleVerdict {
    std::string file = "-";

    int operator()() const {
        const Interrupt interrupt;
        const ReadPuzzle read = read_file_of_puzzle(file, std::nullopt, interrupt, true);
        if (!read.sheet)
            return read.status;
        const PuzzleSheet& sheet = *read.sheet;
        if (sheet.statements.empty())
            return report({"there are no statements"}, shown_name(file));
        const SheetVerdict verdict = verdict_of(sheet, interrupt.control());
        fmt::print("{}\n", puzzles::to_words(verdict, sheet));
        for (const std::size_t statement : verdict.clash)
            fmt::print("{}: {}\n", statement + 1, line_of(sheet, form_of(read.text), statement));
        if (verdict.models == 1 && verdict.complete)
            for (std::size_t i = 0; i < sheet.atoms.size(); ++i)
                fmt::print("{} = {}\n", sheet.atoms[i], verdict.listed[0][i] ? 1 : 0);
        flush_output();
        if (interrupt.came())
            return interrupted;
        return verdict.models == 0 ? no_solution : success;
    }

private:
    /// The first line of a statement's words or, where these are a comment, which may stand over
    /// several formulas, of its formula in the file.
    static std::string line_of(const PuzzleSheet& sheet, SheetForm file, std::size_t statement) {
        const Statement& said = sheet.statements[statement];
        if (!said.sentence.empty())
            return said.sentence;
        const auto form = static_cast<std::size_t>(said.words_are_read ? SheetForm::words : file);
        const SourceLines lines(sheet.texts.at(form));
        const SheetLines& place = said.lines.at(form);
        std::string_view line;
        for (std::size_t i = place.first; i < place.first + place.count; ++i) {
            line = lines.line(static_cast<int>(i) + 1);
            line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
            line.remove_suffix(line.size() - (line.find_last_not_of(" \t\r") + 1));
            if (!line.empty() && !line.starts_with('%'))
                break;
        }
        return std::string(line);
    }
};

struct GeneratePuzzle {
    PuzzleRecipe recipe;
    int people = 0;
    bool doors = false;
    ThreadsOption threads;

    int operator()() {
        if (constexpr int most_rooms = 6; doors && people > most_rooms)
            throw UsageError("--people",
                             fmt::format("expected a whole number from 2 to {} with --doors, found "
                                         "'{}'",
                                         most_rooms, people));
        constexpr std::array<std::size_t, 3> usual{3, 4, 5};
        constexpr std::array<std::size_t, 3> usual_doors{2, 3, 4};
        const auto difficulty = static_cast<std::size_t>(recipe.difficulty);
        recipe.setting = doors ? PuzzleSetting::doors : PuzzleSetting::islanders;
        recipe.people = people > 0 ? static_cast<std::size_t>(people)
                        : doors    ? usual_doors.at(difficulty)
                                   : usual.at(difficulty);
        const Interrupt interrupt;
        const auto text = puzzles::generate_puzzle(recipe, interrupt.control(), threads.count());
        if (!text)
            return interrupt.came() ? interrupted : report(text.error(), "error");
        fmt::print("{}", *text);
        flush_output();
        return success;
    }
};

enum class SolutionFormat : std::uint8_t { text, latex };

Result<SolutionFormat> solution_format_named(std::string_view name) {
    if (name == "text")
        return SolutionFormat::text;
    if (name == "latex")
        return SolutionFormat::latex;
    return failure("expected text or latex");
}

struct SolvePuzzle {
    std::string file = "-";
    SolutionFormat format = SolutionFormat::text;
    bool one = false;
    bool quiet = false;

    int operator()() const {
        const Interrupt interrupt;
        auto text = read_input(file, interrupt.control());
        if (!text) {
            const int status = report(text.error(), "error");
            return interrupt.came() ? interrupted : status;
        }
        if (is_blank(*text))
            return report({"the file is empty; expected a puzzle"}, shown_name(file));
        if (puzzles::form_of(*text) == SheetForm::words) {
            const auto sheet =
                puzzles::read_sheet(SheetForm::words, *text, nullptr, interrupt.control());
            if (!sheet)
                return interrupt.came() ? interrupted
                                        : report(sheet.error(), shown_name(file), *text);
            text = sheet->texts.at(static_cast<std::size_t>(SheetForm::ring));
        }
        const auto input = ladr::read_mace(*text, interrupt.control());
        if (!input)
            return interrupt.came() ? interrupted : report(input.error(), shown_name(file), *text);
        auto derivation = read_equations(*input, interrupt.control());
        if (!derivation)
            return interrupt.came() ? interrupted
                                    : report(derivation.error(), shown_name(file), *text);
        if (one) {
            auto all = gf2::one_equation(derivation->equations);
            if (!all)
                return report({"the product of all equations is too large"}, "error");
            derivation->equations = {std::move(*all)};
            derivation->defined = {-1};
        }
        gf2::solve(*derivation, !quiet, interrupt.control());
        fmt::print("{}", quiet                             ? gf2::result_text(*derivation)
                         : format == SolutionFormat::latex ? gf2::derivation_latex(*derivation)
                                                           : gf2::derivation_text(*derivation));
        flush_output();
        if (interrupt.came())
            return interrupted;
        return derivation->solution.consistent ? success : no_solution;
    }

private:
    /// What is to hold, as equations; of goals the opposite.
    static Result<gf2::Derivation> read_equations(const MaceInput& input, const Control& control) {
        puzzles::PuzzleSheet sheet;
        for (const MaceList& list : input.lists) {
            if (list.name == "hints")
                continue;
            for (const TermId member : list.members) {
                const auto e = from_ring(input, member, sheet.store);
                if (!e)
                    return tl::unexpected(e.error());
                Statement statement;
                statement.formula = list.name == "goals" ? sheet.store.negation(*e) : *e;
                sheet.statements.push_back(statement);
            }
        }
        for (logic::Variable v = 0; v < sheet.store.variables(); ++v)
            sheet.atoms.push_back(sheet.store.name(v));
        std::sort(sheet.atoms.begin(), sheet.atoms.end());
        return equations_of(sheet, control);
    }
};

Result<puzzles::PuzzleDifficulty> difficulty_named(std::string_view name) {
    if (name == "easy")
        return PuzzleDifficulty::easy;
    if (name == "medium")
        return PuzzleDifficulty::medium;
    if (name == "hard")
        return PuzzleDifficulty::hard;
    return failure("expected easy, medium or hard");
}

} // namespace

void add_puzzle(Command group) {
    group.require_command();
    group.footer("loggia-cli puzzle generate --seed 7 --difficulty hard\n"
                 "loggia-cli puzzle generate --doors | loggia-cli puzzle solve\n"
                 "loggia-cli puzzle say --file trial_01.in");

    const Command solve = group.add_command("solve", "Solve equations over GF(2) step by step");
    auto solver = std::make_shared<SolvePuzzle>();
    solve.footer(
        "Reads sentences, or a Mace4 file with propositions or equations, and solves them as\n"
        "equations over GF(2). Each step is printed with its reason.\n\n"
        "Exit status: 0 solved; 1 bad input; 2 there is no solution.");
    solve
        .add_option("-f,--file,IN", solver->file,
                    "File with sentences, or Mace4 file (default: standard input)")
        .type_name("FILE");
    solve.add_flag("--one-equation", solver->one, "First multiply all equations into one");
    const Option quiet =
        solve.add_flag("--quiet", solver->quiet, "Print only the solution, as text");
    solve
        .add_option("--format", solver->format, solution_format_named,
                    "text (default) or latex (a document for pdflatex)")
        .type_name("FORM")
        .excludes(quiet);
    solve.action([solver] { return (*solver)(); });

    const Command read = group.add_command("sentences", "Translate sentences into formulas");
    auto sentences = std::make_shared<Sentences>();
    read.footer(
        "Reads one statement per line, for example 'Abe says: Bea is a knave or Cid is a knight.'\n"
        "or 'Sign 1 says: a lady is in this room.', and writes the puzzle as a Mace4 file. See\n"
        "docs/formats/puzzles.md for the sentences.");
    read.add_option("-f,--file,IN", sentences->file,
                    "File with sentences (default: standard input)")
        .type_name("FILE");
    read.add_flag("--ring", sentences->ring, "Write equations over GF(2)");
    read.action([sentences] { return (*sentences)(); });

    const Command say = group.add_command("say", "Translate formulas into words");
    auto sayer = std::make_shared<SayPuzzle>();
    say.footer(
        "Comments that define an atom, for example '% l1: a lady is in room 1', provide the\n"
        "words. A comment above a formula becomes its sentence if it is equivalent; otherwise it\n"
        "stays a comment and a sentence follows. --plainly omits comments. A formula that cannot\n"
        "be written in words is an error.");
    say.add_option("-f,--file,IN", sayer->file, "Mace4 file (default: standard input)")
        .type_name("FILE");
    say.add_flag("--plainly", sayer->plainly, "Omit comments: one sentence for each formula");
    say.action([sayer] { return (*sayer)(); });

    const Command verdict = group.add_command("verdict", "Solve a puzzle and count its solutions");
    auto judge = std::make_shared<PuzzleVerdict>();
    verdict.footer(
        "Reads sentences or a Mace4 file and prints the number of solutions with what they have\n"
        "in common, or the statements that contradict each other.\n\n"
        "Exit status: 0 there is a solution; 1 bad input; 2 there is none.");
    verdict
        .add_option("-f,--file,IN", judge->file,
                    "File with sentences, or Mace4 file (default: standard input)")
        .type_name("FILE");
    verdict.action([judge] { return (*judge)(); });

    const Command generate =
        group.add_command("generate", "Make a puzzle with knights and knaves, or with doors");
    auto maker = std::make_shared<GeneratePuzzle>();
    generate.footer(
        "Prints the sentences of a puzzle with exactly one solution. The same arguments always\n"
        "give the same puzzle.\n\n"
        "loggia-cli puzzle generate --seed 7 --difficulty hard\n"
        "loggia-cli puzzle generate --doors | loggia-cli puzzle solve");
    generate.add_option("--seed", maker->recipe.seed, "Seed (default: 0)").type_name("SEED");
    generate
        .add_option("--people", maker->people,
                    "Number of people, 2 to 8, or of rooms, 2 to 6 (default: depends on the "
                    "difficulty)")
        .between(2, 8)
        .type_name("NUMBER");
    generate
        .add_option("--difficulty", maker->recipe.difficulty, difficulty_named,
                    "easy (default), medium or hard")
        .type_name("HOW");
    generate.add_flag("--doors", maker->doors, "Make rooms with ladies or tigers, and signs");
    maker->threads.add_to(generate,
                          "Number of puzzles to try in parallel; the result does not depend on it");
    generate.action([maker] { return (*maker)(); });
}

} // namespace loggia::commands
