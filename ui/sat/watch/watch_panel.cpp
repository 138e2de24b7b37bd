#include "ui/sat/watch/watch_panel.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/watch/implication_scene.hpp"
#include "ui/sat/watch/replay.hpp"
#include "ui/sat/watch/resolution_scene.hpp"
#include "ui/sat/watch/search_tree_scene.hpp"
#include "ui/sat/watch/watch_bar.hpp"
#include "ui/sat/watch/watch_side.hpp"
#include "ui/sat/watch/watch_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/graph/route_arrows.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::ui {

namespace {

constexpr std::array watchable{SatEngine::procedure_1960, SatEngine::dpll, SatEngine::cdcl,
                               SatEngine::own_switches};
constexpr int graph_tab = 0;
constexpr int tree_tab = 1;
constexpr int tree_levels = 12; // that are unfolded at first, where there is room

} // namespace

WatchPanel::WatchPanel(QWidget* parent)
    : QWidget(parent), session_(new Session(this)), replay_(new Replay(this)),
      columns_(new QSplitter(Qt::Horizontal, this)) {
    columns_->addWidget(buildLeft());
    side_ = new WatchSide(replay_, this);
    columns_->addWidget(side_);
    columns_->setChildrenCollapsible(false);
    columns_->setStretchFactor(0, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns_);
    connectAll();
    keepSession();
    showRecording();
}

WatchPanel::~WatchPanel() {
    job_.disconnect(this);
    replay_->disconnect(this);
    columns_->disconnect(this);
}

QWidget* WatchPanel::buildLeft() {
    auto* left = new QWidget(this);
    outcome_ = new QLabel(left);
    outcome_->setObjectName(QStringLiteral("recorded"));
    outcome_->setForegroundRole(QPalette::PlaceholderText);
    outcome_->setTextFormat(Qt::PlainText);
    outcome_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    card_ = new ExplanationCard(left);
    card_->setLines(2);
    graph_ = new GraphView(left);
    graph_->setAccessibleName(tr("Implication graph"));
    graph_->setReadable(GraphView::readable_label);
    graph_->installEventFilter(this);
    no_graph_ = new QLabel(left);
    no_graph_->setAlignment(Qt::AlignCenter);
    no_graph_->setWordWrap(true);
    no_graph_->setForegroundRole(QPalette::PlaceholderText);
    no_graph_->setMargin(2 * fontMetrics().height());
    graph_stack_ = new QStackedWidget(left);
    graph_stack_->addWidget(no_graph_);
    graph_stack_->addWidget(graph_);
    tree_ = new TreeView(left);
    tree_->setReadable(GraphView::readable_label);
    pictures_ = new PanelTabs(left);
    pictures_->addTab(graph_stack_, tr("Implication graph"));
    pictures_->addTab(tree_, tr("Search tree"));
    pictures_->setTabToolTip(graph_tab, tr("Which decisions led to the conflict"));
    pictures_->setTabToolTip(tree_tab, tr("All decisions so far, as a tree"));
    pictures_->setUsesScrollButtons(false);
    pictures_->tabBar()->setAccessibleName(tr("Pictures"));
    pictures_->setCurrentIndex(tree_tab);
    bar_ = new WatchBar(replay_, left);
    // After the pictures: what is made first has the keyboard first, and the keys of this box would
    // record another run.
    engine_ = new QComboBox(left);
    for (const SatEngine each : watchable)
        engine_->addItem(nameOf(each));
    engine_->setObjectName(QStringLiteral("procedure"));
    engine_->setAccessibleName(tr("Procedure to watch"));
    engine_->setToolTip(
        tr("The procedure to watch. On small sets clause learning decides the first open atom, "
           "false first."));

    auto* top = new QHBoxLayout;
    top->addWidget(engine_);
    top->addWidget(outcome_, 1);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 6, 0);
    layout->addLayout(top);
    layout->addWidget(card_);
    layout->addWidget(pictures_, 1);
    layout->addWidget(bar_);
    return left;
}

