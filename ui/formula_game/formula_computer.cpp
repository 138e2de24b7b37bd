#include "ui/formula_game/formula_computer.hpp"

#include "core/formula_game/solve.hpp"
#include "ui/formula_game/formula_document.hpp"

#include <utility>

namespace loggia::ui {

FormulaComputer::FormulaComputer(FormulaDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(document, &FormulaDocument::changed, this, &FormulaComputer::follow);
    connect(document, &FormulaDocument::playersChanged, this, &FormulaComputer::follow);
    connect(&job_, &JobBase::failed, this, &FormulaComputer::stop);
    wait_.setSingleShot(true);
    wait_.setTimerType(Qt::PreciseTimer); // A coarse one may be early.
    connect(&wait_, &QTimer::timeout, this, &FormulaComputer::play);
}

void FormulaComputer::follow() {
    const bool wanted = document_->isComputersTurn() && !document_->isHeld();
    if (isThinking() && wanted && *document_->state().position == *thinking_about_)
        return;
    if (isThinking())
        end();
    if (!wanted)
        return;
    thinking_about_ = document_->state().position;
    since_.start();
    job_.start(
        [position = *thinking_about_](const Control& control, const auto& /*sink*/) {
            return formula_game::play2win(position, control);
        },
        [this](const std::optional<bool>& value) {
            decided_ = value;
            wait_.start(std::max(0, pace_ms_ - static_cast<int>(since_.elapsed())));
        });
    Q_EMIT thinkingChanged(true);
}

void FormulaComputer::end() {
    thinking_about_.reset();
    wait_.stop();
    job_.abandon();
    Q_EMIT thinkingChanged(false);
}

void FormulaComputer::stop() {
    if (!isThinking())
        return;
    end();
    document_->setHeld(true);
}

void FormulaComputer::play() {
    // Whoever hears of it may begin another search.
    const auto position = std::exchange(thinking_about_, std::nullopt);
    const auto value = std::exchange(decided_, std::nullopt);
    Q_EMIT thinkingChanged(false);
    if (position && value)
        document_->playForComputer(*value, *position);
}

} // namespace loggia::ui
