#pragma once

#include "core/formula_game/game.hpp"
#include "core/formula_game/generate.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/formula_game/formula_tree.hpp"
#include "ui/shell/page.hpp"

#include <QJsonObject>

class QSplitter;

namespace loggia::logic {
struct Notation;
}

namespace loggia::ui {

class ChoiceLine;
class ChoiceTreePanel;
class ComparePanel;
class FormulaBar;
class FormulaComputer;
class GameOverBar;
class PerfectPlay;
class PlayPanel;
class RandomPanel;
class SideTabs;
class TablePanel;
class TreePane;
class TreeView;

/// The formula game: the tree in the middle, the formula and its turns above it, what is known on
/// the right, the run bar below. Wires the document and the solvers to the widgets; decides
/// nothing itself.
class FormulaGamePage : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit FormulaGamePage(QWidget* parent = nullptr);

    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    Result<void> openPrepared(const PreparedFile& prepared, const QByteArray& content,
                              const QString& path) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    void noteSaved(const QString& path) override;
    [[nodiscard]] FileBytes bytesFor(const QString& file_name) const override;
    [[nodiscard]] bool needsFile() const override;
    [[nodiscard]] bool awaitsFile() const override;
    void restoreFile(const QByteArray& content) override;
    void restorePrepared(const PreparedFile& prepared, const QByteArray& content) override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    /// In a narrow column what is in rows needs more of them.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] bool hasPicture() const override;

    [[nodiscard]] FormulaDocument* document() { return document_; }
    [[nodiscard]] FormulaComputer* computer() { return computer_; }
    [[nodiscard]] PerfectPlay* perfectPlay() { return perfect_; }
    [[nodiscard]] RandomPanel* randomPanel() { return random_; }

Q_SIGNALS:
    /// Many parts of the tree at once were folded or unfolded.
    void treeFolded();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;
    void setAnswersShown(bool shown) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] static CommandTable commands();
    /// A variable of the game shown has no value yet.
    [[nodiscard]] bool isOpen() const;
    /// Precondition: isOpen().
    [[nodiscard]] bool isComputersTurn() const;
    bool chooseByKey(const QKeyEvent& key);
    void build();
    void connectAll();
    void keepSession();
    [[nodiscard]] QJsonObject foldedJson() const;
    void restoreFolded(const QJsonObject& json);
    void showExample();
    void refresh();
    void refreshTree();
    /// Of each node drawn: whether it belongs to what is talked about, or decides the game.
    [[nodiscard]] std::vector<bool>
    markedNodes(const std::vector<formula_game::Known>& known) const;
    void pickNode(int node);
    void askForValue(int node);
    void refreshCard();
    void refreshPerfectPlay();
    /// Numbers of turns before those that gave a win away.
    [[nodiscard]] std::vector<std::size_t> mistakes() const;
    void review();
    void showMessage(const QString& text);
    void choose(bool value);
    void showHint(bool value, const QString& why, logic::Expr part);
    void showLine(const formula_game::Position& position, const std::vector<bool>& values);
    void forgetNews();
    void takeRandomGame(const formula_game::Game& game, const formula_game::Recipe& recipe);
    void copyFormula(const logic::Notation& notation);
    void foldAll(bool folded);

    FormulaDocument* document_;
    FormulaComputer* computer_;
    PerfectPlay* perfect_;
    FormulaBar* bar_ = nullptr;
    TreePane* pane_ = nullptr;
    TreeView* tree_ = nullptr;
    ChoiceLine* choice_ = nullptr;
    GameOverBar* game_over_ = nullptr;
    QSplitter* splitter_ = nullptr;
    SideTabs* tabs_ = nullptr;
    PlayPanel* play_ = nullptr;
    TablePanel* table_ = nullptr;
    ComparePanel* compare_ = nullptr;
    RandomPanel* random_ = nullptr;
    ChoiceTreePanel* choices_ = nullptr;
    FormulaTree drawn_;        ///< What the tree shows.
    QJsonObject folded_later_; ///< Of a tree whose formula is awaited.
    std::shared_ptr<const formula_game::Game> drawn_game_;
    std::shared_ptr<const formula_game::Game> noted_game_; ///< A random one,
    QString note_;                                         ///< and what is to be known of it.
    GameDraft replaced_; ///< What a random game that is searched for would take the place of.
    bool card_is_news_ = false; ///< The card tells a hint or of a new game, until the next change.
    std::optional<logic::Expr> hinted_part_; ///< What the hint on the card speaks of.
};

} // namespace loggia::ui
