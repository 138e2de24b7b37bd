#pragma once

#include "ui/undo/undo_step.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace loggia::ui {

class History;

/// A change of an editor's text as a step of undo: brings back text, cursor and selection.
class SourceEditCommand : public UndoStep {
public:
    /// What merges with what: only steps of one kind and one run, and never `other`.
    enum class Kind { other, typing, deleting };

    /// `after` is the selection when the change is made. With `done` the change has been made
    /// already and the first redo() does nothing. As a child of another command it is part of that
    /// one: a page's "New" that changes more than the text.
    SourceEditCommand(SourceEditor* editor, TextChange change, const TextSelection& before,
                      const TextSelection& after, const QString& text, bool done,
                      UndoStep* parent = nullptr);

    void setRun(Kind kind, int run);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    /// Precondition: it is not made yet.
    void setBeside() { is_beside_ = true; }
    [[nodiscard]] bool changesDocument() const override { return !is_beside_; }
    bool mergeWith(const QUndoCommand* other) override;

protected:
    [[nodiscard]] std::size_t heldBytes() const override;

private:
    QPointer<SourceEditor> editor_;
    TextChange change_;
    TextSelection before_;
    TextSelection after_;
    bool done_;
    Kind kind_ = Kind::other;
    int run_ = 0;
    bool is_beside_ = false;
};

/// Turns edits in an editor into steps on a page's undo stack. Typing becomes one step per word,
/// deleting one step; a pause or a move of the cursor begins a new one, and so does saving.
class TextUndo final : public QObject {
    Q_OBJECT

public:
    /// Makes a step of a change, of a class that does more than to bring the text back; it takes
    /// what SourceEditCommand takes.
    using Make = std::function<SourceEditCommand*(
        SourceEditor* editor, const TextChange& change, const TextSelection& before,
        const TextSelection& after, const QString& text, bool done)>;

    /// Of a field whose text stands in no file: its steps leave the document as it is.
    [[nodiscard]] static Make besideDocument();

    /// Lives as long as the editor. The stack must outlive both.
    TextUndo(SourceEditor* editor, History* stack, Make make = {});

    /// Changes the text, as one step of that name; nothing if it is the same already.
    void editText(const QString& text, const QString& step);
    /// The same for the text of another document: opening a file, an example.
    void replaceText(const QString& text, const QString& step);

    static constexpr int longest_pause_ms = 2000;

private:
    [[nodiscard]] std::unique_ptr<UndoStep> stepTo(const QString& text, const QString& step);
    void record(const TextChange& change, const TextSelection& before);

    SourceEditor* editor_;
    History* stack_;
    Make make_;
    QElapsedTimer since_edit_;
    TextSelection expected_; ///< Where the last edit left the cursor.
    int run_ = 0;
    bool recorded_ = false; ///< The current change was recorded.
};

} // namespace loggia::ui
