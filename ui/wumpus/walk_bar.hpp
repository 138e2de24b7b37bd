#pragma once

#include "core/wumpus/hunt.hpp"

#include <QWidget>

#include <cstdint>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class GameOverBar;
class History;
class WumpusDocument;

/// The bar under the map: walks through hidden caves, and what the walker should know; on a hunt
/// for gold also the score, the arrow and the way out, and how it ended.
class WalkBar final : public QWidget {
    Q_OBJECT

public:
    /// `history` is the document's.
    WalkBar(WumpusDocument* document, const History& history, QWidget* parent = nullptr);

    /// Begins in a hidden cave picked by chance.
    void startNext();
    /// One careful step: to a square that is proven safe, or else to the least risky one. On a hunt
    /// what wumpus::Hunt::next() says without daring.
    void step();
    [[nodiscard]] bool canStep() const;
    /// Whether risks are told as percentages, which somebody may want to find alone.
    void setChancesShown(bool shown);
    /// Whether the hidden cave is shown.
    [[nodiscard]] bool isRevealing() const;
    void setRevealing(bool revealing);
    /// There is a hidden cave, and the walk in it is not over, which shows it.
    [[nodiscard]] bool canReveal() const;
    /// Whether walks are hunts for gold.
    [[nodiscard]] bool isHunting() const;
    /// The walk begins again in the same cave as one of the other kind, where there is one.
    void setHunting(bool hunting);
    /// Opens the menu of the directions to shoot.
    void askDirection();
    /// Whether rules and knowledge do not find the same squares safe as what was perceived does,
    /// because somebody has changed them: which is said.
    void setTextsDiffer(bool differ);
    /// Where the walker stands, in a sentence.
    [[nodiscard]] QString status() const;

Q_SIGNALS:
    void revealChanged();
    void huntingChanged();
    /// An action that a button asks for.
    void actionWanted(const loggia::wumpus::Action& action);
    /// *New walk* or *Play again* was pressed, so that the keyboard may go to the map.
    void restarted();
    /// The last step was made with a button that had the keyboard, which may go to the map.
    void usedUp();

private:
    void build();
    QWidget* buildHunt();
    void start(std::uint64_t seed);
    void refresh();
    void refreshHunt();
    [[nodiscard]] QString huntStatus() const;
    [[nodiscard]] QString whereNext() const;
    [[nodiscard]] QString whereByPercepts() const;

    WumpusDocument* document_;
    QLabel* status_;
    QPushButton* step_;
    QPushButton* reveal_;
    QSpinBox* seed_;
    QCheckBox* gold_;
    QWidget* hunt_row_ = nullptr;
    QLabel* score_;
    QPushButton* grab_;
    QPushButton* shoot_;
    QPushButton* climb_;
    GameOverBar* over_;
    bool shows_chances_ = true;
    std::uint64_t shown_cave_ = 0; ///< Its number; 0 without a walk.
    bool texts_differ_ = false;
};

} // namespace loggia::ui
