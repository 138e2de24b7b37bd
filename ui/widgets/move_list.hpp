#pragma once

#include <QList>
#include <QStringList>
#include <QTableWidget>

namespace loggia::ui {

/// Another move that was made in the place of one of a MoveList, with what followed it.
struct MoveAside {
    int move = 0;  ///< The move that it stands in for, from 0; the number of all where none is.
    QString text;  ///< "2. Blue: 3 5 4".
    QString words; ///< What a screen reader says.

    friend bool operator==(const MoveAside&, const MoveAside&) = default;
};

/// The moves of a game for two players: a numbered line a pair, or a move alone where a player
/// moves several times running, and below it a line for each other move that was made there. A
/// click, or the arrow keys, choose the moment to look at.
class MoveList : public QTableWidget {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {200, 120}; }

    void setHeadings(const QString& first, const QString& second);
    /// `words` are what a screen reader says of each, `by_second` whether the second player made
    /// it. `asides` come by rising `move`. Does not emit.
    void setMoves(const QStringList& moves, const QStringList& words, const QList<bool>& by_second,
                  const QList<MoveAside>& asides = {});
    /// The index of the aside in a row of the table; -1 where it shows moves of the game.
    [[nodiscard]] int asideIn(int row) const { return aside_in_row_.value(row, -1); }
    /// The moment shown, as a number of moves made; 0 marks none. Does not emit.
    void setShown(int moves);
    [[nodiscard]] int shown() const { return shown_; }

Q_SIGNALS:
    void shownPicked(int moves);
    /// By its index.
    void asidePicked(int aside);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QModelIndex indexOf(int moves) const;
    /// The next moment up (-1) or down (1) after a move of the same player.
    [[nodiscard]] int inColumn(int step) const;
    void colourAsides();

    QStringList moves_;
    QList<MoveAside> asides_;
    QList<bool> by_second_;
    QList<int> row_of_move_;
    QList<int> aside_in_row_; ///< -1 where a row shows a pair.
    int shown_ = 0;
};

} // namespace loggia::ui
