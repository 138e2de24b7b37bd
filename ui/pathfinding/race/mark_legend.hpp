#pragma once

#include "core/pathfinding/searches/search.hpp"
#include "ui/pathfinding/maze/search_subject.hpp"

#include <QWidget>

#include <array>
#include <vector>

namespace loggia::ui {

/// What the colours and shapes of cells, towns or bars mean, each with a word and as the picture
/// shows it.
class MarkLegend final : public QWidget {
    Q_OBJECT

public:
    explicit MarkLegend(QWidget* parent = nullptr);

    /// Shows what one of these algorithms can mark, and no more.
    void setAlgorithms(const std::vector<pathfinding::Algorithm>& algorithms);
    /// Samples are of the picture of this: a maze to begin with.
    void setSubject(const SearchSubject& subject);

private:
    void refresh();

    std::vector<pathfinding::Algorithm> algorithms_;
    SearchSubject subject_;
    std::array<QWidget*, 7> entries_{};
    std::array<QWidget*, 7> samples_{};
};

} // namespace loggia::ui
