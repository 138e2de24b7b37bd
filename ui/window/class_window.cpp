#include "ui/window/class_window.hpp"

#include "core/base/duration.hpp"
#include "core/grading/submissions.hpp"
#include "ui/grading/case_pane.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/grading/disk_notice.hpp"
#include "ui/grading/handin_table.hpp"
#include "ui/grading/task_panel.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/spoken_names.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/widgets/sentence.hpp"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

namespace loggia::ui {

namespace {

std::filesystem::path native_path(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// As the hand-ins of a class are called.
std::filesystem::path normal_path(const std::filesystem::path& path) {
    std::filesystem::path normal = path.lexically_normal();
    return normal.has_filename() ? normal : normal.parent_path();
}

QString shown_path(const std::filesystem::path& path) {
    return QFile::decodeName(path.string().c_str());
}

const QString raw_mark = QStringLiteral("base64:");

/// For the session. The name of a file may be no text at all.
QString stored_path(const std::filesystem::path& path) {
    QString shown = shown_path(path);
    return native_path(shown) == path
               ? shown
               : raw_mark +
                     QString::fromLatin1(QByteArray::fromStdString(path.string()).toBase64());
}

std::filesystem::path path_stored_as(const QString& stored) {
    if (!stored.startsWith(raw_mark))
        return native_path(stored);
    return QByteArray::fromBase64(stored.mid(raw_mark.size()).toLatin1()).toStdString();
}

QPushButton* make_push_button(const QString& text, const char* name, const char* picture,
                              const QString& tip, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setIcon(icon(QLatin1String(picture)));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

} // namespace

ClassWindow::ClassWindow(Dialogs& dialogs, RecentFiles& recent, QString own_journal)
    : dialogs_(dialogs), recent_(recent), own_journal_(std::move(own_journal)),
      files_(new Files(dialogs, recent, *this)), session_(new Session(this)),
      model_(new ClassModel(this)), disk_(new ClassDisk([this] { return watched(); }, this)),
      panel_(new TaskPanel(this)), panel_area_(new PanelArea(panel_, this)),
      table_(new HandinTable(*model_, this)), pane_(new CasePane(this)),
      disk_notice_(new DiskNotice(this)), columns_(new QSplitter(Qt::Horizontal, this)),
      rows_(new QSplitter(Qt::Vertical, this)), run_(new ClassRun(this)) {
    setObjectName(QStringLiteral("class"));
    setWindowTitle(tr("Grade hand-ins \u2013 Loggia"));
    setWindowIcon(icon(QStringLiteral("loggia")));
    setAcceptDrops(true);
    resize(1100, 750);
    model_->setTask(std::make_shared<const grading::Task>(panel_->settings().taskWithPoints()));
    graded_settings_ = panel_->settings();

    columns_->addWidget(panel_area_);
    columns_->addWidget(makeClassSide());
    columns_->setStretchFactor(0, 0);
    columns_->setStretchFactor(1, 1);
    columns_->setChildrenCollapsible(false);
    constexpr int usual_panel = 300;
    columns_->setSizes({usual_panel, width() - usual_panel});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8, 8, 8, 8);
    all->addWidget(makeNotice());
    all->addWidget(disk_notice_);
    all->addWidget(columns_, 1);
    all->addWidget(makeRunBar());

    makeShortcuts();
    connect(panel_, &TaskPanel::changed, this, &ClassWindow::settingsChanged);
    connect(panel_, &TaskPanel::problemWanted, this, [this] {
        files_->askWhich(
            tr("Open the problem"), files_->folderToOpen(), {tr("All files (*)")},
            [this](const QString& path, const QString& /*filter*/) { panel_->setProblem(path); });
    });
    connect(panel_, &TaskPanel::journalWanted, this, [this] {
        const FileKind kind{tr("Grading journal"), {QStringLiteral("*.journal")}};
        // A journal that is there is gone on with, not replaced.
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
    connect(stop_, &QPushButton::clicked, this, [this] { run_->stop(); });
    connectRun();
    watchDisk();
    connect(files_, &Files::message, this, &ClassWindow::say);
    connect(&files_->writer(), &FileWriter::failed, this, [this] { export_failed_ = true; });
    connect(&files_->writer(), &FileWriter::writingChanged, this, [this](const QString& name) {
        if (name.isEmpty())
            Q_EMIT exportEnded(std::exchange(export_failed_, false));
    });
    keepSession();
    labelComboBoxes(*this);
    orderAsRead(*this);
    showNotice();
    showCell();
    refresh();
    run_->trySandbox();
}

ClassWindow::~ClassWindow() {
    // What it computes must not speak to widgets that are gone.
    delete std::exchange(disk_, nullptr);
    if (run_)
        run_->disconnect(this);
    table_->disconnect(this);
    table_->selectionModel()->disconnect(this);
    delete std::exchange(run_, nullptr);
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
    return {std::unique_ptr<ClassRun>(std::exchange(run_, nullptr)), model_->news(), is_unsafe_,
            since_, took_};
}

void ClassWindow::takeOver(ClassWork work) {
    run_->disconnect(this);
    delete std::exchange(run_, work.run.release());
    run_->setParent(this);
    connectRun();
    sandboxTried({});
    run_->trySandbox();
    const QSignalBlocker blocker(unsafe_);
    unsafe_->setChecked(work.is_unsafe);
    is_unsafe_ = work.is_unsafe;
    since_ = work.since;
    took_ = work.took;
    model_->setNews(work.news);
    showRunning();
    showCell();
    say(run_->isRunning() ? QString() : endText());
    refresh();
    disk_->look();
}

QWidget* ClassWindow::makeNotice() {
    notice_ = new QFrame(this);
    notice_->setFrameShape(QFrame::StyledPanel);
    notice_->setObjectName(QStringLiteral("sandbox-notice"));
    auto* picture = new QLabel(notice_);
    constexpr int size = 20;
    picture->setPixmap(
        icon(QStringLiteral("warning")).pixmap(QSize(size, size), devicePixelRatio()));
    notice_text_ = new QLabel(notice_);
    notice_text_->setObjectName(QStringLiteral("sandbox-text"));
    notice_text_->setTextFormat(Qt::PlainText);
    notice_text_->setWordWrap(true);
    unsafe_ = new QCheckBox(tr("Run hand-ins &without protection"), notice_);
    unsafe_->setObjectName(QStringLiteral("unsafe"));
    unsafe_->setToolTip(
        tr("They can then read and change your files and use the network. Off again "
           "when the window is opened the next time."));
    auto* row = new QHBoxLayout(notice_);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addWidget(notice_text_, 1);
    row->addWidget(unsafe_);
    connect(unsafe_, &QCheckBox::toggled, this, &ClassWindow::askUnsafe);
    return notice_;
}

QWidget* ClassWindow::makeClassSide() {
    auto* side = new QWidget(this);
    add_files_ = make_push_button(tr("Add F&iles\u2026"), "add-files", "add",
                                  tr("Add files, each a hand-in (Ctrl+O)"), side);
    add_folder_ =
        make_push_button(tr("Add F&older\u2026"), "add-folder", "open",
                         tr("Add the folder of a class or of one hand-in (Ctrl+Shift+O)"), side);
    remove_ = make_push_button(tr("Re&move"), "remove", "remove",
                               tr("Take the chosen hand-ins off the table (Delete). Their files "
                                  "stay."),
                               side);
    export_ = makeExport();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add_files_);
    buttons->addWidget(add_folder_);
    buttons->addWidget(remove_);
    buttons->addStretch();
    buttons->addWidget(export_);
    connect(add_files_, &QPushButton::clicked, this, &ClassWindow::askFiles);
    connect(add_folder_, &QPushButton::clicked, this, &ClassWindow::askFolder);
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

QPushButton* ClassWindow::makeExport() {
    auto* button =
        make_push_button(tr("E&xport"), "export", "export",
                         tr("Save the results of the hand-ins that are graded (Ctrl+E)"), this);
    auto* menu = new QMenu(button);
    const auto add = [this, menu](const QString& text, ClassFormat format) {
        menu->addAction(text, this, [this, format] { exportClass(format); });
    };
    add(tr("&Table for a Spreadsheet (CSV)\u2026"), ClassFormat::csv);
    add(tr("&Pages for the Students (HTML)\u2026"), ClassFormat::html);
    add(tr("&Gradescope\u2026"), ClassFormat::gradescope);
    add(tr("&JSON\u2026"), ClassFormat::json);
    add(tr("J&Unit XML\u2026"), ClassFormat::junit);
    button->setMenu(menu);
    return button;
}

QWidget* ClassWindow::makeRunBar() {
    auto* bar = new QWidget(this);
    start_ = make_push_button(tr("&Grade"), "start", "start",
                              tr("Grade all hand-ins except those whose results are in the "
                                 "journal and that have not changed (F5)"),
                              bar);
    stop_ = make_push_button(tr("&Stop"), "stop", "stop",
                             tr("Stop grading (Escape). The next start goes on from here."), bar);
    progress_ = new QProgressBar(bar);
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setAccessibleName(tr("Progress"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    constexpr int usual_progress = 160;
    progress_->setFixedWidth(usual_progress);
    status_ = new QLabel(bar);
    status_->setObjectName(QStringLiteral("class-status"));
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(start_);
    row->addWidget(stop_);
    row->addWidget(progress_);
    row->addWidget(status_, 1);
    connect(start_, &QPushButton::clicked, this, &ClassWindow::start);
    return bar;
}

void ClassWindow::makeShortcuts() {
    const auto add = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    add(QKeySequence::HelpContents, &ClassWindow::guideWanted);
    add(QKeySequence(QStringLiteral("F5")), [this] { start_->click(); });
    add(Qt::Key_Escape, [this] { stop_->click(); });
    add(QKeySequence::Open, [this] { add_files_->click(); });
    add(QKeySequence(QStringLiteral("Ctrl+Shift+O")), [this] { add_folder_->click(); });
    add(QKeySequence(QStringLiteral("Ctrl+E")), [this] {
        if (export_->isEnabled())
            export_->showMenu();
    });
    add(QKeySequence(QStringLiteral("Ctrl+W")), &QWidget::close);
}

QStringList ClassWindow::paths() const {
    QStringList all;
    for (const grading::Submission& each : model_->handins())
        all << stored_path(each.path);
    return all;
}

void ClassWindow::keepSession() {
    session_->keep(
        "geometry", [this] { return QString::fromLatin1(saveGeometry().toBase64()); },
        [this](const QString& stored) {
            restoreGeometry(QByteArray::fromBase64(stored.toLatin1()));
        });
    const auto keep_splitter = [this](const char* key, QSplitter* splitter) {
        session_->keep(
            key, [splitter] { return QString::fromLatin1(splitter->saveState().toBase64()); },
            [splitter](const QString& stored) {
                splitter->restoreState(QByteArray::fromBase64(stored.toLatin1()));
            },
            splitter, &QSplitter::splitterMoved);
    };
    keep_splitter("columns", columns_);
    keep_splitter("rows", rows_);
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
                    all.push_back(path_stored_as(path));
            addHandins(all);
        },
        model_, &QAbstractItemModel::rowsInserted, model_, &QAbstractItemModel::rowsRemoved);
    // After the hand-ins: whoever is in the table is not offered.
    session_->keep(
        "folders", [this] { return folders(); },
        [this](const QJsonObject& stored) { setFolders(stored); });
}

QJsonObject ClassWindow::folders() const {
    QJsonObject all;
    for (const auto& [folder, entries] : folders_) {
        QJsonArray names;
        for (const std::filesystem::path& entry : entries)
            names << stored_path(entry.filename());
        all.insert(stored_path(folder), names);
    }
    return all;
}

void ClassWindow::setFolders(const QJsonObject& stored) {
    for (auto each = stored.begin(); each != stored.end(); ++each) {
        const std::filesystem::path folder = path_stored_as(each.key());
        std::set<std::filesystem::path>& entries = folders_[folder];
        for (const auto& name : each->toArray())
            entries.insert(folder / path_stored_as(name.toString()));
    }
    disk_->look();
}

void ClassWindow::open() {
    show();
    raise();
    activateWindow();
}

void ClassWindow::addPaths(const QStringList& paths) {
    if (run_->isRunning() || paths.isEmpty())
        return;
    const std::filesystem::path first = native_path(paths.constFirst());
    if (paths.size() > 1 || !QFileInfo(paths.constFirst()).isDir()) {
        std::vector<std::filesystem::path> all;
        std::transform(paths.begin(), paths.end(), std::back_inserter(all), native_path);
        addHandins(all);
        return;
    }
    const auto kind = grading::folder_kind(model_->task(), first);
    const std::vector<std::filesystem::path> entries = grading::entries_of(first);
    if (kind == grading::FolderKind::handin) {
        addHandins({first});
        return;
    }
    if (kind == grading::FolderKind::class_of_handins) {
        addClass(first, entries);
        return;
    }
    constexpr std::size_t most_folder_name = 60;
    dialogs_.ask(
        this,
        {tr("A class or one hand-in?"),
         tr("Is the folder %1 a class, with a hand-in in each file and folder, or is it "
            "one hand-in?")
             .arg(shownLine(first.filename().string(), most_folder_name)),
         {},
         {counted(entries.size(), tr("A Class with %1 Hand-in"), tr("A Class with %1 Hand-ins")),
          tr("One Hand-in")}},
        [this, first, entries](int answer) {
            if (answer == 0)
                addClass(first, entries);
            else
                addHandins({first});
        });
}

void ClassWindow::addHandins(const std::vector<std::filesystem::path>& paths) {
    if (run_->isRunning())
        return;
    const int before = model_->rowCount();
    model_->add(paths);
    const auto added = static_cast<std::uint64_t>(model_->rowCount() - before);
    if (before == 0 && added > 0 && !table_->currentIndex().isValid())
        table_->setCurrentIndex(table_->model()->index(0, 0));
    say(counted(added, tr("%1 hand-in added."), tr("%1 hand-ins added.")));
    refresh();
}

void ClassWindow::addClass(const std::filesystem::path& folder,
                           const std::vector<std::filesystem::path>& entries) {
    if (run_->isRunning())
        return;
    const std::filesystem::path normal = normal_path(folder);
    for (const std::filesystem::path& entry : entries)
        folders_[normal].insert(normal_path(entry));
    addHandins(entries);
    Q_EMIT session_->changed();
    disk_->look(); // there may be more by now
}

WatchedClass ClassWindow::watched() const {
    const bool has_problem = model_->task().takes_problem;
    return {model_->handins(), model_->news(), folders_,
            has_problem ? graded_settings_.problem : QString()};
}

void ClassWindow::showOnDisk(const ClassOnDisk& found) {
    const int before = model_->outOfDateCount();
    model_->setOnDisk(found);
    arrivals_ = found.arrivals;
    const ClassSettings& settings = panel_->settings();
    std::erase_if(arrivals_, [this, &settings](const std::filesystem::path& entry) {
        const QString path = shown_path(entry);
        const auto folder = folders_.find(entry.parent_path());
        const bool is_answered = folder == folders_.end() || folder->second.contains(entry);
        return is_answered || path == settings.journal || path == settings.problem;
    });
    showCell();
    refresh();
    if (model_->outOfDateCount() != before && !run_->isRunning())
        say(endText());
}

void ClassWindow::showDiskNotice() {
    constexpr std::size_t most_names = 3;
    constexpr std::size_t most_name = 40;
    DiskNotice::News news;
    for (int row = 0; row < model_->rowCount(); ++row) {
        const Freshness freshness = model_->freshness(row);
        news.missing += freshness == Freshness::missing ? 1 : 0;
        news.changed += model_->isOutOfDate(row) && freshness != Freshness::missing ? 1 : 0;
    }
    news.arrivals = static_cast<int>(arrivals_.size());
    QStringList names;
    for (std::size_t i = 0; i < std::min(arrivals_.size(), most_names); ++i)
        names << shownLine(arrivals_[i].filename().string(), most_name);
    if (arrivals_.size() > most_names)
        names << QStringLiteral("\u2026");
    news.names = names.join(QStringLiteral(", "));
    disk_notice_->setNews(news);
}

void ClassWindow::answerArrivals(bool adds) {
    if (run_->isRunning())
        return;
    const auto arrivals = std::exchange(arrivals_, {});
    for (const std::filesystem::path& entry : arrivals)
        folders_[entry.parent_path()].insert(entry);
    if (adds)
        addHandins(arrivals);
    refresh();
    Q_EMIT session_->changed();
}

void ClassWindow::askFiles() {
    dialogs_.openFiles(this, {tr("Add hand-ins"), files_->folder(), {tr("All files (*)")}},
                       [this](const QStringList& paths) {
                           recent_.setFolder(QFileInfo(paths.value(0)).absolutePath());
                           addPaths(paths);
                       });
}

void ClassWindow::askFolder() {
    dialogs_.chooseFolder(this,
                          {tr("Add the folder of a class or of a hand-in"), files_->folder(), {}},
                          [this](const QString& path) {
                              recent_.setFolder(QFileInfo(path).absolutePath());
                              addPaths({path});
                          });
}

void ClassWindow::removeSelected() {
    if (run_->isRunning())
        return;
    {
        // The selection tells of each row that goes.
        const QScopedValueRollback removing(is_removing_, true);
        model_->remove(table_->selectedRows());
    }
    // What comes into a folder of which nothing is left in the table is of no interest.
    std::erase_if(folders_, [this](const auto& folder) {
        const auto& all = model_->handins();
        return std::none_of(all.begin(), all.end(), [&folder](const auto& handin) {
            return handin.path.parent_path() == folder.first;
        });
    });
    showCell();
    refresh();
}

void ClassWindow::start() {
    if (run_->isRunning() || model_->rowCount() == 0)
        return;
    panel_->commit();
    if (model_->task().needs_problem && panel_->settings().problem.trimmed().isEmpty()) {
        say(tr("Choose the problem first: this task has none of its own."));
        panel_->focusProblem();
        return;
    }
    if (!is_unsafe_)
        sandboxTried({}); // it is tried anew
    took_ = 0;
    since_.start();
    run_->start(planOf(panel_->settings(), own_journal_, is_unsafe_), model_->handins(),
                model_->news());
}

void ClassWindow::showNews(const ClassNews& news) {
    model_->setNews(news);
    if (!run_->isRunning())
        model_->endRunning();
    showCell();
    refresh();
    if (!run_->isRunning())
        say(endText());
}

void ClassWindow::runningChanged(bool running) {
    if (!running) {
        took_ = since_.elapsed();
        model_->endRunning();
        disk_->look(); // whatever happened meanwhile
    }
    showRunning();
    refresh();
    if (running)
        say(tr("Preparing the cases\u2026"));
}

void ClassWindow::showRunning() {
    const bool is_running = run_->isRunning();
    panel_->setEnabled(!is_running);
    unsafe_->setEnabled(!is_running);
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
        say(tr("Nothing was run: there is no sandbox."));
        unsafe_->setFocus();
        break;
    case ClassRun::Obstacle::problem:
        error(tr("The problem cannot be read"), sentence(coreWords(shown)));
        break;
    case ClassRun::Obstacle::journal:
        error(tr("The journal cannot be used"),
              tr("%1 Choose another file under \"Limits and journal\".")
                  .arg(sentence(coreWords(shown))));
        break;
    case ClassRun::Obstacle::other:
        error(tr("Grading has failed"), sentence(coreWords(shown)));
        break;
    }
}

/// Reports made with other settings are about something else.
void ClassWindow::settingsChanged() {
    const ClassSettings& now = panel_->settings();
    if (now.gradesLike(graded_settings_))
        return;
    if (now.taskWithPoints().id != graded_settings_.taskWithPoints().id ||
        now.points != graded_settings_.points)
        model_->setTask(std::make_shared<const grading::Task>(now.taskWithPoints()));
    else
        model_->forget();
    graded_settings_ = now;
    disk_->look(); // the problem may be another file
    say({});
    showNotice();
    showCell();
    refresh();
}

void ClassWindow::sandboxTried(const QString& reason) {
    sandbox_fault_ = reason;
    showNotice();
}

void ClassWindow::showNotice() {
    const bool is_needed = !sandbox_fault_.isEmpty() && model_->task().takes_program();
    notice_->setVisible(is_needed);
    if (is_needed)
        announce(notice_text_,
                 tr("%1 Without a sandbox, nothing is run unless you agree to run it without "
                    "protection.")
                     .arg(sentence(coreWords(shownText(sandbox_fault_.toStdString())))));
}

void ClassWindow::askUnsafe(bool wanted) {
    if (!wanted) {
        setUnsafe(false);
        return;
    }
    setUnsafe(false); // until the answer
    dialogs_.ask(this,
                 {tr("Run hand-ins without protection?"),
                  tr("Hand-ins are programs by strangers. Without a sandbox they can read and "
                     "change your files and use the network."),
                  tr("Only the limits on time, memory and output remain. Use this for your own "
                     "programs, or on a machine that is thrown away afterwards."),
                  {tr("Run Without Protection")},
                  {},
                  true,
                  true},
                 [this](int) { setUnsafe(true); });
}

void ClassWindow::setUnsafe(bool unsafe) {
    const QSignalBlocker blocker(unsafe_);
    unsafe_->setChecked(unsafe);
    if (std::exchange(is_unsafe_, unsafe) == unsafe)
        return;
    model_->forget();
    showCell();
    refresh();
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
    pane_->setDetails(detailsOf(model_->task(), model_->handins()[row].name,
                                {model_->stage(cell.row()), model_->report(cell.row()), {}},
                                model_->checkOf(cell.column()), chosen_case_,
                                model_->freshness(cell.row())));
}

void ClassWindow::refresh() {
    if (is_removing_)
        return;
    const bool is_running = run_->isRunning();
    const int all = model_->rowCount();
    const int graded = model_->gradedCount();
    showDiskNotice();
    for (QPushButton* button : {add_files_, add_folder_})
        button->setEnabled(!is_running);
    remove_->setEnabled(!is_running && !table_->selectedRows().empty());
    export_->setEnabled(!is_running && graded > 0);
    start_->setEnabled(!is_running && all > 0);
    stop_->setEnabled(is_running);
    progress_->setVisible(is_running);
    progress_->setRange(0, std::max(all, 1));
    progress_->setValue(graded);
    if (is_running && graded > 0)
        status_->setText(counted(static_cast<std::uint64_t>(all), tr("%2 of %1 hand-in graded"),
                                 tr("%2 of %1 hand-ins graded"))
                             .arg(graded));
}

QString ClassWindow::endText() const {
    const auto all = static_cast<std::uint64_t>(model_->rowCount());
    const auto graded = static_cast<std::uint64_t>(model_->gradedCount());
    if (const int old = model_->outOfDateCount(); old > 0)
        return counted(all, tr("%2 of %1 hand-in graded, and %3 of the results out of date."),
                       tr("%2 of %1 hand-ins graded, and %3 of the results out of date."))
            .arg(numberText(graded), numberText(static_cast<std::uint64_t>(old)));
    if (graded < all)
        return counted(all, tr("%2 of %1 hand-in graded. Grade goes on from here."),
                       tr("%2 of %1 hand-ins graded. Grade goes on from here."))
            .arg(numberText(graded));
    return counted(all, tr("%1 hand-in graded in %2: %3 of %4 points on average."),
                   tr("%1 hand-ins graded in %2: %3 of %4 points on average."))
        .arg(QString::fromStdString(duration_text(static_cast<double>(took_) / 1000)),
             pointsText(all == 0 ? 0 : model_->points() / static_cast<double>(all)),
             pointsText(model_->task().points()));
}

void ClassWindow::say(const QString& text) {
    announce(status_, text);
}

void ClassWindow::exportClass(ClassFormat format) {
    // Not every disk tells of changes.
    disk_->look([this, format] { exportChecked(format); });
}

void ClassWindow::exportChecked(ClassFormat format) {
    const int old = model_->outOfDateCount();
    if (run_->isRunning() || model_->gradedCount() == 0)
        return;
    if (old == 0) {
        exportReports(format, model_->reports());
        return;
    }
    QStringList answers{tr("Export All"), tr("Grade Again")};
    if (old < model_->gradedCount())
        answers << tr("Leave Them Out");
    dialogs_.ask(
        this,
        {tr("Export results that are out of date?"),
         counted(static_cast<std::uint64_t>(old),
                 tr("%1 result is not about what is on the disk now: the hand-in or the problem "
                    "has changed or is gone."),
                 tr("%1 results are not about what is on the disk now: the hand-ins or the "
                    "problem have changed or are gone.")),
         tr("If you grade again, export afterwards. What has not changed is not run again."),
         answers,
         {},
         true,
         true},
        [this, format](int answer) {
            if (answer == 1)
                start();
            else
                exportReports(format, model_->reports(answer == 0 ? ClassModel::Which::all
                                                                  : ClassModel::Which::current));
        });
}

void ClassWindow::exportReports(ClassFormat format, std::vector<grading::HandinReport> reports) {
    if (reports.empty())
        return;
    GradedClass graded;
    graded.task = std::make_shared<const grading::Task>(model_->task());
    graded.handins = std::move(reports);
    graded.order.cases = graded_settings_.cases;
    graded.order.seed = static_cast<std::uint64_t>(graded_settings_.seed);
    if (takesFolder(format))
        files_->saveInFolder(folderRequest(graded, format));
    else
        files_->save(saveRequest(graded, format));
}

bool ClassWindow::isExporting() const {
    return files_->writer().isWriting();
}

void ClassWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (!run_->isRunning() &&
        std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void ClassWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    // The files stay where they are, whatever the other program proposed.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    addPaths(paths);
}

/// Whoever comes back from an editor or a file manager may have changed something.
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

void ClassWindow::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    Q_EMIT session_->changed();
}

void ClassWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    Q_EMIT session_->changed();
}

} // namespace loggia::ui
