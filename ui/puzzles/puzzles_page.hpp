#pragma once

#include "core/puzzles/generate.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "ui/puzzles/puzzle_exports.hpp"
#include "ui/puzzles/riddle_panel.hpp"
#include "ui/shell/page.hpp"

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>

class QLabel;
class QMenu;
class QSplitter;
class QToolButton;

namespace loggia::ui {

class DerivationPanel;
class ModuloPanel;
class PuzzlePicture;
class SheetDocument;
class SheetPane;
class SheetRun;
class SideTabs;
class SolutionsPanel;

/// Logic puzzles: a picture of who says what, above the same in words, as propositions and as
/// equations, linked statement by statement; on the right the solutions, the algebra, a puzzle to
/// try. Wires the document and the run to the widgets; decides nothing itself.
class PuzzlesPage final : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit PuzzlesPage(QWidget* parent = nullptr);

    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] bool hasPicture() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The tabs on the right, in their order.
    enum class Side { solutions, algebra, problem, modulo };

    [[nodiscard]] SheetDocument* document() { return document_; }
    [[nodiscard]] SheetRun* sheetRun() { return run_; }
    [[nodiscard]] SheetPane* pane(puzzles::SheetForm form) const {
        return panes_[static_cast<std::size_t>(form)];
    }
    void showSide(Side side);
    /// By number in puzzleExamples(), in one step.
    void showExample(std::size_t example);
    /// The statement that is marked everywhere: the one pointed at, or else the one selected.
    [[nodiscard]] std::optional<std::size_t> statement() const {
        return pointed_ ? pointed_ : selected_;
    }
    void selectStatement(std::optional<std::size_t> statement);
    /// By a command, wherever the keyboard is: its words are said as well.
    void markStatement(std::size_t statement);

Q_SIGNALS:
    /// Another statement is selected, or none.
    void statementSelected();
    /// Another example was shown last.
    void exampleShown();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;
    void setAnswersShown(bool shown) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] puzzles::SheetForm formSavedIn(const QString& file_name) const;
    void readBefore(puzzles::SheetForm form) const;
    [[nodiscard]] static CommandTable commands();
    /// The derivation is known and may be seen.
    [[nodiscard]] bool isDerived() const;
    void showStep(std::size_t step);
    void build();
    [[nodiscard]] QWidget* buildHeader();
    void connectAll();
    void connectPanels();
    void keepSession();
    /// Leads to the mistake where there is one, and tells where a hidden solution is.
    void solve();
    void documentChanged();
    void showStudy();
    void showTexts();
    void showDiagnostics();
    void showSolutionVisible();
    void showAttempt();
    void showSolution(std::optional<std::size_t> solution);
    void showCompletions();
    void pointStatement(std::optional<std::size_t> statement);
    void showStatement();
    void statementAtCursor();
    void lineEntered(puzzles::SheetForm form, int line);
    [[nodiscard]] std::optional<std::size_t> statementAt(puzzles::SheetForm form, int line) const;
    [[nodiscard]] std::size_t statements() const;
    void edit(puzzles::SheetForm form) const;
    void wrapInModulo();
    void showMessage(const QString& words);

    void copyExport(PuzzleExport what);
    void askExport();
    [[nodiscard]] QJsonObject documentJson() const;
    void restoreDocument(const QJsonObject& json);

    std::array<SheetPane*, puzzles::sheet_forms> panes_{};
    SheetDocument* document_ = nullptr;
    SheetRun* run_ = nullptr;
    std::optional<std::size_t> pointed_;
    std::optional<std::size_t> selected_;
    /// Whose lines the panes are marked and coloured by.
    std::shared_ptr<const puzzles::PuzzleSheet> shown_;
    std::size_t example_ = 0; ///< shown last
    bool is_new_ = true;      ///< another puzzle, of which nothing has been shown yet
    /// Of the session before, until what they are of has been read and derived.
    std::optional<int> awaited_step_;
    std::optional<int> awaited_statement_; ///< -1: that none is selected.
    /// Where the cursor was last.
    puzzles::SheetForm active_ = puzzles::SheetForm::words;

    QToolButton* examples_ = nullptr;
    QLabel* hint_ = nullptr;
    PuzzlePicture* picture_ = nullptr;
    QSplitter* columns_ = nullptr;
    SideTabs* side_ = nullptr;
    SolutionsPanel* solutions_ = nullptr;
    DerivationPanel* algebra_ = nullptr;
    RiddlePanel* riddle_ = nullptr;
    QWidget* riddle_tab_ = nullptr;
    bool hides_answers_ = true;                    ///< Of a puzzle that is opened.
    int puzzle_ = 0;                               ///< Whose attempt the panel shows.
    std::map<int, RiddlePanel::Attempt> attempts_; ///< At the others, by SheetState::puzzle.
    /// What the puzzles that were made here were made by, by SheetState::puzzle.
    std::map<int, puzzles::PuzzleRecipe> recipes_;
    ModuloPanel* modulo_ = nullptr;
};

} // namespace loggia::ui
