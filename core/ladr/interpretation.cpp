#include "core/ladr/interpretation.hpp"

#include "core/base/number_text.hpp"
#include "core/ladr/statement_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::ladr {

namespace {

constexpr std::string_view keyword = "interpretation(";

class InterpretationReader {
public:
    InterpretationReader(std::string_view text, const Terms& terms, UnknownEntries unknown)
        : text_(text), terms_(terms), unknown_(unknown) {}

    Result<Interpretation> read(TermId id) {
        const auto parts = terms_.arguments(id);
        if (parts.size() != 3)
            return fail(id, "expected interpretation(SIZE, [NOTES], [OPERATIONS])");
        constexpr int most_size = 999'999'999;
        Interpretation result;
        result.size = number_of(text(parts[0]));
        if (result.size < 1 || result.size > most_size)
            return fail(parts[0], "expected a size from 1 to 999,999,999");
        if (!is_list(parts[1]) || !is_list(parts[2]))
            return fail(parts[is_list(parts[1]) ? 2 : 1], "expected a list in '[' and ']'");
        for (const TermId note : terms_.arguments(parts[1])) {
            if (!terms_.is(note, name_equal, 2) || !terms_.is_name(terms_.arguments(note)[0]) ||
                !terms_.is_name(terms_.arguments(note)[1]))
                return fail(note, "expected a note, for example 'number = 1'");
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
        const bool is_relation = text(id) == "relation" || text(id) == "predicate";
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
                        fmt::format("the table of '{}' has {}, not {} to the power of {}",
                                    operation.name, counted(entries.size(), "entry", "entries"),
                                    size, operation.arity));
        for (const TermId entry : entries) {
            int value = terms_.is_name(entry) ? number_of(text(entry)) : -1;
            const bool is_unknown = unknown_ == UnknownEntries::allowed && terms_.is_name(entry) &&
                                    terms_[entry].name == name_minus;
            if (is_unknown)
                value = Interpretation::Operation::unknown;
            else if (value < 0 || value >= (is_relation ? 2 : size))
                return fail(entry, fmt::format("expected a number from 0 to {}",
                                               (is_relation ? 2 : size) - 1));
            operation.table.push_back(value);
        }
        return operation;
    }

    std::string_view text_;
    const Terms& terms_;
    UnknownEntries unknown_;
};

/// Where a line begins with this word, but for blanks, from `begin` on.
std::size_t next_line(std::string_view text, std::string_view word, std::size_t begin) {
    for (std::size_t at = text.find(word, begin); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const std::size_t before =
            at == 0 ? std::string_view::npos : text.find_last_not_of(" \t", at - 1);
        if (before == std::string_view::npos || text[before] == '\n' ||
            (before == 2 && text.starts_with(byte_order_mark)))
            return at;
    }
    return std::string_view::npos;
}

/// Calls `use` for each line, without its end, until it returns false.
template <class Use>
void for_each_line(std::string_view text, Use use) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (!use(line))
            return;
        at = end + 1;
    }
}

bool is_mace_output(std::string_view text) {
    return next_line(text, "===", 0) != std::string_view::npos;
}

/// A stream of interpretations, with or without list(interpretations) around them.
Result<void> read_stream(std::string_view text, const std::function<bool(Interpretation)>& sink,
                         UnknownEntries unknown) {
    std::size_t at = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    for (;;) {
        Terms terms;
        StatementReader reader(text, terms, at);
        reader.set_plain_operators();
        const auto statement = reader.next();
        if (!statement)
            return tl::unexpected(statement.error());
        if (!*statement)
            return {};
        at = reader.position();
        const TermId term = (*statement)->term;
        const std::string& name = terms.text(terms[term].name);
        const bool is_list = (name == "list" || name == "terms") && terms[term].count == 1;
        if (is_list || terms.is(term, name_end_of_list, 0))
            continue;
        if (name != "interpretation" || terms[term].count == 0)
            return failure("expected interpretation(SIZE, [NOTES], [OPERATIONS])",
                           span_at(text, (*statement)->offset, (*statement)->length));
        auto interpretation = InterpretationReader(text, terms, unknown).read(term);
        if (!interpretation)
            return tl::unexpected(interpretation.error());
        if (!sink(std::move(*interpretation)))
            return {};
    }
}

} // namespace

