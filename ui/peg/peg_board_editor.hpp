#pragma once

#include "core/base/error.hpp"
#include "core/peg/game.hpp"

#include <QObject>
#include <QPointF>
#include <QString>

namespace loggia::ui {

class PegDocument;
class PegTools;
class PegView;

/// Makes jumps and edits, each a step of undo, of what a person does to the board with the tool
/// that is chosen below it; where that is not possible, the line of the tools says why.
class PegBoardEditor final : public QObject {
    Q_OBJECT

public:
    /// All of them have to outlive it.
    PegBoardEditor(PegDocument* document, PegView* board, PegTools* tools,
                   QObject* parent = nullptr);

private:
    void jump(int from, int to);
    void play(const peg::Jump& jump);
    void refuse(int from, int to);
    void pickHole(int hole);
    void pickRow(const peg::Triple& row);
    void addHole(const QPointF& place);
    void removeHole(int hole);
    void moveHole(int hole, const QPointF& place);
    /// The place itself, or the one of the grid that is nearest.
    [[nodiscard]] peg::Point snapped(const QPointF& place) const;
    void apply(const Result<peg::Puzzle>& puzzle, const QString& step);

    PegDocument* document_;
    PegView* board_;
    PegTools* tools_;
};

} // namespace loggia::ui
