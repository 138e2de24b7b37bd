#pragma once

#include "core/normal_forms/exercises/exercise.hpp"
#include "ui/normal_forms/study/form_study.hpp"
#include "ui/shell/page.hpp"
#include "ui/undo/per_document.hpp"
#include "ui/work/revision.hpp"

#include <QSet>

#include <optional>

class QLabel;
class QSplitter;
class QTabWidget;

namespace loggia::ui {

class FormOptionsBar;
class FormRun;
class FormsComparePanel;
class GateView;
class HandPanel;
class MapView;
class ProblemPanel;
class ResultPanel;
class ResultWriter;
class SideTabs;
class SourceEditor;
class TextUndo;
class TruthRowsView;

/// Minimum normal forms: a text that defines a function, above its map, table, step-by-step
/// procedure and circuit; on the right the result, a comparison and exercises. Wires the run to the
/// widgets; decides nothing itself.
class NormalFormsPage final : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit NormalFormsPage(QWidget* parent = nullptr);

    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] FileBytes bytesFor(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] bool hasPicture() const override;
    [[nodiscard]] QList<QWidget*> areas() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The tabs in the middle and those on the right, in their order.
    enum class View { map, table, by_hand, gates };
    enum class Side { result, compare, problem };

    [[nodiscard]] FormRun* run() { return run_; }
    /// The problems that were made, and the last form that took long to find.
    [[nodiscard]] std::any results() const override;
    void takeOver(const std::any& results) override;
    [[nodiscard]] const FormSettings& settings() const { return settings_; }
    void setSettings(const FormSettings& settings);
    void showView(View view);
    /// The same, and says so: for a key, wherever the keyboard is.
    void goToView(View view);
    void showSide(Side side);
    /// Puts another text in the place of this one, as one step; says why if it cannot be shown.
    void replaceText(const QString& text, const QString& step);
    /// A Karnaugh map of so many variables, all cells 0, as one step.
    void startMap(int inputs);
    /// Shows another of several minimum forms, from 0.
    void chooseForm(int form);
    /// The highlighted term: the one pointed at, or else the one selected; -1: none.
    [[nodiscard]] int term() const { return pointed_ >= 0 ? pointed_ : selected_; }
    void selectTerm(int term);
    /// The same, by a command, wherever the keyboard is.
    void markTerm(int term);

Q_SIGNALS:
    void settingsChanged();
    /// Whether the text is minimised again after each change.
    void followingChanged();
    void askedChanged();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;
    void setLimits(const WorkLimits& limits) override;
    void setAnswersShown(bool shown) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] View pictured() const;
    [[nodiscard]] QSize mapPicture() const;
    void askForMinimum(bool is_asked);
    bool canShow(const QString& text); ///< Says why not.
    [[nodiscard]] std::optional<Result<QByteArray>> converted(const QString& file_name) const;
    [[nodiscard]] bool isToBeRead(const QString& file_name) const;
    [[nodiscard]] static CommandTable commands();
    /// Of the form that was read last.
    [[nodiscard]] int terms() const;
    void setForm(normal_forms::Form form);
    /// A step of the Quine-McCluskey procedure.
    void showHandStep(std::size_t step);
    void build();
    void connectAll();
    void connectViews();
    void keepSession();
    /// As a person wants it, who is led to the mistake where there is one.
    void minimise();
    void follow();
    void followOrForget();
    /// What is shown is about the text and the settings of now.
    [[nodiscard]] bool isKnown() const;
    [[nodiscard]] bool hasResult() const;
    void showStudy();
    void showOutputs();
    void showSettings();
    void showDiagnostics();
    void showHint();
    void pointTerm(int term);
    void showTerm();
    void editRow(int output, std::uint64_t row, RowValue value);
    void setFollowing(bool following);
    void setSeconds(int seconds);
    void keepWanted();
    void recallWanted();
    [[nodiscard]] View view() const;
    void showMessage(const QString& words);

    void copyResult();
    void takeResult();
    void askSaveResult();
    void askSaveSheet(normal_forms::Sheet sheet);

    struct Found;

    /// What is wanted of a document in particular.
    struct Wanted {
        normal_forms::Form form;
        int output;
    };

    FormSettings settings_;
    PerDocument<Wanted> wanted_{*history()};
    bool following_ = true;      ///< The text is minimised again after each change.
    bool is_asked_ = true;       ///< Of a problem that was made, only when a person wants it.
    QSet<QString> unasked_;      ///< Problems whose minimum nobody has wanted yet.
    bool answers_shown_ = false; ///< Of problems, too, at once.
    int pointed_ = -1;
    int selected_ = -1;
    /// The function that the last edit of a row made the text say.
    About<std::shared_ptr<const normal_forms::Function>> edited_;
    bool is_verdict_said_ = false; ///< In the status line, of what is known now.
    std::shared_ptr<const normal_forms::Minimum> lit_; ///< whose terms pointed_ and selected_ are
    std::shared_ptr<const normal_forms::Function> lit_of_; ///< and the function, for its names
    normal_forms::Form lit_form_ = normal_forms::Form::dnf;

    SourceEditor* editor_ = nullptr;
    TextUndo* undo_ = nullptr;
    FormRun* run_;
    FormOptionsBar* options_ = nullptr;
    QSplitter* columns_ = nullptr;
    QTabWidget* views_ = nullptr;
    MapView* map_ = nullptr;
    TruthRowsView* table_ = nullptr;
    QLabel* no_table_ = nullptr;
    HandPanel* hand_ = nullptr;
    GateView* gates_ = nullptr;
    SideTabs* side_ = nullptr;
    ResultPanel* result_ = nullptr;
    ResultWriter* writer_ = nullptr; ///< Of what is saved.
    FormsComparePanel* compare_ = nullptr;
    ProblemPanel* problem_ = nullptr;
};

} // namespace loggia::ui
