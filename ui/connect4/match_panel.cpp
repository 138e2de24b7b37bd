#include "ui/connect4/match_panel.hpp"

#include "core/connect4/matches/crosstable.hpp"
#include "ui/connect4/engine_editor.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/sentence.hpp"

#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace loggia::ui {

using connect4::Crosstable;
using connect4::GameRecord;
using connect4::Side;
using connect4::Tally;

namespace {

using Games = std::vector<GameRecord>;

QString nameOf(Side side) {
    return side == Side::a ? QStringLiteral("A") : QStringLiteral("B");
}

QString tallyText(const Tally& tally) {
    return QStringLiteral("%1\u2013%2\u2013%3").arg(tally.wins).arg(tally.draws).arg(tally.losses);
}

QString outcomeOf(const GameRecord& game) {
    const Side first = game.player_one;
    const QString sides = MatchPanel::tr("%1 \u2013 %2").arg(nameOf(first), nameOf(other(first)));
    if (game.forfeit)
        return MatchPanel::tr("Game %1: %2, %3 forfeits")
            .arg(game.number + 1)
            .arg(sides, nameOf(game.forfeit->side));
    const int one = game.points(first);
    const int two = game.points(other(first));
    const QString winner =
        one == two ? MatchPanel::tr("draw")
                   : MatchPanel::tr("%1 wins").arg(nameOf(one > two ? first : other(first)));
    return MatchPanel::tr("Game %1: %2, %3 : %4, %5")
        .arg(game.number + 1)
        .arg(sides)
        .arg(one)
        .arg(two)
        .arg(winner);
}

} // namespace

MatchPanel::MatchPanel(QWidget* parent)
    : QWidget(parent),
      session_(new Session(this)), engines_{new EngineEditor(tr("Engine A"), true, this),
                                            new EngineEditor(tr("Engine B"), true, this)},
      count_(new QSpinBox(this)), seed_(new QSpinBox(this)), start_(new QPushButton(this)),
      status_(new QLabel(this)), table_(new QTableWidget(2, 5, this)),
      list_(new QListWidget(this)) {
    auto* lead = new QLabel(
        tr("Two engines play a match. Each opening is played twice, with the colours swapped."),
        this);
    lead->setWordWrap(true);
    ThinkSettings quick;
    quick.by_depth = true;
    quick.depth = 8;
    engines_[0]->setSettings(quick);
    quick.evaluation = connect4::Evaluation::score;
    engines_[1]->setSettings(quick);
    count_->setRange(1, 1000);
    count_->setValue(10);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    seed_->setToolTip(tr("The openings are random. The same seed always gives the same openings."));
    for (QSpinBox* box : {count_, seed_})
        box->setFocusPolicy(Qt::StrongFocus);
    auto* form = new QFormLayout;
    form->addRow(tr("A"), engines_[0]);
    form->addRow(tr("B"), engines_[1]);
    form->addRow(tr("Games"), count_);
    form->addRow(tr("Seed"), seed_);
    levelLabels(*form);

    status_->setWordWrap(true);
    table_->setAccessibleName(tr("Results"));
    table_->setHorizontalHeaderLabels(
        {tr("Orange"), tr("Blue"), tr("Total"), tr("Score"), tr("Points")});
    table_->setVerticalHeaderLabels({nameOf(Side::a), nameOf(Side::b)});
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->verticalHeader()->setHighlightSections(false);
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setToolTip(tr("Wins, draws and losses as Orange, as Blue and in total; match score; "
                          "points scored by each"));
    table_->setFixedHeight(3 * (fontMetrics().height() + 8) + 8);
    list_->setAccessibleName(tr("Games"));
    list_->setToolTip(tr("Double-click a game, or press Enter, to replay it"));
    list_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lead);
    layout->addLayout(form);
    layout->addWidget(start_, 0, Qt::AlignLeft);
    layout->addWidget(status_);
    layout->addWidget(table_);
    layout->addWidget(list_, 1);

    connect(start_, &QPushButton::clicked, this, &MatchPanel::toggle);
    connect(&job_, &JobBase::runningChanged, this, &MatchPanel::nameStart);
    connect(&job_, &JobBase::runningChanged, this, &MatchPanel::runningChanged);
    connect(list_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        const GameRecord& game =
            games_.at(static_cast<std::size_t>(item->data(Qt::UserRole).toInt()));
        Q_EMIT gameWanted({{}, game.moves}, game.number + 1);
    });
    for (EngineEditor* engine : engines_)
        connect(engine, &EngineEditor::changed, this, &MatchPanel::forget);
    connect(seed_, &QSpinBox::valueChanged, this, &MatchPanel::forget);
    connect(count_, &QSpinBox::valueChanged, this, &MatchPanel::nameStart);
    connect(count_, &QSpinBox::valueChanged, this, &MatchPanel::sayHowFar);
    for (std::size_t i = 0; i < engines_.size(); ++i) {
        EngineEditor* engine = engines_.at(i);
        session_->keep(
            i == 0 ? "a" : "b", [engine] { return toJson(engine->settings()); },
            [engine](const QJsonObject& stored) { engine->setSettings(thinkSettingsFrom(stored)); },
            engine, &EngineEditor::changed);
    }
    session_->keep("games", count_);
    session_->keep("seed", seed_);
    show({});
}

