#include "ui/wumpus/walk_bar.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/wumpus/cave_scene.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

#include <array>
#include <bit>
#include <cstdlib>
#include <optional>
#include <utility>
#include <variant>

namespace loggia::ui {

using wumpus::Hunt;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Squares;

namespace {

/// What a hunter perceives where he stands.
QString perceptsOf(const Hunt& hunt) {
    QStringList percepts;
    const wumpus::World hidden = hunt.walk().hidden();
    if (hidden.holds({Sign::monster, hunt.here()}))
        percepts << WalkBar::tr("the dead monster");
    if (hidden.holds({Sign::stench, hunt.here()}))
        percepts << WalkBar::tr("stench");
    if (hidden.holds({Sign::breeze, hunt.here()}))
        percepts << WalkBar::tr("breeze");
    if (hunt.glitters())
        percepts << WalkBar::tr("glitter");
    return percepts.isEmpty() ? WalkBar::tr("nothing to smell or feel")
                              : percepts.join(QLatin1String(", "));
}

/// What came of the last action, where it says more than where one stands.
struct News {
    const Hunt& hunt;

    QString operator()(const wumpus::action::Go& /*go*/) const { return {}; }
    QString operator()(const wumpus::action::Bump& /*bump*/) const {
        return WalkBar::tr("Bump! There is a wall.");
    }
    QString operator()(const wumpus::action::Shoot& /*shot*/) const {
        return hunt.walk().monster_is_dead() ? WalkBar::tr("A scream! The monster is dead.")
                                             : WalkBar::tr("Silence: the arrow hit nothing.");
    }
    QString operator()(const wumpus::action::Grab& /*grab*/) const {
        return WalkBar::tr("You have the gold.");
    }
    QString operator()(const wumpus::action::Climb& /*climb*/) const { return {}; }
};

QString signedNumber(int number) {
    const QString digits = numberText(static_cast<std::uint64_t>(std::abs(number)));
    return number < 0 ? QChar(0x2212) + digits : digits;
}

/// How the walk ended.
std::optional<GameOver> outcomeOf(const wumpus::Walk* walk, const Hunt* hunt) {
    if (walk == nullptr || (hunt != nullptr ? !hunt->is_over() : !walk->died()))
        return std::nullopt;
    GameOver over;
    const Square here = hunt != nullptr ? hunt->here() : walk->path().back();
    over.won = hunt != nullptr && hunt->climbed() && hunt->has_gold();
    over.title = over.won                             ? WalkBar::tr("Out with the gold")
                 : hunt != nullptr && hunt->climbed() ? WalkBar::tr("Out without the gold")
                 : walk->hidden().holds({Sign::pit, here})
                     ? WalkBar::tr("You fell into the pit at %1.").arg(textOf(here))
                     : WalkBar::tr("The monster at %1 caught you.").arg(textOf(here));
    if (hunt == nullptr) {
        over.reason = WalkBar::tr("Undo steps back.");
        return over;
    }
    const int best = hunt->best_score();
    over.reason = WalkBar::tr("Score: %1. Best possible: %2.")
                      .arg(signedNumber(hunt->score()), signedNumber(best));
    if (best == 0)
        over.reason +=
            QLatin1Char(' ') +
            WalkBar::tr("Pits keep the gold at %1 out of reach.").arg(textOf(hunt->gold()));
    return over;
}

} // namespace

WalkBar::WalkBar(WumpusDocument* document, const History& history, QWidget* parent)
    : QWidget(parent), document_(document), status_(new QLabel(this)),
      step_(new QPushButton(tr("&Careful step"), this)),
      reveal_(new QPushButton(tr("&Reveal"), this)), seed_(new QSpinBox(this)),
      gold_(new QCheckBox(tr("Hunt for &gold"), this)), score_(new QLabel(this)),
      grab_(new QPushButton(tr("Gr&ab"), this)), shoot_(new QPushButton(tr("Sh&oot"), this)),
      climb_(new QPushButton(tr("Climb ou&t"), this)),
      over_(new GameOverBar("wumpus.walk", nullptr, history, this)) {
    build();
    connect(step_, &QPushButton::clicked, this, &WalkBar::step);
    connect(reveal_, &QPushButton::toggled, this, [this] {
        refresh();
        Q_EMIT revealChanged();
    });
    connect(seed_, &QSpinBox::valueChanged, this,
            [this](int seed) { start(static_cast<std::uint64_t>(seed)); });
    connect(gold_, &QCheckBox::toggled, this, [this] {
        if (const auto& walk = document_->walkState())
            start(walk->seed);
        refresh();
        Q_EMIT huntingChanged();
    });
    connect(grab_, &QPushButton::clicked, this,
            [this] { Q_EMIT actionWanted(wumpus::action::Grab{}); });
    connect(climb_, &QPushButton::clicked, this,
            [this] { Q_EMIT actionWanted(wumpus::action::Climb{}); });
    connect(over_, &GameOverBar::againWanted, this, &WalkBar::startNext);
    connect(over_, &GameOverBar::acted, this, &WalkBar::restarted);
    connect(document_, &WumpusDocument::walkChanged, this, &WalkBar::refresh);
    refresh();
}

void WalkBar::build() {
    auto* start_button = new QPushButton(tr("&New walk"), this);
    start_button->setObjectName(QStringLiteral("newWalk"));
    start_button->setToolTip(tr("Start at (1,1) of a hidden cave. Undo brings this one back."));
    step_->setObjectName(QStringLiteral("step"));
    reveal_->setObjectName(QStringLiteral("reveal"));
    reveal_->setCheckable(true);
    setCommand(start_button, "wumpus.walk");
    setCommand(step_, "wumpus.step");
    setCommand(reveal_, "wumpus.reveal");
    seed_->setRange(1, WumpusDocument::most_seeds);
    seed_->setKeyboardTracking(false);
    seed_->setPrefix(tr("cave "));
    seed_->setAccessibleName(tr("Number of the hidden cave"));
    seed_->setToolTip(tr("The same number always gives the same cave"));
    gold_->setObjectName(QStringLiteral("gold"));
    gold_->setToolTip(tr("Play the textbook's game: find the gold, climb out at (1,1), and score. "
                         "Starts again in the same cave."));
    status_->setObjectName(QStringLiteral("walk"));
    status_->setWordWrap(true);
    status_->setMinimumHeight(2 * status_->fontMetrics().lineSpacing());
    status_->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part :
         std::initializer_list<QWidget*>{start_button, seed_, step_, reveal_, gold_})
        buttons->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(over_);
    layout->addWidget(status_);
    layout->addWidget(buildHunt());
    layout->addWidget(row);
    // The next key is a step; on this button an arrow would go on to the number of the cave.
    connect(start_button, &QPushButton::clicked, this, [this] {
        startNext();
        Q_EMIT restarted();
    });
}

