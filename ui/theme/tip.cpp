#include "ui/theme/tip.hpp"

#include <QFontMetrics>
#include <QStringList>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int most_characters = 60;
/// Below this even long words would be lines of their own.
constexpr int least_width = 160;

QString wrappedLine(const QString& line, const QFontMetrics& metrics, int width) {
    QString text;
    QString open;
    for (const QString& word : line.split(QLatin1Char(' '))) {
        const QString longer = open.isEmpty() ? word : open + QLatin1Char(' ') + word;
        if (!open.isEmpty() &&
            (longer.size() > most_characters || metrics.horizontalAdvance(longer) > width)) {
            text += open + QLatin1Char('\n');
            open = word;
        } else {
            open = longer;
        }
    }
    return text + open;
}

} // namespace

QString wrappedTip(const QString& text, const QWidget* widget) {
    const QFontMetrics metrics(QToolTip::font());
    const QWidget* window = widget != nullptr ? widget->window() : nullptr;
    while (window != nullptr && window->windowType() == Qt::Popup && window->parentWidget())
        window = window->parentWidget()->window(); // of a menu, which is narrow
    const int third = window != nullptr ? window->width() / 3 : 0;
    const int width = std::max(third, least_width);
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines)
        line = wrappedLine(line, metrics, width);
    return lines.join(QLatin1Char('\n'));
}

void showTip(const QPoint& place, const QString& text, QWidget* widget, const QRect& rect) {
    QString lines = wrappedTip(text, widget);
    if (Qt::mightBeRichText(lines)) // which Qt would wrap anew, to a narrow column
        lines = QStringLiteral("<p style=\"white-space:pre\">%1</p>").arg(lines.toHtmlEscaped());
    QToolTip::showText(place, lines, widget, rect);
}

} // namespace loggia::ui
