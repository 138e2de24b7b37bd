#include "ui/window/grading/class_window.hpp"

#include "core/grading/example_class.hpp"
#include "core/grading/submissions.hpp"
#include "ui/batch/batch_bar.hpp"
#include "ui/batch/batch_button.hpp"
#include "ui/grading/case_pane.hpp"
#include "ui/grading/class_legend.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/class_paths.hpp"
#include "ui/grading/class_start.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/grading/disk_notice.hpp"
#include "ui/grading/handin_table.hpp"
#include "ui/grading/task_panel.hpp"
#include "ui/language/core_words.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/spoken_names.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/dropped_files.hpp"
#include "ui/widgets/focus_areas.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/window/grading/export_button.hpp"
#include "ui/window/grading/handin_adder.hpp"
#include "ui/window/grading/sandbox_notice.hpp"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QMimeData>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QSplitter>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

std::uint64_t number_of(int count) {
    return static_cast<std::uint64_t>(count);
}

} // namespace

ClassWindow::ClassWindow(Dialogs& dialogs, RecentFiles& recent, QString own_journal)
    : dialogs_(dialogs), own_journal_(std::move(own_journal)),
      files_(new Files(dialogs, recent, *this)), session_(new Session(this)),
      model_(new ClassModel(this)), disk_(new ClassDisk([this] { return watched(); }, this)),
      adder_(new HandinAdder({dialogs, recent, *files_, *model_, folders_}, this)),
      sandbox_notice_(new SandboxNotice(dialogs, this)), disk_notice_(new DiskNotice(this)),
      introduction_(new ClassStart(this)), panel_(new TaskPanel(this)),
      panel_area_(new PanelArea(panel_, this)), table_(new HandinTable(*model_, this)),
      pane_(new CasePane(this)),
      export_(new ExportButton({dialogs, *files_, *model_, *disk_}, this)), bar_(makeBar()),
      columns_(new QSplitter(Qt::Horizontal, this)), rows_(new QSplitter(Qt::Vertical, this)),
      recall_(new ClassRecall(this)), run_(new ClassRun(this)) {
    setObjectName(QStringLiteral("class"));
    setWindowTitle(tr("Grade hand-ins \u2013 Loggia"));
    setWindowIcon(icon(QStringLiteral("loggia")));
    setAcceptDrops(true);
    resize(1100, 750);
    model_->setTask(std::make_shared<const grading::Task>(panel_->settings().taskWithPoints()));
    setGraded(panel_->settings());

    columns_->addWidget(panel_area_);
    columns_->addWidget(makeClassSide());
    columns_->setStretchFactor(0, 0);
    columns_->setStretchFactor(1, 1);
    columns_->setChildrenCollapsible(false);
    constexpr int usual_panel = 300;
    columns_->setSizes({usual_panel, width() - usual_panel});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8, 8, 8, 8);
    all->addWidget(sandbox_notice_);
    all->addWidget(disk_notice_);
    all->addWidget(introduction_);
    all->addWidget(columns_, 1);
    all->addWidget(bar_);

    makeShortcuts();
    connectAll();
    connectRun();
    watchDisk();
    keepSession();
    labelComboBoxes(*this);
    orderAsRead(*this);
    showCell();
    refresh();
    run_->trySandbox();
}

ClassWindow::~ClassWindow() {
    // Running jobs must not call widgets that are destroyed.
    delete std::exchange(disk_, nullptr);
    delete std::exchange(recall_, nullptr);
    if (run_)
        run_->disconnect(this);
    table_->disconnect(this);
    table_->selectionModel()->disconnect(this);
    delete std::exchange(run_, nullptr);
}

BatchBar* ClassWindow::makeBar() {
    return new BatchBar({tr("&Grade"),
                         tr("Grade all hand-ins except those whose results are in the journal and "
                            "that have not changed (F5)"),
                         tr("&Stop"),
                         tr("Stop grading (Escape). The next start continues from here."),
                         "class-status", tr("First add the files or the folder with the hand-ins")},
                        this);
}

