#include "core/wumpus/lint.hpp"

#include "core/base/letters.hpp"
#include "core/base/symbol.hpp"
#include "core/wumpus/encoding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace loggia::wumpus {

namespace {

/// Where a statement stood first.
struct Place {
    std::size_t text;
    int line;
};

class Linter {
public:
    explicit Linter(std::span<const LintText> texts)
        : texts_(texts), solver_(sat::make_cadical()), encoding_(*solver_, store_) {}

    Lint run(const Control& control) {
        for (std::size_t t = 0; t < texts_.size(); ++t) {
            look_at_lengths(t);
            Reading reading = read_lines(store_, texts_[t].text, texts_[t].source, {true});
            for (Error& error : reading.errors)
                report(t, *error.span, Flaw::unreadable, std::move(error.message));
            for (const Statement& line : reading.statements) {
                look_at_symbols(t, line);
                if (!look_at_meaning(t, line, control))
                    return finished(false);
            }
        }
        return finished(true);
    }

private:
    void report(std::size_t text, SourceSpan span, Flaw flaw, std::string message) {
        warnings_.push_back({text, span, flaw, std::move(message)});
    }

    Lint finished(bool complete) {
        std::stable_sort(warnings_.begin(), warnings_.end(),
                         [](const Warning& a, const Warning& b) {
                             return std::tie(a.text, a.span.line) < std::tie(b.text, b.span.line);
                         });
        return {std::move(warnings_), complete};
    }

    void look_at_lengths(std::size_t t) {
        int number = 0;
        for (std::string_view rest = texts_[t].text; !rest.empty();) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            std::string_view line = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            ++number;
            while (line.ends_with('\r'))
                line.remove_suffix(1);
            if (line.size() > longest_portable_line)
                report(t,
                       {number, static_cast<int>(longest_portable_line) + 1,
                        static_cast<int>(line.size() - longest_portable_line)},
                       Flaw::too_long,
                       fmt::format(
                           "{} bytes; the sample programs read only the first {} bytes of a line",
                           line.size(), longest_portable_line));
            look_at_connectives(t, number, line);
        }
    }

    void look_at_connectives(std::size_t t, int number, std::string_view line) {
        if (line.starts_with('#'))
            return;
        for (std::size_t at = line.find('('); at != std::string_view::npos;
             at = line.find('(', at + 1)) {
            const std::string_view rest = line.substr(at + 1);
            const std::string_view word = rest.substr(0, rest.find_first_of(" \t()"));
            const std::string small = in_small_letters(word);
            if (small == "nand" || small == "nor" || small == "xnor") {
                report(t, {number, static_cast<int>(at) + 2, static_cast<int>(word.size())},
                       Flaw::unknown_connective,
                       fmt::format("'{}' is not one of the six connectives of the assignment; "
                                   "the sample programs refuse it",
                                   word));
                return;
            }
        }
    }

    void look_at_symbols(std::size_t t, const Statement& line) {
        std::string names;
        int count = 0;
        constexpr int most = 3;
        for (const logic::Variable v : logic::variables_of(store_, line.expr))
            if (v >= symbol_count && ++count <= most)
                names += fmt::format("{}'{}'", names.empty() ? "" : ", ",
                                     whole_characters(store_.name(v), 40));
        if (count > 0)
            report(t, line.span, Flaw::unknown_symbol,
                   fmt::format("{}{} {} not M, S, P or B with a square, for example M_1_2", names,
                               count > most ? " ..." : "", count > 1 ? "are" : "is"));
    }

    /// False when stopped.
    bool look_at_meaning(std::size_t t, const Statement& line, const Control& control) {
        const auto [first, is_new] = seen_.try_emplace(line.expr.index(), Place{t, line.span.line});
        if (!is_new) {
            report(t, line.span, Flaw::duplicate,
                   first->second.text == t
                       ? fmt::format("the same statement as line {}", first->second.line)
                       : fmt::format("the same statement as line {} of the rules",
                                     first->second.line));
            return true;
        }
        if (clash_)
            return true;
        const int literal = encoding_.literal(line.expr);
        solver_->assume(-literal);
        const sat::Status otherwise = solver_->solve(control);
        if (otherwise == sat::Status::unknown)
            return false;
        if (otherwise == sat::Status::unsatisfiable) {
            report(t, line.span, Flaw::entailed, "follows from the lines before it");
            return true;
        }
        solver_->assume(literal);
        const sat::Status together = solver_->solve(control);
        if (together == sat::Status::unknown)
            return false;
        clash_ = together == sat::Status::unsatisfiable;
        if (clash_) {
            const sat::Status alone = status_alone(line, control);
            if (alone == sat::Status::unknown)
                return false;
            report(t, line.span, Flaw::clash,
                   fmt::format("contradicts {}; from here on every statement is both true and "
                               "false",
                               alone == sat::Status::unsatisfiable ? "itself"
                                                                   : "the lines before it"));
        }
        solver_->add(std::array{literal});
        return true;
    }

    [[nodiscard]] sat::Status status_alone(const Statement& line, const Control& control) const {
        const auto solver = sat::make_cadical();
        Encoding(*solver, store_).require(line.expr);
        return solver->solve(control);
    }

    std::span<const LintText> texts_;
    logic::Store store_ = symbol_store();
    std::unique_ptr<sat::Solver> solver_;
    Encoding encoding_;
    std::unordered_map<std::uint32_t, Place> seen_;
    std::vector<Warning> warnings_;
    bool clash_ = false;
};

} // namespace

const char* to_text(Flaw flaw) {
    switch (flaw) {
    case Flaw::unreadable:
        return "unreadable";
    case Flaw::unknown_symbol:
        return "unknown-symbol";
    case Flaw::too_long:
        return "too-long";
    case Flaw::unknown_connective:
        return "unknown-connective";
    case Flaw::duplicate:
        return "duplicate";
    case Flaw::entailed:
        return "entailed";
    case Flaw::clash:
        break;
    }
    return "clash";
}

Lint lint(std::span<const LintText> texts, const Control& control) {
    return Linter(texts).run(control);
}

} // namespace loggia::wumpus
