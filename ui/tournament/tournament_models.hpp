#pragma once

#include "ui/tournament/tournament_run.hpp"

#include <QAbstractTableModel>

#include <cstddef>
#include <cstdint>

// The tables of a tournament. They show what a run has come to; every text is safe to show as plain
// text, whatever a contestant is called. The run has to outlive them.
namespace loggia::ui {

/// A row a contestant, from first to last.
class StandingsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        place_column,
        name_column,
        games_column,
        wins_column,
        draws_column,
        losses_column,
        points_column,
        elo_column,
        interval_column,
        better_column,
        columns,
    };

    explicit StandingsModel(const TournamentRun& run, QObject* parent = nullptr);

    /// The standings are others.
    void follow();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    const TournamentRun& run_;
    int rows_ = 0;
};

/// The points of each contestant against each other, in the order of the standings: a row and a
/// column a contestant, after a column with the names.
class CrosstableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit CrosstableModel(const TournamentRun& run, QObject* parent = nullptr);

    void follow();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// The number of the contestant on a place.
    [[nodiscard]] std::size_t at(int place) const;

    const TournamentRun& run_;
    int rows_ = 0;
};

/// A row a game, in the order in which they ended.
class GamesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        number_column,
        first_column,
        second_column,
        opening_column,
        result_column,
        ending_column,
        columns,
    };
    enum Role : std::uint16_t {
        forfeited_role = Qt::UserRole, ///< A bool, for the colour; the text says it too.
    };

    explicit GamesModel(const TournamentRun& run, QObject* parent = nullptr);

    /// Another tournament has begun.
    void begin();
    /// More games have ended.
    void follow();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    const TournamentRun& run_;
    int rows_ = 0;
};

} // namespace loggia::ui