void ClassWindow::connectAll() {
    connect(panel_, &TaskPanel::changed, this, &ClassWindow::settingsChanged);
    connect(introduction_, &ClassStart::exampleWanted, this, &ClassWindow::openExample);
    connect(introduction_, &ClassStart::folderWanted, adder_, &HandinAdder::askFolder);
    connect(introduction_, &ClassStart::guideWanted, this, &ClassWindow::guideWanted);
    connect(panel_, &TaskPanel::problemWanted, this, [this] {
        files_->askWhich(
            tr("Open the problem"), files_->folderToOpen(), {tr("All files (*)")},
            [this](const QString& path, const QString& /*filter*/) { panel_->setProblem(path); });
    });
    connect(panel_, &TaskPanel::journalWanted, this, [this] {
        const FileKind kind{tr("Grading journal"), {QStringLiteral("*.journal")}};
        // An existing journal is continued, not replaced.
        files_->askWhich(
            tr("Open a journal"), files_->folder(),
            {QStringLiteral("%1 (%2)").arg(kind.name, kind.patterns.constFirst()),
             tr("All files (*)")},
            [this](const QString& path, const QString& /*filter*/) { panel_->setJournal(path); });
    });
    connect(table_, &HandinTable::currentCellChanged, this, [this] { showCase(0); });
    connect(pane_, &CasePane::caseChosen, this, &ClassWindow::showCase);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ClassWindow::refresh);
    connect(table_, &HandinTable::removeWanted, this, &ClassWindow::removeSelected);
    connect(adder_, &HandinAdder::added, this, &ClassWindow::showAdded);
    connect(recall_, &ClassRecall::found, this, &ClassWindow::showRecalled);
    connect(adder_, &HandinAdder::folderAdded, this, [this] {
        Q_EMIT session_->changed();
        disk_->look(); // there may be more by now
    });
    connect(sandbox_notice_, &SandboxNotice::unsafeChanged, this, [this] {
        model_->forget();
        recall();
        showCell();
        refresh();
    });
    connect(export_, &ExportButton::gradeWanted, this, &ClassWindow::start);
    connect(export_, &ExportButton::ended, this, &ClassWindow::exportEnded);
    connect(bar_, &BatchBar::startWanted, this, &ClassWindow::start);
    connect(bar_, &BatchBar::stopWanted, this, [this] { run_->stop(); });
    connect(files_, &Files::message, bar_, &BatchBar::say);
}

void ClassWindow::connectRun() {
    connect(run_, &ClassRun::changed, this, &ClassWindow::showNews);
    connect(run_, &ClassRun::failed, this, &ClassWindow::showFailure);
    connect(run_, &ClassRun::runningChanged, this, &ClassWindow::runningChanged);
    connect(run_, &ClassRun::sandboxTried, this, &ClassWindow::sandboxTried);
}

void ClassWindow::watchDisk() {
    const auto look = [this] { disk_->look(); };
    connect(disk_, &ClassDisk::looked, this, &ClassWindow::showOnDisk);
    connect(model_, &QAbstractItemModel::rowsInserted, disk_, look);
    connect(model_, &QAbstractItemModel::rowsRemoved, disk_, look);
    connect(disk_notice_, &DiskNotice::gradeWanted, this, &ClassWindow::start);
    connect(disk_notice_, &DiskNotice::addWanted, this, [this] { answerArrivals(true); });
    connect(disk_notice_, &DiskNotice::ignoreWanted, this, [this] { answerArrivals(false); });
}

ClassWork ClassWindow::giveAway() {
    run_->disconnect(this);
    run_->setParent(nullptr);
    return {std::unique_ptr<ClassRun>(std::exchange(run_, nullptr)), model_->news(),
            sandbox_notice_->isUnsafe(), since_, took_};
}

