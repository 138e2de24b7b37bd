#pragma once

#include "ui/peg/peg_answer.hpp"
#include "ui/peg/peg_table_run.hpp"
#include "ui/work/job.hpp"
#include "ui/work/job_group.hpp"

#include <QObject>

#include <variant>
#include <vector>

namespace loggia::ui {

class PegDocument;

/// Computations about the position shown, on another thread and on demand: a solution, a hint, and
/// whether it can still be solved. An answer about a position that is no longer shown is dropped.
class PegRun final : public QObject {
    Q_OBJECT

public:
    /// Whether the goal can still be reached from the position shown.
    enum class Solvability { off, thinking, yes, no, unknown };

    /// `document` must outlive this.
    explicit PegRun(PegDocument* document, QObject* parent = nullptr);

    void solve(PegMethod method, const peg::Encoding& encoding);
    void askForHint();
    /// While switched on, it follows the position shown.
    void setIndicatorOn(bool on);
    [[nodiscard]] bool isIndicatorOn() const { return indicator_on_; }
    [[nodiscard]] Solvability solvability() const { return solvability_; }
    /// The solvability after each jump from the position shown, while switched on; empty until it
    /// is known.
    [[nodiscard]] const std::vector<peg::Prospect>& prospects() const;
    /// Looks for the jump that lost the game shown; answered by lostAt(), where there is one.
    void findLoss();
    /// Why it shows `no` or `unknown`, where more is known than that.
    [[nodiscard]] const QString& indicatorReason() const { return indicator_reason_; }
    /// The proof of `no`, where an invariant gives one for the position shown; null: none is known.
    [[nodiscard]] const peg::Impossibility* indicatorProof() const {
        return solvability_ == Solvability::no && indicator_proof_ ? &*indicator_proof_ : nullptr;
    }
    /// Stops what is running.
    void stop();
    [[nodiscard]] bool isRunning() const { return jobs_.isRunning(); }
    [[nodiscard]] bool isSolving() const { return solving_.isRunning(); }
    /// Of the position shown; the jumps of a solution that is found for it leave it as it is.
    [[nodiscard]] Revision revision() const { return shown_.now(); }
    /// Where there is a table, hint and solvability are looked up in it.
    [[nodiscard]] PegTableRun* tables() const { return tables_; }

Q_SIGNALS:
    void runningChanged(bool running);
    void solvingChanged(bool solving);
    /// What the solver is doing; `fraction` is negative where nobody can tell.
    void progressed(double fraction, const QString& text);
    void tried(const loggia::peg::SatTry& attempt);
    /// The document has the jumps already, where it is solved.
    void solved(const loggia::ui::PegAnswer& answer);
    void hinted(const loggia::ui::PegHint& hint);
    void indicatorChanged();
    /// After so many jumps the goal could still be reached, and not after the next one.
    void lostAt(std::size_t jumps);
    /// There is no hint, and why, as a sentence.
    void failed(const QString& sentence);

private:
    void follow();
    void take(const PegAnswer& answer);
    void putJumps(const peg::Game& game, const std::vector<peg::Jump>& jumps);
    /// Whether a person only goes through the solution that is there while a shorter one is sought.
    [[nodiscard]] bool isWatched() const;
    void judge();
    void lookAhead();
    void setSolvability(Solvability solvability, const QString& reason = {});
    void proveImpossible();

    PegDocument* document_;
    PegTableRun* tables_;
    bool indicator_on_ = false;
    Solvability solvability_ = Solvability::off;
    QString indicator_reason_;
    peg::Game judged_; ///< What solvability_ is about.
    Revisions shown_;  ///< Of the position shown: an answer about another one is dropped.
    Revisions asked_; ///< Of what is solved, while the jumps that were found are gone through, too.
    std::size_t before_ = 0;         ///< Jumps of the game before the position that is solved.
    std::optional<peg::Game> found_; ///< The game with the jumps that were found so far.
    About<std::vector<peg::Prospect>> prospects_;
    std::optional<peg::Impossibility> indicator_proof_; ///< As solvability_.
    bool taking_ = false;                               ///< A solution goes into the document.
    // Declared last, so that they are destroyed before the members that they use.
    /// A solver that was started, or a solution that is there while a shorter one is looked for.
    using News = std::variant<peg::SatTry, std::vector<peg::Jump>>;
    Job<PegAnswer, News> solving_;
    Job<PegHint> hinting_;
    Job<peg::DirectSolution> judging_;
    Job<std::optional<peg::Impossibility>> proving_;
    Job<std::vector<peg::Prospect>> looking_ahead_;
    Job<PegHint> finding_loss_;
    JobGroup jobs_{{&solving_, &hinting_, &judging_, &proving_, &looking_ahead_, &finding_loss_,
                    tables_->making()}};
};

} // namespace loggia::ui
