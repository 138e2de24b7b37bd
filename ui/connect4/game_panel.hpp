#pragma once

#include "core/connect4/engine/review.hpp"
#include "core/connect4/position.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/connect4/varied_game.hpp"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace loggia::ui {

class Connect4Document;
class ExplanationCard;
class MoveList;
class PlayerEditor;
class StepButtons;

/// What is known of the game: what to do now, who plays, the moves, and how points were made.
class GamePanel : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit GamePanel(Connect4Document* document, QWidget* parent = nullptr);

    /// The card on top: an explanation, a hint, the outcome.
    void setCard(const QString& title, const QString& text);
    [[nodiscard]] QString cardText() const;
    /// Marks moves of the list: ?? gave a better outcome away, ? points, ! was the only good one.
    void setReview(const connect4::GameReview& review);
    /// The quadruple chosen in the list of points, if any.
    struct Pointed {
        connect4::Player player;
        connect4::Bits quadruple;
    };
    [[nodiscard]] std::optional<Pointed> pointed() const { return pointed_; }

Q_SIGNALS:
    void hintWanted();
    void newGameWanted();
    void pointedChanged();
    void copyWanted(const QString& text);
    /// A position was typed: the keyboard may go to the board.
    void acted();

private:
    void refresh();
    void refreshMoves();
    void refreshVariations();
    void refreshPoints();
    void showMenu(const QPoint& at);
    void setPointed(int row);

    Connect4Document* document_;
    connect4::GameReview review_;
    ExplanationCard* card_;
    QPushButton* hint_;
    std::array<PlayerEditor*, 2> players_;
    MoveList* moves_;
    StepButtons* steps_;
    std::vector<VariedGame::Path> asides_; ///< As listed in moves_.
    QWidget* variation_;                   ///< Shown while the game has several lines.
    QLabel* variation_name_;
    QPushButton* promote_;
    QPushButton* remove_;
    QListWidget* points_;
    std::vector<Pointed> quadruples_; ///< As listed in points_.
    std::optional<Pointed> pointed_;
};

} // namespace loggia::ui
