#include "core/wumpus/format.hpp"

#include "core/logic/syntax.hpp"

#include <algorithm>
#include <optional>

namespace loggia::wumpus {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

const logic::PrefixSymbols& symbols(ReadOptions options) {
    static const logic::PrefixSymbols strict{
        [](std::string_view word) { return symbol_of(word).has_value(); },
        "M_i_j, S_i_j, P_i_j or B_i_j with i and j from 1 to 4"};
    static const logic::PrefixSymbols any{};
    return options.lenient ? any : strict;
}

/// Walks over the lines that hold something.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {
        if (text.starts_with(byte_order_mark)) {
            mark_ = static_cast<int>(byte_order_mark.size());
            rest_.remove_prefix(byte_order_mark.size());
        }
    }

    /// The next statement or the error in its place; nothing at the end.
    std::optional<Result<Statement>> next(logic::Store& store, Source source, ReadOptions options) {
        while (!rest_.empty()) {
            const std::string_view line = take_line();
            ++number_;
            if (line.empty() || line.front() == '#')
                continue;
            const int shift = number_ == 1 ? mark_ : 0;
            auto e = logic::read_statement(store, line, number_, symbols(options));
            if (!e) {
                e.error().span->column += shift;
                return tl::unexpected(std::move(e.error()));
            }
            const std::size_t first = line.find_first_not_of(" \t");
            const std::size_t last = line.find_last_not_of(" \t");
            return Statement{
                *e,
                {number_, static_cast<int>(first) + 1 + shift, static_cast<int>(last - first) + 1},
                source};
        }
        return std::nullopt;
    }

    [[nodiscard]] int number() const noexcept { return number_; }

private:
    std::string_view take_line() {
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        while (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }

    std::string_view rest_;
    int mark_ = 0; ///< bytes of the mark, which belong to the first line
    int number_ = 0;
};

} // namespace

Reading read_lines(logic::Store& store, std::string_view text, Source source, ReadOptions options) {
    Reading reading;
    Lines lines(text);
    while (auto statement = lines.next(store, source, options)) {
        if (*statement)
            reading.statements.push_back(**statement);
        else
            reading.errors.push_back(std::move(statement->error()));
    }
    return reading;
}

Result<std::vector<Statement>> statements_of(logic::Store& store, std::string_view text,
                                             Source source, ReadOptions options) {
    std::vector<Statement> statements;
    Lines lines(text);
    while (auto statement = lines.next(store, source, options)) {
        if (!*statement)
            return tl::unexpected(std::move(statement->error()));
        statements.push_back(**statement);
    }
    return statements;
}

Result<Statement> question_of(logic::Store& store, std::string_view text, ReadOptions options) {
    Lines lines(text);
    if (auto statement = lines.next(store, Source::question, options))
        return std::move(*statement);
    return failure("the file contains no statement; expected one, for example P_1_2 or (not P_1_2)",
                   SourceSpan{std::max(lines.number(), 1), 1, 1});
}

} // namespace loggia::wumpus
