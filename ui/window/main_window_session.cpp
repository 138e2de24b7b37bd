// What of the window comes back at the next start: the half of MainWindow that remembers.

#include "ui/settings/settings.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/screen_room.hpp"
#include "ui/window/tournament/tournament_window.hpp"

#include <QCloseEvent>
#include <QJsonArray>
#include <QLabel>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

QString encoded(const QByteArray& bytes) {
    return QString::fromLatin1(bytes.toBase64());
}

QByteArray decoded(const QJsonValue& value) {
    return QByteArray::fromBase64(value.toString().toLatin1());
}

} // namespace

void MainWindow::makeSession() {
    SessionStore& store = services_.session;
    SessionStore::Loaded loaded;
    if (services_.state)
        loaded.state = *services_.state;
    else
        loaded = store.load();
    if (QString path = store.path(); path.endsWith(QLatin1String(".json")))
        documents_->keepCopies(path.chopped(5), loaded.state);
    restore(loaded.state);
    store.setSource([this] { return state(); });
    const auto changed = [this] { services_.session.schedule(); };
    connect(documents_, &Documents::changed, this, changed);
    connect(tabs_, &QTabWidget::currentChanged, this, changed);
    connect(tabs_->tabBar(), &QTabBar::tabMoved, this, changed);
    connect(&store, &SessionStore::failed, this, [this](const QString& reason) {
        not_stored_ = tr("Unsaved work cannot be stored: %1").arg(reason);
        showMessage(not_stored_);
    });
    connect(&store, &SessionStore::recovered, this, [this] {
        if (std::exchange(not_stored_, QString()) == status_->text())
            showMessage({});
    });
    if (!loaded.damaged.isEmpty())
        services_.dialogs.showError(
            this, {tr("The last session could not be read"),
                   tr("The file with your last session is damaged, so its documents cannot be "
                      "restored. The file was renamed, not deleted."),
                   loaded.damaged});
    else if (!loaded.unreadable.isEmpty())
        services_.dialogs.showError(
            this, {tr("The last session could not be read"),
                   tr("Your system does not let Loggia read the file with your last session. The "
                      "file stays as it is."),
                   loaded.unreadable});
    else if (!loaded.newer.isEmpty())
        services_.dialogs.showNotice(
            this, {tr("The last session was saved by a newer version"),
                   tr("A newer version of Loggia saved what was open last time. This version "
                      "cannot read that file and leaves it as it is."),
                   loaded.newer});
    else if (store.path().isEmpty()) {
        not_stored_ = tr("Unsaved work cannot be stored: the folder is not writable");
        showMessage(not_stored_);
    }
}

void MainWindow::offerAbandonedWindows() {
    const int killed = services_.session.abandonedWindows();
    const int count = killed + services_.session.unsavedWindows();
    if (count == 0 || !services_.open_window)
        return;
    const QString why =
        count == killed
            ? (count == 1 ? tr("Another window of Loggia was not closed properly last time.")
                          : tr("%1 other windows of Loggia were not closed properly last time.")
                                .arg(count))
        : count == 1 ? tr("Another window of Loggia was closed with unsaved work.")
                     : tr("%1 other windows of Loggia were closed with unsaved work, or not closed "
                          "properly.")
                           .arg(count);
    services_.dialogs.ask(
        this,
        {count == 1 ? tr("Open the other window?") : tr("Open the other windows?"),
         why,
         count == 1 ? tr("All its documents can be restored. If you leave it closed, they come "
                         "back when you start Loggia again while this window is open.")
                    : tr("All their documents can be restored. If you leave them closed, they come "
                         "back when you start Loggia again while this window is open."),
         {count == 1 ? tr("Open It") : tr("Open Them"),
          count == 1 ? tr("Leave It Closed") : tr("Leave Them Closed")}},
        [this, count](int answer) {
            if (answer != 0)
                return services_.session.leaveAbandonedClosed();
            for (int i = 0; i < count; ++i)
                services_.open_window();
        });
}

