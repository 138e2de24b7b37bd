#include "ui/normal_forms/problem_panel.hpp"

#include "core/normal_forms/minimize/karnaugh.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/row_edit.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/work/spare_cores.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <string>

namespace loggia::ui {

using normal_forms::Exercise;
using normal_forms::ExerciseKind;
using normal_forms::ExerciseOrder;
using normal_forms::Sheet;

namespace {

constexpr int least_problem_inputs = 2;
constexpr int most_problem_inputs = 16;
constexpr int most_problem_terms = 200;

QString nameOfKind(ExerciseKind kind) {
    switch (kind) {
    case ExerciseKind::cnf:
        return ProblemPanel::tr("DNF to minimum CNF");
    case ExerciseKind::simplify:
        return ProblemPanel::tr("Simplify a formula");
    case ExerciseKind::map:
        return ProblemPanel::tr("Karnaugh map to DNF");
    case ExerciseKind::dont_cares:
        return ProblemPanel::tr("Minterms with don't-cares");
    case ExerciseKind::circuit:
        return ProblemPanel::tr("Circuit of NAND gates");
    }
    return {};
}

/// More variables are no map.
int mostVariables(ExerciseKind kind) {
    return kind == ExerciseKind::map || kind == ExerciseKind::dont_cares
               ? normal_forms::KarnaughMap::most_inputs
               : most_problem_inputs;
}

/// The problem as a text to be typed in.
Result<QString> sourceOfExercise(const Exercise& exercise) {
    const ExerciseKind kind = exercise.order.kind;
    if (kind == ExerciseKind::map || kind == ExerciseKind::dont_cares)
        return rowsText(exercise.function, normal_forms::Syntax::minterms);
    return sourceOf(exercise.function, normal_forms::Form::dnf,
                    exercise.given.cubes.empty() ? exercise.function.on : exercise.given);
}

} // namespace

ProblemPanel::ProblemPanel(QWidget* parent)
    : QWidget(parent), session_(new Session(this)), kind_(new QComboBox(this)),
      variables_(new QSpinBox(this)), terms_(new QSpinBox(this)), literals_(new QSpinBox(this)),
      primes_label_(new QLabel(this)), least_primes_(new QSpinBox(this)),
      most_primes_(new QSpinBox(this)), seed_(new QSpinBox(this)), variants_(new QSpinBox(this)),
      another_(new QPushButton(tr("Ne&w problem"), this)),
      make_(new QPushButton(tr("Ma&ke this problem"), this)),
      save_sheet_(new QPushButton(tr("Save shee&t..."), this)),
      save_key_(new QPushButton(tr("Save answer ke&y..."), this)), said_(new QLabel(this)) {
    build();
    for (QSpinBox* box : boxes())
        connect(box, &QSpinBox::valueChanged, this, &ProblemPanel::takeOrder);
    connect(kind_, &QComboBox::currentIndexChanged, this, &ProblemPanel::takeOrder);
    connect(another_, &QPushButton::clicked, this, &ProblemPanel::makeAnother);
    connect(make_, &QPushButton::clicked, this, &ProblemPanel::make);
    connect(save_sheet_, &QPushButton::clicked, this,
            [this] { Q_EMIT saveRequested(Sheet::student); });
    connect(save_key_, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(Sheet::key); });
    connect(&job_, &JobBase::runningChanged, this, [this](bool running) {
        showButtons();
        Q_EMIT runningChanged(running);
    });
    connect(&job_, &JobBase::progressed, this, &ProblemPanel::progressed);
    keepSession();
    showOrder();
    showButtons();
}

std::vector<QSpinBox*> ProblemPanel::boxes() const {
    return {variables_, terms_, literals_, least_primes_, most_primes_, seed_, variants_};
}

