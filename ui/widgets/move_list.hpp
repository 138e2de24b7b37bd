#pragma once

#include <QStringList>
#include <QTableWidget>

namespace loggia::ui {

/// The moves of a game for two players: a numbered line a pair. A click, or the arrow keys, choose
/// the moment to look at.
class MoveList : public QTableWidget {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {200, 120}; }

    void setHeadings(const QString& first, const QString& second);
    /// `words` are what a screen reader says of each. `first_by_second`: the second player made the
    /// first move (a game that began from a position where that one was to move). Does not emit.
    void setMoves(const QStringList& moves, const QStringList& words, bool first_by_second);
    /// The moment shown, as a number of moves made; 0 marks none. Does not emit.
    void setShown(int moves);

Q_SIGNALS:
    void shownPicked(int moves);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QModelIndex indexOf(int moves) const;

    QStringList moves_;
    int offset_ = 0;
    int shown_ = 0;
};

} // namespace loggia::ui
