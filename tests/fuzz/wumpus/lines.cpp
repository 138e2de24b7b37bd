// A knowledge file: what is read is printed, looked through, asked about and explained.
#include "core/logic/syntax.hpp"
#include "core/wumpus/explain.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/lint.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <string>

using namespace loggia;
using namespace loggia::wumpus;

namespace {

constexpr std::size_t npos = std::string::npos;

void ask(logic::Store& store, const std::vector<Statement>& lines, logic::Expr question) {
    Reasoner reasoner(store, lines);
    const auto why = explain(store, lines, reasoner, question);
    fuzz::require(why.has_value(), "nobody stopped it");
    fuzz::require(why->reason.has_value() == (why->verdict != Verdict::possibly),
                  "lines for what is certain");
    fuzz::require(why->contrast.has_value() == (why->verdict == Verdict::possibly),
                  "worlds for what is open");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    logic::Store store = symbol_store();
    const Reading strict = read_lines(store, text, Source::knowledge);
    const Reading lenient = read_lines(store, text, Source::knowledge, {true});
    // A word such as P_1_1|P_1_2 is a formula, but where any symbol is allowed it may be one.
    const auto doubtful =
        std::count_if(lenient.errors.begin(), lenient.errors.end(), [](const Error& error) {
            return error.message.find(" a symbol or a formula") != npos;
        });
    fuzz::require(strict.statements.size() <=
                      lenient.statements.size() + static_cast<std::size_t>(doubtful),
                  "lenient reads more");
    for (const Error& error : strict.errors) {
        fuzz::require(error.span.has_value(), "an error in a text says where");
        fuzz::require(describe(error, "name", text).ends_with('\n'), "errors can be shown");
    }
    fuzz::require(statements_of(store, text, Source::knowledge).has_value() ==
                      strict.errors.empty(),
                  "one error is as bad as many");

    std::string printed;
    for (const Statement& line : strict.statements)
        printed += logic::to_prefix(store, line.expr) + '\n';
    const Reading again = read_lines(store, printed, Source::knowledge);
    fuzz::require(again.errors.empty() && again.statements.size() == strict.statements.size(),
                  "what is printed is read");
    for (std::size_t i = 0; i < again.statements.size(); ++i)
        fuzz::require(again.statements[i].expr == strict.statements[i].expr, "as the same");

    // Most texts try the readers only, which takes a thousandth of the time.
    constexpr std::size_t quick = 500; // bytes
    constexpr unsigned one_of = 16;
    if (size > quick || std::accumulate(data, data + size, 0U) % one_of != 0 ||
        lenient.statements.empty())
        return 0;
    const std::array texts{LintText{"", Source::rules}, LintText{text, Source::knowledge}};
    fuzz::require(lint(texts).complete, "nobody stopped it");
    const logic::Expr question = lenient.statements.back().expr;
    std::vector<Statement> lines = lenient.statements;
    lines.pop_back();
    ask(store, lines, question);
    static const std::string rules = rules_file();
    const auto handout = statements_of(store, rules, Source::rules).value();
    lines.insert(lines.begin(), handout.begin(), handout.end());
    ask(store, lines, question);
    return 0;
}
