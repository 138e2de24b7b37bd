#include "core/grading/tasks/formula_answer.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/answer_label.hpp"
#include "core/grading/tasks/answer_lines.hpp"
#include "core/grading/tasks/answer_passages.hpp"
#include "core/grading/tasks/answer_remark.hpp"
#include "core/grading/tasks/answer_tables.hpp"
#include "core/grading/tasks/complement_words.hpp"
#include "core/grading/tasks/formula_sides.hpp"
#include "core/grading/tasks/formula_spellings.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/latex_layout.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <optional>
#include <utility>

namespace loggia::grading {

namespace {

/// The formula of a text without the name of its output, labels, numbers, comments and the name of
/// whoever handed it in on a line before it.
std::string formula_part(std::string_view text, const std::vector<std::string>& inputs) {
    std::string formula;
    bool has_begun = false;
    std::string before; // lines that may be names
    for (const std::string_view line : lines_of(text)) {
        if (line.starts_with('#') || line.starts_with('%') || line.starts_with("//") ||
            is_rule(line))
            continue;
        const std::string_view said = without_label(line);
        has_begun = has_begun || (!is_blank_line(said) && !is_name_line(said, inputs));
        (has_begun ? formula : before) += fmt::format("{}\n", said);
    }
    if (!has_begun)
        formula = std::move(before); // it is all there is
    formula.erase(0, formula.find_first_not_of(" \t\n"));
    formula.erase(0, formula.size() - without_number(formula).size());
    formula.erase(0, formula.find_first_not_of(" \t\n"));
    const std::size_t sign = formula.find('=');
    // The line that has it: those before may be names.
    const std::string_view before_sign = std::string_view(formula).substr(0, sign);
    const std::string_view side = before_sign.substr(before_sign.rfind('\n') + 1);
    const bool names_output =
        sign != std::string::npos && formula.find('=', sign + 1) == std::string::npos &&
        formula.find_first_of("<>!&|*+~-", 0) > sign && sign + 1 < formula.size() &&
        formula[sign + 1] != '>' && !names_complement(side, inputs) &&
        !announces_complement(std::string_view(formula).substr(0, sign));
    if (names_output)
        formula.erase(0, sign + 1);
    // A sentence may end in a full stop.
    while (!formula.empty() && (static_cast<unsigned char>(formula.back()) <= ' ' ||
                                formula.back() == ';' || formula.back() == '.'))
        formula.pop_back();
    return std::string(without_quotation_marks(formula));
}

bool has_sign(std::string_view text) {
    constexpr std::array<std::string_view, 20> signs{
        "\u2229", "\u222A", "\u22C2", "\u22C3", // as ∧ and ∨
        "&",      "|",      "^",      "~",       "\u2227", "\u2228", "\u00AC", "\u22C0",
        "\u22C1", "\\lor",  "\\land", "\\wedge", "\\vee",  "\\neg",  "\\lnot", "->"};
    return std::any_of(signs.begin(), signs.end(), [text](std::string_view sign) {
        return text.find(sign) != std::string_view::npos;
    });
}

/// Whether a text has an operator. Letters and numbers side by side, as lines of other formats have
/// them, are hardly an answer.
bool has_operator(std::string_view text, const Names& lower_names) {
    using Sort = logic::lenient::Token::Sort;
    constexpr std::array<std::string_view, 4> lists{"{", "],", "),", "\u2223"};
    if (has_sign(text) || std::any_of(lists.begin(), lists.end(), [text](std::string_view sign) {
            return text.find(sign) != std::string_view::npos;
        }))
        return true;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = word_length(text, at);
        const std::string_view word = text.substr(at, length);
        const std::string_view rest = text.substr(at);
        // In tables dashes are values, "--1".
        const std::size_t behind = std::min(rest.find_first_not_of('-'), rest.size());
        const bool is_dash =
            behind > 0 && behind < rest.size() && logic::lenient::is_digit(rest[behind]);
        const Sort sort = length > 0 || is_dash ? Sort::name : logic::lenient::symbol_at(rest).sort;
        if (sort == Sort::infix || sort == Sort::negation || sort == Sort::prime ||
            logic::lenient::keyword(word).end != 0 || is_operator_word(word, lower_names))
            return true;
        at += std::max<std::size_t>(length, 1);
    }
    return false;
}

/// Whether a line gives the function by its rows, `F(A, B) = Σm(1, 3) + d(2)`, as problems do
/// that are copied above the answer.
bool is_list_of_rows(std::string_view line) {
    const std::string lower = in_small_letters(line.substr(last_side(line)));
    std::string_view list = lower;
    list.remove_prefix(std::min(list.find_first_not_of(" \t"), list.size()));
    constexpr std::array<std::string_view, 10> signs{"\u03A3", "\u2211",  "\u03A0", "\u220F",
                                                     "\\sum",  "\\sigma", "\\prod", "\\pi",
                                                     "sum",    "product"};
    const auto* const sign =
        std::find_if(signs.begin(), signs.end(),
                     [list](std::string_view each) { return list.starts_with(each); });
    const bool has_sign = sign != signs.end();
    list.remove_prefix(has_sign ? sign->size() : 0);
    if (!has_sign && !list.starts_with("m("))
        return false;
    return list.find_first_of("0123456789") != std::string_view::npos &&
           list.find_first_not_of("0123456789,;(){} \t\r+.md_\\") == std::string_view::npos;
}

/// Where the formula begins that words introduce without a sign, `Thus (a | b) & c`; 0 in any other
/// line.
std::size_t introduced_formula(std::string_view line) {
    constexpr std::array<std::string_view, 63> last{"therefore",   "thus",      "hence",
                                                    "so",          "then",      "have",
                                                    "find",        "get",       "us",
                                                    "to",          "as",        "by",
                                                    "obtain",      "becomes",   "equals",
                                                    "gives",       "yields",    "finally",
                                                    "conclusion",  "answer",    "solution",
                                                    "result",      "cnf",       "pos",
                                                    "also",        "daher",     "somit",
                                                    "damit",       "folglich",  "insgesamt",
                                                    "gilt",        "folgt",     "man",
                                                    "wir",         "sich",      "erhalten",
                                                    "erh\u00E4lt", "bekommt",   "bekommen",
                                                    "durch",       "formel",    "ergibt",
                                                    "lautet",      "antwort",   "ergebnis",
                                                    "l\u00F6sung", "knf",       "entonces",
                                                    "luego",       "tanto",     "as\u00ED",
                                                    "que",         "tiene",     "tenemos",
                                                    "obtiene",     "queda",     "quedar\u00EDa",
                                                    "finalmente",  "respuesta", "fnc",
                                                    "obtenemos",   "resultado", "soluci\u00F3n"};
    std::size_t begin = 0;
    for (const Word& each : words_of(line, " \t,")) {
        const std::string word = in_small_letters(each.text);
        if (word_length(word, 0) != word.size())
            break;
        const bool is_operator =
            word == "nicht" || word == "no" || logic::lenient::keyword(word).end != 0;
        if (is_denial(word) && is_operator && begin > 0)
            break; // of the formula
        if (is_denial(word) || is_word_for_complement(word))
            return 0;
        if (std::find(last.begin(), last.end(), word) != last.end())
            begin = static_cast<std::size_t>(each.text.data() - line.data()) + each.text.size();
    }
    // without brackets and signs it may be a sentence, "thus a or b"
    if (begin == 0 || (line.find_first_of("([{", begin) == std::string_view::npos &&
                       !has_sign(line.substr(begin))))
        return 0;
    return line.find_first_not_of(" \t,", begin);
}

/// Whether a label or a heading in a line begins another formula than the one above it, which is
/// not so where an operator joins them.
bool begins_anew(const std::vector<std::string_view>& lines, std::size_t at) {
    const std::string_view line = lines[at];
    const bool is_heading = !text_of_heading(line).empty();
    const std::string_view said = is_heading ? std::string_view() : without_label(line);
    if (label_of(line.substr(0, line.size() - said.size())) == Label::none ||
        (!is_heading && said.size() == line.size()))
        return false;
    std::string above;
    for (std::size_t i = at; i > 0 && above.empty(); --i)
        above = plain_line(lines[i - 1]);
    std::string below = plain_line(said);
    for (std::size_t i = at + 1; i < lines.size() && below.empty(); ++i)
        below = plain_line(lines[i]);
    const bool is_open =
        !above.empty() && std::string_view("&|+*^").find(above.back()) != std::string_view::npos;
    return !is_open && logic::lenient::symbol_at(below).sort != logic::lenient::Token::Sort::infix;
}

/// Finds the formula among the lines of a text.
class Finder {
public:
    Finder(std::string_view text, const Names& names, const ProblemTests& problem)
        : names_(names), lower_names_(names_in_small_letters(names)), problem_(problem),
          reader_(names), found_(problem) {
        for (const std::string_view line : lines_of(text)) {
            written_.push_back(line);
            const bool is_no_formula = is_rule(line) || is_list_of_rows(plain_line(line)) ||
                                       is_line_of_people(without_label(line), lower_names_);
            if (announces_complement(line)) // also as a heading, `# Complement`
                lines_.emplace_back(line);
            else
                lines_.push_back(is_no_formula ? std::string()
                                               : without_problem_behind(formula_line(line)));
        }
    }

