#pragma once

#include "ui/language/language.hpp"
#include "ui/lessons/lesson_progress.hpp"
#include "ui/shell/page_info.hpp"
#include "ui/window/menus.hpp"

#include <QJsonObject>
#include <QList>
#include <QMainWindow>
#include <QPoint>
#include <QSet>
#include <QStringList>

#include <any>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QSettings;

namespace loggia::ui {

class ClassWindow;
struct ClassWork;
class Commands;
class Dialogs;
class Examples;
struct ShelvedLesson;
class Documents;
class GuideWindow;
class LessonPanel;
class History;
class Page;
class PageHost;
class PageTabs;
class RecentFiles;
class SessionStore;
class Settings;
class Theme;
class TopRow;
struct TournamentGame;
class TournamentRun;
class TournamentWindow;
class WhatsThis;

/// The window: one tab for each page, and what all pages share. A page is made when its tab is
/// first shown, or a file is opened on it: starting takes no longer for there being many.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// What the window uses and does not own.
    struct Services {
        QSettings& settings;
        Dialogs& dialogs;
        Theme& theme;
        SessionStore& session;
        /// Starts the program once more, with a window of its own.
        std::function<void()> open_window = {};
        /// Pages that were never seen begin with a card that says what they are for.
        bool introduces_pages = false;
        /// What an earlier window of this program showed; without it, what is stored comes back.
        std::optional<QJsonObject> state = {};
        /// What has been computed for so many milliseconds is not given up without a question.
        qint64 long_run = 60'000;
    };

    MainWindow(Services services, std::vector<PageInfo> pages);
    ~MainWindow() override;

    /// Each file on the page that recognises it.
    void openFiles(const QStringList& paths);

    /// Asks whether to open the windows that ended without being closed. Once, when this one is
    /// shown.
    void offerAbandonedWindows();

    /// The commands of the window itself, whatever page it shows.
    [[nodiscard]] static CommandTable commandTable();

    /// What "What's this?" says of a control, where it is pointed at: at which of its points.
    [[nodiscard]] QString explain(const QWidget& control, const std::optional<QPoint>& at = {});

    /// All that comes back in the next window.
    [[nodiscard]] QJsonObject state();

    [[nodiscard]] Page* currentPage() const; ///< Null where there are no pages at all.
    /// The page of this id, made if need be; null where there is none.
    [[nodiscard]] Page* page(const QString& id) const;
    void showPage(const Page* page);
    [[nodiscard]] Commands& commands() { return *commands_; }
    [[nodiscard]] Documents& documents() { return *documents_; }
    [[nodiscard]] Settings& settings() { return *settings_; }
    [[nodiscard]] PageTabs& tabs() { return *tabs_; }
    /// The window in which hand-ins are graded, made if need be.
    [[nodiscard]] ClassWindow& classWindow();
    [[nodiscard]] bool showsClassWindow() const;
    /// The window of tournaments, made if need be.
    [[nodiscard]] TournamentWindow& tournamentWindow();
    [[nodiscard]] bool showsTournamentWindow() const;
    /// Results of either are being written.
    [[nodiscard]] bool exportsResults() const;
    /// What is graded goes over into the next window, and on meanwhile. This one is then of no use
    /// any more but to be destroyed. Nothing where hand-ins were never graded here.
    [[nodiscard]] std::optional<ClassWork> giveAwayClass();
    void takeOverClass(ClassWork work);
    /// The same of the tournament that is played; null where there was none here.
    [[nodiscard]] std::unique_ptr<TournamentRun> giveAwayTournament();
    void takeOverTournament(std::unique_ptr<TournamentRun> run);
    /// A lesson that goes on in the next window.
    struct LessonTaken {
        QString id;
        LessonProgress progress;
    };
    [[nodiscard]] QList<LessonTaken> lessonsTaken() const;
    void goOnWithLessons(const QList<LessonTaken>& taken);
    /// What the pages found that no session holds, by their ids.
    using PageResults = std::map<QString, std::any>;
    [[nodiscard]] PageResults results() const;
    void takeOverResults(const PageResults& results) const;
    /// The titles of the pages that have been computing for too long to be stopped without a
    /// question.
    [[nodiscard]] QStringList longRuns() const;
    /// A sentence in the status bar, said aloud by screen readers.
    void showMessage(const QString& message);

Q_SIGNALS:
    /// Results of a class or a tournament are written, or could not be.
    void resultsExported();

protected:
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    template <int number>
    static constexpr CommandSpec tabCommand(const char* id, const char* text, const char* help,
                                            const char* shortcut);