void WatchPanel::connectAll() {
    connect(engine_, &QComboBox::currentIndexChanged, this, [this] {
        showProcedure();
        makeStale();
        Q_EMIT engineChanged();
    });
    connect(&job_, &JobBase::runningChanged, this, [this] {
        showRecording();
        Q_EMIT changed();
    });
    connect(replay_, &Replay::replaced, this, [this] {
        tree_->setTree(replay_->isThere()
                           ? searchTreeData(replay_->recording()->tree, replay_->words())
                           : TreeModelData{});
        tree_->foldToFit(tree_levels);
        graph_->setScene({});
        showRecording();
    });
    connect(replay_, &Replay::moved, this, [this] {
        showMoment();
        Q_EMIT changed();
    });
    connect(bar_, &WatchBar::conflictReached, this, [this] {
        // Where the picture before has the keyboard, Qt would give it to the "?" of this one.
        const QWidget* before = pictures_->currentWidget();
        const QWidget* focus = QApplication::focusWidget();
        const bool had_keyboard = before == focus || before->isAncestorOf(focus);
        pictures_->setCurrentIndex(graph_tab);
        if (had_keyboard && pictures_->isVisible())
            graph_stack_->currentWidget()->setFocus();
    });
    connect(bar_, &WatchBar::message, this, &WatchPanel::message);
    connect(pictures_, &QTabWidget::currentChanged, this, &WatchPanel::showMoment);
    connect(tree_, &TreeView::nodeClicked, this, [this](int node) {
        const auto& tree = replay_->recording()->tree;
        replay_->goTo(node == 0 ? 0 : tree.nodes[static_cast<std::size_t>(node)].event + 1U);
    });
    connect(graph_, &GraphView::nodeClicked, this, [this](int node) {
        if (const auto resolution = resolutionAt(*replay_, graph_->font()))
            return side_->chooseClause(resolution->clauses[static_cast<std::size_t>(node)]);
        const auto graph = implicationsAt(*replay_);
        if (!graph)
            return;
        const auto i = static_cast<std::size_t>(node);
        if (i < graph->nodes.size())
            side_->chooseClause(graph->nodes[i].clause);
        else if (i == graph->nodes.size())
            side_->chooseClause(graph->conflict);
    });
    connect(columns_, &QSplitter::splitterMoved, this, [this] { divider_moved_ = true; });
}

void WatchPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    recordIfSeen();
}

void WatchPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int widest = 420;
    const int side = std::min(width() * 38 / 100, widest);
    if (!divider_moved_)
        columns_->setSizes({width() - side, side});
}

