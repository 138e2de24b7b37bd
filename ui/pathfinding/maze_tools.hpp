#pragma once

#include "ui/pathfinding/maze/distance_run.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"

#include <QString>
#include <QWidget>

class QButtonGroup;
class QSpinBox;
class QToolButton;

namespace loggia::ui {

/// What a stroke in the maze draws, which steps there are in it, and whether its distances show.
class MazeTools final : public QWidget {
    Q_OBJECT

public:
    /// All of them have to outlive this.
    MazeTools(MazeDocument* document, MazeEditor* editor, DistanceRun* distances,
              QWidget* parent = nullptr);

    /// Also where it is chosen already: whoever presses its key wants to hear what it does.
    void choose(MazeTool tool);

Q_SIGNALS:
    /// What the tool that was chosen does by mouse and by keyboard.
    void said(const QString& text);

private:
    void refresh();

    MazeDocument* document_;
    MazeEditor* editor_;
    DistanceRun* distances_;
    QButtonGroup* tools_;
    QSpinBox* cost_;
    QToolButton* diagonal_;
    QToolButton* show_distances_;
};

} // namespace loggia::ui
