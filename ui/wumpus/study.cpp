#include "ui/wumpus/study.hpp"

#include "core/wumpus/format.hpp"
#include "core/wumpus/handout.hpp"
#include "ui/wumpus/wumpus_words.hpp"

#include <algorithm>

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
                 .arg(QString::fromStdString(wumpus::violation(missing.accepted, missing.rule))),
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