    /// An error is that there are several; nothing where there is none.
    Result<std::optional<AnsweredFormula>> find() {
        constexpr std::size_t most_work = 2'000'000;
        for (std::size_t i = 0; i < lines_.size();) {
            if (reader_.work() > most_work)
                return std::nullopt;
            const std::size_t read = lines_[i].empty() ? 1 : take(i);
            if (read == 0 && looks_like_formula(lines_[i])) {
                const std::size_t label = lines_[i].size() - without_label(lines_[i]).size();
                misses_answer_ = misses_answer_ || is_answer(label_at(i, i + 1, label));
                unreadable_.push_back(i);
            }
            taken_ = read > 0 && !lines_[i].empty() ? i + read : taken_;
            i += std::max<std::size_t>(read, 1);
        }
        if (found_.are_drafts()) // and the answer is in a table
            take_headings_and_cells();
        found_.choose();
        // What is left of an answer would be another one.
        if (!unreadable_.empty() && !is_beyond_doubt()) {
            const std::size_t line = unreadable_.front();
            if (line == 0)
                return std::nullopt;
            return failure(fmt::format("line {}: {}", line + 1, fault_at(line).message));
        }
        return std::move(found_).take();
    }

private:
    static constexpr std::size_t most_lines = 12; ///< of a formula

