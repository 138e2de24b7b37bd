#pragma once

#include "core/game_graph/game.hpp"
#include "ui/game_graph/board/position_board.hpp"

#include <QCoreApplication>
#include <QPoint>
#include <QRectF>
#include <QSize>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

/// A place of a board that is pointed at.
struct BoardSpot {
    int row = 0;
    int column = 0;
    bool both = false; ///< Two pins: the one of this column and the one right of it.

    friend bool operator==(const BoardSpot&, const BoardSpot&) = default;
};

/// A position as a board, whosever turn it is; nothing where boardOfPosition() has none.
[[nodiscard]] std::optional<PositionBoard> boardAt(const game_graph::Game& game,
                                                   game_graph::State state);
/// Whether the positions of a game are shown as boards.
[[nodiscard]] bool hasBoard(const game_graph::Game& game);

/// What pointing at a board does in a position: which spots there are, and which move each of them
/// stands for. Points and rectangles are in cells from the upper left corner of the board.
///
/// Piles and Chomp: an item takes itself and whatever goes with it (of a pile all from there on).
/// Tic-tac-toe: the cell. Connect 4: the whole column. Pins: one that is hit in its middle falls
/// alone, between two both do. Dodgem: a car is chosen first, then the cell where it goes; choosing
/// it again drives it off the board, where it can leave. Mu Torere: the stone that moves. All other
/// games: the cells of Game::path one after the other, in Sim also the line between two points; of
/// several jumps any landing place that only one move has. A pass is any click.
///
/// Moves are told by what they change on the board and by their paths, so that it knows no rules.
/// Constructing takes as long as reading the boards of all moves.
class BoardPlay {
    Q_DECLARE_TR_FUNCTIONS(BoardPlay)

public:
    /// What a click does.
    struct Answer {
        std::optional<std::size_t> move;   ///< It plays this move, an index into moves().
        std::optional<BoardSpot> choosing; ///< It chooses the piece there.
        bool dropping = false;             ///< It takes the choice of a piece back.
        QString words;                     ///< What that is; otherwise why it does nothing.
    };
    struct Change {
        BoardSpot spot;
        PositionBoard::Cell cell = PositionBoard::Cell::empty; ///< What is there afterwards.
        int number = 0;                                        ///< How many, in a pit.
    };

    /// No board.
    BoardPlay() = default;
    /// A board to look at, on which nothing can be done.
    explicit BoardPlay(PositionBoard board) : board_(std::move(board)) {}
    /// `earlier` are the positions of the game that led to `state`, the first one first. The last
    /// of them tells which cells changed; all of them tell who closed a box.
    BoardPlay(const game_graph::Game& game, game_graph::State state,
              const std::vector<game_graph::State>& earlier = {});

    [[nodiscard]] const std::optional<PositionBoard>& board() const { return board_; }
    [[nodiscard]] const std::vector<game_graph::Step>& moves() const { return steps_; }

    /// Nothing beside the board.
    [[nodiscard]] std::optional<BoardSpot> spotAt(const QPointF& point) const;
    [[nodiscard]] QRectF rectOf(const BoardSpot& spot) const;
    /// The same spot, or where the board has become smaller or other, one near it; of a line of
    /// Sim a point of it, for keys go from point to point.
    [[nodiscard]] BoardSpot nearest(const BoardSpot& spot) const;
    /// The next spot in a direction, each of -1, 0, 1; the same one at the edge.
    [[nodiscard]] BoardSpot beside(const BoardSpot& spot, int right, int down) const;
    /// "discs": how the pieces of a player look; empty where they have none.
    [[nodiscard]] QString piecesOf(int player) const;

    [[nodiscard]] Answer answerAt(const BoardSpot& spot,
                                  const std::optional<BoardSpot>& chosen) const;
    [[nodiscard]] const std::vector<Change>& changesOf(std::size_t move) const {
        return changes_[move];
    }
    /// What the last move changed, with what was there before.
    [[nodiscard]] const std::vector<Change>& lastChanges() const { return last_; }
    /// Some move changes what is there.
    [[nodiscard]] bool mayChange(int row, int column) const;
    /// Where a chosen piece can go; its own cell, where it can leave the board.
    [[nodiscard]] std::vector<BoardSpot> targetsOf(const BoardSpot& chosen) const;
    /// Where moves begin, in games in which that is not to be seen at once: at pieces that can be
    /// moved, at cells of Othello.
    [[nodiscard]] const std::vector<BoardSpot>& beginnings() const { return beginnings_; }
    /// What a title tells beside the board: "Boxes: 2 to 1."; may be empty.
    [[nodiscard]] QString score() const { return score_; }

