#include "ui/legend/legend.hpp"

#include "ui/theme/colours.hpp"

#include <QCoreApplication>
#include <QPainter>

namespace loggia::ui {

QImage legendSample(const LegendEntry& entry, const QPalette& palette, const QFont& font,
                    double device_pixel_ratio) {
    QImage image(entry.size * device_pixel_ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(device_pixel_ratio);
    image.fill(coloursFor(palette).window);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    entry.paint(painter, coloursFor(palette), font);
    return image;
}

QString legendAsMarkdown(const Legend& legend, const QString& prefix) {
    QString table = QStringLiteral("| %1 | %2 |\n|---|---|\n")
                        .arg(LegendEntry::tr("In the picture"), LegendEntry::tr("What it means"));
    for (qsizetype i = 0; i < legend.size(); ++i)
        // Qt leaves pictures without a text out.
        table += QStringLiteral("| ![picture](%1%2) | %3 |\n")
                     .arg(prefix)
                     .arg(i)
                     .arg(QString(legend[i].text).replace(QLatin1Char('*'), QLatin1String("\\*")));
    return table;
}

} // namespace loggia::ui