    /// A line without the name of its output and remarks behind the formula.
    [[nodiscard]] std::string formula_line(std::string_view line) const {
        const std::string plain = plain_line(line);
        const std::string_view formula = without_remark(plain, lower_names_);
        return without_output_behind(
            has_operator(formula, lower_names_) ? std::string(formula) : plain, lower_names_);
    }

    /// A line without the problem, or another formula for it that is no CNF, as the last side of
    /// its equations, where the side before it is an answer: `(a | b) & c = (a & c) | (b & c)`.
    [[nodiscard]] std::string without_problem_behind(std::string line) {
        const std::size_t begin = last_side(line);
        if (begin < 2)
            return line;
        const auto last = reader_.read(std::string_view(line).substr(begin));
        if (!last || !problem_.is_problem(*last))
            return line;
        const std::string before = line.substr(0, begin - 1);
        const std::vector<std::size_t> possible = begins(before);
        const bool has_answer = std::any_of(possible.begin(), possible.end(), [&](std::size_t at) {
            const auto formula = reader_.read(std::string_view(before).substr(at));
            return formula && is_rewritten(problem_, *formula);
        });
        return has_answer ? before : line;
    }

    /// Takes the longest formula that begins in a line, and says how many lines it has.
    std::size_t take(std::size_t first) {
        std::size_t most = first + 1;
        while (most < lines_.size() && most < first + most_lines && !begins_anew(written_, most))
            ++most;
        for (std::size_t end = most; end > first; --end)
            if (auto passage = passage_of(first, end)) {
                const std::size_t own_end = end_before_answer(first, end);
                if (own_end < end)
                    passage = passage_of(first, own_end);
                found_.add(*std::move(passage));
                return own_end - first;
            }
        return 0;
    }

    /// Takes the formulas of headings and of tables in Markdown, where nothing else is one; where
    /// there are drafts, those of tables that are labelled as the answer. The problem may be there
    /// as well, above an answer that is missing.
    void take_headings_and_cells() {
        const bool has_drafts = !found_.left().empty();
        std::vector<std::vector<std::string>> parts_of_lines = labelled_cells(written_);
        for (std::size_t i = 0; i < written_.size(); ++i) {
            std::vector<std::string>& parts = parts_of_lines[i];
            if (!parts.empty())
                taken_ = i; // the row above is no label of this one
            if (const std::string_view heading = text_of_heading(written_[i]); !heading.empty())
                parts.emplace_back(heading);
            const std::string own = std::exchange(lines_[i], {});
            for (const std::string& part : parts) {
                lines_[i] = plain_line(part);
                if (lines_[i].empty())
                    continue;
                auto passage = passage_of(i, i + 1);
                if (passage && !passage->is_trivial && !problem_.is_problem(passage->formula) &&
                    (!has_drafts || is_answer(passage->label)))
                    found_.add(*std::move(passage));
            }
            lines_[i] = own;
        }
    }

