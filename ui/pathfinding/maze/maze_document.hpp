#pragma once

#include "ui/pathfinding/maze/maze_difference.hpp"
#include "ui/pathfinding/maze/search_subject.hpp"

#include <QObject>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>

namespace loggia::ui {

class History;
class UndoStep;

/// What is searched on the search lab's page: the maze, or a trip on the map of Romania or a
/// sliding puzzle while the maze waits. Each change is a step of the undo stack that holds what
/// differs; where the whole maze is another one the step holds the one that is not shown. Whatever
/// changes the maze shows it.
///
/// What maze() returns never changes, so that searches on other threads may keep it.
class MazeDocument final : public QObject {
    Q_OBJECT

public:
    using Snapshot = std::shared_ptr<const pathfinding::Maze>;

    /// `history` has to outlive this.
    explicit MazeDocument(History* history, QObject* parent = nullptr);

    [[nodiscard]] const Snapshot& maze() const { return maze_; }

    [[nodiscard]] const SearchSubject& subject() const { return subject_; }
    /// What is asked of the maze, or was last.
    [[nodiscard]] MazeTask task() const { return last_task_; }
    /// The trip that was on last: from Arad to Bucharest at first.
    [[nodiscard]] RoadTrip lastTrip() const { return last_trip_; }
    /// The graph that was drawn last: an empty one at first.
    [[nodiscard]] const RoadTrip& lastGraph() const { return last_graph_; }
    void setLastGraph(const RoadTrip& graph) { last_graph_ = graph; }
    /// Another graph altogether.
    void replaceGraph(const RoadTrip& graph, const QString& step);
    /// The order of tiles that was on last, of 3 or 4 rows: a worked example at first.
    [[nodiscard]] pathfinding::Tiles lastTiles(int side) const;
    /// A step, unless it is on already; called as what is searched, or as `step`. A puzzle of
    /// another size is another document, and so is a graph after something else.
    void setSubject(const SearchSubject& subject, const QString& step = {});
    /// Another order of tiles that did not come from the one before by moves or typing.
    void replaceTiles(const pathfinding::Tiles& tiles, const QString& step);

    /// What a scenario file asks about the maze, as long as the maze has its size.
    [[nodiscard]] const MazeQuestions& questions() const { return questions_; }
    /// The one of them whose ends the maze has; of several the one that was asked last.
    [[nodiscard]] std::optional<std::size_t> asked() const;
    /// The maze gets the ends of a question. Those asked one after the other are one step.
    void ask(std::size_t question);

    /// Another maze of which all food is to be eaten, as one step.
    void feed(pathfinding::Maze maze);

    /// An edit; nothing where the difference is empty. Edits of one stroke are one step, which is
    /// called as the first of them.
    void change(const MazeDifference& difference, const QString& step, int stroke = 0);
    /// For change(): a number that no stroke has had.
    [[nodiscard]] int newStroke() { return ++last_stroke_; }
    /// The same for a change that cannot be told as a difference, of the size for example.
    void edit(pathfinding::Maze maze, const QString& step);
    /// Another maze altogether, of which the same is asked as of the last one.
    void replace(pathfinding::Maze maze, const QString& step);
    /// A maze from elsewhere: of it the same is asked, too, unless it has only a goal or only food,
    /// or questions come with it.
    void take(pathfinding::Maze maze, const QString& step, MazeQuestions questions);
    /// The same, but no step: at the start and from the session.
    void restore(pathfinding::Maze maze, const SearchSubject& subject = {},
                 MazeQuestions questions = nullptr);

Q_SIGNALS:
    /// Another problem altogether is about to take the place of this one, not an edit of it.
    void replacing();
    void changed();

private:
    class Edit;
    class Replacement;
    void show(Snapshot maze, const SearchSubject& subject);
    void replace(pathfinding::Maze maze, MazeTask task, const QString& step,
                 MazeQuestions questions);
    [[nodiscard]] std::unique_ptr<UndoStep> stepTo(Snapshot maze, const SearchSubject& subject,
                                                   MazeQuestions questions, const QString& text);

    History* history_;
    Snapshot maze_;
    MazeQuestions questions_;
    std::size_t last_asked_ = 0;
    int last_stroke_ = 0;
    int asking_; ///< The stroke of all questions.
    SearchSubject subject_;
    MazeTask last_task_ = MazeTask::reach;
    RoadTrip last_trip_{0, 1};
    RoadTrip last_graph_{no_town, no_town, std::make_shared<const pathfinding::RoadMap>()};
    std::array<pathfinding::Tiles, 2> last_tiles_; ///< Of 3 and of 4 rows.
};

} // namespace loggia::ui
