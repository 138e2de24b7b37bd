#include "ui/connect4/match/match_panel.hpp"

#include "core/connect4/matches/crosstable.hpp"
#include "core/connect4/matches/match_journal.hpp"
#include "ui/connect4/match/contestant_editor.hpp"
#include "ui/connect4/match/match_game_view.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/second_click.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/table/shared_columns.hpp"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
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
        return MatchPanel::tr("Game %1: %2, %3 forfeits: %4")
            .arg(game.number + 1)
            .arg(sides, nameOf(game.forfeit->side), coreWords(game.forfeit->reason).simplified());
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

constexpr int elo_column = 4;

/// With a sign that is as wide as the other one; an arrow where nothing bounds it.
QString eloNumber(double elo) {
    if (std::isinf(elo))
        return elo > 0 ? QStringLiteral("+\u221E") : QStringLiteral("\u2212\u221E");
    const int whole = static_cast<int>(std::lround(elo));
    return whole > 0 ? QStringLiteral("+%1").arg(whole)
                     : QString::number(whole).replace(QLatin1Char('-'), QChar(0x2212));
}

/// "+120 (+35 … +230)".
QString eloText(const connect4::Estimate& elo) {
    return QStringLiteral("%1\n%2 \u2026 %3")
        .arg(eloNumber(elo.value), eloNumber(elo.low), eloNumber(elo.high));
}

QString eloWords(const QString& name, const connect4::Estimate& elo) {
    return MatchPanel::tr("Elo difference of %1: %2. With 95 % confidence it lies between %3 and "
                          "%4; more games narrow it.")
        .arg(name, eloNumber(elo.value), eloNumber(elo.low), eloNumber(elo.high));
}

} // namespace