    /// The formula that some lines are; nothing if they are none.
    [[nodiscard]] std::optional<AnswerPassage> passage_of(std::size_t first, std::size_t end) {
        if (lines_[end - 1].empty())
            return std::nullopt;
        std::string rest;
        for (std::size_t i = first + 1; i < end; ++i)
            rest += fmt::format("\n{}", lines_[i]);
        for (const std::size_t begin : begins(lines_[first])) {
            std::string text = lines_[first].substr(begin) + rest;
            std::string_view step = last_step(text, names_, problem_);
            step.remove_prefix(std::min(step.find_first_not_of(" \t"), step.size()));
            text = std::string(without_quotation_marks(step));
            auto formula = reader_.read(text);
            if (!formula || !may_be_answer(*formula, text))
                continue;
            const bool may_be_anything = is_trivial(*formula);
            const bool is_complement =
                names_complement(side_before(lines_[first], begin), names_) ||
                announces_complement(line_before(first, begin));
            const bool is_equation = begin > 0 && lines_[first].find('=') < begin;
            return AnswerPassage{*std::move(formula),
                                 std::move(text),
                                 first + 1,
                                 may_be_anything,
                                 is_complement,
                                 begin > 0 && lines_[first].starts_with('='),
                                 label_at(first, end, begin),
                                 is_equation,
                                 (is_equation && is_of_function(lines_[first])) ||
                                     is_defined(std::string_view(lines_[first]).substr(0, begin)),
                                 end,
                                 denies_answer(line_before(first, begin)) ||
                                     denies_answer(line_before(first, 0))};
        }
        return std::nullopt;
    }

    /// Where the problem or a formula for the complement ends that some lines begin with and that
    /// another formula follows, which would be a factor of it; the end of the lines otherwise.
    [[nodiscard]] std::size_t end_before_answer(std::size_t first, std::size_t end) {
        std::size_t own_end = first + 1;
        for (std::size_t next = own_end; next < end; ++next) {
            if (lines_[next].empty())
                continue;
            const auto passage = is_step(lines_[next]) ? std::nullopt : passage_of(first, own_end);
            if (passage && (passage->is_complement || problem_.is_problem(passage->formula)))
                for (std::size_t last = std::min(next + most_lines, lines_.size()); last > next;
                     --last)
                    if (passage_of(next, last))
                        return own_end;
            own_end = next + 1;
        }
        return end;
    }

    /// What the formula that begins at this place of a line is said to be: the first side of its
    /// equations, behind other equations of the line, without a label, a number and a mark.
    [[nodiscard]] static std::string_view side_before(std::string_view line, std::size_t begin) {
        std::string_view sides = without_number(line.substr(0, begin));
        sides.remove_prefix(mark_length(sides));
        for (const std::string_view word : {" is ", " ist ", " es "})
            if (sides.ends_with(word))
                sides.remove_suffix(word.size());
        constexpr std::array<std::string_view, 7> between{"=>", "->", "\u21D2", "\u2192",
                                                          ", ", "; ", ". "};
        sides = sides_of(sides, between).back();
        const std::string_view side = without_label(sides.substr(0, sides.find('=')));
        return side.substr(0, side.find(':'));
    }

    /// Whether the first side of a line's equations has no sign of a negation, `f = ...`.
    [[nodiscard]] static bool is_of_function(std::string_view line) {
        std::string_view side = line.substr(0, line.find('='));
        side.remove_prefix(side.rfind(':') + 1); // of a label
        for (std::size_t at = 0; at < side.size();) {
            const std::size_t length = word_length(side, at);
            if (length == 0 && std::string_view(" \t(),").find(side[at]) == std::string_view::npos)
                return false;
            at += std::max<std::size_t>(length, 1);
        }
        return true;
    }

    /// Whether the words before a formula end in a sign of equivalence behind the function, `f ≡`.
    [[nodiscard]] bool is_defined(std::string_view before) const {
        const std::string_view name = without_label(without_number(before));
        const std::size_t at = std::min(name.find_first_not_of(" \t"), name.size());
        return defined_side(name.substr(at), names_) > 0;
    }

    /// The words before the formula that begins at this place, in its line or as a label above it.
    [[nodiscard]] std::string_view line_before(std::size_t first, std::size_t begin) const {
        if (begin > 0)
            return std::string_view(lines_[first]).substr(0, begin);
        while (first > taken_ && lines_[first - 1].empty())
            --first;
        return first > taken_ ? lines_[first - 1] : std::string_view();
    }

