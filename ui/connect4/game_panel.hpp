#pragma once

#include "core/connect4/engine/evaluation_graph.hpp"
#include "core/connect4/position.hpp"
#include "ui/connect4/player_settings.hpp"

#include <QWidget>

#include <optional>
#include <vector>

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
    /// Marks moves of the list: ?? gave a better outcome away, ? points.
    void setLosses(const std::vector<connect4::MoveLoss>& losses);
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

private:
    void refresh();
    void refreshPoints();
    void setPointed(int row);

    Connect4Document* document_;
    std::vector<connect4::MoveLoss> losses_;
    ExplanationCard* card_;
    QPushButton* hint_;
    std::array<PlayerEditor*, 2> players_;
    MoveList* moves_;
    StepButtons* steps_;
    QListWidget* points_;
    std::vector<Pointed> quadruples_; ///< As listed in points_.
    std::optional<Pointed> pointed_;
};

} // namespace loggia::ui
