#include "ui/sat/sat_page.hpp"

#include "core/base/packing.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/sat/answer_panel.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_pane.hpp"
#include "ui/sat/clauses/clause_reader.hpp"
#include "ui/sat/example_bar.hpp"
#include "ui/sat/features_box.hpp"
#include "ui/sat/generator_panel.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_legend.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/statistics_panel.hpp"
#include "ui/sat/watch/watch_panel.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonObject>
#include <QPainter>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace loggia::ui {

namespace {

/// Larger sets are solved when a person says so, not by themselves.
constexpr std::size_t most_literals_unasked = 200'000;

bool endsWith(const QString& name, const char* suffix) {
    return name.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
}

bool isDimacsName(const QString& name) {
    return endsWith(name, ".cnf") || endsWith(name, ".dimacs");
}

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
}

void SatPage::build() {
    // Tab goes in the order in which these are made: the clauses first.
    auto* left = buildLeft();
    document_ = new SatDocument(pane_->editor(), history(), this);
    answer_ = new AnswerPanel(run_, tasks_, this);
    statistics_ = new StatisticsPanel(run_, this);
    tabs_ = new SideTabs(this);
    tabs_->addPanel(answer_, tr("Answer"), tr("The answer, with models, core and proof"));
    tabs_->addPanel(statistics_, tr("Run"), tr("Statistics of the run"));
    generator_ = new GeneratorPanel(this);
    tabs_->addPanel(generator_, tr("Generate"), tr("Random and classical sets of clauses"));
    for (QWidget* picture : answer_->assignmentPanel()->pictures())
        if (qobject_cast<GraphView*>(picture) != nullptr)
            addLegendAtFoot(picture);
        else
            addLegend(picture);
    QSplitter* columns = makeColumns(left, tabs_, 42);

    watch_ = new WatchPanel(this);
    for (QWidget* picture : watch_->pictures())
        addLegendAtFoot(picture);
    stack_ = new QStackedWidget(this);
    stack_->addWidget(columns);
    stack_->addWidget(watch_);

    modes_ = new QTabBar(this);
    modes_->addTab(tr("Solve"));
    modes_->addTab(tr("Watch"));
    modes_->setTabToolTip(0, tr("Edit and solve the clauses"));
    modes_->setTabToolTip(1, tr("Follow the engine step by step"));
    modes_->setDrawBase(false);
    modes_->setExpanding(false);
    modes_->setUsesScrollButtons(false);
    modes_->setAccessibleName(tr("Solve or watch"));
    examples_ = new ExampleBar(this);

    auto* top = new QHBoxLayout;
    top->addWidget(modes_, 0, Qt::AlignTop);
    top->addSpacing(fontMetrics().height());
    top->addWidget(examples_, 1, Qt::AlignVCenter); // its texts on the line of the tabs
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(stack_, 1);
}

QWidget* SatPage::buildLeft() {
    auto* left = new QWidget(this);
    pane_ = new ClausePane(left);
    setGuideSection(pane_, QStringLiteral("Clauses"));
    pane_->addToHeader(
        new LegendButton(info().legend, info().title, pane_, LegendButton::Place::layout));
    addRunBar({.start = tr("S&olve"),
               .start_help = tr("Solve the clauses"),
               .start_command = "sat.solve",
               .stop_command = "sat.stop",
               .engines = engineNames(),
               .engines_help =
                   tr("Automatic: chosen to suit the clauses. Lookahead: for small hard sets. "
                      "Davis-Putnam 1960: resolution. DPLL 1962: case splits. Clause learning and "
                      "CaDiCaL: for large sets. Two in parallel: Automatic and CaDiCaL."),
               .is_switch = false},
              left);
    features_ = new FeaturesBox(left);
    advanced_ = new Expander(tr("Advanced"), features_, left);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 6, 0);
    layout->addWidget(pane_, 1);
    layout->addWidget(runBar());
    layout->addWidget(advanced_);
    return left;
}

