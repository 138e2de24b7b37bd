#include "ui/shell/main_window.hpp"

#include "ui/shell/commands.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/icons.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/shell/theme.hpp"

#include <QAccessible>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

#include <algorithm>

namespace loggia::ui {

MainWindow::MainWindow(Services services, std::vector<std::unique_ptr<Page>> pages)
    : services_(services) {
    setObjectName(QStringLiteral("window"));
    setWindowIcon(icon(QStringLiteral("loggia")));
    setAcceptDrops(true);
    resize(1180, 800);
    makeTabs(std::move(pages));
    recent_ = new RecentFiles(services_.settings, this);
    documents_ = new Documents(pages_, services_.dialogs, *recent_, *this);
    connect(documents_, &Documents::changed, this, &MainWindow::refreshTitle);
    connect(documents_, &Documents::opened, this, &MainWindow::showPage);
    connect(documents_, &Documents::message, this, &MainWindow::showMessage);

    tool_bar_ = addToolBar(tr("Tool bar"));
    tool_bar_->setObjectName(QStringLiteral("tools"));
    tool_bar_->setMovable(false);
    tool_bar_->setContextMenuPolicy(Qt::PreventContextMenu);
    status_ = new QLabel(this);
    status_->setObjectName(QStringLiteral("status"));
    status_->setContentsMargins(8, 2, 8, 2);
    statusBar()->addWidget(status_, 1);
    statusBar()->setSizeGripEnabled(false);

    makeCommands();
    makeUndo();
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::currentChanged);
    connect(tabs_->tabBar(), &QTabBar::tabMoved, this, &MainWindow::refreshTabMenu);
    connect(&services_.theme, &Theme::changed, this, &MainWindow::refreshThemeChoice);
    refreshThemeChoice();
    makeSession();
    refreshTabMenu();
    currentChanged();
    if (Page* first = currentPage())
        first->setFocus();
}

MainWindow::~MainWindow() {
    services_.session.flush();
    services_.session.setSource({});
    // The pages die last, when what they speak to is half gone: cut the wires first.
    for (Page* page : pages_) {
        page->disconnect(this);
        page->disconnect(commands_);
        page->undoStack()->disconnect(documents_);
    }
    tabs_->disconnect(this);
    undo_group_.disconnect(this);
}

void MainWindow::makeTabs(std::vector<std::unique_ptr<Page>> pages) {
    tabs_ = new QTabWidget(this);
    tabs_->setObjectName(QStringLiteral("tabs"));
    tabs_->setDocumentMode(true);
    tabs_->setMovable(true);
    tabs_->setIconSize(QSize(18, 18));
    tabs_->tabBar()->setAccessibleName(tr("Pages"));
    tabs_->tabBar()->setFocusPolicy(Qt::TabFocus);
    setCentralWidget(tabs_);
    for (auto& owned : pages) {
        Page* page = owned.release();
        page->setDialogs(&services_.dialogs);
        page->setAccessibleName(page->title());
        pages_.push_back(page);
        tabs_->addTab(page, icon(page->icon()),
                      page->title().replace(QLatin1Char('&'), QLatin1String("&&")));
        undo_group_.addStack(page->undoStack());
        connect(page, &Page::message, this, &MainWindow::showMessage);
        connect(page, &Page::copyWanted, this, [this](const QString& text) {
            QGuiApplication::clipboard()->setText(text);
            showMessage(tr("Copied."));
        });
    }
}

Page* MainWindow::currentPage() const {
    return qobject_cast<Page*>(tabs_->currentWidget());
}

Page* MainWindow::page(const QString& id) const {
    const auto found =
        std::find_if(pages_.begin(), pages_.end(), [&id](Page* page) { return page->id() == id; });
    return found == pages_.end() ? nullptr : *found;
}

void MainWindow::showPage(Page* page) {
    tabs_->setCurrentWidget(page);
}

void MainWindow::openFiles(const QStringList& paths) {
    for (const QString& path : paths)
        if (Page* current = currentPage())
            documents_->open(path, *current);
}

void MainWindow::showMessage(const QString& text) {
    status_->setText(text);
    // Qt 6.4 has no announcements; an alert on the label that has changed is what screen readers
    // read without the focus moving there.
    status_->setAccessibleName(text);
    QAccessibleEvent alert(status_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MainWindow::currentChanged() {
    Page* page = currentPage();
    undo_group_.setActiveStack(page ? page->undoStack() : nullptr);
    commands_->activate(page ? page->id() : QString());
    showPageCommands(menus_, *tool_bar_, *commands_, page);
    showMessage({});
    refreshTitle();
}

void MainWindow::refreshTitle() {
    const Page* page = currentPage();
    if (!page) {
        setWindowTitle(QStringLiteral("Loggia"));
        return;
    }
    const QString path = documents_->path(*page);
    setWindowFilePath(path);
    const QString file = path.isEmpty() ? tr("untitled") : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] \u2013 %2 \u2013 Loggia").arg(file, page->title()));
    setWindowModified(documents_->isModified(*page));
    commands_->refresh();
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ThemeChange)
        services_.theme.followSystem();
    return QMainWindow::event(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    // The file stays where it is, whatever the other program proposed.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    openFiles(paths);
}

} // namespace loggia::ui
