#include "ui/sat/sat_page.hpp"

#include "ui/sat/answer_panel.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_pane.hpp"
#include "ui/sat/clauses/clause_reader.hpp"
#include "ui/sat/example_bar.hpp"
#include "ui/sat/features_box.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/statistics_panel.hpp"
#include "ui/sat/watch/watch_panel.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/sentence.hpp"

#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

namespace {

/// Of the right column, in pixels, where nobody has moved the divider.
constexpr int widest_answer = 460;
/// Larger sets are solved when a person says so, not by themselves.
constexpr std::size_t most_literals_unasked = 200'000;

} // namespace

SatPage::SatPage(QWidget* parent)
    : Page(pageInfo(), parent), reader_(new ClauseReader(this)), run_(new SolveRun(this)),
      tasks_(new AnswerTasks(this)) {
    build();
    connectAll();
    connectRuns();
    keepSession();
    document_->restore(QString::fromUtf8(textOf(SatExample::class_notes)));
    setSettings(settings_);
    setSolving(true);
}

void SatPage::build() {
    // Tab goes in the order in which these are made: the clauses first.
    auto* left = buildLeft();
    document_ = new SatDocument(pane_->editor(), undoStack(), this);
    answer_ = new AnswerPanel(run_, tasks_, this);
    statistics_ = new StatisticsPanel(run_, this);
    tabs_ = new QTabWidget(this);
    tabs_->addTab(new PanelArea(answer_), tr("Answer"));
    tabs_->addTab(new PanelArea(statistics_), tr("Run"));
    tabs_->setTabToolTip(0, tr("The answer, and what follows from it"));
    tabs_->setTabToolTip(1, tr("What the engine does, in numbers"));
    tabs_->setUsesScrollButtons(false);
    tabs_->tabBar()->setAccessibleName(tr("What is known"));
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->addWidget(left);
    columns->addWidget(tabs_);
    columns->setChildrenCollapsible(false);
    columns->setStretchFactor(0, 1);
    addDivider("columns", columns, [](const QSize& size) {
        const int side = std::min(size.width() * 42 / 100, widest_answer);
        return QList<int>{size.width() - side, side};
    });

    watch_ = new WatchPanel(this);
    stack_ = new QStackedWidget(this);
    stack_->addWidget(columns);
    stack_->addWidget(watch_);

    modes_ = new QTabBar(this);
    modes_->addTab(tr("Solve"));
    modes_->addTab(tr("Watch"));
    modes_->setTabToolTip(0, tr("Edit the clauses and have them solved"));
    modes_->setTabToolTip(1, tr("See how our engine decides them, step by step"));
    modes_->setDrawBase(false);
    modes_->setExpanding(false);
    modes_->setUsesScrollButtons(false);
    modes_->setAccessibleName(tr("Solve or watch"));
    examples_ = new ExampleBar(this);

    auto* top = new QHBoxLayout;
    top->addWidget(modes_, 0, Qt::AlignTop);
    top->addSpacing(fontMetrics().height());
    top->addWidget(examples_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(stack_, 1);
}

QWidget* SatPage::buildLeft() {
    auto* left = new QWidget(this);
    pane_ = new ClausePane(left);
    run_bar_ = new RunBar(tr("S&olve"), engineNames(), left);
    run_bar_->limit()->hide();
    run_bar_->setStartHelp(tr("Solve the clauses, now and after each change"));
    run_bar_->setCommands("sat.solve", "sat.stop");
    features_ = new FeaturesBox(left);
    advanced_ = new Expander(tr("Advanced"), features_, left);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 6, 0);
    layout->addWidget(pane_, 1);
    layout->addWidget(run_bar_);
    layout->addWidget(advanced_);
    return left;
}

QSize SatPage::minimumSizeHint() const {
    const QMargins margins = layout()->contentsMargins();
    const QSize inner = stack_->minimumSizeHint();
    const int top =
        std::max(modes_->sizeHint().height(),
                 examples_->layout()->heightForWidth(inner.width() - modes_->sizeHint().width()));
    return {inner.width() + margins.left() + margins.right(),
            inner.height() + top + layout()->spacing() + margins.top() + margins.bottom()};
}

void SatPage::connectAll() {
    connect(document_, &SatDocument::changed, this, &SatPage::contentChanged);
    connect(reader_, &ClauseReader::changed, this, &SatPage::readingChanged);
    connect(modes_, &QTabBar::currentChanged, this, [this](int mode) {
        stack_->setCurrentIndex(mode);
        Q_EMIT commandsChanged();
    });
    connect(examples_, &ExampleBar::picked, this, &SatPage::showExample);
    connect(features_, &FeaturesBox::featuresChanged, this, [this] {
        settings_.switches = features_->features();
        settings_.engine = SatEngine::own_switches;
        run_bar_->setEngine(static_cast<int>(settings_.engine));
        settingsEdited();
    });
    connect(features_, &FeaturesBox::proofKeptChanged, this, [this] {
        settings_.proof = features_->isProofKept();
        settingsEdited();
    });
    connect(answer_, &AnswerPanel::proofSaveWanted, this, &SatPage::askSaveProof);
    SourceEditor* editor = pane_->editor();
    connect(editor, &SourceEditor::currentDiagnosticChanged, this, [this, editor](int index) {
        const auto at = static_cast<std::size_t>(index);
        Q_EMIT message(index < 0 ? QString() : editor->diagnostics().at(at).message);
    });
    connect(editor, &SourceEditor::refused, this, &SatPage::say);
}

