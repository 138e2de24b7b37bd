#pragma once

#include "ui/pathfinding/maze/distance_run.hpp"

#include <QWidget>

class QLabel;

namespace loggia::ui {

/// What the colours of distances mean: from 0 to the farthest, and the sign for no path.
class DistanceLegend final : public QWidget {
    Q_OBJECT

public:
    explicit DistanceLegend(QWidget* parent = nullptr);

    void setMap(const DistanceRun::Map& map);

private:
    QLabel* nearest_;
    QLabel* farthest_;
    QWidget* no_way_;
};

} // namespace loggia::ui
