// What the window's commands do: the half of MainWindow that is wiring.

#include "ui/shell/about_dialog.hpp"
#include "ui/shell/clipboard.hpp"
#include "ui/shell/command_palette.hpp"
#include "ui/shell/commands.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/focus_areas.hpp"
#include "ui/shell/main_window.hpp"
#include "ui/shell/page.hpp"
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
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

namespace loggia::ui {

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
    for (Page* page : pages_) {
        commands_->add(page->id(), page->commands(),
                       {[page](const QString& id) { page->runCommand(id); },
                        [page](const QString& id) { return page->canRun(id); }});
        connect(page, &Page::commandsChanged, commands_, &Commands::refresh);
    }
    for (const auto& entry : commands_->entries())
        addAction(entry.action);
    if (!handlers_.contains(QStringLiteral("help.guide")))
        commands_->action(QStringLiteral("help.guide"))->setVisible(false);
    menus_ = makeMenus(*menuBar(), *commands_);
    menus_.recent->setToolTipsVisible(true);
    connect(menus_.recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
}

void MainWindow::bindDocumentCommands() {
    const auto on_page = [this](const char* id, std::function<void(Page&)> act) {
        bind(
            QString::fromLatin1(id),
            [this, act = std::move(act)] {
                if (Page* page = currentPage())
                    act(*page);
            },
            [this] { return currentPage() != nullptr; });
    };
    const auto has_format = [this](bool FileFormat::*use) {
        const Page* page = currentPage();
        if (!page)
            return false;
        const auto formats = page->formats();
        return std::any_of(formats.begin(), formats.end(),
                           [use](const FileFormat& format) { return format.*use; });
    };
    on_page("file.new", [this](Page& page) { documents_->newDocument(page); });
    on_page("file.open", [this](Page& page) { documents_->askOpen(page); });
    on_page("file.save", [this](Page& page) { documents_->save(page); });
    on_page("file.saveAs", [this](Page& page) { documents_->saveAs(page); });
    for (const char* id : {"file.save", "file.saveAs"})
        guards_.insert(QString::fromLatin1(id),
                       [has_format] { return has_format(&FileFormat::can_save); });
    on_page("file.exportPicture", [this](Page& page) { documents_->exportPicture(page); });
    bind(QStringLiteral("file.quit"), [this] { close(); });
    on_page("edit.copy", [](Page& page) { copyText(page); });
    on_page("edit.paste", [this](Page& page) { pasteText(page, *documents_); });
    on_page("edit.copyPicture", [this](Page& page) {
        copyPicture(page);
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
        for (const Page* page : pages_)
            titles.insert(page->id(), page->title());
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
    showMessage(
        tr("%1 is now tab %2 of %3").arg(currentPage()->title()).arg(to + 1).arg(tabs_->count()));
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

void MainWindow::refreshTabMenu() {
    menus_.tabs->clear();
    for (int i = 0; i < tabs_->count(); ++i) {
        const bool has_key = i < 9;
        QAction* action = menus_.tabs->addAction(
            tabs_->tabIcon(i),
            has_key ? QStringLiteral("&%1 %2").arg(i + 1).arg(tabs_->tabText(i))
                    : tabs_->tabText(i),
            this, [this, i] { tabs_->setCurrentIndex(i); });
        if (has_key)
            action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
    }
}

void MainWindow::fillRecentMenu() {
    menus_.recent->clear();
    int number = 0;
    for (const QString& path : recent_->paths()) {
        const QFileInfo file(path);
        QString name = file.fileName();
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QString folder = file.absolutePath();
        if (folder.startsWith(QDir::homePath()))
            folder.replace(0, QDir::homePath().size(), QLatin1String("~"));
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
