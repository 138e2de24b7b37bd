#pragma once

#include "core/base/error.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "ui/widgets/source/text_undo.hpp"

#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace loggia::ui {

class History;

inline constexpr std::array sheet_forms{puzzles::SheetForm::words, puzzles::SheetForm::propositions,
                                        puzzles::SheetForm::ring};
[[nodiscard]] constexpr std::size_t indexOf(puzzles::SheetForm form) {
    return static_cast<std::size_t>(form);
}

/// A moment of the document: three texts, one of which was edited last, and what was read of it as
/// soon as that is known. What undo and redo go between.
struct SheetState {
    int puzzle = 0; ///< The same from an edit to the next; each that is opened or made has another.
    std::array<QString, puzzles::sheet_forms> texts; ///< by form
    puzzles::SheetForm edited = puzzles::SheetForm::words;
    /// The newest that could be read; its texts are those of the forms that were not edited.
    std::shared_ptr<const puzzles::PuzzleSheet> sheet;
    bool read = false;          ///< the edited text was: `sheet` is of it, or `error` says why not
    std::optional<Error> error; ///< its span is in the edited text
    /// The form in which a file of that name holds it, where it comes from one.
    QString file_name;
    puzzles::SheetForm file_form = puzzles::SheetForm::words;
};

/// The texts of a puzzle, which lie in three editors. Whatever is typed in one of them is a step on
/// the undo stack, and what follows from it in the others is part of that step, also when it
/// arrives later.
class SheetDocument final : public QObject {
    Q_OBJECT

public:
    using Editors = std::array<SourceEditor*, puzzles::sheet_forms>;
    using Texts = std::array<QString, puzzles::sheet_forms>;

    /// Takes over the editors' undo. Editors and stack have to outlive the document.
    SheetDocument(const Editors& editors, History* stack, QObject* parent = nullptr);

    [[nodiscard]] const std::shared_ptr<SheetState>& state() const { return state_; }
    [[nodiscard]] const QString& text(puzzles::SheetForm form) const {
        return state_->texts[indexOf(form)];
    }
    /// Whether state()->sheet tells of the text of that form, line by line.
    [[nodiscard]] bool isOfSheet(puzzles::SheetForm form) const;
    /// Whether that text is of a puzzle before, since the edited one cannot be read.
    [[nodiscard]] bool isStale(puzzles::SheetForm form) const;
    /// Whether there is no text at all.
    [[nodiscard]] bool isBlank() const;

    /// Another puzzle in one step, by its text in one form; the others are empty until it is read.
    void replaceAll(puzzles::SheetForm form, const QString& text, const QString& step,
                    const QString& file_name = {});
    /// Another text of one form in one step, as if it had been typed.
    void editText(puzzles::SheetForm form, const QString& text, const QString& step);
    /// Puts another puzzle without a step; the undo stack has to be empty.
    void restore(const Texts& texts, puzzles::SheetForm edited);
    void setFile(const QString& name, puzzles::SheetForm form);

    /// What reading the edited text of `state` came to: the other texts follow, where that is still
    /// the state.
    void take(const std::shared_ptr<SheetState>& state,
              const std::shared_ptr<const puzzles::PuzzleSheet>& sheet,
              const std::optional<Error>& error);

Q_SIGNALS:
    /// Another state(), which may not have been read yet.
    void changed();
    /// The state() has been read.
    void wasRead();

private:
    friend class SheetStep;
    friend class SheetJump;
    void put(const std::shared_ptr<SheetState>& state);
    void show();
    [[nodiscard]] std::shared_ptr<SheetState> anotherPuzzle();

    Editors editors_;
    std::array<TextUndo*, puzzles::sheet_forms> undo_{};
    History* stack_;
    int puzzles_ = 0; ///< how many there were
    std::shared_ptr<SheetState> state_ = std::make_shared<SheetState>();
};

} // namespace loggia::ui