MatchPanel::MatchPanel(QWidget* parent)
    : QWidget(parent), session_(new Session(this)),
      view_(new MatchGameView(this)), contestants_{new ContestantEditor(nameOf(Side::a), this),
                                                   new ContestantEditor(nameOf(Side::b), this)},
      count_(new QSpinBox(this)), seed_(new QSpinBox(this)), start_(new QPushButton(this)),
      status_(new QLabel(this)), table_(new QTableWidget(2, 6, this)),
      list_(new QListWidget(this)) {
    auto* lead = new QLabel(
        tr("A and B play a match. Each opening is played twice, with the colours swapped."), this);
    lead->setWordWrap(true);
    ThinkSettings quick;
    quick.by_depth = true;
    quick.depth = 8;
    contestants_[0]->restore(toJson(quick));
    quick.evaluation = connect4::Evaluation::score;
    contestants_[1]->restore(toJson(quick));
    count_->setRange(1, 1000);
    count_->setGroupSeparatorShown(true);
    count_->setValue(10);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    seed_->setToolTip(tr("The openings are random. The same seed always gives the same openings."));
    for (QSpinBox* box : {count_, seed_})
        box->setFocusPolicy(Qt::StrongFocus);
    auto* form = new QFormLayout;
    form->addRow(tr("A"), contestants_[0]);
    form->addRow(tr("B"), contestants_[1]);
    count_->setAccessibleName(tr("Games"));
    count_->setToolTip(tr("How many games the match has"));
    seed_->setAccessibleName(tr("Seed"));
    auto* numbers = new QHBoxLayout;
    auto* seed_label = new QLabel(tr("Seed"), this);
    seed_label->setBuddy(seed_);
    numbers->addWidget(count_, 1);
    numbers->addWidget(seed_label);
    numbers->addWidget(seed_, 1);
    form->addRow(tr("Games"), numbers);
    levelLabels(*form);

    start_->setObjectName(QStringLiteral("start-match"));
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    table_->setAccessibleName(tr("Results"));
    table_->setHorizontalHeaderLabels(
        {tr("Orange"), tr("Blue"), tr("Total"), tr("Score"), tr("Elo"), tr("Points")});
    table_->setVerticalHeaderLabels({nameOf(Side::a), nameOf(Side::b)});
    table_->horizontalHeader()->setHighlightSections(false);
    table_->verticalHeader()->setHighlightSections(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    shareColumns(*table_); // no figure may be cut
    table_->setToolTip(tr("Wins, draws and losses as Orange, as Blue and in total; match score; "
                          "Elo difference; points scored by each"));
    // Two lines: the Elo difference has its error bars below it.
    const auto fit_height = [table = table_] {
        const int row = 2 * table->fontMetrics().lineSpacing() + 6;
        const QScrollBar* const bar = table->horizontalScrollBar();
        table->verticalHeader()->setDefaultSectionSize(row);
        table->setFixedHeight(table->horizontalHeader()->sizeHint().height() + 2 * row +
                              2 * table->frameWidth() +
                              (bar->maximum() > 0 ? bar->sizeHint().height() : 0));
    };
    fitToText(*table_, fit_height);
    connect(table_->horizontalScrollBar(), &QScrollBar::rangeChanged, table_, fit_height);
    list_->setAccessibleName(tr("Games"));
    list_->setToolTip(tr("Double-click a game, or press Enter, to replay it beside your own game"));
    list_->setWordWrap(true); // why a game was forfeited may be long
    list_->setResizeMode(QListView::Adjust);
    list_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    match_ = new QWidget(this);
    auto* layout = new QVBoxLayout(match_);
    layout->addWidget(lead);
    layout->addLayout(form);
    auto* run = new QHBoxLayout;
    run->addWidget(start_);
    run->addWidget(status_, 1);
    layout->addLayout(run);
    layout->addWidget(table_);
    layout->addWidget(list_, 1);

    // A stacked layout would want the height that both would like to have.
    auto* pages = new QVBoxLayout(this);
    pages->setContentsMargins(0, 0, 0, 0);
    pages->addWidget(match_);
    pages->addWidget(view_);
    showMatch(true);

    ignoreSecondClick(*start_); // which would stop the match
    connect(start_, &QPushButton::clicked, this, &MatchPanel::toggle);
    connect(view_, &MatchGameView::backWanted, this, [this] {
        showMatch(true);
        list_->setFocus();
    });
    connect(view_, &MatchGameView::openWanted, this,
            [this] { Q_EMIT gameWanted(view_->game(), viewed_ + 1); });
    connect(&job_, &JobBase::runningChanged, this, &MatchPanel::nameStart);
    connect(&job_, &JobBase::runningChanged, this, &MatchPanel::runningChanged);
    connect(list_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { showGame(item->data(Qt::UserRole).toInt()); });
    for (ContestantEditor* contestant : contestants_)
        connect(contestant, &ContestantEditor::changed, this, &MatchPanel::setupChanged);
    connect(seed_, &QSpinBox::valueChanged, this, &MatchPanel::setupChanged);
    connect(count_, &QSpinBox::valueChanged, this, &MatchPanel::nameStart);
    connect(count_, &QSpinBox::valueChanged, this, &MatchPanel::sayHowFar);
    for (std::size_t i = 0; i < contestants_.size(); ++i) {
        ContestantEditor* contestant = contestants_.at(i);
        session_->keep(
            i == 0 ? "a" : "b", [contestant] { return contestant->state(); },
            [contestant](const QJsonObject& stored) { contestant->restore(stored); }, contestant,
            &ContestantEditor::changed);
    }
    session_->keep("games", count_);
    session_->keep("seed", seed_);
    session_->keep(
        "played", [this] { return playedJson(); },
        [this](const QJsonObject& stored) { restorePlayed(stored); }, this,
        &MatchPanel::gamesChanged);
    show({});
}

Result<connect4::MatchSettings> MatchPanel::settings() const {
    connect4::MatchSettings match;
    for (const Side side : {Side::a, Side::b}) {
        auto contestant = contestants_.at(connect4::index_of(side))->contestant();
        if (!contestant)
            return failure((side == Side::a ? tr("Player A: %1") : tr("Player B: %1"))
                               .arg(sentence(contestant.error().message))
                               .toStdString());
        match.contestants.at(connect4::index_of(side)) = *contestant;
    }
    match.games = count_->value();
    match.seed = static_cast<std::uint64_t>(seed_->value());
    return match;
}

void MatchPanel::nameStart() {
    const bool some =
        !games_.empty() && static_cast<int>(games_.size()) < count_->value() && isOfSetup();
    start_->setText(job_.isRunning() ? tr("Stop the &match")
                    : some           ? tr("Continue the &match")
                                     : tr("Start the &match"));
}

void MatchPanel::showMatch(bool shown) {
    match_->setVisible(shown);
    view_->setVisible(!shown);
}

void MatchPanel::showGame(int index) {
    const GameRecord& game = games_.at(static_cast<std::size_t>(index));
    viewed_ = index;
    const QString& one = played_.summaries.at(connect4::index_of(game.player_one));
    const QString& two = played_.summaries.at(connect4::index_of(connect4::other(game.player_one)));
    view_->setGame({{}, game.moves},
                   tr("%1\nOrange: %2. Blue: %3.").arg(outcomeOf(game), one, two));
    showMatch(false);
    view_->setFocus();
}

/// Of a match that does not run: another number of games makes it longer, or ends it.
void MatchPanel::sayHowFar() {
    if (job_.isRunning() || games_.empty())
        return;
    if (!isOfSetup())
        return status_->setText(tr("These games were played with other settings. A new match "
                                   "replaces them."));
    const auto played = static_cast<int>(games_.size());
    QString text = played >= count_->value() ? tr("The match is over.")
                   : played == 1             ? tr("Stopped after 1 game.")
                                             : tr("Stopped after %1 games.").arg(played);
    const auto forfeited = std::count_if(games_.begin(), games_.end(), [](const GameRecord& game) {
        return game.forfeit.has_value();
    });
    if (forfeited > 0)
        text += QLatin1Char(' ') +
                counted(static_cast<std::uint64_t>(forfeited),
                        tr("1 forfeited game counts neither as a win nor as a loss."),
                        tr("%1 forfeited games count neither as wins nor as losses."));
    status_->setText(text);
}

MatchPanel::Setup MatchPanel::setup() const {
    Setup setup;
    for (std::size_t i = 0; i < contestants_.size(); ++i) {
        setup.contestants.at(i) = contestants_.at(i)->state();
        setup.summaries.at(i) = contestants_.at(i)->summary();
    }
    setup.seed = seed_->value();
    return setup;
}

std::optional<QJsonObject> MatchPanel::playedJson() const {
    if (games_.empty())
        return {};
    return QJsonObject{
        {QStringLiteral("a"), played_.contestants[0]},
        {QStringLiteral("b"), played_.contestants[1]},
        {QStringLiteral("games"),
         QString::fromStdString(to_text(connect4::MatchJournal{played_match_, games_}))}};
}

void MatchPanel::restorePlayed(const QJsonObject& stored) {
    const auto get = [&stored](const char* key) { return stored.value(QLatin1String(key)); };
    const auto journal = connect4::journal_of(get("games").toString().toStdString());
    if (!journal || journal->games.empty())
        return;
    for (const Side side : {Side::a, Side::b}) {
        const std::size_t i = connect4::index_of(side);
        // Names them in the language of now.
        ContestantEditor player(nameOf(side));
        player.restore(get(i == 0 ? "a" : "b").toObject());
        played_.contestants.at(i) = player.state();
        played_.summaries.at(i) = player.summary();
    }
    played_.seed = static_cast<int>(journal->settings.seed);
    played_match_ = journal->settings;
    show(journal->games);
    sayHowFar();
}

/// Other settings make another match, but only once it is started: an hour's games are not lost by
/// a click.
void MatchPanel::setupChanged() {
    nameStart();
    sayHowFar();
}

void MatchPanel::toggle() {
    if (job_.isRunning()) {
        job_.stop();
        return;
    }
    const auto wanted_match = settings();
    if (!wanted_match)
        return status_->setText(sentence(wanted_match.error().message));
    if (static_cast<int>(games_.size()) >= count_->value() || !isOfSetup()) {
        showMatch(true);
        show({});
    }
    played_ = setup();
    played_match_ = *wanted_match;
    status_->clear();
    job_.start(
        question_.now(),
        [match = *wanted_match, played = games_](
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
    // Of B what A leaves: 73.5 and 26.5 are 74 and 26, not 74 and 27.
    const auto percent_of_a = static_cast<int>(std::lround(100 * crosstable.score(Side::a).value));
    for (const Side side : {Side::a, Side::b}) {
        const int row = static_cast<int>(side);
        const auto& tallies = crosstable.tallies.at(static_cast<std::size_t>(side));
        const Tally total = crosstable.total(side);
        const bool nothing_known = total.games() == 0; // no game, or forfeited ones alone
        const QStringList texts{
            tallyText(tallies[0]),
            tallyText(tallies[1]),
            tallyText(total),
            nothing_known ? QStringLiteral("\u2013")
                          : tr("%1 %").arg(side == Side::a ? percent_of_a : 100 - percent_of_a),
            nothing_known ? QStringLiteral("\u2013") : eloText(crosstable.elo(side)),
            QStringLiteral("%1 : %2").arg(total.points_for).arg(total.points_against)};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(Qt::AlignCenter);
            if (column == elo_column && !nothing_known)
                item->setToolTip(eloWords(nameOf(side), crosstable.elo(side)));
            table_->setItem(row, column, item);
        }
    }
    // Whoever reads further up goes on reading.
    const QScrollBar* const bar = list_->verticalScrollBar();
    const bool reads_the_last = bar->value() == bar->maximum();
    if (list_->count() > static_cast<int>(games.size()))
        list_->clear();
    for (int i = list_->count(); i < static_cast<int>(games.size()); ++i) {
        auto* item = new QListWidgetItem(outcomeOf(games[static_cast<std::size_t>(i)]), list_);
        item->setData(Qt::UserRole, i);
    }
    if (reads_the_last)
        list_->scrollToBottom();
    nameStart();
    Q_EMIT gamesChanged();
}

} // namespace loggia::ui
