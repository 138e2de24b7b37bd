#pragma once

#include "core/peg/random_board.hpp"
#include "ui/work/job.hpp"

#include <QString>
#include <QWidget>

class QComboBox;
class QSpinBox;

namespace loggia::ui {

class Session;

/// Random boards that can be solved, by size and difficulty; each has a number, which always gives
/// the same board.
class PegRandomBar final : public QWidget {
    Q_OBJECT

public:
    explicit PegRandomBar(QWidget* parent = nullptr);

    [[nodiscard]] peg::BoardRecipe recipe() const;
    /// Makes a board with a number that was not used before.
    void makeAnother();
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    [[nodiscard]] Session* session() const { return session_; }

    /// The largest number of a board.
    static constexpr int most_numbers = 999'999;

Q_SIGNALS:
    void boardMade(const loggia::peg::Puzzle& puzzle, const QString& name);
    /// There is no such board; why, as a sentence.
    void failed(const QString& sentence);
    void runningChanged(bool running);

private:
    void make();

    Session* session_;
    QSpinBox* holes_;
    QComboBox* difficulty_;
    QSpinBox* number_;
    // Last, so that it ends before what it calls is gone.
    Job<Result<peg::Puzzle>> job_;
};

} // namespace loggia::ui
