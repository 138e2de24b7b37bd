#include "ui/widgets/graph/graph_tone.hpp"

#include "ui/theme/colours.hpp"

#include <array>

namespace loggia::ui {

namespace {

/// On a coloured fill black or white, whichever is easier to read.
QColor readable_on(const QColor& fill) {
    const QColor ink = QColor::fromRgb(0x10141B);
    return contrast(ink, fill) > contrast(Qt::white, fill) ? ink : QColor(Qt::white);
}

} // namespace

ToneColours toneColours(NodeTone tone, const Colours& colours) {
    switch (tone) {
    case NodeTone::yes:
        return {mix(colours.base, colours.win, 0.16), colours.win, colours.text};
    case NodeTone::no:
        return {mix(colours.base, colours.lose, 0.14), colours.lose, colours.text};
    case NodeTone::highlight:
        return {colours.accent, colours.accent, colours.accent_text};
    case NodeTone::dim:
        return {colours.window, mix(colours.muted_text, colours.window, 0.3), colours.muted_text};
    case NodeTone::player_one:
        return {colours.player_one, colours.player_one_outline, readable_on(colours.player_one)};
    case NodeTone::player_two:
        return {colours.player_two, colours.player_two_outline, readable_on(colours.player_two)};
    case NodeTone::neutral:
        break;
    }
    return {colours.raised, mix(colours.text, colours.window, 0.42), colours.text};
}

ToneColours groupColours(int group, const Colours& colours) {
    // After Okabe and Ito.
    static constexpr std::array<QRgb, 8> fills{0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442,
                                               0x0072B2, 0xD55E00, 0xCC79A7, 0xB0B0B0};
    const QColor fill =
        QColor::fromRgb(fills.at(static_cast<std::size_t>(group - 1) % fills.size()));
    return {fill, toneColours(NodeTone::neutral, colours).outline, readable_on(fill)};
}

QColor toneLineColour(NodeTone tone, const Colours& colours) {
    if (tone == NodeTone::neutral)
        return mix(colours.text, colours.window, 0.42);
    return toneColours(tone, colours).outline;
}

QPen tonePen(NodeTone tone, const QColor& colour) {
    QPen pen(colour, tone == NodeTone::yes || tone == NodeTone::highlight ? 2.4 : 1.4);
    pen.setJoinStyle(Qt::RoundJoin);
    if (tone == NodeTone::no)
        pen.setDashPattern({3, 2});
    else if (tone == NodeTone::dim)
        pen.setDashPattern({1, 2});
    return pen;
}

} // namespace loggia::ui
