#include "ui/widgets/source/source_style.hpp"

#include "ui/theme/colours.hpp"

namespace loggia::ui {

QColor textColour(TextStyle style, const Colours& colours) {
    const bool dark = colours == darkColours();
    switch (style) {
    case TextStyle::keyword:
        return QColor::fromRgb(dark ? 0xDDA6F2 : 0x7D2A8C);
    case TextStyle::number:
        return QColor::fromRgb(dark ? 0x7FD6CF : 0x0A6366);
    case TextStyle::operation:
        return colours.accent;
    case TextStyle::comment:
        return colours.muted_text;
    case TextStyle::error:
        return colours.error;
    case TextStyle::holds:
        return colours.win;
    case TextStyle::fails:
        return colours.muted_text;
    case TextStyle::symbol:
        break;
    }
    return colours.text;
}

QColor severityColour(Severity severity, const Colours& colours) {
    switch (severity) {
    case Severity::error:
        return colours.error;
    case Severity::warning:
        return colours.warning;
    case Severity::note:
        break;
    }
    return colours.accent;
}

QColor signColour(SignTone tone, const Colours& colours) {
    switch (tone) {
    case SignTone::good:
        return colours.win;
    case SignTone::notice:
        return colours.warning;
    case SignTone::bad:
        return colours.lose;
    case SignTone::quiet:
        break;
    }
    return colours.muted_text;
}

QColor markedLineColour(const Colours& colours) {
    return mix(colours.base, colours.accent, 0.12);
}

} // namespace loggia::ui
