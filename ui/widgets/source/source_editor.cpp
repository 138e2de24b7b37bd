#include "ui/widgets/source/source_editor.hpp"

#include "core/base/number_text.hpp"
#include "ui/commands/commands.hpp"
#include "ui/language/core_words.hpp"
#include "ui/theme/tip.hpp"
#include "ui/widgets/source/source_completion.hpp"
#include "ui/widgets/source/source_editor_lines.hpp"
#include "ui/widgets/source/source_gutter.hpp"
#include "ui/widgets/source/source_line_data.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QStyleOptionFrame>
#include <QStylePainter>
#include <QTextBlock>
#include <QTextDocument>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

namespace loggia::ui {

namespace {

bool is_enter(const QKeyEvent& event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

bool asks_for_completions(const QKeyEvent& event) {
    return event.key() == Qt::Key_Space && event.modifiers() == Qt::ControlModifier;
}

/// What goes to the list while it is open; QCompleter acts on what the field ignores.
bool belongs_to_list(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape ||
           key == Qt::Key_Tab || key == Qt::Key_Backtab;
}

bool has_files(const QMimeData& data) {
    const auto urls = data.urls();
    return std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
}

bool clipboard_has_files() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data != nullptr && has_files(*data);
}

} // namespace

SourceEditor::SourceEditor(Lines lines, QWidget* parent)
    : QPlainTextEdit(parent), lines_(lines), completion_(new SourceCompletion(this)),
      gutter_(new SourceGutter(this)) {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(QApplication::font(this).pointSizeF());
    setFont(fixed);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    gutter_->setVisible(lines == Lines::many);
    if (isOneLine()) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        document()->setDocumentMargin(2);
    }
    // In this order: the text is ours before the cursor moves in it, and the layout is done before
    // anybody hears of the change.
    connect(document(), &QTextDocument::contentsChange, this, &SourceEditor::takeChange);
    connect(document(), &QTextDocument::contentsChanged, this, &SourceEditor::tellChange);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &SourceEditor::cursorMoved);
    connect(this, &QPlainTextEdit::selectionChanged, this, &SourceEditor::cursorMoved);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceEditor::layOut);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int scrolled) {
        if (scrolled != 0)
            gutter_->scroll(0, scrolled);
        else
            gutter_->update(0, rect.y(), gutter_->width(), rect.height());
    });
    layOut();
}

void SourceEditor::takeChange(int position, int removed, int added) {
    Q_UNUSED(added);
    tellChange();
    // What Qt reports may count the end of the text as a character, on both sides.
    const int size = document()->characterCount() - 1;
    const int before = static_cast<int>(text_.size());
    removed = std::min(removed, before - position);
    QTextCursor cursor(document());
    cursor.setPosition(position);
    cursor.setPosition(std::max(position, position + removed + size - before),
                       QTextCursor::KeepAnchor);
    QString inserted = cursor.selectedText();
    inserted.replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
    TextChange change = changeBetween(QStringView(text_).mid(position, removed), inserted);
    if (change.isNone())
        return; // Colours, not characters.
    change.position += position;
    text_.replace(change.position, change.removed.size(), change.inserted);
    revisions_.advance();
    ++changes_;
    pending_.emplace(std::move(change), last_selection_);
}

void SourceEditor::tellChange() {
    if (silent_ || !pending_)
        return;
    const auto [change, before] = *std::exchange(pending_, std::nullopt);
    cursorMoved();
    Q_EMIT edited(change, before);
    Q_EMIT documentEdited();
}

void SourceEditor::cursorMoved() {
    refreshBrackets();
    if (pending_)
        return;
    last_selection_ = selection();
    refreshCurrentDiagnostic();
    gutter_->update();
}

Result<void> SourceEditor::canShow(QStringView text) {
    if (text.size() > longest_text)
        return failure(fmt::format("the text has {} characters; the editor shows at most {}",
                                   number_text(static_cast<std::uint64_t>(text.size())),
                                   number_text(longest_text)));
    int line = 1;
    for (qsizetype start = 0; start <= text.size(); ++line) {
        qsizetype end = text.indexOf(QLatin1Char('\n'), start);
        if (end < 0)
            end = text.size();
        if (end - start > longest_line)
            return failure(fmt::format("line {} has {} characters; the editor shows at most {}",
                                       line, number_text(static_cast<std::uint64_t>(end - start)),
                                       number_text(longest_line)),
                           {line, 1, 1});
        start = end + 1;
    }
    return {};
}