QWidget* WalkBar::buildHunt() {
    hunt_row_ = new QWidget(this);
    score_->setObjectName(QStringLiteral("score"));
    score_->setMinimumWidth(
        score_->fontMetrics().horizontalAdvance(tr("Score: %1").arg(signedNumber(-1008))) + 12);
    score_->setToolTip(
        tr("%1 for climbing out with the gold, %2 for dying, %3 for each step, %4 for the arrow")
            .arg(QLatin1Char('+') + signedNumber(Hunt::gold_reward), signedNumber(Hunt::death),
                 signedNumber(-Hunt::step_cost), signedNumber(-Hunt::arrow_cost)));
    grab_->setObjectName(QStringLiteral("grab"));
    grab_->setToolTip(tr("Take the gold where it glitters"));
    setCommand(grab_, "wumpus.grab");
    climb_->setObjectName(QStringLiteral("climb"));
    climb_->setToolTip(tr("Leave the cave at (1,1), with or without the gold"));
    setCommand(climb_, "wumpus.climb");
    shoot_->setObjectName(QStringLiteral("shoot"));
    shoot_->setToolTip(
        tr("Shoot your only arrow (%1). It flies to the wall, and you hear a scream if "
           "it hits the monster. On the map: Ctrl with an arrow key")
            .arg(signedNumber(-Hunt::arrow_cost)));
    auto* menu = new QMenu(shoot_);
    const std::array names{tr("&Up"), tr("&Right"), tr("&Down"), tr("&Left")};
    for (const wumpus::Direction direction : wumpus::directions)
        menu->addAction(names.at(static_cast<std::size_t>(direction)), this, [this, direction] {
            Q_EMIT actionWanted(wumpus::action::Shoot{direction});
        });
    connect(menu, &QMenu::aboutToHide, shoot_, [this] { shoot_->setDown(false); });
    shoot_->setMenu(menu);
    setCommand(shoot_, "wumpus.shoot");
    auto* buttons = new FlowLayout(hunt_row_);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{score_, grab_, shoot_, climb_})
        buttons->addWidget(part);
    return hunt_row_;
}

void WalkBar::start(std::uint64_t seed) {
    reveal_->setChecked(false);
    document_->startWalk(seed, isHunting() ? WalkKind::hunt : WalkKind::plain);
}

void WalkBar::startNext() {
    start(static_cast<std::uint64_t>(
        QRandomGenerator::global()->bounded(1, WumpusDocument::most_seeds + 1)));
}

bool WalkBar::canStep() const {
    if (const Hunt* hunt = document_->hunt())
        return hunt->next(false).has_value();
    return document_->walk() != nullptr && document_->walk()->next(true).has_value();
}

void WalkBar::step() {
    if (!canStep())
        return;
    if (const Hunt* hunt = document_->hunt())
        return Q_EMIT actionWanted(*hunt->next(false));
    const bool had_keyboard = step_->hasFocus() || reveal_->hasFocus();
    static_cast<void>(document_->visit(*document_->walk()->next(true)));
    // On "Hunt for gold" beside them, the key that was a step would begin another walk.
    if (had_keyboard && !canStep())
        Q_EMIT usedUp();
}

void WalkBar::setChancesShown(bool shown) {
    if (std::exchange(shows_chances_, shown) != shown)
        refresh();
}

bool WalkBar::isRevealing() const {
    return reveal_->isChecked();
}

