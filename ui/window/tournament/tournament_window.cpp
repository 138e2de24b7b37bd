#include "ui/window/tournament/tournament_window.hpp"

#include "core/tournament/contestant_text.hpp"
#include "ui/batch/batch_bar.hpp"
#include "ui/batch/batch_button.hpp"
#include "ui/batch/spreadsheet_table.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/spoken_names.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/icons.hpp"
#include "ui/tournament/tournament_panel.hpp"
#include "ui/tournament/tournament_tables.hpp"
#include "ui/tournament/tournament_words.hpp"
#include "ui/widgets/dropped_files.hpp"
#include "ui/widgets/focus_areas.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/work/spare_cores.hpp"

#include <QClipboard>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace loggia::ui {

using grading::TournamentFormat;

namespace {

/// What core says of a contestant, in words: "NAME: what is wrong".
QString words_about(const grading::TournamentPlan& plan, const QString& reason) {
    for (std::size_t i = 0; i < plan.participants.size(); ++i) {
        const QString name =
            QString::fromStdString(plan.participants[i].name) + QLatin1String(": ");
        if (reason.startsWith(name))
            return TournamentWindow::tr("%1: %2").arg(nameOf(plan, i),
                                                      sentence(coreWords(reason.mid(name.size()))));
    }
    return sentence(coreWords(reason));
}

std::uint64_t number_of(int count) {
    return static_cast<std::uint64_t>(count);
}

} // namespace

TournamentWindow::TournamentWindow(Dialogs& dialogs, RecentFiles& recent, QString own_journal)
    : dialogs_(dialogs), recent_(recent), own_journal_(std::move(own_journal)),
      files_(new Files(dialogs, recent, *this)), session_(new Session(this)),
      panel_(new TournamentPanel(this)), panel_area_(new PanelArea(panel_, this)),
      tables_(new TournamentTables(this)), bar_(makeBar()),
      columns_(new QSplitter(Qt::Horizontal, this)), run_(new TournamentRun(this)) {
    setObjectName(QStringLiteral("tournament"));
    setWindowTitle(tr("Tournament \u2013 Loggia"));
    setWindowIcon(icon(QStringLiteral("loggia")));
    resize(1100, 750);
    setAcceptDrops(true);
    columns_->addWidget(panel_area_);
    columns_->addWidget(makeResultSide());
    columns_->setStretchFactor(0, 0);
    columns_->setStretchFactor(1, 1);
    columns_->setChildrenCollapsible(false);
    constexpr int usual_panel = 320;
    columns_->setSizes({usual_panel, width() - usual_panel});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8, 8, 8, 8);
    all->addWidget(columns_, 1);
    all->addWidget(bar_);
    tables_->setRun(*run_);
    makeShortcuts();
    connectAll();
    connectRun();
    keepSession();
    labelComboBoxes(*this);
    orderAsRead(*this);
    check();
}

TournamentWindow::~TournamentWindow() {
    // What it plays must not speak to widgets that are gone, nor these look at what is gone.
    tables_->disconnect(this);
    tables_->forget();
    if (run_)
        run_->disconnect(this);
    delete std::exchange(run_, nullptr);
}

BatchBar* TournamentWindow::makeBar() {
    return new BatchBar(
        {tr("&Start"),
         tr("Play the tournament. Games already in the journal are not played again (F5)."),
         tr("S&top"), tr("Stop the running games (Escape). The next start continues from here."),
         "tournament-status"},
        this);
}

