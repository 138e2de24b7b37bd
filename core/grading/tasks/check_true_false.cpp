// The wumpus world's inference engine and its rules file.
#include "core/base/number_text.hpp"
#include "core/base/time_slice.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/entail.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/grade.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "core/wumpus/walk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

using wumpus::Symbol;
using wumpus::symbol_count;
using wumpus::Verdict;

enum WumpusCheck : std::size_t {
    wumpus_true,
    wumpus_false,
    wumpus_possible,
    wumpus_contradiction,
    wumpus_corners,
    wumpus_efficiency,
    wumpus_rules
};

constexpr const char* rules_name = "wumpus_rules.txt";
constexpr const char* knowledge_name = "kb.txt";
constexpr const char* statement_name = "statement.txt";
constexpr const char* result_name = "result.txt";
/// What the assignment promises of every knowledge file.
constexpr int fewest_known = 48;
constexpr int checked_rules = 7;

Case wumpus_case(std::size_t check, std::string title, std::string rules, std::string knowledge,
                 std::string statement) {
    return {check,
            std::move(title),
            {{rules_name, std::move(rules)},
             {knowledge_name, std::move(knowledge)},
             {statement_name, std::move(statement)}},
            {rules_name, knowledge_name, statement_name}};
}

/// The rules as lines without comments, each at most as long as sample programs read.
std::string reference_rules() {
    std::string text;
    for (int rule = 1; rule <= checked_rules; ++rule)
        for (const std::string& line : wumpus::rule_lines(rule))
            text += line + '\n';
    return text;
}

struct StatementText {
    const char* title;
    const char* text;
};
// Behind a knowledge file that says all but a few symbols.
constexpr std::array statement_corners{
    StatementText{"an and without operands is true", "(and)"},
    StatementText{"an or without operands is false", "(or)"},
    StatementText{"an xor without operands is false", "(xor)"},
    StatementText{"an xor of three true operands is false",
                  "(xor (not M_1_1) (not P_1_1) (not S_1_1))"},
    StatementText{"an xor of one operand", "(xor (not M_1_1))"},
    StatementText{"an if with a false premise is true", "(if P_1_1 M_2_2)"},
    StatementText{"an iff of two false operands is true", "(iff P_1_1 M_2_2)"},
    StatementText{"a lone symbol", "P_1_2"},
    StatementText{"nested negations", "(not (not (not (not (not M_1_1)))))"},
    StatementText{"an and with one operand", "(and (not M_1_1))"},
    StatementText{"a statement that is true in every case", "(or M_3_3 (not M_3_3))"},
    StatementText{"a statement that is false in every case", "(and P_4_4 (not P_4_4))"},
    StatementText{"only the first statement counts", "(not M_1_1)\nM_1_1"},
};

std::string fact_line(Symbol symbol, bool holds) {
    return holds ? wumpus::to_text(symbol) + '\n'
                 : fmt::format("(not {})\n", wumpus::to_text(symbol));
}

/// What is known of a random cave: each symbol but `unknown` of them.
struct Known {
    wumpus::World world;
    std::vector<int> unknown;
    std::string text;
};

Known known_of(Random& random, int unknown) {
    Known known;
    known.world = wumpus::cave_by_seed(random.next()).world();
    std::vector<int> symbols;
    symbols.reserve(symbol_count);
    for (int symbol = 0; symbol < symbol_count; ++symbol)
        symbols.push_back(symbol);
    for (std::size_t i = symbols.size(); i > 1; --i)
        std::swap(symbols[i - 1], symbols[random.below(i)]);
    known.unknown.assign(symbols.begin(), symbols.begin() + unknown);
    for (int symbol = 0; symbol < symbol_count; ++symbol)
        if (std::find(known.unknown.begin(), known.unknown.end(), symbol) == known.unknown.end())
            known.text += fact_line(Symbol::of(symbol), known.world.holds(Symbol::of(symbol)));
    return known;
}

