#pragma once

#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/game_view_choice.hpp"
#include "ui/game_graph/graph/game_tree.hpp"
#include "ui/game_graph/graph/state_look.hpp"
#include "ui/game_graph/position_panel.hpp"
#include "ui/game_graph/study_runner.hpp"
#include "ui/shell/page.hpp"
#include "ui/widgets/play/game_over_bar.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QLabel;

namespace loggia::ui {

class DrawingBar;
class DrawingEditor;
class DrawnGameView;
class GameBar;
class GameOpponent;
class GamePaste;
class GamePictures;
class GamePlayPanel;
class GraphView;
class LabellingPanel;
class SideTabs;
class StateGraphView;
class TreeView;

/// Games as graphs of positions: the graph, the tree or the drawing in the middle, the game's
/// choice above it, what is known on the right, the run bar below. Wires the document and what core
/// says of it to the widgets; decides nothing itself.
class GameGraphPage : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit GameGraphPage(QWidget* parent = nullptr);

    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    Result<void> openPrepared(const PreparedFile& prepared, const QByteArray& content,
                              const QString& path) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    [[nodiscard]] FileBytes bytesFor(const QString& file_name) const override;
    [[nodiscard]] bool needsFile() const override { return document_->isLarge(); }
    [[nodiscard]] bool editsLarge() const override { return document_->isDrawn(); }
    [[nodiscard]] bool awaitsFile() const override;
    void restoreFile(const QByteArray& content) override;
    void restorePrepared(const PreparedFile& prepared, const QByteArray& content) override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] bool hasPicture() const override;
    [[nodiscard]] QList<QWidget*> areas() const override;

    [[nodiscard]] GameGraphDocument* document() { return document_; }
    [[nodiscard]] StudyRunner* studies() { return studies_; }
    [[nodiscard]] GameOpponent* opponent() { return opponent_; }
    [[nodiscard]] LabellingPanel* labelling() { return labelling_; }
    [[nodiscard]] PositionPanel* positionPanel() { return position_; }

    void setView(const GameViewChoice& choice);
    /// The way the game is shown now.
    [[nodiscard]] GameViewChoice view() const;
    /// The same, but what is seen while positions are being labelled.
    [[nodiscard]] GameViewChoice shownView() const;
    void setValuesShown(bool shown);
    [[nodiscard]] bool valuesShown() const { return values_; }
    /// What each move is worth, on the board itself. Off until a person wants it.
    void setBoardValuesShown(bool shown);
    [[nodiscard]] bool boardValuesShown() const { return board_values_; }
    /// Whether the graph shows one position with its moves, instead of all positions: of large
    /// games it does until a person wants it otherwise.
    [[nodiscard]] bool isCloseUp() const;
    void setCloseUp(std::optional<bool> close_up);

