#pragma once

class QWidget;

namespace loggia::ui {

/// Whether things may move: always, never, or as the desktop is set, if that is known.
enum class Motion { system, full, reduced };

/// How long an animation of `widget` may take, in milliseconds: under 200, and 0 for none where a
/// person wants motion reduced. Ask at the start of every animation; the setting may change.
[[nodiscard]] int animationDuration(const QWidget& widget);

} // namespace loggia::ui
