#pragma once

#include <QWidget>

#include <array>

namespace loggia::ui {

class BoardView;
class ScoreButton;

/// A board with the points of both players: in a column beside it if that leaves more room for the
/// board, otherwise in a row above it.
class ScoredBoard final : public QWidget {
    Q_OBJECT

public:
    ScoredBoard(const std::array<ScoreButton*, 2>& scores, BoardView* board,
                QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    std::array<ScoreButton*, 2> scores_;
    BoardView* board_;
};

} // namespace loggia::ui
