#pragma once

#include "core/pathfinding/searches/search.hpp"

#include <QWidget>

#include <array>
#include <vector>

namespace loggia::ui {

/// What the colours and shapes of cells mean, each with a word.
class MarkLegend final : public QWidget {
    Q_OBJECT

public:
    explicit MarkLegend(QWidget* parent = nullptr);

    /// Shows what one of these algorithms can mark, and no more.
    void setAlgorithms(const std::vector<pathfinding::Algorithm>& algorithms);

private:
    std::array<QWidget*, 6> entries_{};
};

} // namespace loggia::ui
