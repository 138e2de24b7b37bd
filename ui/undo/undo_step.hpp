#pragma once

#include <QUndoCommand>

#include <cstddef>

namespace loggia::ui {

/// A change of a document that can be undone. Steps that were made with another one as their parent
/// are parts of that one.
class UndoStep : public QUndoCommand {
public:
    using QUndoCommand::QUndoCommand;

    /// Whether it changes what a file of the document holds. A step that does not, such as what is
    /// typed in a field beside the document, is undone like others, and leaves the document saved.
    [[nodiscard]] virtual bool changesDocument() const { return true; }

    /// About how much memory it holds, with its parts.
    [[nodiscard]] std::size_t bytes() const;

protected:
    /// What it holds by itself, apart from its parts, where that is more than a few words.
    [[nodiscard]] virtual std::size_t heldBytes() const { return 0; }
};

} // namespace loggia::ui
