#pragma once

#include "core/base/error.hpp"

#include <QString>
#include <QStringView>

#include <functional>
#include <vector>

namespace loggia::ui {

enum class Severity { error, warning, note };

/// Something to say about a place in a text.
struct Diagnostic {
    SourceSpan span;
    Severity severity = Severity::error;
    QString message;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// What a part of a line is, for its colour; what holds is bold too.
enum class TextStyle { keyword, symbol, number, operation, comment, error, holds, fails };

/// What the sign of a line means, for its colour.
enum class SignTone { quiet, good, notice, bad };

/// A sign beside the number of a line: what became of it, in a letter or two.
struct LineSign {
    int line = 1;
    QString sign;
    SignTone tone = SignTone::quiet;
    QString message; ///< Its tip, and what a screen reader says where the cursor is.

    friend bool operator==(const LineSign&, const LineSign&) = default;
};

/// Part of a line, in UTF-16 units from its start.
struct StyledRange {
    int start = 0;
    int length = 0;
    TextStyle style = TextStyle::symbol;

    friend bool operator==(const StyledRange&, const StyledRange&) = default;
};

/// The styled parts of one line (without its end), in any order. Called while painting, for lines
/// that are seen: has to be fast and to know nothing of other lines.
using Highlighter = std::function<std::vector<StyledRange>(QStringView line)>;

/// Part of a line or of a text, in UTF-16 units.
struct TextRange {
    int start = 0;
    int length = 0;

    [[nodiscard]] int end() const { return start + length; }
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// One change of a text: at `position` (UTF-16 units) `inserted` took the place of `removed`.
struct TextChange {
    int position = 0;
    QString removed;
    QString inserted;

    [[nodiscard]] bool isNone() const { return removed.isEmpty() && inserted.isEmpty(); }
    friend bool operator==(const TextChange&, const TextChange&) = default;
};

/// The part of `line` that a span's column and length (bytes of UTF-8) mean. It holds whole
/// characters, also where the span cuts one, and ends with the line; what begins behind the line's
/// end is the empty range there. Linear in the length of the line.
[[nodiscard]] TextRange rangeInLine(QStringView line, const SourceSpan& span);

/// The span of a part of the line with that number (from 1): the inverse of rangeInLine, but for
/// the length, which is at least 1.
[[nodiscard]] SourceSpan spanInLine(int number, QStringView line, const TextRange& range);

/// The smallest change that leads from one text to the other. Never cuts a surrogate pair.
[[nodiscard]] TextChange changeBetween(QStringView before, QStringView after);

} // namespace loggia::ui
