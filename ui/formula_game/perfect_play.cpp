#include "ui/formula_game/perfect_play.hpp"

#include "core/formula_game/solve.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/widgets/sentence.hpp"

#include <utility>

namespace loggia::ui {

using formula_game::Explanation;
using formula_game::GameTable;
using formula_game::Position;

PerfectPlay::PerfectPlay(FormulaDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(document, &FormulaDocument::changed, this, &PerfectPlay::follow);
    for (JobBase* job : {static_cast<JobBase*>(&explain_), static_cast<JobBase*>(&tabulate_)}) {
        connect(job, &JobBase::runningChanged, this, &PerfectPlay::tellRunning);
        connect(job, &JobBase::progressed, this, &PerfectPlay::progressed);
    }
}

void PerfectPlay::tellRunning() {
    if (std::exchange(was_running_, isRunning()) != isRunning())
        Q_EMIT runningChanged(isRunning());
}

void PerfectPlay::setOn(bool on) {
    if (std::exchange(on_, on) == on)
        return;
    Q_EMIT onChanged(on);
    follow();
    Q_EMIT changed();
}

void PerfectPlay::askForHint() {
    if (!document_->isGame() || document_->shownPosition()->is_over())
        return;
    follow(); // A hint for an earlier position is not wanted any more.
    hint_wanted_ = true;
    follow();
}

void PerfectPlay::stop() {
    hint_wanted_ = false;
    explain_.stop();
    tabulate_.stop();
}

const Explanation* PerfectPlay::explanation() const {
    return explanation_ ? &*explanation_ : nullptr;
}

bool PerfectPlay::isTabulated() const {
    return table_ && document_->isGame() &&
           tabulated_game_ == document_->lastPosition()->shared_game();
}

formula_game::Solution PerfectPlay::solution() const {
    if (!on_ || !document_->isGame())
        return {};
    if (isTabulated())
        return formula_game::look_up(*table_, *document_->shownPosition());
    return explanation_ ? explanation_->solution : formula_game::Solution{};
}

void PerfectPlay::follow() {
    std::optional<Position> position;
    if (document_->isGame())
        position = document_->shownPosition();
    if (position != explained_) {
        explain_.abandon();
        explanation_.reset();
        explained_ = position;
        hint_wanted_ = false;
    }
    if (explained_ && (on_ || hint_wanted_)) {
        if (explanation_)
            tellHint();
        else if (!explain_.isRunning())
            explain_.start(
                [start = *explained_](const Control& control, const auto& /*sink*/) {
                    return formula_game::explain(start, control);
                },
                [this](const Result<std::optional<Explanation>>& result) {
                    if (!result) {
                        hint_wanted_ = false;
                        Q_EMIT failed(sentence(result.error().message));
                        return;
                    }
                    explanation_ = *result;
                    tellHint();
                    Q_EMIT changed();
                });
    }
    followGame();
}

/// All positions of the game, where more than one of them matters.
void PerfectPlay::followGame() {
    const bool wanted = document_->isGame() && (on_ || document_->lastPosition()->is_over());
    if (wanted && !isTabulated()) {
        const auto game = document_->lastPosition()->shared_game();
        if (!tabulate_.isRunning() || game != tabulated_game_) {
            tabulated_game_ = game;
            table_.reset();
            tabulate_.start(
                [game](const Control& control, const auto& /*sink*/) {
                    auto table = formula_game::tabulate(*game, control);
                    return table ? std::make_shared<const GameTable>(std::move(*table)) : nullptr;
                },
                [this](const Result<std::shared_ptr<const GameTable>>& table) {
                    if (!table) {
                        Q_EMIT failed(sentence(table.error().message));
                        return;
                    }
                    table_ = *table;
                    refreshBlunders();
                    Q_EMIT changed();
                });
        }
    } else if (!wanted) {
        tabulate_.abandon();
    }
    refreshBlunders();
}

void PerfectPlay::refreshBlunders() {
    std::vector<formula_game::Blunder> found;
    if (isTabulated() && (on_ || document_->lastPosition()->is_over()))
        found = formula_game::blunders(*table_, *document_->lastPosition());
    if (std::exchange(blunders_, found) != found)
        Q_EMIT changed();
}

void PerfectPlay::tellHint() {
    if (!hint_wanted_ || !explanation_ || explained_->is_over())
        return;
    hint_wanted_ = false;
    const auto value = formula_game::best_move(explanation_->solution, explained_->to_move());
    if (value && explanation_->after.at(*value ? 1 : 0))
        Q_EMIT hinted(*value, QString::fromStdString(
                                  formula_game::sentence(*explained_, *explanation_, *value)));
}

} // namespace loggia::ui
