#include "core/shards/kinds/cubes.hpp"

#include "core/base/file.hpp"
#include "core/base/number_text.hpp"
#include "core/base/parallel.hpp"
#include "core/sat/cubes/cube_proof.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/formats/icnf.hpp"
#include "core/sat/proofs/proof_format.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::shards {

namespace {

using namespace sat;

constexpr std::string_view clauses_name = "clauses.cnf";
constexpr std::string_view split_name = "split.drat";
constexpr std::string_view engine_setting = "engine";
constexpr std::string_view refuted_line = "unsatisfiable\n";
constexpr std::string_view model_line = "satisfiable\n";

Result<logic::ClauseSet> clauses_in(const std::filesystem::path& inputs, const Control& control) {
    const auto text = read_regular_file(inputs / clauses_name, control);
    if (!text)
        return tl::unexpected(text.error());
    auto file = parse_clauses(*text, control);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    return std::move(file->clauses);
}

Result<std::vector<Cube>> cubes_of(const std::vector<std::string>& items, int atoms) {
    std::vector<Cube> cubes;
    for (const std::string& item : items) {
        auto cube = parse_cubes(item);
        if (!cube)
            return tl::unexpected(std::move(cube.error()));
        if (cube->size() != 1)
            return failure(fmt::format("expected one cube in an item, found {}", cube->size()));
        for (const int literal : cube->front())
            if (std::abs(literal) > atoms)
                return failure(fmt::format("a cube has the atom {}, which no clause has", literal));
        cubes.push_back(std::move(cube->front()));
    }
    return cubes;
}

/// Where the split alone has the answer: the model as a cube, or one that holds nowhere, so that
/// the job is like any other, and its only shard takes no time.
Cube answered_cube(const logic::ClauseSet& clauses, const CubeSplit& split) {
    Cube cube;
    if (split.status == Status::unsatisfiable && clauses.atoms() > 0)
        cube = {1, -1};
    for (int atom = 1; atom < static_cast<int>(split.model.size()); ++atom)
        cube.push_back(split.model[static_cast<std::size_t>(atom)] ? atom : -atom);
    return cube;
}

Result<std::vector<bool>> model_of(std::string_view text, const logic::ClauseSet& clauses) {
    const auto answer = parse_answer(text);
    if (!answer)
        return tl::unexpected(answer.error());
    auto values = values_of(answer->literals, clauses.atoms());
    if (answer->status != Status::satisfiable || !clauses.satisfied_by(values))
        return failure("a model in a result does not satisfy the clauses");
    return values;
}

/// The proofs of the cubes of one shard.
Result<std::vector<Proof>> proofs_of(const Collected::Part& part, const Control& control) {
    std::vector<Proof> proofs;
    for (const Record& record : part.result.records) {
        if (!record.bytes.starts_with(refuted_line))
            return failure(fmt::format("a record of shard {} is no answer to a cube", part.number));
        auto proof = parse_proof(record.bytes.substr(refuted_line.size()), control);
        if (!proof)
            return tl::unexpected(std::move(proof.error()));
        if (proof->empty() || proof->is_deletion(proof->size() - 1))
            return failure(
                fmt::format("a proof of shard {} does not end with a clause", part.number));
        proofs.push_back(*std::move(proof));
    }
    return proofs;
}

Result<void> compose(const Collected& collected, const Proof& split, CubesMerged& merged,
                     const Control& control) {
    CubeProof composed;
    for (const Collected::Part& part : collected.parts) {
        const auto proofs = proofs_of(part, control);
        if (!proofs)
            return tl::unexpected(proofs.error());
        for (const Proof& proof : *proofs)
            composed.add(proof);
        composed.end_part();
    }
    merged.proof = composed.finish(split);
    merged.steps = merged.proof.size();
    return {};
}

/// Whether a check has verified; not so when it was stopped. A refusal is a failure.
Result<bool> verdict_of(const ProofCheck& check, std::string_view what) {
    if (check.verdict == ProofCheck::Verdict::refused)
        return failure(fmt::format("{} was rejected: {}", what, check.reason));
    return check.verdict == ProofCheck::Verdict::verified;
}

Result<bool> check_whole(CubesMerged& merged, const Control& control) {
    const ProofCheck check = check_proof(merged.clauses, merged.proof, control);
    merged.lemmas = check.lemmas;
    return verdict_of(check, "the composed proof");
}

/// Each shard's proofs by themselves, `threads` at a time, and last the split's.
Result<bool> check_parts(const Collected& collected, const Proof& split, int threads,
                         CubesMerged& merged, const Control& control) {
    std::vector<std::vector<int>> last_steps;
    std::mutex mutex; // of all that follows, of `last_steps` and of `merged`
    std::size_t steps = split.size();
    Result<bool> all = true;
    in_parallel(collected.parts.size(), threads, [&](std::size_t number) {
        const Collected::Part& part = collected.parts[number];
        auto proofs = proofs_of(part, control);
        auto check =
            proofs ? check_cubes(merged.clauses, *proofs, control) : tl::unexpected(proofs.error());
        auto verified = check
                            ? verdict_of(*check, fmt::format("the proof of shard {}", part.number))
                            : tl::unexpected(check.error());
        const std::lock_guard lock(mutex);
        if (!verified || !*verified) {
            all = std::move(verified);
            return false;
        }
        merged.lemmas += check->lemmas;
        for (const Proof& proof : *proofs) {
            steps += proof.size();
            const auto last = proof.clause(proof.size() - 1);
            last_steps.emplace_back(last.begin(), last.end());
        }
        return true;
    });
    if (!all || !*all)
        return all;
    const ProofCheck check = check_split(merged.clauses, last_steps, split, control);
    merged.lemmas += check.lemmas;
    merged.steps = steps;
    return verdict_of(check, "the proof of the split");
}

} // namespace

