#pragma once

#include <QWidget>

namespace loggia::ui {

/// A player's piece beside its name, as it looks on the board.
class PieceLabel : public QWidget {
    Q_OBJECT

public:
    explicit PieceLabel(int piece, QWidget* parent = nullptr);

    void setPiece(int piece);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int piece_;
};

} // namespace loggia::ui
