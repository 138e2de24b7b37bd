#pragma once

#include "ui/wumpus/study.hpp"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace loggia::ui {

/// How many worlds are left, and how likely a monster and a pit are on each square.
class ProbabilitiesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ProbabilitiesPanel(QWidget* parent = nullptr);

    void setProbabilities(const std::optional<wumpus::Probabilities>& probabilities);
    /// The table as text, tabs between the columns.
    [[nodiscard]] QString asText() const;

private:
    QLabel* worlds_;
    QTableWidget* table_;
};

} // namespace loggia::ui