Result<void> read_interpretations(std::string_view text,
                                  const std::function<bool(Interpretation)>& sink,
                                  UnknownEntries unknown) {
    if (!is_mace_output(text))
        return read_stream(text, sink, unknown);
    for (std::size_t at = next_line(text, keyword, 0); at != std::string_view::npos;) {
        Terms terms;
        StatementReader reader(text, terms, at);
        reader.set_plain_operators();
        const auto statement = reader.next();
        if (!statement)
            return tl::unexpected(statement.error());
        auto interpretation = InterpretationReader(text, terms, unknown).read((*statement)->term);
        if (!interpretation)
            return tl::unexpected(interpretation.error());
        if (!sink(std::move(*interpretation)))
            return {};
        at = next_line(text, keyword, reader.position());
    }
    return {};
}

std::optional<MaceReport> mace_report(std::string_view text) {
    if (!is_mace_output(text))
        return std::nullopt;
    enum class Part : std::uint8_t { before, heading, between, list };
    MaceReport report;
    Part part = Part::before;
    for_each_line(text, [&](std::string_view line) {
        const bool ends = line.find("==== end of ") != std::string_view::npos;
        switch (part) {
        case Part::before:
            if (line.starts_with("===="))
                part = Part::heading;
            return true;
        case Part::heading:
            if (ends)
                part = Part::between;
            else
                report.heading.append(line).append("\n");
            return true;
        case Part::between:
            if (ends)
                return false;
            if (!line.starts_with("formulas(") && !line.starts_with("clauses("))
                return true;
            if (!report.input.empty())
                report.input += '\n';
            part = Part::list;
            break;
        case Part::list:
            break;
        }
        report.input.append(line).append("\n");
        if (line.starts_with("end_of_list."))
            part = Part::between;
        return true;
    });
    return report;
}

SymbolOrder::SymbolOrder() {
    struct Predefined {
        const char* name;
        int arity;
    };
    constexpr std::array predefined{
        Predefined{"$F", 0}, Predefined{"$T", 0},  Predefined{"false", 0}, Predefined{"true", 0},
        Predefined{"#", 2},  Predefined{"<->", 2}, Predefined{"->", 2},    Predefined{"<-", 2},
        Predefined{"|", 2},  Predefined{"||", 2},  Predefined{"&", 2},     Predefined{"&&", 2},
        Predefined{"=", 2},  Predefined{"!=", 2},  Predefined{"==", 2},    Predefined{"!==", 2},
        Predefined{"<", 2},  Predefined{"<=", 2},  Predefined{">", 2},     Predefined{">=", 2},
        Predefined{"@<", 2}, Predefined{"@<=", 2}, Predefined{"@>", 2},    Predefined{"@>=", 2},
        Predefined{"+", 2},  Predefined{"*", 2},   Predefined{"@", 2},     Predefined{"/", 2},
        Predefined{"\\", 2}, Predefined{"^", 2},   Predefined{"v", 2},     Predefined{"-", 1},
        Predefined{"'", 1}};
    for (const Predefined& symbol : predefined)
        ranks_.emplace(std::pair(symbol.name, symbol.arity), ranks_.size());
}

void SymbolOrder::see(const std::string& name, int arity) {
    ranks_.emplace(std::pair(name, arity), ranks_.size());
}

void SymbolOrder::sort(Interpretation& interpretation) {
    using Operation = Interpretation::Operation;
    const auto rank = [&](const Operation& operation) {
        return ranks_.emplace(std::pair(operation.name, operation.arity), ranks_.size())
            .first->second;
    };
    for (const Operation& operation : interpretation.operations)
        see(operation.name, operation.arity);
    std::stable_sort(interpretation.operations.begin(), interpretation.operations.end(),
                     [&](const Operation& a, const Operation& b) { return rank(a) < rank(b); });
}

void keep_operations(Interpretation& interpretation, const std::vector<std::string>& names) {
    std::erase_if(interpretation.operations, [&](const Interpretation::Operation& operation) {
        return std::find(names.begin(), names.end(), operation.name) == names.end();
    });
}

void remove_constants(Interpretation& interpretation) {
    std::erase_if(interpretation.operations,
                  [](const Interpretation::Operation& operation) { return operation.arity == 0; });
}

} // namespace loggia::ladr
