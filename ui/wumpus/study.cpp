#include "ui/wumpus/study.hpp"

#include "core/base/letters.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/argument.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "ui/language/core_words.hpp"
#include "ui/wumpus/wumpus_words.hpp"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace loggia::ui {

using wumpus::Source;

namespace {

TextKind kindOf(Source source) {
    return source == Source::rules ? TextKind::rules : TextKind::knowledge;
}

/// The text of a place; a statement ends with its line.
std::string textAt(const std::string& text, const SourceSpan& span) {
    std::size_t start = 0;
    for (int line = 1; line < span.line && start < text.size(); ++line)
        start = std::min(text.find('\n', start), text.size() - 1) + 1;
    start = std::min(text.size(), start + static_cast<std::size_t>(span.column) - 1);
    return text.substr(start, static_cast<std::size_t>(span.length));
}

SourceLine sourceLine(const WumpusTexts& texts, const wumpus::Statement& line) {
    const TextKind kind = kindOf(line.source);
    return {kind, line.span, textAt(texts.at(indexOf(kind)), line.span)};
}

QString factInWords(const logic::Store& store, const wumpus::ArgumentStep::Fact& fact) {
    if (fact.symbol >= wumpus::symbol_count)
        return (fact.holds ? WumpusWords::tr("%1 is true") : WumpusWords::tr("%1 is false"))
            .arg(QString::fromStdString(store.name(fact.symbol)));
    const int number = static_cast<int>(fact.symbol);
    if (fact.holds)
        return ui::inWords(number);
    const auto [sign, square] = wumpus::Symbol::of(number);
    const std::array words{WumpusWords::tr("no monster at %1"), WumpusWords::tr("no stench at %1"),
                           WumpusWords::tr("no pit at %1"), WumpusWords::tr("no breeze at %1")};
    return words.at(static_cast<std::size_t>(sign)).arg(QString::fromStdString(to_text(square)));
}

/// What a line adds to those before it.
QString contributionOf(const logic::Store& store, const wumpus::ArgumentStep& step,
                       logic::Expr line) {
    if (step.contradiction)
        return WumpusWords::tr("This contradicts the lines above.");
    if (step.rest)
        return *step.rest == line ? WumpusWords::tr("It settles no square by itself.")
                                  : WumpusWords::tr("With what is known, it leaves %1.")
                                        .arg(QString::fromStdString(to_prefix(store, *step.rest)));
    QStringList facts;
    for (const auto& fact : step.facts)
        facts << factInWords(store, fact);
    const auto kind = store.kind(line);
    const bool outright = kind == logic::Kind::variable ||
                          (kind == logic::Kind::negation &&
                           store.kind(store.operands(line)[0]) == logic::Kind::variable);
    return (outright && facts.size() == 1 ? WumpusWords::tr("It says: %1.")
                                          : WumpusWords::tr("This gives: %1."))
        .arg(facts.join(QStringLiteral("; ")));
}

/// Puts the lines of a reason into the order of the argument, with what each adds.
void argue(Findings& findings, const WumpusTexts& texts, logic::Store& store,
           const std::vector<wumpus::Statement>& lines, const wumpus::Explanation& why,
           logic::Expr asked, const Control& control) {
    const bool clash = why.verdict == wumpus::Verdict::both;
    const auto steps = wumpus::argument_of(store, lines, why.reason->lines,
                                           clash ? std::nullopt : std::optional(asked), control);
    if (!steps)
        return;
    findings.reason.clear();
    for (const wumpus::ArgumentStep& step : *steps) {
        const wumpus::Statement& line = lines.at(step.line);
        findings.reason.push_back(sourceLine(texts, line));
        findings.contributions.push_back(step.contradiction && steps->size() == 1
                                             ? WumpusWords::tr("This contradicts itself.")
                                             : contributionOf(store, step, line.expr));
    }
    if (clash || findings.contributions.empty())
        return;
    const bool holds = why.verdict == wumpus::Verdict::definitely_true;
    QString& last = findings.contributions.back();
    if (!steps->back().rest)
        last += QLatin1Char(' ') + (holds ? WumpusWords::tr("That makes the statement true.")
                                          : WumpusWords::tr("That makes the statement false."));
    else if (steps->size() == 1)
        last = holds ? WumpusWords::tr("It makes the statement true.")
                     : WumpusWords::tr("It makes the statement false.");
    else
        last += QLatin1Char(' ') +
                (holds ? WumpusWords::tr("Together, the lines make the statement true.")
                       : WumpusWords::tr("Together, the lines make the statement false."));
}

/// The statement in prefix notation, unless `typed` is just that.
std::string understood(const logic::Store& store, logic::Expr statement, const std::string& typed) {
    const auto signs = [](const std::string& text) {
        std::string kept;
        for (const char c : text)
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n')
                kept += small_letter(c);
        return kept;
    };
    std::string prefix = to_prefix(store, statement);
    return signs(prefix) == signs(typed) ? std::string() : prefix;
}

/// How many lines below one of a text hold something.
std::size_t linesBelow(const std::string& text, int line) {
    std::size_t count = 0;
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view here = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const bool is_said =
            here.find_first_not_of(" \t\r") != std::string_view::npos && !here.starts_with('#');
        count += number > line && is_said ? 1 : 0;
    }
    return count;
}

} // namespace

