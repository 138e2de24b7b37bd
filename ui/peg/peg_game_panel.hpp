#pragma once

#include "ui/peg/peg_example.hpp"

#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <optional>

class QLabel;
class QListWidget;
class QPushButton;
class QSlider;
class QToolButton;

namespace loggia::ui {

class ExplanationCard;
class PegDocument;
class PegRandomBar;
class PegRun;
class StepButtons;

/// The game panel: boards to choose from, what to do now, solvability, and the jumps, to step or
/// play through.
class PegGamePanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    PegGamePanel(PegDocument* document, PegRun* run, QWidget* parent = nullptr);

    /// The card: an explanation, a hint, the outcome.
    void setCard(const QString& title, const QString& text);
    /// The button of the card; not where another one does the same.
    void setRestartShown(bool shown);
    /// The number of reasons of a proof that can be drawn one after the other; a button shows the
    /// next one if there are several.
    void setReasons(std::size_t reasons);
    /// Marks the jump after so many others in the list: it put the goal out of reach.
    void setBlunder(std::optional<std::size_t> jumps);
    [[nodiscard]] PegRandomBar* randomBar() const { return random_; }
    [[nodiscard]] QString cardTitle() const;
    [[nodiscard]] QString cardText() const;
    /// Shows the jumps one after the other, from the first one where the last is shown.
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }

    /// Between two jumps, in ms.
    static constexpr int pace = 550;

Q_SIGNALS:
    void chosen(const loggia::ui::PegExample& example);
    void playingChanged();
    void nextReasonWanted();

private:
    void refresh();
    void playOne();
    void addNoJumps();
    void listMoves();

    PegDocument* document_;
    PegRandomBar* random_;
    ExplanationCard* card_;
    QPushButton* hint_;
    QPushButton* restart_;
    QPushButton* next_reason_;
    QLabel* jumps_heading_;
    StepButtons* steps_;
    QToolButton* play_;
    QSlider* slider_;
    QListWidget* jumps_;
    std::vector<peg::Jump> listed_;      ///< As they stand in jumps_, a move a row:
    std::vector<std::size_t> move_ends_; ///< the number of jumps after each of them.
    std::optional<std::size_t> blunder_;
    QTimer clock_;
};

} // namespace loggia::ui