void ProblemPanel::addFields(QFormLayout& form) {
    for (QSpinBox* box : {least_primes_, most_primes_}) {
        box->setRange(0, most_primes);
        box->setGroupSeparatorShown(true);
        box->setSpecialValueText(tr("any"));
    }
    least_primes_->setObjectName(QStringLiteral("leastImplicates"));
    most_primes_->setObjectName(QStringLiteral("mostImplicates"));
    auto* primes = new QHBoxLayout;
    primes->addWidget(least_primes_, 1);
    primes->addWidget(new QLabel(tr("to"), this));
    primes->addWidget(most_primes_, 1);
    form.addRow(tr("Kind"), kind_);
    form.addRow(tr("Varia&bles"), variables_);
    form.addRow(tr("Terms"), terms_);
    form.addRow(tr("&Literals per term"), literals_);
    form.addRow(primes_label_, primes);
    form.addRow(tr("Seed"), seed_);
    form.addRow(tr("Va&riants"), variants_);
    levelLabels(form);
}

void ProblemPanel::build() {
    auto* about = new QLabel(tr("Problems with a sheet and an answer key. The same settings and "
                                "seed always give the same problem."),
                             this);
    about->setWordWrap(true);
    for (int i = 0; i < normal_forms::exercise_kinds; ++i)
        kind_->addItem(nameOfKind(static_cast<ExerciseKind>(i)));
    kind_->setObjectName(QStringLiteral("problemKind"));
    kind_->setAccessibleName(tr("Kind of problem"));
    kind_->setToolTip(tr("What the sheet shows and what it asks for"));
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    kind_->setMinimumContentsLength(12);
    terms_->setRange(1, most_problem_terms);
    seed_->setRange(1, most_seeds);
    variants_->setRange(1, most_variants);
    variables_->setObjectName(QStringLiteral("variables"));
    terms_->setObjectName(QStringLiteral("problemTerms"));
    literals_->setObjectName(QStringLiteral("literals"));
    seed_->setObjectName(QStringLiteral("seed"));
    variants_->setObjectName(QStringLiteral("variants"));
    variables_->setToolTip(tr("Number of variables of the function"));
    terms_->setToolTip(tr("Number of terms of the function; a formula to simplify has more"));
    seed_->setToolTip(tr("Another seed gives another problem of the same kind"));
    literals_->setToolTip(tr("Average number of literals per term"));
    variants_->setToolTip(tr("Number of different problems, each on its own sheet"));
    another_->setToolTip(tr("Make a problem with a new seed and open it in the editor"));
    make_->setToolTip(tr("Make the problem with this seed and open it in the editor"));
    another_->setObjectName(QStringLiteral("another"));
    make_->setObjectName(QStringLiteral("make"));
    save_sheet_->setObjectName(QStringLiteral("saveSheet"));
    save_key_->setObjectName(QStringLiteral("saveKey"));
    for (QSpinBox* box : boxes())
        box->setFocusPolicy(Qt::StrongFocus);
    said_->setObjectName(QStringLiteral("problemSaid"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    said_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* form = new QFormLayout;
    addFields(*form);
    auto* make_row = new QWidget(this);
    auto* making = new FlowLayout(make_row);
    making->setContentsMargins(0, 0, 0, 0);
    making->addWidget(another_);
    making->addWidget(make_);
    auto* save_row = new QWidget(this);
    auto* saving = new FlowLayout(save_row);
    saving->setContentsMargins(0, 0, 0, 0);
    saving->addWidget(save_sheet_);
    saving->addWidget(save_key_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addLayout(form);
    layout->addWidget(make_row);
    layout->addWidget(said_);
    layout->addWidget(save_row);
    layout->addStretch(1);
}

void ProblemPanel::showButtons() {
    // Those that make one stay: whoever pressed one has the keyboard there, and begins anew with
    // it.
    save_sheet_->setEnabled(hasProblem());
    save_key_->setEnabled(hasProblem());
    const QString first = tr("First make the problem with these settings");
    save_sheet_->setToolTip(
        hasProblem() ? tr("Save the sheet for students as Markdown, LaTeX or PDF") : first);
    save_key_->setToolTip(hasProblem() ? tr("Save the minimum forms as Markdown, LaTeX or PDF")
                                       : first);
}

void ProblemPanel::setOrder(const ExerciseOrder& order, int variants) {
    const ExerciseOrder order_before = order_;
    const int variants_before = variants_count_;
    order_.kind = order.kind;
    order_.variables = std::clamp(order.variables, least_problem_inputs, mostVariables(order.kind));
    order_.terms = std::clamp(order.terms, 1, most_problem_terms);
    order_.literals = std::clamp(order.literals, 1, order_.variables);
    order_.least_primes = std::clamp(order.least_primes, 0, most_primes);
    order_.most_primes = std::clamp(order.most_primes, 0, most_primes);
    order_.seed = std::clamp(order.seed, std::uint64_t{1}, std::uint64_t{most_seeds});
    variants_count_ = std::clamp(variants, 1, most_variants);
    if (order_ != order_before || variants_count_ != variants_before)
        forget();
    showOrder();
    Q_EMIT orderChanged();
}

/// The problems that there are, or are being made, are not those that are ordered now.
void ProblemPanel::forget() {
    job_.abandon();
    exercises_.clear();
    said_->clear();
    showButtons();
}

void ProblemPanel::forgetWords() {
    if (!job_.isRunning())
        said_->clear();
}

void ProblemPanel::keepDocument() {
    if (job_.isRunning())
        opens_ = false;
}

void ProblemPanel::showOrder() {
    std::vector<QSignalBlocker> blockers;
    for (QSpinBox* box : boxes())
        blockers.emplace_back(box);
    const QSignalBlocker kind_blocker(kind_);
    kind_->setCurrentIndex(static_cast<int>(order_.kind));
    variables_->setRange(least_problem_inputs, mostVariables(order_.kind));
    literals_->setRange(1, order_.variables);
    variables_->setValue(order_.variables);
    terms_->setValue(order_.terms);
    literals_->setValue(order_.literals);
    least_primes_->setValue(order_.least_primes);
    most_primes_->setValue(order_.most_primes);
    const bool cnf = order_.kind == ExerciseKind::cnf;
    primes_label_->setText(cnf ? tr("Prime implicates") : tr("Prime implicants"));
    least_primes_->setAccessibleName(cnf ? tr("Fewest prime implicates")
                                         : tr("Fewest prime implicants"));
    most_primes_->setAccessibleName(cnf ? tr("Most prime implicates")
                                        : tr("Most prime implicants"));
    for (QSpinBox* box : {least_primes_, most_primes_})
        box->setToolTip(cnf ? tr("More prime implicates make the problem harder")
                            : tr("More prime implicants make the problem harder"));
    seed_->setValue(static_cast<int>(order_.seed));
    variants_->setValue(variants_count_);
}

void ProblemPanel::takeOrder() {
    setOrder({variables_->value(), terms_->value(), literals_->value(),
              static_cast<std::uint64_t>(seed_->value()), least_primes_->value(),
              most_primes_->value(), static_cast<ExerciseKind>(kind_->currentIndex())},
             variants_->value());
}

void ProblemPanel::makeAnother() {
    ExerciseOrder next = order_;
    next.seed = 1 + QRandomGenerator::global()->bounded(quint32{most_seeds});
    setOrder(next, variants_count_);
    make();
}

void ProblemPanel::make() {
    said_->setText(tr("Generating\u2026"));
    opens_ = true;
    job_.start(
        [order = order_, variants = variants_count_](const Control& control,
                                                     const Job<Made>::Sink&) {
            return normal_forms::make_class(order, variants, control, {}, spareCores());
        },
        [this](const Made& made) { take(made); });
}

void ProblemPanel::take(const Made& made) {
    if (!made) {
        said_->setText(sentence(made.error().message));
        return;
    }
    const Exercise& first = made->front();
    const auto source = sourceOfExercise(first);
    if (!source) {
        said_->setText(sentence(source.error().message));
        return;
    }
    exercises_ = *made;
    showButtons();
    const bool cnf = order_.kind == ExerciseKind::cnf;
    // As another document it takes back what was said of the one before.
    if (opens_)
        Q_EMIT problemMade(*source, cnf ? normal_forms::Form::cnf : normal_forms::Form::dnf);
    said_->setText(describe());
}

QString ProblemPanel::describe() const {
    const Exercise& first = exercises_.front();
    const bool all_proven = std::all_of(exercises_.begin(), exercises_.end(),
                                        [](const Exercise& each) { return each.proven; });
    const bool cnf = order_.kind == ExerciseKind::cnf;
    const normal_forms::Minimum& asked = cnf ? first.cnf : first.dnf;
    const QString size = QStringLiteral("%1, %2").arg(countedTerms(asked.cover.terms(), asked.form),
                                                      countedLiterals(asked.cover.literals()));
    QString text = exercises_.size() == 1
                       ? (cnf ? tr("New problem: its minimum CNF has %1. Prime implicates: %2.")
                                    .arg(size)
                                    .arg(first.implicates)
                              : tr("New problem: its minimum DNF has %1. Prime implicants: %2.")
                                    .arg(size)
                                    .arg(first.primes))
                       : tr("%1 problems generated.").arg(exercises_.size());
    if (!opens_)
        text += QLatin1Char(' ') + tr("The editor keeps the text that you edited meanwhile.");
    else if (exercises_.size() > 1)
        text += QLatin1Char(' ') + tr("The first one was opened in the editor.");
    text += QLatin1Char(' ');
    if (exercises_.size() == 1)
        text += all_proven ? tr("The answer is proven minimum.")
                           : tr("The answer is not proven minimum.");
    else
        text += all_proven ? tr("All answers are proven minimum.")
                           : tr("Some answers are not proven minimum.");
    return text;
}

ProblemPanel::Results ProblemPanel::results() const {
    return {order_, variants_count_, exercises_, !job_.isRunning() && !said_->text().isEmpty(),
            opens_};
}

void ProblemPanel::takeOver(const Results& results) {
    if (results.exercises.empty() || results.order != order_ || results.variants != variants_count_)
        return;
    exercises_ = results.exercises;
    opens_ = results.is_opened;
    showButtons();
    said_->setText(results.is_said ? describe() : QString());
}

SaveRequest ProblemPanel::toSave(Sheet sheet) const {
    const auto exercises = std::make_shared<const std::vector<Exercise>>(exercises_);
    const auto as = [exercises, sheet](auto write) {
        return [exercises, sheet, write] {
            return Result<std::string>(write(*exercises, sheet)).map(&QByteArray::fromStdString);
        };
    };
    const bool is_key = sheet == Sheet::key;
    return {
        is_key ? tr("Save the answer key") : tr("Save the sheet"),
        is_key ? QStringLiteral("key") : QStringLiteral("sheet"),
        {formatAtOnce({tr("PDF"), {QStringLiteral("*.pdf")}}, as(&normal_forms::exercise_pdf)),
         formatAtOnce({tr("LaTeX"), {QStringLiteral("*.tex")}}, as(&normal_forms::exercise_latex)),
         formatAtOnce({tr("Markdown"), {QStringLiteral("*.md")}},
                      as(&normal_forms::exercise_markdown))}};
}

QString ProblemPanel::said() const {
    return said_->text();
}

void ProblemPanel::keepSession() {
    const auto keep = [this](const char* key, int ExerciseOrder::*number) {
        session_->keep(
            key, [this, number] { return order_.*number; },
            [this, number](int value) {
                ExerciseOrder order = order_;
                order.*number = value;
                setOrder(order, variants_count_);
            },
            this, &ProblemPanel::orderChanged);
    };
    session_->keepChoice(
        "kind", normal_forms::exercise_kinds, [this] { return order_.kind; },
        [this](ExerciseKind kind) {
            ExerciseOrder order = order_;
            order.kind = kind;
            setOrder(order, variants_count_);
        },
        this, &ProblemPanel::orderChanged);
    keep("variables", &ExerciseOrder::variables);
    keep("terms", &ExerciseOrder::terms);
    // After the variables, which they are never more than.
    keep("literals", &ExerciseOrder::literals);
    keep("least-implicates", &ExerciseOrder::least_primes);
    keep("most-implicates", &ExerciseOrder::most_primes);
    session_->keep(
        "seed", [this] { return static_cast<int>(order_.seed); },
        [this](int seed) {
            ExerciseOrder order = order_;
            order.seed = static_cast<std::uint64_t>(std::max(1, seed));
            setOrder(order, variants_count_);
        },
        this, &ProblemPanel::orderChanged);
    session_->keep(
        "variants", [this] { return variants_count_; },
        [this](int variants) { setOrder(order_, variants); }, this, &ProblemPanel::orderChanged);
}

} // namespace loggia::ui
