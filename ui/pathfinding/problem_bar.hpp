#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class MazeDocument;

/// What is searched: the path to a maze's goal, or through its corners or its food, a trip on the
/// map, or a sliding puzzle. Where a scenario file asks about the maze, which of its problems.
class ProblemBar final : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit ProblemBar(MazeDocument* document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Another maze or another order of tiles, by the next seed.
    void anotherWanted();

private:
    void build();
    void choose();
    void refresh();
    void refreshQuestions();

    MazeDocument* document_;
    QComboBox* what_;
    QComboBox* from_;
    QLabel* to_label_;
    QComboBox* to_;
    QPushButton* another_;
    QLabel* question_label_;
    QSpinBox* question_;
    QLabel* question_facts_;
};

} // namespace loggia::ui
