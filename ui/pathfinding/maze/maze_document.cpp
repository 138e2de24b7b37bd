#include "ui/pathfinding/maze/maze_document.hpp"

#include <QUndoStack>

#include <utility>

namespace loggia::ui {

using pathfinding::Maze;

class MazeDocument::Edit final : public QUndoCommand {
public:
    Edit(MazeDocument* document, MazeDifference difference, const QString& text, int stroke)
        : QUndoCommand(text), document_(document), difference_(std::move(difference)),
          stroke_(stroke), subject_(document->subject_) {}

    void undo() override {
        Maze maze = *document_->maze_;
        revert(difference_, maze);
        document_->show(std::make_shared<const Maze>(std::move(maze)), subject_);
    }
    void redo() override {
        Maze maze = *document_->maze_;
        apply(difference_, maze);
        document_->show(std::make_shared<const Maze>(std::move(maze)), document_->task());
    }
    [[nodiscard]] int id() const override { return stroke_ > 0 ? 1 : -1; }
    bool mergeWith(const QUndoCommand* next) override {
        const auto* other = static_cast<const Edit*>(next);
        if (other->stroke_ != stroke_)
            return false;
        append(difference_, other->difference_);
        return true;
    }

private:
    MazeDocument* document_;
    MazeDifference difference_;
    int stroke_;
    SearchSubject subject_; ///< That was on before.
};

class MazeDocument::Replacement final : public QUndoCommand {
public:
    Replacement(MazeDocument* document, Snapshot other, const SearchSubject& subject,
                const QString& text)
        : QUndoCommand(text), document_(document), other_(std::move(other)), subject_(subject) {}

    void undo() override { change(); }
    void redo() override { change(); }

private:
    void change() {
        const Snapshot maze = std::exchange(other_, document_->maze_);
        const SearchSubject subject = std::exchange(subject_, document_->subject_);
        document_->show(maze, subject);
    }

    MazeDocument* document_;
    Snapshot other_;
    SearchSubject subject_;
};

MazeDocument::MazeDocument(QUndoStack* undo_stack, QObject* parent)
    : QObject(parent), undo_stack_(undo_stack),
      maze_(std::make_shared<const Maze>(Maze::floor(1, 1))),
      // The textbook's 8-puzzle, 26 moves from its goal; and one of 16 tiles.
      last_tiles_{pathfinding::tiles_of("724506831").value(),
                  pathfinding::shuffled_tiles(4, 40, 1)} {}

void MazeDocument::change(const MazeDifference& difference, const QString& step, int stroke) {
    if (!difference.isEmpty())
        undo_stack_->push(new Edit(this, difference, step, stroke));
}

void MazeDocument::replace(Maze maze, const QString& step) {
    if (maze != *maze_ || !isOfMaze(subject_))
        undo_stack_->push(
            new Replacement(this, std::make_shared<const Maze>(std::move(maze)), last_task_, step));
}

void MazeDocument::setSubject(const SearchSubject& subject, const QString& step) {
    if (subject == subject_)
        return;
    const QString name = tripOf(subject) != nullptr    ? tr("search the map")
                         : tilesOf(subject) != nullptr ? tr("search a puzzle")
                                                       : tr("search the maze");
    undo_stack_->push(new Replacement(this, maze_, subject, step.isEmpty() ? name : step));
}

void MazeDocument::feed(Maze maze) {
    undo_stack_->push(new Replacement(this, std::make_shared<const Maze>(std::move(maze)),
                                      MazeTask::food, tr("search for all the food")));
}

pathfinding::Tiles MazeDocument::lastTiles(int side) const {
    return last_tiles_.at(side == 4 ? 1 : 0);
}

void MazeDocument::restore(Maze maze, const SearchSubject& subject) {
    show(std::make_shared<const Maze>(std::move(maze)), subject);
}

void MazeDocument::show(Snapshot maze, const SearchSubject& subject) {
    maze_ = std::move(maze);
    subject_ = subject;
    if (const RoadTrip* trip = tripOf(subject))
        last_trip_ = *trip;
    else if (const pathfinding::Tiles* tiles = tilesOf(subject))
        last_tiles_.at(tiles->side == 4 ? 1 : 0) = *tiles;
    else
        last_task_ = std::get<MazeTask>(subject);
    Q_EMIT changed();
}

} // namespace loggia::ui
