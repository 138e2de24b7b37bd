#include "core/sat/formats/clause_lines.hpp"

#include "core/base/scanner.hpp"
#include "core/sat/formats/xor_line.hpp"

namespace loggia::sat {

namespace {

std::vector<ClauseLines> assignment_format_lines(Scanner scan) {
    std::vector<ClauseLines> lines;
    for (scan.skip_space(); !scan.at_end(); scan.skip_space()) {
        const int line = scan.span().line;
        if (Scanner(scan).number() == 0)
            break;
        lines.push_back({line, line});
        scan.skip_line();
    }
    return lines;
}

/// Those of clauses, and behind them those of the clauses that xor lines are written out as.
std::vector<ClauseLines> dimacs_lines(Scanner scan) {
    std::vector<ClauseLines> lines;
    std::vector<ClauseLines> of_xors;
    std::vector<int> literals; // of the xor line that has begun
    bool is_xor = false;
    int first = 0; // of the clause that has begun
    int last = 0;
    const auto end_clause = [&] {
        if (is_xor)
            of_xors.insert(of_xors.end(), clauses_of(xor_line(literals)), {first, last});
        else
            lines.push_back({first, last});
        literals.clear();
        is_xor = false;
        first = 0;
    };
    for (scan.skip_space(); !scan.at_end() && scan.peek() != '%'; scan.skip_space()) {
        const int line = scan.span().line;
        const auto literal = scan.number();
        if (!literal && scan.peek() != 'x') {
            scan.skip_line(); // a comment or the header
            continue;
        }
        first = first == 0 ? line : first;
        last = line;
        if (!literal) {
            is_xor = true;
            scan.advance();
        } else if (*literal == 0) {
            end_clause();
        } else if (is_xor) {
            literals.push_back(*literal);
        }
    }
    if (first != 0)
        end_clause();
    lines.insert(lines.end(), of_xors.begin(), of_xors.end());
    return lines;
}

} // namespace

std::vector<ClauseLines> clause_lines(std::string_view text, ClauseForm form) {
    return form == ClauseForm::dimacs ? dimacs_lines(Scanner(text))
                                      : assignment_format_lines(Scanner(text));
}

} // namespace loggia::sat
