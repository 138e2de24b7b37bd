#pragma once

#include "ui/pathfinding/race/frontier_list.hpp"
#include "ui/pathfinding/race/race.hpp"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QListWidget;
class QTableWidget;
class QToolButton;

namespace loggia::ui {

/// A search line by line: its pseudo-code with the line that was executed last, and its frontier,
/// in the order of expansion.
class CodePanel final : public QWidget {
    Q_OBJECT

public:
    /// `race` must outlive this.
    explicit CodePanel(Race* race, QWidget* parent = nullptr);

    /// Shows the race's moment. Costs a pass over the events, so that it is asked for only while
    /// this is in sight.
    void refresh(const std::vector<pathfinding::Algorithm>& algorithms);
    /// One line forward or back, which is read by screen readers.
    void nextLine();
    void previousLine();
    /// The line that is marked; nothing: none.
    [[nodiscard]] std::optional<std::size_t> line() const;
    [[nodiscard]] const FrontierList& frontier() const { return frontier_; }
    [[nodiscard]] int lane() const;

Q_SIGNALS:
    /// A row of the frontier was chosen: that state is to be shown.
    void statePicked(int lane, pathfinding::State state);
    /// Another of several lanes is to be shown.
    void laneWanted();

private:
    void build();
    void readLine();
    void showCode(pathfinding::Algorithm algorithm);
    void fitCode();
    void showLine(const SearchRecording* recording, pathfinding::Algorithm algorithm);
    void showFrontier(const SearchRecording* recording);

    Race* race_;
    QComboBox* lanes_;
    QListWidget* code_;
    QToolButton* previous_;
    QToolButton* next_;
    QLabel* event_;
    QLabel* count_;
    QTableWidget* table_;
    std::optional<pathfinding::Algorithm> shown_;
    FrontierList frontier_;
};

} // namespace loggia::ui