connect4::MatchSettings MatchPanel::settings() const {
    connect4::MatchSettings match;
    for (std::size_t i = 0; i < engines_.size(); ++i) {
        const ThinkSettings think = engines_.at(i)->settings();
        match.contestants.at(i) = connect4::EnginePlayer{optionsOf(think), limitsOf(think)};
    }
    match.games = count_->value();
    match.seed = static_cast<std::uint64_t>(seed_->value());
    return match;
}

void MatchPanel::nameStart() {
    const bool some = !games_.empty() && static_cast<int>(games_.size()) < count_->value();
    start_->setText(job_.isRunning() ? tr("Stop the &match")
                    : some           ? tr("Continue the &match")
                                     : tr("Start the &match"));
}

/// Of a match that does not run: another number of games makes it longer, or ends it.
void MatchPanel::sayHowFar() {
    if (job_.isRunning() || games_.empty())
        return;
    const auto played = static_cast<int>(games_.size());
    status_->setText(played >= count_->value() ? tr("The match is over.")
                     : played == 1             ? tr("Stopped after 1 game.")
                                               : tr("Stopped after %1 games.").arg(played));
}

/// Other settings make another match: the games played belong to the old one.
void MatchPanel::forget() {
    question_.advance();
    job_.abandon();
    status_->clear();
    show({});
}

void MatchPanel::toggle() {
    if (job_.isRunning()) {
        job_.stop();
        return;
    }
    if (static_cast<int>(games_.size()) >= count_->value())
        show({});
    status_->clear();
    job_.start(
        question_.now(),
        [match = settings(), played = games_](
            const Control& control, const Job<Result<Games>, Now>::Sink& sink) -> Result<Games> {
            Now now{played, {}};
            connect4::MatchEvents events;
            events.on_move = [&](const GameRecord& record) {
                now.current = record;
                sink(now);
            };
            events.on_game = [&](const GameRecord& record) {
                now.games.push_back(record);
                sink(now);
            };
            return connect4::play_match(match, played, control, events);
        },
        [this](const Result<Games>& games) {
            if (!games)
                return status_->setText(sentence(games.error().message));
            show(*games);
            status_->setText(tr("Stopped during the first game."));
            sayHowFar();
        },
        [this, wanted = count_->value()](const Now& now) {
            if (now.games.size() != games_.size())
                show(now.games);
            const int game = static_cast<int>(now.games.size()) + 1;
            const QString text = tr("Game %1 of %2, move %3")
                                     .arg(std::min(game, wanted))
                                     .arg(wanted)
                                     .arg(now.current.moves.size());
            status_->setText(text);
            Q_EMIT progressed(static_cast<double>(now.games.size()) / wanted, text);
        });
}

void MatchPanel::show(const Games& games) {
    games_ = games;
    const Crosstable crosstable = connect4::crosstable_of(games);
    for (const Side side : {Side::a, Side::b}) {
        const int row = static_cast<int>(side);
        const auto& tallies = crosstable.tallies.at(static_cast<std::size_t>(side));
        const Tally total = crosstable.total(side);
        const QStringList texts{
            tallyText(tallies[0]), tallyText(tallies[1]), tallyText(total),
            games.empty() ? QStringLiteral("\u2013")
                          : tr("%1 %").arg(100 * crosstable.score(side).value, 0, 'f', 0),
            QStringLiteral("%1 : %2").arg(total.points_for).arg(total.points_against)};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(Qt::AlignCenter);
            table_->setItem(row, column, item);
        }
    }
    if (list_->count() > static_cast<int>(games.size()))
        list_->clear();
    for (int i = list_->count(); i < static_cast<int>(games.size()); ++i) {
        auto* item = new QListWidgetItem(outcomeOf(games[static_cast<std::size_t>(i)]), list_);
        item->setData(Qt::UserRole, i);
    }
    list_->scrollToBottom();
    nameStart();
}

} // namespace loggia::ui
