#pragma once

#include "ui/sat/statistics_history.hpp"

#include <QWidget>

#include <array>

class QLabel;

namespace loggia::ui {

class SolveRun;

/// What the run does, in numbers and drawn over time.
class StatisticsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsPanel(SolveRun* run, QWidget* parent = nullptr);

    /// The numbers as text, a line for each.
    [[nodiscard]] QString asText() const;

private:
    void refresh();

    static constexpr std::size_t figures = 10;

    SolveRun* run_;
    QLabel* lead_;
    std::array<QLabel*, figures> values_{};
    Plot* speeds_;
    Plot* learned_;
    Plot* levels_;
};

} // namespace loggia::ui
