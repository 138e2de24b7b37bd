#include "core/sat/formats/format.hpp"

#include "core/base/foreign_format.hpp"
#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/sat/formats/other_problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::size_t most_names = 1'000'000;
constexpr std::size_t literals_between_polls = 1 << 20; // literals: some milliseconds

/// Reads one text; what the two forms share.
class Reader {
public:
    Reader(std::string_view text, const Control& control, CutOff cut_off)
        : text_(text), scan_(text), control_(control), cut_off_(cut_off) {}

    Result<ClauseFile> read() {
        if (const std::string_view kind = archive_kind(text_); !kind.empty())
            return failure(fmt::format("found a {} archive instead of clauses; unpack it and open "
                                       "one of its files",
                                       kind),
                           SourceSpan{1, 1, 1});
        scan_.skip_space();
        file_.form = looks_like_dimacs() ? ClauseForm::dimacs : ClauseForm::assignment;
        if (file_.form == ClauseForm::dimacs && scan_.peek() != 'c' && scan_.peek() != 'p' &&
            !has_header_in_capitals(scan_)) {
            zeros_end_clauses_ = is_assignment_with_zeros();
            if (zeros_end_clauses_)
                file_.form = ClauseForm::assignment;
        }
        if (file_.form == ClauseForm::dimacs && begins_with_names())
            file_.form = ClauseForm::assignment;
        const auto done =
            file_.form == ClauseForm::dimacs ? read_dimacs() : read_assignment_format();
        if (!done)
            return tl::unexpected(done.error());
        if (auto whole = add_xor_lines(); !whole)
            return tl::unexpected(whole.error());
        return std::move(file_);
    }

private:
    [[nodiscard]] bool looks_like_dimacs() const {
        if (scan_.at_end())
            return false;
        if (scan_.peek() == 'c' || scan_.peek() == 'p' || has_header_in_capitals(scan_))
            return true;
        Scanner ahead = scan_;
        static_cast<void>(take_xor(ahead)); // of a line without 0 at its end, part of a name
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

    /// `P CNF 3 2`, below comments with a capital C: letters that may be names elsewhere.
    static bool has_header_in_capitals(Scanner ahead) {
        while (ahead.word() == "C") {
            ahead.skip_line();
            ahead.skip_space();
        }
        if (ahead.word() != "P")
            return false;
        ahead.skip_word();
        ahead.skip_blanks();
        const bool is_header = ahead.word() == "CNF" || ahead.word() == "cnf";
        ahead.skip_word();
        ahead.skip_blanks();
        return is_header && ahead.number().value_or(-1) >= 0;
    }

    /// Whether the clauses end in 0 as in DIMACS, and a line `0` stands behind them as in the
    /// assignment format: of a file without a header. Where clauses follow that line, it is an
    /// empty clause of DIMACS.
    [[nodiscard]] bool is_assignment_with_zeros() const {
        Scanner ahead = scan_;
        if (!skip_ended_clauses(ahead) || ahead.number() != 0 || !ahead.at_line_end())
            return false;
        ahead.skip_space();
        return ahead.at_end() || !skip_ended_clauses(ahead) || !ahead.at_end();
    }

    /// Skips lines that are a clause and its 0, up to one that begins with 0 or to the end. False
    /// where a line is anything else.
    [[nodiscard]] bool skip_ended_clauses(Scanner& scan) const {
        std::size_t read = 0;
        for (; !scan.at_end(); scan.skip_space()) {
            if (Scanner(scan).number() == 0)
                break;
            std::optional<int> literal;
            do {
                scan.skip_blanks();
                literal = scan.number();
                if (++read % literals_between_polls == 0 && control_.stop_requested())
                    return false;
            } while (literal && *literal != 0);
            if (!literal || !scan.at_line_end())
                return false;
        }
        return true;
    }

    Result<void> read_assignment_format() {
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
            auto literal = scan_.number();
            if (!literal)
                literal = named_literal();
            if (!literal)
                return no_literal();
            if (*literal == 0 && open && zeros_end_clauses_) {
                clauses.end_clause();
                open = false;
                continue;
            }
            if (*literal == 0)
                return read_back_matter(open);
            clauses.push(*literal);
            open = true;
            if (stopped())
                return failure("stopped");
        }
        warn("the line 0 after the clauses is missing; is the file truncated?", scan_.span());
        return {};
    }

