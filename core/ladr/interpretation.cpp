#include "core/ladr/interpretation.hpp"

#include "core/ladr/statement_reader.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::ladr {

namespace {

constexpr std::string_view keyword = "interpretation(";

class InterpretationReader {
public:
    InterpretationReader(std::string_view text, const Terms& terms) : text_(text), terms_(terms) {}

    Result<Interpretation> read(TermId id) {
        const auto parts = terms_.arguments(id);
        if (parts.size() != 3)
            return fail(id, "expected interpretation(SIZE, [NOTES], [OPERATIONS])");
        Interpretation result;
        result.size = number_of(text(parts[0]));
        if (result.size < 1)
            return fail(parts[0], "expected a size, a number from 1 on");
        if (!is_list(parts[1]) || !is_list(parts[2]))
            return fail(parts[is_list(parts[1]) ? 2 : 1], "expected a list in '[' and ']'");
        for (const TermId note : terms_.arguments(parts[1])) {
            if (!terms_.is(note, name_equal, 2) || !terms_.is_name(terms_.arguments(note)[0]) ||
                !terms_.is_name(terms_.arguments(note)[1]))
                return fail(note, "expected a note such as 'number = 1'");
            result.notes.emplace_back(text(terms_.arguments(note)[0]),
                                      text(terms_.arguments(note)[1]));
        }
        for (const TermId operation : terms_.arguments(parts[2])) {
            auto read = read_operation(operation, result.size);
            if (!read)
                return tl::unexpected(read.error());
            result.operations.push_back(std::move(*read));
        }
        return result;
    }

private:
    [[nodiscard]] tl::unexpected<Error> fail(TermId at, std::string message) const {
        return failure(std::move(message), span_at(text_, terms_[at].offset, terms_[at].length));
    }
    [[nodiscard]] const std::string& text(TermId id) const { return terms_.text(terms_[id].name); }
    [[nodiscard]] bool is_list(TermId id) const { return terms_[id].kind == Term::Kind::list; }

    Result<Interpretation::Operation> read_operation(TermId id, int size) {
        const auto parts = terms_.arguments(id);
        const bool is_relation = text(id) == "relation";
        if (parts.size() != 2 || (!is_relation && text(id) != "function") || !is_list(parts[1]))
            return fail(id, "expected function(NAME, [TABLE]) or relation(NAME, [TABLE])");
        Interpretation::Operation operation;
        operation.name = text(parts[0]);
        operation.is_relation = is_relation;
        operation.arity = static_cast<int>(terms_[parts[0]].count);
        for (const TermId argument : terms_.arguments(parts[0]))
            if (text(argument) != "_" || !terms_.is_name(argument))
                return fail(argument, "expected '_' in place of each argument");
        const auto entries = terms_.arguments(parts[1]);
        std::size_t expected = 1;
        for (int i = 0; i < operation.arity && expected <= entries.size(); ++i)
            expected *= static_cast<std::size_t>(size);
        if (entries.size() != expected)
            return fail(parts[0],
                        fmt::format("the table of '{}' has {} entries, not {} to the power of {}",
                                    operation.name, entries.size(), size, operation.arity));
        for (const TermId entry : entries) {
            const int value = terms_.is_name(entry) ? number_of(text(entry)) : -1;
            if (value < 0 || value >= (is_relation ? 2 : size))
                return fail(entry, fmt::format("expected a number from 0 to {}",
                                               (is_relation ? 2 : size) - 1));
            operation.table.push_back(value);
        }
        return operation;
    }

    std::string_view text_;
    const Terms& terms_;
};

/// The next place from `begin` on where the keyword begins a line but for blanks.
std::size_t next_interpretation(std::string_view text, std::size_t begin) {
    for (std::size_t at = text.find(keyword, begin); at != std::string_view::npos;
         at = text.find(keyword, at + 1)) {
        const std::size_t before = text.find_last_not_of(" \t", at == 0 ? 0 : at - 1);
        if (at == 0 || before == std::string_view::npos || text[before] == '\n' ||
            (before == 2 && text.starts_with("\xEF\xBB\xBF")) ||
            (before == 0 && (text[0] == ' ' || text[0] == '\t')))
            return at;
    }
    return std::string_view::npos;
}

} // namespace

Result<void> read_interpretations(std::string_view text,
                                  const std::function<bool(Interpretation)>& sink) {
    for (std::size_t at = next_interpretation(text, 0); at != std::string_view::npos;) {
        Terms terms;
        StatementReader reader(text, terms, at);
        const auto statement = reader.next();
        if (!statement)
            return tl::unexpected(statement.error());
        auto interpretation = InterpretationReader(text, terms).read((*statement)->term);
        if (!interpretation)
            return tl::unexpected(interpretation.error());
        if (!sink(std::move(*interpretation)))
            return {};
        at = next_interpretation(text, reader.position());
    }
    return {};
}

} // namespace loggia::ladr