    void honourSettings();
    void makeTabs(std::vector<PageInfo> pages);
    void connectPage(PageHost& host);
    [[nodiscard]] PageHost* currentHost() const;
    [[nodiscard]] bool isShown(const Page& page) const;
    [[nodiscard]] PageHost* hostAt(int tab) const;
    [[nodiscard]] PageHost* host(const QString& id) const;
    void focusPage(PageHost& host);
    void makeCommands();
    [[nodiscard]] bool canSave() const;
    /// A document of the person's own is shown, and no lesson.
    [[nodiscard]] bool showsOwnDocument() const;
    /// Whether the page in sight has a picture that can be copied and exported.
    [[nodiscard]] bool hasPicture() const;
    /// The number wraps around.
    void goToTab(int tab);
    void showShortcuts();
    void showSettings();
    void speak(Language language);
    [[nodiscard]] bool speaks(Language language) const;
    void showGuide();
    [[nodiscard]] GuideWindow& guide();
    [[nodiscard]] static QString chapterOf(const PageHost* host);
    void makeSession();
    [[nodiscard]] QJsonObject keptAtExit(const QJsonObject& pages) const;
    [[nodiscard]] QStringList lostAtClose(bool session_is_stored) const;
    void restore(const QJsonObject& state);
    void savingChanged(const QString& name);
    void currentChanged();
    /// The page that is shown, or the lesson's; null where there is none yet.
    [[nodiscard]] Page* pageIfMade() const;
    /// What Undo takes back; empty where there is nothing.
    [[nodiscard]] QString undoText() const;
    void undo();
    /// The undo and redo of that page; null where there is none.
    [[nodiscard]] History* history() const;
    void refreshUndo();
    void refreshTitle();
    void refreshTabNames();
    void fillRecentMenu();
    void fillExamplesMenu();
    void fillLearnMenu();
    /// Shows the card that says what a page is for, until the person begins.
    void introduce(PageHost& host);
    void dismissCard(PageHost& host);
    [[nodiscard]] QList<ShelvedLesson> lessonsOf(const PageHost& host) const;
    void startLesson(const ShelvedLesson& lesson);
    /// Whether a step of a lesson waits for a command that does not exist; says so.
    bool waitsForNoCommand(const ShelvedLesson& lesson);
    void endLesson(PageHost& host);
    void noteLesson(const ShelvedLesson& lesson, std::size_t step, bool is_done);
    [[nodiscard]] LessonPanel* lessonOf(const PageHost& host) const;
    /// Connects a page, one's own or a guest, with what all pages share.
    void connectShared(Page& shared);
    void openRecent(const QString& path);
    void exportEnded(bool failed);
    /// "What's this?" in a window beside this one.
    void explainIn(QWidget& window);
    void showTournamentGame(const TournamentGame& game);
    void moveTab(int by);
    void goToArea(int by);

    Services services_;
    std::vector<PageHost*> hosts_; ///< In the order in which they were given.
    Commands* commands_ = nullptr;
    GuideWindow* guide_ = nullptr; ///< Made when it is first asked for.
    /// Likewise. It belongs to no other window, so that either may lie in front.
    std::unique_ptr<ClassWindow> class_;
    QJsonObject class_state_;                      ///< What comes back when it is made.
    std::unique_ptr<TournamentWindow> tournament_; ///< As class_.
    QJsonObject tournament_state_;
    std::map<const PageHost*, QString> lessons_taken_; ///< By their ids.
    WhatsThis* whats_this_ = nullptr;
    RecentFiles* recent_ = nullptr;
    Documents* documents_ = nullptr;
    std::unique_ptr<Examples> examples_;
    Settings* settings_ = nullptr;
    PageTabs* tabs_ = nullptr;
    TopRow* top_ = nullptr;
    QLabel* status_ = nullptr;
    const Page* speaker_ = nullptr; ///< Whose the message is; null for the window's own.
    bool message_is_new_ = false;   ///< It was shown in this turn of the event loop.
    QString not_stored_; ///< Why unsaved work would be lost by a crash: shown in place of nothing.
    Menus menus_;
    bool is_closing_ = false;    ///< What is stored now is for the next start.
    bool closes_anyway_ = false; ///< What is lost and stopped by closing was agreed to.
    bool closes_saved_ = false;  ///< As soon as what is being written is on the disk.
    QJsonObject page_states_;    ///< What was last said of each page, by id.
    QSet<PageHost*> stale_;      ///< Those whose pages have changed since.
};

} // namespace loggia::ui