    /// What the words before the formula call it, in its line or above it, also in a heading, `#
    /// Minimum CNF`. A box is for the answer.
    [[nodiscard]] Label label_at(std::size_t first, std::size_t end, std::size_t begin) const {
        for (std::size_t i = first; i < end; ++i)
            if (written_[i].find("\\boxed{") != std::string_view::npos)
                return Label::answer;
        const Label label = label_of(std::string_view(lines_[first]).substr(0, begin));
        if (label != Label::none)
            return label;
        while (first > taken_ && lines_[first - 1].empty() &&
               text_of_heading(written_[first - 1]).empty())
            --first;
        return first > taken_ ? label_of(written_[first - 1]) : Label::none;
    }

    /// Whether one formula is left, which is said to be the answer, so that lines that cannot be
    /// read are no part of it: they stand above it, or below it in another paragraph.
    [[nodiscard]] bool is_beyond_doubt() const {
        if (found_.left().empty() || misses_answer_)
            return false;
        const AnswerPassage& answer = found_.left().back();
        const bool is_one =
            std::all_of(found_.left().begin(), found_.left().end(),
                        [&](const AnswerPassage& passage) { return passage.text == answer.text; });
        return is_one && (is_answer(answer.label) || answer.is_equation) &&
               std::all_of(unreadable_.begin(), unreadable_.end(), [&](std::size_t line) {
                   if (line + 1 < answer.line)
                       return true;
                   return is_answer(answer.label) && line > answer.end &&
                          is_blank_line(written_[answer.end]);
               });
    }

    /// What is wrong with the formula that begins in a line and ends before an empty one. Lines are
    /// counted from the beginning of the text.
    [[nodiscard]] Error fault_at(std::size_t first) {
        const std::vector<std::size_t> possible = begins(lines_[first]);
        const std::size_t begin = possible.at(possible.size() > 1 ? 1 : 0);
        std::string text(first, '\n');
        text += std::string(begin, ' ') + lines_[first].substr(begin);
        for (std::size_t i = first + 1; i < lines_.size() && looks_like_formula(lines_[i]); ++i)
            text += fmt::format("\n{}", lines_[i]);
        const auto read = reader_.read(text);
        return read ? Error{"expected a formula"} : read.error();
    }

    /// Where the formula of a line may begin.
    [[nodiscard]] std::vector<std::size_t> begins(std::string_view line) const {
        const std::size_t number = line.size() - without_number(line).size();
        std::vector<std::size_t> found{number};
        const std::string_view rest = line.substr(number);
        const auto add = [&](std::size_t begin) {
            if (begin > 0 && begin < rest.size())
                found.push_back(number + begin);
        };
        add(last_side(rest));
        const std::size_t label = rest.size() - without_label(rest).size();
        const std::size_t name = std::min(rest.find_first_not_of(" \t", label), rest.size());
        if (const std::size_t side = defined_side(rest.substr(name), names_); side > 0)
            add(name + side);
        add(mark_length(rest));
        add(introduced_formula(rest));
        add(behind_arrow(rest));
        for (const std::string_view word : {":", " is ", " ist ", " es "})
            if (const std::size_t at = rest.rfind(word); at != std::string::npos)
                if (!has_sign(rest.substr(0, at)))
                    add(at + word.size());
        return found;
    }

    [[nodiscard]] static bool is_trivial(const AnsweredFormula& formula) {
        const logic::Kind kind = formula.store.kind(formula.root);
        return kind == logic::Kind::constant || kind == logic::Kind::variable;
    }

    [[nodiscard]] bool may_be_answer(const AnsweredFormula& formula, std::string_view text) const {
        if (!is_trivial(formula))
            return has_operator(text, lower_names_);
        const std::vector<Word> words = words_of(text, " \t\n$");
        return words.size() == 1 && word_length(words[0].text, 0) == words[0].text.size();
    }

    /// Whether a line that cannot be read may be a part of the answer: it has signs, or names of
    /// the problem in parentheses, and is no row of a table.
    [[nodiscard]] bool looks_like_formula(std::string_view line) const {
        if (line.starts_with('|') && line.ends_with('|'))
            return false;
        if (has_sign(line))
            return true;
        for (std::size_t at = line.find('('); at != std::string_view::npos;
             at = line.find('(', at + 1)) {
            const std::size_t length = word_length(line, at + 1);
            const bool is_number = line.substr(at + 1 + length).starts_with(')'); // "Exercise (b)"
            const bool is_list = line.substr(at + 1 + length).starts_with(',');   // "in (a, b)"
            if (!is_number && !is_list &&
                contains(lower_names_, in_small_letters(line.substr(at + 1, length))))
                return true;
        }
        return false;
    }

