#pragma once

#include "ui/wumpus/study.hpp"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace loggia::ui {

/// How many worlds are left, and how likely a monster and a pit are on each square.
class ChancesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ChancesPanel(QWidget* parent = nullptr);

    void setChances(const std::optional<wumpus::Probabilities>& chances);
    /// The table as text, tabs between the columns.
    [[nodiscard]] QString asText() const;

private:
    QLabel* worlds_;
    QTableWidget* table_;
};

} // namespace loggia::ui
