#include "ui/shell/picture.hpp"

#include "ui/shell/page.hpp"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace loggia::ui {

namespace {

/// As the window does it: else a row of names would run from right to left where the first one is
/// Hebrew or Arabic.
void paint(QPainter& painter, const Page& page) {
    painter.setLayoutDirection(page.layoutDirection());
    page.paintPicture(painter);
}

} // namespace

QByteArray pictureAsSvg(const Page& page) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(page.info().title.toHtmlEscaped()); // Qt writes it as it is.
    // Fonts have a size in points: with the window's resolution they are as large as the page
    // measured them.
    generator.setResolution(page.logicalDpiY());
    generator.setSize(page.pictureSize());
    generator.setViewBox(QRect(QPoint(0, 0), page.pictureSize()));
    QPainter painter(&generator);
    paint(painter, page);
    painter.end();
    return bytes;
}

QByteArray pictureAsPdf(const Page& page) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(page.info().title);
    writer.setCreator(QStringLiteral("Loggia"));
    writer.setResolution(page.logicalDpiY());
    constexpr double points_per_inch = 72;
    writer.setPageSize(QPageSize(QSizeF(page.pictureSize()) * points_per_inch / page.logicalDpiY(),
                                 QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    QPainter painter(&writer);
    paint(painter, page);
    painter.end();
    return bytes;
}

QImage pictureAsImage(const Page& page) {
    constexpr int scale = 2;
    QImage image(page.pictureSize() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, page);
    painter.end();
    return image;
}

QByteArray asPng(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace loggia::ui
