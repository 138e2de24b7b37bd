#include "core/grading/reports/escape.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/fuzz/target.hpp"

#include <optional>
#include <string>
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
    fuzz::require(escape_markup(judgement->why).find('<') == std::string::npos, "markup is text");
    return 0;
}
