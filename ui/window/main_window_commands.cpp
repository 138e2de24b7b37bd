// The menus of the window, and what its commands do.

#include "ui/commands/command_button.hpp"
#include "ui/commands/commands.hpp"
#include "ui/examples/examples.hpp"
#include "ui/grading/class_legend.hpp"
#include "ui/help/command_list.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/help/whats_this.hpp"
#include "ui/lessons/lesson_panel.hpp"
#include "ui/settings/settings_dialog.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/widgets/focus_areas.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/window/announcements.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/screen_room.hpp"
#include "ui/window/shortcut_editor.hpp"
#include "ui/window/top_row.hpp"
#include "ui/window/tournament/tournament_window.hpp"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

namespace loggia::ui {

namespace {

/// So many tabs have a command, and a key, of their own.
constexpr int keyed_tabs = 9;

const QString class_chapter = QStringLiteral("guide/grading.md");
const QString tournament_chapter = QStringLiteral("guide/tournaments.md");

QString tab_command(int tab) {
    return QStringLiteral("view.tab%1").arg(tab + 1);
}

/// A folder as people name it: from their own, where it lies in there.
QString folder_name(const QString& folder) {
    const QString home = QDir::homePath();
    if (folder == home)
        return QStringLiteral("~");
    const QString within = home.endsWith(QLatin1Char('/')) ? home : home + QLatin1Char('/');
    return folder.startsWith(within) ? QStringLiteral("~/") + folder.mid(within.size()) : folder;
}

/// Beside the session's file, which no other window has: "grading-1.journal".
QString journal_beside(const QString& session, QLatin1String what) {
    if (session.isEmpty())
        return {};
    const QFileInfo file(session);
    QString name = file.completeBaseName();
    name.replace(QLatin1String("session"), what);
    return file.dir().filePath(name + QLatin1String(".journal"));
}

} // namespace

void MainWindow::makeCommands() {
    commands_ = new Commands(services_.settings, this);
    commands_->add({}, commandTable(), [this]() -> QObject& { return *this; });
    // Only the commands of the page that is shown can run, so no page is made for being asked.
    for (PageHost* host : hosts_)
        commands_->add(host->info().id, host->info().commands,
                       [host]() -> QObject& { return host->shown(); });
    for (const auto& entry : commands_->entries())
        addAction(entry.action);
    // What the page says itself says more.
    connect(commands_, &Commands::switched, this, [this](const QString& name, bool on) {
        if (!message_is_new_ || status_->text().isEmpty())
            announceWords((on ? tr("%1, on") : tr("%1, off")).arg(name));
    });
    menus_ = makeMenus(top_->menus(), *commands_);
    QStringList titles;
    for (const PageHost* host : hosts_)
        titles << host->info().title;
    top_->makeRoomFor(titles);
    whats_this_ = new WhatsThis(
        [this](const QWidget& control, const auto& at) { return explain(control, at); }, this);
    menus_.recent->setToolTipsVisible(true);
    connect(menus_.recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connect(menus_.learn, &QMenu::aboutToShow, this, &MainWindow::fillLearnMenu);
    connect(menus_.examples, &QMenu::aboutToShow, this, &MainWindow::fillExamplesMenu);
    connect(commands_, &Commands::shortcutsChanged, this, &MainWindow::refreshTabNames);
}

History* MainWindow::history() const {
    Page* page = pageIfMade();
    return page ? page->history() : nullptr;
}

Page* MainWindow::pageIfMade() const {
    const PageHost* host = currentHost();
    return host && host->guest() ? host->guest() : host ? host->page() : nullptr;
}

QString MainWindow::undoText() const {
    Page* page = pageIfMade();
    if (!page)
        return {};
    const QString trial = page->trial();
    return trial.isEmpty() ? page->history()->undoText() : trial;
}

void MainWindow::undo() {
    Page* page = pageIfMade();
    page->trial().isEmpty() ? page->history()->undo() : page->takeBackTrial();
}

void MainWindow::refreshUndo() {
    const auto name = [this](const char* id, const QString& verb, const QString& what) {
        commands_
            ->action(QString::fromLatin1(id))
            //: "Undo", and what is undone: "move in column 3"
            ->setText(what.isEmpty() ? verb : tr("%1 %2").arg(verb, what));
    };
    const History* shown = history();
    name("edit.undo", tr("&Undo"), undoText());
    name("edit.redo", tr("&Redo"), shown ? shown->redoText() : QString());
    commands_->refresh();
}

bool MainWindow::showsOwnDocument() const {
    const PageHost* host = currentHost();
    return host && !host->guest();
}

bool MainWindow::canSave() const {
    const PageHost* host = currentHost();
    if (!showsOwnDocument())
        return false;
    const auto& formats = host->info().formats;
    return std::any_of(formats.begin(), formats.end(),
                       [](const FileFormat& format) { return format.can_save; });
}

void MainWindow::goToTab(int tab) {
    const int count = tabs_->count();
    tabs_->setCurrentIndex((tab + count) % count);
}

void MainWindow::showShortcuts() {
    QHash<QString, QString> titles;
    for (const PageHost* host : hosts_)
        titles.insert(host->info().id, host->info().title);
    (new ShortcutEditor(*commands_, titles, this))->open();
}

void MainWindow::showSettings() {
    auto* dialog = new SettingsDialog(*settings_, services_.theme, this);
    dialog->resize(dialog->size().boundedTo(roomOn(*screen()).size()));
    dialog->open();
}

void MainWindow::speak(Language language) {
    settings_->set(settings::language, static_cast<int>(language));
}

bool MainWindow::speaks(Language language) const {
    return settings_->value(settings::language) == static_cast<int>(language);
}

QString MainWindow::chapterOf(const PageHost* host) {
    return host ? QStringLiteral("guide/%1.md").arg(host->info().id) : QString();
}

GuideWindow& MainWindow::guide() {
    const auto host_of = [this](const QString& chapter) -> const PageHost* {
        for (const PageHost* host : hosts_)
            if (chapter == chapterOf(host))
                return host;
        return nullptr;
    };
    if (guide_)
        return *guide_;
    guide_ = new GuideWindow(
        [this, host_of](const QString& chapter) {
            const PageHost* host = host_of(chapter);
            return commandsAsMarkdown(*commands_, host ? host->info().id : QString());
        },
        [host_of](const QString& chapter) {
            if (chapter == class_chapter)
                return classLegend();
            const PageHost* host = host_of(chapter);
            return host && host->info().legend ? host->info().legend() : Legend();
        },
        this);
    guide_->resize(guide_->size().boundedTo(roomOn(*screen()).size()));
    return *guide_;
}

void MainWindow::showGuide() {
    const PageHost* host = currentHost();
    const SideTabs* panel = nullptr;
    if (host)
        for (const SideTabs* each : host->findChildren<SideTabs*>())
            if (each->isVisible())
                panel = each;
    const QWidget* focus = panel && panel->wasClickedLast() ? nullptr : focusWidget();
    guide().openFor(chapterOf(host), focus, panel);
}

ClassWindow& MainWindow::classWindow() {
    if (class_)
        return *class_;
    class_ = std::make_unique<ClassWindow>(
        services_.dialogs, *recent_,
        journal_beside(services_.session.path(), QLatin1String("grading")));
    if (class_state_.isEmpty())
        class_->move(pos() + QPoint(24, 24));
    class_->session()->restore(class_state_);
    keepOnScreen(*class_, frameOf(*this));
    connect(class_->session(), &Session::changed, this, [this] { services_.session.schedule(); });
    connect(class_.get(), &ClassWindow::exportEnded, this, &MainWindow::exportEnded);
    connect(class_.get(), &ClassWindow::guideWanted, this,
            [this] { guide().openFor(class_chapter, nullptr); });
    explainIn(*class_);
    return *class_;
}

void MainWindow::exportEnded(bool failed) {
    closes_saved_ = closes_saved_ && !failed; // the person has to see why
    savingChanged({});
    Q_EMIT resultsExported();
}

void MainWindow::explainIn(QWidget& window) {
    auto* whats_this = new WhatsThis(
        [this](const QWidget& control, const auto& at) { return explain(control, at); }, &window);
    connect(new QShortcut(QKeySequence::WhatsThis, &window), &QShortcut::activated, whats_this,
            &WhatsThis::explainFocus);
}

TournamentWindow& MainWindow::tournamentWindow() {
    if (tournament_)
        return *tournament_;
    tournament_ = std::make_unique<TournamentWindow>(
        services_.dialogs, *recent_,
        journal_beside(services_.session.path(), QLatin1String("tournament")));
    if (tournament_state_.isEmpty())
        tournament_->move(pos() + QPoint(48, 48));
    tournament_->session()->restore(tournament_state_);
    keepOnScreen(*tournament_, frameOf(*this));
    connect(tournament_->session(), &Session::changed, this,
            [this] { services_.session.schedule(); });
    connect(tournament_.get(), &TournamentWindow::exportEnded, this, &MainWindow::exportEnded);
    connect(tournament_.get(), &TournamentWindow::gameWanted, this,
            &MainWindow::showTournamentGame);
    connect(tournament_.get(), &TournamentWindow::guideWanted, this,
            [this] { guide().openFor(tournament_chapter, nullptr); });
    explainIn(*tournament_);
    return *tournament_;
}

bool MainWindow::showsTournamentWindow() const {
    return tournament_ && tournament_->isVisible();
}

void MainWindow::showTournamentGame(const TournamentGame& game) {
    PageHost* found = host(game.page);
    if (found == nullptr)
        return;
    documents_->openUntitled(game.name, game.content, *found);
    showMessage(game.words);
    raise();
    activateWindow();
}

bool MainWindow::showsClassWindow() const {
    return class_ && class_->isVisible();
}

bool MainWindow::exportsResults() const {
    return (class_ && class_->isExporting()) || (tournament_ && tournament_->isExporting());
}

std::optional<ClassWork> MainWindow::giveAwayClass() {
    return class_ ? std::optional(class_->giveAway()) : std::nullopt;
}

void MainWindow::takeOverClass(ClassWork work) {
    classWindow().takeOver(std::move(work));
}

std::unique_ptr<TournamentRun> MainWindow::giveAwayTournament() {
    return tournament_ ? tournament_->giveAway() : nullptr;
}

void MainWindow::takeOverTournament(std::unique_ptr<TournamentRun> run) {
    tournamentWindow().takeOver(std::move(run));
}

QString MainWindow::explain(const QWidget& control, const std::optional<QPoint>& at) {
    if (class_ && control.window() == class_.get())
        return explanationOf(control, *commands_, guide().guide(), class_chapter, at);
    if (tournament_ && control.window() == tournament_.get())
        return explanationOf(control, *commands_, guide().guide(), tournament_chapter, at);
    const PageHost* around = nullptr;
    for (const PageHost* host : hosts_)
        if (host->isAncestorOf(&control))
            around = host;
    return explanationOf(control, *commands_, guide().guide(),
                         around ? chapterOf(around) : QStringLiteral("guide/window.md"), at);
}

void MainWindow::moveTab(int by) {
    const int from = tabs_->currentIndex();
    const int to = from + by;
    if (to < 0 || to >= tabs_->count())
        return;
    tabs_->tabBar()->moveTab(from, to);
    showMessage(tr("%1 is now tab %2 of %3")
                    .arg(currentHost()->info().title)
                    .arg(to + 1)
                    .arg(tabs_->count()));
}

void MainWindow::goToArea(int by) {
    QList<QWidget*> areas{tabs_->tabBar()};
    if (const PageHost* host = currentHost(); host && lessonOf(*host))
        areas << lessonOf(*host);
    if (Page* page = currentPage())
        areas << page->areas();
    focusArea(areas, by);
}

/// The commands of the tabs are called as the pages in their places are.
void MainWindow::refreshTabNames() {
    QStringList names;
    for (int tab = 0; tab < keyed_tabs; ++tab) {
        QAction* action = commands_->action(tab_command(tab));
        const bool exists = tab < tabs_->count();
        action->setVisible(exists);
        if (!exists)
            continue;
        const QString title = hostAt(tab)->info().title;
        names << withMnemonic(title, names);
        action->setText(names.back());
        action->setIcon(tabs_->tabIcon(tab));
        tabs_->setTabToolTip(tab, withKeys(title, action->shortcut()));
    }
}

void MainWindow::fillRecentMenu() {
    menus_.recent->clear();
    int number = 0;
    for (const QString& path : recent_->paths()) {
        const QFileInfo file(path);
        QString name = file.fileName();
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QString folder = folder_name(file.absolutePath());
        folder.replace(QLatin1Char('&'), QLatin1String("&&"));
        ++number;
        const QString text = file.exists() ? tr("%1 \u2013 %2").arg(name, folder)
                                           : tr("%1 \u2013 %2 (missing)").arg(name, folder);
        QAction* action = menus_.recent->addAction(
            number < 10 ? QStringLiteral("&%1 %2").arg(number).arg(text) : text, this,
            [this, path] { openRecent(path); });
        action->setToolTip(path);
    }
    if (number == 0) {
        menus_.recent->addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    menus_.recent->addSeparator();
    menus_.recent->addAction(tr("&Clear List"), this, [this] { recent_->clear(); });
}

/// In the order of the tabs, as that is when the menu is shown.
void MainWindow::fillExamplesMenu() {
    menus_.examples->clear();
    qDeleteAll(menus_.examples->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    QList<ExamplePage> pages;
    QStringList names;
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        names << withMnemonic(hostAt(tab)->info().title, names);
        pages << ExamplePage{hostAt(tab)->info().id, names.back()};
    }
    ui::fillExamplesMenu(*menus_.examples, *examples_, pages, [this](const Example& example) {
        documents_->openExample(examples_->path(example), *host(example.page));
    });
}

void MainWindow::openRecent(const QString& path) {
    if (QFileInfo::exists(path)) {
        openFiles({path});
        return;
    }
    services_.dialogs.ask(this,
                          {tr("The file is missing"),
                           tr("%1 no longer exists.").arg(QFileInfo(path).fileName()),
                           path,
                           {tr("Remove from the List")}},
                          [this, path](int) { recent_->remove(path); });
}

} // namespace loggia::ui
