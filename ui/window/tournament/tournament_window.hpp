#pragma once

#include "ui/tournament/tournament_run.hpp"
#include "ui/tournament/tournament_settings.hpp"

#include <QByteArray>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

class QPushButton;
class QSplitter;

namespace loggia::ui {

class BatchBar;
class Dialogs;
class Files;
class PanelArea;
class RecentFiles;
class Session;
class TournamentPanel;
class TournamentTables;

/// A game of a tournament, to be opened on its page.
struct TournamentGame {
    QString page;  ///< Its id.
    QString name;  ///< Of a file: "game 3.c4"
    QString words; ///< "Game 3 of the tournament: anna \u2013 ben"
    QByteArray content;
};

/// Plays tournaments, in a separate window beside the main one: who plays and how on the left, on
/// the right the standings, and below them the crosstable and the games. It does what
/// `loggia-cli tournament` does.
///
/// Hiding the window stops the tournament. Finished games are in the journal, and the next start
/// continues from there.
class TournamentWindow final : public QWidget {
    Q_OBJECT

public:
    /// `own_journal` is the file for games where the person chooses none; empty: nothing is kept.
    TournamentWindow(Dialogs& dialogs, RecentFiles& recent, QString own_journal);
    ~TournamentWindow() override;

    /// The tournament itself, on its way from a window to the one that replaces it. It continues
    /// meanwhile. Afterwards this window can only be destroyed.
    [[nodiscard]] std::unique_ptr<TournamentRun> giveAway();
    /// Precondition: session() has been restored from that of the window that gave it away.
    void takeOver(std::unique_ptr<TournamentRun> run);

    /// What comes back at the next start.
    [[nodiscard]] Session* session() const { return session_; }
    /// Shows the window, in front, with what its journal has.
    void open();

    [[nodiscard]] TournamentRun& run() const { return *run_; }
    /// Results are being written. Destroying the window would lose some.
    [[nodiscard]] bool isExporting() const;

Q_SIGNALS:
    void gameWanted(const loggia::ui::TournamentGame& game);
    /// Everything is written, or could not be.
    void exportEnded(bool failed);
    /// F1 was pressed.
    void guideWanted();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using Begin = grading::TournamentJournal::Begin;

    [[nodiscard]] BatchBar* makeBar();
    [[nodiscard]] QWidget* makeResultSide();
    void makeShortcuts();
    void connectAll();
    void connectRun();
    void keepSession();
    void addFile(bool is_handin);
    void addFolder();
    void chooseJournal();
    [[nodiscard]] std::string journal() const;
    /// The plan for the settings; nothing, with the reason shown, if they are invalid.
    [[nodiscard]] std::optional<grading::TournamentPlan> plan();
    void start(Begin begin = Begin::where_it_ended);
    void askToBeginAnew(const QString& reason);
    void showFailure(TournamentRun::Obstacle obstacle, const QString& reason);
    void runningChanged(bool running);
    void check();
    void openGame();
    void showGame(std::size_t number, const grading::GameFile& file);
    void copyResults();
    void exportAs(grading::TournamentFormat format);
    /// The progress of a run, or what a start would do.
    void sayEnd();
    void refresh();

    Dialogs& dialogs_;
    RecentFiles& recent_;
    QString own_journal_;
    Files* files_;
    Session* session_;
    TournamentPanel* panel_;
    PanelArea* panel_area_;
    TournamentTables* tables_;
    QPushButton* open_ = nullptr;
    QPushButton* copy_ = nullptr;
    QPushButton* export_ = nullptr;
    BatchBar* bar_;
    QSplitter* columns_;
    std::optional<grading::TournamentPlan> plan_; ///< Of the settings, where they make sense.
    bool was_opened_ = false;
    bool export_failed_ = false;
    // Declared last, so that it is destroyed before the members that it uses.
    TournamentRun* run_;
};

} // namespace loggia::ui
