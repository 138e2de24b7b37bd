#include "ui/sat/generator_panel.hpp"

#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "ui/language/core_words.hpp"
#include "ui/sat/clauses/sat_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/sentence.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <string>
#include <utility>

namespace loggia::ui {

namespace {

using Kind = GeneratorPanel::Kind;

struct NumberSpec {
    const char* key; ///< For the session.
    QString label;   ///< Empty: the kind has no such number.
    int least = 1;
    int most = 1;
    int usual = 1;
};

struct KindSpec {
    const char* key;
    QString title;
    QString about;
    std::array<NumberSpec, GeneratorPanel::most_numbers> numbers;
    QString flag; ///< Empty: it has none.
    QString flag_help;
    bool is_seeded = true;
};

/// The numbers are within what a page can show and solve; the commands go further.
std::array<KindSpec, GeneratorPanel::kinds> kindSpecs() {
    const auto none = NumberSpec{"", {}, 1, 1, 1};
    return {KindSpec{"random",
                     SatWords::tr("Random k-SAT"),
                     SatWords::tr("Clauses of distinct atoms drawn at random. With 3 literals per "
                                  "clause they are hardest at about 4.26 clauses per atom."),
                     {NumberSpec{"atoms", SatWords::tr("Atoms"), 1, 100'000, 120},
                      NumberSpec{"clauses", SatWords::tr("Clauses"), 0, 500'000, 511},
                      NumberSpec{"width", SatWords::tr("Literals per clause"), 1, 20, 3}},
                     SatWords::tr("Planted solution"),
                     SatWords::tr("Only clauses that a hidden assignment satisfies are used")},
            KindSpec{"pigeonhole",
                     SatWords::tr("Pigeonhole"),
                     SatWords::tr("Every pigeon goes into one of the holes, and no two share a "
                                  "hole. Unsatisfiable if there are more pigeons than holes."),
                     {NumberSpec{"pigeons", SatWords::tr("Pigeons"), 1, 60, 6},
                      NumberSpec{"holes", SatWords::tr("Holes"), 1, 60, 5}, none},
                     {},
                     {},
                     false},
            KindSpec{
                "colouring",
                SatWords::tr("Graph colouring"),
                SatWords::tr("A random graph. With three colours it is hardest at about 2.35 edges "
                             "per vertex."),
                {NumberSpec{"vertices", SatWords::tr("Vertices"), 1, 1000, 14},
                 NumberSpec{"edges", SatWords::tr("Edges"), 0, 20'000, 28},
                 NumberSpec{"colours", SatWords::tr("Colours"), 1, 24, 3}},
                {},
                {}},
            KindSpec{"queens",
                     SatWords::tr("Queens"),
                     SatWords::tr("Queens on a board so that none attacks another."),
                     {NumberSpec{"queens", SatWords::tr("Queens"), 1, 60, 8}, none, none},
                     {},
                     {},
                     false},
            KindSpec{"parity",
                     SatWords::tr("Parity"),
                     SatWords::tr("Random equations modulo 2 in three atoms, each written as four "
                                  "clauses. Resolution needs exponential time to refute them."),
                     {NumberSpec{"parity-atoms", SatWords::tr("Atoms"), 3, 100'000, 40},
                      NumberSpec{"equations", SatWords::tr("Equations"), 0, 100'000, 44}, none},
                     SatWords::tr("Consistent"),
                     SatWords::tr("The equations have a solution")},
            KindSpec{
                "sudoku",
                SatWords::tr("Sudoku"),
                SatWords::tr("A sudoku with exactly one solution. No given digit can be left out."),
                {none, none, none},
                {},
                {}}};
}

struct Order {
    Kind kind = Kind::random;
    std::array<int, GeneratorPanel::most_numbers> numbers{};
    bool flag = false;
    std::uint64_t seed = 1;
};

Result<sat::Problem> problemOf(const Order& order) {
    const auto& [first, second, third] = order.numbers;
    switch (order.kind) {
    case Kind::random:
        return sat::random_clauses_of(first, second, third, order.flag, order.seed);
    case Kind::pigeonhole:
        return sat::pigeonhole(first, second);
    case Kind::colouring:
        return sat::graph_colouring(first, second, third, order.seed);
    case Kind::queens:
        return sat::queens(first);
    case Kind::parity:
        return sat::parity(first, second, order.flag, order.seed);
    case Kind::sudoku:
        break;
    }
    return sat::sudoku(order.seed);
}

} // namespace

GeneratorPanel::GeneratorPanel(QWidget* parent)
    : QWidget(parent), session_(new Session(this)), kind_(new QComboBox(this)),
      about_(new QLabel(this)), seed_(new QSpinBox(this)),
      another_(new QPushButton(tr("Ne&w clauses"), this)),
      make_(new QPushButton(tr("Make these clauses"), this)) {
    build();
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT orderChanged();
    });
    connect(another_, &QPushButton::clicked, this, &GeneratorPanel::makeAnother);
    connect(make_, &QPushButton::clicked, this, &GeneratorPanel::make);
    connect(&job_, &JobBase::runningChanged, this, &GeneratorPanel::runningChanged);
    keepSession();
    showKind();
}

void GeneratorPanel::addFields(QFormLayout& form) {
    const auto specs = kindSpecs();
    for (std::size_t kind = 0; kind < specs.size(); ++kind) {
        const KindSpec& spec = specs.at(kind);
        for (std::size_t i = 0; i < spec.numbers.size(); ++i) {
            const NumberSpec& number = spec.numbers.at(i);
            if (number.label.isEmpty())
                continue;
            auto* box = new QSpinBox(this);
            box->setRange(number.least, number.most);
            box->setValue(number.usual);
            box->setGroupSeparatorShown(true);
            box->setFocusPolicy(Qt::StrongFocus);
            box->setObjectName(QStringLiteral("generator-") + QLatin1String(number.key));
            box->setAccessibleName(number.label);
            auto* label = new QLabel(number.label, this);
            label->setBuddy(box);
            form.addRow(label, box);
            numbers_.at(kind).at(i) = box;
            labels_.at(kind).at(i) = label;
        }
        if (!spec.flag.isEmpty()) {
            flags_.at(kind) = new QCheckBox(spec.flag, this);
            flags_.at(kind)->setToolTip(spec.flag_help);
            flags_.at(kind)->setObjectName(QLatin1String(spec.key) + QStringLiteral("Flag"));
            form.addRow(flags_.at(kind));
        }
    }
    seed_label_ = new QLabel(tr("Seed"), this);
    seed_label_->setBuddy(seed_);
    form.addRow(seed_label_, seed_);
    levelLabels(form);
}

void GeneratorPanel::build() {
    for (const KindSpec& spec : kindSpecs())
        kind_->addItem(spec.title);
    kind_->setObjectName(QStringLiteral("generatorKind"));
    kind_->setAccessibleName(tr("Kind of clauses"));
    kind_->setToolTip(tr("Which problem the clauses describe"));
    about_->setWordWrap(true);
    about_->setTextFormat(Qt::PlainText);
    about_->setMinimumHeight(3 * fontMetrics().lineSpacing());
    about_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    seed_->setRange(1, most_seeds);
    seed_->setFocusPolicy(Qt::StrongFocus);
    seed_->setObjectName(QStringLiteral("generatorSeed"));
    seed_->setToolTip(tr("The same numbers and seed always give the same clauses"));
    another_->setObjectName(QStringLiteral("generateNew"));
    another_->setToolTip(tr("Generate clauses with a new seed and open them in the editor"));
    make_->setObjectName(QStringLiteral("generateSeed"));
    make_->setToolTip(tr("Generate the clauses with this seed again"));
    auto* form = new QFormLayout;
    addFields(*form);
    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(another_);
    buttons->addWidget(make_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(kind_);
    layout->addWidget(about_);
    layout->addLayout(form);
    layout->addWidget(row);
    layout->addStretch(1);
}

void GeneratorPanel::showKind() {
    const auto specs = kindSpecs();
    const auto now = static_cast<std::size_t>(kind_->currentIndex());
    about_->setText(specs.at(now).about);
    for (std::size_t kind = 0; kind < specs.size(); ++kind) {
        for (std::size_t i = 0; i < most_numbers; ++i)
            if (numbers_.at(kind).at(i) != nullptr) {
                numbers_.at(kind).at(i)->setVisible(kind == now);
                labels_.at(kind).at(i)->setVisible(kind == now);
            }
        if (flags_.at(kind) != nullptr)
            flags_.at(kind)->setVisible(kind == now);
    }
    seed_->setVisible(specs.at(now).is_seeded);
    seed_label_->setVisible(specs.at(now).is_seeded);
    make_->setVisible(specs.at(now).is_seeded);
    another_->setText(specs.at(now).is_seeded ? tr("Ne&w clauses") : tr("&Generate"));
}

GeneratorPanel::Kind GeneratorPanel::kind() const {
    return static_cast<Kind>(kind_->currentIndex());
}

void GeneratorPanel::makeAnother() {
    if (kindSpecs().at(static_cast<std::size_t>(kind())).is_seeded)
        seed_->setValue(1 +
                        static_cast<int>(QRandomGenerator::global()->bounded(quint32{most_seeds})));
    make();
}

void GeneratorPanel::make() {
    const auto at = static_cast<std::size_t>(kind());
    const KindSpec spec = kindSpecs().at(at);
    Order order{kind(), {}, false, static_cast<std::uint64_t>(seed_->value())};
    QStringList said;
    std::string note;
    for (std::size_t i = 0; i < most_numbers; ++i)
        if (const QSpinBox* box = numbers_.at(at).at(i)) {
            order.numbers.at(i) = box->value();
            said << QStringLiteral("%1 %2")
                        .arg(titleWithin(spec.numbers.at(i).label))
                        .arg(box->value());
        }
    order.flag = flags_.at(at) != nullptr && flags_.at(at)->isChecked();
    if (spec.is_seeded)
        said << tr("seed %1").arg(seed_->value());
    note =
        QStringLiteral("%1: %2\n").arg(spec.title, said.join(QStringLiteral(", "))).toStdString();
    job_.start(
        [order, note = std::move(note)](const Control& /*control*/,
                                        const Job<Made>::Sink& /*update*/) -> Made {
            const auto problem = problemOf(order);
            if (!problem)
                return tl::unexpected(problem.error());
            // Names come first where there are any: the reader takes lines `1 P` as such.
            return QByteArray::fromStdString(
                sat::to_assignment_format(problem->clauses, problem->key + note));
        },
        [this, what = titleWithin(spec.title)](const Made& text) {
            if (text)
                Q_EMIT made(*text, what);
            else
                Q_EMIT refused(coreWords(text.error().message));
        });
}

void GeneratorPanel::keepSession() {
    session_->keep("kind", kind_);
    const auto specs = kindSpecs();
    for (std::size_t kind = 0; kind < specs.size(); ++kind) {
        for (std::size_t i = 0; i < most_numbers; ++i)
            if (numbers_.at(kind).at(i) != nullptr)
                session_->keep(specs.at(kind).numbers.at(i).key, numbers_.at(kind).at(i));
        if (flags_.at(kind) != nullptr)
            session_->keep(specs.at(kind).key, flags_.at(kind));
    }
    session_->keep("seed", seed_);
}

} // namespace loggia::ui
