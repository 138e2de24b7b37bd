// How a SourceEditor looks. Everything is done for the lines that are seen, while they are painted.

#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/source_editor_lines.hpp"
#include "ui/widgets/source/source_gutter.hpp"
#include "ui/widgets/source/source_style.hpp"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

constexpr int least_height = 30;

/// The rectangles that a part of a line covers, one for each row it is wrapped to, in the
/// viewport. An empty part covers one character's width.
std::vector<QRectF> rects_of(const QTextBlock& block, const QRectF& place, const TextRange& range,
                             double character) {
    std::vector<QRectF> rects;
    const QTextLayout* layout = block.layout();
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        const int start = std::max(range.start, line.textStart());
        const int end = std::min(range.end(), line.textStart() + line.textLength());
        const bool last = i + 1 == layout->lineCount();
        if (start > end ||
            (start == end &&
             (range.length > 0 || (!last && start == line.textStart() + line.textLength()))))
            continue;
        const double left = line.cursorToX(start);
        const double right = start == end ? left + character : line.cursorToX(end);
        rects.emplace_back(place.left() + std::min(left, right), place.top() + line.y(),
                           std::abs(right - left), line.height());
    }
    return rects;
}

/// Errors get a wave, warnings a broken one, notes dots.
void paint_underline(QPainter& painter, const QRectF& rect, double baseline, Severity severity,
                     const Colours& colours) {
    constexpr double step = 2;
    const double y = baseline + 2.5;
    QPen pen(severityColour(severity, colours), 1.2);
    pen.setCapStyle(Qt::FlatCap);
    if (severity == Severity::note) {
        pen.setWidthF(1.5);
        pen.setDashPattern({1, 1.4});
        painter.setPen(pen);
        painter.drawLine(QPointF(rect.left(), y + 0.5), QPointF(rect.right(), y + 0.5));
        return;
    }
    if (severity == Severity::warning)
        pen.setDashPattern({5, 2.5});
    QPainterPath wave(QPointF(rect.left(), y));
    const int halves = static_cast<int>(std::ceil(rect.width() / step));
    for (int i = 0; i < halves; ++i) {
        const double x = rect.left() + i * step;
        wave.quadTo(x + step / 2, y + (i % 2 == 0 ? 2.2 : -2.2), x + step, y);
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(wave);
}

/// The range without the combining characters that it begins with, and with those behind it: apart
/// from its letter, the bar of x\u0304 would be drawn over the next one.
QTextLayout::FormatRange wholeCharacters(const StyledRange& range, const QString& text) {
    const auto marks = [&text](int at) { return at > 0 && at < text.size() && text[at].isMark(); };
    int begin = range.start;
    int end = range.start + range.length;
    while (marks(end))
        ++end;
    while (begin < end && marks(begin))
        ++begin;
    QTextLayout::FormatRange whole;
    whole.start = begin;
    whole.length = end - begin;
    return whole;
}

} // namespace

std::vector<SourceEditor::VisibleLine> SourceEditor::visibleLines() const {
    std::vector<VisibleLine> lines;
    QTextBlock block = firstVisibleBlock();
    QRectF rect = blockBoundingGeometry(block).translated(contentOffset());
    while (block.isValid() && rect.top() <= viewport()->height()) {
        if (block.isVisible())
            lines.push_back({block, rect});
        block = block.next();
        if (block.isValid())
            rect = QRectF(rect.bottomLeft(), blockBoundingRect(block).size());
    }
    return lines;
}

void SourceEditor::styleVisibleLines() {
    const Colours& colours = coloursFor(palette());
    for (const VisibleLine& line : visibleLines()) {
        if (line.block.length() > longest_styled_line)
            continue;
        if (!highlighter_ && LineData::of(line.block) == nullptr)
            continue;
        LineData& known = LineData::in(line.block);
        const QString text = line.block.text();
        if (known.styled == styled_ && known.styled_text == text)
            continue;
        known.styled = styled_;
        known.styled_text = text;
        QList<QTextLayout::FormatRange> formats;
        for (const StyledRange& range :
             highlighter_ ? highlighter_(text) : std::vector<StyledRange>()) {
            QTextLayout::FormatRange format = wholeCharacters(range, text);
            if (format.length == 0)
                continue;
            format.format.setForeground(textColour(range.style, colours));
            if (range.style == TextStyle::holds)
                format.format.setFontWeight(QFont::Bold);
            formats.push_back(format);
        }
        if (!line.block.layout()->preeditAreaText().isEmpty() ||
            formats == line.block.layout()->formats())
            continue;
        line.block.layout()->setFormats(formats);
        document()->markContentsDirty(line.block.position(), line.block.length());
    }
}

