// Lessons in the window: the menu, a page of their own, and what is remembered of them.

#include "ui/commands/commands.hpp"
#include "ui/examples/examples.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/lessons/lesson_checks.hpp"
#include "ui/lessons/lesson_panel.hpp"
#include "ui/lessons/lesson_shelf.hpp"
#include "ui/lessons/lesson_words.hpp"
#include "ui/lessons/start_card.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/undo/history.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/page_tabs.hpp"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QMenu>
#include <QSettings>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace loggia::ui {

namespace {

QString step_key(const QString& lesson) {
    return QStringLiteral("lessons/%1/step").arg(lesson);
}

QString done_key(const QString& lesson) {
    return QStringLiteral("lessons/%1/done").arg(lesson);
}

/// Of the lesson behind that one; empty where it is the last.
QString title_after(const QList<ShelvedLesson>& lessons, const QString& id) {
    for (qsizetype i = 0; i + 1 < lessons.size(); ++i)
        if (lessons[i].id == id)
            return titleShown(lessons[i + 1].lesson);
    return {};
}

QString menu_text(const std::string& title) {
    return QString::fromStdString(title).replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

LessonPanel* MainWindow::lessonOf(const PageHost& host) const {
    return host.guest() ? host.findChild<LessonPanel*>() : nullptr;
}

void MainWindow::introduce(PageHost& host) {
    if (host.above() || host.guest())
        return;
    const auto& examples = examples_->all();
    const auto example =
        std::find_if(examples.begin(), examples.end(),
                     [&host](const Example& each) { return each.page == host.info().id; });
    const QList<ShelvedLesson> lessons = lessonsOf(host);
    StartCard::Offers offers;
    offers.lesson = !lessons.isEmpty();
    offers.example = example != examples.end();
    auto* card = new StartCard(guideText(guideIntroduction(chapterOf(&host))), offers, &host);
    connect(card, &StartCard::lessonWanted, this,
            [this, lessons] { startLesson(lessons.front()); });
    if (offers.example)
        connect(card, &StartCard::exampleWanted, this,
                [this, &host, path = examples_->path(*example)] {
                    documents_->openExample(path, host);
                });
    connect(card, &StartCard::newWanted, this, [this, &host] { documents_->newDocument(host); });
    connect(card, &StartCard::closeWanted, this, [this, &host] { dismissCard(host); });
    // Whatever the person does first.
    connect(host.made().history(), &History::indexChanged, card, &StartCard::leave);
    host.setAbove(card);
}

void MainWindow::dismissCard(PageHost& host) {
    host.setAbove(nullptr);
}

QList<ShelvedLesson> MainWindow::lessonsOf(const PageHost& host) const {
    QStringList pages;
    for (const PageHost* each : hosts_)
        pages << each->info().id;
    return readLessons(ownLessonsFolder(), pages).of(host.info().id);
}

/// Read anew each time: a person may just be writing one.
void MainWindow::fillLearnMenu() {
    QMenu& menu = *menus_.learn;
    menu.clear();
    PageHost* host = currentHost();
    if (!host)
        return;
    QStringList pages;
    for (const PageHost* each : hosts_)
        pages << each->info().id;
    const LessonShelf shelf = readLessons(ownLessonsFolder(), pages);
    const QSettings& settings = services_.settings;
    QStringList names;
    for (const ShelvedLesson& lesson : shelf.of(host->info().id)) {
        const QString title = titleShown(lesson.lesson);
        names << withMnemonic(title, names);
        QAction* action =
            menu.addAction(names.back(), this, [this, lesson] { startLesson(lesson); });
        // The mark of a lesson that was taken to its end.
        action->setCheckable(true);
        action->setChecked(settings.value(done_key(lesson.id)).toBool());
    }
    if (menu.isEmpty())
        menu.addAction(tr("No lessons for this page yet"))->setEnabled(false);
    if (!shelf.broken.isEmpty())
        menu.addSeparator();
    for (const BrokenLesson& lesson : shelf.broken) {
        const int line = lesson.error.span ? lesson.error.span->line : 1;
        menu.addAction(
            tr("%1: error in line %2...").arg(menu_text(lesson.file.toStdString())).arg(line), this,
            [this, lesson] {
                documents_->report(tr("This lesson cannot be read"), lesson.error, lesson.file,
                                   lesson.text.toStdString());
            });
    }
    menu.addSeparator();
    menu.addAction(tr("&Stop the Lesson"), this, [this, host] { endLesson(*host); })
        ->setEnabled(host->guest() != nullptr);
    menu.addAction(tr("Folder for &Your Own Lessons"), this, [this] {
        const QString folder = ownLessonsFolder();
        if (!QDir().mkpath(folder))
            services_.dialogs.showError(
                this, {tr("Cannot create the folder"),
                       tr("This folder does not exist and cannot be created:"), folder});
        else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
            services_.dialogs.showNotice(this, {tr("Cannot open the folder"),
                                                tr("Put your lessons into this folder:"), folder});
    });
}

void MainWindow::noteLesson(const ShelvedLesson& lesson, std::size_t step, bool is_done) {
    // Begins anew where it was taken to its end.
    services_.settings.setValue(step_key(lesson.id), is_done ? 0 : static_cast<int>(step));
    if (is_done)
        services_.settings.setValue(done_key(lesson.id), true);
}

/// Such a step could never be done.
bool MainWindow::waitsForNoCommand(const ShelvedLesson& lesson) {
    const QString page = QString::fromStdString(lesson.lesson.page);
    QStringList known;
    QStringList of_page;
    for (const auto& entry : commands_->entries())
        if (entry.group.isEmpty() || entry.group == page) {
            known << QString::fromLatin1(entry.spec.id);
            if (!entry.group.isEmpty())
                of_page << known.back();
        }
    for (const lessons::Step& step : lesson.lesson.steps)
        for (const lessons::Check& check : step.checks) {
            if (check.kind != lessons::Check::Kind::ran)
                continue;
            for (const QString& id : commandsOf(check))
                if (!known.contains(id)) {
                    documents_->report(
                        tr("This lesson cannot be completed"),
                        Error{
                            tr("The step \u201c%1\u201d waits for the command %2, but there is no "
                               "such command. The page has %3.")
                                .arg(QString::fromStdString(step.title), id,
                                     of_page.join(QStringLiteral(", ")))
                                .toStdString(),
                            {}},
                        lesson.id + QStringLiteral(".md"), {});
                    return true;
                }
        }
    return false;
}

void MainWindow::startLesson(const ShelvedLesson& lesson) {
    PageHost* host = this->host(QString::fromStdString(lesson.lesson.page));
    if (!host || waitsForNoCommand(lesson))
        return;
    dismissCard(*host);
    Page& guest = host->beginGuest();
    connectShared(guest);
    documents_->serve(guest);
    const auto read_example = [this](const QString& name) -> Result<LessonPanel::ExampleFile> {
        const auto& all = examples_->all();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&name](const Example& each) { return each.file == name; });
        if (found == all.end())
            return failure("there is no example " + name.toStdString());
        const QString path = examples_->path(*found);
        return readFileOrResource(path).map([&path](const QByteArray& content) {
            return LessonPanel::ExampleFile{content, path};
        });
    };
    const int first = services_.settings.value(step_key(lesson.id)).toInt();
    auto* panel = new LessonPanel(lesson.lesson, &guest, read_example,
                                  static_cast<std::size_t>(std::max(first, 0)), host);
    host->setBeside(panel);
    lessons_taken_[host] = lesson.id;
    connect(panel, &LessonPanel::stepChanged, this,
            [this, lesson](std::size_t step) { noteLesson(lesson, step, false); });
    // The panel must not die in its own signal.
    connect(panel, &LessonPanel::finished, this, [this, lesson, host] {
        noteLesson(lesson, 0, true);
        QTimer::singleShot(0, this, [this, lesson, host] {
            endLesson(*host);
            const QString title = titleShown(lesson.lesson);
            const QString next = title_after(lessonsOf(*host), lesson.id);
            showMessage(next.isEmpty()
                            ? tr("You finished the lesson \u201c%1\u201d.").arg(title)
                            : tr("You finished the lesson \u201c%1\u201d. The next one in Help > "
                                 "Learn is \u201c%2\u201d.")
                                  .arg(title, next));
        });
    });
    connect(panel, &LessonPanel::stopWanted, this,
            [this, host] { QTimer::singleShot(0, this, [this, host] { endLesson(*host); }); });
    for (const auto& entry : commands_->entries())
        if (entry.group.isEmpty() || entry.group == host->info().id)
            connect(entry.action, &QAction::triggered, panel,
                    [panel, id = QString::fromLatin1(entry.spec.id)] { panel->noteCommand(id); });
    tabs_->setCurrentWidget(host);
    currentChanged();
    // The page has taken the keyboard; or the tabs have, from the card whose button was pressed.
    if (tabs_->tabBar()->hasFocus())
        panel->focusTask();
    else
        panel->focusAnswer();
}

