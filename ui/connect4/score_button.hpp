#pragma once

#include <QAbstractButton>

class QPainter;

namespace loggia::ui {

struct Colours;

/// A player's piece, name and points, by the board. Pointed at, focused or pressed down, it asks
/// for the quadruples behind the points to be shown.
class ScoreButton : public QAbstractButton {
    Q_OBJECT

public:
    /// In a flat card `piece` 1 is drawn from the left, 2 from the right.
    explicit ScoreButton(int piece, QWidget* parent = nullptr);

    void setPlayer(const QString& name, const QString& who);
    /// `gained`: of these, by the move just made; written beside them where it is not 0.
    void setPoints(int points, int gained = 0);
    [[nodiscard]] int gained() const { return gained_; }
    [[nodiscard]] int points() const { return points_; }
    /// To move: underlined.
    void setTurn(bool turn);
    [[nodiscard]] bool wantsShown() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Of a card that has its texts below piece and points, for a place beside the board.
    [[nodiscard]] QSize tallSize() const;

Q_SIGNALS:
    void wantsShownChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void describe();
    void paintFlat(QPainter& painter, const Colours& colours) const;
    void paintTall(QPainter& painter, const Colours& colours) const;

    int piece_;
    int points_ = 0;
    int gained_ = 0;
    bool turn_ = false;
    QString name_;
    QString who_;
};

} // namespace loggia::ui
