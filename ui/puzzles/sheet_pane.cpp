#include "ui/puzzles/sheet_pane.hpp"

#include "ui/puzzles/sheet_syntax.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/heading.hpp"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using puzzles::SheetForm;

namespace {

constexpr int narrowest_with_numbers = 200;
constexpr int narrowest_with_button = 190;
/// A text of more lines is shown as it is.
constexpr int most_folded_lines = 20'000;

/// A comment, or nothing.
bool saysNothing(const QTextBlock& block) {
    const QString text = block.text();
    const QStringView said = QStringView(text).trimmed();
    return said.isEmpty() || said.startsWith(QLatin1Char('%'));
}

QString helpOf(SheetForm form) {
    switch (form) {
    case SheetForm::words:
        return SheetPane::tr(
            "The puzzle in words, one sentence per line. Grey lines are comments.");
    case SheetForm::propositions:
        return SheetPane::tr("The same statements as propositional formulas in Mace4's syntax");
    case SheetForm::ring:
        break;
    }
    return SheetPane::tr("The same statements as equations over GF(2): a product is “and”, a sum "
                         "is “exclusive or”");
}

QString exampleOf(SheetForm form) {
    switch (form) {
    case SheetForm::words:
        return SheetPane::tr("Abe says: Bea is a knave.\nBea says: Abe and I are different.");
    case SheetForm::propositions:
        return QStringLiteral("formulas(assumptions).\n  a <-> -b.\nend_of_list.");
    case SheetForm::ring:
        break;
    }
    return QStringLiteral("set(arithmetic).\nformulas(assumptions).\n  (a + b) mod 2 = 1.\n"
                          "end_of_list.");
}

const char* objectNameOf(SheetForm form) {
    return form == SheetForm::words          ? "words"
           : form == SheetForm::propositions ? "propositions"
                                             : "ring";
}

} // namespace

QString titleOf(SheetForm form) {
    switch (form) {
    case SheetForm::words:
        return SheetPane::tr("Words");
    case SheetForm::propositions:
        return SheetPane::tr("Propositions");
    case SheetForm::ring:
        break;
    }
    return SheetPane::tr("Equations");
}

SheetPane::SheetPane(SheetForm form, QWidget* parent)
    : QWidget(parent), form_(form), editor_(new SourceEditor(SourceEditor::Lines::many, this)),
      status_(new QLabel(this)), comments_(new QToolButton(this)) {
    editor_->setObjectName(QLatin1String(objectNameOf(form)));
    editor_->setAccessibleName(titleOf(form));
    editor_->setToolTip(helpOf(form));
    setExampleShown(true);
    editor_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    editor_->setHighlighter(form == SheetForm::words ? highlightSentences() : highlightMace);
    editor_->setMinimumSize(86, 3 * editor_->fontMetrics().lineSpacing());
    editor_->viewport()->setMouseTracking(true);
    editor_->viewport()->installEventFilter(this);
    QLabel* title = heading(titleOf(form), this, editor_);
    title->setToolTip(helpOf(form));
    status_->setObjectName(QStringLiteral("status"));
    status_->setTextFormat(Qt::PlainText);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    status_->installEventFilter(this);
    auto* header = new QHBoxLayout;
    header->setSpacing(8);
    header->addWidget(title);
    header->addWidget(status_, 1);
    header->addWidget(comments_);
    comments_->setObjectName(QStringLiteral("comments"));
    comments_->setText(tr("Comments"));
    comments_->setAccessibleName(tr("Show the comments: %1").arg(titleOf(form)));
    comments_->setToolTip(tr("Show the comment lines that repeat the words"));
    comments_->setCheckable(true);
    comments_->setAutoRaise(true);
    comments_->setFocusPolicy(Qt::TabFocus);
    comments_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    comments_->setMinimumWidth(1); // A narrow pane goes without it.
    comments_->setFixedHeight(title->sizeHint().height());
    comments_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(header);
    layout->addWidget(editor_, 1);
    connect(editor_, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (editor_->hasFocus())
            Q_EMIT lineEntered(editor_->textCursor().blockNumber());
    });
    const auto looked_around = [this] { is_fresh_ = false; };
    connect(editor_->verticalScrollBar(), &QScrollBar::actionTriggered, this, looked_around);
    connect(editor_, &SourceEditor::documentEdited, this,
            [this] { QMetaObject::invokeMethod(this, &SheetPane::reveal, Qt::QueuedConnection); });
    editor_->installEventFilter(this);
    if (form != SheetForm::words) {
        connect(comments_, &QToolButton::toggled, this, [this] {
            fold();
            Q_EMIT showsCommentsChanged();
        });
        connect(editor_, &SourceEditor::documentEdited, this, &SheetPane::foldSoon);
        connect(editor_, &QPlainTextEdit::cursorPositionChanged, this, &SheetPane::unfoldCursor);
    }
    setTextColour(*status_, &Colours::muted_text);
}

