#include "core/grading/reports/escape.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/search_answer.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace loggia;
using namespace loggia::grading;

namespace {

/// The cases of all tasks, made once.
const std::vector<std::vector<Case>>& all_cases() {
    static const auto made = [] {
        std::vector<std::vector<Case>> cases;
        for (const Task& task : tasks()) {
            CaseOrder order;
            order.cases = 1;
            if (task.id == "mace4")
                order.problem = WorkFile{"problem.txt", "formulas(sos).\n p(c,x).\n f(x) = c.\n"
                                                        "end_of_list.\n"};
            if (task.id == "cnf")
                order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
            cases.push_back(task.cases(order, {}).value());
        }
        return cases;
    }();
    return made;
}

/// What a report shows of a text, wherever it is shown.
void show(const std::string& text) {
    fuzz::require(printable(printable(text)) == printable(text), "what is harmless stays as it is");
    constexpr std::size_t most = 20;
    const std::string line = printable_line(text, most);
    fuzz::require(line.size() <= most + 3 && line.find('\n') == std::string::npos,
                  "a line is short");
    fuzz::require(printable(line) == line, "and harmless");
    const std::string markup = escape_markup(text);
    fuzz::require(markup.find_first_of("<>'\"") == std::string::npos, "markup is text");
    const std::string json = quote_json(text);
    fuzz::require(json.find('\n') == std::string::npos, "a string of JSON is on a line");
    const std::string field = quote_csv(text);
    fuzz::require(std::count(field.begin(), field.end(), '"') % 2 == 0, "a field of CSV is closed");
    const std::string name = file_name(text);
    fuzz::require(!name.empty() && name.front() != '.' && name.find('/') == std::string::npos,
                  "a name is a file's");
}

/// What is shown of a text that is long, and how a text is made smaller.
void take_apart(std::string_view text) {
    const auto lines = lines_of(text);
    const std::string joined = joined_lines(lines);
    fuzz::require(lines_of(joined) == lines, "lines are joined again");
    constexpr std::size_t most = 12;
    fuzz::require(lines_of(first_lines(text, most)).size() <= most + 1, "few lines are shown");
    if (lines.size() <= most)
        for (const std::string& fewer : texts_with_fewer_lines(text, 1))
            fuzz::require(lines_of(fewer).size() < lines.size() &&
                              lines_of(fewer).front() == lines.front(),
                          "some lines go, the first one stays");
    const SearchAnswer answer = search_answer_of(text);
    fuzz::require(!answer.moves || answer.moves->size() <= text.size(), "a move has a letter");
}

} // namespace

/// The first two bytes choose a task and one of its cases; the rest is what a hand-in wrote, as its
/// output or as its file.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 3000;
    if (size < 2 || size > most)
        return 0;
    const std::size_t number = data[0] % tasks().size();
    const Task& task = tasks()[number];
    const Case& value = all_cases()[number][data[1] % all_cases()[number].size()];
    const std::string text(fuzz::text_of(data + 2, size - 2));
    Trial trial;
    trial.run = [&](const std::vector<WorkFile>&, const std::vector<std::string>&,
                    const std::string&) -> Result<SandboxEnd> {
        SandboxEnd end;
        end.file = text;
        return end;
    };
    trial.read = [&](std::string_view) -> Result<std::string> { return text; };
    const auto judgement = task.judge(value, trial, {});
    fuzz::require(judgement.has_value(), "no output is the fault of the machine");
    fuzz::require(judgement->stopped || judgement->passed == judgement->why.empty(),
                  "what is wrong is said");
    show(judgement->why);
    show(text);
    take_apart(text);
    return 0;
}
