#include "ui/grading/class_legend.hpp"

#include "ui/grading/class_model.hpp"
#include "ui/grading/handin_table.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>

namespace loggia::ui {

namespace {

constexpr QSize sample_size(56, 24);

LegendEntry cell(const QString& shown, ClassModel::Tone tone, const QString& text) {
    return {text, sample_size,
            [shown, tone](QPainter& painter, const Colours& colours, const QFont& /*font*/) {
                painter.setPen(colourOf(tone, colours));
                painter.drawText(QRect(QPoint(0, 0), sample_size), Qt::AlignCenter, shown);
            }};
}

} // namespace

Legend classLegend() {
    using Tone = ClassModel::Tone;
    return {
        cell(ClassModel::rightMark() + QStringLiteral("10"), Tone::right,
             LegendEntry::tr("All cases of the check are right: full points")),
        cell(ClassModel::wrongMark() + QStringLiteral("6"), Tone::wrong,
             LegendEntry::tr("Some cases are wrong, so only the right ones earn points. Choose the "
                             "cell to see the smallest failing case")),
        cell(QStringLiteral("\u2013"), Tone::quiet, LegendEntry::tr("Not graded yet")),
        cell(QStringLiteral("\u2026"), Tone::quiet, LegendEntry::tr("Being graded")),
        cell(QStringLiteral("(%1%2)").arg(ClassModel::wrongMark(), QStringLiteral("6")),
             Tone::quiet,
             LegendEntry::tr("Out of date: the hand-in or the problem has changed since it was "
                             "graded, or is gone")),
    };
}

} // namespace loggia::ui
