#include "ui/tournament/tournament_tables.hpp"

#include "ui/batch/batch_table.hpp"
#include "ui/theme/colours.hpp"
#include "ui/tournament/tournament_models.hpp"
#include "ui/tournament/tournament_words.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <cstddef>

namespace loggia::ui {

namespace {

QTableView* make_table(const char* name, const QString& title, const QString& hint,
                       QWidget* parent) {
    auto* table = new BatchTable(name, title, hint, parent);
    table->setSelectionBehavior(QTableView::SelectRows);
    table->setSelectionMode(QTableView::SingleSelection);
    return table;
}

/// Forfeited games in the colour of what is wrong; the text says it too.
class GameDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == GamesModel::ending_column &&
            index.data(GamesModel::forfeited_role).toBool())
            option->palette.setColor(QPalette::Text, coloursFor(option->palette).lose);
    }
};

/// As wide as the text and the heading, within bounds. Qt would look at a thousand rows.
void fit_column(QTableView& table, int column, const QStringList& texts, int least, int most) {
    constexpr int padding = 18;
    const QString title =
        table.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    int width = table.horizontalHeader()->fontMetrics().horizontalAdvance(title);
    for (const QString& text : texts)
        width = std::max(width, table.fontMetrics().horizontalAdvance(text));
    table.setColumnWidth(column, std::clamp(width + padding, least, most));
}

QStringList names_in(const TournamentRun& run) {
    QStringList names;
    if (run.plan() != nullptr)
        for (std::size_t i = 0; i < run.plan()->participants.size(); ++i)
            names << nameOf(*run.plan(), i);
    return names;
}

constexpr int narrowest_column = 44;
constexpr int narrowest_name = 130;
constexpr int widest_name = 260;

/// The model that a table has no longer.
void replace_model(QTableView& table, QAbstractItemModel* model) {
    QAbstractItemModel* const old_model = table.model();
    QItemSelectionModel* const old_selection = table.selectionModel();
    table.setModel(model);
    delete old_selection;
    delete old_model;
}

} // namespace

TournamentTables::TournamentTables(QWidget* parent)
    : QSplitter(Qt::Vertical, parent),
      standings_(make_table("standings", tr("Standings"),
                            tr("Everybody in the list of contestants plays, and the standings "
                               "appear here: who is stronger, by how much, and how certain "
                               "that is. Press Start."),
                            this)),
      tabs_(new PanelTabs(this)),
      crosstable_(make_table("crosstable", tr("Crosstable"),
                             tr("The points of each contestant against each of the others"), this)),
      games_(make_table("games", tr("Games"), tr("The games that have ended"), this)) {
    tabs_->setObjectName(QStringLiteral("results"));
    tabs_->setDocumentMode(true);
    tabs_->addTab(crosstable_, tr("Crossta&ble"));
    tabs_->addTab(games_, tr("Ga&mes"));
    games_->setItemDelegate(new GameDelegate(games_));
    games_->setToolTip(tr("Double-click a game, or press Enter, to open it in the main window"));
    games_->horizontalHeader()->setStretchLastSection(true);
    addWidget(standings_);
    addWidget(tabs_);
    setChildrenCollapsible(false);
    constexpr int least_height = 110;
    standings_->setMinimumHeight(least_height);
    tabs_->setMinimumHeight(least_height);
    constexpr int usual_height = 300;
    setSizes({usual_height, usual_height});
    connect(games_, &QTableView::activated, this, &TournamentTables::gameWanted);
}

void TournamentTables::setRun(const TournamentRun& run) {
    run_ = &run;
    auto* standings = new StandingsModel(run, standings_);
    auto* crosstable = new CrosstableModel(run, crosstable_);
    auto* games = new GamesModel(run, games_);
    replace_model(*standings_, standings);
    replace_model(*crosstable_, crosstable);
    replace_model(*games_, games);
    connect(standings, &QAbstractItemModel::modelReset, this, &TournamentTables::fitStandings);
    connect(crosstable, &QAbstractItemModel::modelReset, this, &TournamentTables::fitCrosstable);
    connect(games, &QAbstractItemModel::modelReset, this, &TournamentTables::fitGames);
    connect(&run, &TournamentRun::begun, games, &GamesModel::begin);
    connect(&run, &TournamentRun::begun, standings, &StandingsModel::follow);
    connect(&run, &TournamentRun::begun, crosstable, &CrosstableModel::follow);
    connect(&run, &TournamentRun::gamesAdded, games, &GamesModel::follow);
    connect(&run, &TournamentRun::standingsChanged, standings, &StandingsModel::follow);
    connect(&run, &TournamentRun::standingsChanged, crosstable, &CrosstableModel::follow);
    connect(games_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TournamentTables::gameChanged);
    connect(games, &QAbstractItemModel::modelReset, this, &TournamentTables::gameChanged);
    fitStandings();
    fitCrosstable();
    fitGames();
}

void TournamentTables::forget() {
    for (QTableView* each : {standings_, crosstable_, games_})
        replace_model(*each, nullptr);
    run_ = nullptr;
}

int TournamentTables::game() const {
    if (run_ == nullptr)
        return -1;
    const QModelIndex chosen = games_->currentIndex();
    return chosen.isValid() && games_->selectionModel()->isRowSelected(chosen.row()) ? chosen.row()
                                                                                     : -1;
}

void TournamentTables::fitStandings() {
    const QString widest_interval = QStringLiteral("\u22128888 \u2013\u2013 +8888");
    for (int column = 0; column < StandingsModel::columns; ++column)
        fit_column(*standings_, column,
                   column == StandingsModel::name_column       ? names_in(*run_)
                   : column == StandingsModel::interval_column ? QStringList(widest_interval)
                   : column == StandingsModel::better_column   ? QStringList(probabilityText(1))
                                                               : QStringList(),
                   column == StandingsModel::name_column ? narrowest_name : narrowest_column,
                   widest_name);
}

void TournamentTables::fitCrosstable() {
    QStringList places_and_names = names_in(*run_);
    for (QString& name : places_and_names)
        name.prepend(QStringLiteral("88. "));
    for (int column = 0; column < crosstable_->model()->columnCount(); ++column)
        fit_column(*crosstable_, column,
                   column == 0 ? places_and_names : QStringList(QStringLiteral("888.8")),
                   column == 0 ? narrowest_name : narrowest_column, widest_name);
}

void TournamentTables::fitGames() {
    const QStringList names = names_in(*run_);
    for (int column = 0; column < GamesModel::columns; ++column) {
        const bool is_name =
            column == GamesModel::first_column || column == GamesModel::second_column;
        fit_column(*games_, column, is_name ? names : QStringList(),
                   is_name ? narrowest_name : narrowest_column, widest_name);
    }
}

} // namespace loggia::ui
