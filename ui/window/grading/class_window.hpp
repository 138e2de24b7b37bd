#pragma once

#include "ui/grading/class_folders.hpp"
#include "ui/grading/class_recall.hpp"
#include "ui/grading/class_run.hpp"
#include "ui/grading/class_settings.hpp"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QWidget>

#include <memory>

class QPushButton;
class QSplitter;

namespace loggia::ui {

class BatchBar;
class CasePane;
class ClassModel;
class ClassStart;
class Dialogs;
class DiskNotice;
class ExportButton;
class Files;
class HandinAdder;
class HandinTable;
class PanelArea;
class RecentFiles;
class SandboxNotice;
class Session;
class TaskPanel;

/// The grading itself and what it has found, on its way from a window to the one that replaces it.
struct ClassWork {
    std::unique_ptr<ClassRun> run;
    ClassNews news; ///< By the hand-ins in the session.
    bool is_unsafe = false;
    QElapsedTimer since;
    qint64 took = 0;
};

/// Grades the hand-ins of a class, in a window of its own beside the main one: the task and how it
/// is graded on the left, the table of the class on the right, and under it the cell that is
/// chosen. It does what `loggia-cli grade` does.
///
/// Hiding the window stops the grading. What is finished is in the journal, and the next start goes
/// on from there.
///
/// A result is about a hand-in and a problem as they were on the disk when it was graded. The
/// window watches them: where they change, the result is greyed, graded again by the next start,
/// and not exported without a question.
class ClassWindow final : public QWidget {
    Q_OBJECT

public:
    /// `own_journal` is the file for results where the person chooses none; empty: nothing is kept.
    ClassWindow(Dialogs& dialogs, RecentFiles& recent, QString own_journal);
    ~ClassWindow() override;

    /// Grading goes on meanwhile. This window is then of no use any more but to be destroyed.
    [[nodiscard]] ClassWork giveAway();
    /// Precondition: session() has been restored from that of the window that gave it away, and
    /// nothing has been changed since.
    void takeOver(ClassWork work);

    /// What comes back at the next start.
    [[nodiscard]] Session* session() const { return session_; }
    /// Shows the window, in front.
    void open();

    /// Files and folders of hand-ins. A single folder may be a whole class; where its names do not
    /// tell, the person is asked. Nothing while grading.
    void addPaths(const QStringList& paths);
    [[nodiscard]] ClassModel& model() const { return *model_; }
    [[nodiscard]] ClassRun& run() const { return *run_; }
    /// Results are being written. To destroy the window would leave some out.
    [[nodiscard]] bool isExporting() const;

Q_SIGNALS:
    /// All is written, or some could not be.
    void exportEnded(bool failed);
    /// F1 was pressed.
    void guideWanted();

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] BatchBar* makeBar();
    [[nodiscard]] QWidget* makeClassSide();
    void makeShortcuts();
    void connectAll();
    void connectRun();
    void watchDisk();
    void keepSession();
    [[nodiscard]] QStringList paths() const;
    [[nodiscard]] WatchedClass watched() const;
    void showOnDisk(const ClassOnDisk& found);
    /// Adds what is new in the folders, or does not offer it again.
    void answerArrivals(bool adds);
    void showAdded(int handins);
    void openExample();
    void removeSelected();
    void start();
    void showNews(const ClassNews& news);
    void showFailure(ClassRun::Obstacle obstacle, const QString& reason);
    void runningChanged(bool running);
    void showRunning();
    /// What came of the last run.
    void sayEnd();
    void settingsChanged();
    /// Looks for earlier results of hand-ins that wait.
    void recall();
    void showRecalled(const std::vector<grading::Submission>& handins, const ClassNews& news);
    void setGraded(const ClassSettings& settings);
    void sandboxTried(const QString& reason);
    /// Of the cell at the cursor, that failing case.
    void showCase(int number);
    void showCell();
    void refresh();

    Dialogs& dialogs_;
    QString own_journal_;
    Files* files_;
    Session* session_;
    ClassModel* model_;
    ClassSettings graded_settings_; ///< Those that the table is about.
    ClassDisk* disk_;
    ClassFolders folders_;
    HandinAdder* adder_;
    bool is_removing_ = false;
    std::size_t chosen_case_ = 0; ///< of the cell at the cursor

    SandboxNotice* sandbox_notice_;
    DiskNotice* disk_notice_;
    ClassStart* introduction_; ///< While there are no hand-ins.
    TaskPanel* panel_;
    PanelArea* panel_area_;
    HandinTable* table_;
    CasePane* pane_;
    QPushButton* add_files_ = nullptr;
    QPushButton* add_folder_ = nullptr;
    QPushButton* remove_ = nullptr;
    ExportButton* export_;
    BatchBar* bar_;
    QSplitter* columns_;
    QSplitter* rows_;
    QElapsedTimer since_;
    qint64 took_ = 0; ///< The last run, in ms; 0 where results were in the journal.
    // Last, so that they end before what they call is gone.
    ClassRecall* recall_;
    ClassRun* run_;
};

} // namespace loggia::ui