    /// Whether the first line has nothing but numbers and names that the back matter gives: `p -q`
    /// is no header then, and `c -q` no comment.
    [[nodiscard]] bool begins_with_names() const {
        constexpr std::size_t longest = 1 << 20;
        if ((scan_.peek() != 'c' && scan_.peek() != 'p') || scan_.rest().size() > longest)
            return false;
        const auto names = names_behind(scan_.rest());
        Scanner ahead = scan_;
        bool has_name = false;
        for (; !names.empty() && !ahead.at_line_end(); ahead.skip_blanks()) {
            if (ahead.number())
                continue;
            if (!names.contains(without_sign(ahead.word())))
                return false;
            has_name = true;
            ahead.skip_word();
        }
        return has_name;
    }

    /// `P`, `-Q`, also `~Q`, `!Q` and `¬Q`: a name that the back matter gives to an atom.
    std::optional<int> named_literal() {
        if (!names_)
            names_ = names_behind(scan_.rest());
        const std::string_view word = scan_.word();
        const std::string_view name = without_sign(word);
        const auto named = names_->find(name);
        if (named == names_->end() || named->second == several_atoms)
            return std::nullopt;
        if (!warned_of_names_) {
            warned_of_names_ = true;
            file_.has_named_literals = true;
            warn(fmt::format("names are read as atoms: {} is {}", name, named->second),
                 scan_.span(word.size()));
        }
        scan_.skip_word();
        return name.size() < word.size() ? -named->second : named->second;
    }

    /// The name in a word, without the sign of a negation.
    static std::string_view without_sign(std::string_view word) {
        for (const std::string_view sign : {"-", "~", "!", "\u00AC"})
            if (word.starts_with(sign))
                return word.substr(sign.size());
        return word;
    }

    static constexpr int several_atoms = 0;

    /// The names in the back matter of a text that begins within the clauses.
    static std::unordered_map<std::string_view, int> names_behind(std::string_view rest) {
        std::unordered_map<std::string_view, int> names;
        bool behind = false;
        while (!rest.empty() && names.size() < most_names) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            Scanner words(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
            words.skip_blanks();
            const auto atom = words.number();
            words.skip_blanks();
            if (!behind) {
                behind = atom == 0 && words.at_end();
                continue;
            }
            const std::string_view name = words.word();
            words.skip_word();
            words.skip_blanks();
            if (!atom || *atom <= 0 || name.empty() || !words.at_end())
                continue;
            if (const auto [at, is_new] = names.emplace(name, *atom);
                !is_new && at->second != *atom)
                at->second = several_atoms;
        }
        return names;
    }

    /// Behind a 0, which has to be all of its line.
    Result<void> read_back_matter(bool after_literals) {
        SourceSpan zero = scan_.span();
        --zero.column;
        if (!scan_.at_line_end() || after_literals)
            return failure("expected 0 only on a separate line after the clauses (a DIMACS file "
                           "starts with \"p cnf\")",
                           zero);
        if (zeros_end_clauses_)
            warn(
                "read as the 0 after the clauses of the assignment format, not as an empty clause, "
                "though clauses end with 0 as in DIMACS",
                zero);
        scan_.skip_line();
        file_.back_matter = scan_.rest();
        return {};
    }

    /// Files of other problems may look much the same.
    [[nodiscard]] tl::unexpected<Error> no_literal() const {
        const std::string_view word = scan_.word();
        const std::string_view known =
            other_line(scan_.until("\r\n"), file_.form == ClauseForm::dimacs);
        if (!known.empty())
            return failure(std::string(known), scan_.span(word.size()));
        if (names_)
            if (const auto named = names_->find(without_sign(word));
                named != names_->end() && named->second == several_atoms)
                return failure(
                    "several atoms have this name after the line 0; write the number of one",
                    scan_.span(word.size()));
        return scan_.expected_word(
            names_ && names_->empty() && is_name(word)
                ? "a number (a name needs a line such as 1 P after the line 0)"
                : "a literal");
    }

    /// Letters, behind the sign of a negation where there is one.
    static bool is_name(std::string_view word) {
        const std::size_t first = word.find_first_not_of("-~!");
        return first != std::string_view::npos && ((word[first] >= 'a' && word[first] <= 'z') ||
                                                   (word[first] >= 'A' && word[first] <= 'Z'));
    }

    /// Takes the x before the first literal of an xor line, which may stand apart from it.
    static bool take_xor(Scanner& scan) {
        Scanner ahead = scan;
        if (!ahead.take("x"))
            return false;
        ahead.skip_blanks();
        if (!ahead.number())
            return false;
        scan.advance();
        return true;
    }

    /// Whether a clause or an xor line has begun.
    enum class Open : std::uint8_t { none, clause, xor_line };

