#include "ui/widgets/source/source_gutter.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/tip.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/source_editor_lines.hpp"
#include "ui/widgets/source/source_style.hpp"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int air = 6;

} // namespace

SourceGutter::SourceGutter(SourceEditor* editor) : QWidget(editor), editor_(editor) {
    setObjectName(QStringLiteral("gutter"));
    setFocusPolicy(Qt::NoFocus);
}

int SourceGutter::wantedWidth() const {
    const QFontMetrics metrics(editor_->font());
    const auto digits =
        std::max<qsizetype>(2, QString::number(editor_->document()->blockCount()).size());
    return static_cast<int>(digits) * metrics.horizontalAdvance(QLatin1Char('9')) +
           metrics.height() + 3 * air;
}

void SourceGutter::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const Colours& colours = coloursFor(palette());
    painter.fillRect(event->rect(), colours.window);
    painter.fillRect(QRect(width() - 1, event->rect().top(), 1, event->rect().height()),
                     colours.line);
    painter.setFont(editor_->font());
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics(editor_->font());
    const int current = editor_->textCursor().blockNumber();
    for (const auto& line : editor_->visibleLines()) {
        const QRectF row(0, line.rect.top(), width() - air, metrics.height());
        if (row.top() > event->rect().bottom())
            break;
        painter.setPen(line.block.blockNumber() == current ? colours.text : colours.muted_text);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(line.block.blockNumber() + 1));
        const LineData* known = editor_->diagnosed(line.block);
        const LineSign* const sign = editor_->signOf(line.block);
        const bool is_diagnosed = known != nullptr && !known->marks.empty();
        Severity worst = Severity::note;
        if (is_diagnosed)
            for (const LineData::Mark& mark : known->marks)
                worst = std::min(
                    worst,
                    editor_->diagnostics()[static_cast<std::size_t>(mark.diagnostic)].severity);
        // A warning is underlined in the text as well.
        if (sign != nullptr && (!is_diagnosed || worst != Severity::error)) {
            paintSign(painter, QRectF(air, row.top(), metrics.height(), row.height()), *sign);
            continue;
        }
        if (!is_diagnosed)
            continue;
        const double side = metrics.height() * 0.72;
        paintSeverity(painter, QRectF(air, row.center().y() - side / 2, side, side), worst,
                      colours);
    }
}

void SourceGutter::paintSign(QPainter& painter, const QRectF& place, const LineSign& sign) const {
    QFont bold = editor_->font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(signColour(sign.tone, coloursFor(palette())));
    painter.drawText(place, Qt::AlignCenter, sign.sign);
    painter.setFont(editor_->font());
}

bool SourceGutter::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (const auto& line : editor_->visibleLines())
            if (line.rect.top() <= help->pos().y() && help->pos().y() < line.rect.bottom())
                showTip(help->globalPos(), editor_->messagesOf(line.block), this);
        return true;
    }
    return QWidget::event(event);
}

void SourceGutter::mousePressEvent(QMouseEvent* event) {
    editor_->setFocus(Qt::MouseFocusReason);
    editor_->setTextCursor(
        editor_->cursorForPosition(QPoint(0, static_cast<int>(event->position().y()))));
}

void SourceGutter::wheelEvent(QWheelEvent* event) {
    QCoreApplication::sendEvent(editor_->viewport(), event);
}

void paintSeverity(QPainter& painter, const QRectF& square, Severity severity,
                   const Colours& colours) {
    const QColor colour = severityColour(severity, colours);
    const QPointF middle = square.center();
    const double radius = square.width() / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (severity) {
    case Severity::error: {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(middle, radius, radius);
        painter.setPen(QPen(colours.base, radius * 0.3, Qt::SolidLine, Qt::RoundCap));
        const double arm = radius * 0.38;
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
        break;
    }
    case Severity::warning:
        painter.setPen(QPen(colour, 1, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        painter.setBrush(colour);
        painter.drawPolygon(
            QPolygonF({middle + QPointF(0, -radius * 0.85), middle + QPointF(radius, radius * 0.85),
                       middle + QPointF(-radius, radius * 0.85)}));
        painter.setPen(QPen(colours.base, radius * 0.28, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle + QPointF(0, -radius * 0.15), middle + QPointF(0, radius * 0.2));
        painter.drawPoint(middle + QPointF(0, radius * 0.6));
        break;
    case Severity::note:
        painter.setPen(QPen(colour, radius * 0.3));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, radius * 0.75, radius * 0.75);
        break;
    }
    painter.restore();
}

} // namespace loggia::ui
