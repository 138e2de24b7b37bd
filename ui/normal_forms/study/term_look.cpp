#include "ui/normal_forms/study/term_look.hpp"

#include "ui/normal_forms/study/form_words.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QPixmap>

#include <array>

namespace loggia::ui {

namespace {

// After Okabe and Ito, darker on white and lighter on black until each is told from its ground.
constexpr std::array<QRgb, 8> on_light{0xC2410C, 0x0A5CA8, 0x00795A, 0xA23B86,
                                       0x8A6A00, 0x2487BD, 0xB3261E, 0x5B4BB0};
constexpr std::array<QRgb, 8> on_dark{0xFF9E4D, 0x5BA8FF, 0x3ED3A2, 0xE48BC6,
                                      0xF2D64B, 0x7FD4FF, 0xFF8A80, 0xB3A5FF};
constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

bool isDarkSet(const Colours& colours) {
    return colours.base.lightnessF() < colours.text.lightnessF();
}

} // namespace

QColor termColour(int term, const Colours& colours) {
    const auto at = static_cast<std::size_t>(term) % on_light.size();
    return QColor::fromRgb(isDarkSet(colours) ? on_dark.at(at) : on_light.at(at));
}

QPen termPen(int term, const Colours& colours, double width) {
    QPen pen(termColour(term, colours), width);
    // One further with every round of the colours, so that no look comes back before 32 terms.
    const auto at =
        static_cast<std::size_t>(term) + static_cast<std::size_t>(term) / on_light.size();
    pen.setStyle(dashes.at(at % dashes.size()));
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

QColor onTermColour(int term, const Colours& colours) {
    const QColor ground = termColour(term, colours);
    return contrast(ground, Qt::white) > contrast(ground, Qt::black) ? Qt::white : Qt::black;
}

QColor termGround(int term, const Colours& colours) {
    constexpr double share = 0.2;
    return mix(colours.base, termColour(term, colours), share);
}

QIcon termIcon(int term, const Colours& colours) {
    constexpr int side = 20;
    constexpr int scale = 2;
    QPixmap picture(scale * side, scale * side);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    // The ring is seen on the ground of a selected row only.
    painter.setPen(QPen(colours.base, 1.5));
    painter.setBrush(termColour(term, colours));
    painter.drawEllipse(QRectF(1, 1, side - 2, side - 2));
    const QString letter = letterOf(term);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(letter.size() > 1 ? 9 : 12);
    painter.setFont(font);
    painter.setPen(onTermColour(term, colours));
    painter.drawText(QRectF(0, 0, side, side), Qt::AlignCenter, letter);
    painter.end();
    // The same where it is disabled or selected: it is a sign, not a button.
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

} // namespace loggia::ui
