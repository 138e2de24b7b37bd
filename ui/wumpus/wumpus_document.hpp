#pragma once

#include "core/base/error.hpp"
#include "core/wumpus/case.hpp"
#include "core/wumpus/hunt.hpp"
#include "core/wumpus/walk.hpp"
#include "ui/wumpus/wumpus_texts.hpp"

#include <QObject>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

class UndoStep;
class History;
class SourceEditor;
class TextUndo;

using WalkState = wumpus::WalkRecord;

/// The assignment's walk, from safe square to safe square, or the textbook's hunt for the gold.
enum class WalkKind { plain, hunt };

/// Three texts in their editors, and a walk through a hidden cave. Every change of either is a step
/// on the undo stack; what is done on a walk and the lines that it adds to the knowledge are one
/// step.
class WumpusDocument final : public QObject {
    Q_OBJECT

public:
    using Editors = std::array<SourceEditor*, text_kinds.size()>;

    /// The largest number of a hidden cave.
    static constexpr int most_seeds = static_cast<int>(wumpus::most_seeds);

    /// Takes over the editors' undo. Editors and `history` must outlive the document.
    WumpusDocument(const Editors& editors, History* history, QObject* parent = nullptr);

    [[nodiscard]] SourceEditor* editor(TextKind kind) const { return editors_.at(indexOf(kind)); }
    [[nodiscard]] const QString& text(TextKind kind) const;
    [[nodiscard]] WumpusTexts texts() const;
    [[nodiscard]] const std::optional<WalkState>& walkState() const { return walk_state_; }
    /// What is known about the hidden cave, also on a hunt; null without a walk.
    [[nodiscard]] const wumpus::Walk* walk() const;
    /// Null if the walk is no hunt.
    [[nodiscard]] const wumpus::Hunt* hunt() const { return hunt_ ? &*hunt_ : nullptr; }
    /// The square of the walker.
    [[nodiscard]] std::optional<wumpus::Square> here() const;
    /// All lines that the walk wrote.
    [[nodiscard]] QString lessons() const;

    /// Changes a text, as one step; other knowledge ends a walk.
    void editText(TextKind kind, const QString& text, const QString& step);
    /// The same for a text that comes from elsewhere: the document is another one then.
    void replaceText(TextKind kind, const QString& text, const QString& step);
    /// Another document, as one step.
    void replaceAll(const std::array<QString, text_kinds.size()>& texts,
                    const std::optional<WalkState>& walk, const QString& step);

    /// Goes to (1,1) of the cave of that number; what is perceived there becomes the knowledge.
    void startWalk(std::uint64_t seed, WalkKind kind = WalkKind::plain);
    /// Goes to a square; on a hunt also to one that is visited. Fails, saying why, where that is
    /// not possible.
    Result<void> visit(wumpus::Square square);
    /// On a hunt. Fails, saying why, where that is not possible.
    Result<void> act(const wumpus::Action& action);
    void endWalk();

    /// Puts a state back without a step. A path that cannot be walked ends where it fails.
    void restore(const std::array<QString, text_kinds.size()>& texts,
                 const std::optional<WalkState>& walk);

    /// The four lines that a visit teaches, each with its "\n".
    [[nodiscard]] static QString lesson(wumpus::World world, wumpus::Square square);

Q_SIGNALS:
    void textsChanged();
    /// These texts came from elsewhere: they are not what lies in the files of the texts before.
    void textsReplaced(const std::vector<loggia::ui::TextKind>& kinds);
    void walkChanged();

private:
    friend class WalkStep;
    void setWalk(const std::optional<WalkState>& walk);
    [[nodiscard]] QString withLesson(const QString& more) const;
    /// Where the editor looks after a change.
    enum class Look { at_change, at_beginning };
    /// Null where nothing would change.
    [[nodiscard]] std::unique_ptr<UndoStep> stepTo(TextKind kind, const QString& text,
                                                   const QString& step, Look look);
    /// Adds a change of a text to a step.
    void addChange(UndoStep* step, TextKind kind, const QString& text, Look look) const;
    void addWalk(UndoStep* step, const std::optional<WalkState>& walk);

    void replace(std::unique_ptr<UndoStep> step, const std::vector<TextKind>& kinds);

    Editors editors_;
    History* history_;
    std::optional<WalkState> walk_state_;
    // Of walk_state_: one of them, or none.
    std::optional<wumpus::Walk> walk_;
    std::optional<wumpus::Hunt> hunt_;
};

} // namespace loggia::ui
