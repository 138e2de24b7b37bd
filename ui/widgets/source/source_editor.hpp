#pragma once

#include "ui/widgets/source/bracket_match.hpp"
#include "ui/widgets/source/source_text.hpp"
#include "ui/work/revision.hpp"

#include <QPlainTextEdit>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QTextBlock;

namespace loggia::ui {

struct LineCompletions;
class SourceCompletion;
using CompletionSource = std::function<LineCompletions(const QString& before)>;
class SourceGutter;
struct LineData;

/// The two ends of a selection, equal where nothing is selected; in UTF-16 units.
struct TextSelection {
    int anchor = 0;
    int cursor = 0;

    friend bool operator==(const TextSelection&, const TextSelection&) = default;
};

/// A field for source text, of many lines or of one, that shows a reader's results: underlined
/// diagnostics, coloured words, marked lines. Knows no language.
///
/// It keeps no undo of its own, and leaves the keys of undo and redo to the window: TextUndo makes
/// edits steps of a page's stack. Tab moves the focus unless completions are open. Files that are
/// dropped or pasted, and Ctrl+C without a selection, are left to the window too. Only lines that
/// are seen are coloured, so that a text of many megabytes opens at once.
class SourceEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    enum class Lines {
        many, ///< With line numbers.
        one   ///< Like a QLineEdit: Enter ends the input, and pasted line breaks become blanks.
    };

    explicit SourceEditor(Lines lines = Lines::many, QWidget* parent = nullptr);

    /// Lines end in "\n"; what core reads and counts in. Use this, not toPlainText(), which
    /// changes characters. Costs nothing.
    [[nodiscard]] const QString& text() const { return text_; }
    /// Of text().
    [[nodiscard]] Revision revision() const { return revisions_.now(); }
    /// Whether a text can be shown: the time for a line grows with its length, and a text or a line
    /// of megabytes would stop the window. Ask before setText() and TextUndo::replaceText() show
    /// what comes from outside; the error says which line is too long. What a person pastes is
    /// asked by itself.
    [[nodiscard]] static Result<void> canShow(QStringView text);
    /// The text of a file where it can be shown.
    [[nodiscard]] static Result<QString> textToShow(const QByteArray& content);
    /// Shows another text, which is no step of undo: see TextUndo::replaceText for that.
    void setText(const QString& text);
    /// Makes a change and selects; no step of undo. `change.removed` must be there.
    void applyChange(const TextChange& change, const TextSelection& selection);
    /// Shows what a document says now. The cursor goes behind what is new; while the keyboard is
    /// elsewhere to the beginning, so that a long line is seen from there.
    void follow(const QString& text);
    [[nodiscard]] TextSelection selection() const;

    /// Shown until others are set; they move with their lines meanwhile. Spans behind the end of a
    /// line or of the text are shown there.
    void setDiagnostics(std::vector<Diagnostic> diagnostics);
    [[nodiscard]] const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }
    /// The index of the worst of those at the cursor.
    [[nodiscard]] std::optional<int> currentDiagnostic() const { return current_diagnostic_; }

    void setHighlighter(Highlighter highlighter);
    /// The words offered while one is typed (from two letters) and by Ctrl+Space.
    void setCompletions(const QStringList& words);
    /// Those that depend on the line, in place of these.
    void setCompletionSource(CompletionSource source);
    [[nodiscard]] bool isCompleting() const;
    void setLineNumbersVisible(bool visible);

    /// Selects a span and scrolls to it.
    void revealSpan(const SourceSpan& span);
    /// Leads to what is in the way of whoever asks for an answer: the keyboard comes here, and the
    /// first error is selected. False: there is none.
    bool goToError();
    /// Puts the cursor at the beginning of a line, from 1, with nothing selected, and shows it.
    void revealLine(int line);
    /// Gives these lines (from 1) a soft ground until others are marked.
    void markLines(const std::vector<int>& lines);
    /// Puts signs beside the numbers of lines, at most one per line and in the order of lines,
    /// until others are set; a diagnostic of the line hides its sign. They stay at their numbers
    /// when the text changes.
    void setLineSigns(std::vector<LineSign> signs);
    [[nodiscard]] const std::vector<LineSign>& lineSigns() const { return signs_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Longer lines stay plain: colouring them would cost more than it shows.
    static constexpr int longest_styled_line = 20'000;
    /// Shown in a quarter of a second.
    static constexpr int longest_line = 200'000;
    static constexpr qsizetype longest_text = 1 << 24;

Q_SIGNALS:
    /// The text has changed, by the user or the program; once for each change.
    void documentEdited();
    /// A change by the user, after it was made and before documentEdited(). Not sent for setText()
    /// and applyChange().
    void edited(const TextChange& change, const TextSelection& before);
    /// -1: the cursor is at none. The message is the accessible description too.
    void currentDiagnosticChanged(int index);
    /// Enter, in an editor of one line.
    void returnPressed();
    /// Why what was pasted or dropped was not inserted; a sentence without its full stop.
    void refused(const QString& why);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    friend class SourceGutter;

    struct VisibleLine;
    [[nodiscard]] std::vector<VisibleLine> visibleLines() const;
    void reveal(const QTextCursor& cursor);
    [[nodiscard]] std::pair<QTextBlock, TextRange> placeOf(const SourceSpan& span) const;
    [[nodiscard]] const LineData* diagnosed(const QTextBlock& block) const;
    [[nodiscard]] bool isMarked(const QTextBlock& block) const;
    [[nodiscard]] const LineSign* signOf(const QTextBlock& block) const;
    [[nodiscard]] bool isOneLine() const { return lines_ == Lines::one; }
    [[nodiscard]] QString messagesAt(const QPoint& position) const;
    [[nodiscard]] QString messagesOf(const QTextBlock& block) const;
    [[nodiscard]] QString cleaned(QString text) const;

    void takeChange(int position, int removed, int added);
    void tellChange();
    void cursorMoved();
    void refreshCurrentDiagnostic();
    void refreshBrackets();
    void styleVisibleLines();
    void paintGrounds();
    void paintWaves();
    void layOut();

    Lines lines_;
    QString text_;
    Revisions revisions_;
    TextSelection last_selection_;
    std::optional<std::pair<TextChange, TextSelection>> pending_;
    unsigned changes_ = 0; ///< Number of changes of the text.
    bool silent_ = false;  ///< The current change is not made by the user.

    std::vector<Diagnostic> diagnostics_;
    std::optional<int> current_diagnostic_;
    std::vector<LineSign> signs_;
    std::optional<BracketPair> brackets_;
    Highlighter highlighter_;
    // What LineData holds is of that time, or out of date.
    unsigned diagnosed_ = 1;
    unsigned marked_ = 1;
    unsigned styled_ = 1;

    SourceCompletion* completion_;
    SourceGutter* gutter_;
};

} // namespace loggia::ui
