#pragma once

#include "core/base/error.hpp"
#include "core/formula_game/game.hpp"
#include "core/formula_game/generate.hpp"
#include "ui/work/job.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class Session;
class SourceEditor;

/// Random games by size, winner and difficulty; and the seed, which is all of that as one short
/// text, to be shared.
class RandomPanel : public QWidget {
    Q_OBJECT

public:
    explicit RandomPanel(QWidget* parent = nullptr);

    [[nodiscard]] const formula_game::Recipe& recipe() const { return recipe_; }
    void setRecipe(const formula_game::Recipe& recipe);
    /// Makes a game with a seed that was not used before.
    void makeAnother();
    /// Makes the game that the seed says.
    void make();
    void stop();
    /// The game that was made is no longer there: nothing is said of it any more.
    void forget();
    /// No game is made any more.
    void takeBack();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    void gameMade(const formula_game::Game& game, const formula_game::Recipe& recipe);
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);
    void copyWanted(const QString& text);

private:
    void takeSettings();
    void takeSeed();
    void showRecipe();
    void showSettings();
    void showMessage(const QString& text, bool wrong);

    Session* session_;
    formula_game::Recipe recipe_;
    QSpinBox* variables_;
    QSpinBox* leaves_;
    QComboBox* winner_;
    QComboBox* difficulty_;
    SourceEditor* seed_;
    QPushButton* make_;
    QLabel* said_;
    bool seed_is_right_ = true;
    // Last, so that it ends before what it calls is gone.
    Job<Result<formula_game::Game>> job_;
};

} // namespace loggia::ui
