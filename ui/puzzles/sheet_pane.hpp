#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QWidget>

#include <optional>

class QLabel;
class QTextBlock;
class QToolButton;

namespace loggia::ui {

/// `Words`, `Propositions`, `Equations`
[[nodiscard]] QString titleOf(puzzles::SheetForm form);

/// One of the three forms of a puzzle: its title, its status and its text. The comments between
/// formulas, which repeat the words, are folded away until they are asked for; a line that is being
/// typed, or to which the cursor goes, is never hidden.
class SheetPane final : public QWidget {
    Q_OBJECT

public:
    explicit SheetPane(puzzles::SheetForm form, QWidget* parent = nullptr);

    [[nodiscard]] puzzles::SheetForm form() const { return form_; }
    [[nodiscard]] SourceEditor* editor() const { return editor_; }

    /// How a text may look, where there is none: only for who begins, for beside another text it
    /// would look as if it said the same.
    void setExampleShown(bool shown);

    /// The text beside the title; a warning is emphasised. `brief` replaces it if the pane is too
    /// narrow.
    void setStatus(const QString& status, const QString& tip, bool warning,
                   const QString& brief = {});
    [[nodiscard]] QString status() const { return full_status_; }

    /// Marks a statement's lines and, unless the keyboard is here, brings them into view.
    void setStatement(const puzzles::SheetLines& lines);

    /// Another puzzle: until somebody scrolls or comes here, its first formula is in view, where
    /// comments before it would fill the pane.
    void beginAtFormulas();

    [[nodiscard]] bool showsComments() const;
    void setShowsComments(bool shown);

Q_SIGNALS:
    void showsCommentsChanged();
    /// The line of the cursor, by keyboard or mouse; from 0.
    void lineEntered(int line);
    /// The line under the pointer; -1: it has left.
    void linePointed(int line);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitStatus();
    void foldSoon();
    void fold();
    void unfoldCursor();
    /// Whether that changes anything.
    bool setBlockVisible(QTextBlock block, bool visible);
    void showNewSize();
    [[nodiscard]] bool isInView(const QTextBlock& block) const;
    [[nodiscard]] int rowsInView() const;
    void layOut() const;
    void reveal();

    puzzles::SheetForm form_;
    SourceEditor* editor_;
    QLabel* status_;
    QString full_status_;
    QString brief_status_;
    QToolButton* comments_;
    bool has_comments_ = false; ///< And formulas beside them.
    bool will_fold_ = false;
    bool is_fresh_ = true;           ///< The user has not scrolled or edited this text yet.
    std::optional<int> marked_ = {}; ///< The first line of the marked statement.
    int pointed_ = -1;
};

} // namespace loggia::ui
