#pragma once

#include "core/pathfinding/generate.hpp"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class MazeDocument;
class Session;

/// Where mazes come from: by seed, or with other sides.
class MazePanel final : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit MazePanel(MazeDocument* document, QWidget* parent = nullptr);

    [[nodiscard]] pathfinding::GenerateOptions options() const;
    void setOptions(const pathfinding::GenerateOptions& options);
    /// Makes the maze that the fields say; a step.
    void generate();
    /// The same with another seed.
    void generateNext();

    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    void message(const QString& text);

private:
    void build();
    void keepSession();
    void refresh();
    void resizeMaze();

    MazeDocument* document_;
    Session* session_;
    QComboBox* kind_;
    QSpinBox* width_;
    QSpinBox* height_;
    QSpinBox* seed_;
    QDoubleSpinBox* density_;
    QSpinBox* food_;
    QCheckBox* terrain_;
    QPushButton* generate_;
    QPushButton* next_;
    QPushButton* resize_;
};

} // namespace loggia::ui
