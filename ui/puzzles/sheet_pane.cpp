#include "ui/puzzles/sheet_pane.hpp"

#include "ui/puzzles/sheet_syntax.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/heading.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

using puzzles::SheetForm;

namespace {

constexpr int narrowest_with_numbers = 280;

QString helpOf(SheetForm form) {
    switch (form) {
    case SheetForm::words:
        return SheetPane::tr("The puzzle in words, one sentence a line. Grey lines are comments.");
    case SheetForm::propositions:
        return SheetPane::tr("The same statements as propositional formulas in Mace4's syntax");
    case SheetForm::ring:
        break;
    }
    return SheetPane::tr("The same statements as equations over GF(2): a product is \"and\", a sum "
                         "is \"exclusive or\"");
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
      status_(new QLabel(this)) {
    editor_->setObjectName(QLatin1String(objectNameOf(form)));
    editor_->setAccessibleName(titleOf(form));
    editor_->setToolTip(helpOf(form));
    editor_->setPlaceholderText(exampleOf(form));
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
    auto* header = new QHBoxLayout;
    header->addWidget(title);
    header->addWidget(status_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(header);
    layout->addWidget(editor_, 1);
    connect(editor_, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (editor_->hasFocus())
            Q_EMIT lineEntered(editor_->textCursor().blockNumber());
    });
    colour();
}

void SheetPane::setStatus(const QString& status, const QString& tip, bool warning) {
    warning_ = warning;
    status_->setText(status);
    status_->setToolTip(tip);
    editor_->setAccessibleDescription(status);
    colour();
}

QString SheetPane::status() const {
    return status_->text();
}

void SheetPane::setStatement(const puzzles::SheetLines& lines) {
    std::vector<int> marked;
    for (std::size_t i = 0; i < lines.count; ++i)
        marked.push_back(static_cast<int>(lines.first + i) + 1);
    editor_->markLines(marked);
    if (marked.empty() || editor_->hasFocus())
        return;
    const QTextBlock block = editor_->document()->findBlockByNumber(static_cast<int>(lines.first));
    if (!block.isValid())
        return;
    // The units of this bar are rows on the screen.
    QScrollBar* bar = editor_->verticalScrollBar();
    const int first = block.firstLineNumber();
    const int rows = editor_->viewport()->height() / editor_->fontMetrics().lineSpacing();
    if (first < bar->value() || first + block.lineCount() > bar->value() + rows)
        bar->setValue(first - rows / 3);
}

bool SheetPane::eventFilter(QObject* watched, QEvent* event) {
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

void SheetPane::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void SheetPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // In a narrow pane the text needs the room.
    editor_->setLineNumbersVisible(width() >= narrowest_with_numbers);
}

void SheetPane::colour() {
    const Colours& colours = coloursFor(palette());
    QPalette tinted = palette();
    tinted.setColor(QPalette::WindowText, warning_ ? colours.warning : colours.muted_text);
    status_->setPalette(tinted);
}

} // namespace loggia::ui
