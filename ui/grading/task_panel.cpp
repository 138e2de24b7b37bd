#include "ui/grading/task_panel.hpp"

#include "core/grading/tasks/tasks.hpp"
#include "ui/batch/handin_fields.hpp"
#include "ui/batch/settings_fields.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/decimal_box.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/selectable_text.hpp"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int most_field_points = 10'000;

} // namespace

TaskPanel::TaskPanel(QWidget* parent)
    : QWidget(parent), fields_(new SettingsFields(this)), task_(new QComboBox(this)),
      summary_(makeSelectableText("summary", this)), usage_(makeSelectableText("usage", this)),
      points_title_(heading({}, this)), points_area_(new QWidget(this)) {
    task_->setObjectName(QStringLiteral("task"));
    task_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    task_->setAccessibleName(tr("Task"));
    task_->setToolTip(tr("What was handed in"));
    for (const grading::Task& task : grading::tasks())
        task_->addItem(coreWords(task.title));
    setFixedFont(*usage_);

    auto* title = heading(tr("&Task"), this, task_);
    auto* orders = new QWidget(this);
    form_ = SettingsFields::makeForm(orders);
    makeTask(*form_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(title);
    column->addWidget(task_);
    column->addWidget(summary_);
    column->addWidget(usage_);
    column->addSpacing(4);
    column->addWidget(points_title_);
    column->addWidget(points_area_);
    column->addSpacing(4);
    column->addWidget(heading(tr("Cases"), this));
    column->addWidget(orders);
    commands_ = new Expander(
        tr("Build and run"),
        new HandinFields(*fields_, {settings_.build, settings_.run, settings_.readable}, this),
        this);
    commands_->setObjectName(QStringLiteral("commands"));
    column->addWidget(commands_);
    auto* limits = new Expander(tr("Limits and journal"), makeLimits(), this);
    limits->setObjectName(QStringLiteral("limits"));
    column->addWidget(limits);
    column->addStretch();

    fields_->add([this] { showChosenTask(); });
    connect(fields_, &SettingsFields::changed, this, &TaskPanel::changed);
    connect(task_, &QComboBox::currentIndexChanged, this, &TaskPanel::chooseTask);
    setSettings(settings_);
}

void TaskPanel::makeTask(QFormLayout& form) {
    problem_ = addPath(form, tr("&Problem"), "problem", settings_.problem,
                       tr("File with the problem of the exercise"), &TaskPanel::problemWanted);
    connect(problem_, &QLineEdit::textChanged, this, &TaskPanel::enableSeed);
    cases_ = fields_->addNumber(
        form, tr("Cases per chec&k"), "cases", settings_.cases, {1, 1000},
        tr("How many cases each check generates. More cases take longer but find more mistakes."));
    seed_ = fields_->addSeed(form, tr("See&d"), settings_.seed,
                             tr("The same seed gives the same cases, also on other machines"));
    levelLabels(form);
}

QWidget* TaskPanel::makeLimits() {
    auto* content = new QWidget(this);
    QFormLayout* form = SettingsFields::makeForm(content);
    cpu_ = fields_->addSeconds(*form, tr("Processor time"), "cpu", settings_.cpu_seconds,
                               tr("Per run. A run that takes longer fails the case."));
    QDoubleSpinBox* wall =
        fields_->addSeconds(*form, tr("Wall-clock time"), "wall", settings_.wall_seconds,
                            tr("Per run, including waiting time"));
    wall->setSpecialValueText(tr("twice that plus 1 s"));
    const auto add_large = [this, form](const QString& label, const char* name, int& value,
                                        SettingsFields::Range range, const QString& help) {
        QSpinBox* box = fields_->addNumber(*form, label, name, value, range, help);
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        return box;
    };
    add_large(tr("Memory"), "memory", settings_.memory_mb, {16, 1'000'000},
              tr("Per run, all processes together"))
        ->setSuffix(tr(" MB"));
    add_large(tr("Processes"), "processes", settings_.processes, {4, 100'000},
              tr("Per run, counting processes and threads together"));
    add_large(tr("Files"), "files", settings_.disk_mb, {1, 100'000},
              tr("In each folder that a run may write to"))
        ->setSuffix(tr(" MB"));
    add_large(tr("Output"), "output", settings_.output_kb, {1, 100'000},
              tr("A run that prints more is stopped"))
        ->setSuffix(tr(" kB"));
    QSpinBox* jobs = fields_->addNumber(*form, tr("At a time"), "jobs", settings_.jobs, {0, 1024},
                                        tr("How many hand-ins are graded at once. With fewer at "
                                           "once, the measured times are more exact."));
    jobs->setSpecialValueText(tr("all cores but one"));
    journal_ = addPath(*form, tr("Journal"), "journal", settings_.journal,
                       tr("The file that records the results, so that only hand-ins that changed "
                          "are graded again. loggia-cli grade --journal reads the same file."),
                       &TaskPanel::journalWanted);
    journal_->setPlaceholderText(tr("this window's own"));
    levelLabels(*form);
    return content;
}

QLineEdit* TaskPanel::addPath(QFormLayout& form, const QString& label, const char* name,
                              QString& value, const QString& help, void (TaskPanel::*wanted)()) {
    const SettingsFields::Path path = fields_->makePath(label, name, value, help);
    // The label stands above: beside it a path, or what an empty field says, has no room.
    auto* block = new QWidget(this);
    auto* rows = new QVBoxLayout(block);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* text = new QLabel(label, block);
    text->setBuddy(path.edit);
    rows->addWidget(text);
    rows->addWidget(path.both);
    form.addRow(block);
    connect(path.choose, &QToolButton::clicked, this, wanted);
    return path.edit;
}

void TaskPanel::setSettings(const ClassSettings& settings) {
    settings_ = settings;
    if (grading::find_task(settings_.task) == nullptr)
        settings_.task = grading::tasks().front().id;
    fields_->show();
    showTask();
}

void TaskPanel::showChosenTask() {
    const auto& all = grading::tasks();
    const auto chosen = std::ranges::find(all, settings_.task, &grading::Task::id);
    task_->setCurrentIndex(static_cast<int>(chosen - all.begin()));
}

void TaskPanel::chooseTask(int index) {
    if (fields_->isShowing() || index < 0)
        return;
    settings_.chooseTask(std::string(grading::tasks()[static_cast<std::size_t>(index)].id));
    setSettings(settings_);
    Q_EMIT changed();
}

void TaskPanel::showTask() {
    const grading::Task task = settings_.taskWithPoints();
    summary_->setText(coreWords(task.summary));
    usage_->setText(coreWords(task.usage));
    usage_->setVisible(task.takes_program());
    form_->setRowVisible(problem_->parentWidget()->parentWidget(), task.takes_problem);
    problem_->setPlaceholderText(task.needs_problem ? tr("needed for this task")
                                                    : tr("made from the seed"));
    // A problem is the only case; without one it may be made from the seed.
    form_->setRowVisible(cases_, !task.takes_problem);
    form_->setRowVisible(seed_, !task.needs_problem);
    enableSeed();
    commands_->setVisible(task.takes_program());
    cpu_->setSpecialValueText(tr("%1 s (usual)").arg(pointsText(task.cpu_seconds)));
    makePoints();
    showPointsSum();
}

void TaskPanel::enableSeed() {
    const bool has_problem =
        settings_.taskWithPoints().takes_problem && !settings_.problem.trimmed().isEmpty();
    seed_->setEnabled(!has_problem);
}

void TaskPanel::makePoints() {
    const grading::Task task = settings_.taskWithPoints();
    const QObjectList old = points_area_->children();
    qDeleteAll(old);
    points_.clear();
    QFormLayout* form = SettingsFields::makeForm(points_area_);
    form->setVerticalSpacing(4);
    for (std::size_t check = 0; check < task.checks.size(); ++check) {
        auto* box = new DecimalBox(points_area_);
        box->setRange(0, most_field_points);
        box->setDecimals(2);
        box->setValue(task.checks[check].points);
        box->setKeyboardTracking(false);
        const QString title = coreWords(task.checks[check].title);
        box->setAccessibleName(tr("Points: %1").arg(title));
        box->setToolTip(tr("Points for this check; each correct case earns an equal share"));
        auto* label = new QLabel(title, points_area_);
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        label->setWordWrap(
            true); // after the policy, which forgets that the height goes by the width
        auto* row = new QWidget(points_area_);
        auto* both = new QHBoxLayout(row);
        both->setContentsMargins(0, 0, 0, 0);
        both->addWidget(label, 1);
        both->addWidget(box);
        form->addRow(row);
        connect(box, &QDoubleSpinBox::valueChanged, this,
                [this, check](double value) { setPoints(check, value); });
        points_.push_back(box);
    }
    orderAsRead(*this); // what is new would come last
}

void TaskPanel::setPoints(std::size_t check, double points) {
    const grading::Task* usual = grading::find_task(settings_.task);
    const std::string id(usual->checks[check].id);
    if (points == usual->checks[check].points)
        settings_.points.erase(id);
    else
        settings_.points[id] = points;
    showPointsSum();
    Q_EMIT changed();
}

void TaskPanel::showPointsSum() {
    points_title_->setText(
        tr("Checks: %1 points in total").arg(pointsText(settings_.taskWithPoints().points())));
}

void TaskPanel::commit() {
    fields_->commit();
}

void TaskPanel::setProblem(const QString& path) {
    problem_->setText(path);
}

void TaskPanel::focusProblem() {
    problem_->setFocus();
}

void TaskPanel::setJournal(const QString& path) {
    journal_->setText(path);
}

} // namespace loggia::ui