Study study(const WumpusTexts& texts, const Control& control,
            const std::function<void(const Study&)>& update) {
    Study result;
    logic::Store store = wumpus::symbol_store();
    std::vector<wumpus::Statement> lines;
    for (const Source source : {Source::rules, Source::knowledge}) {
        const std::size_t i = indexOf(kindOf(source));
        auto reading = wumpus::read_lines(store, texts.at(i), source);
        lines.insert(lines.end(), reading.statements.begin(), reading.statements.end());
        result.errors.at(i) = std::move(reading.errors);
    }
    const std::string& asked = texts.at(indexOf(TextKind::statement));
    const auto question = wumpus::question_of(store, asked);
    result.asks = question.has_value();
    if (question) {
        result.understood = understood(store, question->expr, textAt(asked, question->span));
        result.ignored = linesBelow(asked, question->span.line);
    }
    // An empty field is nothing to be scolded for.
    if (!question && asked.find_first_not_of("\r\n") != std::string::npos)
        result.errors.at(indexOf(TextKind::statement)) = {question.error()};

    wumpus::Reasoner reasoner(store, lines, control);
    if (question)
        result.verdict = reasoner.verdict(question->expr, control);
    result.marks = wumpus::marks(store, reasoner, control);
    update(result);
    if (question) {
        if (const auto why = wumpus::explain(store, lines, reasoner, question->expr, control)) {
            Findings findings;
            findings.contrast = why->contrast;
            if (why->reason) {
                findings.minimal = why->reason->minimal;
                for (const std::size_t line : why->reason->lines)
                    findings.reason.push_back(sourceLine(texts, lines.at(line)));
            }
            result.findings = std::move(findings);
            update(result);
            if (why->reason)
                argue(*result.findings, texts, store, lines, *why, question->expr, control);
        }
        update(result);
    }
    constexpr std::uint64_t most_worlds = 10'000;
    result.probabilities = wumpus::probabilities(store, lines, reasoner, most_worlds, control);
    result.complete = !control.stop_requested();
    return result;
}

Checks check(const WumpusTexts& texts, const Control& control) {
    Checks result;
    const std::string& rules = texts.at(indexOf(TextKind::rules));
    logic::Store store = wumpus::symbol_store();
    const auto reading = wumpus::read_lines(store, rules, Source::rules);
    result.rules_left_out = reading.errors.size();
    const wumpus::Grade grade = wumpus::grade(store, reading.statements, control);
    for (const auto& missing : grade.missing)
        result.faults.push_back(
            {WumpusWords::tr("Rule %1 is missing or too weak: your rules accept this cave %2")
                 .arg(missing.rule)
                 .arg(coreWords(wumpus::violation(missing.accepted, missing.rule))),
             std::nullopt, missing.accepted, true});
    for (const auto& overstated : grade.overstated) {
        const SourceLine line = sourceLine(texts, reading.statements.at(overstated.line));
        result.faults.push_back(
            {WumpusWords::tr(
                 "Line %1 is too strong: it forbids this cave, which satisfies the reference rules")
                 .arg(line.span.line),
             line, overstated.forbidden, false});
    }
    result.graded = grade.complete;

    const std::array<wumpus::LintText, 2> both{
        wumpus::LintText{rules, Source::rules},
        wumpus::LintText{texts.at(indexOf(TextKind::knowledge)), Source::knowledge}};
    wumpus::Lint lint = wumpus::lint(both, control);
    result.warnings = std::move(lint.warnings);
    result.linted = lint.complete;
    return result;
}

} // namespace loggia::ui