    const Names& names_;
    Names lower_names_;
    const ProblemTests& problem_;
    FormulaReader reader_;
    std::vector<std::string_view> written_; ///< the lines as they are
    std::vector<std::string> lines_;
    AnswerPassages found_;
    std::vector<std::size_t> unreadable_; ///< Lines that look like a part of a formula.
    bool misses_answer_ = false;          ///< One of these is labelled as the answer.
    std::size_t taken_ = 0;               ///< the line behind the last of them
};

/// A text without the problem that is copied into its first line, or the lines before an empty one.
std::string_view without_problem(std::string_view text, const Names& names,
                                 const ProblemTests& problem) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    for (const std::string_view end : {"\n\n", "\r\n\r\n", "\n"}) {
        const std::size_t at = text.find(end, begin);
        if (at == std::string_view::npos)
            continue;
        const auto first = FormulaReader(names).read(formula_part(text.substr(0, at), names));
        if (!first || !problem.is_problem(*first))
            continue;
        const std::string rest = formula_part(text.substr(at), names);
        if (!is_step(rest) && FormulaReader(names).read(rest.substr(mark_length(rest))))
            return text.substr(at);
    }
    return text;
}

/// Whether a label stands below a line with a formula, which the label's formula would be a factor
/// of.
bool has_several_labels(const std::vector<std::string_view>& lines, const Names& names) {
    const Names lower_names = names_in_small_letters(names);
    bool has_formula = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (has_formula && begins_anew(lines, i))
            return true;
        has_formula = has_formula || has_operator(plain_line(without_label(lines[i])), lower_names);
    }
    return false;
}

/// The formula of a text that is one, or has one among other lines.
Result<AnsweredFormula> formula_in(std::string_view text, const Names& names,
                                   const ProblemTests& problem) {
    const std::string told = without_tables(text);
    const std::string_view body = without_problem(told, names, problem);
    const std::string part = formula_part(body, names);
    auto whole = FormulaReader(names).read(last_step(part, names, problem));
    const std::vector<std::string_view> lines = lines_of(body);
    const bool has_complement = std::any_of(lines.begin(), lines.end(), announces_complement);
    if ((whole && !has_complement && !has_several_labels(lines, names)) ||
        body.size() > most_spelled)
        return whole;
    auto found = Finder(body, names, problem).find();
    if (!found)
        return tl::unexpected(std::move(found.error()));
    return *found ? std::move(**found) : std::move(whole);
}

/// A text whose headings with the answer, `## Minimum CNF: (a | b) & c`, are lines like others.
std::string with_answers_of_headings(std::string text, const Names& names) {
    const Names lower_names = names_in_small_letters(names);
    for (const std::string_view line : lines_of(text)) {
        const std::string_view heading = text_of_heading(line);
        const std::string plain = plain_line(heading);
        const std::string_view said = without_label(plain);
        if (!is_answer(label_of(std::string_view(plain).substr(0, plain.size() - said.size()))) ||
            !has_operator(said, lower_names) ||
            !FormulaReader(names).read(without_remark(said.substr(last_side(said)), lower_names)))
            continue;
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        text.replace(begin, line.size() - heading.size(), line.size() - heading.size(), ' ');
    }
    return text;
}

} // namespace

Result<AnsweredFormula> formula_answer(std::string_view text, const std::vector<std::string>& names,
                                       const ProblemTests& problem) {
    std::string body = without_tags(without_latex_comments(body_of(text)));
    if (body.size() <= most_spelled)
        body = with_answers_of_headings(without_numbers_behind(std::move(body)), names);
    auto answer = formula_in(body, names, problem);
    if (body.size() <= most_spelled && !(answer && problem.is_equivalent(*answer)))
        for (const auto& rest : {without_part(body), without_dashes(body)})
            if (rest) {
                auto other = formula_in(*rest, names, problem);
                if (other && problem.is_equivalent(*other))
                    return other;
            }
    const bool is_latex = text.find("\\begin{") != std::string_view::npos;
    if (answer || !is_latex || body.size() > most_spelled)
        return answer;
    auto without_layout = formula_in(without_latex_layout(body), names, problem);
    return without_layout ? std::move(without_layout) : std::move(answer);
}

} // namespace loggia::grading