void ClassWindow::takeOver(ClassWork work) {
    run_->disconnect(this);
    delete std::exchange(run_, work.run.release());
    run_->setParent(this);
    connectRun();
    sandboxTried({});
    run_->trySandbox();
    sandbox_notice_->restoreUnsafe(work.is_unsafe);
    since_ = work.since;
    took_ = work.took;
    model_->setNews(work.news);
    showRunning();
    showCell();
    if (run_->isRunning() || model_->rowCount() == 0)
        bar_->say({});
    else
        sayEnd();
    refresh();
    disk_->look();
}

QWidget* ClassWindow::makeClassSide() {
    auto* side = new QWidget(this);
    add_files_ = makeBatchButton(tr("Add f&iles..."), "add-files", "add",
                                 tr("Add files, each a hand-in (Ctrl+O)"), side);
    add_folder_ =
        makeBatchButton(tr("Add f&older..."), "add-folder", "open",
                        tr("Add the folder of a class or of one hand-in (Ctrl+Shift+O)"), side);
    remove_ = makeBatchButton(
        tr("Re&move"), "remove", "remove",
        tr("Remove the chosen hand-ins from the table (Delete). Their files stay."), side);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add_files_);
    buttons->addWidget(add_folder_);
    buttons->addWidget(remove_);
    buttons->addStretch();
    buttons->addWidget(export_);
    buttons->addWidget(
        new LegendButton(&classLegend, tr("Class"), side, LegendButton::Place::layout));
    connect(add_files_, &QPushButton::clicked, adder_, &HandinAdder::askFiles);
    connect(add_folder_, &QPushButton::clicked, adder_, &HandinAdder::askFolder);
    connect(remove_, &QPushButton::clicked, this, &ClassWindow::removeSelected);

    rows_->addWidget(table_);
    rows_->addWidget(pane_);
    rows_->setChildrenCollapsible(false);
    rows_->setStretchFactor(0, 3);
    rows_->setStretchFactor(1, 2);
    constexpr int usual_height = 320;
    rows_->setSizes({usual_height, usual_height});
    constexpr int least_rows = 120;
    table_->setMinimumHeight(least_rows);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(4, 0, 0, 0);
    column->addLayout(buttons);
    column->addWidget(rows_, 1);
    return side;
}

void ClassWindow::makeShortcuts() {
    new QShortcut(QKeySequence::HelpContents, this, this, &ClassWindow::guideWanted);
    new QShortcut(QKeySequence::Open, this, add_files_, &QPushButton::click);
    new QShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+O")), this, add_folder_,
                  &QPushButton::click);
    new QShortcut(QKeySequence(QStringLiteral("Ctrl+E")), this, export_, [this] {
        if (export_->isEnabled())
            export_->showMenu();
    });
    new QShortcut(QKeySequence(QStringLiteral("Ctrl+W")), this, this, &ClassWindow::close);
    addAreaKeys(*this, [this] {
        return QList<QWidget*>{panel_area_, columns_->widget(1), pane_, bar_};
    });
}

QStringList ClassWindow::paths() const {
    QStringList all;
    for (const grading::Submission& each : model_->handins())
        all << storedPath(each.path);
    return all;
}

void ClassWindow::keepSession() {
    session_->keepGeometry(this);
    session_->keep("columns", columns_);
    session_->keep("rows", rows_);
    session_->keep(
        "settings", [this] { return toJson(panel_->settings()); },
        [this](const QJsonObject& stored) {
            panel_->setSettings(classSettings(stored));
            settingsChanged();
        },
        panel_, &TaskPanel::changed);
    session_->keep(
        "handins", [this] { return QJsonArray::fromStringList(paths()); },
        [this](const QJsonArray& stored) {
            std::vector<std::filesystem::path> all;
            for (const auto& each : stored)
                if (const QString path = each.toString(); !path.isEmpty())
                    all.push_back(pathStoredAs(path));
            adder_->addHandins(all);
        },
        model_, &QAbstractItemModel::rowsInserted, model_, &QAbstractItemModel::rowsRemoved);
    // After the hand-ins: whoever is in the table is not offered.
    session_->keep(
        "folders", [this] { return folders_.toJson(); },
        [this](const QJsonObject& stored) {
            folders_.restore(stored);
            disk_->look();
        });
}