QJsonObject MainWindow::state() {
    QJsonArray order;
    for (int i = 0; i < tabs_->count(); ++i)
        order << hostAt(i)->info().id;
    for (PageHost* host : hosts_) {
        // What was not made cannot have changed: the session it had last time stays as it is.
        if (!host->page())
            continue;
        QJsonObject entry = documents_->state(*host);
        entry[QStringLiteral("session")] =
            stale_.contains(host)
                ? host->page()->session()->state()
                : page_states_.value(host->info().id).toObject().value(QLatin1String("session"));
        page_states_[host->info().id] = entry;
    }
    stale_.clear();
    const QJsonObject pages = is_closing_ ? keptAtExit(page_states_) : page_states_;
    if (class_)
        class_state_ = class_->session()->state();
    QJsonObject graded = class_state_;
    // The list of hand-ins is what is open there.
    if (is_closing_ &&
        settings_->value(settings::kept_at_exit) == static_cast<int>(KeptAtExit::nothing)) {
        graded.remove(QStringLiteral("handins"));
        graded.remove(QStringLiteral("folders"));
    }
    if (tournament_)
        tournament_state_ = tournament_->session()->state();
    const PageHost* current = currentHost();
    QJsonObject state{{QStringLiteral("geometry"), encoded(saveGeometry())},
                      {QStringLiteral("window"), encoded(saveState())},
                      {QStringLiteral("tabs"), order},
                      {QStringLiteral("current"), current ? current->info().id : QString()},
                      {QStringLiteral("pages"), pages},
                      {QStringLiteral("class"), graded},
                      {QStringLiteral("tournament"), tournament_state_}};
    const bool is_unsaved = std::any_of(pages.begin(), pages.end(), [](const QJsonValue& page) {
        return page.toObject().value(QLatin1String("modified")).toBool();
    });
    if (is_closing_ && is_unsaved)
        state.insert(SessionStore::unsaved_key, true);
    return state;
}

MainWindow::PageResults MainWindow::results() const {
    PageResults results;
    for (const PageHost* host : hosts_)
        if (const Page* page = host->page())
            if (std::any found = page->results(); found.has_value())
                results[host->info().id] = std::move(found);
    return results;
}

QStringList MainWindow::longRuns() const {
    QStringList titles;
    for (const PageHost* host : hosts_)
        if (const Page* page = host->page(); page != nullptr && page->isRunning())
            if (page->runningFor() >= services_.long_run)
                titles << host->info().title;
    return titles;
}

void MainWindow::takeOverResults(const PageResults& results) const {
    for (const auto& [id, found] : results)
        if (Page* of = page(id))
            of->takeOver(found);
}

void MainWindow::restore(const QJsonObject& state) {
    // Qt brings back a window that was left half outside, or on a screen that was larger.
    if (const QByteArray geometry = decoded(state[QStringLiteral("geometry")]);
        !geometry.isEmpty() && restoreGeometry(geometry))
        keepOnScreen(*this);
    if (const QByteArray window = decoded(state[QStringLiteral("window")]); !window.isEmpty())
        restoreState(window);
    class_state_ = state[QStringLiteral("class")].toObject();
    tournament_state_ = state[QStringLiteral("tournament")].toObject();
    // Pages that this version does not have keep their state for the version that has.
    page_states_ = state[QStringLiteral("pages")].toObject();
    for (PageHost* host : hosts_) {
        const QJsonObject entry = page_states_[host->info().id].toObject();
        if (entry.isEmpty()) {
            page_states_.remove(host->info().id);
            continue;
        }
        host->setSession(entry[QStringLiteral("session")].toObject());
        documents_->restore(*host, entry);
    }
    int place = 0;
    for (const auto& id : state[QStringLiteral("tabs")].toArray())
        if (PageHost* next = host(id.toString()))
            tabs_->tabBar()->moveTab(tabs_->indexOf(next), place++);
    if (PageHost* current = host(state[QStringLiteral("current")].toString()))
        tabs_->setCurrentWidget(current);
    else if (tabs_->count() > 0)
        tabs_->setCurrentIndex(0);
}