Result<QString> SourceEditor::textToShow(const QByteArray& content) {
    QString text = QString::fromUtf8(content);
    if (const qsizetype at = text.indexOf(QChar()); at >= 0)
        return failure(fmt::format("line {} has a byte 0, so the file is not a text",
                                   text.left(at).count(QLatin1Char('\n')) + 1));
    return canShow(text).map([&text] { return std::move(text); });
}

void SourceEditor::setText(const QString& text) {
    const QString before = text_;
    silent_ = true;
    setPlainText(isOneLine() ? cleaned(text) : text);
    silent_ = false;
    pending_.reset();
    cursorMoved();
    if (text_ != before)
        Q_EMIT documentEdited();
}

void SourceEditor::applyChange(const TextChange& change, const TextSelection& selection) {
    silent_ = true;
    QTextCursor cursor(document());
    const auto at = [this](qsizetype position) {
        return static_cast<int>(std::clamp<qsizetype>(position, 0, text_.size()));
    };
    cursor.setPosition(at(change.position));
    cursor.setPosition(at(change.position + change.removed.size()), QTextCursor::KeepAnchor);
    cursor.insertText(change.inserted);
    cursor.setPosition(at(selection.anchor));
    cursor.setPosition(at(selection.cursor), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    silent_ = false;
    const bool changed = std::exchange(pending_, std::nullopt).has_value();
    cursorMoved();
    if (changed)
        Q_EMIT documentEdited();
}

void SourceEditor::follow(const QString& text) {
    if (text_ == text)
        return;
    const TextChange change = changeBetween(text_, text);
    const int end = change.position + static_cast<int>(change.inserted.size());
    const int place = hasFocus() ? end : 0;
    applyChange(change, {place, place});
}

TextSelection SourceEditor::selection() const {
    const QTextCursor cursor = textCursor();
    return {cursor.anchor(), cursor.position()};
}

std::pair<QTextBlock, TextRange> SourceEditor::placeOf(const SourceSpan& span) const {
    const QTextBlock block = document()->findBlockByNumber(std::max(span.line, 1) - 1);
    if (block.isValid())
        return {block, rangeInLine(block.text(), span)};
    const QTextBlock last = document()->lastBlock();
    return {last, {last.length() - 1, 0}};
}

void SourceEditor::setDiagnostics(std::vector<Diagnostic> diagnostics) {
    diagnostics_ = std::move(diagnostics);
    ++diagnosed_;
    for (std::size_t i = 0; i < diagnostics_.size(); ++i) {
        const auto [block, range] = placeOf(diagnostics_[i].span);
        LineData& known = LineData::in(block);
        if (std::exchange(known.diagnosed, diagnosed_) != diagnosed_)
            known.marks.clear();
        known.marks.push_back({range, static_cast<int>(i)});
    }
    current_diagnostic_.reset();
    refreshCurrentDiagnostic();
    viewport()->update();
    gutter_->update();
}

const LineData* SourceEditor::diagnosed(const QTextBlock& block) const {
    const LineData* known = LineData::of(block);
    return known != nullptr && known->diagnosed == diagnosed_ ? known : nullptr;
}

void SourceEditor::refreshCurrentDiagnostic() {
    const QTextCursor cursor = textCursor();
    std::optional<int> found;
    if (const LineData* known = diagnosed(cursor.block())) {
        const int at = cursor.positionInBlock();
        for (const LineData::Mark& mark : known->marks) {
            const auto severity = [this](int index) {
                return diagnostics_[static_cast<std::size_t>(index)].severity;
            };
            if (mark.range.start <= at && at <= mark.range.end() &&
                (!found || severity(mark.diagnostic) < severity(*found)))
                found = mark.diagnostic;
        }
    }
    const LineSign* const sign = signOf(cursor.block());
    const QString message = found  ? diagnostics_[static_cast<std::size_t>(*found)].message
                            : sign ? sign->message
                                   : QString();
    if (message != accessibleDescription())
        setAccessibleDescription(message);
    if (std::exchange(current_diagnostic_, found) != found)
        Q_EMIT currentDiagnosticChanged(found.value_or(-1));
}

QString SourceEditor::messagesOf(const QTextBlock& block) const {
    QStringList messages;
    if (const LineData* known = diagnosed(block))
        for (const LineData::Mark& mark : known->marks)
            messages << diagnostics_[static_cast<std::size_t>(mark.diagnostic)].message;
    if (const LineSign* const sign = signOf(block))
        messages << sign->message;
    return messages.join(QLatin1Char('\n'));
}

void SourceEditor::setLineSigns(std::vector<LineSign> signs) {
    if (signs == signs_)
        return;
    signs_ = std::move(signs);
    refreshCurrentDiagnostic();
    gutter_->update();
}

const LineSign* SourceEditor::signOf(const QTextBlock& block) const {
    const int line = block.blockNumber() + 1;
    const auto found =
        std::lower_bound(signs_.begin(), signs_.end(), line,
                         [](const LineSign& sign, int wanted) { return sign.line < wanted; });
    return found != signs_.end() && found->line == line ? &*found : nullptr;
}

QString SourceEditor::messagesAt(const QPoint& position) const {
    const QTextCursor cursor = cursorForPosition(position);
    const int at = cursor.positionInBlock();
    QStringList messages;
    if (const LineData* known = diagnosed(cursor.block()))
        for (const LineData::Mark& mark : known->marks)
            if (mark.range.start <= at && at <= mark.range.end())
                messages << diagnostics_[static_cast<std::size_t>(mark.diagnostic)].message;
    return messages.join(QLatin1Char('\n'));
}

void SourceEditor::setHighlighter(Highlighter highlighter) {
    highlighter_ = std::move(highlighter);
    ++styled_;
    viewport()->update();
}

void SourceEditor::refreshBrackets() {
    // Brackets come line by line: each line is looked at once.
    QTextBlock block;
    std::vector<StyledRange> ranges;
    const auto in_comment = [&](int position) {
        if (!highlighter_)
            return false;
        if (!block.isValid() || !block.contains(position)) {
            block = document()->findBlock(position);
            ranges.clear();
            if (block.length() <= longest_styled_line)
                ranges = highlighter_(block.text());
        }
        const int at = position - block.position();
        return std::any_of(ranges.begin(), ranges.end(), [at](const StyledRange& range) {
            return range.style == TextStyle::comment && range.start <= at &&
                   at < range.start + range.length;
        });
    };
    const auto found = matchBracket(text_, textCursor().position(), in_comment);
    if (std::exchange(brackets_, found) != found)
        viewport()->update();
}

void SourceEditor::setCompletions(const QStringList& words) {
    completion_->setWords(words);
}

void SourceEditor::setCompletionSource(CompletionSource source) {
    completion_->setSource(std::move(source));
}

bool SourceEditor::isCompleting() const {
    return completion_->isOpen();
}

void SourceEditor::setLineNumbersVisible(bool visible) {
    gutter_->setVisible(visible);
    layOut();
}

void SourceEditor::revealSpan(const SourceSpan& span) {
    const auto [block, range] = placeOf(span);
    QTextCursor cursor(block);
    // The beginning is what has to be seen where a span is longer than the window.
    cursor.setPosition(block.position() + range.end());
    cursor.setPosition(block.position() + range.start, QTextCursor::KeepAnchor);
    reveal(cursor);
}

bool SourceEditor::goToError() {
    const auto error = std::find_if(diagnostics_.begin(), diagnostics_.end(), [](const auto& each) {
        return each.severity == Severity::error;
    });
    if (error == diagnostics_.end())
        return false;
    revealSpan(error->span);
    setFocus();
    return true;
}

void SourceEditor::revealLine(int line) {
    reveal(QTextCursor(placeOf({line, 1, 1}).first));
}

void SourceEditor::reveal(const QTextCursor& cursor) {
    const bool seen = viewport()->rect().contains(cursorRect(cursor));
    setTextCursor(cursor);
    if (!seen && !isOneLine())
        centerCursor();
}

void SourceEditor::markLines(const std::vector<int>& lines) {
    ++marked_;
    for (const int line : lines)
        if (const QTextBlock block = document()->findBlockByNumber(line - 1); block.isValid())
            LineData::in(block).marked = marked_;
    viewport()->update();
}

bool SourceEditor::isMarked(const QTextBlock& block) const {
    const LineData* known = LineData::of(block);
    return known != nullptr && known->marked == marked_;
}

bool SourceEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        // A text field claims these keys; here the window is to have them.
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) ||
            (key->matches(QKeySequence::Copy) && !textCursor().hasSelection()) ||
            (key->matches(QKeySequence::Paste) && clipboard_has_files()) ||
            (is_enter(*key) && key->modifiers().testFlag(Qt::ControlModifier))) {
            event->ignore();
            return true;
        }
        if (asks_for_completions(*key) && completion_->hasWords()) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ApplicationFontChange) {
        const bool done = QPlainTextEdit::event(event);
        QFont sized = font();
        sized.setPointSizeF(QApplication::font(this).pointSizeF());
        setFont(sized);
        return done;
    }
    if (event->type() == QEvent::Paint && isOneLine()) {
        QStylePainter painter(this);
        QStyleOptionFrame option;
        option.initFrom(this);
        option.lineWidth = frameWidth();
        painter.drawPrimitive(QStyle::PE_PanelLineEdit, option);
        return true;
    }
    return QPlainTextEdit::event(event);
}

