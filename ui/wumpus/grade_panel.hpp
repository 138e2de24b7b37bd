#pragma once

#include "ui/wumpus/study.hpp"

#include <QWidget>

class QLabel;
class QListWidget;

namespace loggia::ui {

class CavePicture;

/// Which of the reference rules the rules file misses or overstates, each with a wrong cave.
class GradePanel final : public QWidget {
    Q_OBJECT

public:
    explicit GradePanel(QWidget* parent = nullptr);

    void setChecks(const std::optional<Checks>& checks);

Q_SIGNALS:
    void lineWanted(const loggia::ui::SourceLine& line);

private:
    void showCave(int row);
    void go(int row);

    QLabel* verdict_;
    QListWidget* list_;
    QLabel* caption_;
    CavePicture* cave_;
    std::vector<Checks::Fault> faults_;
};

} // namespace loggia::ui