/// A statement of a few connectives, half of its symbols unknown ones.
std::string random_statement(Random& random, const Known& known, int depth) {
    if (depth == 0 || random.below(5) == 0) {
        const bool open = !known.unknown.empty() && random.below(2) == 0;
        const int symbol = open ? known.unknown[random.below(known.unknown.size())]
                                : static_cast<int>(random.below(symbol_count));
        return wumpus::to_text(Symbol::of(symbol));
    }
    constexpr std::array connectives{"and", "or", "xor", "not", "if", "iff"};
    const std::size_t connective = random.below(connectives.size());
    const std::size_t parts = connective < 3 ? 2 + random.below(2) : connective == 3 ? 1 : 2;
    std::string text = fmt::format("({}", connectives.at(connective));
    for (std::size_t i = 0; i < parts; ++i)
        text += ' ' + random_statement(random, known, depth - 1);
    return text + ')';
}

/// What the reasoner says, or a failure where a text is none.
Result<Verdict> exact_verdict(const Case& value, const Control& control) {
    wumpus::Knowledge knowledge;
    constexpr std::array sources{wumpus::Source::rules, wumpus::Source::knowledge};
    for (std::size_t i = 0; i < sources.size(); ++i) {
        auto lines = wumpus::statements_of(knowledge.store, value.files.at(i).text, sources.at(i));
        if (!lines)
            return tl::unexpected(std::move(lines.error()));
        knowledge.lines.insert(knowledge.lines.end(), lines->begin(), lines->end());
    }
    const auto question = wumpus::question_of(knowledge.store, value.files.at(2).text);
    if (!question)
        return tl::unexpected(question.error());
    wumpus::Reasoner reasoner(knowledge.store, knowledge.lines, control);
    const auto verdict = reasoner.verdict(question->expr, control);
    if (!verdict)
        return failure("stopped");
    return *verdict;
}

/// A line that contradicts what is known, not plainly.
std::string contradiction(Random& random, const Known& known) {
    const int symbol = static_cast<int>(random.below(symbol_count));
    const bool holds = known.world.holds(Symbol::of(symbol));
    const std::string name = wumpus::to_text(Symbol::of(symbol));
    const std::string safe = "P_1_1";
    return holds ? fmt::format("(if {} {})\n", name, safe)
                 : fmt::format("(or {} {})\n", name, safe);
}

Result<Case> verdict_case(const CaseOrder& order, std::size_t check, int number,
                          const Control& control) {
    Random random = random_of(order, check, number);
    const bool is_large = check == wumpus_efficiency;
    constexpr int most_unknown = symbol_count - fewest_known;
    const int unknown = is_large ? most_unknown : 2 + std::min(number, 6);
    for (;;) {
        const Known known = known_of(random, unknown);
        std::string knowledge = known.text;
        if (check == wumpus_contradiction)
            knowledge += contradiction(random, known);
        Case value = wumpus_case(
            check,
            counted(static_cast<unsigned>(unknown), "symbol is unknown", "symbols are unknown"),
            reference_rules(), std::move(knowledge),
            random_statement(random, known, 1 + number % 3) + '\n');
        const auto verdict = exact_verdict(value, control);
        if (!verdict)
            return tl::unexpected(verdict.error());
        // All but one symbol known by the rules would be no question.
        const bool fits = is_large                        ? *verdict != Verdict::both
                          : check == wumpus_true          ? *verdict == Verdict::definitely_true
                          : check == wumpus_false         ? *verdict == Verdict::definitely_false
                          : check == wumpus_contradiction ? *verdict == Verdict::both
                                                          : *verdict == Verdict::possibly;
        if (fits)
            return value;
    }
}