bool SheetPane::showsComments() const {
    return comments_->isChecked();
}

void SheetPane::setShowsComments(bool shown) {
    comments_->setChecked(shown);
}

bool SheetPane::setBlockVisible(QTextBlock block, bool visible) {
    if (block.isVisible() == visible)
        return false;
    block.setVisible(visible);
    block.setLineCount(visible ? std::max(1, block.layout()->lineCount()) : 0);
    editor_->document()->markContentsDirty(block.position(), block.length());
    return true;
}

/// Lets the editor know, which else would scroll on to where lines are that are hidden now.
void SheetPane::showNewSize() {
    layOut();
    QAbstractTextDocumentLayout& layout = *editor_->document()->documentLayout();
    Q_EMIT layout.documentSizeChanged(layout.documentSize());
}

/// After the change that is being made; a person's own lines stay as they are.
void SheetPane::foldSoon() {
    if (editor_->hasFocus() || std::exchange(will_fold_, true))
        return;
    comments_->hide(); // until it is known whether the new text has any
    QMetaObject::invokeMethod(
        this,
        [this] {
            will_fold_ = false;
            fold();
        },
        Qt::QueuedConnection);
}

void SheetPane::fold() {
    const QTextDocument& document = *editor_->document();
    bool comments = false;
    bool formulas = false;
    if (document.blockCount() <= most_folded_lines)
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const bool nothing = saysNothing(block);
            comments = comments || (nothing && !block.text().trimmed().isEmpty());
            formulas = formulas || !nothing;
        }
    has_comments_ = comments && formulas;
    comments_->setVisible(has_comments_ && width() >= narrowest_with_button);
    const bool folded = has_comments_ && !comments_->isChecked();
    bool changed = false;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        changed =
            setBlockVisible(block, !folded || !saysNothing(block) || !block.next().isValid()) ||
            changed;
    if (changed)
        showNewSize();
    if (editor_->hasFocus())
        unfoldCursor();
    editor_->viewport()->update();
}

/// The lines around the cursor that are hidden.
void SheetPane::unfoldCursor() {
    const QTextBlock here = editor_->textCursor().block();
    if (!editor_->hasFocus() || here.isVisible())
        return;
    QTextBlock first = here;
    while (first.previous().isValid() && !first.previous().isVisible())
        first = first.previous();
    for (QTextBlock block = first; block.isValid() && !block.isVisible(); block = block.next())
        setBlockVisible(block, true);
    showNewSize();
}

void SheetPane::setExampleShown(bool shown) {
    editor_->setPlaceholderText(shown ? exampleOf(form_) : QString());
}

void SheetPane::setStatus(const QString& status, const QString& tip, bool warning,
                          const QString& brief) {
    full_status_ = status;
    brief_status_ = brief;
    status_->setToolTip(tip);
    status_->setAccessibleName(status);
    editor_->setAccessibleDescription(status);
    fitStatus();
    setTextColour(*status_, warning ? &Colours::warning : &Colours::muted_text);
}