QSize SatPage::minimumSizeHint() const {
    const QSize inner = stack_->minimumSizeHint();
    const int top =
        std::max(modes_->sizeHint().height(),
                 examples_->layout()->heightForWidth(inner.width() - modes_->sizeHint().width()));
    return withMargins({inner.width(), inner.height() + top + layout()->spacing()});
}

void SatPage::connectAll() {
    connect(document_, &SatDocument::changed, this, &SatPage::contentChanged);
    connect(reader_, &ClauseReader::changed, this, &SatPage::readingChanged);
    connect(modes_, &QTabBar::currentChanged, this, [this](int mode) {
        // Not to the choice of the engine, whose keys would record another run.
        showPanel(*stack_, *stack_->widget(mode), isWatching() ? watch_->mainField() : nullptr);
        Q_EMIT commandsChanged();
    });
    connect(examples_, &ExampleBar::picked, this, &SatPage::showExample);
    connect(features_, &FeaturesBox::featuresChanged, this, [this] {
        settings_.switches = features_->features();
        settings_.engine = SatEngine::own_switches;
        runBar()->setEngine(static_cast<int>(settings_.engine));
        settingsEdited();
    });
    connect(features_, &FeaturesBox::proofKeptChanged, this, [this] {
        settings_.proof = features_->isProofKept();
        settingsEdited();
    });
    connect(answer_, &AnswerPanel::proofSaveWanted, this, &SatPage::askSaveProof);
    connect(answer_, &AnswerPanel::coreSaveWanted, this, &SatPage::askSaveCore);
    connect(answer_, &AnswerPanel::coreCopyWanted, this, &SatPage::copyCore);
    connect(history(), &History::documentChanged, answer_, &AnswerPanel::forgetProjection);
    const Assignment* const assignment = answer_->assignmentPanel()->assignment();
    connect(assignment, &Assignment::changed, this, &SatPage::showValues);
    connect(assignment, &Assignment::message, this, &Page::message);
    connect(generator_, &GeneratorPanel::made, this,
            [this](const QByteArray& text, const QString& what) {
                document_->replace(text, tr("generate %1").arg(what));
            });
    connect(generator_, &GeneratorPanel::refused, this, &SatPage::showMessage);
    followEditors();
}

void SatPage::connectRuns() {
    connect(runBar(), &RunBar::startPressed, this, &SatPage::solve);
    connect(runBar(), &RunBar::settingsChanged, this, [this] {
        settings_.engine = static_cast<SatEngine>(runBar()->engine());
        features_->setFeatures(featuresOf(settings_));
        settingsEdited();
    });
    addWork([this] { return isReadingLarge(); },
            [this] {
                if (isReadingLarge())
                    reader_->stop();
            });
    connect(reader_, &ClauseReader::readingChanged, this, &SatPage::showRunning);
    addWork(run_);
    addWork(tasks_);
    addWork(generator_);
    connect(run_, &SolveRun::outcomeChanged, this, &Page::commandsChanged);
    connect(run_, &SolveRun::outcomeChanged, this, [this] {
        const auto outcome = run_->outcome();
        if (!outcome)
            return;
        sayUnlessShown(answer_, verdictOf(*outcome));
        if (!outcome->error)
            runBar()->setTime(outcome->seconds);
    });
    connect(answer_, &AnswerPanel::answered, this,
            [this](const QString& words) { sayUnlessShown(answer_, words); });
    connect(tasks_, &AnswerTasks::coreChanged, this, &SatPage::markCore);
    // With all that was asked of it.
    connect(run_, &SolveRun::outcomeChanged, this, &SatPage::keepLongRun);
    for (const auto found :
         {&AnswerTasks::modelsChanged, &AnswerTasks::coreChanged, &AnswerTasks::proofChecked})
        connect(tasks_, found, this, &SatPage::keepLongRun);
    connect(watch_, &WatchPanel::message, this, &Page::message);
    connect(watch_, &WatchPanel::changed, this, &Page::commandsChanged);
}

bool SatPage::isReadingLarge() const {
    return document_->isLarge() && reader_->isReading();
}

