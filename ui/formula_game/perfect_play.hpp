#pragma once

#include "core/formula_game/explain.hpp"
#include "core/formula_game/game.hpp"
#include "core/formula_game/solve.hpp"
#include "ui/work/job.hpp"
#include "ui/work/job_group.hpp"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

class FormulaDocument;

/// What perfect play would be in the game of a document: who wins the position shown and why, while
/// a person wants to see it; hints, when asked for; and once the game is over the moves that threw
/// it away.
class PerfectPlay : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit PerfectPlay(FormulaDocument* document, QObject* parent = nullptr);

    /// Off to begin with: it spoils the game.
    [[nodiscard]] bool isOn() const { return on_; }
    void setOn(bool on);
    void askForHint();
    /// How play may go on from the position shown, by best moves to the end; answered by
    /// lineFound().
    void askForLine();
    /// Ends what is being computed; what is missing is computed when the document changes.
    void stop();
    [[nodiscard]] bool isRunning() const { return jobs_.isRunning(); }

    /// What is known of the position shown, by search; nothing while it is not known or not wanted.
    [[nodiscard]] const formula_game::Explanation* explanation() const;
    /// Who wins the position shown, as soon as anything says so. Only while it is on.
    [[nodiscard]] formula_game::Solution solution() const;
    /// Who wins a position of the game of the document, as soon as all of them are known. Only
    /// while it is on.
    [[nodiscard]] std::optional<formula_game::Player>
    winnerOf(const formula_game::Position& position) const;
    /// The moves on the way to the end that threw a won game away: while on, or when the game is
    /// over.
    [[nodiscard]] const std::vector<formula_game::Blunder>& blunders() const { return blunders_; }
    /// Whether a game that is over has been looked through for them.
    [[nodiscard]] bool knowsBlunders() const { return table() != nullptr; }

Q_SIGNALS:
    void changed();
    void onChanged(bool on);
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);
    /// `part` is the part of the formula that `why` speaks of.
    void hinted(bool value, const QString& why, loggia::logic::Expr part);
    /// The values of a line of best play from `position` on.
    void lineFound(const loggia::formula_game::Position& position, const std::vector<bool>& values);
    /// Something could not be computed; why, as a sentence.
    void failed(const QString& sentence);

private:
    void follow();
    void explainPosition();
    void followGame();
    void tabulateGame();
    void tellFound();
    void tellHint();
    void tellLine();
    void refreshBlunders();
    /// Of the game; null until it is known, or where it is too large to be.
    [[nodiscard]] const formula_game::GameTable* table() const;

    FormulaDocument* document_;
    bool on_ = false;
    bool hint_wanted_ = false;
    bool line_wanted_ = false;
    std::shared_ptr<const formula_game::Game> game_; ///< Null where the document has none.
    Revisions games_;                                ///< What a table is of.
    About<std::shared_ptr<const formula_game::GameTable>> table_;
    std::optional<formula_game::Position> position_; ///< The one shown.
    Revisions positions_;                            ///< What an explanation is of.
    About<formula_game::Explanation> explanation_;
    std::vector<formula_game::Blunder> blunders_;
    // Last, so that they end before what they call is gone.
    Job<std::optional<formula_game::Explanation>> explain_;
    Job<std::shared_ptr<const formula_game::GameTable>> tabulate_;
    JobGroup jobs_{{&explain_, &tabulate_}};
};

} // namespace loggia::ui
