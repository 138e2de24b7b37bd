#pragma once

#include "core/puzzles/sheet/check_answer.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <QFont>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::ui {

/// A door with its sign, an islander with what he says, or a statement on a card.
struct PuzzleItem {
    enum class Kind { door, islander, card };
    /// Who is behind the door, or what the islander is.
    enum class Who {
        hidden, ///< Not to be shown.
        either, ///< Not the same in all solutions.
        good,   ///< A lady, a knight.
        bad,    ///< A tiger, a knave.
        empty,  ///< Nobody.
    };

    Kind kind = Kind::card;
    QString title;                        ///< Room 1, Abe; empty for cards
    QString number;                       ///< "1" of "Room 1"; empty where there is none
    QString text;                         ///< of the sign, bubble or card; empty: there is none
    QString label;                        ///< "Clue 2"; empty where it is none
    std::optional<std::size_t> statement; ///< of the sheet; the first one
    std::vector<std::size_t> further;     ///< Other statements that it shows, too; rising.
    Who who = Who::hidden;
    bool is_guess = false;              ///< `who` is what a person takes it to be.
    std::optional<std::size_t> guessed; ///< The figure that a guess can be made about.
    std::optional<bool> truth;          ///< of the text, where it is known
    bool clashes = false;               ///< no solution because of this and others
    bool proves = false; ///< which is wanted, since among them is the negation of a goal
    QString name;        ///< What a screen reader says.

    QRectF place;  ///< Holds all of it.
    QRectF figure; ///< The door or the person.
    QRectF sign;   ///< What the text stands on.
    QRectF words;  ///< Where the text stands.

    /// Whether it is this statement's.
    [[nodiscard]] bool tells(std::optional<std::size_t> of) const {
        return statement && of &&
               (*of == *statement || std::binary_search(further.begin(), further.end(), *of));
    }
};

/// A puzzle as a picture: plain data, with places in units of a pixel at scale 1.
struct PuzzleScene {
    std::vector<PuzzleItem> items; ///< figures first, then cards
    QRectF bounds;
    QString name; ///< What a screen reader calls it.

    /// -1: none.
    [[nodiscard]] int itemAt(const QPointF& point) const;
    /// The item nearest to another in a direction (one of its coordinates is 0); itself where there
    /// is none.
    [[nodiscard]] int neighbour(int item, const QPointF& direction) const;
};

/// Whether what contradicts itself is a proof: a goal is refuted by it when it is negated.
[[nodiscard]] bool isProof(const puzzles::PuzzleSheet& sheet, const puzzles::SheetVerdict* verdict);

namespace puzzle_look {
inline constexpr int text_pixels = 15;
inline constexpr int label_pixels = 12;
inline constexpr int title_pixels = 17;
inline constexpr double badge_height = 22;
inline constexpr double plaque = 42;       ///< the number on a door
inline constexpr double niche_height = 84; ///< of what is behind a door
inline constexpr double person_width = 88;
inline constexpr double person_height = 104;
inline constexpr double small_person_height = 60; ///< in a crowd
inline constexpr double tail = 18;                ///< of a bubble
} // namespace puzzle_look

/// Everything but the places. Without a verdict nothing of the solution is in it, but where there
/// are guesses, by figure, those.
[[nodiscard]] PuzzleScene puzzleScene(const puzzles::PuzzleSheet& sheet,
                                      const puzzles::SheetVerdict* verdict,
                                      const std::vector<puzzles::FigureAnswer>& guesses = {});
/// Gives everything its place in a picture that is `width` wide, and as high as it takes: figures
/// side by side, as many in each row, and cards below; people are `person` high. No text is cut.
void arrangePuzzle(PuzzleScene& scene, double width, const QFont& font,
                   double person = puzzle_look::person_height);
/// The fonts of the picture, made from the window's.
[[nodiscard]] QFont puzzleFont(const QFont& font, int pixels, bool bold = false);

} // namespace loggia::ui
