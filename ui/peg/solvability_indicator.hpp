#pragma once

#include "ui/peg/peg_run.hpp"

#include <QWidget>

class QLabel;
class QPushButton;

namespace loggia::ui {

/// "Still solvable?": a switch, a light and a word; the light has a sign too. Where a table of all
/// positions would save time, a button that makes it.
class SolvabilityIndicator final : public QWidget {
    Q_OBJECT

public:
    /// `run` has to outlive this.
    explicit SolvabilityIndicator(PegRun* run, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;

private:
    void refresh();

    PegRun* run_;
    QPushButton* button_;
    QWidget* light_;
    QLabel* word_;
    QPushButton* make_;
};

} // namespace loggia::ui