    Result<void> read_dimacs() {
        logic::ClauseSet& clauses = file_.clauses;
        Open open = Open::none;
        for (;; scan_.skip_space()) {
            if (scan_.at_end() || scan_.peek() == '%')
                break;
            if (const auto literal = scan_.number()) {
                if (!header_ && !warned_of_missing_header_) {
                    warned_of_missing_header_ = true;
                    warn("missing header \"p cnf ATOMS CLAUSES\"", scan_.span());
                }
                if (open == Open::xor_line) {
                    if (*literal == 0) {
                        end_xor_line();
                        open = Open::none;
                    } else {
                        push_of_xor(*literal);
                    }
                } else if (*literal == 0) {
                    if (open == Open::none && !header_)
                        warn_of_empty_clause();
                    clauses.end_clause();
                    open = Open::none;
                } else {
                    clauses.push(*literal);
                    open = Open::clause;
                }
                if (stopped())
                    return failure("stopped");
            } else if (scan_.peek() == 'x') {
                const SourceSpan here = scan_.span(scan_.word().size());
                if (!take_xor(scan_))
                    return no_literal();
                if (open != Open::none)
                    return failure("expected the 0 that ends the clause before the xor", here);
                open = Open::xor_line;
                first_xor_ = first_xor_.value_or(here);
            } else if (scan_.peek() == 'c' || scan_.word() == "C") {
                // Whatever stands behind it is lost, and with it perhaps the 0.
                if (open != Open::none && is_behind_literals())
                    return failure("expected the 0 that ends the clause before the comment",
                                   scan_.span(scan_.word().size()));
                scan_.skip_line();
            } else if (scan_.peek() == 'p' || scan_.word() == "P") {
                if (auto done = read_header(); !done)
                    return done;
            } else {
                return no_literal();
            }
        }
        if (open == Open::clause)
            clauses.end_clause();
        if (open == Open::xor_line)
            end_xor_line();
        return check_counts(open != Open::none);
    }

    /// Behind its 0, which may have been meant as the end of the clauses.
    void warn_of_empty_clause() {
        if (std::exchange(warned_of_empty_clause_, true))
            return;
        SourceSpan zero = scan_.span();
        --zero.column;
        warn("a 0 without literals is an empty clause, which is false", zero);
    }

    void push_of_xor(int literal) {
        xor_literals_.push_back(literal);
        file_.clauses.ask_for_atoms(std::abs(literal));
    }

    void end_xor_line() { xor_ends_.push_back(xor_literals_.size()); }

    /// Clauses and xor lines so far, which are announced together.
    [[nodiscard]] std::size_t lines_read() const { return file_.clauses.size() + xor_ends_.size(); }

    /// At the end, when it is known which atoms the file has.
    Result<void> add_xor_lines() {
        std::size_t first = 0;
        for (const std::size_t end : xor_ends_) {
            const XorLine line = xor_line(std::span(xor_literals_).subspan(first, end - first));
            first = end;
            if (auxiliary_atoms_of(line) >
                static_cast<std::size_t>(INT_MAX - file_.clauses.atoms()))
                return failure("no numbers are left for the auxiliary atoms of the xor lines",
                               *first_xor_);
            add_xor(line, file_.clauses, file_.auxiliary);
            file_.xors.push_back(line);
            if (stopped())
                return failure("stopped");
        }
        if (!file_.auxiliary.empty())
            warn(fmt::format("long xor lines are split with {} auxiliary atom{}, numbered from {}",
                             file_.auxiliary.size(), file_.auxiliary.size() == 1 ? "" : "s",
                             file_.auxiliary.front().atom),
                 *first_xor_);
        return {};
    }

    /// Whether something stands before this place on its line.
    [[nodiscard]] bool is_behind_literals() const {
        const std::string_view before = text_.substr(0, text_.size() - scan_.rest().size());
        return before.find_last_not_of(" \t") != before.find_last_of('\n');
    }

    Result<void> read_header() {
        const SourceSpan here = scan_.span();
        if (scan_.word() != "p" && scan_.word() != "P")
            return scan_.expected_word("\"p cnf ATOMS CLAUSES\"");
        scan_.skip_word();
        scan_.skip_blanks();
        if (const std::string_view kind = other_problem(scan_.word()); !kind.empty())
            return failure(std::string(kind), scan_.span(scan_.word().size()));
        if (scan_.word() != "cnf" && scan_.word() != "CNF")
            return scan_.expected_word("\"cnf\"");
        scan_.skip_word();
        if (header_ && !warned_of_several_headers_) {
            warned_of_several_headers_ = true;
            warn("the file has several headers; each applies to the clauses after it", here);
        }
        header_ = here;
        const auto atoms = announced_number();
        const auto clauses = atoms ? announced_number() : std::nullopt;
        announced_atoms_ = std::max(announced_atoms_, atoms.value_or(0));
        note_announced(static_cast<std::size_t>(clauses.value_or(0)));
        scan_.skip_line();
        return {};
    }

