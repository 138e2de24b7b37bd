#include "ui/sat/model/assignment_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/model/colouring_scene.hpp"
#include "ui/sat/model/grid_view.hpp"
#include "ui/sat/model/model_table.hpp"
#include "ui/sat/model/models_table.hpp"
#include "ui/sat/model/values_view.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int values_tab = 0;
constexpr int picture_tab = 1;
constexpr int models_tab = 2;
constexpr QSize grid_picture{560, 560};

QPushButton* assignmentButton(const QString& text, const QString& help, const char* command,
                              QWidget* parent) {
    auto* made = new QPushButton(text, parent);
    made->setToolTip(help);
    made->setObjectName(QLatin1String(command));
    setCommand(made, command);
    return made;
}

} // namespace

AssignmentPanel::AssignmentPanel(QWidget* parent)
    : QWidget(parent), assignment_(new Assignment(this)), views_(new PanelTabs(this)),
      only_true_(new QCheckBox(tr("True atoms onl&y"), this)), table_(new ModelTable(this)),
      values_(new ValuesView(assignment_, table_, this)), grid_(new GridView(assignment_, this)),
      graph_(new GraphView(this)), models_(new ModelsTable(this)),
      models_view_(new QTableView(this)), common_(new QLabel(this)), report_(new QLabel(this)),
      propagate_(assignmentButton(tr("Propa&gate"),
                                  tr("Give values to the atoms that unit clauses force"),
                                  "sat.propagate", this)),
      clear_(assignmentButton(tr("Clear"), tr("Leave all atoms open"), "sat.clear-values", this)),
      take_back_(assignmentButton(tr("Take back"), tr("Undo the last change of a value"),
                                  "sat.take-back", this)),
      model_(assignmentButton(tr("Back to model"),
                              tr("Show the values of the model again, in place of yours"),
                              "sat.back-to-model", this)) {
    build();
    connectAll();
    showAssignment();
    showTabs();
}

void AssignmentPanel::build() {
    only_true_->setToolTip(tr("Hide atoms that are not true"));
    // They take the room that is left, and do not ask for more than their least: what is below them
    // is not to be scrolled away.
    const int least_height = 5 * (fontMetrics().height() + 6);
    values_->setMinimumHeight(least_height);
    values_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    values_->setToolTip(tr("Click a value, or press 1, 0 or \u2013, to try other values"));
    graph_->setAccessibleName(tr("Graph to be coloured"));
    graph_->setReadable(GraphView::readable_label + 1); // badges are smaller
    picture_ = new QWidget(this);
    auto* picture = new QVBoxLayout(picture_);
    picture->setContentsMargins(0, 0, 0, 0);
    for (QWidget* view : std::initializer_list<QWidget*>{grid_, graph_}) {
        view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
        view->setMinimumHeight(least_height);
    }
    picture->addWidget(grid_, 1);
    picture->addWidget(graph_, 1);

    models_page_ = new QWidget(this);
    models_view_->setModel(models_);
    models_view_->setObjectName(QStringLiteral("allModelsTable"));
    models_view_->setAccessibleName(tr("All models"));
    models_view_->setToolTip(tr("Values that differ from the model shown are marked"));
    models_view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    models_view_->setSelectionMode(QAbstractItemView::SingleSelection);
    models_view_->setMinimumHeight(least_height);
    models_view_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    models_view_->setTabKeyNavigation(false);
    models_view_->setCornerButtonEnabled(false);
    fitRowsToText(*models_view_);
    models_view_->horizontalHeader()->setMinimumSectionSize(24);
    models_view_->horizontalHeader()->setHighlightSections(false);
    common_->setObjectName(QStringLiteral("commonValues"));
    common_->setWordWrap(true);
    common_->setTextFormat(Qt::PlainText);
    auto* models = new QVBoxLayout(models_page_);
    models->setContentsMargins(0, 4, 0, 0);
    models->addWidget(common_);
    models->addWidget(models_view_, 1);

    views_->addTab(values_, tr("Values"));
    views_->addTab(picture_, tr("Picture"));
    views_->addTab(models_page_, tr("Models"));
    views_->setTabToolTip(values_tab, tr("The value of each atom"));
    views_->setTabToolTip(picture_tab,
                          tr("The problem that the clauses describe, with the values drawn in"));
    views_->setTabToolTip(models_tab, tr("All models, and where they differ"));
    showTab(*views_, picture_tab, false);
    showTab(*views_, models_tab, false);
    views_->setObjectName(QStringLiteral("assignmentViews"));
    views_->setUsesScrollButtons(false);
    views_->setDocumentMode(true);
    views_->tabBar()->setAccessibleName(tr("Views of the assignment"));

    report_->setObjectName(QStringLiteral("clauseReport"));
    report_->setWordWrap(true);
    report_->setTextFormat(Qt::PlainText);
    auto* top = new QHBoxLayout;
    top->addWidget(only_true_);
    top->addStretch(1);
    auto* buttons_row = new QWidget(this);
    auto* buttons = new FlowLayout(buttons_row);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* each : {propagate_, take_back_, clear_, model_})
        buttons->addWidget(each);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(views_, 1);
    layout->addWidget(report_);
    layout->addWidget(buttons_row);
}

