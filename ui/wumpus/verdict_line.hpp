#pragma once

#include "ui/wumpus/study.hpp"

#include <QWidget>

class QLabel;

namespace loggia::ui {

class VerdictLabel;

/// The verdict in large words, and below it what it ignores, or how the statement was understood.
class VerdictLine final : public QWidget {
    Q_OBJECT

public:
    explicit VerdictLine(QWidget* parent = nullptr);

    void setStudy(const Study& study);
    [[nodiscard]] QString text() const;

private:
    VerdictLabel* verdict_;
    QLabel* note_;
};

} // namespace loggia::ui