/// In a narrow pane it is brief rather than cut off.
void SheetPane::fitStatus() {
    const QFontMetrics metrics = status_->fontMetrics();
    const bool fits = metrics.horizontalAdvance(full_status_) <= status_->width();
    status_->setText(
        metrics.elidedText(fits || brief_status_.isEmpty() ? full_status_ : brief_status_,
                           Qt::ElideRight, status_->width()));
}

void SheetPane::setStatement(const puzzles::SheetLines& lines) {
    std::vector<int> marked;
    for (std::size_t i = 0; i < lines.count; ++i)
        marked.push_back(static_cast<int>(lines.first + i) + 1);
    editor_->markLines(marked);
    marked_ = marked.empty() ? std::nullopt : std::optional(static_cast<int>(lines.first));
    if (marked.empty() || editor_->hasFocus())
        return;
    const QTextBlock block = editor_->document()->findBlockByNumber(static_cast<int>(lines.first));
    layOut();
    if (block.isValid() && !isInView(block))
        editor_->verticalScrollBar()->setValue(block.firstLineNumber() - rowsInView() / 3);
}

/// How many rows the editor knows lines to take is right only for those that were seen.
void SheetPane::layOut() const {
    const QTextDocument& document = *editor_->document();
    if (document.blockCount() > most_folded_lines)
        return;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        static_cast<void>(document.documentLayout()->blockBoundingRect(block));
}

int SheetPane::rowsInView() const {
    return editor_->viewport()->height() / editor_->fontMetrics().lineSpacing();
}

bool SheetPane::isInView(const QTextBlock& block) const {
    // The units of this bar are rows on the screen.
    const int top = editor_->verticalScrollBar()->value();
    const int first = block.firstLineNumber();
    return first >= top && first + block.lineCount() <= top + rowsInView();
}

void SheetPane::beginAtFormulas() {
    is_fresh_ = true;
    QMetaObject::invokeMethod(this, &SheetPane::reveal, Qt::QueuedConnection);
}

void SheetPane::reveal() {
    if (!is_fresh_ || !isVisible() || editor_->document()->blockCount() > most_folded_lines)
        return;
    QTextBlock block = editor_->document()->findBlockByNumber(marked_.value_or(0));
    while (block.isValid() && saysNothing(block))
        block = block.next();
    layOut();
    if (block.isValid() && !isInView(block))
        editor_->verticalScrollBar()->setValue(block.firstLineNumber());
}

bool SheetPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == status_) {
        if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
            fitStatus();
        return false;
    }
    if (watched == editor_) {
        is_fresh_ = is_fresh_ && event->type() != QEvent::FocusIn;
        if (form_ == SheetForm::words)
            return false;
        // The keyboard comes to a line that is seen.
        QTextCursor cursor = editor_->textCursor();
        if (event->type() == QEvent::FocusIn && !cursor.block().isVisible()) {
            QTextBlock block = cursor.block();
            while (block.isValid() && !block.isVisible())
                block = block.next();
            if (block.isValid()) {
                cursor.setPosition(block.position());
                editor_->setTextCursor(cursor);
            }
        }
        return false;
    }
    if (watched == editor_->viewport() &&
        (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave)) {
        int line = -1;
        if (event->type() == QEvent::MouseMove) {
            const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
            const QTextCursor cursor = editor_->cursorForPosition(at);
            // Below the last line there is none.
            if (at.y() <= editor_->cursorRect(cursor).bottom())
                line = cursor.blockNumber();
        }
        if (std::exchange(pointed_, line) != line)
            Q_EMIT linePointed(line);
    }
    return QWidget::eventFilter(watched, event);
}

void SheetPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // In a narrow pane the text needs the room.
    editor_->setLineNumbersVisible(width() >= narrowest_with_numbers);
    comments_->setVisible(has_comments_ && width() >= narrowest_with_button);
    // The editor has its lines anew after this.
    QMetaObject::invokeMethod(this, &SheetPane::reveal, Qt::QueuedConnection);
}

} // namespace loggia::ui
