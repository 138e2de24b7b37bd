#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class MazeDocument;
class Session;

/// The order of a sliding puzzle's tiles: typed, or shuffled by seed.
class PuzzlePanel final : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit PuzzlePanel(MazeDocument* document, QWidget* parent = nullptr);

    /// Shuffles the puzzle that was shown last as the fields say; a step.
    void shuffle();
    /// The same with another seed.
    void shuffleNext();

    [[nodiscard]] Session* session() const { return session_; }

private:
    void build();
    void refresh();
    void takeOrder();

    MazeDocument* document_;
    Session* session_;
    QLineEdit* order_;
    QLabel* fault_;
    QSpinBox* moves_;
    QSpinBox* seed_;
    QPushButton* shuffle_;
    QPushButton* next_;
};

} // namespace loggia::ui