bool SourceEditor::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showTip(help->globalPos(), messagesAt(help->pos()), viewport());
        return true;
    }
    return QPlainTextEdit::viewportEvent(event);
}

bool SourceEditor::focusNextPrevChild(bool next) {
    return !isCompleting() && QPlainTextEdit::focusNextPrevChild(next);
}

void SourceEditor::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (isCompleting() && belongs_to_list(key)) {
        event->ignore();
        return;
    }
    if (asks_for_completions(*event)) {
        completion_->open();
        return;
    }
    if (is_enter(*event)) {
        if (isOneLine())
            Q_EMIT returnPressed();
        else if ((event->modifiers() & ~Qt::KeypadModifier) == Qt::ShiftModifier && !isReadOnly())
            textCursor().insertBlock(); // Qt would put a line separator, which is no end of line.
        else if (!event->modifiers().testFlag(Qt::ControlModifier))
            return QPlainTextEdit::keyPressEvent(event);
        event->setAccepted(!isOneLine() && !event->modifiers().testFlag(Qt::ControlModifier));
        return;
    }
    const unsigned before = changes_;
    QPlainTextEdit::keyPressEvent(event);
    const bool deleting = key == Qt::Key_Backspace || key == Qt::Key_Delete;
    if (changes_ != before)
        completion_->typed(deleting);
    else if (isCompleting() && key != Qt::Key_Shift)
        completion_->close();
}

