#pragma once

#include "ui/connect4/connect4_document.hpp"
#include "ui/shell/page.hpp"
#include "ui/widgets/board/board_scene.hpp"
#include "ui/widgets/play/game_over_bar.hpp"

#include <QTimer>

#include <array>
#include <optional>
#include <vector>

namespace loggia::ui {

class AnalysisPanel;
class AnalysisRun;
class BetterMove;
class BoardView;
class Connect4Computer;
class DepthPanel;
class GamePanel;
class MatchPanel;
class ScoreButton;
class ReviewPanel;
class SetupPanel;
class SideTabs;
class TurnLine;

/// Max-Connect4: the board in the middle, what is known of the game on the right, the run bar
/// below. Wires the document and the engines to the widgets; decides nothing itself.
class Connect4Page : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit Connect4Page(QWidget* parent = nullptr);

    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    /// A game with its moves, or, in a file for positions that did not come with moves, the
    /// position shown.
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    void noteSaved(const QString& path) override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;

    [[nodiscard]] Connect4Document* document() { return document_; }
    [[nodiscard]] Connect4Computer* computer() { return computer_; }
    [[nodiscard]] AnalysisRun* analysisRun() { return analysis_; }
    /// What games were valued and reviewed at.
    [[nodiscard]] std::any results() const override;
    void takeOver(const std::any& results) override;

Q_SIGNALS:
    void foursShownChanged();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;
    [[nodiscard]] QString trial() const override;
    void takeBackTrial() override;
    void setAnswersShown(bool shown) override;
    void setLimits(const WorkLimits& limits) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] static CommandTable commands();
    [[nodiscard]] bool keepsMoves(const QString& file_name) const;
    /// save() writes moves there.
    [[nodiscard]] bool savesMoves(const QString& file_name) const;
    [[nodiscard]] bool isPlaying() const;
    /// The move before the moment shown has others in its place.
    [[nodiscard]] bool hasSiblings() const;
    /// The player to move, in the position shown, is the computer.
    [[nodiscard]] bool canComputerMove() const;
    /// The last move shown completed four in a row.
    [[nodiscard]] bool hasLastPoints() const;
    void build();
    void connectAll();
    void keepSession();
    [[nodiscard]] QJsonObject storedDocument() const;
    void restoreDocument(const QJsonObject& stored);
    void showExample();
    void showAnalysisSettings();
    void refresh();
    void noteMove();
    /// What is said of the game that is shown: of the example, its own text.
    void showCard();
    void refreshScene();
    void showMessage(const QString& text);
    void play(int column);
    void showHint(int column, const QStringList& reasons);
    [[nodiscard]] BoardScene plainScene() const;
    /// How the game shown ended; nothing where it goes on.
    [[nodiscard]] std::optional<GameOver> gameOver() const;
    void showGameOver();
    void review();
    /// While a position is set up, its tools are the panel beside the board.
    void showSetup();
    /// What a column is tried for, and what was the better move.
    void addExercise(BoardScene& scene) const;
    void addCompletedFours(BoardScene& scene) const;
    /// The quadruples that the last move shown completed.
    [[nodiscard]] std::vector<connect4::Bits> lastPoints() const;
    void stepVariation(int step);
    /// Numbers of moves before those that gave something away.
    [[nodiscard]] std::vector<std::size_t> mistakes() const;
    void copyMoves();
    void copyPosition();

    Connect4Document* document_;
    Connect4Computer* computer_;
    AnalysisRun* analysis_;
    BetterMove* better_;
    BoardView* board_ = nullptr;
    std::array<ScoreButton*, 2> scores_{};
    TurnLine* turn_line_ = nullptr;
    GameOverBar* game_over_ = nullptr;
    SetupPanel* setup_ = nullptr;
    ReviewPanel* review_panel_ = nullptr;
    int tab_before_setup_ = 0;
    SideTabs* tabs_ = nullptr;
    GamePanel* game_panel_ = nullptr;
    AnalysisPanel* analysis_panel_ = nullptr;
    DepthPanel* depth_panel_ = nullptr;
    MatchPanel* match_panel_ = nullptr;
    std::optional<int> hint_column_;
    Connect4State last_state_; ///< What was commented on last.
    QTimer flash_;
    bool fours_shown_ = true;  ///< All quadruples that are completed are drawn.
    bool last_points_ = false; ///< Those of the last move are drawn, for a while.
};

} // namespace loggia::ui