void AssignmentPanel::connectAll() {
    connect(assignment_, &Assignment::changed, this, &AssignmentPanel::showAssignment);
    connect(only_true_, &QCheckBox::toggled, this, [this](bool on) {
        table_->setOnlyTrue(on);
        Q_EMIT onlyTrueChanged();
    });
    connect(propagate_, &QPushButton::clicked, assignment_, &Assignment::propagate);
    connect(clear_, &QPushButton::clicked, assignment_, &Assignment::clear);
    connect(take_back_, &QPushButton::clicked, assignment_, &Assignment::takeBack);
    connect(model_, &QPushButton::clicked, assignment_, &Assignment::backToModel);
    connect(graph_, &GraphView::nodeClicked, this, [this](int vertex) {
        if (const auto* graph = std::get_if<ColouringInstance>(&instance_))
            assignment_->change(nextColour(*graph, *assignment_, vertex));
    });
    connect(models_view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (!choosing_ && now.isValid())
                    Q_EMIT modelPicked(static_cast<std::size_t>(now.row()));
            });
    connect(views_, &QTabWidget::currentChanged, this, [this](int tab) {
        showTabs();
        if (choosing_)
            return;
        if (tab != models_tab && hasPicture())
            prefers_picture_ = tab == picture_tab;
        Q_EMIT viewChanged();
    });
}

void AssignmentPanel::setReading(const std::shared_ptr<const ClauseReading>& reading) {
    Instance instance = reading ? instanceOf(*reading) : Instance();
    if (!(instance == instance_)) {
        instance_ = std::move(instance);
        places_.clear();
        if (const auto* graph = std::get_if<ColouringInstance>(&instance_))
            places_ = layOutGraph(*graph);
        if (const auto* grid = std::get_if<GridInstance>(&instance_))
            grid_->setGrid(*grid);
        graph_->fit();
    }
    assignment_->setReading(reading);
    chooseRows();
    const QScopedValueRollback choosing(choosing_, true);
    showTab(*views_, picture_tab, hasPicture());
    grid_->setVisible(std::holds_alternative<GridInstance>(instance_));
    graph_->setVisible(std::holds_alternative<ColouringInstance>(instance_));
    if (view() != View::models)
        views_->setCurrentIndex(hasPicture() && prefers_picture_ ? picture_tab : values_tab);
    showTabs();
}

void AssignmentPanel::setModel(std::optional<std::vector<bool>> model) {
    assignment_->setModel(std::move(model));
    chooseRows();
}

/// With the keyboard in the values or the picture, Undo takes back what was tried there, not the
/// clauses.
bool AssignmentPanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo) && assignment_->canTakeBack()) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void AssignmentPanel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo) && assignment_->canTakeBack())
        assignment_->takeBack();
    else
        QWidget::keyPressEvent(event);
}

void AssignmentPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Later, for the tables have not taken the new size of text yet.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(
            this,
            [this] {
                values_->resizeColumnsToContents();
                models_view_->resizeColumnsToContents();
            },
            Qt::QueuedConnection);
}

/// Anew, with columns as wide as they need.
void AssignmentPanel::chooseRows() {
    table_->setModel(assignment_->valuesOfFile(),
                     assignment_->reading() ? assignment_->reading()->words : AtomWords());
    values_->resizeColumnsToContents();
}

void AssignmentPanel::setAtoms(const std::optional<std::vector<int>>& atoms) {
    atoms_ = atoms;
    table_->setAtoms(atoms);
}

