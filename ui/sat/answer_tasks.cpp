#include "ui/sat/answer_tasks.hpp"

#include "core/sat/queries/enumerate_models.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace loggia::ui {

namespace {

constexpr auto between_updates = std::chrono::milliseconds(200);

/// So many that they fit into memory together.
std::size_t mostModels(int atoms) {
    constexpr std::size_t most_bits = std::size_t{1} << 28U;
    return std::clamp<std::size_t>(most_bits / (static_cast<std::size_t>(atoms) + 1), 1,
                                   AnswerTasks::most_models);
}

} // namespace

AnswerTasks::AnswerTasks(QObject* parent) : QObject(parent) {
    connect(&jobs_, &JobGroup::runningChanged, this, &AnswerTasks::runningChanged);
    connect(&jobs_, &JobGroup::progressed, this, &AnswerTasks::progressed);
}

void AnswerTasks::reset() {
    jobs_.abandon();
    models_.reset();
    core_.reset();
    check_.reset();
    seconds_ = 0;
    Q_EMIT modelsChanged();
    Q_EMIT coreChanged();
    Q_EMIT proofChecked();
}

AnswerTasks::Found AnswerTasks::found() const {
    Found found{models(), std::nullopt, std::nullopt, seconds_};
    if (const CoreFinding* const core = core_.get())
        found.core = *core;
    if (const Result<sat::ProofCheck>* const check = check_.get())
        found.check = *check;
    return found;
}

void AnswerTasks::take(const Revision& about, const Found& found) {
    jobs_.abandon();
    models_ = found.models ? About<Models>(about, found.models) : About<Models>();
    core_ = found.core ? About<CoreFinding>(about, *found.core) : About<CoreFinding>();
    check_ = found.check ? About<Result<sat::ProofCheck>>(about, *found.check)
                         : About<Result<sat::ProofCheck>>();
    seconds_ = found.seconds;
    Q_EMIT modelsChanged();
    Q_EMIT coreChanged();
    Q_EMIT proofChecked();
}

void AnswerTasks::begin() {
    jobs_.abandon();
    clock_.start();
}

void AnswerTasks::noteTime() {
    constexpr double millisecond = 1e-3;
    seconds_ = std::max(seconds_, static_cast<double>(clock_.elapsed()) * millisecond);
}

void AnswerTasks::findModels(const Revision& about, std::shared_ptr<const sat::ClauseFile> file,
                             const std::optional<std::vector<int>>& projection) {
    begin();
    const auto take = [this, about](const Models& models) {
        models_ = {about, models};
        Q_EMIT modelsChanged();
    };
    model_job_.start(
        about,
        [file = std::move(file), projection](const Control& control, const auto& update) -> Models {
            ModelList list;
            using Clock = std::chrono::steady_clock;
            auto told = Clock::now();
            const std::size_t most = mostModels(file->clauses.atoms());
            const auto found = sat::for_each_model(
                file->clauses, projection,
                [&](const std::vector<bool>& values) {
                    // One more than are kept tells that there are more.
                    if (list.models.size() == most)
                        return false;
                    list.models.push_back(sat::without_auxiliary_atoms(*file, values));
                    if (Clock::now() - told > between_updates) {
                        update(std::make_shared<const ModelList>(list));
                        told = Clock::now();
                    }
                    return true;
                },
                control);
            list.complete = found.complete;
            return std::make_shared<const ModelList>(std::move(list));
        },
        [this, take](const Result<Models>& found) {
            noteTime();
            if (found)
                return take(*found);
            const Models* const before = models_.get();
            ModelList so_far = before != nullptr ? **before : ModelList{};
            so_far.error = found.error();
            take(std::make_shared<const ModelList>(std::move(so_far)));
        },
        take);
}

void AnswerTasks::findCore(const Revision& about, std::shared_ptr<const sat::ClauseFile> file) {
    begin();
    core_job_.start(
        about,
        [file = std::move(file)](const Control& control, const auto& /*update*/) {
            CoreFinding finding{sat::minimal_core(file->clauses, file->constraint_ends(), control),
                                false, std::nullopt};
            if (finding.core.status == sat::Status::unsatisfiable && finding.core.minimal) {
                const sat::ClauseFile part = file->part(finding.core.clauses);
                finding.verified =
                    sat::verify_minimal(part.clauses, part.constraint_ends(), finding.core.models,
                                        control) == sat::Status::unsatisfiable;
            }
            finding.core.models.clear();
            return finding;
        },
        [this, about](const Result<CoreFinding>& finding) {
            noteTime();
            core_ = {about, finding ? *finding : CoreFinding{{}, false, finding.error()}};
            Q_EMIT coreChanged();
        });
}

void AnswerTasks::checkProof(const Revision& about, std::shared_ptr<const sat::ClauseFile> file,
                             std::shared_ptr<const sat::Proof> proof) {
    begin();
    proof_job_.start(
        about,
        [file = std::move(file), proof = std::move(proof)](const Control& control,
                                                           const auto& /*update*/) {
            return sat::check_proof(file->clauses, *proof, control);
        },
        [this, about](const Result<sat::ProofCheck>& check) {
            noteTime();
            check_ = {about, check};
            Q_EMIT proofChecked();
        });
}

} // namespace loggia::ui
