#pragma once

#include <QColor>
#include <QImage>
#include <QRect>

#include <cstdlib>

// What tests ask of a picture: where it differs from another one, and how much of a colour it
// holds.
namespace loggia::ui::testing {

/// The smallest rectangle with all pixels in which two pictures of one size differ; empty where
/// they are equal.
inline QRect differenceOf(const QImage& one, const QImage& other) {
    QRect box;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                box |= QRect(x, y, 1, 1);
    return box;
}

/// The sum of the differences of red, green and blue: 0 to 765.
inline int colourDistance(const QColor& one, const QColor& other) {
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
           std::abs(one.blue() - other.blue());
}

/// The number of pixels within a rectangle whose distance from that colour is at most `tolerance`.
/// Lines with soft edges rarely hold their exact colour.
inline int pixelsOf(const QImage& image, const QColor& colour, const QRect& within,
                    int tolerance = 0) {
    int count = 0;
    const QRect area = within & image.rect();
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            count += colourDistance(image.pixelColor(x, y), colour) <= tolerance ? 1 : 0;
    return count;
}
inline int pixelsOf(const QImage& image, const QColor& colour) {
    return pixelsOf(image, colour, image.rect());
}

} // namespace loggia::ui::testing
