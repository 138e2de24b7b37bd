// What a person does to a SourceEditor: keys, pasting, dropping, menus.

#include "ui/widgets/source/source_completion.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/source_line_data.hpp"

#include <QAction>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QStyleOptionFrame>
#include <QStylePainter>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <memory>

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

} // namespace

bool SourceEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        // A text field claims these keys; here the window is to have them.
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) ||
            (key->matches(QKeySequence::Copy) && !textCursor().hasSelection()) ||
            (is_enter(*key) && key->modifiers().testFlag(Qt::ControlModifier))) {
            event->ignore();
            return true;
        }
        if (asks_for_completions(*key) && completion_->hasWords()) {
            event->accept();
            return true;
        }
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
        QToolTip::showText(help->globalPos(), messagesAt(help->pos()), viewport());
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
    // They are the window's, and these would never be enabled.
    for (const char* name : {"edit-undo", "edit-redo"})
        delete menu->findChild<QAction*>(QLatin1String(name));
    if (const auto actions = menu->actions(); !actions.isEmpty() && actions.first()->isSeparator())
        delete actions.first();
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
        Q_EMIT refused(QString::fromStdString(shown.error().message));
        return;
    }
    if (!fits && !text.contains(QLatin1Char('\n'))) {
        Q_EMIT refused(tr("the line would become longer than %1 characters").arg(longest_line));
        return;
    }
    textCursor().insertText(text);
    ensureCursorVisible();
}

} // namespace loggia::ui