bool SatPage::lacksAnswer() const {
    const auto reading = reader_->reading();
    const auto outcome = run_->outcome();
    return reading && reading->file && !run_->isRunning() &&
           (!outcome || outcome->answer.status == sat::Status::unknown);
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
    tasks_->reset();
    // A file that is cut off is refused. Once its text is being edited, the header may be behind.
    reader_->follow(document_->revision(), document_->content(),
                    is_opening_ || document_->isLarge() ? sat::CutOff::refuse : sat::CutOff::warn);
    runBar()->clearTime();
}

void SatPage::showValues() {
    const Assignment* const assignment = answer_->assignmentPanel()->assignment();
    const auto reading = reader_->reading();
    // What is shown has to be about the text that it is shown in.
    const bool same = reading && reading == assignment->reading();
    pane_->showValues(assignment->values(), same ? assignment->report() : nullptr, reading.get());
    Q_EMIT commandsChanged();
}

void SatPage::markCore() {
    Q_EMIT commandsChanged(); // a core can be copied and saved
    const CoreFinding* const found = tasks_->core();
    const auto reading = reader_->reading();
    if (found != nullptr && reading)
        pane_->markClauses(found->core.clauses, *reading);
    else
        pane_->editor()->markLines({});
}

void SatPage::readingChanged() {
    const auto reading = reader_->reading();
    pane_->setReading(reading.get());
    answer_->setReading(reading);
    watch_->setReading(reading);
    if (!takeKnown())
        solveUnasked();
    Q_EMIT commandsChanged();
}

/// What an answer is about, and the answer.
struct SatPage::Known {
    QByteArray content;
    SatSettings settings;
    AnswerPanel::Results results;
};

std::any SatPage::results() const {
    if (!run_->outcome())
        return {};
    return std::make_shared<const Known>(
        Known{document_->content(), settings_, answer_->results()});
}

void SatPage::takeOver(const std::any& results) {
    if (const auto* known = std::any_cast<std::shared_ptr<const Known>>(&results)) {
        known_ = *known;
        takeKnown();
    }
}

bool SatPage::takeKnown() {
    // A large file comes later than the rest of a session.
    if ((!known_ && !long_) || !reader_->reading() || awaitsFile())
        return false;
    const QByteArray content = document_->content();
    const std::array candidates{std::exchange(known_, nullptr), long_};
    const auto* const known =
        std::find_if(candidates.begin(), candidates.end(), [this, &content](const auto& each) {
            return each && each->settings == settings_ && each->content == content;
        });
    if (known == candidates.end())
        return false;
    answer_->takeOver((*known)->results);
    return true;
}

void SatPage::keepLongRun() {
    constexpr double long_seconds = 1;
    const auto outcome = run_->outcome();
    if (outcome && outcome->answer.status != sat::Status::unknown &&
        std::max(outcome->seconds, tasks_->seconds()) >= long_seconds)
        long_ = std::any_cast<std::shared_ptr<const Known>>(results());
}

void SatPage::solveUnasked() {
    const auto reading = reader_->reading();
    if (solves_while_typing_ && reading && reading->file &&
        reading->file->clauses.literals() <= most_literals_unasked)
        solve();
}

void SatPage::setSolvingWhileTyping(bool solving) {
    solves_while_typing_ = solving;
    Q_EMIT solvingWhileTypingChanged();
    Q_EMIT commandsChanged();
}

void SatPage::solve() {
    const auto reading = reader_->reading();
    // What is being read is solved once it is known.
    if (!reading)
        return;
    if (!reading->file) {
        goToError(*reading);
        return;
    }
    tasks_->reset();
    run_->start(reading->about, reading->file, settings_);
}

/// Whoever asks for an answer is led to what is in its way.
void SatPage::goToError(const ClauseReading& reading) {
    if (document_->isLarge() || !reading.error || !reading.error->span)
        return;
    pane_->editor()->revealLine(reading.error->span->line);
    pane_->editor()->setFocus();
}

