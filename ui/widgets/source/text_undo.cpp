#include "ui/widgets/source/text_undo.hpp"

#include "ui/undo/history.hpp"

#include <utility>

namespace loggia::ui {

namespace {

constexpr int command_id = 0x7E87;

/// A character that is typed; longer is what was pasted or completed.
constexpr qsizetype longest_keystroke = 2;

TextChange inverse(const TextChange& change) {
    return {change.position, change.inserted, change.removed};
}

bool begins_word(const QString& before, const QString& typed) {
    return !before.isEmpty() && before.back().isSpace() && !typed.front().isSpace();
}

} // namespace

SourceEditCommand::SourceEditCommand(SourceEditor* editor, TextChange change,
                                     const TextSelection& before, const TextSelection& after,
                                     const QString& text, bool done, UndoStep* parent)
    : UndoStep(text, parent), editor_(editor), change_(std::move(change)), before_(before),
      after_(after), done_(done) {}

void SourceEditCommand::setRun(Kind kind, int run) {
    kind_ = kind;
    run_ = run;
}

void SourceEditCommand::undo() {
    if (editor_)
        editor_->applyChange(inverse(change_), before_);
}

void SourceEditCommand::redo() {
    if (!std::exchange(done_, false) && editor_)
        editor_->applyChange(change_, after_);
}

int SourceEditCommand::id() const {
    return kind_ == Kind::other ? -1 : command_id;
}

std::size_t SourceEditCommand::heldBytes() const {
    return static_cast<std::size_t>(change_.removed.size() + change_.inserted.size()) *
           sizeof(QChar);
}

bool SourceEditCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const SourceEditCommand*>(other);
    if (next->editor_ != editor_ || next->kind_ != kind_ || next->run_ != run_)
        return false;
    const TextChange& add = next->change_;
    if (kind_ == Kind::typing) {
        const auto end = change_.position + change_.inserted.size();
        if (!add.removed.isEmpty() || add.position != end ||
            begins_word(change_.inserted, add.inserted))
            return false;
        change_.inserted += add.inserted;
    } else if (add.position + add.removed.size() == change_.position) {
        change_.removed.prepend(add.removed);
        change_.position = add.position;
    } else if (add.position == change_.position) {
        change_.removed += add.removed;
    } else {
        return false;
    }
    after_ = next->after_;
    return true;
}

TextUndo::Make TextUndo::besideDocument() {
    return [](auto... parts) {
        auto* command = new SourceEditCommand(parts...);
        command->setBeside();
        return command;
    };
}

TextUndo::TextUndo(SourceEditor* editor, History* stack, Make make)
    : QObject(editor), editor_(editor), stack_(stack), make_(std::move(make)) {
    if (!make_)
        make_ = [](auto... parts) { return new SourceEditCommand(parts...); };
    connect(editor, &SourceEditor::edited, this, &TextUndo::record);
    // What others change, undo too, parts what is typed before and after.
    connect(editor, &SourceEditor::documentEdited, this, [this] {
        if (!std::exchange(recorded_, false))
            ++run_;
    });
}

void TextUndo::record(const TextChange& change, const TextSelection& before) {
    using Kind = SourceEditCommand::Kind;
    Kind kind = Kind::other;
    QString step = tr("edit the text");
    if (change.inserted.isEmpty()) {
        kind = Kind::deleting;
        step = tr("delete text");
    } else if (change.inserted.size() <= longest_keystroke) {
        kind = Kind::typing;
        step = tr("type text");
    }
    if (!since_edit_.isValid() || since_edit_.elapsed() > longest_pause_ms || before != expected_)
        ++run_;
    since_edit_.start();
    recorded_ = true;
    expected_ = editor_->selection();
    std::unique_ptr<SourceEditCommand> command(
        make_(editor_, change, before, expected_, step, true));
    command->setRun(kind, run_);
    stack_->edit(std::move(command));
}

std::unique_ptr<UndoStep> TextUndo::stepTo(const QString& text, const QString& step) {
    const TextChange change = changeBetween(editor_->text(), text);
    if (change.isNone())
        return nullptr;
    return std::unique_ptr<UndoStep>(make_(editor_, change, editor_->selection(), {}, step, false));
}

void TextUndo::editText(const QString& text, const QString& step) {
    if (auto command = stepTo(text, step))
        stack_->edit(std::move(command));
}

void TextUndo::replaceText(const QString& text, const QString& step) {
    if (auto command = stepTo(text, step))
        stack_->replace(std::move(command));
}

} // namespace loggia::ui