void AssignmentPanel::setModels(std::shared_ptr<const void> owner, const Models* models,
                                bool complete) {
    const QScopedValueRollback choosing(choosing_, true);
    const auto& reading = assignment_->reading();
    const bool there = models != nullptr && !models->empty() &&
                       (atoms_ || models->front().size() <= ModelsTable::most_atoms);
    const bool was_there = views_->isTabVisible(models_tab);
    models_->setModels(std::move(owner), there ? models : nullptr, complete,
                       reading ? reading->words : AtomWords(), atoms_);
    common_->setText(models_->common());
    showTab(*views_, models_tab, there);
    models_view_->resizeColumnsToContents();
    if (there && !was_there)
        views_->setCurrentIndex(models_tab);
    else if (!there && was_there)
        views_->setCurrentIndex(hasPicture() && prefers_picture_ ? picture_tab : values_tab);
    showTabs();
}

void AssignmentPanel::setCurrentModel(int index) {
    const QScopedValueRollback choosing(choosing_, true);
    models_->setCurrent(index);
    if (index >= 0 && index < models_->rowCount() && models_view_->currentIndex().row() != index)
        models_view_->selectRow(index);
}

void AssignmentPanel::showAssignment() {
    const auto& reading = assignment_->reading();
    table_->setValues(assignment_->valuesOfFile(), reading ? reading->words : AtomWords());
    values_->setColumnHidden(ModelTable::name_column, !reading || !reading->words.any());
    const auto* report = assignment_->report();
    QStringList said;
    if (const auto* grid = std::get_if<GridInstance>(&instance_))
        if (const QString clash = gridClash(*grid, *assignment_); !clash.isEmpty())
            said << clash;
    if (report != nullptr)
        said << reportWords(*report) + QLatin1Char('.');
    report_->setText(said.join(QLatin1Char(' ')));
    report_->setVisible(!said.isEmpty());
    showPicture();
    showButtons();
}

void AssignmentPanel::showPicture() {
    grid_->refresh();
    const auto* graph = std::get_if<ColouringInstance>(&instance_);
    if (graph != nullptr && !places_.empty())
        graph_->setScene(colouringScene(*graph, places_, *assignment_));
}

void AssignmentPanel::showButtons() {
    const QPushButton* used = nullptr;
    for (const QPushButton* each : {propagate_, take_back_, clear_, model_})
        used = each->hasFocus() ? each : used;
    propagate_->setEnabled(assignment_->canPropagate());
    clear_->setEnabled(assignment_->hasValues());
    take_back_->setEnabled(assignment_->canTakeBack());
    model_->setVisible(assignment_->hasModel());
    model_->setEnabled(assignment_->hasModel() && !assignment_->isModel());
    // Qt would give it to the next one: the Space that takes back the last value, once more, would
    // clear all.
    if (used != nullptr && !used->isEnabled())
        (view() == View::values    ? static_cast<QWidget*>(values_)
         : view() == View::picture ? (grid_->isVisible() ? static_cast<QWidget*>(grid_) : graph_)
                                   : models_view_)
            ->setFocus();
}

/// One tab alone is no choice.
void AssignmentPanel::showTabs() {
    views_->tabBar()->setVisible(views_->isTabVisible(picture_tab) ||
                                 views_->isTabVisible(models_tab));
    only_true_->setVisible(views_->currentIndex() == values_tab);
}

AssignmentPanel::View AssignmentPanel::view() const {
    return static_cast<View>(views_->currentIndex());
}

void AssignmentPanel::show(View view) {
    const auto tab = static_cast<int>(view);
    if (views_->isTabVisible(tab))
        views_->setCurrentIndex(tab);
}

bool AssignmentPanel::hasPicture() const {
    return !std::holds_alternative<std::monostate>(instance_);
}

void AssignmentPanel::setPrefersPicture(bool prefers) {
    prefers_picture_ = prefers;
    if (hasPicture() && view() != View::models)
        show(prefers ? View::picture : View::values);
}

bool AssignmentPanel::isOnlyTrue() const {
    return only_true_->isChecked();
}

void AssignmentPanel::setOnlyTrue(bool only_true) {
    only_true_->setChecked(only_true);
}

QSize AssignmentPanel::pictureSize() const {
    if (std::holds_alternative<ColouringInstance>(instance_))
        return graph_->pictureSize();
    return grid_picture;
}

void AssignmentPanel::paintPicture(QPainter& painter, const Colours& colours) const {
    if (const auto* grid = std::get_if<GridInstance>(&instance_))
        paintGrid(painter, GridGeometry(QSizeF(grid_picture), *grid), *grid, *assignment_,
                  std::nullopt, colours, font());
    else
        graph_->paintPicture(painter, colours);
}

QList<QWidget*> AssignmentPanel::pictures() const {
    return {grid_, graph_};
}

} // namespace loggia::ui
