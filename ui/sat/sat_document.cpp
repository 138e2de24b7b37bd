#include "ui/sat/sat_document.hpp"

#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/text_undo.hpp"

#include <QStringDecoder>

#include <memory>
#include <utility>

namespace loggia::ui {

/// A change between text and large file; part of a step that says what it is.
class LargeFileStep final : public UndoStep {
public:
    LargeFileStep(SatDocument* document, LargeFile after, UndoStep* parent)
        : UndoStep(parent), document_(document), before_(document->large()),
          after_(std::move(after)) {}

    void undo() override { document_->setLarge(before_); }
    void redo() override { document_->setLarge(after_); }

protected:
    [[nodiscard]] std::size_t heldBytes() const override {
        return static_cast<std::size_t>(before_.size() + after_.size());
    }

private:
    SatDocument* document_;
    LargeFile before_;
    LargeFile after_;
};

namespace {

/// As an editor holds it: "\n" at the end of each line, and nothing that Qt would change.
QString asEditorText(QString text) {
    if (text.startsWith(QChar(QChar::ByteOrderMark)))
        text.remove(0, 1);
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (const QChar end :
         {QChar(QLatin1Char('\r')), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(end, QLatin1Char('\n'));
    text.replace(QChar::Nbsp, QLatin1Char(' '));
    return text;
}

} // namespace

SatDocument::SatDocument(SourceEditor* editor, History* history, QObject* parent)
    : QObject(parent), editor_(editor), history_(history) {
    new TextUndo(editor, history);
    connect(editor, &SourceEditor::documentEdited, this, &SatDocument::tellChanged);
}

QByteArray SatDocument::content() const {
    return isLarge() ? large_ : editor_->text().toUtf8();
}

bool SatDocument::canShow(const QByteArray& content) {
    if (content.size() > most_bytes_shown || content.contains('\0'))
        return false;
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(content);
    return !decoder.hasError() && SourceEditor::canShow(text).has_value();
}

void SatDocument::replace(const QByteArray& content, const QString& step) {
    LargeFile large;
    QString text;
    if (canShow(content))
        text = asEditorText(QString::fromUtf8(content));
    else
        large = content;
    auto command = std::make_unique<UndoStep>(step);
    if (const TextChange change = changeBetween(editor_->text(), text); !change.isNone())
        new SourceEditCommand(editor_, change, editor_->selection(), {}, step, false,
                              command.get());
    // The same bytes, not equal ones: nobody compares a gigabyte.
    if (large.constData() != large_.constData() || large.isNull() != large_.isNull())
        new LargeFileStep(this, large, command.get());
    if (command->childCount() > 0)
        history_->replace(std::move(command));
}

void SatDocument::setLarge(const LargeFile& large) {
    large_ = large;
    tellChanged();
}

void SatDocument::tellChanged() {
    revisions_.advance();
    Q_EMIT changed();
}

void SatDocument::restore(const QString& text) {
    large_ = {};
    editor_->setText(text);
    tellChanged();
}

void SatDocument::restoreFile(const QByteArray& content) {
    if (canShow(content))
        return restore(asEditorText(QString::fromUtf8(content)));
    large_ = content;
    editor_->setText({});
    tellChanged();
}

void SatDocument::restoreLater() {
    large_ = QByteArray("");
    editor_->setText({});
    tellChanged();
}

} // namespace loggia::ui
