#pragma once

#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace loggia::ui {

/// The clauses: the editor with what core says of the text, or in its place a summary of a file
/// that is too large for it.
class ClausePane final : public QWidget {
    Q_OBJECT

public:
    explicit ClausePane(QWidget* parent = nullptr);

    [[nodiscard]] SourceEditor* editor() const { return editor_; }
    void setLarge(bool large);
    [[nodiscard]] bool isLarge() const;
    /// Null while nothing is known.
    void setReading(const ClauseReading* reading);
    /// Gives the lines of these clauses a soft ground.
    void markClauses(const std::vector<std::size_t>& clauses, const ClauseReading& reading);

private:
    QLabel* headline_;
    SourceEditor* editor_;
    QLabel* summary_;
    QStackedWidget* stack_;
};

} // namespace loggia::ui
