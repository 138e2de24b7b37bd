#include "ui/window/main_window.hpp"

#include "ui/commands/commands.hpp"
#include "ui/examples/examples.hpp"
#include "ui/lessons/lesson_panel.hpp"
#include "ui/lessons/lesson_words.hpp"
#include "ui/settings/settings.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/theme/theme.hpp"
#include "ui/widgets/dropped_files.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/guards/drop_guard.hpp"
#include "ui/window/opening_bar.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/screen_room.hpp"
#include "ui/window/top_row.hpp"
#include "ui/window/tournament/tournament_window.hpp"
#include "ui/window/zooming.hpp"

#include <QAccessible>
#include <QClipboard>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace loggia::ui {

MainWindow::MainWindow(Services services, std::vector<PageInfo> pages)
    : services_(std::move(services)) {
    setObjectName(QStringLiteral("window"));
    setWindowIcon(icon(QStringLiteral("loggia")));
    setAcceptDrops(true);
    resize(QSize(1180, 800).boundedTo(roomOn(*screen()).size()));
    settings_ = new Settings(services_.settings, this);
    honourSettings();
    new ZoomWheel(this, *settings_);
    makeTabs(std::move(pages));
    recent_ = new RecentFiles(services_.settings, this);
    documents_ = new Documents(hosts_, services_.dialogs, *recent_, *this);
    examples_ = std::make_unique<Examples>(QCoreApplication::applicationDirPath());
    documents_->setExamples(examples_->folder());
    connect(documents_, &Documents::changed, this, &MainWindow::refreshTitle);
    connect(documents_, &Documents::opened, this, [this](PageHost* host) {
        endLesson(*host);
        tabs_->setCurrentWidget(host);
    });
    connect(documents_, &Documents::message, this, &MainWindow::showMessage);

    top_ = new TopRow(this);
    setMenuWidget(top_);
    status_ = new QLabel(this);
    status_->setObjectName(QStringLiteral("status"));
    status_->setTextFormat(Qt::PlainText); // a file may be called anything
    status_->setContentsMargins(8, 2, 8, 2);
    statusBar()->addWidget(status_, 1);
    statusBar()->setSizeGripEnabled(false);
    for (const auto way : {OpeningBar::Way::opening, OpeningBar::Way::saving}) {
        auto* bar = new OpeningBar(documents_, way, this);
        statusBar()->addPermanentWidget(bar);
        bar->hide();
    }
    connect(documents_, &Documents::savingChanged, this, &MainWindow::savingChanged);
    // The person has to see why.
    connect(documents_, &Documents::savingFailed, this, [this] { closes_saved_ = false; });

    makeCommands();
    connect(&services_.theme, &Theme::changed, commands_, &Commands::refresh);
    makeSession();
    // From here on, what is shown is made: first of all the page that was shown last time.
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::currentChanged);
    connect(tabs_->tabBar(), &QTabBar::tabMoved, this, &MainWindow::refreshTabNames);
    connect(tabs_->tabBar(), &QTabBar::tabMoved, commands_, &Commands::refresh);
    currentChanged();
}

MainWindow::~MainWindow() {
    services_.session.flush();
    services_.session.setSource({});
    class_.reset();
    tournament_.reset();
    documents_->endReading();
    // The pages die last, when what they speak to is half gone: cut the wires first.
    for (PageHost* host : hosts_) {
        host->endGuest();
        if (Page* page = host->page()) {
            page->disconnect(this);
            page->disconnect(commands_);
            page->history()->disconnect(this);
            documents_->release(*page);
        }
    }
    tabs_->disconnect(this);
}

void MainWindow::honourSettings() {
    constexpr double per_cent = 0.01;
    const auto set_text = [this] {
        setEditorTextScale(settings_->value(settings::editor_text) * per_cent);
        setBoardTextScale(settings_->value(settings::board_text) * per_cent);
    };
    settings_->honour(settings::window_text, this, [set_text](int size) {
        setWindowTextScale(size * per_cent);
        set_text();
    });
    settings_->honour(settings::editor_text, this, [set_text](int /*size*/) { set_text(); });
    settings_->honour(settings::board_text, this, [set_text](int /*size*/) { set_text(); });
}

void MainWindow::makeTabs(std::vector<PageInfo> pages) {
    tabs_ = new PageTabs(this);
    tabs_->setObjectName(QStringLiteral("tabs"));
    tabs_->tabBar()->setAccessibleName(tr("Pages"));
    tabs_->tabBar()->setFocusPolicy(Qt::TabFocus);
    setCentralWidget(tabs_);
    for (PageInfo& info : pages) {
        const QIcon picture = icon(info.icon);
        const QString title = QString(info.title).replace(QLatin1Char('&'), QLatin1String("&&"));
        auto* host = new PageHost(std::move(info));
        hosts_.push_back(host);
        tabs_->addTab(host, picture, title);
        connect(host, &PageHost::pageMade, this, [this, host] { connectPage(*host); });
    }
}

void MainWindow::connectPage(PageHost& host) {
    Page* page = host.page();
    connectShared(*page);
    const auto changed = [this, &host] {
        stale_.insert(&host);
        services_.session.schedule();
    };
    connect(page->session(), &Session::changed, this, changed);
    if (services_.introduces_pages && !page_states_.contains(host.info().id))
        introduce(host);
    if (!page_states_.contains(host.info().id))
        changed();
}