Result<std::vector<Case>> wumpus_cases(const CaseOrder& order, const Control& control) {
    std::vector<Case> cases;
    for (const std::size_t check :
         {wumpus_true, wumpus_false, wumpus_possible, wumpus_contradiction, wumpus_efficiency}) {
        const int count = check == wumpus_efficiency ? std::min(order.cases, 3) : order.cases;
        for (int number = 0; number < count; ++number) {
            auto made = verdict_case(order, check, number, control);
            if (!made)
                return tl::unexpected(std::move(made.error()));
            cases.push_back(*std::move(made));
        }
    }
    Random random = random_of(order, wumpus_corners, 0);
    for (const StatementText& corner : statement_corners)
        cases.push_back(wumpus_case(wumpus_corners, corner.title, reference_rules(),
                                    known_of(random, 4).text, std::string(corner.text) + '\n'));
    const Known known = known_of(random, 4);
    cases.push_back(wumpus_case(wumpus_corners, "comments and empty lines",
                                "# the rules\n\n" + reference_rules() + "\n# the end\n",
                                "# what was seen\n\n" + known.text, "# a question\n\nP_1_1\n"));
    for (int rule = 1; rule <= checked_rules; ++rule)
        cases.push_back({wumpus_rules,
                         fmt::format("rule {}: {}", rule, wumpus::rule_text(rule)),
                         {},
                         {},
                         std::to_string(rule)});
    cases.push_back({wumpus_rules, "no line is too strong", {}, {}, "0"});
    return cases;
}

/// The verdict that a text says, with a full stop or without.
std::optional<Verdict> verdict_in(std::string_view text) {
    while (!text.empty() && (static_cast<unsigned char>(text.back()) <= ' ' || text.back() == '.'))
        text.remove_suffix(1);
    for (const Verdict verdict :
         {Verdict::definitely_true, Verdict::definitely_false, Verdict::possibly, Verdict::both})
        if (text == wumpus::to_text(verdict))
            return verdict;
    return std::nullopt;
}

const char* verdict_reason(Verdict verdict) {
    switch (verdict) {
    case Verdict::definitely_true:
        return "The knowledge base entails the statement but not its negation.";
    case Verdict::definitely_false:
        return "The knowledge base entails the negation of the statement but not the statement.";
    case Verdict::possibly:
        return "The knowledge base entails neither the statement nor its negation.";
    case Verdict::both:
        break;
    }
    return "The knowledge base is true in no row, so it entails the statement and its negation.";
}

Result<Judgement> judge_verdict(const Case& value, const Trial& trial, const Control& control) {
    const auto verdict = exact_verdict(value, control);
    if (!verdict)
        return tl::unexpected(verdict.error());
    const auto end = trial.run(value.files, value.arguments, result_name);
    if (!end)
        return tl::unexpected(end.error());
    if (!end->file || end->kind == SandboxEnd::Kind::out_of_time ||
        end->kind == SandboxEnd::Kind::stopped) {
        Judgement none = no_output(*end, trial.limits, wumpus::to_text(*verdict));
        if (end->kind == SandboxEnd::Kind::exited)
            none.why = "Your program wrote no result.txt in the folder in which it was started.";
        return none;
    }
    Judgement result;
    result.expected = wumpus::to_text(*verdict);
    constexpr std::size_t most_lines = 5;
    result.got = first_lines(*end->file, most_lines);
    const auto said = verdict_in(*end->file);
    result.passed = said == *verdict;
    if (!said)
        result.why = "result.txt contains none of the four outputs that the assignment lists.";
    else if (!result.passed)
        result.why = verdict_reason(*verdict);
    return result;
}

