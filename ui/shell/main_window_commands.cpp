// What the window's commands do: the half of MainWindow that is wiring.

#include "ui/shell/about_dialog.hpp"
#include "ui/shell/clipboard.hpp"
#include "ui/shell/command_button.hpp"
#include "ui/shell/command_palette.hpp"
#include "ui/shell/commands.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/focus_areas.hpp"
#include "ui/shell/main_window.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/page_tabs.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/shell_commands.hpp"
#include "ui/shell/shortcut_editor.hpp"
#include "ui/shell/theme.hpp"

#include <QAction>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace loggia::ui {

namespace {

/// So many tabs have a command, and a key, of their own.
constexpr int keyed_tabs = 9;

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

} // namespace

void MainWindow::bind(const QString& id, const Handler& handler, const Guard& guard) {
    handlers_.insert(id, handler);
    if (guard)
        guards_.insert(id, guard);
}

void MainWindow::makeCommands() {
    commands_ = new Commands(services_.settings, this);
    bindDocumentCommands();
    bindViewCommands();
    bindHelpCommands();
    commands_->add({}, shellCommands(),
                   {[this](const QString& id) {
                        if (const auto handler = handlers_.value(id))
                            handler();
                    },
                    [this](const QString& id) {
                        const auto guard = guards_.value(id);
                        return handlers_.contains(id) && (!guard || guard());
                    }});
    // Only the commands of the page that is shown can run, so no page is made for being asked.
    for (PageHost* host : hosts_)
        commands_->add(host->info().id, host->info().commands,
                       {[host](const QString& id) { host->made().runCommand(id); },
                        [host](const QString& id) { return host->made().canRun(id); }});
    for (const auto& entry : commands_->entries())
        addAction(entry.action);
    if (!handlers_.contains(QStringLiteral("help.guide")))
        commands_->action(QStringLiteral("help.guide"))->setVisible(false);
    menus_ = makeMenus(*menuBar(), *commands_);
    menus_.recent->setToolTipsVisible(true);
    connect(menus_.recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connect(commands_, &Commands::shortcutsChanged, this, &MainWindow::refreshTabNames);
}

void MainWindow::bindDocumentCommands() {
    const auto on_page = [this](const char* id, std::function<void(PageHost&)> act) {
        bind(
            QString::fromLatin1(id),
            [this, act = std::move(act)] {
                if (PageHost* host = currentHost())
                    act(*host);
            },
            [this] { return currentHost() != nullptr; });
    };
    const auto has_format = [this](bool FileFormat::*use) {
        const PageHost* host = currentHost();
        if (!host)
            return false;
        const auto& formats = host->info().formats;
        return std::any_of(formats.begin(), formats.end(),
                           [use](const FileFormat& format) { return format.*use; });
    };
    on_page("file.new", [this](PageHost& host) { documents_->newDocument(host); });
    on_page("file.open", [this](PageHost& host) { documents_->askOpen(host); });
    on_page("file.save", [this](PageHost& host) { documents_->save(host); });
    on_page("file.saveAs", [this](PageHost& host) { documents_->saveAs(host); });
    for (const char* id : {"file.save", "file.saveAs"})
        guards_.insert(QString::fromLatin1(id),
                       [has_format] { return has_format(&FileFormat::can_save); });
    on_page("file.exportPicture", [this](PageHost& host) { documents_->exportPicture(host); });
    bind(QStringLiteral("file.quit"), [this] { close(); });
    on_page("edit.copy", [](PageHost& host) { copyText(host.made()); });
    on_page("edit.paste", [this](PageHost& host) { pasteText(host.made(), *documents_); });
    on_page("edit.copyPicture", [this](PageHost& host) {
        copyPicture(host.made());
        showMessage(tr("Picture copied"));
    });
    bind(
        QStringLiteral("edit.undo"), [this] { undo_group_.undo(); },
        [this] { return undo_group_.canUndo(); });
    bind(
        QStringLiteral("edit.redo"), [this] { undo_group_.redo(); },
        [this] { return undo_group_.canRedo(); });
}

void MainWindow::makeUndo() {
    const auto name = [this](const char* id, const QString& verb, const QString& what) {
        commands_->action(QString::fromLatin1(id))
            ->setText(what.isEmpty() ? verb : QStringLiteral("%1 %2").arg(verb, what));
    };
    connect(&undo_group_, &QUndoGroup::undoTextChanged, this,
            [name](const QString& text) { name("edit.undo", tr("&Undo"), text); });
    connect(&undo_group_, &QUndoGroup::redoTextChanged, this,
            [name](const QString& text) { name("edit.redo", tr("&Redo"), text); });
    connect(&undo_group_, &QUndoGroup::canUndoChanged, commands_, &Commands::refresh);
    connect(&undo_group_, &QUndoGroup::canRedoChanged, commands_, &Commands::refresh);
}

void MainWindow::bindViewCommands() {
    const auto theme = [this](const char* id, ThemeMode mode) {
        bind(QString::fromLatin1(id), [this, mode] { services_.theme.setMode(mode); });
    };
    theme("view.themeSystem", ThemeMode::system);
    theme("view.themeLight", ThemeMode::light);
    theme("view.themeDark", ThemeMode::dark);
    const auto motion = [this](const char* id, Motion how) {
        bind(QString::fromLatin1(id), [this, how] { services_.theme.setMotion(how); });
    };
    motion("view.motionSystem", Motion::system);
    motion("view.motionFull", Motion::full);
    motion("view.motionReduced", Motion::reduced);

    const auto go = [this](int by) {
        const int count = tabs_->count();
        tabs_->setCurrentIndex((tabs_->currentIndex() + by + count) % count);
    };
    for (int tab = 0; tab < keyed_tabs; ++tab)
        bind(
            tab_command(tab), [this, tab] { tabs_->setCurrentIndex(tab); },
            [this, tab] { return tab < tabs_->count(); });
    const auto several = [this] { return tabs_->count() > 1; };
    bind(
        QStringLiteral("view.nextTab"), [go] { go(1); }, several);
    bind(
        QStringLiteral("view.previousTab"), [go] { go(-1); }, several);
    bind(
        QStringLiteral("view.moveTabRight"), [this] { moveTab(1); }, several);
    bind(
        QStringLiteral("view.moveTabLeft"), [this] { moveTab(-1); }, several);
    bind(QStringLiteral("view.nextArea"), [this] { goToArea(1); });
    bind(QStringLiteral("view.previousArea"), [this] { goToArea(-1); });
    bind(QStringLiteral("view.fullScreen"),
         [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::bindHelpCommands() {
    bind(QStringLiteral("help.commands"),
         [this] { (new CommandPalette(*commands_, this))->open(); });
    bind(QStringLiteral("help.shortcuts"), [this] {
        QHash<QString, QString> titles;
        for (const PageHost* host : hosts_)
            titles.insert(host->info().id, host->info().title);
        (new ShortcutEditor(*commands_, titles, this))->open();
    });
    bind(QStringLiteral("help.about"), [this] { (new AboutDialog(this))->open(); });
    // Without a guide there is no handler, so the command cannot run; it is not shown either.
    if (const QString guide = guidePath(); !guide.isEmpty())
        bind(QStringLiteral("help.guide"),
             [guide] { QDesktopServices::openUrl(QUrl::fromLocalFile(guide)); });
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
    if (Page* page = currentPage())
        areas << page->areas();
    focusArea(areas, by);
}

void MainWindow::refreshThemeChoice() {
    constexpr std::array modes{"view.themeSystem", "view.themeLight", "view.themeDark"};
    constexpr std::array motions{"view.motionSystem", "view.motionFull", "view.motionReduced"};
    const auto check = [this](const char* id) {
        commands_->action(QString::fromLatin1(id))->setChecked(true);
    };
    check(modes.at(static_cast<std::size_t>(services_.theme.mode())));
    check(motions.at(static_cast<std::size_t>(services_.theme.motion())));
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
        action->setChecked(tab == tabs_->currentIndex());
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

void MainWindow::openRecent(const QString& path) {
    if (QFileInfo::exists(path)) {
        openFiles({path});
        return;
    }
    services_.dialogs.ask(this,
                          {tr("The file is missing"),
                           tr("%1 is not there any more.").arg(QFileInfo(path).fileName()),
                           path,
                           {tr("Remove from the List")}},
                          [this, path](int) { recent_->remove(path); });
}

} // namespace loggia::ui
