#pragma once

#include "core/pathfinding/searches/search.hpp"

#include <QWidget>

#include <vector>

class QLabel;

namespace loggia::ui {

/// What the algorithms in the race do, what they guarantee, and common mistakes.
class NotesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit NotesPanel(QWidget* parent = nullptr);

    void setAlgorithms(const std::vector<pathfinding::Algorithm>& algorithms);
    /// As it is shown, without marks.
    [[nodiscard]] QString text() const;

private:
    std::vector<pathfinding::Algorithm> algorithms_;
    QLabel* text_;
};

} // namespace loggia::ui
