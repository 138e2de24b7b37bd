#pragma once

#include "ui/wumpus/study.hpp"

#include <QWidget>

class QLabel;

namespace loggia::ui {

class VerdictLabel;

/// The verdict in words, large, and under it what it leaves out of account.
class VerdictLine final : public QWidget {
    Q_OBJECT

public:
    explicit VerdictLine(QWidget* parent = nullptr);

    void setStudy(const Study& study);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();

    VerdictLabel* verdict_;
    QLabel* note_;
};

} // namespace loggia::ui
