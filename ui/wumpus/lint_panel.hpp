#pragma once

#include "ui/wumpus/study.hpp"

#include <QWidget>

class QLabel;
class QListWidget;

namespace loggia::ui {

/// Lines of rules and knowledge that are wrong or of no use, each a way to its place.
class LintPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LintPanel(QWidget* parent = nullptr);

    /// More than anybody reads; a large file can have a warning for each of its lines.
    static constexpr std::size_t most_listed = 500;

    void setChecks(const std::optional<Checks>& checks);

Q_SIGNALS:
    void lineWanted(const loggia::ui::SourceLine& line);

private:
    void go(int row);

    QLabel* verdict_;
    QListWidget* list_;
    std::vector<wumpus::Warning> warnings_;
};

} // namespace loggia::ui
