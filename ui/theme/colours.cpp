#include "ui/theme/colours.hpp"

#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

/// WCAG 2.1, "relative luminance".
double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

constexpr QLatin1String text_colour_name("text-colour");

/// Keeps the text of a widget in a colour of its parent's theme. The widget's own palette does not
/// tell the theme, for the colour is set there.
class TextColour final : public QObject {
public:
    explicit TextColour(QWidget& widget) : QObject(&widget), widget_(widget) {
        setObjectName(text_colour_name);
        widget.parentWidget()->installEventFilter(this);
    }

    void set(QColor Colours::*colour) {
        colour_ = colour;
        apply();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::PaletteChange)
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply() {
        QPalette palette = widget_.palette();
        palette.setColor(QPalette::WindowText,
                         coloursFor(widget_.parentWidget()->palette()).*colour_);
        widget_.setPalette(palette);
    }

    QWidget& widget_;
    QColor Colours::*colour_ = &Colours::text;
};

} // namespace

const Colours& lightColours() {
    static const Colours colours{
        .window = rgb(0xF5F6F8),
        .base = rgb(0xFFFFFF),
        .raised = rgb(0xFFFFFF),
        .line = rgb(0xD5D9E0),
        .text = rgb(0x1B1F27),
        .muted_text = rgb(0x59616E),
        .accent = rgb(0x1F62B5),
        .accent_text = rgb(0xFFFFFF),
        .player_one = rgb(0xD17B00),
        .player_one_outline = rgb(0x6B3C00),
        .player_two = rgb(0x0A4480),
        .player_two_outline = rgb(0x041F3D),
        .board = rgb(0xD3DBE6),
        .board_outline = rgb(0x6C7A8E),
        .hole = rgb(0xFDFDFE),
        .win = rgb(0x17703A),
        .lose = rgb(0xB3261E),
        .error = rgb(0xB3261E),
        .warning = rgb(0x8A5300),
        .grid = rgb(0xE1E5EB),
    };
    return colours;
}

const Colours& darkColours() {
    static const Colours colours{
        .window = rgb(0x1C1F25),
        .base = rgb(0x14171C),
        .raised = rgb(0x2A2F38),
        .line = rgb(0x3A414D),
        .text = rgb(0xE7EAF0),
        .muted_text = rgb(0xA3ACBA),
        .accent = rgb(0x6CB2F5),
        .accent_text = rgb(0x0B1420),
        .player_one = rgb(0xFFC452),
        .player_one_outline = rgb(0xFFE3AE),
        .player_two = rgb(0x0F74BE),
        .player_two_outline = rgb(0xA6D8FF),
        .board = rgb(0x2C3442),
        .board_outline = rgb(0x8391A6),
        .hole = rgb(0x0D1014),
        .win = rgb(0x74D694),
        .lose = rgb(0xFF9A90),
        .error = rgb(0xFF9A90),
        .warning = rgb(0xF3C26B),
        .grid = rgb(0x2B313B),
    };
    return colours;
}

const Colours& paperColours() {
    static const Colours colours = [] {
        Colours paper = lightColours();
        paper.window = Qt::white;
        return paper;
    }();
    return colours;
}

bool isDark(const QPalette& palette) {
    return luminance(palette.color(QPalette::Window)) <
           luminance(palette.color(QPalette::WindowText));
}

const Colours& coloursFor(const QPalette& palette) {
    return isDark(palette) ? darkColours() : lightColours();
}

QPalette paletteFor(const Colours& colours) {
    const bool dark = luminance(colours.window) < luminance(colours.text);
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) {
        palette.setColor(QPalette::All, role, colour);
    };
    set(QPalette::Window, colours.window);
    set(QPalette::WindowText, colours.text);
    set(QPalette::Base, colours.base);
    set(QPalette::AlternateBase, mix(colours.base, colours.window, 0.6));
    set(QPalette::Text, colours.text);
    set(QPalette::PlaceholderText, colours.muted_text);
    set(QPalette::Button, colours.raised);
    set(QPalette::ButtonText, colours.text);
    set(QPalette::BrightText, colours.error);
    set(QPalette::ToolTipBase, dark ? colours.raised : colours.text);
    set(QPalette::ToolTipText, dark ? colours.text : colours.base);
    set(QPalette::Highlight, colours.accent);
    set(QPalette::HighlightedText, colours.accent_text);
    set(QPalette::Link, colours.accent);
    set(QPalette::LinkVisited, mix(colours.accent, colours.text, 0.3));
    set(QPalette::Light, mix(colours.raised, Qt::white, dark ? 0.10 : 1.0));
    set(QPalette::Midlight, mix(colours.raised, Qt::white, dark ? 0.05 : 0.5));
    set(QPalette::Mid, colours.line);
    set(QPalette::Dark, mix(colours.line, Qt::black, 0.25));
    set(QPalette::Shadow, mix(colours.line, Qt::black, dark ? 0.7 : 0.4));

    const QColor faded = mix(colours.text, colours.window, 0.55);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::PlaceholderText, QPalette::Link})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faded);
    palette.setColor(QPalette::Disabled, QPalette::Base, colours.window);
    return palette;
}

void setTextColour(QWidget& widget, QColor Colours::*colour) {
    auto* known = widget.findChild<QObject*>(text_colour_name, Qt::FindDirectChildrenOnly);
    auto* text = known != nullptr ? static_cast<TextColour*>(known) : new TextColour(widget);
    text->set(colour);
}

QColor mix(const QColor& one, const QColor& other, double share) {
    const auto part = [share](float a, float b) {
        return static_cast<float>(a + (static_cast<double>(b) - a) * share);
    };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

double contrast(const QColor& one, const QColor& other) {
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

} // namespace loggia::ui