/// What a person wants to have back at the next start.
QJsonObject MainWindow::keptAtExit(const QJsonObject& pages) const {
    const auto kept = static_cast<KeptAtExit>(settings_->value(settings::kept_at_exit));
    if (kept == KeptAtExit::everything)
        return pages;
    QJsonObject result;
    if (kept == KeptAtExit::documents)
        for (auto page = pages.begin(); page != pages.end(); ++page) {
            QJsonObject entry = page.value().toObject();
            entry.remove(QStringLiteral("earlier"));
            entry.remove(QStringLiteral("later"));
            result.insert(page.key(), entry);
        }
    return result;
}

/// What closing loses for ever, as titles of pages.
QStringList MainWindow::lostAtClose(bool session_is_stored) const {
    const auto kept = static_cast<KeptAtExit>(settings_->value(settings::kept_at_exit));
    if (!session_is_stored || kept == KeptAtExit::nothing)
        return documents_->unsaved();
    // Undo that is not wanted is not lost.
    return documents_->lostAtClose(kept == KeptAtExit::everything);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (documents_->isSaving()) {
        event->ignore();
        closes_saved_ = true;
        showMessage(tr("The window closes when the file is saved. Stop saving keeps it open."));
        return;
    }
    if (exportsResults()) {
        event->ignore();
        closes_saved_ = true;
        showMessage(tr("The window closes when the results are exported."));
        return;
    }
    is_closing_ = true;
    const bool is_stored = services_.session.setClosed(true);
    const bool is_kept = is_stored && settings_->value(settings::kept_at_exit) !=
                                          static_cast<int>(KeptAtExit::nothing);
    const QStringList lost = lostAtClose(is_stored);
    const QStringList running = longRuns();
    if ((lost.isEmpty() && running.isEmpty()) || closes_anyway_) {
        if (class_)
            class_->close();
        if (tournament_)
            tournament_->close();
        event->accept();
        return;
    }
    event->ignore();
    is_closing_ = false;
    services_.session.setClosed(false);
    const auto close_anyway = [this](int) {
        closes_anyway_ = true;
        QTimer::singleShot(0, this, &QWidget::close);
    };
    const QString runs = running.join(QStringLiteral(", "));
    if (lost.isEmpty()) {
        services_.dialogs.ask(
            this,
            {tr("Close Loggia?"),
             tr("Closing stops what is running, and you lose what it has found so far."),
             tr("These pages have been computing for a minute or longer: %1.").arg(runs),
             {tr("Close and Stop")},
             {},
             true,
             true},
            close_anyway);
        return;
    }
    QStringList details{tr("If you close now, you lose it on these pages: %1.")
                            .arg(lost.join(QStringLiteral(", ")))};
    if (!running.isEmpty())
        details << tr("These pages have been computing for a minute or longer: %1.").arg(runs);
    services_.dialogs.ask(
        this,
        {tr("Close Loggia?"),
         is_kept ? tr("Some work is not saved, and it is too large to restore at the next start.")
                 : tr("Some work is not saved and cannot be restored at the next start."),
         details.join(QLatin1Char(' ')),
         {tr("Close and Lose It")},
         {},
         true,
         true},
        close_anyway);
}

void MainWindow::savingChanged(const QString& name) {
    if (name.isEmpty() && std::exchange(closes_saved_, false))
        QTimer::singleShot(0, this, &QWidget::close);
}

void MainWindow::moveEvent(QMoveEvent* event) {
    QMainWindow::moveEvent(event);
    services_.session.schedule();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    services_.session.schedule();
}

} // namespace loggia::ui