void ClassWindow::open() {
    show();
    raise();
    activateWindow();
}

void ClassWindow::addPaths(const QStringList& paths) {
    adder_->add(paths);
}

void ClassWindow::showAdded(int handins) {
    const bool are_first = handins > 0 && handins == model_->rowCount();
    if (are_first && !table_->currentIndex().isValid())
        table_->setCurrentIndex(table_->model()->index(0, 0));
    if (handins > 0)
        bar_->say(counted(static_cast<std::uint64_t>(handins), tr("%1 hand-in added."),
                          tr("%1 hand-ins added.")));
    else
        bar_->say(tr("All of these hand-ins are in the table already."));
    recall();
    refresh();
}

void ClassWindow::openExample() {
    if (run_->isRunning())
        return;
    const QString beside = own_journal_.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                               : QFileInfo(own_journal_).absolutePath();
    const auto example = grading::write_example_class(nativePath(beside) / "example-class");
    if (!example) {
        dialogs_.showError(this, {tr("The example class cannot be written"),
                                  sentence(coreWords(example.error().message)),
                                  {}});
        return;
    }
    ClassSettings settings = panel_->settings(); // its limits are kept
    settings.chooseTask("cnf");
    settings.problem = shownPath(example->problem);
    panel_->setSettings(settings);
    settingsChanged();
    adder_->addClass(example->handins, grading::entries_of(example->handins));
    bar_->takeFocus();
    bar_->say(tr("This is an example. Press Grade, then choose a cell to see what is wrong."));
}

WatchedClass ClassWindow::watched() const {
    const bool has_problem = model_->task().takes_problem;
    return {model_->handins(), model_->news(), folders_.watched(),
            has_problem ? graded_settings_.problem : QString()};
}

void ClassWindow::showOnDisk(const ClassOnDisk& found) {
    const int before = model_->outOfDateCount();
    model_->setOnDisk(found);
    folders_.setArrivals(found.arrivals, {panel_->settings().journal, panel_->settings().problem});
    showCell();
    refresh();
    if (model_->outOfDateCount() != before && !run_->isRunning())
        sayEnd();
}

void ClassWindow::answerArrivals(bool adds) {
    if (run_->isRunning())
        return;
    const auto arrivals = folders_.takeArrivals();
    if (adds)
        adder_->addHandins(arrivals);
    refresh();
    Q_EMIT session_->changed();
}

void ClassWindow::removeSelected() {
    if (run_->isRunning())
        return;
    const std::vector<int> rows = table_->selectedRows();
    if (rows.empty())
        return;
    {
        // The selection tells of each row that goes.
        const QScopedValueRollback removing(is_removing_, true);
        model_->remove(rows);
    }
    folders_.keepThoseOf(model_->handins());
    showCell();
    // What was said before was about all of them.
    bar_->say(counted(static_cast<std::uint64_t>(rows.size()), tr("%1 hand-in removed."),
                      tr("%1 hand-ins removed.")));
    refresh();
}

void ClassWindow::start() {
    if (run_->isRunning() || model_->rowCount() == 0)
        return;
    panel_->commit();
    if (model_->task().needs_problem && panel_->settings().problem.trimmed().isEmpty()) {
        bar_->say(tr("Choose the problem first: this task has no problem of its own."));
        panel_->focusProblem();
        return;
    }
    if (!sandbox_notice_->isUnsafe())
        sandboxTried({}); // it is tried again
    took_ = 0;
    since_.start();
    recall_->stop();
    run_->start(planOf(panel_->settings(), own_journal_, sandbox_notice_->isUnsafe()),
                model_->handins(), model_->news());
}

void ClassWindow::showNews(const ClassNews& news) {
    model_->setNews(news);
    if (!run_->isRunning())
        model_->endRunning();
    showCell();
    refresh();
    if (!run_->isRunning())
        sayEnd();
}

void ClassWindow::runningChanged(bool running) {
    if (!running) {
        took_ = std::max<qint64>(since_.elapsed(), 1);
        model_->endRunning();
        disk_->look(); // whatever happened meanwhile
    }
    showRunning();
    refresh();
    if (running)
        bar_->say(tr("Preparing the cases\u2026"));
}

