#include "app/commands/wumpus/wumpus_files.hpp"

#include "app/commands/base/input_output.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/case.hpp"

#include <fmt/format.h>

namespace loggia::commands {

using namespace wumpus;

bool WumpusFiles::read(const std::string& path, Source source) {
    const auto text = read_section(path, source);
    if (!text)
        return false;
    texts_.at(static_cast<std::size_t>(source)) = *text;
    const auto lines = statements_of(base.store, *text, source, options);
    if (!lines) {
        report(lines.error(), shown_name(path), *text);
        return false;
    }
    base.lines.insert(base.lines.end(), lines->begin(), lines->end());
    return true;
}

bool WumpusFiles::read_rules() {
    return read(rules, Source::rules);
}

bool WumpusFiles::read_knowledge() {
    return read(knowledge, Source::knowledge);
}

std::optional<Statement> WumpusFiles::read_question() {
    const auto text = read_section(question, Source::question);
    if (!text)
        return std::nullopt;
    texts_.at(static_cast<std::size_t>(Source::question)) = *text;
    const auto statement = question_of(base.store, *text, options);
    if (statement)
        return *statement;
    report(statement.error(), shown_name(question), *text);
    return std::nullopt;
}

std::optional<Statement> WumpusFiles::read_asked(const std::string& text) {
    texts_.at(static_cast<std::size_t>(Source::question)) = text;
    const auto statement = question_of(base.store, text, options);
    if (statement)
        return *statement;
    report(statement.error(), "--ask", text);
    return std::nullopt;
}

std::string WumpusFiles::place_of(const Statement& statement) const {
    const std::string& path = statement.source == Source::rules       ? rules
                              : statement.source == Source::knowledge ? knowledge
                                                                      : question;
    return fmt::format("{}:{}", shown_name(path), statement.span.line);
}

std::string WumpusFiles::said_by(const Statement& statement) const {
    const std::string& text = texts_.at(static_cast<std::size_t>(statement.source));
    const std::string_view line = SourceLines(text).line(statement.span.line);
    const auto begin = static_cast<std::size_t>(statement.span.column) - 1;
    const auto length = static_cast<std::size_t>(statement.span.length);
    return begin < line.size() ? std::string(line.substr(begin, length))
                               : to_prefix(base.store, statement.expr);
}

std::string WumpusFiles::text_of(const Statement& statement) const {
    return fmt::format("{}: {}", place_of(statement), said_by(statement));
}

std::optional<std::string> read_section(const std::string& path, Source source) {
    const auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    if (looks_like_case(*text))
        if (const auto whole = case_of(*text); !whole) {
            report(whole.error(), shown_name(path), *text);
            return std::nullopt;
        }
    return section_of(*text, source);
}

std::string shown_name(const std::string& path) {
    return path == "-" ? "standard input" : path;
}

} // namespace loggia::commands