void SourceEditor::inputMethodEvent(QInputMethodEvent* event) {
    if (!event->preeditString().isEmpty())
        completion_->close();
    QPlainTextEdit::inputMethodEvent(event);
    // Composing replaces the colours of the line.
    if (LineData* line = LineData::of(textCursor().block()))
        line->styled = 0;
}

void SourceEditor::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu(event->pos()));
    // Qt's would never be enabled: they are the window's.
    for (const char* name : {"edit-undo", "edit-redo"})
        delete menu->findChild<QAction*>(QLatin1String(name));
    if (const auto actions = menu->actions(); !actions.isEmpty() && actions.first()->isSeparator())
        delete actions.first();
    if (const Commands* commands = commandsAround(*this); commands && !isReadOnly()) {
        QAction* first = menu->actions().value(0);
        menu->insertActions(first, {commands->action(QStringLiteral("edit.undo")),
                                    commands->action(QStringLiteral("edit.redo"))});
        menu->insertSeparator(first);
    }
    // Qt leaves keys out that are the window's, too.
    for (const auto& [name, key] :
         {std::pair{"edit-copy", QKeySequence::Copy}, std::pair{"edit-paste", QKeySequence::Paste}})
        if (auto* action = menu->findChild<QAction*>(QLatin1String(name));
            action && !action->text().contains(QLatin1Char('\t')))
            action->setText(action->text() + QLatin1Char('\t') +
                            QKeySequence(key).toString(QKeySequence::NativeText));
    menu->exec(event->globalPos());
}

QString SourceEditor::cleaned(QString text) const {
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (const QChar end :
         {QChar(QLatin1Char('\r')), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(end, QLatin1Char('\n'));
    text.replace(QChar::Nbsp, QLatin1Char(' '));
    if (isOneLine()) {
        while (text.endsWith(QLatin1Char('\n')))
            text.chop(1);
        text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    }
    return text;
}

bool SourceEditor::canInsertFromMimeData(const QMimeData* source) const {
    return !has_files(*source) && QPlainTextEdit::canInsertFromMimeData(source);
}

void SourceEditor::insertFromMimeData(const QMimeData* source) {
    if (isReadOnly() || has_files(*source) || !source->hasText())
        return;
    const QString text = cleaned(source->text());
    const bool fits = textCursor().block().length() + text.size() <= longest_line;
    if (const auto shown = canShow(text); !shown) {
        Q_EMIT refused(coreWords(shown.error().message));
        return;
    }
    if (!fits && !text.contains(QLatin1Char('\n'))) {
        Q_EMIT refused(tr("the line would exceed %1 characters").arg(longest_line));
        return;
    }
    textCursor().insertText(text);
    ensureCursorVisible();
}

} // namespace loggia::ui
