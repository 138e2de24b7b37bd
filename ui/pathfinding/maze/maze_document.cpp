#include "ui/pathfinding/maze/maze_document.hpp"

#include "ui/undo/history.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using pathfinding::Maze;

class MazeDocument::Edit final : public UndoStep {
public:
    Edit(MazeDocument* document, MazeDifference difference, const QString& text, int stroke)
        : UndoStep(text), document_(document), difference_(std::move(difference)), stroke_(stroke),
          subject_(document->subject_) {}

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

protected:
    [[nodiscard]] std::size_t heldBytes() const override {
        return difference_.cells.size() * sizeof(MazeDifference::Cell);
    }

private:
    MazeDocument* document_;
    MazeDifference difference_;
    int stroke_;
    SearchSubject subject_; ///< That was on before.
};

class MazeDocument::Replacement final : public UndoStep {
public:
    Replacement(MazeDocument* document, Snapshot other, SearchSubject subject,
                MazeQuestions questions, const QString& text)
        : UndoStep(text), document_(document), other_(std::move(other)),
          subject_(std::move(subject)), questions_(std::move(questions)) {}

    void undo() override { change(); }
    void redo() override { change(); }

protected:
    [[nodiscard]] std::size_t heldBytes() const override {
        const bool has_own = questions_ && questions_ != document_->questions_;
        return other_->cells() + (has_own ? questions_->size() * sizeof questions_->front() : 0);
    }

private:
    void change() {
        const Snapshot maze = std::exchange(other_, document_->maze_);
        const SearchSubject subject = std::exchange(subject_, document_->subject_);
        std::swap(questions_, document_->questions_);
        document_->show(maze, subject);
    }

    MazeDocument* document_;
    Snapshot other_;
    SearchSubject subject_;
    MazeQuestions questions_;
};

MazeDocument::MazeDocument(History* history, QObject* parent)
    : QObject(parent), history_(history), maze_(std::make_shared<const Maze>(Maze::floor(1, 1))),
      asking_(newStroke()),
      // The textbook's 8-puzzle, 26 moves from its goal; and one of 16 tiles.
      last_tiles_{pathfinding::tiles_of("724506831").value(),
                  pathfinding::shuffled_tiles(4, 40, 1)} {}

void MazeDocument::change(const MazeDifference& difference, const QString& step, int stroke) {
    if (!difference.isEmpty())
        history_->edit(std::make_unique<Edit>(this, difference, step, stroke));
}

std::optional<std::size_t> MazeDocument::asked() const {
    if (!questions_)
        return std::nullopt;
    const auto is_asked = [&](const pathfinding::MapQuestion& each) {
        return maze_->start == each.start && maze_->goal == each.goal;
    };
    if (last_asked_ < questions_->size() && is_asked((*questions_)[last_asked_]))
        return last_asked_;
    const auto found = std::find_if(questions_->begin(), questions_->end(), is_asked);
    if (found == questions_->end())
        return std::nullopt;
    return static_cast<std::size_t>(found - questions_->begin());
}

void MazeDocument::ask(std::size_t question) {
    if (!questions_ || question >= questions_->size() || asked() == question)
        return;
    const pathfinding::MapQuestion& wanted = (*questions_)[question];
    MazeDifference difference = withStart(*maze_, wanted.start);
    Maze started = *maze_;
    apply(difference, started);
    append(difference, withGoal(started, wanted.goal));
    Q_EMIT replacing();
    last_asked_ = question;
    change(difference, tr("choose a problem"), asking_);
}

void MazeDocument::replace(Maze maze, const QString& step) {
    replace(std::move(maze), last_task_, step, nullptr);
}

void MazeDocument::take(Maze maze, const QString& step, MazeQuestions questions) {
    MazeTask task = last_task_;
    if (questions || (task == MazeTask::food && maze.food.empty() && maze.goal))
        task = MazeTask::reach;
    else if (task == MazeTask::reach && !maze.goal && !maze.food.empty())
        task = MazeTask::food;
    replace(std::move(maze), task, step, std::move(questions));
}

void MazeDocument::replace(Maze maze, MazeTask task, const QString& step, MazeQuestions questions) {
    const bool same_subject = isOfMaze(subject_) && task == last_task_;
    if (maze == *maze_ && same_subject && !questions && !questions_)
        return;
    Q_EMIT replacing();
    history_->replace(
        stepTo(std::make_shared<const Maze>(std::move(maze)), task, std::move(questions), step));
}

void MazeDocument::edit(Maze maze, const QString& step) {
    if (maze == *maze_)
        return;
    const bool same_size = maze.width == maze_->width && maze.height == maze_->height;
    history_->edit(stepTo(std::make_shared<const Maze>(std::move(maze)), last_task_,
                          same_size ? questions_ : nullptr, step));
}

void MazeDocument::setSubject(const SearchSubject& subject, const QString& step) {
    if (subject == subject_)
        return;
    const pathfinding::Tiles* tiles = tilesOf(subject);
    const QString name = graphOf(subject) != nullptr  ? tr("search the graph")
                         : tripOf(subject) != nullptr ? tr("search the map")
                         : tiles != nullptr           ? tr("search a puzzle")
                                                      : tr("search the maze");
    auto made = stepTo(maze_, subject, questions_, step.isEmpty() ? name : step);
    const pathfinding::Tiles* before = tilesOf(subject_);
    const bool another_graph = graphOf(subject) != nullptr && graphOf(subject_) == nullptr;
    if (!another_graph && (tiles == nullptr || (before != nullptr && before->side == tiles->side)))
        history_->edit(std::move(made));
    else
        history_->replace(std::move(made));
}

void MazeDocument::replaceGraph(const RoadTrip& graph, const QString& step) {
    if (SearchSubject(graph) == subject_)
        return;
    Q_EMIT replacing();
    history_->replace(stepTo(maze_, graph, questions_, step));
}

void MazeDocument::replaceTiles(const pathfinding::Tiles& tiles, const QString& step) {
    if (SearchSubject(tiles) == subject_)
        return;
    Q_EMIT replacing();
    history_->replace(stepTo(maze_, tiles, questions_, step));
}

void MazeDocument::feed(Maze maze) {
    history_->edit(stepTo(std::make_shared<const Maze>(std::move(maze)), MazeTask::food, questions_,
                          tr("search for all the food")));
}

std::unique_ptr<UndoStep> MazeDocument::stepTo(Snapshot maze, const SearchSubject& subject,
                                               MazeQuestions questions, const QString& text) {
    return std::make_unique<Replacement>(this, std::move(maze), subject, std::move(questions),
                                         text);
}

pathfinding::Tiles MazeDocument::lastTiles(int side) const {
    return last_tiles_.at(side == 4 ? 1 : 0);
}

void MazeDocument::restore(Maze maze, const SearchSubject& subject, MazeQuestions questions) {
    questions_ = std::move(questions);
    show(std::make_shared<const Maze>(std::move(maze)), subject);
}

void MazeDocument::show(Snapshot maze, const SearchSubject& subject) {
    maze_ = std::move(maze);
    subject_ = subject;
    if (const RoadTrip* graph = graphOf(subject))
        last_graph_ = *graph;
    else if (const RoadTrip* trip = tripOf(subject))
        last_trip_ = *trip;
    else if (const pathfinding::Tiles* tiles = tilesOf(subject))
        last_tiles_.at(tiles->side == 4 ? 1 : 0) = *tiles;
    else
        last_task_ = std::get<MazeTask>(subject);
    Q_EMIT changed();
}

} // namespace loggia::ui
