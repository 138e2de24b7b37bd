#include "ui/help/guide_view.hpp"

#include "ui/help/guide.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/theme/colours.hpp"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>
#include <QWheelEvent>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int margin = 20;
constexpr int widest_text = 760; ///< Longer lines are hard to read.
/// What links and the contents call a heading, in whatever language it is shown.
constexpr int english_heading = QTextFormat::UserProperty + 1;

bool is_code(const QTextBlock& block) {
    return block.isValid() && (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
                               block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage));
}

/// Whether two lines of code are of one block of it.
bool are_together(const QTextBlock& a, const QTextBlock& b) {
    return is_code(a) && is_code(b) &&
           a.blockFormat().stringProperty(QTextFormat::BlockCodeLanguage) ==
               b.blockFormat().stringProperty(QTextFormat::BlockCodeLanguage);
}

/// The block of a heading that is called so, or that links find by this name; the first heading
/// where there is none.
QTextBlock heading_block(const QTextDocument& document, const QString& name) {
    QTextBlock first;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        const QString heading = block.blockFormat().stringProperty(english_heading);
        if (heading == name || anchorOf(heading) == name)
            return block;
        if (!first.isValid())
            first = block;
    }
    return first;
}

/// The same picture in the dark theme; the light one where there is no other.
QString inTheDark(QString path) {
    const QString light = path;
    path.replace(QLatin1String("-light-"), QLatin1String("-dark-"));
    return QFileInfo::exists(path) ? path : light;
}

} // namespace

GuideView::GuideView(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    // A bar that comes and goes would change the width while the text is being laid out.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setAccessibleName(tr("Text of the guide"));
    connect(this, &QTextBrowser::anchorClicked, this, &GuideView::follow);
}

/// Qt goes from link to link without telling screen readers of it.
bool GuideView::focusNextPrevChild(bool next) {
    const bool done = QTextBrowser::focusNextPrevChild(next);
    setAccessibleDescription(hasFocus() ? textCursor().selectedText() : QString());
    return done;
}

void GuideView::setChapter(const GuideChapter& chapter, const QString& text,
                           const QString& section) {
    folder_ = QFileInfo(chapter.path).path();
    text_ = text;
    words_.clear();
    layOut();
    goTo(section);
}

void GuideView::layOutSoon() {
    if (text_.isEmpty() || will_lay_out_)
        return;
    will_lay_out_ = true;
    const QTextBlock first = cursorForPosition({margin, margin}).block();
    reading_ = {first.blockNumber(), topOf(first) - verticalScrollBar()->value()};
    QMetaObject::invokeMethod(
        this,
        [this] {
            will_lay_out_ = false;
            layOut();
            verticalScrollBar()->setValue(
                qRound(topOf(document()->findBlockByNumber(reading_.block)) - reading_.above));
        },
        Qt::QueuedConnection);
}

double GuideView::topOf(const QTextBlock& block) const {
    return document()->documentLayout()->blockBoundingRect(block).top();
}

void GuideView::layOut() {
    // Away from the window, or Qt would lay the text out again for each block of it.
    auto* fresh = new QTextDocument(this); // which it asks for its pictures
    fresh->setDefaultFont(font());
    fresh->setUndoRedoEnabled(false);
    const Colours& colours = coloursFor(palette());
    fresh->setDefaultStyleSheet(QStringLiteral("a { color: %1; }").arg(colours.accent.name()));
    fresh->setMarkdown(text_);
    style(*fresh);
    setExtraSelections({});
    QTextDocument* last = document();
    const bool mine = last->parent() == this; // The first one belongs to Qt.
    setDocument(fresh);
    if (mine)
        delete last;
    // To its end, which Qt puts off: it could not be scrolled there.
    static_cast<void>(topOf(fresh->lastBlock()));
    Q_EMIT fresh->documentLayout()->documentSizeChanged(fresh->size());
    // Qt rounds the columns of tables up.
    constexpr double rounding = 2;
    setHorizontalScrollBarPolicy(document()->size().width() > viewport()->width() + rounding
                                     ? Qt::ScrollBarAsNeeded
                                     : Qt::ScrollBarAlwaysOff);
    mark(words_);
}

