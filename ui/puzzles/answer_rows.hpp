#pragma once

#include "core/puzzles/sheet/check_answer.hpp"

#include <QJsonObject>
#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QButtonGroup;
class QGridLayout;

namespace loggia::ui {

/// For each figure of a puzzle buttons for what it may be: knight or knave, lady or tiger, nobody
/// where rooms may be empty, or still open.
class AnswerRows final : public QWidget {
    Q_OBJECT

public:
    explicit AnswerRows(QWidget* parent = nullptr);

    /// Answers stay for figures of the same name.
    void setSheet(const puzzles::PuzzleSheet* sheet);
    /// The first button has the keyboard.
    void takeFocus();
    /// The Tab key leads from the last of them to `next`, which is read after them: new buttons are
    /// the last in a window otherwise.
    void leadTo(QWidget* next);
    /// By figure.
    [[nodiscard]] std::vector<puzzles::FigureAnswer> answers() const;
    void setAnswer(std::size_t figure, puzzles::FigureAnswer answer);
    /// The next of the answers that are possible, by a person: open, good, bad, neither.
    void cycle(std::size_t figure);
    /// Everything is open again.
    void clear();

    /// By name of a figure.
    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    /// By a person.
    void answered();

private:
    void showAnswers();

    QGridLayout* grid_;
    std::vector<std::string> names_;
    std::vector<QButtonGroup*> groups_; ///< by figure; the answer is a button's id
    std::map<std::string, puzzles::FigureAnswer> answers_; ///< by name
};

} // namespace loggia::ui