QWidget* TournamentWindow::makeResultSide() {
    auto* side = new QWidget(this);
    open_ = makeBatchButton(tr("&Open game"), "open-game", "open",
                            tr("Open the chosen game in the main window, as a new document. Undo "
                               "brings back what was there."),
                            side);
    copy_ =
        makeBatchButton(tr("Co&py"), "copy", "copy",
                        tr("Copy the standings and the crosstable as text (Ctrl+Shift+C)"), side);
    export_ = makeBatchButton(
        tr("&Export"), "export", "export",
        tr("Save the results in the form that loggia-cli tournament prints (Ctrl+E)"), side);
    auto* choices = new QMenu(export_);
    const auto add = [this, choices](const QString& text, TournamentFormat format) {
        choices->addAction(text, this, [this, format] { exportAs(format); });
    };
    add(tr("&Text..."), TournamentFormat::text);
    add(tr("Table for a &Spreadsheet (CSV)..."), TournamentFormat::csv);
    add(tr("&JSON, with All Games..."), TournamentFormat::json);
    export_->setMenu(choices);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(open_);
    buttons->addStretch();
    buttons->addWidget(copy_);
    buttons->addWidget(export_);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(4, 0, 0, 0);
    column->addLayout(buttons);
    column->addWidget(tables_, 1);
    return side;
}

void TournamentWindow::makeShortcuts() {
    new QShortcut(QKeySequence::HelpContents, this, this, &TournamentWindow::guideWanted);
    new QShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+C")), this, copy_, &QPushButton::click);
    new QShortcut(QKeySequence(QStringLiteral("Ctrl+E")), this, export_, [this] {
        if (export_->isEnabled())
            export_->showMenu();
    });
    new QShortcut(QKeySequence(QStringLiteral("Ctrl+W")), this, this, &TournamentWindow::close);
    addAreaKeys(*this, [this] { return QList<QWidget*>{panel_area_, columns_->widget(1), bar_}; });
}

void TournamentWindow::connectAll() {
    connect(panel_, &TournamentPanel::changed, this, &TournamentWindow::refresh);
    connect(panel_, &TournamentPanel::paused, this, &TournamentWindow::check);
    connect(panel_, &TournamentPanel::programWanted, this, [this] { addFile(false); });
    connect(panel_, &TournamentPanel::handinWanted, this, [this] { addFile(true); });
    connect(panel_, &TournamentPanel::handinsWanted, this, &TournamentWindow::addFolder);
    connect(panel_, &TournamentPanel::journalWanted, this, &TournamentWindow::chooseJournal);
    connect(tables_, &TournamentTables::gameChanged, this, &TournamentWindow::refresh);
    connect(tables_, &TournamentTables::gameWanted, this, &TournamentWindow::openGame);
    connect(open_, &QPushButton::clicked, this, &TournamentWindow::openGame);
    connect(copy_, &QPushButton::clicked, this, &TournamentWindow::copyResults);
    connect(bar_, &BatchBar::startWanted, this, [this] { start(); });
    connect(bar_, &BatchBar::stopWanted, this, [this] { run_->stop(); });
    connect(files_, &Files::message, bar_, &BatchBar::say);
    FileWriter& writer = files_->writer();
    connect(&writer, &FileWriter::failed, this, [this] { export_failed_ = true; });
    connect(&writer, &FileWriter::writingChanged, this, [this](const QString& name) {
        if (name.isEmpty())
            Q_EMIT exportEnded(std::exchange(export_failed_, false));
    });
}

void TournamentWindow::connectRun() {
    connect(run_, &TournamentRun::runningChanged, this, &TournamentWindow::runningChanged);
    connect(run_, &TournamentRun::gamesAdded, this, &TournamentWindow::refresh);
    connect(run_, &TournamentRun::standingsChanged, this, [this] {
        if (run_->isSettled())
            sayEnd();
    });
    connect(run_, &TournamentRun::failed, this, &TournamentWindow::showFailure);
    connect(run_, &TournamentRun::gameWritten, this, &TournamentWindow::showGame);
    connect(run_, &TournamentRun::writingFailed, this, [this](const QString& reason) {
        dialogs_.showError(this,
                           {tr("The game cannot be opened"), sentence(coreWords(reason)), {}});
    });
}

