#include "ui/sat/features_box.hpp"

#include "ui/widgets/flow_layout.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <initializer_list>

namespace loggia::ui {

namespace {

constexpr std::array flag_members{
    &sat::Features::learning,     &sat::Features::minimisation, &sat::Features::clause_deletion,
    &sat::Features::phase_saving, &sat::Features::first_value,  &sat::Features::pure_literals,
    &sat::Features::subsumption,
};

/// A combo box with its label, which stay together.
QWidget* labelled(const QString& text, QComboBox* box, QWidget* parent) {
    auto* pair = new QWidget(parent);
    auto* layout = new QHBoxLayout(pair);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(text, pair);
    label->setBuddy(box);
    layout->addWidget(label);
    layout->addWidget(box);
    return pair;
}

} // namespace

FeaturesBox::FeaturesBox(QWidget* parent)
    : QWidget(parent), elimination_(new QComboBox(this)), branching_(new QComboBox(this)),
      restarts_(new QComboBox(this)), proof_(new QCheckBox(tr("Record a proof"), this)) {
    static_assert(flag_members.size() == flags);
    elimination_->addItems({tr("none"), tr("bounded"), tr("complete (1960)")});
    elimination_->setToolTip(tr("Eliminate atoms by resolution before the search"));
    elimination_->setAccessibleName(tr("Elimination"));
    elimination_->setObjectName(QStringLiteral("elimination"));
    branching_->addItems({tr("lowest atom"), tr("most frequent literal"), tr("activity (VSIDS)"),
                          tr("most recent conflict (VMTF)"), tr("alternating VSIDS and VMTF")});
    branching_->setToolTip(tr("How the next decision atom is chosen"));
    branching_->setAccessibleName(tr("Branching"));
    branching_->setObjectName(QStringLiteral("branching"));
    restarts_->addItems({tr("none"), tr("Luby sequence"), tr("dynamic (Glucose)"),
                         tr("alternating fast and slow")});
    restarts_->setToolTip(tr("When the search restarts (it keeps the learned clauses)"));
    restarts_->setAccessibleName(tr("Restarts"));
    restarts_->setObjectName(QStringLiteral("restarts"));

    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(labelled(tr("Elimination"), elimination_, this));
    layout->addWidget(labelled(tr("Branching"), branching_, this));
    layout->addWidget(labelled(tr("Restarts"), restarts_, this));
    const auto flag = [&](std::size_t i, const QString& text, const QString& help,
                          const QString& name) {
        boxes_.at(i) = new QCheckBox(text, this);
        boxes_.at(i)->setToolTip(help);
        boxes_.at(i)->setObjectName(name);
        layout->addWidget(boxes_.at(i));
    };
    flag(0, tr("Learning"), tr("Learn a clause from each conflict and backjump"),
         QStringLiteral("learning"));
    flag(1, tr("Minimisation"), tr("Remove redundant literals from learned clauses"),
         QStringLiteral("minimisation"));
    flag(2, tr("Deletion"), tr("Delete learned clauses that are rarely used"),
         QStringLiteral("deletion"));
    flag(3, tr("Phase saving"), tr("Decide an atom with its most recent value first"),
         QStringLiteral("phases"));
    flag(4, tr("True first"), tr("Decide true first"), QStringLiteral("trueFirst"));
    flag(5, tr("Pure literals"), tr("Set a literal to true if its negation occurs nowhere"),
         QStringLiteral("pure"));
    flag(6, tr("Subsumption"), tr("Delete subsumed clauses during elimination"),
         QStringLiteral("subsumption"));
    proof_->setObjectName(QStringLiteral("keepProof"));
    proof_->setToolTip(tr("Needed to check unsatisfiable answers. Takes memory on long runs."));
    layout->addWidget(proof_);

    for (QComboBox* box : {elimination_, branching_, restarts_})
        connect(box, &QComboBox::currentIndexChanged, this, &FeaturesBox::take);
    for (QCheckBox* box : boxes_)
        connect(box, &QCheckBox::toggled, this, &FeaturesBox::take);
    connect(proof_, &QCheckBox::toggled, this, &FeaturesBox::proofKeptChanged);
    setFeatures(features_);
    setProofKept(true);
}

void FeaturesBox::take() {
    features_.elimination = static_cast<sat::Elimination>(elimination_->currentIndex());
    features_.branching = static_cast<sat::Branching>(branching_->currentIndex());
    features_.restarts = static_cast<sat::Restarts>(restarts_->currentIndex());
    for (std::size_t i = 0; i < flags; ++i)
        features_.*flag_members.at(i) = boxes_.at(i)->isChecked();
    Q_EMIT featuresChanged();
}

void FeaturesBox::setFeatures(const sat::Features& features) {
    features_ = features;
    const auto show = [](QComboBox* box, int index) {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(index);
    };
    show(elimination_, static_cast<int>(features.elimination));
    show(branching_, static_cast<int>(features.branching));
    show(restarts_, static_cast<int>(features.restarts));
    for (std::size_t i = 0; i < flags; ++i) {
        const QSignalBlocker blocker(boxes_.at(i));
        boxes_.at(i)->setChecked(features.*flag_members.at(i));
    }
}

void FeaturesBox::setProofKept(bool kept) {
    const QSignalBlocker blocker(proof_);
    proof_->setChecked(kept);
}

bool FeaturesBox::isProofKept() const {
    return proof_->isChecked();
}

} // namespace loggia::ui
