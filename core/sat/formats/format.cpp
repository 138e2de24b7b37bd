#include "core/sat/formats/format.hpp"

#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <iterator>
#include <optional>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::size_t literals_between_polls = 1 << 20; // literals: some milliseconds

/// Reads one text; what the two forms share.
class Reader {
public:
    Reader(std::string_view text, const Control& control) : scan_(text), control_(control) {}

    Result<ClauseFile> read() {
        scan_.skip_space();
        file_.form = looks_like_dimacs() ? ClauseForm::dimacs : ClauseForm::handout;
        const auto done = file_.form == ClauseForm::dimacs ? read_dimacs() : read_handout();
        if (!done)
            return tl::unexpected(done.error());
        return std::move(file_);
    }

private:
    [[nodiscard]] bool looks_like_dimacs() const {
        if (scan_.at_end())
            return false;
        if (scan_.peek() == 'c' || scan_.peek() == 'p')
            return true;
        Scanner ahead = scan_;
        for (int count = 0;; ++count) {
            ahead.skip_blanks();
            const auto literal = ahead.number();
            if (!literal)
                return false;
            if (*literal == 0) {
                return ahead.at_line_end() && count > 0;
            }
        }
    }

    Result<void> read_handout() {
        logic::ClauseSet& clauses = file_.clauses;
        bool open = false; // whether there is a literal on this line
        for (;;) {
            if (scan_.at_line_end()) {
                if (open)
                    clauses.end_clause();
                open = false;
                if (scan_.at_end())
                    break;
                scan_.skip_space();
                continue;
            }
            const auto literal = scan_.number();
            if (!literal)
                return scan_.expected_word("a literal");
            if (*literal == 0)
                return read_back_matter(open);
            clauses.push(*literal);
            open = true;
            if (stopped())
                return failure("stopped");
        }
        warn("the line 0 that ends the clauses is missing; is the file cut off?", scan_.span());
        return {};
    }

    /// Behind a 0, which has to be all of its line.
    Result<void> read_back_matter(bool after_literals) {
        SourceSpan zero = scan_.span();
        --zero.column;
        if (!scan_.at_line_end() || after_literals)
            return failure("0 has to stand on a line of its own, after the clauses "
                           "(a DIMACS file begins with \"p cnf\")",
                           zero);
        scan_.skip_line();
        file_.back_matter = scan_.rest();
        return {};
    }

    Result<void> read_dimacs() {
        logic::ClauseSet& clauses = file_.clauses;
        bool open = false; // whether a clause has begun
        for (;; scan_.skip_space()) {
            if (scan_.at_end() || scan_.peek() == '%')
                break;
            if (const auto literal = scan_.number()) {
                if (!header_ && !warned_of_header_) {
                    warned_of_header_ = true;
                    warn("the header \"p cnf ATOMS CLAUSES\" is missing", scan_.span());
                }
                if (*literal == 0) {
                    clauses.end_clause();
                    open = false;
                } else {
                    clauses.push(*literal);
                    open = true;
                }
                if (stopped())
                    return failure("stopped");
            } else if (scan_.peek() == 'c') {
                scan_.skip_line();
            } else if (scan_.peek() == 'p') {
                if (auto done = read_header(); !done)
                    return done;
            } else {
                return scan_.expected_word("a literal");
            }
        }
        if (open) {
            clauses.end_clause();
            warn("the last clause does not end in 0; is the file cut off?", scan_.span());
        }
        check_counts();
        return {};
    }

    Result<void> read_header() {
        if (header_)
            return failure("a second header", scan_.span(scan_.word().size()));
        header_ = scan_.span();
        if (scan_.word() != "p")
            return scan_.expected_word("\"p cnf ATOMS CLAUSES\"");
        scan_.skip_word();
        scan_.skip_blanks();
        if (scan_.word() != "cnf")
            return scan_.expected_word("\"cnf\"");
        scan_.skip_word();
        for (auto* count : {&announced_atoms_, &announced_clauses_}) {
            scan_.skip_blanks();
            *count = scan_.number();
            if (!*count || **count < 0) {
                warn("the header does not say how many atoms and clauses there are",
                     scan_.span(scan_.word().size()));
                count->reset();
                break;
            }
        }
        scan_.skip_line();
        return {};
    }

    void check_counts() {
        logic::ClauseSet& clauses = file_.clauses;
        if (announced_atoms_) {
            if (*announced_atoms_ < clauses.atoms())
                warn(fmt::format("the header announces atoms up to {}, atom {} occurs",
                                 *announced_atoms_, clauses.atoms()),
                     *header_);
            clauses.ask_for_atoms(*announced_atoms_);
        }
        if (announced_clauses_ && static_cast<std::size_t>(*announced_clauses_) != clauses.size())
            warn(fmt::format("the header announces {} clauses, there are {}", *announced_clauses_,
                             clauses.size()),
                 *header_);
    }

    void warn(std::string message, SourceSpan span) {
        file_.warnings.push_back({std::move(message), span});
    }

    bool stopped() {
        if (file_.clauses.literals() + file_.clauses.size() < next_poll_)
            return false;
        next_poll_ = file_.clauses.literals() + file_.clauses.size() + literals_between_polls;
        return control_.stop_requested();
    }

    Scanner scan_;
    const Control& control_;
    ClauseFile file_;
    std::optional<SourceSpan> header_;
    std::optional<int> announced_atoms_;
    std::optional<int> announced_clauses_;
    bool warned_of_header_ = false;
    std::size_t next_poll_ = 0;
};

void write_literals(std::span<const int> clause, std::string& text) {
    for (const int literal : clause) {
        const fmt::format_int digits(literal);
        text.append(digits.data(), digits.size());
        text += ' ';
    }
}

} // namespace

Result<ClauseFile> parse_clauses(std::string_view text, const Control& control) {
    return Reader(text, control).read();
}

std::string to_handout(const logic::ClauseSet& clauses, std::string_view back_matter) {
    std::string text;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (clauses[i].empty()) {
            text += "1\n-1\n";
            continue;
        }
        write_literals(clauses[i], text);
        text.back() = '\n';
    }
    text += "0\n";
    text += back_matter;
    return text;
}

std::string to_dimacs(const logic::ClauseSet& clauses, std::string_view comment) {
    std::string text;
    while (!comment.empty()) {
        const auto end = comment.find('\n');
        text += "c ";
        text += comment.substr(0, end);
        text += '\n';
        comment.remove_prefix(end == std::string_view::npos ? comment.size() : end + 1);
    }
    fmt::format_to(std::back_inserter(text), "p cnf {} {}\n", clauses.atoms(), clauses.size());
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        write_literals(clauses[i], text);
        text += "0\n";
    }
    return text;
}

} // namespace loggia::sat
