#include "core/sat/formats/clause_lines.hpp"

#include "core/base/scanner.hpp"

namespace loggia::sat {

namespace {

std::vector<ClauseLines> handout_lines(Scanner scan) {
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

std::vector<ClauseLines> dimacs_lines(Scanner scan) {
    std::vector<ClauseLines> lines;
    int first = 0; // of the clause that has begun
    int last = 0;
    for (scan.skip_space(); !scan.at_end() && scan.peek() != '%'; scan.skip_space()) {
        const int line = scan.span().line;
        const auto literal = scan.number();
        if (!literal) {
            scan.skip_line(); // a comment or the header
            continue;
        }
        first = first == 0 ? line : first;
        last = line;
        if (*literal == 0) {
            lines.push_back({first, last});
            first = 0;
        }
    }
    if (first != 0)
        lines.push_back({first, last});
    return lines;
}

} // namespace

std::vector<ClauseLines> clause_lines(std::string_view text, ClauseForm form) {
    return form == ClauseForm::dimacs ? dimacs_lines(Scanner(text)) : handout_lines(Scanner(text));
}

} // namespace loggia::sat
