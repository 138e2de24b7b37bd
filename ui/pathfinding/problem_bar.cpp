#include "ui/pathfinding/problem_bar.hpp"

#include "core/pathfinding/problems/road_map.hpp"
#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace loggia::ui {

namespace {

/// In the order of the box.
enum ProblemChoice {
    choice_reach,
    choice_corners,
    choice_food,
    choice_trip,
    choice_graph,
    choice_small_tiles,
    choice_large_tiles
};

int choiceOf(const SearchSubject& subject) {
    if (graphOf(subject) != nullptr)
        return choice_graph;
    if (tripOf(subject) != nullptr)
        return choice_trip;
    if (const pathfinding::Tiles* tiles = tilesOf(subject))
        return tiles->side == 4 ? choice_large_tiles : choice_small_tiles;
    return static_cast<int>(std::get<MazeTask>(subject));
}

} // namespace

ProblemBar::ProblemBar(MazeDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), what_(new QComboBox(this)), from_(new QComboBox(this)),
      to_label_(new QLabel(tr("to"), this)), to_(new QComboBox(this)),
      another_(new QPushButton(this)), question_label_(new QLabel(tr("Sce&nario"), this)),
      question_(new QSpinBox(this)), question_facts_(new QLabel(this)) {
    build();
    for (QComboBox* box : {what_, from_, to_})
        connect(box, &QComboBox::activated, this, &ProblemBar::choose);
    connect(another_, &QPushButton::clicked, this, &ProblemBar::anotherWanted);
    connect(question_, &QSpinBox::valueChanged, this, [this](int number) {
        if (number > 0)
            document_->ask(static_cast<std::size_t>(number) - 1);
    });
    connect(document_, &MazeDocument::changed, this, &ProblemBar::refresh);
    refresh();
}

void ProblemBar::build() {
    what_->setObjectName(QStringLiteral("what"));
    from_->setObjectName(QStringLiteral("from"));
    to_->setObjectName(QStringLiteral("to"));
    another_->setObjectName(QStringLiteral("another"));
    what_->addItems({tr("A path to the goal"), tr("All four corners"), tr("All the food"),
                     tr("The map of Romania"), tr("A graph you draw"), tr("The 8-puzzle"),
                     tr("The 15-puzzle")});
    what_->setAccessibleName(tr("Problem"));
    what_->setToolTip(tr("What to search for"));
    from_->setAccessibleName(tr("From"));
    from_->setToolTip(tr("The town where the search starts"));
    to_->setToolTip(tr("The town where the path ends"));
    to_->setAccessibleName(tr("To"));
    for (const pathfinding::Town& town : pathfinding::romania().towns) {
        from_->addItem(QString::fromStdString(town.name));
        to_->addItem(QString::fromStdString(town.name));
    }
    for (QComboBox* box : {from_, to_}) {
        box->setMinimumContentsLength(7);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    question_->setObjectName(QStringLiteral("question"));
    question_->setToolTip(tr("Which problem of the scenario file to solve"));
    question_->setGroupSeparatorShown(true);
    question_->setKeyboardTracking(false); // a number that is typed is one problem
    question_label_->setBuddy(question_);
    question_facts_->setObjectName(QStringLiteral("question-facts"));
    auto* label = new QLabel(tr("Pro&blem"), this);
    label->setBuddy(what_);
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each :
         std::initializer_list<QWidget*>{label, what_, from_, to_label_, to_, another_,
                                         question_label_, question_, question_facts_})
        flow->addWidget(each);
}

void ProblemBar::choose() {
    switch (what_->currentIndex()) {
    case choice_trip:
        return document_->setSubject(RoadTrip{static_cast<std::size_t>(from_->currentIndex()),
                                              static_cast<std::size_t>(to_->currentIndex())});
    case choice_graph:
        return document_->setSubject(document_->lastGraph());
    case choice_small_tiles:
        return document_->setSubject(document_->lastTiles(3));
    case choice_large_tiles:
        return document_->setSubject(document_->lastTiles(4));
    case choice_food:
        // Without food there is nothing to see: some is put where it can be come to.
        if (document_->maze()->food.empty())
            return document_->feed(withSomeFood(*document_->maze()));
        return document_->setSubject(MazeTask::food);
    case choice_corners:
        return document_->setSubject(MazeTask::corners);
    default:
        return document_->setSubject(MazeTask::reach);
    }
}

void ProblemBar::refresh() {
    const SearchSubject& subject = document_->subject();
    const bool on_graph = graphOf(subject) != nullptr;
    const bool on_map = tripOf(subject) != nullptr && !on_graph;
    const RoadTrip shown = document_->lastTrip();
    for (QComboBox* box : {what_, from_, to_})
        box->blockSignals(true);
    what_->setCurrentIndex(choiceOf(subject));
    from_->setCurrentIndex(static_cast<int>(shown.start));
    to_->setCurrentIndex(static_cast<int>(shown.goal));
    for (QComboBox* box : {what_, from_, to_})
        box->blockSignals(false);
    for (QWidget* each : std::initializer_list<QWidget*>{from_, to_label_, to_})
        each->setVisible(on_map);
    another_->setVisible(!on_map && !on_graph);
    another_->setText(isOfMaze(subject) ? tr("New maze") : tr("Shuffle"));
    another_->setToolTip(
        isOfMaze(subject)
            ? tr("Generate a maze with the settings of the Maze tab and the next seed")
            : tr("Shuffle the tiles with the settings of the Puzzle tab and the next seed"));
    refreshQuestions();
}

void ProblemBar::refreshQuestions() {
    const MazeQuestions& questions = document_->questions();
    const bool shown =
        questions != nullptr && document_->subject() == SearchSubject(MazeTask::reach);
    for (QWidget* each :
         std::initializer_list<QWidget*>{question_label_, question_, question_facts_})
        each->setVisible(shown);
    if (!shown)
        return;
    const auto asked = document_->asked();
    const QSignalBlocker quiet(question_);
    // 0 is none of them: the ends were put elsewhere.
    question_->setSpecialValueText(asked ? QString() : QStringLiteral("–"));
    question_->setRange(asked ? 1 : 0, static_cast<int>(questions->size()));
    question_->setValue(asked ? static_cast<int>(*asked) + 1 : 0);
    const QString of = tr("of %L1").arg(questions->size());
    if (!asked)
        return question_facts_->setText(of);
    const pathfinding::MapQuestion& question = (*questions)[*asked];
    question_facts_->setText(
        says_no_path(question)
            ? tr("%1, no path (from the file)").arg(of)
            : tr("%1, shortest path %L2 (from the file)").arg(of).arg(question.length, 0, 'f', 2));
}

} // namespace loggia::ui
