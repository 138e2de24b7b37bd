#include "ui/wumpus/walk_bar.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/wumpus/cave_scene.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace loggia::ui {

using wumpus::Sign;
using wumpus::Square;
using wumpus::Squares;

WalkBar::WalkBar(WumpusDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), status_(new QLabel(this)),
      step_(new QPushButton(tr("&Careful step"), this)),
      reveal_(new QPushButton(tr("&Reveal"), this)), seed_(new QSpinBox(this)) {
    auto* start = new QPushButton(tr("&New walk"), this);
    start->setObjectName(QStringLiteral("newWalk"));
    start->setToolTip(tr("Start at (1,1) of a hidden cave. Undo brings this one back."));
    step_->setObjectName(QStringLiteral("step"));
    step_->setToolTip(tr(
        "Go to a provably safe square if there is one, otherwise to the one with the lowest risk"));
    reveal_->setObjectName(QStringLiteral("reveal"));
    reveal_->setCheckable(true);
    reveal_->setToolTip(tr("Show what is hidden in each square"));
    setCommand(start, "wumpus.walk");
    setCommand(step_, "wumpus.step");
    setCommand(reveal_, "wumpus.reveal");
    seed_->setRange(1, WumpusDocument::most_seeds);
    seed_->setKeyboardTracking(false);
    seed_->setPrefix(tr("cave "));
    seed_->setAccessibleName(tr("Number of the hidden cave"));
    seed_->setToolTip(tr("The same number always gives the same cave"));
    status_->setObjectName(QStringLiteral("walk"));
    status_->setWordWrap(true);
    status_->setMinimumHeight(2 * status_->fontMetrics().lineSpacing());
    status_->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{start, seed_, step_, reveal_})
        buttons->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(status_);
    layout->addWidget(row);

    connect(start, &QPushButton::clicked, this, &WalkBar::startNext);
    connect(step_, &QPushButton::clicked, this, &WalkBar::step);
    connect(reveal_, &QPushButton::toggled, this, [this] {
        refresh();
        Q_EMIT revealChanged();
    });
    connect(seed_, &QSpinBox::valueChanged, this, [this](int seed) {
        reveal_->setChecked(false);
        document_->startWalk(static_cast<std::uint64_t>(seed));
    });
    connect(document_, &WumpusDocument::walkChanged, this, &WalkBar::refresh);
    refresh();
}

void WalkBar::startNext() {
    reveal_->setChecked(false);
    const int seed = QRandomGenerator::global()->bounded(1, WumpusDocument::most_seeds + 1);
    document_->startWalk(static_cast<std::uint64_t>(seed));
}

bool WalkBar::canStep() const {
    return document_->walk() && document_->walk()->next(true).has_value();
}

void WalkBar::step() {
    if (canStep())
        static_cast<void>(document_->visit(*document_->walk()->next(true)));
}

bool WalkBar::isRevealing() const {
    return reveal_->isChecked();
}

void WalkBar::setRevealing(bool revealing) {
    reveal_->setChecked(revealing);
}

QString WalkBar::status() const {
    const auto& walk = document_->walk();
    if (!walk)
        return tr("Click a symbol on the map to ask about it. New walk hides a cave: each square "
                  "you visit adds four facts to the knowledge.");
    const Square here = walk->path().back();
    if (walk->died())
        return walk->hidden().holds({Sign::pit, here})
                   ? tr("You fell into the pit at %1. Undo steps back.").arg(textOf(here))
                   : tr("The monster at %1 caught you. Undo steps back.").arg(textOf(here));
    const QString seen = tr("You are at %1.").arg(textOf(here)) + QLatin1Char(' ');
    const Squares reach = walk->within_reach();
    if (const auto safe = static_cast<Squares>(walk->proven_safe() & reach))
        return seen + tr("Provably safe: %1. Click one to go there.").arg(textOf(safe));
    if (const auto next = walk->next(true))
        return seen + tr("No square in reach is provably safe. Lowest risk: %1, %2.")
                          .arg(textOf(*next), percent(walk->risk(*next)));
    return seen + (reach == 0 ? tr("You have visited every square.")
                              : tr("Every square in reach is deadly."));
}

void WalkBar::refresh() {
    const bool walking = document_->walk().has_value();
    if (walking) {
        const QSignalBlocker blocker(seed_);
        seed_->setValue(static_cast<int>(document_->walkState()->seed));
    }
    status_->setText(status());
    step_->setEnabled(canStep());
    reveal_->setEnabled(walking);
}

} // namespace loggia::ui
