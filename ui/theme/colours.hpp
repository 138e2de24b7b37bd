#pragma once

#include <QColor>
#include <QPalette>

class QWidget;

namespace loggia::ui {

/// The colours of the window by their purpose. There are two sets, light and dark; a widget asks
/// coloursFor(palette()) whenever it paints, and hears of a change by
/// changeEvent(QEvent::PaletteChange). setTextColour() does so for a label.
///
/// Measured in tests (WCAG 2.1 contrast): text, muted_text, accent, win, lose, error and warning
/// against window and base at least 4.5:1; accent_text on accent 4.5:1; the two players' colours
/// against hole, and against each other, at least 3:1, the outlines against what they enclose and
/// against hole too; hole against board at least 1.3:1 with board_outline 3:1 around it.
struct Colours {
    QColor window;     ///< Behind everything.
    QColor base;       ///< Fields and lists.
    QColor raised;     ///< Buttons, headers.
    QColor line;       ///< Quiet separators and frames.
    QColor text;       ///< On window and base.
    QColor muted_text; ///< Less important, but still readable.
    QColor accent;     ///< Selection, focus, the primary button.
    QColor accent_text;
    QColor player_one; ///< Orange.
    QColor player_one_outline;
    QColor player_two; ///< Blue.
    QColor player_two_outline;
    QColor board;
    QColor board_outline;
    QColor hole; ///< An empty cell.
    QColor win;
    QColor lose;
    QColor error;
    QColor warning;
    QColor grid; ///< Lines of plots and grids.

    friend bool operator==(const Colours&, const Colours&) = default;
};

[[nodiscard]] const Colours& lightColours();
[[nodiscard]] const Colours& darkColours();
/// The light set on white paper: for pictures that leave the window.
[[nodiscard]] const Colours& paperColours();

/// Whether a palette is one of bright text on a dark window.
[[nodiscard]] bool isDark(const QPalette& palette);
/// The set that goes with a palette.
[[nodiscard]] const Colours& coloursFor(const QPalette& palette);
/// The palette of all widgets that goes with a set.
[[nodiscard]] QPalette paletteFor(const Colours& colours);

/// Gives the text of a widget a colour of the theme that its parent has, now and after each change.
void setTextColour(QWidget& widget, QColor Colours::*colour);

/// Interpolates between `one` (0) and `other` (1). Opaque.
[[nodiscard]] QColor mix(const QColor& one, const QColor& other, double share);

/// WCAG 2.1 contrast ratio of two opaque colours: 1 to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

} // namespace loggia::ui
