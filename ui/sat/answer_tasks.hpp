#pragma once

#include "core/sat/formats/format.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/queries/minimal_core.hpp"
#include "ui/work/job.hpp"
#include "ui/work/job_group.hpp"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// Models of the clauses, one after the other.
struct ModelList {
    std::vector<std::vector<bool>> models; ///< By atom, [0] being of no use.
    bool complete = false;                 ///< There are no more.
    std::optional<Error> error;            ///< Why the search for more failed.
};

/// The smallest set of clauses that has no model, as far as it was found.
struct CoreFinding {
    sat::Core core;
    bool verified = false;      ///< That each of them is needed, asked of a solver afresh.
    std::optional<Error> error; ///< Why nothing was found.
};

/// What is asked once an answer is known: all models, a minimal core, whether the proof holds. Each
/// off the window's thread, one at a time.
class AnswerTasks final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t most_models = 1000;

    explicit AnswerTasks(QObject* parent = nullptr);

    /// Lists models: with a projection, one for each way to set its atoms. Here and below `about`
    /// is the content that the clauses are; what is found goes when that changes.
    void findModels(const Revision& about, std::shared_ptr<const sat::ClauseFile> file,
                    const std::optional<std::vector<int>>& projection);
    void findCore(const Revision& about, std::shared_ptr<const sat::ClauseFile> file);
    void checkProof(const Revision& about, std::shared_ptr<const sat::ClauseFile> file,
                    std::shared_ptr<const sat::Proof> proof);
    /// Ends what is running and keeps what has been found.
    void stop() { jobs_.stop(); }
    /// Ends, and forgets: the answer is asked for anew.
    void reset();
    [[nodiscard]] bool isRunning() const { return jobs_.isRunning(); }
    [[nodiscard]] bool isFindingCore() const { return core_job_.isRunning(); }
    [[nodiscard]] bool isCheckingProof() const { return proof_job_.isRunning(); }

    /// Null before they were asked for, and when the clauses have changed since.
    [[nodiscard]] std::shared_ptr<const ModelList> models() const {
        const Models* const found = models_.get();
        return found != nullptr ? *found : nullptr;
    }
    [[nodiscard]] const CoreFinding* core() const { return core_.get(); }
    [[nodiscard]] const Result<sat::ProofCheck>* proofCheck() const { return check_.get(); }

    /// All of that.
    struct Found {
        std::shared_ptr<const ModelList> models;
        std::optional<CoreFinding> core;
        std::optional<Result<sat::ProofCheck>> check;
        double seconds = 0; ///< What took longest of it.
    };
    [[nodiscard]] Found found() const;
    /// As in Found.
    [[nodiscard]] double seconds() const { return seconds_; }
    /// What was found elsewhere of the same clauses, in place of what is known.
    void take(const Revision& about, const Found& found);

Q_SIGNALS:
    void modelsChanged();
    void coreChanged();
    void proofChecked();
    void runningChanged(bool running);
    /// What is being done, for the run bar.
    void progressed(double fraction, const QString& text);

private:
    using Models = std::shared_ptr<const ModelList>;

    /// Ends what is running, for another task.
    void begin();
    void noteTime();

    About<Models> models_;
    About<CoreFinding> core_;
    About<Result<sat::ProofCheck>> check_;
    QElapsedTimer clock_; ///< Of the task that was begun last.
    double seconds_ = 0;
    // Last, so that they end before what they call is gone.
    Job<Models> model_job_;
    Job<CoreFinding> core_job_;
    Job<sat::ProofCheck> proof_job_;
    JobGroup jobs_{{&model_job_, &core_job_, &proof_job_}};
};

} // namespace loggia::ui
