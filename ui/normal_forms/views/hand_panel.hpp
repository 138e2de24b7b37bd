#pragma once

#include "ui/normal_forms/views/hand_steps.hpp"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLayout;
class QSlider;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace loggia::ui {

struct Colours;
class HandChartModel;
class HandColumnsModel;
class StepButtons;

/// The procedure by Quine and McCluskey step by step: a sentence, and the columns or the chart that
/// it is about. A step is one comparison, or one rule applied to the chart.
class HandPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HandPanel(QWidget* parent = nullptr);

    /// Goes to the first step, unless the procedure is the one shown.
    void setStudy(const FormStudy& study);
    void setTerm(int term);
    /// At the end of the row of buttons.
    void addToHeader(QWidget* control);

    [[nodiscard]] std::size_t steps() const { return steps_.size(); }
    [[nodiscard]] std::size_t step() const { return step_; }
    /// Clamped to the last one.
    void goTo(std::size_t step);
    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }
    /// From the first step where it is at the last.
    void setPlaying(bool playing);
    /// Into the speeds that are offered; one out of range is brought into it.
    [[nodiscard]] int speed() const;
    void setSpeed(int index);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QTableView* chart() const { return chart_; }
    [[nodiscard]] QTableView* list() const { return list_; }

    /// The step as a picture: its title, what is done in it, and the columns or the chart.
    [[nodiscard]] bool hasPicture() const { return !steps_.empty(); }
    [[nodiscard]] QSize pictureSize() const;
    void paintPicture(QPainter& painter, const Colours& colours) const;

Q_SIGNALS:
    void moved();
    void speedChanged();
    /// The line of the chart under the pointer; -1: none.
    void termPointed(int term);
    /// By a click or the keyboard.
    void termSelected(int term);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void showStep();
    /// The table that is shown.
    [[nodiscard]] const QTableView& table() const;
    /// What stands above it in a picture of a width.
    [[nodiscard]] int headHeight(int width) const;
    void fitColumns();
    void setRate();

    FormStudy study_;
    std::vector<HandStep> steps_;
    std::size_t step_ = 0;
    QLayout* header_ = nullptr;
    StepButtons* buttons_;
    QToolButton* play_;
    QComboBox* speed_;
    QSlider* slider_;
    QLabel* position_;
    QLabel* title_;
    QLabel* text_;
    QStackedWidget* stack_;
    QTableView* list_;
    QTableView* chart_;
    QLabel* why_;
    HandColumnsModel* list_model_;
    HandChartModel* chart_model_;
    QTimer clock_;
};

} // namespace loggia::ui
