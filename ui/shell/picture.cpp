#include "ui/shell/picture.hpp"

#include "ui/shell/page.hpp"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace loggia::ui {

QByteArray pictureAsSvg(const Page& page) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(page.info().title.toHtmlEscaped()); // Qt writes it as it is.
    generator.setSize(page.pictureSize());
    generator.setViewBox(QRect(QPoint(0, 0), page.pictureSize()));
    QPainter painter(&generator);
    page.paintPicture(painter);
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
    page.paintPicture(painter);
    painter.end();
    return image;
}

QByteArray pictureAsPng(const Page& page) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureAsImage(page).save(&buffer, "PNG");
    return bytes;
}

} // namespace loggia::ui
