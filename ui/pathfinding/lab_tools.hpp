#pragma once

#include "ui/pathfinding/maze_editor.hpp"

#include <QWidget>

class QButtonGroup;
class QSpinBox;
class QToolButton;

namespace loggia::ui {

/// What a stroke in the maze draws, and which steps there are in it.
class LabTools final : public QWidget {
    Q_OBJECT

public:
    /// Both have to outlive this.
    LabTools(MazeDocument* document, MazeEditor* editor, QWidget* parent = nullptr);

private:
    void refresh();

    MazeDocument* document_;
    MazeEditor* editor_;
    QButtonGroup* tools_;
    QSpinBox* cost_;
    QToolButton* diagonal_;
};

} // namespace loggia::ui
