#pragma once

#include "core/sat/queries/partial_assignment.hpp"
#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace loggia::ui {
class LargeTextModel;
class RowWindowView;
} // namespace loggia::ui

namespace loggia::ui {

/// The clauses: the editor with core's diagnostics, or a summary of a file that is too large for
/// it.
class ClausePane final : public QWidget {
    Q_OBJECT

public:
    explicit ClausePane(QWidget* parent = nullptr);

    [[nodiscard]] SourceEditor* editor() const { return editor_; }
    void setLarge(bool large);
    [[nodiscard]] bool isLarge() const;
    /// Null while nothing is known.
    void setReading(const ClauseReading* reading);
    /// Shows what becomes of the clauses under these values: a sign beside each line, true literals
    /// bold and false ones faint. A null report: nothing.
    void showValues(const sat::PartialAssignment& values, const sat::ClauseReport* report,
                    const ClauseReading* reading);
    /// Puts a control at the end of the line above the clauses.
    void addToHeader(QWidget* control);
    /// Gives the lines of these clauses a soft ground.
    void markClauses(const std::vector<std::size_t>& clauses, const ClauseReading& reading);

private:
    /// Below the headline of what the editor does not show.
    [[nodiscard]] static QString largeWords(const ClauseReading& reading);

    QHBoxLayout* header_;
    QLabel* headline_;
    SourceEditor* editor_;
    QLabel* summary_;
    LargeTextModel* lines_;
    RowWindowView* lines_view_;
    QStackedWidget* stack_;
    bool shows_values_ = false;
};

} // namespace loggia::ui
