#pragma once

#include "core/connect4/matches/match.hpp"
#include "ui/work/job.hpp"

#include <QJsonObject>
#include <QString>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace loggia::ui {

class ContestantEditor;
class MatchGameView;
class Session;

/// A match between two players, computers or programs, with a crosstable that grows while they
/// play. A game of it is looked at on a board of its own.
class MatchPanel : public QWidget {
    Q_OBJECT

public:
    explicit MatchPanel(QWidget* parent = nullptr);

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }
    [[nodiscard]] const std::vector<connect4::GameRecord>& games() const { return games_; }
    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);
    /// games() are others.
    void gamesChanged();
    /// A finished game is to take the place of the page's.
    void gameWanted(const loggia::connect4::Game& game, int number);

private:
    /// What a match has come to while it goes on.
    struct Now {
        std::vector<connect4::GameRecord> games;
        connect4::GameRecord current;
    };
    /// Who plays, as chosen: what a match is of.
    struct Setup {
        std::array<QJsonObject, 2> contestants;
        std::array<QString, 2> summaries;
        int seed = 0;

        friend bool operator==(const Setup&, const Setup&) = default;
    };
    [[nodiscard]] Setup setup() const;
    /// The games that are shown are of what is chosen now.
    [[nodiscard]] bool isOfSetup() const { return played_ == setup(); }
    [[nodiscard]] Result<connect4::MatchSettings> settings() const;
    void toggle();
    void setupChanged();
    /// The games, and who played them; nothing where there are none.
    [[nodiscard]] std::optional<QJsonObject> playedJson() const;
    void restorePlayed(const QJsonObject& stored);
    void show(const std::vector<connect4::GameRecord>& games);
    void nameStart();
    void sayHowFar();
    void showGame(int index);
    void showMatch(bool shown);

    Session* session_;
    QWidget* match_ = nullptr; ///< The match,
    MatchGameView* view_;      ///< and a game of it, in its place.
    int viewed_ = 0;           ///< Which game that is.
    std::array<ContestantEditor*, 2> contestants_;
    QSpinBox* count_;
    QSpinBox* seed_;
    QPushButton* start_;
    QLabel* status_;
    QTableWidget* table_;
    QListWidget* list_;
    Setup played_;                         ///< What games_ are of,
    connect4::MatchSettings played_match_; ///< and as core is told it.
    Revisions question_;
    std::vector<connect4::GameRecord> games_;
    // Last, so that it ends before what it calls is gone.
    Job<Result<std::vector<connect4::GameRecord>>, Now> job_;
};

} // namespace loggia::ui