void ClassWindow::showRunning() {
    const bool is_running = run_->isRunning();
    panel_->setEnabled(!is_running);
    sandbox_notice_->setBusy(is_running);
    adder_->setBusy(is_running);
    disk_notice_->setBusy(is_running);
}

void ClassWindow::showFailure(ClassRun::Obstacle obstacle, const QString& reason) {
    const QString shown = shownText(reason.toStdString());
    const auto error = [this](const QString& title, const QString& text) {
        dialogs_.showError(this, {title, text, {}});
    };
    switch (obstacle) {
    case ClassRun::Obstacle::sandbox:
        sandboxTried(reason);
        bar_->say(tr("Nothing was run: there is no sandbox."));
        sandbox_notice_->focusChoice();
        break;
    case ClassRun::Obstacle::problem:
        error(tr("The problem cannot be read"), sentence(coreWords(shown)));
        break;
    case ClassRun::Obstacle::journal:
        error(tr("The journal cannot be used"),
              tr("%1 Choose another file under “Limits and journal”.")
                  .arg(sentence(coreWords(shown))));
        break;
    case ClassRun::Obstacle::other:
        error(tr("Grading has failed"), sentence(coreWords(shown)));
        break;
    }
}

void ClassWindow::sayEnd() {
    const std::uint64_t all = number_of(model_->rowCount());
    const std::uint64_t graded = number_of(model_->gradedCount());
    if (const int old = model_->outOfDateCount(); old > 0)
        return bar_->say(counted(all,
                                 tr("%2 of %1 hand-in graded, and %3 of the results out of date."),
                                 tr("%2 of %1 hand-ins graded, and %3 of the results out of date."))
                             .arg(numberText(graded), numberText(number_of(old))));
    if (graded < all)
        return bar_->say(counted(all, tr("%2 of %1 hand-in graded. Grade continues from here."),
                                 tr("%2 of %1 hand-ins graded. Grade continues from here."))
                             .arg(numberText(graded)));
    const QString points = pointsText(all == 0 ? 0 : model_->points() / static_cast<double>(all));
    const QString most = pointsText(model_->task().points());
    if (took_ == 0)
        return bar_->say(counted(all, tr("%1 hand-in graded: %2 of %3 points on average."),
                                 tr("%1 hand-ins graded: %2 of %3 points on average."))
                             .arg(points, most));
    bar_->say(counted(all, tr("%1 hand-in graded in %2: %3 of %4 points on average."),
                      tr("%1 hand-ins graded in %2: %3 of %4 points on average."))
                  .arg(durationText(static_cast<double>(took_) / 1000), points, most));
}

/// Reports made with other settings are about something else.
void ClassWindow::settingsChanged() {
    const ClassSettings& now = panel_->settings();
    if (now.gradesLike(graded_settings_)) {
        recall(); // the journal may be another file
        return;
    }
    ClassSettings with_these_points = graded_settings_;
    with_these_points.points = now.points;
    const bool has_other_task = now.taskWithPoints().id != graded_settings_.taskWithPoints().id;
    const bool has_other_points = now.points != graded_settings_.points;
    if (!has_other_task && has_other_points)
        model_->setPoints(std::make_shared<const grading::Task>(now.taskWithPoints()));
    if (has_other_task)
        model_->setTask(std::make_shared<const grading::Task>(now.taskWithPoints()));
    else if (!now.gradesLike(with_these_points))
        model_->forget();
    setGraded(now);
    recall();
    disk_->look(); // the problem may be another file
    if (model_->gradedCount() > 0)
        sayEnd();
    else
        bar_->say({});
    sandboxTried(sandbox_notice_->fault());
    showCell();
    refresh();
}

void ClassWindow::recall() {
    if (model_->gradedCount() == model_->rowCount() || run_->isRunning())
        recall_->stop();
    else
        recall_->look(planOf(panel_->settings(), own_journal_, sandbox_notice_->isUnsafe()),
                      model_->handins());
}

