#include "ui/peg/peg_board_editor.hpp"

#include "core/peg/edit.hpp"
#include "core/peg/placement.hpp"
#include "ui/language/core_words.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_tools.hpp"
#include "ui/peg/peg_view.hpp"
#include "ui/widgets/sentence.hpp"

#include <QMenu>

#include <algorithm>
#include <vector>

namespace loggia::ui {

PegBoardEditor::PegBoardEditor(PegDocument* document, PegView* board, PegTools* tools,
                               QObject* parent)
    : QObject(parent), document_(document), board_(board), tools_(tools) {
    connect(board_, &PegView::jumpWanted, this, &PegBoardEditor::jump);
    connect(board_, &PegView::refused, this, &PegBoardEditor::refuse);
    connect(board_, &PegView::holePicked, this, &PegBoardEditor::pickHole);
    connect(board_, &PegView::placePicked, this, &PegBoardEditor::addHole);
    connect(board_, &PegView::holeRemoved, this, &PegBoardEditor::removeHole);
    connect(board_, &PegView::holeMoved, this, &PegBoardEditor::moveHole);
    connect(board_, &PegView::rowPicked, this, &PegBoardEditor::pickRow);
}

void PegBoardEditor::jump(int from, int to) {
    std::vector<peg::Jump> jumps;
    for (const peg::Jump& each : peg::moves(document_->board(), document_->position()))
        if (each.from == from && each.to == to)
            jumps.push_back(each);
    if (jumps.size() == 1)
        return play(jumps.front());
    // Rows need not be straight: one hole may be reached over several others.
    auto* menu = new QMenu(board_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const peg::Jump& each : jumps)
        connect(menu->addAction(tr("Over %1").arg(each.over)), &QAction::triggered, this,
                [this, each] { play(each); });
    const int cursor = std::clamp(to, 1, document_->board().holes());
    const QPointF place = board_->pegs().holes[static_cast<std::size_t>(cursor - 1)].place;
    menu->popup(board_->mapToGlobal(board_->pegGeometry().toPixels(place).toPoint()));
}

void PegBoardEditor::play(const peg::Jump& jump) {
    if (const auto done = document_->play(jump); !done)
        tools_->showMessage(coreWords(done.error().message));
    else
        tools_->showMessage(tools_->text()); // which screen readers are to read
}

void PegBoardEditor::refuse(int from, int to) {
    const peg::Holes position = document_->position();
    if (from > 0)
        tools_->showMessage(tr("Peg %1 cannot jump to %2. Choose a marked hole, or another peg.")
                                .arg(from)
                                .arg(to));
    else if (!peg::has(position, to))
        tools_->showMessage(tr("Hole %1 is empty. Click a peg first.").arg(to));
    else
        tools_->showMessage(
            tr("Peg %1 cannot jump: it needs a peg next to it and an empty hole behind that.")
                .arg(to));
}

void PegBoardEditor::pickHole(int hole) {
    if (tools_->tool() == PegTool::pegs)
        document_->edit(peg::with_peg_toggled(document_->puzzleShown(), hole),
                        tr("peg in hole %1").arg(hole));
    else
        document_->edit(peg::with_goal_toggled(document_->puzzle(), hole),
                        tr("goal in hole %1").arg(hole));
}

void PegBoardEditor::pickRow(const peg::Triple& row) {
    const peg::Puzzle puzzle = document_->puzzleShown();
    if (peg::has_row(puzzle.board, row))
        document_->edit(peg::without_row(puzzle, row), tr("remove a line"));
    else
        apply(peg::with_row(puzzle, row), tr("add a line"));
}

void PegBoardEditor::addHole(const QPointF& place) {
    apply(peg::with_hole(document_->puzzleShown(), document_->state().grid, snapped(place)),
          tr("add a hole"));
}

void PegBoardEditor::removeHole(int hole) {
    apply(peg::without_hole(document_->puzzleShown(), document_->state().grid, hole),
          tr("remove hole %1").arg(hole));
}

void PegBoardEditor::moveHole(int hole, const QPointF& place) {
    apply(peg::with_hole_moved(document_->puzzleShown(), document_->state().grid, hole,
                               snapped(place)),
          tr("move hole %1").arg(hole));
}

peg::Point PegBoardEditor::snapped(const QPointF& place) const {
    return peg::snapped(document_->board().layout(), document_->state().grid,
                        {place.x(), place.y()});
}

void PegBoardEditor::apply(const Result<peg::Puzzle>& puzzle, const QString& step) {
    if (puzzle)
        document_->edit(*puzzle, step);
    else
        tools_->showMessage(sentence(puzzle.error().message));
}

} // namespace loggia::ui
