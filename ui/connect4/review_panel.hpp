#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace loggia::ui {

class AnalysisRun;
class BetterMove;
class Connect4Document;
class ExplanationCard;

/// The review of a whole game: how accurately each player moved, the moves that gave something away
/// or were the only good ones, and the search for the better move.
class ReviewPanel final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive this.
    ReviewPanel(Connect4Document* document, AnalysisRun* run, BetterMove* better,
                QWidget* parent = nullptr);

Q_SIGNALS:
    void reviewWanted();
    /// A button was pressed after which the focus may go to the board.
    void acted();

private:
    void showReview();
    void showExercise();

    Connect4Document* document_;
    AnalysisRun* run_;
    BetterMove* better_;
    QLabel* lead_;
    QPushButton* start_;
    QTableWidget* players_;
    QPushButton* previous_;
    QPushButton* next_;
    QListWidget* moves_;
    ExplanationCard* card_;
    QPushButton* find_;
    QPushButton* give_up_;
};

} // namespace loggia::ui