std::unique_ptr<TournamentRun> TournamentWindow::giveAway() {
    tables_->disconnect(this);
    tables_->forget();
    run_->disconnect(this);
    run_->setParent(nullptr);
    return std::unique_ptr<TournamentRun>(std::exchange(run_, nullptr));
}

void TournamentWindow::takeOver(std::unique_ptr<TournamentRun> run) {
    was_opened_ = true; // it has what the journal has
    run_->disconnect(this);
    tables_->forget();
    delete std::exchange(run_, run.release());
    run_->setParent(this);
    tables_->setRun(*run_);
    connectRun();
    runningChanged(run_->isRunning());
    check();
}

void TournamentWindow::keepSession() {
    session_->keepGeometry(this);
    session_->keep("columns", columns_);
    session_->keep("rows", tables_);
    session_->keep("tab", tables_->tabs());
    session_->keep(
        "settings", [this] { return toJson(panel_->settings()); },
        [this](const QJsonObject& stored) {
            panel_->setSettings(tournamentSettings(stored));
            check();
        },
        panel_, &TournamentPanel::changed);
}

void TournamentWindow::open() {
    show();
    raise();
    activateWindow();
    if (std::exchange(was_opened_, true) || run_->isRunning())
        return;
    // What was played before the program was closed.
    if (plan_ && QFileInfo(QString::fromStdString(journal())).size() > 0)
        run_->start(
            {*plan_, journal(), Begin::where_it_ended, 1, false, testOf(panel_->settings())});
}

void TournamentWindow::addFile(bool is_handin) {
    dialogs_.openFile(
        this,
        {is_handin ? tr("Add a hand-in") : tr("Add a program"),
         files_->folder(),
         {tr("All files (*)")}},
        [this, is_handin](const QString& path, const QString& /*filter*/) {
            recent_.setFolder(QFileInfo(path).absolutePath());
            const QString command =
                is_handin ? path
                          : QString::fromStdString(tournament::to_text({path.toStdString(), {}}));
            panel_->addContestant((is_handin ? QLatin1String("handin:") : QLatin1String("exec:")) +
                                      command,
                                  QFileInfo(path).fileName());
        });
}

void TournamentWindow::addFolder() {
    dialogs_.chooseFolder(this, {tr("Add a folder of hand-ins"), files_->folder(), {}},
                          [this](const QString& path) {
                              recent_.setFolder(QFileInfo(path).absolutePath());
                              panel_->addContestant(QLatin1String("handins:") + path);
                          });
}

void TournamentWindow::chooseJournal() {
    // A journal that is there is gone on with, not replaced.
    files_->askWhich(
        tr("Open a journal"), files_->folder(),
        {tr("Tournament journal (*.journal)"), tr("All files (*)")},
        [this](const QString& path, const QString& /*filter*/) { panel_->setJournal(path); });
}

std::string TournamentWindow::journal() const {
    const QString chosen = panel_->settings().journal.trimmed();
    return (chosen.isEmpty() ? own_journal_ : chosen).toLocal8Bit().toStdString();
}

std::optional<grading::TournamentPlan> TournamentWindow::plan() {
    panel_->commit();
    auto made = planOf(panel_->settings());
    if (made) {
        panel_->setFault({});
        return *std::move(made);
    }
    panel_->setFault(made.error());
    return std::nullopt;
}

void TournamentWindow::check() {
    const auto made = planOf(panel_->settings());
    plan_ = made ? std::optional(*made) : std::nullopt;
    panel_->setFault(made ? std::nullopt : std::optional(made.error()));
    if (!run_->isRunning())
        sayEnd();
    refresh();
}

