#include "core/sat/cubes/conquer.hpp"

#include "core/base/parallel.hpp"
#include "core/sat/cubes/cube_proof.hpp"
#include "core/sat/cubes/split.hpp"
#include "core/sat/engines/automatic_engine.hpp"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace loggia::sat {

namespace {

/// What the threads share.
class Conquest {
public:
    Conquest(const logic::ClauseSet& clauses, const CubeSplit& split, const ConquerOptions& options,
             const Control& control)
        : clauses_(clauses), split_(split), options_(options),
          pass_on_(control.stop_token(), [this] { stop_.request_stop(); }) {}

    void run() {
        in_parallel_by_workers(split_.cubes.size(), options_.threads, [this] {
            auto own = std::make_shared<Own>(clauses_, split_, options_.engine);
            {
                const std::lock_guard lock(mutex_);
                all_.push_back(own);
            }
            return [this, own](std::size_t cube) { return solve(cube, *own); };
        });
    }

    [[nodiscard]] Result<Conquered> result() {
        if (fault_)
            return tl::unexpected(*fault_);
        Conquered found;
        found.cubes = split_.cubes.size();
        if (first_) {
            found.status = Status::satisfiable;
            found.model = std::move(model_);
            return found;
        }
        if (refuted_ < split_.cubes.size())
            return found;
        found.status = Status::unsatisfiable;
        if (!options_.proof)
            return found;
        CubeProof whole;
        for (const auto& own : all_) {
            for (const Proof& each : own->proofs)
                whole.add(each);
            whole.end_part();
        }
        found.proof = whole.finish(split_.proof);
        return found;
    }

private:
    /// What a thread has of its own.
    struct Own {
        Own(const logic::ClauseSet& clauses, const CubeSplit& split, CubeEngine engine)
            : solver(clauses, split.cubes, engine) {}

        CubeSolver solver;
        std::vector<Proof> proofs{};
    };

    bool solve(std::size_t cube, Own& own) {
        {
            const std::lock_guard lock(mutex_);
            if (fault_ || first_ || stop_.stop_requested())
                return false; // cubes before the first one with a model are being solved
        }
        auto answer = own.solver.solve(split_.cubes[cube], Control(stop_.get_token()));
        const std::lock_guard lock(mutex_);
        if (answer && answer->status == Status::unknown && !stop_.stop_requested())
            answer = failure("the learned clauses need too much memory");
        if (!answer) {
            fault_ = fault_ ? fault_ : std::move(answer.error());
            stop_.request_stop();
            return false;
        }
        if (answer->status == Status::unsatisfiable) {
            ++refuted_;
            if (options_.proof)
                own.proofs.push_back(std::move(answer->proof));
            return true;
        }
        if (answer->status == Status::satisfiable && (!first_ || cube < *first_)) {
            first_ = cube;
            model_ = std::move(answer->model);
        }
        return false;
    }

    const logic::ClauseSet& clauses_;
    const CubeSplit& split_;
    const ConquerOptions& options_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> pass_on_;
    std::mutex mutex_; ///< Of all that follows.
    std::vector<std::shared_ptr<Own>> all_;
    std::optional<Error> fault_;
    std::optional<std::size_t> first_; ///< The first cube with a model.
    std::vector<bool> model_;
    std::size_t refuted_ = 0;
};

} // namespace

CubeEngine pick_cube_engine(const logic::ClauseSet& clauses) {
    return pick(clauses) == Engine::lookahead ? CubeEngine::lookahead : CubeEngine::cdcl;
}

Result<Conquered> solve_by_cubes(const logic::ClauseSet& clauses, const ConquerOptions& options,
                                 const Control& control) {
    auto split = split_into_cubes(clauses, options.cubes, control);
    if (!split)
        return tl::unexpected(std::move(split.error()));
    if (split->status != Status::unknown || split->cubes.empty())
        return Conquered{split->status, std::move(split->model), std::move(split->proof), 0};
    Conquest conquest(clauses, *split, options, control);
    conquest.run();
    return conquest.result();
}

} // namespace loggia::sat