void GuideView::style(QTextDocument& text) const {
    const int side = std::max(margin, (viewport()->width() - widest_text) / 2);
    QTextFrameFormat frame = text.rootFrame()->frameFormat();
    frame.setTopMargin(margin);
    frame.setBottomMargin(margin);
    frame.setLeftMargin(margin);
    frame.setRightMargin(std::max(margin, 2 * side - margin));
    text.rootFrame()->setFrameFormat(frame);
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        if (is_code(block)) {
            styleCode(block);
            continue;
        }
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        format.setTopMargin(level > 1 ? 18 : 4);
        format.setBottomMargin(level > 0 ? 8 : 6);
        if (level > 0)
            format.setProperty(english_heading, block.text());
        if (!block.text().contains(QChar::ObjectReplacementCharacter)) // a picture
            format.setLineHeight(115, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
        if (const QString shown = guideText(block.text()); level > 0 && shown != block.text()) {
            QTextCursor heading(block);
            heading.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            heading.insertText(shown);
        }
    }
    styleTables(text);
}

/// On a ground of its own, its lines close to each other.
void GuideView::styleCode(const QTextBlock& block) const {
    const Colours& colours = coloursFor(palette());
    constexpr int around = 8;
    QTextBlockFormat format = block.blockFormat();
    format.setNonBreakableLines(false); // rather than a text that has to be scrolled sideways
    format.setBackground(mix(colours.base, colours.line, 0.35));
    format.setLeftMargin(0);
    format.setTextIndent(around);
    format.setTopMargin(are_together(block.previous(), block) ? 0 : around);
    format.setBottomMargin(are_together(block, block.next()) ? 0 : around);
    QTextCursor(block).setBlockFormat(format);
}

void GuideView::styleTables(QTextDocument& text) const {
    const QColor line = coloursFor(palette()).line;
    for (QTextFrame* frame : text.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setTopMargin(6);
        format.setBottomMargin(10);
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row)
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(row, column);
                QTextTableCellFormat look = cell.format().toTableCellFormat();
                look.setPadding(4);
                look.setRightPadding(10);
                look.setBottomBorder(1);
                look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                look.setBottomBorderBrush(line);
                cell.setFormat(look);
            }
    }
}

void GuideView::goTo(const QString& section) {
    const QTextBlock block = heading_block(*document(), section);
    QTextCursor cursor(document());
    if (block.isValid())
        cursor.setPosition(block.position());
    setTextCursor(cursor); // scrolls just so far that the line can be seen
    reading_ = {std::max(block.blockNumber(), 0), margin / 2.0};
    verticalScrollBar()->setValue(block.isValid() ? qRound(topOf(block)) - margin / 2 : 0);
}

void GuideView::mark(const QString& words) {
    words_ = words;
    QList<QTextEdit::ExtraSelection> marks;
    const Colours& colours = coloursFor(palette());
    for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        QTextCursor found(document());
        while (!(found = document()->find(word, found)).isNull()) {
            QTextEdit::ExtraSelection each;
            each.cursor = found;
            each.format.setBackground(mix(colours.base, colours.accent, 0.25));
            marks << each;
        }
    }
    setExtraSelections(marks);
}

QVariant GuideView::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource)
        return {};
    const qreal ratio = devicePixelRatioF();
    if (const QString sample = name.toString(); sample.startsWith(legend_prefix)) {
        const int entry = sample.mid(legend_prefix.size()).toInt();
        return entry >= 0 && entry < legend_.size()
                   ? legendSample(legend_[entry], palette(), font(), ratio)
                   : QImage();
    }
    const QString path =
        QDir::cleanPath(QStringLiteral(":/docs/") + folder_ + QLatin1Char('/') + name.toString());
    QImage image(isDark(palette()) ? inTheDark(path) : path);
    const int widest = qRound(widestPicture() * ratio);
    if (image.width() > widest)
        image = image.scaledToWidth(widest, Qt::SmoothTransformation);
    else if (ratio > 1.0)
        image = image.scaledToWidth(std::min(widest, qRound(image.width() * ratio)),
                                    Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    return image;
}

int GuideView::widestPicture() const {
    return std::clamp(viewport()->width() - 2 * margin, 120, widest_text);
}

void GuideView::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width())
        layOutSoon(); // first, while what is read is still at the top
    QTextBrowser::resizeEvent(event);
}

void GuideView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        layOutSoon();
}

void GuideView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() != Qt::ControlModifier) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    // A touch pad sends many small turns.
    turned_ += event->angleDelta().y();
    const int notches = turned_ / QWheelEvent::DefaultDeltasPerStep;
    turned_ -= notches * QWheelEvent::DefaultDeltasPerStep;
    if (notches != 0)
        zoomIn(notches);
    event->accept();
}

void GuideView::follow(const QUrl& link) {
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
        return;
    }
    const QString file = link.path();
    const QString path =
        file.isEmpty() ? QString() : QDir::cleanPath(folder_ + QLatin1Char('/') + file);
    Q_EMIT linkClicked(path, link.fragment());
}

} // namespace loggia::ui