/// Rows of the graph are as wide as there is room for. A person's own zoom and place stay.
bool WatchPanel::eventFilter(QObject* watched, QEvent* event) {
    // Later, for the view has not taken its new size yet.
    if (watched == graph_ && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &WatchPanel::refitGraph, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void WatchPanel::refitGraph() {
    if (graph_->isVisible() && graph_->isFitted() && replay_->isThere())
        showGraph();
}

void WatchPanel::setReading(std::shared_ptr<const ClauseReading> reading) {
    reading_ = std::move(reading);
    if (!reading_) {
        // The position that is awaited is one of other clauses.
        wanted_.reset();
    }
    makeStale();
}

SatEngine WatchPanel::engine() const {
    return watchable.at(static_cast<std::size_t>(std::max(0, engine_->currentIndex())));
}

void WatchPanel::setSettings(const SatSettings& settings) {
    const sat::Features before = featuresOf({engine(), settings_.switches, true});
    settings_ = settings;
    const int index_before = engine_->currentIndex();
    const QSignalBlocker blocker(engine_);
    const auto* const found = std::find(watchable.begin(), watchable.end(), settings.engine);
    if (found != watchable.end())
        engine_->setCurrentIndex(static_cast<int>(found - watchable.begin()));
    else if (engine_->currentIndex() < 0 || !replay_->recording())
        engine_->setCurrentIndex(2); // clause learning: what most people want to see
    if (!(featuresOf({engine(), settings_.switches, true}) == before))
        makeStale();
    if (engine_->currentIndex() != index_before) {
        showProcedure();
        Q_EMIT engineChanged();
    }
}

/// The procedure of 1960 resolves and does not search: its pictures are of resolutions.
void WatchPanel::showProcedure() {
    const bool resolves = engine() == SatEngine::procedure_1960;
    no_graph_->setText(noGraphWords());
    pictures_->setTabText(graph_tab, resolves ? tr("Resolution") : tr("Implication graph"));
    pictures_->setTabToolTip(graph_tab, resolves ? tr("Which clauses the resolvent comes from")
                                                 : tr("Which decisions led to the conflict"));
    graph_->setAccessibleName(pictures_->tabText(graph_tab));
    if (resolves)
        pictures_->setCurrentIndex(graph_tab);
}

/// Why there is no resolution or implication graph at this moment.
QString WatchPanel::noGraphWords() const {
    const bool has_model = replay_->isThere() && replay_->view().last() != nullptr &&
                           replay_->view().last()->kind == sat::EventKind::satisfiable;
    if (engine() != SatEngine::procedure_1960)
        return has_model ? tr("The run ends with a model, so there is no conflict to show here.")
                         : tr("The implication graph shows which decisions led to a conflict and "
                              "what is learned from it. Go to the next conflict to see one.");
    return has_model
               ? tr("This run resolved no clauses: unit clauses and pure literals were enough.")
               : tr("At each step that adds a resolvent, the resolution shows which two clauses it "
                    "comes from.");
}

/// As textbooks do it by hand: on small sets clause learning decides the first open atom, false
/// first. So the order does not depend on scores that nobody sees.
sat::Features WatchPanel::watchedFeatures() const {
    constexpr int most_by_hand = 60; // atoms
    sat::Features features = featuresOf({engine(), settings_.switches, true});
    if (engine() == SatEngine::cdcl && reading_ && reading_->file &&
        reading_->file->clauses.atoms() <= most_by_hand) {
        features.branching = sat::Branching::first;
        features.phase_saving = false; // else what was true in a conflict is tried true
        features.restarts = sat::Restarts::none;
    }
    return features;
}

void WatchPanel::makeStale() {
    stale_ = true;
    job_.abandon();
    replay_->setRecording(nullptr);
    recordIfSeen();
}

void WatchPanel::recordIfSeen() {
    if (!stale_ || !isVisible() || !reading_)
        return;
    stale_ = false;
    job_.start(
        reading_->about,
        [reading = reading_, features = watchedFeatures()](const Control& control,
                                                           const auto& /*update*/) {
            return record(reading, features, control);
        },
        [this](const Result<std::shared_ptr<const Recording>>& recording) {
            if (recording)
                return take(*recording);
            auto failed = std::make_shared<Recording>();
            failed->refusal = sentence(recording.error().message);
            take(failed);
        });
}

void WatchPanel::awaitPosition(std::size_t position) {
    if (stale_ || job_.isRunning())
        wanted_ = position;
    else
        replay_->goTo(position);
}

void WatchPanel::take(const std::shared_ptr<const Recording>& recording) {
    replay_->setRecording(recording);
    showRecording();
    if (const auto wanted = std::exchange(wanted_, std::nullopt))
        replay_->goTo(*wanted);
    showMoment();
    Q_EMIT changed();
}

/// What is said of the recording as a whole.
void WatchPanel::showRecording() {
    const auto& recording = replay_->recording();
    QString text;
    if (job_.isRunning())
        text = tr("Recording\u2026");
    else if (recording && replay_->isThere()) {
        const sat::Trace& trace = recording->trace;
        text = counted(trace.size(), tr("%1 step"), tr("%1 steps"));
        if (!trace.complete())
            text = tr("First %1 of a longer run").arg(text);
        else if (recording->answer.status == sat::Status::satisfiable)
            text = tr("%1, ends with a model").arg(text);
        else if (recording->answer.status == sat::Status::unsatisfiable)
            text = tr("%1, ends unsatisfiable").arg(text);
        else
            text = tr("%1, without an answer").arg(text);
        if (!recording->tree.complete)
            text += tr("; the tree shows the first %1 of %2 nodes")
                        .arg(numberText(Recording::most_nodes), numberText(recording->tree.size()));
    }
    outcome_->setText(text);
    outcome_->setToolTip(text);
}

void WatchPanel::showMoment() {
    side_->showMoment();
    const bool there = replay_->isThere();
    const auto& recording = replay_->recording();
    // Until there is one, too: the keyboard may be meant for them.
    pictures_->setVisible(there || !recording);
    if (!there) {
        graph_stack_->setCurrentIndex(0);
        no_graph_->clear();
        card_->setExplanation(tr("Watch"), job_.isRunning() ? tr("The run is being recorded.")
                                           : recording      ? recording->refusal
                                                            : tr("There is no run to watch yet."));
        return;
    }
    const WatchWords words = wordsOf(*replay_);
    card_->setExplanation(words.title, words.text);
    if (pictures_->currentIndex() == graph_tab)
        showGraph();
    else
        showTree();
}

void WatchPanel::showGraph() {
    if (auto resolution = resolutionAt(*replay_, graph_->font())) {
        graph_stack_->setCurrentIndex(1);
        const int resolvent = resolution->scene.size() - 1;
        graph_->setScene(std::move(resolution->scene));
        graph_->centreOn(resolvent);
        return;
    }
    const auto graph = implicationsAt(*replay_);
    graph_stack_->setCurrentIndex(graph ? 1 : 0);
    no_graph_->setText(noGraphWords());
    if (!graph)
        return;
    const auto scene = [&](double widest) {
        return implicationScene(*graph, replay_->words(), replay_->view().trace().clauses(),
                                graph_->font(), widest);
    };
    // Arrows that go around others make it wider than its rows.
    constexpr int most_tries = 8;
    GraphScene first = scene(widestRow());
    double beyond = first.bounds.width() - roomForGraph();
    double widest = widestRow();
    std::optional<GraphScene> fitting;
    for (int tries = 1; beyond > 0 && tries < most_tries && !fitting; ++tries) {
        widest -= std::max(beyond, widest / 16);
        GraphScene narrower = scene(widest);
        beyond = narrower.bounds.width() - roomForGraph();
        if (beyond <= 0)
            fitting = std::move(narrower);
    }
    graph_->setScene(fitting ? *std::move(fitting) : std::move(first));
    graph_->centreOn(nodesOfStep(*graph));
}

/// What the width of the implication graph may be, so that it can be read and no parent is out of
/// sight on either side.
double WatchPanel::roomForGraph() const {
    const double scale =
        GraphView::readable_label / QFontInfo(edgeLabelFont(graph_->font())).pixelSize();
    const double bar = 1.5 * fontMetrics().height(); // which it needs where it is tall
    return (graph_->width() - bar) / scale;
}

/// Of its nodes.
double WatchPanel::widestRow() const {
    const double beside = 9.0 * fontMetrics().height(); // margins and the word of the cut
    return roomForGraph() - beside;
}

/// What the step shown is about, the most important first: the conflict and what made every literal
/// of its clause false; or, while a clause is learned, both ends of what was resolved away, from
/// the conflict to the literals that the clause excludes.
QList<int> WatchPanel::nodesOfStep(const sat::ImplicationGraph& graph) const {
    const auto conflict = static_cast<int>(graph.nodes.size());
    QList<int> nodes{conflict};
    const bool learned = replay_->view().last()->kind == sat::EventKind::learn;
    if (learned)
        for (int node = conflict - 1; node >= 0; --node)
            if (graph.nodes[static_cast<std::size_t>(node)].implication_point)
                nodes << node;
    // The nearest first.
    for (auto edge = graph.edges.rbegin(); edge != graph.edges.rend(); ++edge)
        if (learned ? !graph.nodes[edge->from].beyond_cut &&
                          (edge->to == graph.nodes.size() || graph.nodes[edge->to].beyond_cut)
                    : edge->to == graph.nodes.size())
            nodes << static_cast<int>(edge->from);
    return nodes;
}

void WatchPanel::showTree() {
    const sat::SearchTree& tree = replay_->recording()->tree;
    const std::size_t position = replay_->position();
    const std::vector<bool> path = searchPath(tree, position);
    for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
        const GraphNode content = searchNode(tree, node, replay_->words(), position, path[node]);
        const auto i = static_cast<int>(node);
        if (!(content == tree_->tree().at(i)))
            tree_->updateNode(i, content);
    }
    tree_->follow(static_cast<int>(tree.at(position)));
}

bool WatchPanel::canPlay() const {
    return isVisible() && replay_->isThere();
}

bool WatchPanel::canStepBack() const {
    return canPlay() && replay_->position() > 0;
}

bool WatchPanel::canStepForward() const {
    return canPlay() && replay_->position() < replay_->size();
}

const GraphView* WatchPanel::shownGraph() const {
    const bool graph = pictures_->currentIndex() == graph_tab && graph_stack_->currentIndex() == 1;
    return graph ? graph_ : tree_;
}

QList<QWidget*> WatchPanel::pictures() const {
    return {graph_stack_, tree_};
}

bool WatchPanel::hasPicture() const {
    return !shownGraph()->scene().bounds.isEmpty();
}

QSize WatchPanel::pictureSize() const {
    return shownGraph()->pictureSize();
}

void WatchPanel::paintPicture(QPainter& painter, const Colours& colours) const {
    shownGraph()->paintPicture(painter, colours);
}

void WatchPanel::keepSession() {
    session_->keepChoice(
        "engine", static_cast<int>(watchable.size()), [this] { return engine_->currentIndex(); },
        [this](int index) { engine_->setCurrentIndex(index); }, this, &WatchPanel::engineChanged);
    session_->keep("picture", pictures_);
    session_->keep(
        "which", [this] { return side_->which(); }, [this](int index) { side_->setWhich(index); },
        side_, &WatchSide::whichChanged);
    session_->keep(
        "speed", [this] { return bar_->speed(); }, [this](int index) { bar_->setSpeed(index); },
        bar_, &WatchBar::speedChanged);
    session_->keep(
        "position", [this] { return static_cast<int>(wanted_.value_or(replay_->position())); },
        [this](int position) {
            if (position >= 0)
                awaitPosition(static_cast<std::size_t>(position));
        },
        this, &WatchPanel::changed);
}

QList<QWidget*> WatchPanel::areas() const {
    return QList<QWidget*>{pictures_, bar_} + side_->areas();
}

QWidget* WatchPanel::mainField() const {
    return pictures_->currentIndex() == tree_tab ? static_cast<QWidget*>(tree_) : pictures_;
}

} // namespace loggia::ui