    /// The board as a table of cells, which are columns and rows: those of the board, before them
    /// a column that names piles, between pins one for the two beside it.
    [[nodiscard]] QSize cells() const;
    /// None where a cell only names its row.
    [[nodiscard]] std::optional<BoardSpot> spotOfCell(const QPoint& cell) const;
    /// Of a whole column the cell where a piece comes to lie.
    [[nodiscard]] QPoint cellOf(const BoardSpot& spot) const;
    /// Where it is and what lies there: "row 2, column a: X".
    [[nodiscard]] QString nameOfCell(const QPoint& cell) const;
    /// In cells of the board, from its upper left corner.
    [[nodiscard]] QRectF rectOfCell(const QPoint& cell) const;
    [[nodiscard]] std::optional<QPoint> cellUnder(const QPointF& point) const;

    friend bool operator==(const BoardPlay& a, const BoardPlay& b) {
        return a.kind_ == b.kind_ && a.board_ == b.board_ && a.steps_ == b.steps_;
    }

private:
    enum class Kind { piles, squares, cells, columns, pins, cars, star, paths };

    [[nodiscard]] PositionBoard::Cell at(const BoardSpot& spot) const {
        return board_->at(spot.row, spot.column);
    }
    [[nodiscard]] bool isPin(int row, int column) const;
    [[nodiscard]] bool isPair(int row, int column) const;
    /// Whether the next cell of the row lies in a new line.
    [[nodiscard]] bool isLastOfLine(int column) const {
        return board_->line_length > 0 && column % board_->line_length == board_->line_length - 1;
    }
    /// The line of a ring that a point lies on or near, rather one that is not drawn yet.
    [[nodiscard]] std::optional<BoardSpot> lineAt(const QPointF& point) const;
    [[nodiscard]] bool isLine(const BoardSpot& spot) const {
        return board_->layout == PositionBoard::Layout::ring && spot.column >= board_->points;
    }
    [[nodiscard]] std::optional<std::size_t> moveAt(const BoardSpot& spot) const;
    [[nodiscard]] Answer answerOfCars(const BoardSpot& spot,
                                      const std::optional<BoardSpot>& chosen) const;
    [[nodiscard]] Answer answerOfPaths(const BoardSpot& spot,
                                       const std::optional<BoardSpot>& chosen) const;
    void readPath(const game_graph::Game& game, game_graph::State state,
                  const game_graph::Step& step);
    void findBeginnings();
    void findOwners(const game_graph::Game& game, std::vector<game_graph::State> positions);
    /// Whether the path of a move begins at this spot and has more than that.
    [[nodiscard]] bool leadsFrom(std::size_t move, const BoardSpot& spot) const;
    /// The move from a chosen piece that this spot decides.
    [[nodiscard]] std::optional<std::size_t> moveAlong(const BoardSpot& chosen,
                                                       const BoardSpot& spot) const;
    [[nodiscard]] QString refusalOfPaths(const BoardSpot& spot) const;
    [[nodiscard]] QString pieceWord() const;
    [[nodiscard]] Answer playing(std::size_t move) const;
    [[nodiscard]] bool headsRows() const { return kind_ == Kind::piles || kind_ == Kind::squares; }
    [[nodiscard]] QString nameOfRow(int row) const;
    [[nodiscard]] QString nameOfPlace(int row, int column) const;
    [[nodiscard]] QString nameOfPins(const QPoint& cell) const;
    [[nodiscard]] QString contentOf(int row, int column) const;
    [[nodiscard]] QString linesAt(int point) const; ///< Of a ring.
    [[nodiscard]] QString refusalAt(const BoardSpot& spot) const;
    /// Where a move of a car or a stone begins and ends; the same, where it leaves the board.
    [[nodiscard]] std::pair<BoardSpot, BoardSpot> wayOf(std::size_t move) const;

    Kind kind_ = Kind::cells;
    bool pairs_only_ = false; ///< A pin never falls alone.
    std::optional<PositionBoard> board_;
    std::vector<game_graph::Step> steps_;
    std::vector<QString> names_;               ///< Of the moves.
    std::vector<std::vector<Change>> changes_; ///< Of each move, row by row.
    QString name_;                             ///< Of the game.
    std::vector<std::vector<BoardSpot>> paths_;
    std::vector<BoardSpot> beginnings_;
    QString score_;
    std::vector<Change> last_;
};

} // namespace loggia::ui
