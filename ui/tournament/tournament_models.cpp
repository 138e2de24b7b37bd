#include "ui/tournament/tournament_models.hpp"

#include "ui/tournament/tournament_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <cstdint>

namespace loggia::ui {

namespace {

using tournament::GameResult;
using tournament::Score;
using tournament::Standing;

const QString none_text = QStringLiteral("\u2013");

QString whole_text(int count) {
    return numberText(static_cast<std::uint64_t>(count));
}

/// All rows of a model are others; there may be more or fewer of them.
template <class Begin, class End, class Changed>
void follow_rows(int& rows, int now, const Begin& begin_reset, const End& end_reset,
                 const Changed& changed) {
    if (rows == now) {
        if (rows > 0)
            changed();
        return;
    }
    begin_reset();
    rows = now;
    end_reset();
}

QString standing_text(const grading::TournamentPlan& plan, const Standing& standing, int column) {
    const bool has_played = standing.score.games() > 0;
    switch (column) {
    case StandingsModel::name_column:
        return nameOf(plan, standing.contestant);
    case StandingsModel::games_column:
        return whole_text(standing.score.games());
    case StandingsModel::wins_column:
        return whole_text(standing.score.wins);
    case StandingsModel::draws_column:
        return whole_text(standing.score.draws);
    case StandingsModel::losses_column:
        return whole_text(standing.score.losses);
    case StandingsModel::points_column:
        return tournamentPoints(standing.points);
    case StandingsModel::elo_column:
        return has_played ? eloText(standing.rating.elo) : none_text;
    case StandingsModel::interval_column:
        return has_played ? intervalText(standing.rating) : none_text;
    default:
        return {};
    }
}

Qt::Alignment alignment_of_standing(int column) {
    return Qt::AlignVCenter | (column == StandingsModel::name_column    ? Qt::AlignLeft
                               : column == StandingsModel::place_column ? Qt::AlignHCenter
                                                                        : Qt::AlignRight);
}

Qt::Alignment alignment_of_game(int column) {
    const bool is_text = column == GamesModel::first_column ||
                         column == GamesModel::second_column || column == GamesModel::ending_column;
    return Qt::AlignVCenter | (is_text ? Qt::AlignLeft : Qt::AlignHCenter);
}

QString standing_tip(const grading::TournamentPlan& plan, const Standing& standing) {
    QString text =
        QStringLiteral("%1: %2").arg(nameOf(plan, standing.contestant), scoreWords(standing.score));
    if (standing.score.forfeits > 0)
        text +=
            QLatin1Char('\n') + counted(static_cast<std::uint64_t>(standing.score.forfeits),
                                        TournamentWords::tr("%1 of the losses was by forfeit."),
                                        TournamentWords::tr("%1 of the losses were by forfeit."));
    if (standing.score.byes > 0)
        text +=
            QLatin1Char('\n') +
            counted(
                static_cast<std::uint64_t>(standing.score.byes),
                TournamentWords::tr("%1 bye, which counts as a win in every game of its round."),
                TournamentWords::tr("%1 byes; each counts as a win in every game of its round."));
    return text;
}

} // namespace

StandingsModel::StandingsModel(const TournamentRun& run, QObject* parent)
    : QAbstractTableModel(parent), run_(run) {
    follow();
}

void StandingsModel::follow() {
    follow_rows(
        rows_, static_cast<int>(run_.standings().order.size()), [this] { beginResetModel(); },
        [this] { endResetModel(); },
        [this] { Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, columns - 1)); });
}

int StandingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int StandingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const {
    const auto& order = run_.standings().order;
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= order.size())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignment_of_standing(index.column()));
    if (role == Qt::ToolTipRole)
        return standing_tip(*run_.plan(), order[row]);
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == place_column)
        return whole_text(index.row() + 1);
    if (index.column() == better_column)
        return row + 1 == order.size() || order[row].score.games() == 0
                   ? QString()
                   : probabilityText(order[row].above_next);
    return standing_text(*run_.plan(), order[row], index.column());
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignment_of_standing(section));
    const bool is_tip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !is_tip)
        return {};
    switch (section) {
    case place_column:
        return is_tip ? QString() : TournamentWords::tr("Place");
    case name_column:
        return is_tip ? TournamentWords::tr("Names as in the list of contestants")
                      : TournamentWords::tr("Contestant");
    case games_column:
        return is_tip ? QString() : TournamentWords::tr("Games");
    case wins_column:
        return is_tip ? QString() : TournamentWords::tr("Won");
    case draws_column:
        return is_tip ? QString() : TournamentWords::tr("Drawn");
    case losses_column:
        return is_tip ? TournamentWords::tr("A forfeited game counts as a loss")
                      : TournamentWords::tr("Lost");
    case points_column:
        return is_tip ? TournamentWords::tr("A win is one point, a draw half a point")
                      : TournamentWords::tr("Points");
    case elo_column:
        return is_tip ? TournamentWords::tr(
                            "The rating: 0 is the mean of the tournament, and 400 points are odds "
                            "of ten to one")
                      : TournamentWords::tr("Elo");
    case interval_column:
        return is_tip ? TournamentWords::tr("It contains the true rating with a probability of 95 "
                                            "%. More games narrow it.")
                      : TournamentWords::tr("95 % interval");
    default:
        return is_tip
                   ? TournamentWords::tr(
                         "The probability of being stronger than the next contestant in the table")
                   : TournamentWords::tr("Better");
    }
}

