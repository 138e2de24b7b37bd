#include "core/gf2/board_state.hpp"
#include "core/gf2/derivation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace loggia::gf2 {

namespace {

constexpr const char* latex_head = "\\documentclass{article}\n"
                                   "\\newcommand{\\lines}[1]{\\left\\{\\begin{array}{@{}p{0.85"
                                   "\\textwidth}@{}}#1\\end{array}\\right.}\n"
                                   "\\setlength{\\parindent}{0pt}\n"
                                   "\\setlength{\\parskip}{4pt plus 2pt}\n"
                                   "\\sloppy\n"
                                   "\\begin{document}\n";

/// `r12` as r with an index, anything longer upright: a name and not a product of letters.
std::string latex_name(const std::string& name) {
    const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    const auto digits = static_cast<std::size_t>(
        std::find_if_not(name.rbegin(), name.rend(), is_digit) - name.rbegin());
    const std::string index = digits < name.size() ? name.substr(name.size() - digits) : "";
    std::string stem;
    for (const char c : name.substr(0, name.size() - index.size())) {
        if (c == '_' || c == '$' || c == '#' || c == '%' || c == '&' || c == '{' || c == '}')
            stem += fmt::format("\\{}", c);
        else if (c == '\\')
            stem += "\\backslash ";
        else if (c == '^' || c == '~')
            stem += fmt::format("\\mbox{{\\{}{{}}}}", c);
        else
            stem += c;
    }
    if (stem.size() > 1)
        stem = "\\mathrm{" + stem + "}";
    return index.empty() ? stem : fmt::format("{}_{{{}}}", stem, index);
}

class LatexWriter {
public:
    explicit LatexWriter(const Derivation& derivation)
        : derivation_(derivation), state_(derivation, latex_notation(derivation)) {}

    std::string text() {
        out_ = latex_head;
        out_ += "\\section*{The equations}\n";
        cases(open_lines());
        out_ += "\\section*{Solved step by step}\n";
        bool changed = false;
        for (const AlgebraStep& step : derivation_.solution.steps) {
            using Reason = AlgebraStep::Reason;
            if (changed && (step.reason == Reason::solved || step.reason == Reason::forced)) {
                what_is_left();
                changed = false;
            }
            changed = changed || !phrase_of(step, state_.notation()).empty();
            state_.apply(step);
            tell(step);
        }
        out_ += "\\section*{The solution}\n";
        result();
        return out_ + "\\end{document}\n";
    }

private:
    static AlgebraNotation latex_notation(const Derivation& derivation) {
        AlgebraNotation notation{{}, " "};
        for (const std::string& name : derivation.names)
            notation.names.push_back(latex_name(name));
        return notation;
    }

    /// As formulas in running text, which breaks long ones.
    void cases(const std::vector<std::string>& lines) {
        if (lines.empty())
            return;
        out_ += "\\[\\lines{";
        for (std::size_t i = 0; i < lines.size(); ++i)
            out_ += fmt::format("{}{}\n", i == 0 ? "" : "\\\\", lines[i]);
        out_ += "}\\]\n";
    }

    [[nodiscard]] std::vector<std::string> open_lines() const {
        std::vector<std::string> lines;
        for (const BoardState::Line& line : state_.lines())
            if (!line.dropped && !line.value)
                lines.push_back(
                    fmt::format("$({})\\quad {}$", line.equation + 1, state_.text_of(line)));
        return lines;
    }

    /// One equation has just been told.
    void what_is_left() {
        const auto lines = open_lines();
        if (lines.size() < 2)
            return;
        out_ += "Remaining equations:\n";
        cases(lines);
    }

    void tell(const AlgebraStep& step) {
        using Reason = AlgebraStep::Reason;
        const std::size_t number = step.equation + 1;
        const AlgebraNotation& notation = state_.notation();
        const auto value = [&] {
            return fmt::format("${} = {}$", notation.names[static_cast<std::size_t>(step.variable)],
                               sum_text(step.value, notation));
        };
        switch (step.reason) {
        case Reason::solved:
            out_ += fmt::format("({}) gives {}.\n\n", number, value());
            return;
        case Reason::forced:
            out_ += fmt::format("({}) is ${}$; a product is 1 only if each factor is, so {}.\n\n",
                                number, factors_text(step, notation), value());
            return;
        case Reason::drop:
            out_ += fmt::format("({}) has become $0 = 0$ and is deleted.\n\n", number);
            return;
        case Reason::implied:
            out_ += fmt::format("({}) follows from the others and is deleted.\n\n", number);
            return;
        case Reason::contradiction:
            out_ += fmt::format("({}) has become $0 = 1$.\n\n", number);
            return;
        default:
            out_ += fmt::format("$({})\\quad {}$, {}.\n\n", number,
                                state_.text_of(state_.line_of(step.equation)), why(step));
        }
    }

    [[nodiscard]] std::string why(const AlgebraStep& step) const {
        using Reason = AlgebraStep::Reason;
        const AlgebraNotation& notation = state_.notation();
        if (step.reason == Reason::substitute)
            return fmt::format("${}$ substituted by ({})",
                               notation.names[static_cast<std::size_t>(step.variable)],
                               step.by + 1);
        if (step.reason == Reason::idempotent)
            return "for $x x = x$";
        if (step.reason == Reason::cancel)
            return "for $x + x = 0$";
        if (step.reason == Reason::combine && step.by != step.equation && !step.value.is_one())
            return fmt::format("by adding ${}$ times ({})", sum_text(step.value, notation),
                               step.by + 1);
        return phrase_of(step, notation);
    }

    void result() {
        const SystemSolution& solution = derivation_.solution;
        const AlgebraNotation& notation = state_.notation();
        if (!solution.consistent) {
            out_ += "There is no solution.\n";
            return;
        }
        std::vector<std::string> lines;
        for (const auto& [v, value] : values_by_name(derivation_))
            lines.push_back(fmt::format("${} = {}$", notation.names[static_cast<std::size_t>(v)],
                                        sum_text(value, notation)));
        for (const Polynomial& p : solution.rest)
            lines.push_back('$' + equation_text(written(p), {}, notation) + '$');
        if (lines.empty() && solution.complete)
            out_ += "All values are solutions.\n";
        cases(lines);
        if (!solution.complete)
            out_ += "Stopped before the system was solved.\n";
    }

    const Derivation& derivation_;
    BoardState state_;
    std::string out_;
};

} // namespace

std::string derivation_latex(const Derivation& derivation) {
    return LatexWriter(derivation).text();
}

} // namespace loggia::gf2
