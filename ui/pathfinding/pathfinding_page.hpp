#pragma once

#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"
#include "ui/pathfinding/race/race_run.hpp"
#include "ui/pathfinding/search_file.hpp"
#include "ui/shell/page.hpp"

#include <QPointer>
#include <QTimer>

#include <array>
#include <optional>

namespace loggia::ui {

class CodePanel;
class ComparisonPanel;
class DistanceRun;
class GraphPanel;
class LaneGrid;
class MazeEditor;
class MazePanel;
class MazeTools;
class MazeView;
class NotesPanel;
class ProblemBar;
class PuzzlePanel;
class RaceBar;
class RacePanel;
class SideTabs;
class TreeView;

/// The search lab: what is searched, one to four algorithms on it, under them what a stroke draws,
/// the moment and the run bar, on the right what is known of it. Wires document, race and widgets;
/// decides nothing itself.
class PathfindingPage final : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit PathfindingPage(QWidget* parent = nullptr);
    ~PathfindingPage() override;

    /// A floor with a border, to be drawn in.
    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    /// Of a scenario file, the map that it names.
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    void noteSaved(const QString& path) override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] QList<QWidget*> areas() const override;
    /// What was compared.
    [[nodiscard]] std::any results() const override;
    void takeOver(const std::any& results) override;

    [[nodiscard]] MazeDocument* document() { return document_; }
    [[nodiscard]] Race* race() { return race_; }
    [[nodiscard]] RaceRun* run() { return run_; }
    [[nodiscard]] DistanceRun* distances() { return distances_; }
    [[nodiscard]] LaneGrid* lanes() { return lanes_; }
    [[nodiscard]] ComparisonPanel* comparison() { return comparison_; }
    [[nodiscard]] CodePanel* code() { return code_; }
    /// g, h and f are written in the cells if these are large enough.
    [[nodiscard]] bool areValuesShown() const { return values_; }
    void setValuesShown(bool shown);

Q_SIGNALS:
    void valuesShownChanged();
    /// The race has come to another moment and rests there: not while it plays.
    void momentChanged();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;

private:
    [[nodiscard]] static CommandTable commands();
    /// A step of the path that was found.
    void walkTo(std::size_t step);
    void build();
    void connectAll();
    void connectLane(int lane);
    void connectPanels();
    void keepSession();
    [[nodiscard]] QJsonObject documentJson() const;
    void restoreDocument(const QJsonObject& json);
    [[nodiscard]] QList<int> columnsFor(const QSize& size) const;
    void refreshProblem();
    void refreshSettings();
    void refreshMoment();
    void refreshStart();
    void rest();
    void refreshDistances();
    void refreshTree();
    void refreshCode();
    void beginAnew();
    void showState(int lane, pathfinding::State state);
    void pushTile(int lane, int place);
    void another(bool next);
    void showLane(int lane, LaneFigures& figures);
    void pointAt(MazeView* view);
    void pointAtTown(int town);
    void setPlaying(bool playing);
    void take(SearchFile file, const std::array<QString, 3>& steps);
    [[nodiscard]] SavedForm formSavedIn(const QString& file_name) const;
    [[nodiscard]] QString headlineOfLane(int lane, const LaneFigures& figures) const;

    MazeDocument* document_;
    Race* race_;
    RaceRun* run_;
    MazeEditor* editor_;
    DistanceRun* distances_;
    ProblemBar* problem_bar_ = nullptr;
    LaneGrid* lanes_ = nullptr;
    MazeTools* tools_ = nullptr;
    RaceBar* race_bar_ = nullptr;
    SideTabs* tabs_ = nullptr;
    RacePanel* race_panel_ = nullptr;
    CodePanel* code_ = nullptr;
    QWidget* code_tab_ = nullptr;
    ComparisonPanel* comparison_ = nullptr;
    NotesPanel* notes_ = nullptr;
    MazePanel* maze_panel_ = nullptr;
    QWidget* maze_tab_ = nullptr;
    GraphPanel* graph_panel_ = nullptr;
    QWidget* graph_tab_ = nullptr;
    PuzzlePanel* puzzle_panel_ = nullptr;
    QWidget* puzzle_tab_ = nullptr;
    TreeView* tree_ = nullptr;
    bool values_ = true;
    QPointer<MazeView> pointed_view_;      ///< Where a cell was pointed at last.
    std::size_t shown_kind_ = 0;           ///< Of the subject; a maze's goal to begin with.
    std::optional<std::size_t> rested_at_; ///< The moment of the race, as in Race::wanted().
    // The maze and its questions as they were written last: a session is asked for far more often
    // than they change.
    mutable MazeDocument::Snapshot written_maze_;
    mutable QJsonObject written_;
    mutable MazeQuestions written_questions_;
    mutable QString questions_text_;
};

} // namespace loggia::ui
