#pragma once

#include "ui/peg/peg_answer.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_scene.hpp"
#include "ui/shell/page.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/work/revision.hpp"

#include <optional>
#include <vector>

namespace loggia::ui {

class PegGamePanel;
class PegRun;
class PegSatPanel;
class PegTextPanel;
class PegTools;
class PegView;
class SideTabs;
struct PegExample;
struct PegHint;

/// Peg solitaire: the board in the middle, under it what a click does and the run bar, on the right
/// what is known of the game. Wires the document and the solvers to the widgets; decides nothing
/// itself.
class PegPage final : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit PegPage(QWidget* parent = nullptr);

    /// A board without holes, to be drawn.
    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    void noteSaved(const QString& path) override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] bool hasPicture() const override;
    /// The answer that is told, which may have taken an hour.
    [[nodiscard]] std::any results() const override;
    void takeOver(const std::any& results) override;

    [[nodiscard]] PegDocument* document() { return document_; }
    [[nodiscard]] PegRun* run() { return run_; }
    [[nodiscard]] PegView* board() { return board_; }

Q_SIGNALS:
    void numbersChanged();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;
    void setAnswersShown(bool shown) override;

private:
    /// Why the position shown has no solution, and which of the reasons is drawn.
    struct Proof {
        peg::Puzzle puzzle;
        std::vector<peg::Exclusion> exclusions;
        std::size_t drawn = 0;
        QString title;
        QString begin; ///< Of the text, before the reason ...
        QString end;   ///< ... and after it: what it took to find it.
        bool of_indicator = false;
    };

    [[nodiscard]] static CommandTable commands();
    void build();
    void connectAll();
    void keepSession();
    void refreshStart();
    [[nodiscard]] static QString solveHelp();
    void refresh();
    void followNew();
    void refreshScene(bool animated);
    void describeGame();
    void markProspects(PegScene& scene) const;
    /// The number of jumps before the one that lost the game, where it is known.
    [[nodiscard]] std::vector<std::size_t> mistakes() const;
    /// How the game shown ended; nothing where it goes on.
    [[nodiscard]] std::optional<GameOver> gameOver() const;
    void showGameOver();
    void review();
    void noteTimed();
    void showMessage(const QString& text);
    void setTool(PegTool tool);
    void setNumbersShown(bool shown);
    void solve();
    void showAnswer(const PegAnswer& answer);
    void showProof(Proof proof);
    /// What the solvability indicator knows of a proof, unless another one is drawn.
    void followIndicator();
    void drawNextReason();
    void describeProof(const Proof& proof);
    void refreshClauses();
    void showHint(const PegHint& hint);
    void takeRandomBoard(const peg::Puzzle& puzzle, const QString& name);
    void showExample(const PegExample& example, bool as_step);
    Result<void> take(const QByteArray& text, const QString& step);
    /// The jumps of a solution, on the board that is there.
    Result<void> takeJumps(const std::string& text, const QString& step, bool is_document);
    [[nodiscard]] bool savesJumpsOnly(const QString& file_name) const;

    PegDocument* document_;
    PegRun* run_;
    PegView* board_ = nullptr;
    GameOverBar* game_over_ = nullptr;
    PegTools* tools_ = nullptr;
    SideTabs* tabs_ = nullptr;
    PegGamePanel* game_panel_ = nullptr;
    PegSatPanel* sat_panel_ = nullptr;
    PegTextPanel* text_panel_ = nullptr;
    bool numbers_ = true;
    std::optional<PegTool> tool_before_new_;
    About<peg::Jump> hint_;
    About<bool> hint_said_; ///< On the card, which a search that goes on leaves to it.
    About<Proof> proof_;
    /// A solution, which is told as long as it is gone through.
    struct Solved {
        peg::Game game; ///< With the jumps of the solution.
        PegAnswer answer;
    };
    std::optional<Solved> solved_;
    About<PegAnswer> unsolved_; ///< An answer that is no solution.
    /// The last one that took long: it comes back with its position.
    std::optional<PegAnswer> long_unsolved_;
    /// Whose jumps the clauses have decoded; they stay in sight while it is stepped through.
    std::optional<peg::Game> decoded_;
    std::size_t decoded_after_ = 0; ///< Jumps of that game before those decoded.
    /// A game that was lost, and after how many jumps it still was not.
    struct Loss {
        peg::Game game;
        std::size_t jumps = 0;
    };
    std::optional<Loss> loss_;
    Revision timed_;      ///< What the time in the run bar is about.
    PegState last_state_; ///< What was shown last.
};

} // namespace loggia::ui