void SatPage::setSettings(const SatSettings& settings) {
    settings_ = settings;
    runBar()->setEngine(static_cast<int>(settings.engine));
    features_->setFeatures(featuresOf(settings));
    features_->setProofKept(settings.proof);
    watch_->setSettings(settings);
    Q_EMIT settingsChanged();
}

void SatPage::settingsEdited() {
    watch_->setSettings(settings_);
    run_->reset();
    tasks_->reset();
    runBar()->clearTime();
    if (!takeKnown())
        solveUnasked();
    Q_EMIT settingsChanged();
}

void SatPage::showExample(SatExample example) {
    constexpr quint32 most_seeds = 1'000'000;
    const quint32 seed = QRandomGenerator::global()->bounded(most_seeds);
    document_->replace(textOf(example, seed), tr("example: %1").arg(titleOf(example)));
}

void SatPage::showMessage(const QString& words) {
    if (!words.isEmpty())
        Q_EMIT message(sentence(words));
}

PageInfo SatPage::pageInfo() {
    return {QStringLiteral("sat"),
            tr("SAT"),
            QStringLiteral("sat"),
            commands(),
            {{tr("Clauses, DIMACS"), {QStringLiteral("*.cnf"), QStringLiteral("*.dimacs")}},
             {tr("Clauses, assignment format"), {QStringLiteral("*.txt")}},
             {tr("Clauses, compressed"),
              {QStringLiteral("*.cnf.gz"), QStringLiteral("*.cnf.xz"), QStringLiteral("*.cnf.lzma"),
               QStringLiteral("*.cnf.bz2")},
              true,
              false}},
            isClauseText,
            [] { return std::make_unique<SatPage>(); },
            satLegend,
            std::numeric_limits<qsizetype>::max()};
}

void SatPage::newDocument() {
    document_->replace({}, tr("new clauses"));
    setWatching(false);
    pane_->editor()->setFocus();
}

Result<void> SatPage::open(const QByteArray& content) {
    return openFile(content, {});
}

/// Whatever is in it: the editor shows what is wrong. Packed files are unpacked where they are
/// small, and otherwise while they are read.
Result<void> SatPage::openFile(const QByteArray& content, const QString& path) {
    constexpr std::size_t small = std::size_t{1} << 18U;
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    const QString name = QFileInfo(path).fileName();
    const QString step = name.isEmpty() ? tr("open a file") : tr("open %1").arg(name);
    is_opening_ = true;
    const auto opened = qScopeGuard([this] { is_opening_ = false; });
    if (is_packed(bytes) && bytes.size() <= small) {
        const auto text = unpack(bytes, static_cast<std::size_t>(SatDocument::most_bytes_shown));
        if (text) {
            document_->replace(QByteArray::fromStdString(*text), step);
            setOwnForm(path, form_as_it_stands);
            return {};
        }
    }
    document_->replace(content, step);
    setOwnForm(path, form_as_it_stands);
    return {};
}

/// The form that a name asks for; nothing where the clauses are in it as they stand, came from that
/// file, or are not read yet.
std::optional<sat::ClauseForm> SatPage::otherForm(const QString& file_name) const {
    const QByteArray content = document_->content();
    const auto reading = reader_->reading();
    if (!reading || !reading->file || !ownForm(file_name).isEmpty())
        return std::nullopt;
    const QString name = unpackedName(file_name);
    const bool unpacks = name == file_name &&
                         is_packed({content.constData(), static_cast<std::size_t>(content.size())});
    const bool dimacs = reading->file->form == sat::ClauseForm::dimacs;
    if (isDimacsName(name) && (!dimacs || unpacks))
        return sat::ClauseForm::dimacs;
    if (endsWith(name, ".txt") && (dimacs || unpacks))
        return sat::ClauseForm::assignment;
    return std::nullopt;
}

QByteArray SatPage::save(const QString& file_name) const {
    const auto form = otherForm(file_name);
    return form ? QByteArray::fromStdString(inForm(*reader_->reading(), *form))
                : document_->content();
}

