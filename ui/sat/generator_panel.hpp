#pragma once

#include "core/base/error.hpp"
#include "ui/work/job.hpp"

#include <QByteArray>
#include <QWidget>

#include <array>
#include <cstdint>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class Session;

/// Makes sets of clauses to order: random ones, pigeons in holes, graphs to colour, queens,
/// equations modulo 2 and sudokus. The same numbers and seed give the same clauses anywhere.
class GeneratorPanel final : public QWidget {
    Q_OBJECT

public:
    enum class Kind { random, pigeonhole, colouring, queens, parity, sudoku };
    static constexpr int kinds = 6;
    static constexpr int most_numbers = 3;
    static constexpr int most_seeds = 1'000'000;

    explicit GeneratorPanel(QWidget* parent = nullptr);

    /// What is to be generated.
    [[nodiscard]] Session* session() const { return session_; }
    [[nodiscard]] Kind kind() const;
    /// With the seed that is shown.
    void make();
    /// With another seed.
    void makeAnother();
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    /// The clauses as a text in the assignment's form, and what they are in a few words.
    void made(const QByteArray& text, const QString& what);
    /// Why there are none, a sentence without its full stop.
    void refused(const QString& why);
    void runningChanged(bool running);
    /// What is ordered is another.
    void orderChanged();

private:
    using Made = Result<QByteArray>;

    void build();
    void addFields(QFormLayout& form);
    void keepSession();
    void showKind();

    Session* session_;
    QComboBox* kind_;
    QLabel* about_;
    std::array<std::array<QSpinBox*, most_numbers>, kinds> numbers_{};
    std::array<std::array<QLabel*, most_numbers>, kinds> labels_{};
    std::array<QCheckBox*, kinds> flags_{}; ///< Null where the kind has none.
    QLabel* seed_label_ = nullptr;
    QSpinBox* seed_;
    QPushButton* another_;
    QPushButton* make_;
    // Last, so that it ends before what it calls is gone.
    Job<Made> job_;
};

} // namespace loggia::ui
