#pragma once

#include "ui/game_graph/game_view_choice.hpp"

#include <QStackedWidget>

class QLabel;
class QVBoxLayout;

namespace loggia::ui {

class DrawnGameView;
class GraphView;
class PositionBoardView;
class StateGraphView;
class TreeView;
struct Colours;
struct PageInfo;

/// The middle of the page Games: the graph, the tree or the drawing of the game, or a place where
/// its board is alone. A notice there says why nothing else is shown, or stands above the board.
class GamePictures final : public QStackedWidget {
    Q_OBJECT

public:
    /// `info` is the page's, for the legend of each picture.
    explicit GamePictures(const PageInfo& info, QWidget* parent = nullptr);

    [[nodiscard]] StateGraphView* graph() const { return graph_; }
    [[nodiscard]] TreeView* tree() const { return tree_; }
    [[nodiscard]] DrawnGameView* drawing() const { return drawing_; }
    /// Of a board it is the graph, which is shown while its positions are labelled.
    [[nodiscard]] GraphView* pictureOf(GameViewChoice::Kind kind) const;

    /// Whatever is shown takes the keyboard where the picture before had it.
    void showPicture(GraphView* picture);
    void showBoardPlace();
    [[nodiscard]] bool isBoardPlaceShown() const { return currentWidget() == board_place_; }
    /// What Tab leads to: the board where it is shown, the picture or the notice.
    [[nodiscard]] QWidget* shownPart() const;

    /// Puts the board in its place here, until somebody else takes it.
    void takeBoard(PositionBoardView* board);
    [[nodiscard]] bool isBoardAlone() const;
    /// In the place of the board; empty: none.
    void setNotice(const QString& text);

    /// Of what is shown; `kind` says which picture that is, where the board's place is not.
    [[nodiscard]] bool hasPicture(GameViewChoice::Kind kind) const;
    [[nodiscard]] QSize pictureSize(GameViewChoice::Kind kind) const;
    void paintPicture(GameViewChoice::Kind kind, QPainter& painter, const Colours& colours) const;

private:
    void showInFront(QWidget* widget);

    StateGraphView* graph_;
    TreeView* tree_;
    DrawnGameView* drawing_;
    QWidget* board_place_;
    QVBoxLayout* board_column_; ///< Of board_place_: the notice, and the board below it.
    QLabel* notice_;
    PositionBoardView* board_ = nullptr; ///< The one taken last, wherever it is now.
};

} // namespace loggia::ui