Q_SIGNALS:
    void viewChanged();
    void valuesShownChanged();
    void closeUpChanged();
    /// Another position is looked at, or again the one played.
    void lookedAtChanged();
    /// Many parts of the tree at once were folded or unfolded.
    void treeFolded();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;
    void setAnswersShown(bool shown) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static CommandTable commands();
    [[nodiscard]] bool canHint() const;
    [[nodiscard]] bool canComputerMove() const;
    [[nodiscard]] bool isComputersTurn() const;
    /// At the end of a game between computers that was stopped because it may never end.
    [[nodiscard]] bool haveComputersStopped() const;
    [[nodiscard]] bool isDrawing() const;
    /// The values of the positions are known.
    [[nodiscard]] bool isSolved() const;
    /// The game is small enough for its graph to be shown.
    [[nodiscard]] bool hasGraph() const;
    void startDrawing();
    void pickView(const GameViewChoice& choice);
    void showNextView();
    void showLabels(std::size_t labels);
    void copyValues();
    /// The nodes of what is chosen in the picture. In a drawing a state is that of two positions
    /// where its arrows are not those of both players.
    [[nodiscard]] std::vector<int> chosenNodes() const;
    /// Gives what is chosen the label that a person wants for it.
    void giveLabel(game_graph::Outcome outcome);
    void build();
    void connectAll();
    void keepSession();
    void keepAwaited();
    [[nodiscard]] std::vector<int> foldedNodes() const;
    [[nodiscard]] std::optional<int> labelledSteps() const;
    void refresh();
    void refreshNote();
    void refreshDocument();
    void takeStudy();
    void refreshPicture();
    void showPicture();
    void refreshKey();
    /// The node in the middle of a close-up.
    [[nodiscard]] int middleNode() const;
    void refreshTree(bool afresh);
    void refreshDrawing();
    void refreshPosition();
    void showMessage(const QString& text);
    void lookAt(std::optional<game_graph::State> state);
    void lookAlong(const game_graph::Step& step);
    void playStep(const game_graph::Step& step);
    /// The values along the game; empty while they are not known.
    [[nodiscard]] std::vector<game_graph::Moment> moments() const;
    /// Numbers of moves before those that gave a better outcome away.
    [[nodiscard]] std::vector<std::size_t> mistakes() const;
    /// How the game shown ended; nothing where it goes on.
    [[nodiscard]] std::optional<GameOver> gameOver() const;
    void review();
    void showHint();
    void backToGame();
    void fold(bool folded);
    /// Shows all of this game's graph, until another game comes or the close-up is switched.
    void showWhole(bool whole);
    void copyDot();
    void copyTree();
    /// Or says why there is none.
    void copyText(const Result<std::string>& text);
    [[nodiscard]] PositionFacts facts() const;
    [[nodiscard]] QString computerCannotMove() const;
    [[nodiscard]] QString computersStopped() const;
    [[nodiscard]] QString noteOf(const PositionFacts& facts) const;
    static void tellWhoHasWon(PositionFacts& facts, int player);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::shared_ptr<const GameStudy> study() const;
    [[nodiscard]] StateLook look() const;
    [[nodiscard]] bool isWatching() const;
    [[nodiscard]] bool tellsOutcomes() const;
    /// A person plays on the board alone, and the game goes on.
    [[nodiscard]] bool isPlayedOnBoard() const;
    /// Whether values are in sight. Who plays on the board finds the moves alone until they ask
    /// for the values on it.
    [[nodiscard]] bool showsValues() const;
    /// By the run bar or its key: of the picture, or of the board that is played on.
    void askForValues(bool shown);
    /// How much the study merges for what is shown.
    [[nodiscard]] int studyLevel() const;
    [[nodiscard]] GraphView* picture() const;
    /// Of the two places for the board: the page's middle, or the panel.
    void placeBoard(bool alone);

    GameGraphDocument* document_;
    StudyRunner* studies_;
    GameOpponent* opponent_;
    GamePaste* paste_;
    GameBar* bar_ = nullptr;
    GamePictures* pictures_ = nullptr;
    StateGraphView* graph_ = nullptr; ///< These three are of pictures_.
    TreeView* tree_ = nullptr;
    DrawnGameView* drawn_ = nullptr;
    QLabel* key_ = nullptr; ///< What the signs of the picture mean.
    QCheckBox* board_values_box_ = nullptr;
    QCheckBox* close_up_box_ = nullptr;
    QWidget* key_row_ = nullptr; ///< All of them.
    DrawingBar* drawing_bar_ = nullptr;
    GameOverBar* game_over_ = nullptr;
    DrawingEditor* drawing_ = nullptr;
    SideTabs* tabs_ = nullptr;
    PositionPanel* position_ = nullptr;
    GamePlayPanel* play_ = nullptr;
    LabellingPanel* labelling_ = nullptr;

    GameViewChoice view_;
    bool values_ = true;
    bool board_values_ = false;
    std::optional<bool> close_up_;               ///< As the user chose, for all games.
    bool shows_whole_ = false;                   ///< The graph of this game was folded or unfolded.
    std::optional<game_graph::State> close_to_;  ///< What was clicked, for the middle of it.
    std::optional<game_graph::State> looked_at_; ///< Another position than the one played.
    std::shared_ptr<const GameStudy> shown_;     ///< What the graph and the tree show.
    GameTree game_tree_;
    bool tree_is_there_ = false; ///< game_tree_ is the one of shown_.
    std::shared_ptr<const game_graph::Game> game_before_;
    bool was_drawn_ = false;
    QString hint_;
    QString turn_;    ///< Who is to move in the position that is looked at.
    QString refusal_; ///< Of the board, in the status line.
    /// What a session said of a study that is not there yet.
    struct Awaited {
        std::vector<int> folded;
        std::optional<std::size_t> labelled;
    };
    std::optional<Awaited> awaited_;
};

} // namespace loggia::ui
