#include "ui/shell/picture.hpp"

#include "ui/shell/page.hpp"

#include <QBuffer>
#include <QFont>
#include <QFontInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <map>

namespace loggia::ui {

namespace {

/// As the window does it: else a row of names would run from right to left where the first one is
/// Hebrew or Arabic.
void paint(QPainter& painter, const Page& page) {
    painter.setLayoutDirection(page.layoutDirection());
    page.paintPicture(painter);
}

/// The value of a font-family: the family that "Sans Serif" and the like stand for on this
/// computer, and a generic one for where it is not installed.
QByteArray familiesOf(const QByteArray& family) {
    const QFontInfo font{QFont(QString::fromUtf8(family))};
    QString name = font.family();
    static const QRegularExpression plain(
        QStringLiteral("^[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*$"));
    if (!plain.match(name).hasMatch())
        name =
            QLatin1Char('\'') + name.remove(QLatin1Char('\'')).toHtmlEscaped() + QLatin1Char('\'');
    return name.toUtf8() + (font.fixedPitch() ? ", monospace" : ", sans-serif");
}

/// Qt names one font alone. Where it is missing, browsers would take one with serifs, whose texts
/// have another width.
QByteArray withOtherFonts(const QByteArray& svg) {
    constexpr QByteArrayView before("font-family=\"");
    std::map<QByteArray, QByteArray> known;
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf(before); at >= 0; at = svg.indexOf(before, done)) {
        const qsizetype begin = at + before.size();
        const qsizetype end = svg.indexOf('"', begin);
        if (end < 0)
            break;
        QByteArray& families = known[svg.mid(begin, end - begin)];
        if (families.isEmpty())
            families = familiesOf(svg.mid(begin, end - begin));
        result += svg.mid(done, begin - done) + families;
        done = end;
    }
    return result + svg.mid(done);
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
    return withOtherFonts(bytes);
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
