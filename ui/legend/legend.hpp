#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;
class QPalette;

namespace loggia::ui {

struct Colours;

/// A mark, colour or badge of a picture: what it means, and a sample.
struct LegendEntry {
    Q_DECLARE_TR_FUNCTIONS(Legend)

public:
    QString text;
    QSize size; ///< Of the sample, in logical pixels.
    /// Draws the sample from (0,0) on, by the code that draws the picture.
    std::function<void(QPainter& painter, const Colours& colours, const QFont& font)> paint;
};

/// All marks of a page's pictures, in the order in which they are best explained.
using Legend = QList<LegendEntry>;

/// The sample on the ground of the page in the palette's colours.
[[nodiscard]] QImage legendSample(const LegendEntry& entry, const QPalette& palette,
                                  const QFont& font, double device_pixel_ratio);

/// A legend as a table in Markdown. Its pictures are called `prefix`0, `prefix`1, and so on.
[[nodiscard]] QString legendAsMarkdown(const Legend& legend, const QString& prefix);

} // namespace loggia::ui
