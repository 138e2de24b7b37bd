#include "ui/game_graph/node_boards.hpp"

#include "ui/game_graph/board/position_board_painter.hpp"

#include <QPainter>

#include <optional>
#include <utility>

namespace loggia::ui {

namespace {

constexpr double widest_node_board = 96; ///< in scene units, which are pixels at a scale of 1
constexpr double highest_node_board = 84;

/// In a pit there is a number; tokens of piles are told from nothing but the ground.
double cellSizeOf(const PositionBoard& board) {
    constexpr double usual = 14;
    constexpr double of_piles = 11;
    constexpr double for_numbers = 18;
    return board.layout == PositionBoard::Layout::pits ? for_numbers
           : board.piles && !board.squares             ? of_piles
                                                       : usual;
}

QSizeF sizeOf(const PositionBoard& board) {
    return PositionBoardGeometry::sizeFor(board, cellSizeOf(board), 0);
}

/// Rows and columns have no names here: there is no room, and the moves stand on the arrows.
std::optional<PositionBoard> plainBoard(const game_graph::Game& game, game_graph::State state) {
    auto board = boardAt(game, state);
    if (board)
        board->row_names = board->column_names = PositionBoard::Names::none;
    return board;
}

class NodeBoard final : public NodePicture {
public:
    NodeBoard(PositionBoard board, const QSizeF& size) : play_(std::move(board)), size_(size) {}

    [[nodiscard]] QSizeF size() const override { return size_; }
    void paint(QPainter& painter, const QRectF& place, const Colours& colours,
               const QFont& font) const override {
        painter.translate(place.topLeft());
        PositionBoardMarks marks;
        marks.names = false;
        paintPositionBoard(painter, play_, {*play_.board(), size_, 0}, marks, colours, font);
    }

private:
    BoardPlay play_;
    QSizeF size_;
};

} // namespace

void addBoards(ShownGraph& graph, const game_graph::Game& game) {
    const auto first = plainBoard(game, game.start());
    if (!first)
        return;
    // All of one size: piles that become smaller stay where they are.
    const QSizeF size = sizeOf(*first);
    if (size.width() > widest_node_board || size.height() > highest_node_board)
        return;
    for (ShownGraph::Node& node : graph.nodes)
        if (const auto board = plainBoard(game, node.state))
            if (PositionBoard same = widened(*board, first->columns);
                sizeOf(same).width() <= size.width() && sizeOf(same).height() <= size.height())
                node.board = std::make_shared<const NodeBoard>(std::move(same), size);
}

} // namespace loggia::ui