void SatPage::connectRuns() {
    connect(run_bar_, &RunBar::startToggled, this, [this](bool on) {
        setSolving(on);
        if (on)
            solve();
    });
    connect(run_bar_, &RunBar::stopRequested, this, &SatPage::stop);
    connect(run_bar_, &RunBar::settingsChanged, this, [this] {
        settings_.engine = static_cast<SatEngine>(run_bar_->engine());
        features_->setFeatures(featuresOf(settings_));
        settingsEdited();
    });
    connect(reader_, &ClauseReader::readingChanged, this, &SatPage::showRunning);
    connect(run_, &SolveRun::runningChanged, this, &SatPage::showRunning);
    connect(run_, &SolveRun::outcomeChanged, this, &Page::commandsChanged);
    connect(run_, &SolveRun::outcomeChanged, this, [this] {
        if (run_->outcome())
            Q_EMIT message(verdictOf(*run_->outcome()));
    });
    connect(tasks_, &AnswerTasks::runningChanged, this, &SatPage::showRunning);
    connect(tasks_, &AnswerTasks::progressed, run_bar_, &RunBar::setProgress);
    connect(tasks_, &AnswerTasks::coreChanged, this, &SatPage::markCore);
    connect(watch_, &WatchPanel::message, this, &Page::message);
    connect(watch_, &WatchPanel::changed, this, &Page::commandsChanged);
}

bool SatPage::isReadingLarge() const {
    return document_->isLarge() && reader_->isReading();
}

bool SatPage::isWatching() const {
    return modes_->currentIndex() == 1;
}

void SatPage::setWatching(bool watching) {
    modes_->setCurrentIndex(watching ? 1 : 0);
}

void SatPage::contentChanged() {
    pane_->setLarge(document_->isLarge());
    // What was found is not of these clauses: this shows that it is gone.
    run_->reset();
    markCore();
    watch_->setReading(nullptr);
    reader_->follow(document_->revision(), document_->content());
}

void SatPage::markCore() {
    const CoreFinding* const found = tasks_->core();
    if (found != nullptr && reader_->reading())
        pane_->markClauses(found->core.clauses, *reader_->reading());
    else
        pane_->editor()->markLines({});
}

void SatPage::readingChanged() {
    const auto& reading = reader_->reading();
    pane_->setReading(reading.get());
    answer_->setReading(reading);
    watch_->setReading(reading);
    solveUnasked();
    Q_EMIT commandsChanged();
}

void SatPage::solveUnasked() {
    const auto& reading = reader_->reading();
    if (solving_ && reading && reading->file &&
        reading->file->clauses.literals() <= most_literals_unasked)
        solve();
}

void SatPage::setSolving(bool wanted) {
    solving_ = wanted;
    run_bar_->setStartChecked(wanted);
    Q_EMIT solvingChanged();
}

void SatPage::solve() {
    const auto& reading = reader_->reading();
    // What is being read is solved once it is known.
    if (!reading || !reading->file || !reading->about.isCurrent())
        return;
    tasks_->reset();
    run_->start(reading->about, reading->file, settings_);
}

void SatPage::setSettings(const SatSettings& settings) {
    settings_ = settings;
    run_bar_->setEngine(static_cast<int>(settings.engine));
    features_->setFeatures(featuresOf(settings));
    features_->setProofKept(settings.proof);
    watch_->setSettings(settings);
    Q_EMIT settingsChanged();
}

void SatPage::settingsEdited() {
    watch_->setSettings(settings_);
    run_->reset();
    tasks_->reset();
    solveUnasked();
    Q_EMIT settingsChanged();
}

void SatPage::showRunning() {
    run_bar_->setRunning(run_->isRunning() || tasks_->isRunning() || isReadingLarge());
    Q_EMIT commandsChanged();
}

void SatPage::showExample(SatExample example) {
    constexpr quint32 most_seeds = 1'000'000;
    const quint32 seed = QRandomGenerator::global()->bounded(most_seeds);
    document_->replace(textOf(example, seed), {}, tr("example: %1").arg(titleOf(example)));
}

void SatPage::say(const QString& words) {
    if (!words.isEmpty())
        Q_EMIT message(sentence(words));
}

} // namespace loggia::ui
