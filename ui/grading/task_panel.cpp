#include "ui/grading/task_panel.hpp"

#include "core/grading/tasks/tasks.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/heading.hpp"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace loggia::ui {

namespace {

constexpr int most_field_points = 10'000;
constexpr double most_field_seconds = 86'400;

QFormLayout* make_form(QWidget* parent) {
    auto* form = new QFormLayout(parent);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QLabel* make_text(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

TaskPanel::TaskPanel(QWidget* parent)
    : QWidget(parent), task_(new QComboBox(this)), summary_(make_text("summary", this)),
      usage_(make_text("usage", this)), points_title_(heading({}, this)),
      points_area_(new QWidget(this)) {
    task_->setObjectName(QStringLiteral("task"));
    task_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    task_->setAccessibleName(tr("Task"));
    task_->setToolTip(tr("What was handed in"));
    for (const grading::Task& task : grading::tasks())
        task_->addItem(coreWords(task.title));
    usage_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));

    auto* title = heading(tr("&Task"), this, task_);
    auto* orders = new QWidget(this);
    form_ = make_form(orders);
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
    commands_ = new Expander(tr("Build and run"), makeCommands(), this);
    commands_->setObjectName(QStringLiteral("commands"));
    column->addWidget(commands_);
    auto* limits = new Expander(tr("Limits and journal"), makeLimits(), this);
    limits->setObjectName(QStringLiteral("limits"));
    column->addWidget(limits);
    column->addStretch();

    connect(task_, &QComboBox::currentIndexChanged, this, &TaskPanel::chooseTask);
    setSettings(settings_);
}

void TaskPanel::makeTask(QFormLayout& form) {
    problem_ = addPath(form, tr("&Problem"), &ClassSettings::problem,
                       tr("File with the problem of the exercise"), &TaskPanel::problemWanted);
    problem_->setObjectName(QStringLiteral("problem"));
    connect(problem_, &QLineEdit::textChanged, this, [this] {
        if (!is_showing_)
            enableSeed();
    });
    cases_ = addNumber(form, tr("Cases per chec&k"), &ClassSettings::cases, {1, 1000},
                       tr("Generated cases for each check. More take longer and find more."));
    cases_->setObjectName(QStringLiteral("cases"));
    seed_ = addNumber(form, tr("See&d"), &ClassSettings::seed, {0, std::numeric_limits<int>::max()},
                      tr("The same seed gives the same cases, also on other machines"));
    seed_->setObjectName(QStringLiteral("seed"));
    levelLabels(form);
}

QWidget* TaskPanel::makeCommands() {
    auto* content = new QWidget(this);
    QFormLayout* form = make_form(content);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    QLineEdit* build =
        addText(*form, tr("&Build command"), &ClassSettings::build,
                tr("A line for the shell, run once in a copy of each hand-in's folder. Empty: "
                   "nothing is built."));
    build->setObjectName(QStringLiteral("build"));
    build->setPlaceholderText(QStringLiteral("javac *.java"));
    QLineEdit* run = addText(*form, tr("&Run command"), &ClassSettings::run,
                             tr("A line for the shell; $HANDIN is the folder and \"$@\" the "
                                "arguments. Empty: the program is found in the hand-in."));
    run->setObjectName(QStringLiteral("run"));
    run->setPlaceholderText(QStringLiteral("java -cp \"$HANDIN\" Main \"$@\""));
    QLineEdit* readable =
        addText(*form, tr("Folders that programs may read too"), &ClassSettings::readable,
                tr("For languages that are not in /usr. Several are separated by colons."));
    readable->setObjectName(QStringLiteral("readable"));
    readable->setPlaceholderText(QStringLiteral("/opt/jdk"));
    return content;
}

QWidget* TaskPanel::makeLimits() {
    auto* content = new QWidget(this);
    QFormLayout* form = make_form(content);
    cpu_ = addSeconds(*form, tr("Processor time"), &ClassSettings::cpu_seconds,
                      tr("Of one run; what takes longer has failed the case"));
    cpu_->setObjectName(QStringLiteral("cpu"));
    QDoubleSpinBox* wall = addSeconds(*form, tr("By the clock"), &ClassSettings::wall_seconds,
                                      tr("Of one run, also while it waits"));
    wall->setSpecialValueText(tr("twice that and 1 s"));
    addNumber(*form, tr("Memory"), &ClassSettings::memory_mb, {16, 1'000'000},
              tr("Of all processes of one run"))
        ->setSuffix(tr(" MB"));
    addNumber(*form, tr("Processes"), &ClassSettings::processes, {4, 100'000},
              tr("Processes and threads of one run"));
    addNumber(*form, tr("Files"), &ClassSettings::disk_mb, {1, 100'000},
              tr("In each folder that a run may write to"))
        ->setSuffix(tr(" MB"));
    addNumber(*form, tr("Output"), &ClassSettings::output_kb, {1, 100'000},
              tr("A run that prints more is ended"))
        ->setSuffix(tr(" kB"));
    QSpinBox* jobs = addNumber(*form, tr("At a time"), &ClassSettings::jobs, {0, 1024},
                               tr("How many hand-ins are graded at a time. Times are measured "
                                  "more exactly with fewer."));
    jobs->setObjectName(QStringLiteral("jobs"));
    jobs->setSpecialValueText(tr("all cores but one"));
    journal_ = addPath(*form, tr("Journal"), &ClassSettings::journal,
                       tr("The file that keeps the results, so that only what changed is graded "
                          "again. loggia-cli grade --journal reads the same file."),
                       &TaskPanel::journalWanted);
    journal_->setObjectName(QStringLiteral("journal"));
    journal_->setPlaceholderText(tr("this window's own"));
    levelLabels(*form);
    return content;
}

QSpinBox* TaskPanel::addNumber(QFormLayout& form, const QString& label, int ClassSettings::*member,
                               WholeRange range, const QString& help) {
    auto* box = new QSpinBox(this);
    box->setRange(range.least, range.most);
    box->setStepType(range.most > 10'000 && range.least > 0
                         ? QAbstractSpinBox::AdaptiveDecimalStepType
                         : QAbstractSpinBox::DefaultStepType);
    box->setKeyboardTracking(false);
    box->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    box->setToolTip(help);
    form.addRow(label, box);
    shown_.emplace_back([this, box, member] { box->setValue(settings_.*member); });
    connect(box, &QSpinBox::valueChanged, this, [this, member](int value) {
        settings_.*member = value;
        change();
    });
    return box;
}

QDoubleSpinBox* TaskPanel::addSeconds(QFormLayout& form, const QString& label,
                                      double ClassSettings::*member, const QString& help) {
    auto* box = new QDoubleSpinBox(this);
    box->setRange(0, most_field_seconds);
    box->setDecimals(1);
    box->setSuffix(tr(" s"));
    box->setKeyboardTracking(false);
    box->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    box->setToolTip(help);
    form.addRow(label, box);
    shown_.emplace_back([this, box, member] { box->setValue(settings_.*member); });
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, member](double value) {
        settings_.*member = value;
        change();
    });
    return box;
}

QLineEdit* TaskPanel::addText(QFormLayout& form, const QString& label,
                              QString ClassSettings::*member, const QString& help) {
    auto* edit = new QLineEdit(this);
    edit->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    edit->setToolTip(help);
    form.addRow(label, edit);
    shown_.emplace_back([this, edit, member] {
        if (edit->text() != settings_.*member)
            edit->setText(settings_.*member);
    });
    connect(edit, &QLineEdit::textChanged, this, [this, member](const QString& text) {
        settings_.*member = text;
        change();
    });
    return edit;
}

QLineEdit* TaskPanel::addPath(QFormLayout& form, const QString& label,
                              QString ClassSettings::*member, const QString& help,
                              void (TaskPanel::*wanted)()) {
    auto* edit = new QLineEdit(this);
    const QString name = QString(label).remove(QLatin1Char('&'));
    edit->setAccessibleName(name);
    edit->setToolTip(help);
    auto* choose = new QToolButton(this); // a word would leave the path no room
    choose->setIcon(icon(QStringLiteral("open")));
    choose->setAutoRaise(true);
    choose->setAccessibleName(tr("Choose the file: %1").arg(name));
    choose->setToolTip(choose->accessibleName());
    auto* both = new QWidget(this);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(edit, 1);
    row->addWidget(choose);
    form.addRow(label, both);
    if (auto* text = qobject_cast<QLabel*>(form.labelForField(both)))
        text->setBuddy(edit);
    shown_.emplace_back([this, edit, member] {
        if (edit->text() != settings_.*member)
            edit->setText(settings_.*member);
    });
    connect(edit, &QLineEdit::textChanged, this, [this, member](const QString& text) {
        settings_.*member = text;
        change();
    });
    connect(choose, &QToolButton::clicked, this, wanted);
    return edit;
}

void TaskPanel::change() {
    if (!is_showing_)
        Q_EMIT changed();
}

void TaskPanel::setSettings(const ClassSettings& settings) {
    const QScopedValueRollback showing(is_showing_, true);
    settings_ = settings;
    const auto& all = grading::tasks();
    const auto found = std::find_if(all.begin(), all.end(), [&](const grading::Task& task) {
        return task.id == settings.task;
    });
    if (found == all.end())
        settings_.task = all.front().id;
    task_->setCurrentIndex(static_cast<int>(found == all.end() ? 0 : found - all.begin()));
    for (const auto& show : shown_)
        show();
    showTask();
}

void TaskPanel::chooseTask(int index) {
    if (is_showing_ || index < 0)
        return;
    // Points and the time limit are the task's.
    settings_.task = grading::tasks()[static_cast<std::size_t>(index)].id;
    settings_.points.clear();
    settings_.cpu_seconds = 0;
    settings_.wall_seconds = 0;
    setSettings(settings_);
    Q_EMIT changed();
}

void TaskPanel::showTask() {
    const grading::Task task = settings_.taskWithPoints();
    summary_->setText(coreWords(task.summary));
    usage_->setText(coreWords(task.usage));
    usage_->setVisible(task.takes_program());
    form_->setRowVisible(problem_->parentWidget(), task.takes_problem);
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
    QFormLayout* form = make_form(points_area_);
    form->setVerticalSpacing(4);
    for (std::size_t check = 0; check < task.checks.size(); ++check) {
        auto* box = new QDoubleSpinBox(points_area_);
        box->setRange(0, most_field_points);
        box->setDecimals(2);
        box->setValue(task.checks[check].points);
        box->setKeyboardTracking(false);
        const QString title = coreWords(task.checks[check].title);
        box->setAccessibleName(tr("Points: %1").arg(title));
        box->setToolTip(tr("Points of this check, earned by the share of its cases that are "
                           "right"));
        auto* label = new QLabel(title, points_area_);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
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
    change();
}

void TaskPanel::showPointsSum() {
    points_title_->setText(
        tr("Checks: %1 points in all").arg(pointsText(settings_.taskWithPoints().points())));
}

void TaskPanel::commit() {
    for (QAbstractSpinBox* box : findChildren<QAbstractSpinBox*>())
        box->interpretText();
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
