#pragma once

#include "ui/game_graph/graph/game_study.hpp"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QListView;
class QSlider;
class QStringListModel;
class QToolButton;

namespace loggia::ui {

class ExplanationCard;
class StepButtons;

/// Leads through the labelling of a game's positions: each step labels one, for a reason that the
/// earlier ones make good.
class LabellingPanel : public QWidget {
    Q_OBJECT

public:
    explicit LabellingPanel(QWidget* parent = nullptr);

    /// Another study begins with everything labelled.
    void setStudy(std::shared_ptr<const GameStudy> study);
    [[nodiscard]] std::size_t steps() const;
    /// So many steps are done.
    [[nodiscard]] std::size_t done() const { return done_; }
    void goTo(std::size_t steps);
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }
    [[nodiscard]] QString said() const;

Q_SIGNALS:
    void moved();
    void playingChanged(bool playing);

private:
    void refresh();
    void tick();

    std::shared_ptr<const GameStudy> study_;
    std::size_t done_ = 0;
    StepButtons* buttons_;
    QToolButton* play_;
    QSlider* slider_;
    QLabel* position_;
    ExplanationCard* card_;
    QListView* list_;
    QStringListModel* model_;
    QTimer clock_;
    bool following_ = false; ///< The list is being brought to where the labelling is.
};

} // namespace loggia::ui
