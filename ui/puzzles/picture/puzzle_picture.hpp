#pragma once

#include "core/puzzles/sheet/check_answer.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <QWidget>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QPainter;
class QScrollArea;

namespace loggia::ui {

struct Colours;
class PuzzleBoard;
struct PuzzleScene;

/// A puzzle as one sees it: doors with their signs, islanders with what they say, and the
/// statements that nobody says on cards below. As large as fits, and scrolling where that would be
/// too small to read. Arrows go from one to the next, Enter or Space picks; to a screen reader it
/// is a table of named cells.
class PuzzlePicture final : public QWidget {
    Q_OBJECT

public:
    explicit PuzzlePicture(QWidget* parent = nullptr);

    void setSheet(std::shared_ptr<const puzzles::PuzzleSheet> sheet);
    /// nullptr hides who is what and which signs are true.
    void setVerdict(std::shared_ptr<const puzzles::SheetVerdict> verdict);
    /// What a person takes the figures to be; empty: no guesses can be made.
    void setGuesses(const std::vector<puzzles::FigureAnswer>& guesses);
    /// The statement that is talked about.
    void setStatement(std::optional<std::size_t> statement);
    [[nodiscard]] std::optional<std::size_t> statement() const;

    [[nodiscard]] QSize pictureSize() const;
    /// Whether there is anybody or anything in it.
    [[nodiscard]] bool isPictured() const;
    /// The whole picture, fitted into `place`, in these colours; not the ground.
    void paint(QPainter& painter, const QRectF& place, const Colours& colours) const;

    /// The part that has the keyboard and paints.
    [[nodiscard]] PuzzleBoard& board() const { return *board_; }

    [[nodiscard]] QSize sizeHint() const override { return {640, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 180}; }

Q_SIGNALS:
    /// By a click or the keyboard.
    void statementPicked(std::size_t statement);
    /// By the pointer; nothing where it is on none.
    void statementPointed(std::optional<std::size_t> statement);
    /// By a click on a door or a person, or the key G.
    void guessWanted(std::size_t figure);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    /// What is painted elsewhere: nothing while this is disabled, for then it is out of date.
    [[nodiscard]] PuzzleScene pictured() const;

    std::shared_ptr<const puzzles::PuzzleSheet> sheet_;
    std::shared_ptr<const puzzles::SheetVerdict> verdict_;
    std::vector<puzzles::FigureAnswer> guesses_;
    QScrollArea* area_;
    PuzzleBoard* board_;
};

} // namespace loggia::ui
