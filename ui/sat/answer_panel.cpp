#include "ui/sat/answer_panel.hpp"

#include "core/sat/formats/answer_format.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/language/core_words.hpp"
#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/selectable_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/step_buttons.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

namespace loggia::ui {

using sat::Status;

namespace {

QPushButton* button(const QString& text, const QString& help, const char* name, QWidget* parent) {
    auto* made = new QPushButton(text, parent);
    made->setToolTip(help);
    made->setObjectName(QLatin1String(name));
    return made;
}

/// `1-3 7`, as they can be typed.
QString inRanges(const std::vector<int>& rising) {
    QStringList parts;
    for (std::size_t i = 0, end = 0; i < rising.size(); i = end) {
        for (end = i + 1; end < rising.size() && rising[end] == rising[end - 1] + 1;)
            ++end;
        parts << (end == i + 1 ? QString::number(rising[i])
                               : QStringLiteral("%1-%2").arg(rising[i]).arg(rising[end - 1]));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

AnswerPanel::AnswerPanel(SolveRun* run, AnswerTasks* tasks, QWidget* parent)
    : QWidget(parent), run_(run), tasks_(tasks), verdict_(new VerdictLabel(this)),
      explanation_(makeSelectableText("explanation", this)), assignment_(new AssignmentPanel(this)),
      with_model_(new QWidget(this)),
      steps_(new StepButtons(
          {tr("First model"), tr("Previous model"), tr("Next model"), tr("Last model")},
          with_model_)),
      position_(new QLabel(with_model_)),
      all_(button(tr("&All models"), tr("Enumerate the models one by one"), "allModels",
                  with_model_)),
      atoms_(new QLineEdit(with_model_)), atoms_note_(makeSelectableText("atomsNote", with_model_)),
      without_model_(new QWidget(this)), core_note_(makeSelectableText("coreNote", without_model_)),
      copy_core_(
          button(tr("Copy core"), tr("Copy the clauses of the core"), "copyCore", without_model_)),
      save_core_(button(tr("Save core..."), tr("Save the clauses of the core in a file"),
                        "saveCore", without_model_)),
      proof_note_(makeSelectableText("proofNote", without_model_)),
      check_(button(tr("Chec&k the proof"), tr("Check the proof with an independent checker"),
                    "checkProof", without_model_)),
      save_(button(tr("Save the proof..."),
                   tr("Save the proof as DRAT, for this or another checker"), "saveProof",
                   without_model_)) {
    build();
    setCommand(all_, "sat.models");
    setCommand(copy_core_, "sat.copy-core");
    connect(copy_core_, &QPushButton::clicked, this, &AnswerPanel::coreCopyWanted);
    connect(save_core_, &QPushButton::clicked, this, &AnswerPanel::coreSaveWanted);
    connect(assignment_, &AssignmentPanel::modelPicked, this, &AnswerPanel::showModel);
    connect(all_, &QPushButton::clicked, this, &AnswerPanel::findModels);
    connect(atoms_, &QLineEdit::returnPressed, this, &AnswerPanel::findModels);
    connect(atoms_, &QLineEdit::textChanged, atoms_note_, &QWidget::hide);
    connect(steps_, &StepButtons::picked, this, &AnswerPanel::showModel);
    connect(check_, &QPushButton::clicked, this, &AnswerPanel::checkProof);
    connect(save_, &QPushButton::clicked, this, &AnswerPanel::proofSaveWanted);
    connect(run_, &SolveRun::outcomeChanged, this, &AnswerPanel::showOutcome);
    connect(run_, &SolveRun::runningChanged, this, &AnswerPanel::showOutcome);
    connect(tasks_, &AnswerTasks::modelsChanged, this, [this] {
        showModels();
        tellIfAsked(position_);
    });
    connect(tasks_, &AnswerTasks::coreChanged, this, [this] {
        showCore();
        tellIfAsked(core_note_);
    });
    connect(tasks_, &AnswerTasks::proofChecked, this, [this] {
        showProof();
        tellIfAsked(proof_note_);
    });
    connect(tasks_, &AnswerTasks::runningChanged, this, [this] {
        showModels();
        showCore();
        showProof();
    });
    showOutcome();
}

void AnswerPanel::build() {
    position_->setObjectName(QStringLiteral("position"));
    atoms_->setObjectName(QStringLiteral("atoms"));
    atoms_->setPlaceholderText(tr("all atoms, or for example 1-9 P Q"));
    atoms_->setToolTip(
        tr("Models that agree on these atoms are listed once. Enter numbers, ranges and names."));
    auto* atoms_label = new QLabel(tr("Project o&nto"), with_model_);
    atoms_label->setBuddy(atoms_);
    atoms_->setAccessibleName(tr("Project models onto these atoms"));
    atoms_note_->hide();

    auto* leading = new FlowLayout;
    position_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    leading->addWidget(steps_);
    leading->addWidget(position_);
    leading->addWidget(all_);
    auto* apart = new QHBoxLayout;
    apart->addWidget(atoms_label);
    apart->addWidget(atoms_, 1);
    auto* model = new QVBoxLayout(with_model_);
    model->setContentsMargins(0, 0, 0, 0);
    model->addLayout(leading);
    model->addLayout(apart);
    model->addWidget(atoms_note_);

    auto* core = button(
        tr("Find &minimal core (MUS)"),
        tr("Find clauses that have no model together, but have one when any of them is left out"),
        "core", without_model_);
    setCommand(core, "sat.core");
    connect(core, &QPushButton::clicked, this, &AnswerPanel::findCore);
    auto* proof_buttons = new FlowLayout;
    proof_buttons->addWidget(check_);
    proof_buttons->addWidget(save_);
    auto* core_row = new FlowLayout;
    core_row->addWidget(core);
    core_row->addWidget(copy_core_);
    core_row->addWidget(save_core_);
    auto* none = new QVBoxLayout(without_model_);
    none->setContentsMargins(0, 0, 0, 0);
    none->addWidget(heading(tr("Unsatisfiable core"), without_model_));
    none->addLayout(core_row);
    none->addWidget(core_note_);
    none->addSpacing(fontMetrics().height() / 2);
    none->addWidget(heading(tr("Proof"), without_model_));
    none->addWidget(proof_note_);
    none->addLayout(proof_buttons);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(verdict_);
    layout->addWidget(explanation_);
    layout->addWidget(without_model_);
    layout->addWidget(assignment_, 1);
    layout->addWidget(with_model_);
    layout->addStretch(); // where there are no values, what is said stays at the top
}

void AnswerPanel::setReading(std::shared_ptr<const ClauseReading> reading) {
    reading_ = std::move(reading);
    shown_ = 0;
    handed_ = nullptr;
    handed_owner_.reset();
    atoms_->setPlaceholderText(
        reading_ && reading_->projection
            ? tr("atoms of c p show: %1").arg(inRanges(*reading_->projection))
            : tr("all atoms, or for example 1-9 P Q"));
    assignment_->setReading(reading_);
    showOutcome();
}

void AnswerPanel::forgetProjection() {
    atoms_->clear();
    atoms_note_->hide();
}

AnswerPanel::Results AnswerPanel::results() const {
    return {run_->outcome(), run_->history(),      tasks_->found(),
            atoms_->text(),  assignment_->atoms(), shown_};
}

/// The answer last: values of a person's own, which come back with its model, stay in sight then.
void AnswerPanel::takeOver(const Results& results) {
    if (!reading_ || !results.outcome)
        return;
    atoms_->setText(results.atoms);
    assignment_->setAtoms(results.projection);
    shown_ = results.shown;
    tasks_->take(reading_->about, results.found);
    run_->take(reading_->about, results.outcome, results.history);
}

bool AnswerPanel::hasModel() const {
    return run_->outcome() && run_->outcome()->answer.status == Status::satisfiable;
}

bool AnswerPanel::hasNoModel() const {
    return run_->outcome() && run_->outcome()->answer.status == Status::unsatisfiable;
}

bool AnswerPanel::hasProof() const {
    return hasNoModel() && run_->outcome()->proof != nullptr;
}

void AnswerPanel::showOutcome() {
    const auto& outcome = run_->outcome();
    with_model_->setVisible(hasModel());
    without_model_->setVisible(hasNoModel());
    if (run_->isRunning()) {
        verdict_->setVerdict(tr("Solving\u2026"), VerdictTone::open);
        explanation_->setText(tr("The Run tab shows the statistics."));
    } else if (outcome) {
        constexpr std::array tones{VerdictTone::open, VerdictTone::good, VerdictTone::bad};
        verdict_->setVerdict(verdictOf(*outcome),
                             tones[static_cast<std::size_t>(outcome->answer.status)]);
        if (reading_ && reading_->file)
            explanation_->setText(explanationOf(*outcome, reading_->file->clauses));
    } else if (reading_ && reading_->error) {
        verdict_->setVerdict(tr("Clauses not understood"), VerdictTone::bad);
        QString why = coreWords(reading_->error->message);
        if (reading_->error->span)
            why = tr("Line %1: %2").arg(reading_->error->span->line).arg(why);
        why += QLatin1Char('.');
        if (reading_->errors.size() > 1)
            why += QLatin1Char(' ') +
                   tr("Also marked in the text: %1.")
                       .arg(counted(reading_->errors.size() - 1, tr("%1 error"), tr("%1 errors")));
        explanation_->setText(why);
    } else {
        verdict_->setVerdict(tr("Not solved yet"), VerdictTone::open);
        explanation_->setText(tr("Press Solve to find a model, or to show that there is none."));
    }
    if (!tasks_->models()) {
        shown_ = 0;
        assignment_->setAtoms(std::nullopt);
    }
    showModels();
    // Of a large set there are values once it has a model.
    assignment_->setVisible(reading_ && reading_->file &&
                            assignment_->assignment()->values().size() > 1);
    showCore();
    showProof();
}

const std::vector<bool>* AnswerPanel::model() const {
    if (!hasModel())
        return nullptr;
    const auto& list = tasks_->models();
    return list && shown_ < list->models.size() ? &list->models[shown_]
                                                : &run_->outcome()->answer.model;
}

void AnswerPanel::handModel() {
    const auto& list = tasks_->models();
    const std::vector<bool>* const now = model();
    if (now == handed_)
        return;
    handed_ = now;
    // So that no other model can come to lie where this one is.
    handed_owner_ = list && !list->models.empty() ? std::shared_ptr<const void>(list)
                                                  : std::shared_ptr<const void>(run_->outcome());
    assignment_->setModel(now == nullptr ? std::nullopt : std::optional(*now));
}

void AnswerPanel::showModels() {
    const auto& list = tasks_->models();
    const bool listed = hasModel() && list && !list->models.empty();
    assignment_->setModels(list, listed ? &list->models : nullptr, list && list->complete);
    if (listed)
        return showModel(std::min(shown_, list->models.size() - 1));
    handModel();
    if (!hasModel())
        return;
    steps_->setPosition(0, 0);
    position_->setText(list && list->error   ? sentence(list->error->message)
                       : tasks_->isRunning() ? tr("Searching\u2026")
                                             : tr("a model"));
}

void AnswerPanel::showModel(std::size_t index) {
    const auto& list = tasks_->models();
    if (!list || index >= list->models.size())
        return;
    shown_ = index;
    const std::size_t last = list->models.size() - 1;
    steps_->setPosition(index, last);
    const QString of =
        list->complete ? numberText(last + 1) : tr("at least %1").arg(numberText(last + 1));
    const QString place = tr("model %1 of %2").arg(numberText(index + 1), of);
    position_->setText(list->error ? tr("%1. %2").arg(place, sentence(list->error->message))
                                   : place);
    handModel();
    assignment_->setCurrentModel(static_cast<int>(index));
}

std::optional<std::vector<int>> AnswerPanel::projection() {
    const std::string text = atoms_->text().toUtf8().toStdString();
    atoms_note_->hide();
    if (!reading_ || !reading_->file)
        return std::nullopt;
    if (atoms_->text().trimmed().isEmpty())
        return reading_->projection;
    auto atoms = sat::parse_atoms(text, reading_->words.names(), reading_->file->atoms());
    if (!atoms) {
        atoms_note_->setText(coreWords(atoms.error().message) + QLatin1Char('.'));
        atoms_note_->show();
        return std::vector<int>{};
    }
    return std::move(*atoms);
}

void AnswerPanel::findModels() {
    if (!hasModel() || !reading_ || !reading_->file)
        return;
    const auto wanted = projection();
    if (atoms_note_->isVisibleTo(this))
        return;
    shown_ = 0;
    assignment_->setAtoms(wanted);
    asked_ = position_;
    tasks_->findModels(reading_->about, reading_->file, wanted);
}

void AnswerPanel::findCore() {
    if (!hasNoModel() || !reading_ || !reading_->file)
        return;
    asked_ = core_note_;
    tasks_->findCore(reading_->about, reading_->file);
}

void AnswerPanel::checkProof() {
    if (!hasProof() || !reading_ || !reading_->file)
        return;
    asked_ = proof_note_;
    tasks_->checkProof(reading_->about, reading_->file, run_->outcome()->proof);
}

void AnswerPanel::tellIfAsked(QLabel* note) {
    const bool known = note == position_    ? tasks_->models() != nullptr
                       : note == core_note_ ? tasks_->core() != nullptr
                                            : tasks_->proofCheck() != nullptr;
    if (note != asked_ || !known || tasks_->isRunning())
        return;
    asked_ = nullptr;
    announce(note, note->text());
    Q_EMIT answered(sentence(note->text()));
}

bool AnswerPanel::hasCore() const {
    const auto* finding = tasks_->core();
    return finding != nullptr && !finding->error && finding->core.status == Status::unsatisfiable &&
           reading_ && reading_->file;
}

QString AnswerPanel::coreText(sat::ClauseForm form) const {
    if (!hasCore())
        return {};
    sat::ClauseFile core = reading_->file->part(tasks_->core()->core.clauses);
    core.clauses.ask_for_atoms(reading_->file->clauses.atoms());
    std::set<int> atoms;
    for (std::size_t i = 0; i < core.clauses.size(); ++i)
        for (const int literal : core.clauses[i])
            atoms.insert(std::abs(literal));
    std::string names;
    for (const int atom : atoms)
        if (const QString name = reading_->words.name(atom); !name.isEmpty())
            names += std::to_string(atom) + ' ' + name.toStdString() + '\n';
    return QString::fromStdString(form == sat::ClauseForm::dimacs
                                      ? sat::to_dimacs(core, names)
                                      : sat::to_assignment_format(core.clauses, names));
}

void AnswerPanel::showCore() {
    copy_core_->setVisible(hasCore());
    save_core_->setVisible(hasCore());
    const auto& finding = tasks_->core();
    if (!finding) {
        core_note_->setText(tasks_->isFindingCore()
                                ? tr("Working\u2026")
                                : tr("Which clauses are to blame? Often only a few of them."));
        return;
    }
    if (finding->error) {
        core_note_->setText(sentence(finding->error->message));
        return;
    }
    if (finding->core.status != Status::unsatisfiable) {
        core_note_->setText(tr("Stopped before a core was found."));
        return;
    }
    const QString part =
        tr("%1 of %2")
            .arg(numberText(finding->core.constraints),
                 counted(reading_ && reading_->file ? reading_->file->constraint_ends().size() : 0,
                         tr("%1 clause"), tr("%1 clauses")));
    const QString found =
        finding->verified ? tr("Minimal core: %1. The core has no model, but when any one of its "
                               "clauses is left out, the rest has one. It is marked in the editor.")
                                .arg(part)
                          : tr("Core, perhaps not minimal: %1. The search was stopped.").arg(part);
    const bool has_xors = reading_ && reading_->file && !reading_->file->xors.empty();
    core_note_->setText(has_xors ? found + u' ' + tr("An xor line counts as one clause.") : found);
}

void AnswerPanel::showProof() {
    check_->setVisible(hasProof());
    save_->setVisible(hasProof());
    if (!hasProof()) {
        proof_note_->setText(
            tr("No proof was recorded (this engine has none, or recording is off)."));
        return;
    }
    const sat::Proof& proof = *run_->outcome()->proof;
    const QString size = counted(proof.size(), tr("%1 step"), tr("%1 steps"));
    if (tasks_->isCheckingProof()) {
        proof_note_->setText(tr("%1. Checking\u2026").arg(size));
        return;
    }
    const auto& check = tasks_->proofCheck();
    if (!check) {
        proof_note_->setText(tr("%1, not checked yet.").arg(size));
        return;
    }
    if (!*check) {
        proof_note_->setText(tr("%1, not checked. %2").arg(size, sentence(check->error().message)));
        return;
    }
    switch ((*check)->verdict) {
    case sat::ProofCheck::Verdict::verified:
        proof_note_->setText(
            tr("Verified: derived step by step from %1. Needed: %2 of %3.")
                .arg(counted((*check)->core.size(), tr("%1 clause"), tr("%1 clauses")),
                     numberText((*check)->lemmas), size));
        break;
    case sat::ProofCheck::Verdict::refused:
        proof_note_->setText(
            tr("Rejected: %1. Please report this.").arg(coreWords((*check)->reason)));
        break;
    case sat::ProofCheck::Verdict::stopped:
        proof_note_->setText(tr("%1. The check was stopped.").arg(size));
        break;
    }
}

QString AnswerPanel::asText() const {
    const std::string back =
        reading_ && reading_->file ? reading_->file->back_matter : std::string();
    if (const std::vector<bool>* const values = model())
        return QString::fromStdString(sat::model_in_assignment_format(
            reading_ && reading_->file ? sat::without_auxiliary_atoms(*reading_->file, *values)
                                       : *values,
            back));
    return hasNoModel() ? QString::fromStdString(sat::refusal_in_assignment_format(back))
                        : QString();
}

QString AnswerPanel::asNames() const {
    if (model() == nullptr || !reading_ || !reading_->file)
        return {};
    const std::vector<bool> values = sat::without_auxiliary_atoms(*reading_->file, *model());
    QString text;
    for (std::size_t atom = 1; atom < values.size(); ++atom)
        text += reading_->words.atom(static_cast<int>(atom)) +
                (values[atom] ? QStringLiteral(" T\n") : QStringLiteral(" F\n"));
    return text;
}

} // namespace loggia::ui