void SourceEditor::paintEvent(QPaintEvent* event) {
    styleVisibleLines();
    paintGrounds();
    QPlainTextEdit::paintEvent(event);
    paintWaves();
}

void SourceEditor::paintGrounds() {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursFor(palette());
    const double character = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const auto box = [&](const VisibleLine& line, int position) {
        const int at = position - line.block.position();
        if (at < 0 || at >= line.block.length())
            return;
        const QColor colour = brackets_->other ? colours.accent : colours.error;
        painter.setPen(QPen(colour, 1, brackets_->other ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(mix(colours.base, colour, 0.15));
        for (const QRectF& rect : rects_of(line.block, line.rect, {at, 1}, character))
            painter.drawRoundedRect(QRectF(rect.toAlignedRect()).adjusted(0.5, 0.5, -0.5, -0.5), 2,
                                    2);
    };
    for (const VisibleLine& line : visibleLines()) {
        if (isMarked(line.block)) {
            const QRectF ground(0, line.rect.top(), viewport()->width(), line.rect.height());
            painter.fillRect(ground, markedLineColour(colours));
            painter.fillRect(QRectF(ground.topLeft(), QSizeF(3, ground.height())), colours.accent);
        }
        if (brackets_ && hasFocus()) {
            box(line, brackets_->here);
            if (brackets_->other)
                box(line, *brackets_->other);
        }
    }
}

void SourceEditor::paintWaves() {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursFor(palette());
    const double character = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    for (const VisibleLine& line : visibleLines()) {
        const LineData* known = diagnosed(line.block);
        if (known == nullptr)
            continue;
        for (const LineData::Mark& mark : known->marks) {
            const int end = line.block.length() - 1;
            const TextRange range{std::min(mark.range.start, end),
                                  std::min(mark.range.end(), end) -
                                      std::min(mark.range.start, end)};
            for (const QRectF& rect : rects_of(line.block, line.rect, range, character))
                paint_underline(painter, rect, rect.top() + fontMetrics().ascent(),
                                diagnostics_[static_cast<std::size_t>(mark.diagnostic)].severity,
                                colours);
        }
    }
}

void SourceEditor::layOut() {
    const QRect inner = contentsRect();
    if (isOneLine()) {
        const int line =
            fontMetrics().lineSpacing() + 2 * static_cast<int>(document()->documentMargin());
        const int height = std::max(least_height, line + 2 * frameWidth() + 2);
        const int spare = height - line - 2 * frameWidth();
        setFixedHeight(height);
        setViewportMargins(5, spare / 2, 5, spare - spare / 2);
        return;
    }
    const int width = gutter_->isHidden() ? 0 : gutter_->wantedWidth();
    setViewportMargins(width, 0, 0, 0);
    gutter_->setGeometry(inner.left(), inner.top(), width, inner.height());
}

void SourceEditor::resizeEvent(QResizeEvent* event) {
    // Qt keeps the number of the row that is on top, which is another one where the first line is
    // wrapped in another way.
    const bool is_at_beginning =
        textCursor().position() == 0 && firstVisibleBlock() == document()->firstBlock();
    QPlainTextEdit::resizeEvent(event);
    layOut();
    if (is_at_beginning)
        verticalScrollBar()->setValue(0);
}

void SourceEditor::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        ++styled_;
        viewport()->update();
        gutter_->update();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOut();
    }
}

QSize SourceEditor::sizeHint() const {
    const int character = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    if (isOneLine())
        return {40 * character, maximumHeight()};
    return {48 * character, 14 * fontMetrics().lineSpacing()};
}

QSize SourceEditor::minimumSizeHint() const {
    const int character = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    if (isOneLine())
        return {12 * character, maximumHeight()};
    return {20 * character, 4 * fontMetrics().lineSpacing()};
}

} // namespace loggia::ui