    std::optional<int> announced_number() {
        scan_.skip_blanks();
        std::string_view word = scan_.word();
        const SourceSpan here = scan_.span(word.size());
        const auto number = scan_.number();
        if (number && *number >= 0)
            return number;
        word.remove_prefix(word.starts_with('-') ? 1 : 0);
        const bool is_digits =
            !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
        warn(is_digits ? "a number in the header is out of range; expected 0 to 2147483647"
                       : "the header lacks the numbers of atoms and clauses",
             here);
        counts_are_known_ = false;
        return std::nullopt;
    }

    /// Takes account of the clauses that the header just read announces.
    void note_announced(std::size_t clauses) {
        if (lines_read() == header_at_)
            announced_ -= header_announces_; // nothing stands between the two headers
        header_at_ = lines_read();
        header_announces_ = clauses;
        announced_ += clauses;
    }

    /// At the end of a DIMACS file; `open` where its last clause has no 0.
    Result<void> check_counts(bool open) {
        logic::ClauseSet& clauses = file_.clauses;
        if (!header_ && lines_read() == 0)
            return is_cut_off("expected a header \"p cnf ATOMS CLAUSES\" or a clause, "
                              "found the end of the file");
        const std::size_t whole = lines_read() - (open ? 1 : 0);
        if (open && whole == 0 && announced_ > 1)
            if (auto ended = refuse_lines_without_zeros(); !ended)
                return ended;
        if (whole < announced_) {
            auto told = is_cut_off(fmt::format("expected {} clause{} according to the header, "
                                               "found {}{}; the file seems to be truncated",
                                               announced_, announced_ == 1 ? "" : "s", whole,
                                               open ? " and part of another" : ""));
            if (!told)
                return told;
        } else if (open) {
            warn("the last clause does not end with 0; is the file truncated?", scan_.span());
        }
        if (!header_)
            return {};
        if (announced_atoms_ < clauses.atoms() && counts_are_known_)
            warn(fmt::format("the header declares atoms up to {}, but atom {} occurs",
                             announced_atoms_, clauses.atoms()),
                 *header_);
        clauses.ask_for_atoms(announced_atoms_);
        if (whole > announced_ && counts_are_known_)
            warn(fmt::format("the header declares {} clause{}, but there are {}", announced_,
                             announced_ == 1 ? "" : "s", lines_read()),
                 *header_);
        return {};
    }

    /// Where there is no 0 and the header announces as many clauses as there are lines, these lines
    /// are no parts of one clause.
    Result<void> refuse_lines_without_zeros() const {
        std::size_t lines = 0;
        std::size_t first_end = 0;
        for (std::size_t begin = 0; begin < text_.size();) {
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            const std::string_view line = text_.substr(begin, end - begin);
            const std::size_t first = line.find_first_not_of(" \t\r");
            if (first != std::string_view::npos && (line[first] == '-' || is_digit(line[first]))) {
                first_end = lines == 0 ? begin + line.find_last_not_of(" \t\r") : first_end;
                ++lines;
            }
            begin = end + 1;
        }
        if (lines != announced_)
            return {};
        return failure(fmt::format("each clause must end with 0, but none of the {} lines does",
                                   number_text(lines)),
                       span_at(text_, first_end));
    }

    static bool is_digit(char c) { return c >= '0' && c <= '9'; }

    /// At the end of the text.
    Result<void> is_cut_off(std::string message) {
        if (cut_off_ == CutOff::refuse)
            return failure(std::move(message), scan_.span());
        warn(std::move(message), scan_.span());
        return {};
    }

    void warn(std::string message, SourceSpan span) {
        file_.warnings.push_back({std::move(message), span});
    }

    bool stopped() {
        const std::size_t made =
            file_.clauses.literals() + file_.clauses.size() + xor_literals_.size();
        if (made < next_poll_)
            return false;
        next_poll_ = made + literals_between_polls;
        return control_.stop_requested();
    }