Result<JobOrder> order_of_cubes(const logic::ClauseSet& clauses, const CubeSplit& split,
                                CubeEngine engine) {
    if (clauses.atoms() > most_atoms_to_list)
        return failure(fmt::format("{} atoms are too many to list a model (the limit is {})",
                                   number_text(static_cast<std::uint64_t>(clauses.atoms())),
                                   number_text(most_atoms_to_list)));
    JobOrder order;
    order.inputs = {{std::string(clauses_name), to_dimacs(clauses)},
                    {std::string(split_name), to_drat(split.proof, ProofForm::binary)}};
    order.settings.set(engine_setting, to_text(engine));
    for (const Cube& cube : split.cubes)
        order.items.push_back(to_icnf(cube));
    if (!split.cubes.empty())
        return order;
    if (split.status == Status::unknown)
        return failure("stopped");
    order.items.push_back(to_icnf(answered_cube(clauses, split)));
    return order;
}

Result<WorkEnd> run_cubes(const Work& work, const Control& control) {
    const auto name = work.shard.settings.text(engine_setting);
    if (!name)
        return tl::unexpected(name.error());
    const auto engine = cube_engine_of(*name);
    if (!engine)
        return tl::unexpected(engine.error());
    const auto clauses = clauses_in(work.inputs, control);
    if (!clauses)
        return tl::unexpected(clauses.error());
    const auto cubes = cubes_of(work.shard.items, clauses->atoms());
    if (!cubes)
        return tl::unexpected(cubes.error());
    CubeSolver solver(*clauses, *cubes, *engine);
    for (std::size_t i = 0; i < cubes->size(); ++i) {
        if (work.done[i])
            continue;
        const auto answer = solver.solve((*cubes)[i], control);
        if (!answer)
            return tl::unexpected(answer.error());
        if (answer->status == Status::unknown) {
            if (control.stop_requested())
                return WorkEnd::stopped;
            return failure("the learned clauses need too much memory");
        }
        const bool has_model = answer->status == Status::satisfiable;
        auto kept = work.keep(
            i, has_model
                   ? fmt::format("{}{}", model_line, to_competition(answer->status, answer->model))
                   : fmt::format("{}{}", refuted_line, to_drat(answer->proof, ProofForm::binary)));
        if (!kept)
            return tl::unexpected(std::move(kept.error()));
        if (has_model)
            return WorkEnd::complete;
    }
    return WorkEnd::complete;
}

Result<CubesMerged> merge_cubes(const std::filesystem::path& folder, const Collected& collected,
                                const CubesCheck& check, const Control& control) {
    const auto inputs = input_folder(folder);
    if (auto examined = examine_inputs(folder, collected.job.inputs, control); !examined)
        return tl::unexpected(std::move(examined.error()));
    CubesMerged merged;
    auto clauses = clauses_in(inputs, control);
    if (!clauses)
        return tl::unexpected(std::move(clauses.error()));
    merged.clauses = *std::move(clauses);
    bool whole = collected.missing.empty();
    for (const Collected::Part& part : collected.parts) {
        merged.cubes += part.result.records.size();
        whole = whole && part.result.records.size() == part.result.name.part.items;
        for (const Record& record : part.result.records) {
            if (!record.bytes.starts_with(model_line))
                continue;
            auto model = model_of(record.bytes.substr(model_line.size()), merged.clauses);
            if (!model)
                return tl::unexpected(std::move(model.error()));
            merged.status = Status::satisfiable;
            merged.model = *std::move(model);
            return merged;
        }
    }
    if (!whole)
        return merged;
    const auto bytes = read_regular_file(inputs / split_name, control);
    const auto split = bytes ? parse_proof(*bytes, control) : tl::unexpected(bytes.error());
    if (!split)
        return tl::unexpected(split.error());
    if (check.wants_proof || !check.by_parts)
        if (auto composed = compose(collected, *split, merged, control); !composed)
            return tl::unexpected(std::move(composed.error()));
    const auto begin = std::chrono::steady_clock::now();
    auto verified = check.by_parts ? check_parts(collected, *split, check.threads, merged, control)
                                   : check_whole(merged, control);
    if (!verified)
        return tl::unexpected(std::move(verified.error()));
    merged.check_seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (*verified)
        merged.status = Status::unsatisfiable;
    return merged;
}

} // namespace loggia::shards
