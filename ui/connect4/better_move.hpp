#pragma once

#include "core/connect4/engine/review.hpp"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

class AnalysisRun;
class Connect4Document;

/// "Find the better move": the board stands before a mistake, the person tries columns, which plays
/// nothing, and is told whether each is better, until the best is found or shown. It ends as soon
/// as the document shows something else.
class BetterMove final : public QObject {
    Q_OBJECT

public:
    /// Both have to outlive this.
    BetterMove(Connect4Document* document, AnalysisRun* run, QObject* parent = nullptr);

    /// Whether the move made in the moment shown is a mistake whose columns have values.
    [[nodiscard]] bool canStart() const;
    /// Before that move; precondition: canStart().
    void start();
    void finish();
    [[nodiscard]] bool isOn() const { return move_.has_value(); }
    /// Found or shown: there is nothing left to try.
    [[nodiscard]] bool isSolved() const { return solved_; }

    void tryColumn(int column);
    /// What was tried or shown last, as Undo names it: "try of column 3". Empty for nothing.
    [[nodiscard]] QString trial() const;
    /// The exercise stands as it did when it began.
    void takeBackTrial();
    /// Shows the best columns.
    void giveUp();

    /// What there is to say, as sentences; empty while it is not on.
    [[nodiscard]] const QString& text() const { return text_; }
    [[nodiscard]] std::optional<int> tried() const { return tried_; }
    /// Once solved: every column that gives nothing away.
    [[nodiscard]] std::vector<int> bestColumns() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const connect4::CoursePoint* point() const;
    /// The question again, with nothing tried.
    void ask();
    void say(const QString& text);

    Connect4Document* document_;
    AnalysisRun* run_;
    std::optional<std::size_t> move_;
    std::vector<int> line_; ///< The moves shown when it began.
    std::optional<int> tried_;
    bool solved_ = false;
    QString text_;
};

} // namespace loggia::ui