    std::string_view text_;
    Scanner scan_;
    const Control& control_;
    CutOff cut_off_;
    ClauseFile file_;
    std::vector<int> xor_literals_;     ///< Those of all xor lines,
    std::vector<std::size_t> xor_ends_; ///< and where each line ends.
    std::optional<SourceSpan> first_xor_;
    std::optional<SourceSpan> header_; ///< The last one,
    std::size_t header_at_ = 0;        ///< the clauses before it,
    std::size_t header_announces_ = 0; ///< and those that it announces.
    int announced_atoms_ = 0;
    std::size_t announced_ = 0; ///< Clauses, by all headers together.
    bool counts_are_known_ = true;
    bool warned_of_missing_header_ = false;
    bool warned_of_several_headers_ = false;
    bool warned_of_empty_clause_ = false;
    bool warned_of_names_ = false;
    bool zeros_end_clauses_ = false; ///< also in the assignment format
    std::optional<std::unordered_map<std::string_view, int>> names_; ///< when first asked for
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

Result<ClauseFile> parse_clauses(std::string_view text, const Control& control, CutOff cut_off) {
    auto file = Reader(text, control, cut_off).read();
    // Where all lines begin with c, as `cnf(...)` in TPTP, they are comments.
    if (!file || file->clauses.size() == 0)
        if (const auto foreign = foreign_format(text))
            return failure(fmt::format("expected clauses; {} is not read", foreign->name),
                           foreign->span);
    return file;
}

std::vector<bool> without_auxiliary_atoms(const ClauseFile& file, std::vector<bool> values) {
    values.resize(std::min(values.size(), static_cast<std::size_t>(file.atoms()) + 1));
    return values;
}

void set_auxiliary_atoms(const ClauseFile& file, std::vector<bool>& values) {
    for (const AuxiliaryAtom& sum : file.auxiliary) {
        bool odd = false;
        for (const int atom : sum.sum_of)
            odd = odd != values[static_cast<std::size_t>(atom)];
        values[static_cast<std::size_t>(sum.atom)] = odd;
    }
}

std::string to_assignment_format(const logic::ClauseSet& clauses, std::string_view back_matter) {
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

namespace {

void write_dimacs_head(std::string_view comment, int atoms, std::size_t clauses,
                       std::string& text) {
    while (!comment.empty()) {
        const auto end = comment.find('\n');
        text += "c ";
        text += comment.substr(0, end);
        text += '\n';
        comment.remove_prefix(end == std::string_view::npos ? comment.size() : end + 1);
    }
    fmt::format_to(std::back_inserter(text), "p cnf {} {}\n", atoms, clauses);
}

void write_dimacs_clause(std::span<const int> literals, std::string& text) {
    write_literals(literals, text);
    text += "0\n";
}

} // namespace

std::string to_dimacs(const logic::ClauseSet& clauses, std::string_view comment) {
    std::string text;
    write_dimacs_head(comment, clauses.atoms(), clauses.size(), text);
    for (std::size_t i = 0; i < clauses.size(); ++i)
        write_dimacs_clause(clauses[i], text);
    return text;
}

std::string to_dimacs(const ClauseFile& file, std::string_view comment) {
    std::string text;
    const std::size_t constraints = file.constraint_ends().size();
    write_dimacs_head(comment, file.atoms(), constraints, text);
    for (std::size_t i = 0; i < constraints - file.xors.size(); ++i)
        write_dimacs_clause(file.clauses[i], text);
    for (const XorLine& line : file.xors) {
        std::vector<int> literals = line.atoms;
        if (!literals.empty()) {
            text += 'x';
            if (!line.odd)
                literals.front() = -literals.front();
        }
        write_dimacs_clause(literals, text); // without atoms: the empty clause, false as the xor is
    }
    return text;
}

std::vector<std::size_t> ClauseFile::constraint_ends() const {
    std::size_t of_xors = 0;
    for (const XorLine& line : xors)
        of_xors += clauses_of(line);
    std::vector<std::size_t> ends(clauses.size() - of_xors);
    std::iota(ends.begin(), ends.end(), std::size_t{1});
    std::size_t end = ends.size();
    for (const XorLine& line : xors)
        ends.push_back(end += clauses_of(line));
    return ends;
}

ClauseFile ClauseFile::part(std::span<const std::size_t> numbers) const {
    ClauseFile result;
    result.form = form;
    result.back_matter = back_matter;
    result.auxiliary = auxiliary;
    const std::vector<std::size_t> ends = constraint_ends();
    const std::size_t clauses_of_text = ends.size() - xors.size();
    std::size_t constraint = clauses_of_text;
    for (const std::size_t i : numbers) {
        result.clauses.add(clauses[i]);
        if (i < clauses_of_text)
            continue;
        const std::size_t before = constraint;
        while (ends[constraint] <= i)
            ++constraint;
        if (constraint != before || result.xors.empty())
            result.xors.push_back(xors[constraint - clauses_of_text]);
    }
    return result;
}

} // namespace loggia::sat
