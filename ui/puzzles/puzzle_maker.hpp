#pragma once

#include "core/base/error.hpp"
#include "core/puzzles/generate.hpp"
#include "ui/work/job.hpp"

#include <QWidget>

#include <string>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class Session;

/// Makes puzzles: with islanders or doors, of a given number, difficulty and seed.
class PuzzleMaker final : public QWidget {
    Q_OBJECT

public:
    explicit PuzzleMaker(QWidget* parent = nullptr);

    [[nodiscard]] const puzzles::PuzzleRecipe& recipe() const { return recipe_; }
    /// The settings of the last puzzle.
    [[nodiscard]] const puzzles::PuzzleRecipe& lastMade() const { return last_made_; }
    /// Numbers are clamped to the possible range.
    void setRecipe(const puzzles::PuzzleRecipe& recipe);
    /// With the seed shown.
    void make();
    /// With another seed.
    void makeAnother();
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    [[nodiscard]] QString said() const;

    /// What is ordered.
    [[nodiscard]] Session* session() const { return session_; }

    static constexpr int most_seeds = 1'000'000;

Q_SIGNALS:
    /// The words of a puzzle.
    void made(const QString& words);
    void recipeChanged();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    using Made = Result<std::string>;

    void build();
    void keepSession();
    void showRecipe();
    void takeRecipe();
    void take(const Made& words, const puzzles::PuzzleRecipe& recipe);

    Session* session_;
    puzzles::PuzzleRecipe recipe_;
    puzzles::PuzzleRecipe last_made_;
    QComboBox* setting_;
    QSpinBox* people_;
    QComboBox* difficulty_;
    QSpinBox* seed_;
    QPushButton* another_;
    QPushButton* make_;
    QLabel* said_;
    // Declared last, so that it is destroyed before the members that it uses.
    Job<Made> job_;
};

} // namespace loggia::ui
