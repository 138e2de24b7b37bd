#pragma once

#include <QSplitter>

class QTabWidget;
class QTableView;

namespace loggia::ui {

class CrosstableModel;
class GamesModel;
class StandingsModel;
class TournamentRun;

/// What a tournament has come to: the standings, and below them the crosstable and the games.
class TournamentTables final : public QSplitter {
    Q_OBJECT

public:
    explicit TournamentTables(QWidget* parent = nullptr);

    /// Shows another run. It has to live until the next one is shown, or forget() is called.
    void setRun(const TournamentRun& run);
    /// Shows nothing any more.
    void forget();
    [[nodiscard]] QTabWidget* tabs() const { return tabs_; }
    /// The row of the game that is chosen; -1 where none is.
    [[nodiscard]] int game() const;

Q_SIGNALS:
    void gameChanged();
    /// A double click, or Enter.
    void gameWanted();

private:
    void fitStandings();
    void fitCrosstable();
    void fitGames();

    const TournamentRun* run_ = nullptr;
    QTableView* standings_;
    QTabWidget* tabs_;
    QTableView* crosstable_;
    QTableView* games_;
};

} // namespace loggia::ui
