#pragma once

#include "core/sat/formats/format.hpp"
#include "ui/sat/clauses/sat_settings.hpp"
#include "ui/sat/sat_examples.hpp"
#include "ui/shell/page.hpp"

#include <optional>

class QStackedWidget;
class QTabBar;

namespace loggia::ui {

class AnswerPanel;
class AnswerTasks;
class ClausePane;
class ClauseReader;
class ExampleBar;
class Expander;
class FeaturesBox;
class GeneratorPanel;
class SatDocument;
class SideTabs;
class SolveRun;
class StatisticsPanel;
class WatchPanel;
struct ClauseReading;

/// Sets of clauses: an editor and the run bar on the left, the answer and the figures of the run on
/// the right; or, in their place, a recorded run to be watched step by step. Wires document, runs
/// and widgets; decides nothing itself.
class SatPage final : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit SatPage(QWidget* parent = nullptr);

    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] FileBytes bytesFor(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    /// A large file, which the session does not hold.
    [[nodiscard]] bool needsFile() const override;
    [[nodiscard]] bool awaitsFile() const override;
    void restoreFile(const QByteArray& content) override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] bool hasPicture() const override;
    /// The answer with its models, core and proof, which may have taken an hour.
    [[nodiscard]] std::any results() const override;
    void takeOver(const std::any& results) override;
    [[nodiscard]] QList<QWidget*> areas() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] SatDocument* document() { return document_; }
    [[nodiscard]] SolveRun* solveRun() { return run_; }
    [[nodiscard]] AnswerTasks* tasks() { return tasks_; }
    [[nodiscard]] ClauseReader* reader() { return reader_; }
    [[nodiscard]] WatchPanel* watch() { return watch_; }
    /// A text in the editor is read in a moment; a large file may take a while, and can be stopped.
    [[nodiscard]] bool isReadingLarge() const;
    /// The clauses are read, and neither is their answer known nor being looked for.
    [[nodiscard]] bool lacksAnswer() const;
    [[nodiscard]] bool isWatching() const;
    void setWatching(bool watching);
    [[nodiscard]] const SatSettings& settings() const { return settings_; }

Q_SIGNALS:
    void settingsChanged();
    void solvingWhileTypingChanged();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;

private:
    [[nodiscard]] std::optional<sat::ClauseForm> otherForm(const QString& file_name) const;
    [[nodiscard]] static CommandTable commands();
    void build();
    [[nodiscard]] QWidget* buildLeft();
    void connectAll();
    void connectRuns();
    void keepSession();
    void contentChanged();
    void markCore();
    /// The values of the atoms, on the clauses.
    void showValues();
    void showGenerator();
    void copyCore();
    void askSaveCore();
    void readingChanged();
    /// What another page knew of these clauses, or this one before they were edited and undone,
    /// takes the place of solving them once more, as soon as they have been read. Whether there was
    /// anything.
    bool takeKnown();
    /// An answer that took long outlives a wrong key.
    void keepLongRun();
    void solve();
    void goToError(const ClauseReading& reading);
    /// After a change, where that is wanted and quick to begin.
    void solveUnasked();
    void setSolvingWhileTyping(bool solving);
    void setSettings(const SatSettings& settings);
    void settingsEdited();
    void showExample(SatExample example);
    void showMessage(const QString& words);

    // Files of the page's own, with their dialogs.
    void askSaveProof();
    void askSaveAnswer();

    struct Known;

    SatSettings settings_;
    std::shared_ptr<const Known> known_; ///< Of another page, until the clauses have been read.
    std::shared_ptr<const Known> long_;  ///< Of this page: the last that took long.
    bool is_opening_ = false;            ///< The content comes from a file just now.
    bool solves_while_typing_ = true;    ///< The clauses are solved again after each change.
    SatDocument* document_ = nullptr;
    ClauseReader* reader_;
    SolveRun* run_;
    AnswerTasks* tasks_;

    QTabBar* modes_ = nullptr;
    ExampleBar* examples_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    ClausePane* pane_ = nullptr;
    Expander* advanced_ = nullptr;
    FeaturesBox* features_ = nullptr;
    SideTabs* tabs_ = nullptr;
    AnswerPanel* answer_ = nullptr;
    StatisticsPanel* statistics_ = nullptr;
    GeneratorPanel* generator_ = nullptr;
    WatchPanel* watch_ = nullptr;
};

} // namespace loggia::ui
