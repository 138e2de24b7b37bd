#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/shards/shard_kind.hpp"
#include "core/base/number_text.hpp"
#include "core/sat/cubes/split.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/formats/icnf.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/shards/kinds/cubes.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace loggia::commands {

namespace {

using namespace sat;

constexpr int satisfiable_status = 10;
constexpr int unsatisfiable_status = 20;
constexpr int cubes_a_shard = 8;

struct MakeSat {
    ShardTarget target;
    std::string in;
    std::optional<int> cubes;
    CubeEngine engine = CubeEngine::cdcl;

    int operator()() const {
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const auto text = read_packed(in, control);
        if (!text)
            return interrupt.came() ? interrupted : failed;
        CubeFile file;
        const bool has_cubes = is_icnf(*text);
        if (has_cubes && cubes)
            throw UsageError("--cubes", "the file has cubes already");
        if (auto parsed = read(*text, has_cubes, control))
            file = *std::move(parsed);
        else
            return interrupt.came() ? interrupted : failed;
        const auto wanted = static_cast<std::size_t>(cubes.value_or(cubes_a_shard * target.shards));
        auto split = has_cubes ? split_by_given(file.clauses, std::move(file.cubes), control)
                               : split_into_cubes(file.clauses, wanted, control);
        if (!split)
            return report(split.error(), "error");
        if (interrupt.came())
            return interrupted;
        auto order = shards::order_of_cubes(file.clauses, *split, engine);
        if (!order)
            return report(order.error(), "error");
        return target.write(*std::move(order), "sat", "cube", control);
    }

private:
    [[nodiscard]] std::optional<CubeFile> read(const std::string& text, bool has_cubes,
                                               const Control& control) const {
        const std::string name = in == "-" ? "standard input" : in;
        if (has_cubes) {
            auto file = parse_icnf(text, control);
            if (file)
                return *std::move(file);
            report(file.error(), name, text);
            return std::nullopt;
        }
        if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
            report({"the file is empty; expected clauses"}, name);
            return std::nullopt;
        }
        auto file = parse_clauses(text, control);
        if (file)
            return CubeFile{std::move(file->clauses), {}};
        report(file.error(), name, text);
        return std::nullopt;
    }
};

} // namespace

void add_make_sat(Command command) {
    auto make = std::make_shared<MakeSat>();
    command.footer(
        "Splits the clauses into cubes by lookahead (cube and conquer). Each shard solves some\n"
        "of the cubes. 'shard merge' then checks a model, or combines the proofs of the cubes\n"
        "into one (DRAT) and checks that. An iCNF file ('p inccnf') brings its own cubes.");
    command.add_option("IN", make->in, "File with clauses").required().type_name("");
    make->target.add_to(command);
    command
        .add_option("--cubes", make->cubes,
                    fmt::format("Cubes to split into (default: {} for each shard)", cubes_a_shard))
        .type_name("N")
        .between(1, 1'000'000, RangeHint::hidden);
    command
        .add_option("--engine", make->engine, cube_engine_of,
                    "cdcl (the default: clause learning), lookahead or cadical")
        .type_name("ENGINE");
    command.action([make] { return (*make)(); });
}

int merge_sat(const ShardMerge& order) {
    const shards::CubesCheck check{order.by_parts, order.threads, !order.proof.empty()};
    const auto merged = shards::merge_cubes(order.folder, order.collected, check, order.control);
    if (order.control.stop_requested())
        return interrupted;
    if (!merged)
        return report(merged.error(), "error");
    if (merged->status == Status::unknown)
        return report_missing(order);
    if (merged->status == Status::unsatisfiable) {
        print_to_stderr("proof verified {} in {:.1f} s: {} of {} {} are needed\n",
                        order.by_parts ? "part by part" : "as a whole", merged->check_seconds,
                        merged->lemmas, merged->steps, plural(merged->steps, "step"));
        if (!order.proof.empty())
            if (const auto written =
                    write_output(order.proof, to_drat(merged->proof, ProofForm::binary));
                !written)
                return report(written.error(), "error");
    }
    if (const auto written =
            write_output(order.output.path(), to_competition(merged->status, merged->model));
        !written)
        return report(written.error(), "error");
    return merged->status == Status::satisfiable ? satisfiable_status : unsatisfiable_status;
}

} // namespace loggia::commands