void ClassWindow::showRecalled(const std::vector<grading::Submission>& handins,
                               const ClassNews& news) {
    if (run_->isRunning())
        return;
    std::map<std::filesystem::path, const HandinNews*> by_path;
    for (std::size_t i = 0; i < handins.size(); ++i)
        by_path[handins[i].path] = &news[i];
    // Rows may have come or gone meanwhile.
    ClassNews all = model_->news();
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto place = by_path.find(model_->handins()[i].path);
        if (all[i].stage != HandinStage::waiting || place == by_path.end() ||
            place->second->stage != HandinStage::graded)
            continue;
        all[i] = *place->second;
        ++count;
    }
    if (count == 0)
        return;
    model_->setNews(all);
    took_ = 0;
    bar_->say(counted(count, tr("The result of %1 hand-in was in the journal."),
                      tr("The results of %1 hand-ins were in the journal.")));
    showCell();
    refresh();
    disk_->look();
}

void ClassWindow::setGraded(const ClassSettings& settings) {
    graded_settings_ = settings;
    export_->setOrder({settings.cases, static_cast<std::uint64_t>(settings.seed)});
}

void ClassWindow::sandboxTried(const QString& reason) {
    sandbox_notice_->setFault(reason, model_->task().takes_program());
}

void ClassWindow::showCase(int number) {
    chosen_case_ = static_cast<std::size_t>(std::max(number, 0));
    showCell();
}

void ClassWindow::showCell() {
    const QModelIndex cell = table_->currentCell();
    if (!cell.isValid()) {
        pane_->setHint(model_->rowCount() == 0 ? QString()
                                               : tr("Choose a cell to see what a hand-in did."));
        return;
    }
    const auto row = static_cast<std::size_t>(cell.row());
    const std::optional<std::size_t> check = model_->checkOf(cell.column());
    CellDetails details = detailsOf(model_->task(), model_->handins()[row].name,
                                    {model_->stage(cell.row()), model_->report(cell.row()), {}},
                                    check, chosen_case_, model_->freshness(cell.row()));
    std::vector<std::string> names;
    for (const grading::Submission& each : model_->handins())
        names.push_back(each.name);
    if (const std::string note = grading::notes_of_other_parts(names)[row]; !check && !note.empty())
        details.summary += QLatin1Char('\n') + judgedText(note);
    pane_->setDetails(details);
}

void ClassWindow::refresh() {
    if (is_removing_)
        return;
    const bool is_running = run_->isRunning();
    disk_notice_->follow(*model_, folders_.arrivals());
    introduction_->setVisible(model_->rowCount() == 0);
    for (QPushButton* button : {add_files_, add_folder_})
        button->setEnabled(!is_running);
    remove_->setEnabled(!is_running && !table_->selectedRows().empty());
    export_->setEnabled(!is_running && model_->gradedCount() > 0);
    const int all = model_->rowCount();
    const int graded = model_->gradedCount();
    bar_->follow(is_running, all > 0, graded, all);
    bool has_begun = graded > 0;
    for (int row = 0; row < all && !has_begun; ++row)
        has_begun = model_->stage(row) == HandinStage::running;
    if (is_running && has_begun)
        bar_->showCount(
            counted(number_of(all), tr("%2 of %1 hand-in graded"), tr("%2 of %1 hand-ins graded"))
                .arg(numberText(number_of(graded))));
}

bool ClassWindow::isExporting() const {
    return export_->isExporting();
}

void ClassWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!run_->isRunning() && !filesIn(*event->mimeData()).isEmpty())
        acceptAsCopy(*event);
}

void ClassWindow::dropEvent(QDropEvent* event) {
    acceptAsCopy(*event);
    addPaths(filesIn(*event->mimeData()));
}

/// The user may have changed something in an editor or a file manager.
void ClassWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && disk_)
        disk_->look();
    QWidget::changeEvent(event);
}

void ClassWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous() && run_)
        run_->stop();
    QWidget::hideEvent(event);
}

} // namespace loggia::ui
