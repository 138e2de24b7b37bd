#pragma once

#include "ui/game_graph/graph/game_study.hpp"
#include "ui/game_graph/graph/state_look.hpp"

#include <QJsonObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

class QLabel;
class QListView;
class QSlider;
class QToolButton;

namespace loggia::ui {

class ExplanationCard;
class History;
class StepButtons;

/// Leads through the labelling of a game's positions: each step labels one, for a reason that the
/// earlier ones make good.
class LabellingPanel : public QWidget {
    Q_OBJECT

public:
    /// `history` has to outlive the panel.
    explicit LabellingPanel(History* history, QWidget* parent = nullptr);

    /// Another study begins with everything labelled.
    void setStudy(std::shared_ptr<const GameStudy> study);
    [[nodiscard]] std::size_t steps() const;
    /// So many steps are done.
    [[nodiscard]] std::size_t done() const { return done_; }
    void goTo(std::size_t steps);
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }
    [[nodiscard]] QString said() const;

    /// A person labels, beginning with nothing labelled but where the game is over. Going to a step
    /// ends it. Beginning, ending and each label are steps of the history.
    void setOwn(bool own);
    [[nodiscard]] bool isOwn() const { return !given_.empty(); }
    /// Gives a node a label, which is corrected where it is wrong. -1: none is chosen.
    void give(int node, game_graph::Outcome outcome);
    /// While a person labels: says this instead of giving a label.
    void answer(const QString& text);
    /// While a person labels: how the graph looks.
    [[nodiscard]] StateLook ownLook() const;
    /// The labels that a person gave, for a session, in this graph and in those that are not shown
    /// now; empty where there are none. They come back with a study of the same graph, as they do
    /// when undo brings its game back.
    [[nodiscard]] QJsonObject ownLabels() const;
    void keepOwnLabels(const QJsonObject& labels);

Q_SIGNALS:
    /// By a button; the node is the one chosen in the graph.
    void labelWanted(loggia::game_graph::Outcome outcome);
    void ownChanged(bool own);
    /// What a person labels is another by a step, also of undo, in the graph merged so far.
    void ownStepped(int level);
    void moved();
    void playingChanged(bool playing);

private:
    /// What a person has made of a node.
    enum class Given : std::uint8_t { open, right, corrected, end };

    struct Own {
        std::vector<Given> given; ///< By node; empty: nobody labels.
        int last = -1;            ///< The node that was labelled last by a person.
        QString answer;           ///< What was said of it.
        std::size_t done = 0;     ///< How far the labelling is where nobody labels.
    };
    class OwnStep;
    class Lines;

    [[nodiscard]] static QJsonObject jsonOf(const QString& graph, const Own& own);
    void keep(const QJsonObject& labels);
    [[nodiscard]] Own ownState() const { return {given_, last_, answer_, done_}; }
    void setOwnState(Own own);
    [[nodiscard]] Own ownAtStart() const;
    void push(Own after, const QString& text);
    void build();
    void refresh();
    void showOwn();
    void tick();

    History* history_;
    std::shared_ptr<const GameStudy> study_;
    QString graph_name_; ///< What the labels belong to: one graph, merged so far.
    std::size_t done_ = 0;
    StepButtons* buttons_;
    QToolButton* play_;
    QSlider* slider_;
    QLabel* position_;
    ExplanationCard* card_;
    QListView* list_;
    QLabel* list_heading_ = nullptr;
    Lines* model_;
    QToolButton* own_;
    QWidget* outcomes_;
    QWidget* step_bar_;        ///< All that goes from label to label.
    std::vector<Given> given_; ///< These three as in Own.
    int last_ = -1;
    QString answer_;
    std::map<QString, Own> kept_; ///< Of graphs that are not shown now.
    QTimer clock_;
    bool following_ = false; ///< The list is being brought to where the labelling is.
};

} // namespace loggia::ui