void TournamentWindow::start(Begin begin) {
    if (run_->isRunning())
        return;
    plan_ = plan();
    if (!plan_) {
        const auto made = planOf(panel_->settings());
        panel_->focusContestants(made ? 0 : made.error().line.value_or(0));
        bar_->say(tr("Nothing was played: change the settings first."));
        return;
    }
    const bool is_lost = journal().empty() && begin == Begin::where_it_ended &&
                         run_->plan() != nullptr && !run_->games().empty() &&
                         !isSameTournament(*plan_, *run_->plan());
    if (is_lost)
        return askToBeginAnew({});
    const TournamentSettings& settings = panel_->settings();
    run_->start({*plan_, journal(), begin, settings.threads > 0 ? settings.threads : spareCores(),
                 true, testOf(settings)});
}

void TournamentWindow::askToBeginAnew(const QString& reason) {
    dialogs_.ask(this,
                 {tr("Start a new tournament?"),
                  tr("This window stores the games of the earlier tournament, and the new ones "
                     "would replace them. To keep both, choose a journal for the new one under "
                     "“Openings, limits and journal”."),
                  reason,
                  {tr("Start and Replace Them")},
                  {},
                  true,
                  true},
                 [this](int) { start(Begin::anew); });
}

void TournamentWindow::showFailure(TournamentRun::Obstacle obstacle, const QString& reason) {
    const QString words = sentence(coreWords(reason));
    // Nobody has asked for it, so no dialog.
    if (run_->isReview())
        return bar_->say(
            obstacle == TournamentRun::Obstacle::earlier
                ? tr("The games played before are not shown: settings or hand-ins have changed "
                     "since. Start begins a new tournament.")
                : tr("The games played before cannot be shown. %1").arg(words));
    const auto error = [this](const QString& title, const QString& text) {
        dialogs_.showError(this, {title, text, {}});
    };
    switch (obstacle) {
    case TournamentRun::Obstacle::sandbox:
        bar_->say(tr("Nothing was played: hand-ins need a sandbox."));
        error(tr("Hand-ins cannot be run here"), words);
        break;
    case TournamentRun::Obstacle::contestant:
        bar_->say(tr("Nothing was played: a contestant cannot play."));
        error(tr("A contestant cannot play"), plan_ ? words_about(*plan_, reason) : words);
        break;
    case TournamentRun::Obstacle::journal:
        error(tr("The journal cannot be used"),
              tr("%1 Choose another file under “Openings, limits and journal”.").arg(words));
        break;
    case TournamentRun::Obstacle::earlier:
        // Whoever has changed the settings knows why.
        if (journal() == own_journal_.toLocal8Bit().toStdString())
            askToBeginAnew(run_->plan() != nullptr && plan_ &&
                                   !isSameTournament(*plan_, *run_->plan())
                               ? QString()
                               : words);
        else
            error(tr("The journal cannot be used"),
                  tr("%1 Choose another file under “Openings, limits and journal”.").arg(words));
        break;
    case TournamentRun::Obstacle::other:
        error(tr("The tournament was interrupted"), words);
        break;
    }
}

void TournamentWindow::runningChanged(bool running) {
    // What cannot be changed meanwhile loses the keyboard.
    if (running && focusWidget() != nullptr && panel_->isAncestorOf(focusWidget()))
        bar_->takeFocus();
    panel_->setEnabled(!running);
    if (running)
        bar_->say(tr("Preparing the contestants\u2026"));
    refresh();
    if (!running)
        sayEnd();
}

void TournamentWindow::sayEnd() {
    if (run_->isRunning())
        return;
    if (!plan_)
        return bar_->say({});
    const std::uint64_t all = number_of(all_games(plan_->settings));
    if (run_->plan() == nullptr || run_->games().empty())
        return bar_->say((testOf(panel_->settings()) ? tr("Contestants: %1. Games: at most %2.")
                                                     : tr("Contestants: %1. Games: %2."))
                             .arg(numberText(plan_->participants.size()), numberText(all)));
    if (!isSameTournament(*plan_, *run_->plan()))
        return bar_->say(
            tr("The tables belong to a tournament with other settings. Start begins a new one."));
    const std::uint64_t played = run_->games().size();
    const auto test = testOf(panel_->settings());
    const bool is_tested = test && test == run_->test() && run_->isComplete();
    if (is_tested)
        return bar_->say(counted(played, tr("%1 game played."), tr("%1 games played.")) +
                         QLatin1Char(' ') + verdictText(*run_->plan(), *test, run_->verdict()));
    if (played < all)
        return bar_->say(counted(all, tr("%2 of %1 game played. Start continues from here."),
                                 tr("%2 of %1 games played. Start continues from here."))
                             .arg(numberText(played)));
    QString words = counted(played, tr("%1 game played."), tr("All %1 games played."));
    if (run_->isSettled()) // or the standings lack the last games
        words += QLatin1Char(' ') + leaderText(*run_->plan(), run_->standings());
    bar_->say(words);
}

