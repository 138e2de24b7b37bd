#include "ui/widgets/source/source_completion.hpp"

#include <QAbstractItemView>
#include <QCompleter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr qsizetype shortest_prefix = 2;
constexpr int longest_word = 200;

} // namespace

SourceCompletion::SourceCompletion(QPlainTextEdit* field)
    : QObject(field), field_(field), model_(new QStringListModel(this)),
      completer_(new QCompleter(model_, this)) {
    completer_->setWidget(field);
    completer_->setCompletionMode(QCompleter::PopupCompletion);
    completer_->setCaseSensitivity(Qt::CaseInsensitive);
    completer_->setMaxVisibleItems(9);
    connect(completer_, qOverload<const QString&>(&QCompleter::activated), this,
            &SourceCompletion::take);
}

void SourceCompletion::setWords(const QStringList& words) {
    source_ = nullptr;
    list(words);
}

void SourceCompletion::setSource(CompletionSource source) {
    source_ = std::move(source);
}

void SourceCompletion::list(const QStringList& words) {
    QStringList sorted = words;
    sorted.removeDuplicates();
    sorted.sort(Qt::CaseInsensitive);
    if (sorted != model_->stringList())
        model_->setStringList(sorted);
}

bool SourceCompletion::hasWords() const {
    return source_ || model_->rowCount() > 0;
}

bool SourceCompletion::isOpen() const {
    return completer_->popup()->isVisible();
}

QString SourceCompletion::word() const {
    const QTextCursor cursor = field_->textCursor();
    const QTextBlock block = cursor.block();
    const int end = cursor.positionInBlock();
    const auto in_word = [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); };
    QString word;
    for (int at = end; at > 0 && end - at < longest_word; --at) {
        const QChar c = field_->document()->characterAt(block.position() + at - 1);
        if (!in_word(c))
            break;
        word.prepend(c);
    }
    return word;
}

/// What was typed of a word, or of a phrase that begins like this.
QString SourceCompletion::prefix() {
    if (!source_)
        return word();
    const QTextCursor cursor = field_->textCursor();
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    const LineCompletions all = source_(before);
    list(all.words);
    for (const qsizetype start : all.starts) {
        QString typed = before.mid(start);
        if (!typed.trimmed().isEmpty() && typed.size() <= longest_word &&
            std::any_of(all.words.begin(), all.words.end(), [&](const QString& each) {
                return each.startsWith(typed, Qt::CaseInsensitive);
            }))
            return typed;
    }
    return word();
}

/// Of a phrase its case does not matter, for a sentence may begin with it.
bool SourceCompletion::isComplete(const QString& prefix) const {
    return model_->stringList().contains(
        prefix, prefix.contains(QLatin1Char(' ')) ? Qt::CaseInsensitive : Qt::CaseSensitive);
}

void SourceCompletion::open() {
    asked_ = true;
    show(prefix());
}

void SourceCompletion::typed(bool deleted) {
    const QString word = prefix();
    const bool wanted = isOpen() ? !word.isEmpty() || (asked_ && deleted)
                                 : !deleted && word.size() >= shortest_prefix;
    if (!isOpen())
        asked_ = false;
    // What is complete needs no help, and Enter has to mean Enter again.
    if (!wanted || (!asked_ && isComplete(word)))
        close();
    else
        show(word);
}

void SourceCompletion::close() {
    completer_->popup()->hide();
}

void SourceCompletion::show(const QString& prefix) {
    completer_->setCompletionPrefix(prefix);
    if (completer_->completionCount() == 0) {
        close();
        return;
    }
    QAbstractItemView* popup = completer_->popup();
    popup->setFont(field_->font());
    popup->setCurrentIndex(completer_->completionModel()->index(0, 0));
    QTextCursor start = field_->textCursor();
    start.setPosition(start.position() - static_cast<int>(prefix.size()));
    QRect place = field_->cursorRect(start);
    place.translate(field_->viewport()->pos());
    place.setWidth(std::max(140, popup->sizeHintForColumn(0) + 16 +
                                     popup->verticalScrollBar()->sizeHint().width()));
    completer_->complete(place);
}

void SourceCompletion::take(const QString& word) {
    QTextCursor cursor = field_->textCursor();
    cursor.setPosition(cursor.position() - static_cast<int>(prefix().size()),
                       QTextCursor::KeepAnchor);
    cursor.insertText(word);
    field_->setTextCursor(cursor);
}

} // namespace loggia::ui