void WalkBar::setRevealing(bool revealing) {
    reveal_->setChecked(revealing);
}

bool WalkBar::canReveal() const {
    return document_->walk() != nullptr && !outcomeOf(document_->walk(), document_->hunt());
}

bool WalkBar::isHunting() const {
    return gold_->isChecked();
}

void WalkBar::setHunting(bool hunting) {
    gold_->setChecked(hunting);
}

void WalkBar::askDirection() {
    shoot_->setDown(true);
    shoot_->menu()->popup(shoot_->mapToGlobal(QPoint(0, shoot_->height())));
}

void WalkBar::setTextsDiffer(bool differ) {
    if (std::exchange(texts_differ_, differ) != differ)
        refresh();
}

/// The squares that can be visited next.
QString WalkBar::whereNext() const {
    const QString where = whereByPercepts();
    return texts_differ_ ? where + QLatin1Char(' ') +
                               tr("The rules and the knowledge disagree with the walk. Check marks "
                                  "and risks are based on what you perceived on it.")
                         : where;
}

QString WalkBar::whereByPercepts() const {
    const wumpus::Walk& walk = *document_->walk();
    const Squares reach = walk.within_reach();
    if (const auto safe = static_cast<Squares>(walk.proven_safe() & reach))
        return (std::popcount(safe) == 1 ? tr("Provably safe: %1. Click it to go there.")
                                         : tr("Provably safe: %1. Click one to go there."))
            .arg(textOf(safe));
    if (const auto next = walk.next(true))
        return shows_chances_
                   ? tr("No square in reach is provably safe. Lowest risk: %1, %2.")
                         .arg(textOf(*next), percent(walk.risk(*next)))
                   : tr("No square in reach is provably safe. Lowest risk: %1.").arg(textOf(*next));
    return reach == 0 ? tr("You have visited every square.")
                      : tr("Every square in reach is deadly.");
}

QString WalkBar::huntStatus() const {
    const Hunt& hunt = *document_->hunt();
    QStringList parts;
    if (!hunt.actions().empty())
        parts << std::visit(News{hunt}, hunt.actions().back());
    parts << tr("You are at %1: %2.").arg(textOf(hunt.here()), perceptsOf(hunt));
    if (hunt.glitters())
        parts << tr("The gold is here: grab it.");
    else if (!hunt.has_gold())
        parts << whereNext();
    else
        parts << (hunt.here() == Square{1, 1} ? tr("Climb out to win.")
                                              : tr("Go back to (1,1) and climb out."));
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

QString WalkBar::status() const {
    const wumpus::Walk* walk = document_->walk();
    if (walk == nullptr)
        return tr("Click a symbol on the map to ask about it. New walk hides a cave: each square "
                  "you visit adds four facts to the knowledge.");
    if (const auto over = outcomeOf(walk, document_->hunt()))
        return over->title +
               (over->title.endsWith(QLatin1Char('.')) ? QStringLiteral(" ")
                                                       : QStringLiteral(". ")) +
               over->reason;
    if (document_->hunt() != nullptr)
        return huntStatus();
    return tr("You are at %1.").arg(textOf(walk->path().back())) + QLatin1Char(' ') + whereNext();
}

void WalkBar::refresh() {
    const bool walking = document_->walk() != nullptr;
    // One cave was revealed: another one, which Undo brings back, is not.
    const std::uint64_t cave = walking ? document_->walkState()->seed : 0;
    if (std::exchange(shown_cave_, cave) != cave)
        reveal_->setChecked(false);
    if (walking) {
        const QSignalBlocker blocker(seed_);
        const QSignalBlocker gold_blocker(gold_);
        seed_->setValue(static_cast<int>(document_->walkState()->seed));
        gold_->setChecked(document_->hunt() != nullptr);
    }
    const auto over = outcomeOf(document_->walk(), document_->hunt());
    over_->setOutcome(over);
    status_->setVisible(!over);
    if (const QString text = status(); text != status_->text())
        announce(status_, text);
    step_->setEnabled(canStep());
    step_->setToolTip(document_->hunt() != nullptr
                          ? tr("Do what a careful hunter does: grab, go where it is provably safe, "
                               "shoot where that opens a square, and otherwise leave")
                          : tr("Go to a provably safe square if there is one, otherwise to the "
                               "least risky square"));
    reveal_->setEnabled(canReveal());
    reveal_->setToolTip(over ? tr("The hidden cave is shown, because the walk is over")
                             : tr("Show what is hidden in each square"));
    refreshHunt();
}

void WalkBar::refreshHunt() {
    const Hunt* hunt = document_->hunt();
    hunt_row_->setVisible(hunt != nullptr && !hunt->is_over());
    if (hunt == nullptr)
        return;
    score_->setText(tr("Score: %1").arg(signedNumber(hunt->score())));
    grab_->setEnabled(hunt->can(wumpus::action::Grab{}));
    shoot_->setEnabled(hunt->has_arrow() && !hunt->is_over());
    climb_->setEnabled(hunt->can(wumpus::action::Climb{}));
}

} // namespace loggia::ui