void TournamentWindow::refresh() {
    const bool is_running = run_->isRunning();
    const bool has_games = !run_->games().empty();
    open_->setEnabled(has_games && tables_->game() >= 0);
    copy_->setEnabled(has_games);
    export_->setEnabled(has_games && !is_running);
    const grading::TournamentPlan* of = run_->plan();
    const int all = of != nullptr ? all_games(of->settings) : 0;
    bar_->follow(is_running, true, static_cast<int>(run_->games().size()), all);
    if (!is_running || !has_games)
        return;
    QString count = counted(number_of(all), tr("%2 of %1 game played"), tr("%2 of %1 games played"))
                        .arg(numberText(run_->games().size()));
    if (const auto& test = run_->test())
        count += QStringLiteral("; ") + testProgressText(*test, run_->games());
    bar_->showCount(count);
}

void TournamentWindow::openGame() {
    if (const int game = tables_->game(); game >= 0)
        run_->write(static_cast<std::size_t>(game));
}

void TournamentWindow::showGame(std::size_t number, const grading::GameFile& file) {
    const grading::TournamentPlan& of = *run_->plan();
    const tournament::GameKey& key = run_->games()[number].key;
    const bool is_formula = std::holds_alternative<grading::FormulaGameRules>(of.rules);
    Q_EMIT gameWanted(
        {is_formula ? QStringLiteral("formula-game") : QStringLiteral("connect4"),
         QStringLiteral("tournament-game-%1%2")
             .arg(number + 1)
             .arg(QString::fromStdString(file.ending)),
         tr("Game %1 of the tournament: %2 \u2013 %3. Undo brings back what was here.")
             .arg(numberText(number + 1), nameOf(of, key.first), nameOf(of, key.second)),
         QByteArray::fromStdString(file.text)});
}

void TournamentWindow::copyResults() {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(run_->reporter()(TournamentFormat::text)));
    bar_->say(tr("The results are on the clipboard."));
}

void TournamentWindow::exportAs(TournamentFormat format) {
    const SpreadsheetTable table;
    FileKind kind{tr("Text"), {QStringLiteral("*.txt")}};
    if (format == TournamentFormat::csv)
        kind = {table.name(), {QStringLiteral("*.csv")}};
    else if (format == TournamentFormat::json)
        kind = {QStringLiteral("JSON"), {QStringLiteral("*.json")}};
    files_->save(
        {tr("Export the results"),
         QStringLiteral("tournament"),
         {formatAside(kind, [report = run_->reporter(), format, table]() -> Result<std::string> {
             return format == TournamentFormat::csv ? table.from(report(format)) : report(format);
         })}});
}

bool TournamentWindow::isExporting() const {
    return files_->writer().isWriting();
}

void TournamentWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!run_->isRunning() && !filesIn(*event->mimeData()).isEmpty())
        acceptAsCopy(*event);
}

void TournamentWindow::dropEvent(QDropEvent* event) {
    acceptAsCopy(*event);
    panel_->addHandins(filesIn(*event->mimeData()));
}

void TournamentWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous() && run_)
        run_->stop();
    QWidget::hideEvent(event);
}

} // namespace loggia::ui
