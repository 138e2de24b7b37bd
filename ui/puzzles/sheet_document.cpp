#include "ui/puzzles/sheet_document.hpp"

#include "ui/undo/history.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using puzzles::SheetForm;

using SheetStatePtr = std::shared_ptr<SheetState>;

/// An edit of one text with all that follows from it in the others.
class SheetStep final : public SourceEditCommand {
public:
    SheetStep(SheetDocument* document, SheetStatePtr next, SourceEditor* editor,
              const TextChange& change, const TextSelection& before, const TextSelection& after,
              const QString& text, bool done)
        : SourceEditCommand(editor, change, before, after, text, done), document_(document),
          before_(document->state()), after_(std::move(next)) {}

    void undo() override {
        SourceEditCommand::undo();
        document_->put(before_);
    }
    void redo() override {
        SourceEditCommand::redo();
        document_->put(after_);
    }
    bool mergeWith(const QUndoCommand* other) override {
        if (!SourceEditCommand::mergeWith(other))
            return false;
        after_ = static_cast<const SheetStep*>(other)->after_;
        return true;
    }

private:
    SheetDocument* document_;
    SheetStatePtr before_;
    SheetStatePtr after_;
};

/// From one puzzle to another one.
class SheetJump final : public UndoStep {
public:
    SheetJump(SheetDocument* document, SheetStatePtr after, const QString& text)
        : UndoStep(text), document_(document), before_(document->state()),
          after_(std::move(after)) {}

    void undo() override { document_->put(before_); }
    void redo() override { document_->put(after_); }

private:
    SheetDocument* document_;
    SheetStatePtr before_;
    SheetStatePtr after_;
};

namespace {

/// Where a place in a text is after a change before or at it.
int placeAfter(int place, const TextChange& change) {
    const auto removed = static_cast<int>(change.removed.size());
    if (place <= change.position)
        return place;
    if (place < change.position + removed)
        return change.position;
    return place - removed + static_cast<int>(change.inserted.size());
}

/// As an editor holds it: no line ends but "\n", no blanks that Qt would change.
QString asInEditor(QString text) {
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (const QChar end :
         {QChar(QLatin1Char('\r')), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(end, QLatin1Char('\n'));
    return text.replace(QChar::Nbsp, QLatin1Char(' '));
}

QString textOf(const puzzles::PuzzleSheet& sheet, SheetForm form) {
    return asInEditor(QString::fromStdString(sheet.texts[indexOf(form)]));
}

} // namespace

SheetDocument::SheetDocument(const Editors& editors, History* stack, QObject* parent)
    : QObject(parent), editors_(editors), stack_(stack) {
    for (const SheetForm form : sheet_forms)
        undo_[indexOf(form)] =
            new TextUndo(editors_[indexOf(form)], stack,
                         [this, form](SourceEditor* editor, const TextChange& change,
                                      const TextSelection& before, const TextSelection& after,
                                      const QString& text, bool done) {
                             auto next = std::make_shared<SheetState>(*state_);
                             next->texts[indexOf(form)].replace(
                                 change.position, change.removed.size(), change.inserted);
                             next->edited = form;
                             next->read = false;
                             next->error.reset();
                             return new SheetStep(this, std::move(next), editor, change, before,
                                                  after, text, done);
                         });
}

bool SheetDocument::isOfSheet(SheetForm form) const {
    return state_->sheet && (form != state_->edited || (state_->read && !state_->error));
}

bool SheetDocument::isStale(SheetForm form) const {
    return state_->error && form != state_->edited && !text(form).isEmpty();
}

bool SheetDocument::isBlank() const {
    return std::all_of(state_->texts.begin(), state_->texts.end(),
                       [](const QString& text) { return text.trimmed().isEmpty(); });
}

SheetStatePtr SheetDocument::anotherPuzzle() {
    auto state = std::make_shared<SheetState>();
    state->puzzle = ++puzzles_;
    return state;
}

void SheetDocument::replaceAll(SheetForm form, const QString& text, const QString& step,
                               const QString& file_name) {
    auto next = anotherPuzzle();
    next->texts[indexOf(form)] = asInEditor(text);
    next->edited = form;
    next->file_name = file_name;
    next->file_form = form;
    if (next->texts != state_->texts)
        stack_->replace(std::make_unique<SheetJump>(this, std::move(next), step));
}

void SheetDocument::editText(SheetForm form, const QString& text, const QString& step) {
    undo_[indexOf(form)]->editText(asInEditor(text), step);
}

void SheetDocument::restore(const Texts& texts, SheetForm edited) {
    auto next = anotherPuzzle();
    std::transform(texts.begin(), texts.end(), next->texts.begin(), asInEditor);
    next->edited = edited;
    put(next);
}

void SheetDocument::setFile(const QString& name, SheetForm form) {
    state_->file_name = name;
    state_->file_form = form;
}

void SheetDocument::take(const SheetStatePtr& state,
                         const std::shared_ptr<const puzzles::PuzzleSheet>& sheet,
                         const std::optional<Error>& error) {
    if (state != state_ || state->read)
        return;
    state->read = true;
    state->error = error;
    if (sheet) {
        state->sheet = sheet;
        for (const SheetForm form : sheet_forms)
            if (form != state->edited)
                state->texts[indexOf(form)] = textOf(*sheet, form);
    }
    show();
    Q_EMIT wasRead();
}

void SheetDocument::put(const SheetStatePtr& state) {
    state_ = state;
    show();
    Q_EMIT changed();
}

void SheetDocument::show() {
    for (const SheetForm form : sheet_forms) {
        SourceEditor* editor = editors_[indexOf(form)];
        // What is typed into a text that is still to come would take its place.
        editor->setReadOnly(form != state_->edited && !state_->read && !state_->sheet);
        const TextChange change = changeBetween(editor->text(), state_->texts[indexOf(form)]);
        if (change.isNone())
            continue;
        const TextSelection at = editor->selection();
        editor->applyChange(change, {placeAfter(at.anchor, change), placeAfter(at.cursor, change)});
    }
}

} // namespace loggia::ui