CrosstableModel::CrosstableModel(const TournamentRun& run, QObject* parent)
    : QAbstractTableModel(parent), run_(run) {
    follow();
}

void CrosstableModel::follow() {
    follow_rows(
        rows_, static_cast<int>(run_.standings().order.size()), [this] { beginResetModel(); },
        [this] { endResetModel(); },
        [this] { Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, rows_)); });
}

std::size_t CrosstableModel::at(int place) const {
    return run_.standings().order[static_cast<std::size_t>(place)].contestant;
}

int CrosstableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int CrosstableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || rows_ == 0 ? 0 : rows_ + 1;
}

QVariant CrosstableModel::data(const QModelIndex& index, int role) const {
    const auto size = static_cast<int>(run_.standings().order.size());
    if (!index.isValid() || index.row() >= size || index.column() > size)
        return {};
    const bool is_name = index.column() == 0;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(is_name ? Qt::AlignLeft : Qt::AlignHCenter) |
                                   Qt::AlignVCenter);
    const std::size_t row = at(index.row());
    if (is_name)
        return role == Qt::DisplayRole
                   ? QStringLiteral("%1. %2").arg(index.row() + 1).arg(nameOf(*run_.plan(), row))
                   : QVariant();
    const std::size_t column = at(index.column() - 1);
    const Score& score = run_.standings().crosstable[row][column];
    if (role == Qt::DisplayRole)
        return row == column        ? none_text
               : score.games() == 0 ? QString()
                                    : tournamentPoints(points_of(score));
    if (row != column && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
        return score.games() == 0
                   ? TournamentWords::tr("%1 and %2 have not met yet")
                         .arg(nameOf(*run_.plan(), row), nameOf(*run_.plan(), column))
                   : TournamentWords::tr("%1 against %2: %3")
                         .arg(nameOf(*run_.plan(), row), nameOf(*run_.plan(), column),
                              scoreWords(score));
    return {};
}

QVariant CrosstableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section > rows_)
        return {};
    if (role == Qt::DisplayRole)
        return section == 0 ? TournamentWords::tr("Points of") : QString::number(section);
    if (role == Qt::ToolTipRole && section > 0 &&
        section <= static_cast<int>(run_.standings().order.size()))
        return TournamentWords::tr("Points against %1").arg(nameOf(*run_.plan(), at(section - 1)));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section == 0 ? Qt::AlignLeft : Qt::AlignHCenter) |
                                   Qt::AlignVCenter);
    return {};
}

GamesModel::GamesModel(const TournamentRun& run, QObject* parent)
    : QAbstractTableModel(parent), run_(run) {
    begin();
}

void GamesModel::begin() {
    beginResetModel();
    rows_ = static_cast<int>(run_.games().size());
    endResetModel();
}

void GamesModel::follow() {
    const auto now = static_cast<int>(run_.games().size());
    if (now == rows_)
        return;
    if (now < rows_) {
        begin();
        return;
    }
    beginInsertRows({}, rows_, now - 1);
    rows_ = now;
    endInsertRows();
}

int GamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int GamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= run_.games().size())
        return {};
    const GameResult& game = run_.games()[row];
    switch (role) {
    case forfeited_role:
        return game.ending == tournament::Ending::forfeited;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignment_of_game(index.column()));
    case Qt::ToolTipRole:
        return index.column() == ending_column ? endingText(*run_.plan(), game) : QVariant();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case number_column:
        return whole_text(index.row() + 1);
    case first_column:
        return nameOf(*run_.plan(), game.key.first);
    case second_column:
        return nameOf(*run_.plan(), game.key.second);
    case opening_column:
        return whole_text(game.key.opening + 1);
    case result_column:
        return resultText(game.outcome);
    default:
        return endingText(*run_.plan(), game);
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignment_of_game(section));
    if (role != Qt::DisplayRole)
        return {};
    const bool is_formula = run_.plan() != nullptr &&
                            std::holds_alternative<grading::FormulaGameRules>(run_.plan()->rules);
    switch (section) {
    case number_column:
        return TournamentWords::tr("Game");
    case first_column:
        return is_formula ? TournamentWords::tr("E (wants true)")
                          : TournamentWords::tr("Orange (moves first)");
    case second_column:
        return is_formula ? TournamentWords::tr("A (wants false)") : TournamentWords::tr("Blue");
    case opening_column:
        return TournamentWords::tr("Opening");
    case result_column:
        return TournamentWords::tr("Result");
    default:
        return TournamentWords::tr("How it ended");
    }
}

} // namespace loggia::ui