FileBytes SatPage::bytesFor(const QString& file_name) const {
    const auto form = otherForm(file_name);
    if (!form)
        return document_->content();
    return FileBytes([reading = reader_->reading(), form = *form]() -> Result<std::string> {
        return inForm(*reading, form);
    });
}

QString SatPage::lossOf(const QString& file_name) const {
    if (!otherForm(file_name))
        return {};
    const auto reading = reader_->reading();
    if (reading->file->form != sat::ClauseForm::dimacs)
        return {};
    QStringList lost;
    if (reading->comments > reading->words.names().size())
        lost << tr("This format stores the clauses and the names of atoms. Other comments would "
                   "be lost.");
    const bool has_auxiliary = !reading->file->auxiliary.empty();
    if (!isDimacsName(unpackedName(file_name)) && !has_auxiliary &&
        reading->file->atoms() > reading->largest_atom)
        lost << tr("This format has no header: atoms above %1, which occur in no clause, would be "
                   "lost.")
                    .arg(reading->largest_atom);
    if (has_auxiliary)
        lost << tr("Long xor lines would become clauses with auxiliary atoms.");
    return lost.join(QLatin1Char(' '));
}

bool SatPage::needsFile() const {
    return document_->isLarge();
}

bool SatPage::awaitsFile() const {
    return document_->awaitsFile();
}

void SatPage::restoreFile(const QByteArray& content) {
    document_->restoreFile(content);
}

QString SatPage::copy() const {
    return document_->isLarge() ? answer_->asText() : pane_->editor()->text();
}

Result<void> SatPage::paste(const QString& text) {
    const QByteArray content = text.toUtf8();
    // What is large is read on another thread, as a file is, and told beside it then.
    const bool is_read_later =
        content.size() > SatDocument::most_bytes_shown && isClauseText(content);
    if (!is_read_later)
        if (const auto file = sat::parse_clauses(content.toStdString(), {}, sat::CutOff::warn);
            !file)
            return tl::unexpected(file.error());
    document_->replace(content, tr("paste"));
    return {};
}

bool SatPage::hasPicture() const {
    return isWatching() ? watch_->hasPicture() : answer_->assignmentPanel()->hasPicture();
}

QSize SatPage::pictureSize() const {
    return isWatching() ? watch_->pictureSize() : answer_->assignmentPanel()->pictureSize();
}

void SatPage::drawPicture(QPainter& painter, const Colours& colours) const {
    isWatching() ? watch_->paintPicture(painter, colours)
                 : answer_->assignmentPanel()->paintPicture(painter, colours);
}

void SatPage::askSaveProof() {
    if (!answer_->hasProof())
        return;
    const auto as = [outcome = run_->outcome()](sat::ProofForm form) {
        return [outcome, form]() -> Result<std::string> { return to_drat(*outcome->proof, form); };
    };
    Q_EMIT saveWanted({tr("Save the proof"),
                       QStringLiteral("proof"),
                       {formatAside({tr("DRAT proof, text"), {QStringLiteral("*.drat")}},
                                    as(sat::ProofForm::text)),
                        formatAside({tr("DRAT proof, binary"), {QStringLiteral("*.bdrat")}},
                                    as(sat::ProofForm::binary))}});
}

void SatPage::showGenerator() {
    setWatching(false);
    for (int i = 0; i < tabs_->count(); ++i)
        if (tabs_->widget(i)->isAncestorOf(generator_))
            tabs_->setCurrentIndex(i);
    focusFirst(*generator_);
}

void SatPage::copyCore() {
    const auto reading = reader_->reading();
    if (answer_->hasCore() && reading && reading->file)
        Q_EMIT copyWanted(answer_->coreText(reading->file->form));
}

void SatPage::askSaveCore() {
    if (!answer_->hasCore())
        return;
    const auto as = [this](sat::ClauseForm form) {
        return [text = answer_->coreText(form)]() -> Result<QByteArray> { return text.toUtf8(); };
    };
    Q_EMIT saveWanted({tr("Save the core"),
                       QStringLiteral("core"),
                       {formatAtOnce({tr("Clauses, DIMACS"), {QStringLiteral("*.cnf")}},
                                     as(sat::ClauseForm::dimacs)),
                        formatAtOnce({tr("Clauses, assignment format"), {QStringLiteral("*.txt")}},
                                     as(sat::ClauseForm::assignment))}});
}