QList<MainWindow::LessonTaken> MainWindow::lessonsTaken() const {
    QList<LessonTaken> taken;
    for (const auto& [host, id] : lessons_taken_)
        if (const LessonPanel* panel = lessonOf(*host))
            taken.append({id, panel->progress()});
    return taken;
}

void MainWindow::goOnWithLessons(const QList<LessonTaken>& taken) {
    if (taken.isEmpty())
        return;
    QStringList pages;
    for (const PageHost* each : hosts_)
        pages << each->info().id;
    QWidget* shown = tabs_->currentWidget();
    for (const ShelvedLesson& lesson : readLessons(ownLessonsFolder(), pages).lessons)
        for (const LessonTaken& each : taken)
            if (each.id == lesson.id) {
                startLesson(lesson);
                if (LessonPanel* panel = lessonOf(*currentHost()))
                    panel->resume(each.progress);
            }
    tabs_->setCurrentWidget(shown);
}

void MainWindow::endLesson(PageHost& host) {
    if (!host.guest())
        return;
    lessons_taken_.erase(&host);
    host.guest()->disconnect(this);
    host.guest()->disconnect(commands_);
    host.guest()->history()->disconnect(this);
    host.endGuest();
    if (currentHost() == &host)
        currentChanged();
}

} // namespace loggia::ui
