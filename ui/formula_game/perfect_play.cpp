#include "ui/formula_game/perfect_play.hpp"

#include "core/formula_game/solve.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <utility>

namespace loggia::ui {

using formula_game::Explanation;
using formula_game::GameTable;
using formula_game::Position;

PerfectPlay::PerfectPlay(FormulaDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(document, &FormulaDocument::changed, this, &PerfectPlay::follow);
    connect(&jobs_, &JobGroup::runningChanged, this, &PerfectPlay::runningChanged);
    connect(&jobs_, &JobGroup::progressed, this, &PerfectPlay::progressed);
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

void PerfectPlay::askForLine() {
    if (!document_->isGame() || document_->shownPosition()->is_over())
        return;
    follow();
    line_wanted_ = true;
    follow();
}

void PerfectPlay::stop() {
    hint_wanted_ = false;
    line_wanted_ = false;
    explain_.stop();
    tabulate_.stop();
}

const Explanation* PerfectPlay::explanation() const {
    return explanation_.get();
}

const GameTable* PerfectPlay::table() const {
    const auto* table = table_.get();
    return table != nullptr ? table->get() : nullptr;
}

formula_game::Solution PerfectPlay::solution() const {
    if (!on_ || !position_)
        return {};
    if (const GameTable* known = table())
        return formula_game::look_up(*known, *position_);
    return explanation() != nullptr ? explanation()->solution : formula_game::Solution{};
}

std::optional<formula_game::Player> PerfectPlay::winnerOf(const Position& position) const {
    if (!on_ || table() == nullptr || position.shared_game() != game_)
        return std::nullopt;
    return formula_game::winner(*table(), position);
}

void PerfectPlay::follow() {
    std::optional<Position> position;
    if (document_->isGame())
        position = document_->shownPosition();
    if (position != position_) {
        position_ = position;
        positions_.advance();
        explain_.abandon();
        explanation_.reset();
        hint_wanted_ = false;
        line_wanted_ = false;
    }
    if (position_ && (on_ || hint_wanted_ || line_wanted_)) {
        if (explanation() != nullptr)
            tellFound();
        else if (!explain_.isRunning())
            explainPosition();
    }
    followGame();
}

void PerfectPlay::explainPosition() {
    const Revision about = positions_.now();
    explain_.start(
        about,
        [start = *position_](const Control& control, const auto& /*sink*/) {
            return formula_game::explain(start, control);
        },
        [this, about](const Result<std::optional<Explanation>>& result) {
            if (!result) {
                hint_wanted_ = false;
                line_wanted_ = false;
                Q_EMIT failed(sentence(result.error().message));
            } else if (*result) {
                explanation_ = {about, **result};
                tellFound();
            }
            Q_EMIT changed(); // nothing is on the way any more, whatever was found
        });
}

/// All positions of the game, where more than one of them matters.
void PerfectPlay::followGame() {
    const auto game = document_->isGame() ? document_->lastPosition()->shared_game() : nullptr;
    if (game != game_) {
        game_ = game;
        games_.advance();
        tabulate_.abandon();
        table_.reset();
    }
    if (!game_ || !(on_ || document_->lastPosition()->is_over()))
        tabulate_.abandon();
    else if (table() == nullptr && !tabulate_.isRunning())
        tabulateGame();
    refreshBlunders();
}

void PerfectPlay::tabulateGame() {
    const Revision about = games_.now();
    tabulate_.start(
        about,
        [game = game_](const Control& control, const auto& /*sink*/) {
            auto table = formula_game::tabulate(*game, control);
            return table ? std::make_shared<const GameTable>(std::move(*table)) : nullptr;
        },
        [this, about](const Result<std::shared_ptr<const GameTable>>& table) {
            if (table)
                table_ = {about, *table};
            else
                Q_EMIT failed(sentence(table.error().message));
            refreshBlunders();
            Q_EMIT changed();
        });
}

void PerfectPlay::refreshBlunders() {
    std::vector<formula_game::Blunder> found;
    if (table() != nullptr && (on_ || document_->lastPosition()->is_over()))
        found = formula_game::blunders(*table(), *document_->lastPosition());
    if (std::exchange(blunders_, found) != found)
        Q_EMIT changed();
}

void PerfectPlay::tellFound() {
    tellHint();
    tellLine();
}

void PerfectPlay::tellLine() {
    const Explanation* known = explanation();
    if (!line_wanted_ || known == nullptr)
        return;
    line_wanted_ = false;
    const Position from = *position_;
    const std::vector<bool> line = known->reason.line; // the document changes by it
    Q_EMIT lineFound(from, line);
}

void PerfectPlay::tellHint() {
    const Explanation* known = explanation();
    if (!hint_wanted_ || known == nullptr || position_->is_over())
        return;
    hint_wanted_ = false;
    const auto value = formula_game::best_move(known->solution, position_->to_move());
    if (!value)
        return;
    if (const auto& reason = known->after.at(*value ? 1 : 0))
        Q_EMIT hinted(*value, coreWords(formula_game::sentence(*position_, *known, *value)),
                      reason->goal.part);
}

} // namespace loggia::ui
