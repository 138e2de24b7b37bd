#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/queries/enumerate_models.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <numeric>
#include <string>

namespace loggia::commands {

namespace {

using namespace sat;

struct SatModels {
    ClausesArgument in;
    ProjectionArgument project;
    std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();

    int operator()() const {
        project.check();
        const Interrupt interrupt;
        const Control control = interrupt.control();
        CountingComments comments;
        const auto file = read_clauses(in, control, &comments);
        if (!file)
            return interrupt.came() ? interrupted : failed;
        auto projection = project.over(comments, file->atoms());
        if (limit == 0) {
            fmt::print("c 0 models; there may be more\n");
            return success;
        }
        const int atoms = file->clauses.atoms();
        if (atoms > most_atoms_to_list)
            return report({fmt::format("too many atoms to list models: {}", atoms)}, "error");
        if (!projection && !file->auxiliary.empty()) {
            projection.emplace(static_cast<std::size_t>(file->atoms()));
            std::iota(projection->begin(), projection->end(), 1);
        }
        std::uint64_t count = 0;
        bool is_model = true;
        const auto print = [&](const std::vector<bool>& values) {
            is_model = file->clauses.satisfied_by(values);
            if (!is_model)
                return false;
            print_model(values, projection);
            return ++count != limit;
        };
        const Models models = for_each_model(file->clauses, projection, print, control);
        if (!is_model)
            return report({"the solver's model does not satisfy the clauses"}, "error");
        const char* const noun = count == 1 ? "model" : "models";
        if (models.complete)
            fmt::print("c {} {} in total\n", count, noun);
        else
            fmt::print("c {} {}; there may be more\n", count, noun);
        flush_output();
        return interrupt.came() ? interrupted : success;
    }

private:
    static void print_model(const std::vector<bool>& values,
                            const std::optional<std::vector<int>>& projection) {
        std::string line;
        const auto add = [&](int atom) {
            const bool value = values[static_cast<std::size_t>(atom)];
            const fmt::format_int digits(value ? atom : -atom);
            line.append(digits.data(), digits.size());
            line += ' ';
        };
        const int atoms = static_cast<int>(values.size()) - 1;
        if (projection) {
            for (const int atom : *projection)
                if (atom <= atoms)
                    add(atom);
        } else {
            for (int atom = 1; atom <= atoms; ++atom)
                add(atom);
        }
        fmt::print("{}0\n", line);
    }
};

} // namespace

void add_sat_models(Command group) {
    const Command command = group.add_command("models", "List all models");
    command.footer(
        "Prints one model per line (literals, then 0), each once, and finally their number.\n"
        "With a projection (--project, or 'c p show' lines in the file) only the projected atoms\n"
        "are printed, and each assignment to them once.\n\n"
        "loggia-cli sat models queens.cnf --limit 10\n"
        "loggia-cli sat models clauses.txt --project 1 --project 2");
    auto models = std::make_shared<SatModels>();
    models->in.add_to(command);
    models->project.add_to(command);
    command.add_option("--limit", models->limit, "Maximum number of models (default: all)");
    command.action([models] { return (*models)(); });
}

} // namespace loggia::commands
