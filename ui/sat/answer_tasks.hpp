#pragma once

#include "core/sat/check_proof.hpp"
#include "core/sat/core.hpp"
#include "core/sat/format.hpp"
#include "ui/work/job.hpp"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// Models of the clauses, one after the other.
struct ModelList {
    std::vector<std::vector<bool>> models; ///< By atom, [0] being of no use.
    bool complete = false;                 ///< There are no more.
};

/// The smallest set of clauses that has no model, as far as it was found.
struct CoreFinding {
    sat::Core core;
    bool verified = false; ///< That each of them is needed, asked of a solver afresh.
};

/// What is asked once an answer is known: all models, a minimal core, whether the proof holds. Each
/// off the window's thread, one at a time.
class AnswerTasks final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t most_models = 1000;

    explicit AnswerTasks(QObject* parent = nullptr);

    /// Lists models: with a projection, one for each way to set its atoms.
    void findModels(std::shared_ptr<const sat::ClauseFile> file,
                    const std::optional<std::vector<int>>& projection);
    void findCore(std::shared_ptr<const sat::ClauseFile> file);
    void checkProof(std::shared_ptr<const sat::ClauseFile> file,
                    std::shared_ptr<const sat::Proof> proof);
    /// Ends what is running and keeps what has been found.
    void stop();
    /// Ends, and forgets: the clauses have changed.
    void reset();
    [[nodiscard]] bool isRunning() const;

    /// Null before they were asked for.
    [[nodiscard]] const std::shared_ptr<const ModelList>& models() const { return models_; }
    [[nodiscard]] const std::optional<CoreFinding>& core() const { return core_; }
    [[nodiscard]] const std::optional<sat::ProofCheck>& proofCheck() const { return check_; }

Q_SIGNALS:
    void modelsChanged();
    void coreChanged();
    void proofChecked();
    void runningChanged(bool running);
    /// What is being done, for the run bar.
    void progressed(double fraction, const QString& text);

private:
    [[nodiscard]] std::array<JobBase*, 3> jobs() { return {&model_job_, &core_job_, &proof_job_}; }
    void abandonAll();
    void tellRunning();

    using Models = std::shared_ptr<const ModelList>;

    Models models_;
    std::optional<CoreFinding> core_;
    std::optional<sat::ProofCheck> check_;
    bool was_running_ = false;
    // Last, so that they end before what they call is gone.
    Job<Models> model_job_;
    Job<CoreFinding> core_job_;
    Job<sat::ProofCheck> proof_job_;
};

} // namespace loggia::ui