Result<Judgement> judge_rules(const Case& value, const Trial& trial, const Control& control) {
    Judgement result;
    result.expected = "a rules file that is equivalent to the assignment's rules";
    auto text = trial.read(rules_name);
    if (!text)
        text = trial.read("rules.txt");
    if (!text) {
        result.why = fmt::format("The hand-in has no file {}.", rules_name);
        return result;
    }
    wumpus::Knowledge knowledge;
    const auto lines = wumpus::statements_of(knowledge.store, *text, wumpus::Source::rules);
    if (!lines) {
        const auto span = lines.error().span.value_or(SourceSpan{});
        result.why = fmt::format("Line {}, column {} of the rules file: {}.", span.line,
                                 span.column, lines.error().message);
        return result;
    }
    const TimeSlice slice(control, most_judging);
    const wumpus::Grade grade = wumpus::grade(knowledge.store, *lines, slice.control());
    if (!grade.complete) {
        result.stopped = control.stop_requested();
        result.why = "The rules file could not be compared with the rules in 20 seconds.";
        return result;
    }
    const int rule = value.of_judge.front() - '0';
    if (rule == 0 && !grade.overstated.empty()) {
        const auto line_of = [&](const wumpus::Grade::Overstated& over) {
            return fmt::format("Line {}: {}", (*lines)[over.line].span.line,
                               to_prefix(knowledge.store, (*lines)[over.line].expr));
        };
        result.expected = "every cave that the rules allow";
        for (const auto& over : grade.overstated)
            result.got +=
                fmt::format("{}\n{}\n", line_of(over), wumpus::to_picture(over.forbidden));
        result.why =
            fmt::format("{}. {}",
                        counted(grade.overstated.size(),
                                "line of the rules file forbids a cave that the rules allow",
                                "lines of the rules file forbid a cave that the rules allow"),
                        line_of(grade.overstated.front()));
    }
    for (const auto& missing : grade.missing)
        if (missing.rule == rule) {
            result.got = wumpus::to_picture(missing.accepted);
            result.expected = "no cave that violates the rule";
            result.why =
                fmt::format("Rule {} is missing or too weak: the rules file accepts a cave "
                            "{}.",
                            rule, wumpus::violation(missing.accepted, rule));
        }
    result.passed = result.why.empty();
    return result;
}

Result<Judgement> judge_wumpus(const Case& value, const Trial& trial, const Control& control) {
    return value.check == wumpus_rules ? judge_rules(value, trial, control)
                                       : judge_verdict(value, trial, control);
}

/// How many symbols the lines of a knowledge file say outright.
int known_symbols(std::string_view text) {
    logic::Store store = wumpus::symbol_store();
    const auto lines = wumpus::statements_of(store, text, wumpus::Source::knowledge);
    return lines ? std::popcount(wumpus::literals_of(store, *lines).known()) : 0;
}

/// Parts of the statement in its place, then fewer lines of knowledge and of rules; what the
/// assignment promises stays true.
std::vector<Case> smaller_wumpus(const Case& value) {
    std::vector<Case> result;
    if (value.check == wumpus_rules || value.check == wumpus_efficiency)
        return result;
    logic::Store store = wumpus::symbol_store();
    const auto with = [&](std::size_t file, std::string text) {
        Case smaller = value;
        smaller.files.at(file).text = std::move(text);
        result.push_back(std::move(smaller));
    };
    if (const auto question = wumpus::question_of(store, value.files.at(2).text)) {
        const auto operands = store.operands(question->expr);
        const std::vector<logic::Expr> parts(operands.begin(), operands.end());
        for (const logic::Expr part : parts)
            with(2, to_prefix(store, part) + '\n');
    }
    if (!value.files.at(0).text.empty())
        with(0, {});
    for (std::string& fewer : texts_with_fewer_lines(value.files.at(1).text))
        if (known_symbols(fewer) >= fewest_known)
            with(1, std::move(fewer));
    for (std::string& fewer : texts_with_fewer_lines(value.files.at(0).text))
        with(0, std::move(fewer));
    return result;
}

} // namespace

Task check_true_false_task() {
    Task task;
    task.id = "check-true-false";
    task.title = "Wumpus world";
    task.summary = "A program that decides whether a statement about a wumpus world is true, "
                   "false, both or neither, together with its rules file.";
    task.usage = "PROGRAM wumpus_rules.txt kb.txt statement.txt";
    task.program_names = {"check_true_false", "checktruefalse", "main", "run"};
    task.cpu_seconds = 30;
    task.checks = {
        {"true", "Definitely true", 4},
        {"false", "Definitely false", 4},
        {"possibly", "Possibly true, possibly false", 4},
        {"both", "Both true and false", 4},
        {"corner-cases", "Corner cases of the syntax", 4},
        {"efficiency", "In time, with 16 unknown symbols", 5},
        {"rules", "The rules file", 25, true},
    };
    task.cases = wumpus_cases;
    task.judge = judge_wumpus;
    task.smaller = smaller_wumpus;
    return task;
}

} // namespace loggia::grading