void MainWindow::connectShared(Page& shared) {
    Page* page = &shared;
    page->honour(*settings_);
    connect(page->history(), &History::changed, this, &MainWindow::refreshUndo);
    // What was said of a document is not true of the next one; what is said of the change itself
    // comes in the same turn, before or after it.
    connect(page->history(), &History::indexChanged, this, [this, page] {
        if (isShown(*page) && !message_is_new_)
            showMessage({});
    });
    // What is said of another page's document is not about the one that is shown.
    connect(page, &Page::message, this, [this, page](const QString& text) {
        // A page takes back what it said itself, not what is said of its file.
        if (!isShown(*page) || (text.isEmpty() && speaker_ != page))
            return;
        showMessage(text);
        speaker_ = page;
    });
    connect(page, &Page::copyWanted, this, [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        showMessage(tr("Copied."));
    });
    connect(page, &Page::commandsChanged, this, &MainWindow::refreshUndo);
}

/// Without making a page that is not there yet.
bool MainWindow::isShown(const Page& page) const {
    const PageHost* host = currentHost();
    return host && &page == (host->guest() ? host->guest() : host->page());
}

PageHost* MainWindow::hostAt(int tab) const {
    return qobject_cast<PageHost*>(tabs_->widget(tab));
}

PageHost* MainWindow::currentHost() const {
    return hostAt(tabs_->currentIndex());
}

PageHost* MainWindow::host(const QString& id) const {
    const auto found = std::find_if(hosts_.begin(), hosts_.end(),
                                    [&id](const PageHost* each) { return each->info().id == id; });
    return found == hosts_.end() ? nullptr : *found;
}

bool MainWindow::hasPicture() const {
    const PageHost* host = currentHost();
    if (host == nullptr)
        return false;
    const Page* page = host->shownIfMade(); // asking makes no page
    return page == nullptr || page->hasPicture();
}

Page* MainWindow::currentPage() const {
    PageHost* current = currentHost();
    return current ? &current->shown() : nullptr;
}

Page* MainWindow::page(const QString& id) const {
    PageHost* found = host(id);
    return found ? &found->made() : nullptr;
}

void MainWindow::showPage(const Page* page) {
    tabs_->setCurrentWidget(PageHost::of(*page));
}

void MainWindow::openFiles(const QStringList& paths) {
    if (PageHost* current = currentHost())
        documents_->open(paths, *current);
}

void MainWindow::showMessage(const QString& message) {
    const QString& text = message.isEmpty() ? not_stored_ : message;
    speaker_ = nullptr;
    message_is_new_ = true;
    QTimer::singleShot(0, this, [this] { message_is_new_ = false; });
    // What stands there is not read aloud once more.
    if (message.isEmpty() && text == status_->text())
        return;
    status_->setText(text);
    // The label is read after this, without the focus moving there.
    status_->setAccessibleName(text);
    QAccessibleEvent alert(status_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MainWindow::currentChanged() {
    showMessage({}); // before the page is made, which may tell that its file was read again
    Page* page = currentPage();
    commands_->activate(page ? page->info().id : QString());
    showPageCommands(menus_, top_->tools(), *commands_, page);
    refreshTabNames();
    refreshUndo();
    refreshTitle();
    if (page)
        focusPage(*currentHost());
}

/// To where the keyboard was on the page last, but not away from the tabs while keys walk there.
void MainWindow::focusPage(PageHost& host) {
    if (tabs_->tabBar()->hasFocus())
        return;
    Page& page = host.shown();
    QWidget* target = page.focusWidget();
    // The tabs give a page that is new to them the keyboard at its first field.
    if (QWidget* main = host.guest() ? nullptr : host.takeMainField();
        main && (!target || target == firstStop(page)))
        target = main;
    if (!target || target == &page)
        target = page.areas().value(0, &page);
    target->setFocus();
}

void MainWindow::refreshTitle() {
    const PageHost* current = currentHost();
    if (!current) {
        setWindowTitle(QStringLiteral("Loggia"));
        return;
    }
    if (const LessonPanel* lesson = lessonOf(*current)) {
        setWindowFilePath({});
        setWindowModified(false);
        setWindowTitle(tr("%1 (lesson) \u2013 %2 \u2013 Loggia")
                           .arg(titleShown(lesson->lesson()), current->info().title));
        commands_->refresh();
        return;
    }
    setWindowFilePath(documents_->path(*current));
    setWindowTitle(tr("%1[*] \u2013 %2 \u2013 Loggia")
                       .arg(documents_->title(*current), current->info().title));
    setWindowModified(documents_->isModified(*current));
    commands_->refresh();
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ThemeChange)
        services_.theme.followSystem();
    // Not every file system tells of changes.
    if (event->type() == QEvent::WindowActivate)
        documents_->checkFiles();
    if (event->type() == QEvent::WindowStateChange) // the desktop makes it full screen, too
        commands_->refresh();
    return QMainWindow::event(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!filesIn(*event->mimeData()).isEmpty())
        acceptAsCopy(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList paths = filesIn(*event->mimeData());
    acceptAsCopy(*event);
    openFiles(paths);
}

} // namespace loggia::ui
