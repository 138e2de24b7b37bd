#pragma once

#include "ui/sat/clauses/sat_settings.hpp"
#include "ui/sat/watch/recording.hpp"
#include "ui/work/job.hpp"

#include <QList>
#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace loggia::sat {
struct ImplicationGraph;
}

namespace loggia::ui {

struct Colours;
class ExplanationCard;
class GraphView;
class Replay;
class Session;
class TreeView;
class WatchBar;
class WatchSide;

/// A run of our engine to be watched: what just happened and why, the implication graph of a
/// conflict and the search tree on the left, the trail and the clauses on the right. The run is
/// recorded anew when the clauses have changed, as soon as a person looks.
class WatchPanel final : public QWidget {
    Q_OBJECT

public:
    explicit WatchPanel(QWidget* parent = nullptr);
    ~WatchPanel() override;

    /// Null while it is not known what the clauses are.
    void setReading(std::shared_ptr<const ClauseReading> reading);
    /// Watches that engine where it is one of ours; its switches are "own switches" in any case.
    void setSettings(const SatSettings& settings);

    [[nodiscard]] Replay* replay() { return replay_; }
    [[nodiscard]] bool isRecording() const { return job_.isRunning(); }
    void stop() { job_.stop(); }

    /// A run is on show, and not at its first or last step.
    [[nodiscard]] bool canPlay() const;
    [[nodiscard]] bool canStepBack() const;
    [[nodiscard]] bool canStepForward() const;
    [[nodiscard]] WatchBar* bar() { return bar_; }
    /// The views of the implication graph and of the search tree.
    [[nodiscard]] QList<QWidget*> pictures() const;

    [[nodiscard]] QSize pictureSize() const;
    [[nodiscard]] bool hasPicture() const;
    void paintPicture(QPainter& painter, const Colours& colours) const;
    /// To be restored after the clauses. Their run has to be recorded before it can be at the
    /// stored position, which the session tells until then.
    [[nodiscard]] Session* session() const { return session_; }
    [[nodiscard]] QList<QWidget*> areas() const;
    /// What has the keyboard first: the search tree, or the tabs where another picture is shown.
    [[nodiscard]] QWidget* mainField() const;

Q_SIGNALS:
    void message(const QString& text);
    /// canPlay(), canStepBack() or canStepForward() may have changed.
    void changed();
    /// Another procedure is watched.
    void engineChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* buildLeft();
    void connectAll();
    void keepSession();
    [[nodiscard]] SatEngine engine() const;
    void makeStale();
    [[nodiscard]] QString noGraphWords() const;
    void showProcedure();
    [[nodiscard]] sat::Features watchedFeatures() const;
    void recordIfSeen();
    /// Now, or as soon as the run is recorded.
    void awaitPosition(std::size_t position);
    void take(const std::shared_ptr<const Recording>& recording);
    void showRecording();
    void showMoment();
    void showGraph();
    void refitGraph();
    [[nodiscard]] double roomForGraph() const;
    [[nodiscard]] double widestRow() const;
    [[nodiscard]] QList<int> nodesOfStep(const sat::ImplicationGraph& graph) const;
    void showTree();
    [[nodiscard]] const GraphView* shownGraph() const;

    std::shared_ptr<const ClauseReading> reading_;
    SatSettings settings_;
    bool stale_ = true;                 ///< What is shown is not of these clauses and settings.
    std::optional<std::size_t> wanted_; ///< The moment to go to once it is recorded.
    bool divider_moved_ = false;

    Session* session_;
    Replay* replay_;
    QSplitter* columns_;
    WatchSide* side_ = nullptr;
    QComboBox* engine_ = nullptr;
    QLabel* outcome_ = nullptr;
    ExplanationCard* card_ = nullptr;
    QTabWidget* pictures_ = nullptr;
    QStackedWidget* graph_stack_ = nullptr;
    QLabel* no_graph_ = nullptr;
    GraphView* graph_ = nullptr;
    TreeView* tree_ = nullptr;
    WatchBar* bar_ = nullptr;
    // Last, so that it ends before what it calls is gone.
    Job<std::shared_ptr<const Recording>> job_;
};

} // namespace loggia::ui