void SatPage::askSaveAnswer() {
    if (!answer_->hasModel() && !answer_->hasNoModel())
        return;
    const auto handout = [text = answer_->asText()]() -> Result<QByteArray> {
        return text.toUtf8();
    };
    const auto reading = reader_->reading();
    // The model that is shown, as in the other formats.
    const std::vector<bool>* const shown = answer_->model();
    const auto competition = [status = run_->outcome()->answer.status,
                              model = shown != nullptr ? *shown : std::vector<bool>(),
                              file = reading ? reading->file : nullptr]() -> Result<QByteArray> {
        return QByteArray::fromStdString(
            to_competition(status, file ? without_auxiliary_atoms(*file, model) : model));
    };
    SaveRequest request{
        tr("Save the answer"),
        QStringLiteral("answer"),
        {formatAtOnce({tr("Answer, assignment format"), {QStringLiteral("*.txt")}}, handout),
         formatAtOnce({tr("Answer, SAT Competition format"), {QStringLiteral("*.sol")}},
                      competition)}};
    if (const QString names = answer_->asNames(); !names.isEmpty())
        request.formats << formatAtOnce({tr("Answer by names"), {QStringLiteral("*.names")}},
                                        [names]() -> Result<QByteArray> { return names.toUtf8(); });
    Q_EMIT saveWanted(request);
}

void SatPage::keepSession() {
    session()->keep(
        "settings", [this] { return toJson(settings_); },
        [this](const QJsonObject& json) { setSettings(settingsFrom(json)); }, this,
        &SatPage::settingsChanged);
    session()->keep(
        "solving", [this] { return solves_while_typing_; },
        [this](bool solving) { setSolvingWhileTyping(solving); }, this,
        &SatPage::solvingWhileTypingChanged);
    session()->keep(
        "advanced", [this] { return advanced_->isExpanded(); },
        [this](bool expanded) { advanced_->setExpanded(expanded); }, advanced_,
        &Expander::expandedChanged);
    AssignmentPanel* const assignment = answer_->assignmentPanel();
    session()->keep(
        "only-true", [assignment] { return assignment->isOnlyTrue(); },
        [assignment](bool only_true) { assignment->setOnlyTrue(only_true); }, assignment,
        &AssignmentPanel::onlyTrueChanged);
    session()->keep(
        "prefers-picture", [assignment] { return assignment->prefersPicture(); },
        [assignment](bool prefers) { assignment->setPrefersPicture(prefers); }, assignment,
        &AssignmentPanel::viewChanged);
    session()->keep("generator", generator_->session());
    session()->keep("tab", tabs_);
    session()->keep(
        Session::document_key,
        [this] {
            QJsonObject json{{QStringLiteral("text"), pane_->editor()->text()}};
            if (document_->isLarge())
                json.insert(QStringLiteral("large"), true);
            return json;
        },
        [this](const QJsonObject& json) {
            if (json.contains(QLatin1String("large")))
                document_->restoreLater();
            else if (const QJsonValue text = json.value(QLatin1String("text")); text.isString())
                document_->restore(text.toString());
        },
        document_, &SatDocument::changed);
    // After the clauses, whose values and whose run these are.
    Assignment* const values = assignment->assignment();
    session()->keep(
        "values", [values] { return values->ownValues(); },
        [values](const QString& own) { values->restoreOwnValues(own); }, values,
        &Assignment::changed);
    session()->keep("watch", watch_->session());
    session()->keep(
        "watching", [this] { return isWatching(); },
        [this](bool watching) { setWatching(watching); }, modes_, &QTabBar::currentChanged);
}

QList<QWidget*> SatPage::areas() const {
    if (isWatching())
        return watch_->areas();
    return {pane_->editor(), runBar(), tabs_};
}

} // namespace loggia::ui
