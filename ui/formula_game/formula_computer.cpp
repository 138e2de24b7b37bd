#include "ui/formula_game/formula_computer.hpp"

#include "core/formula_game/solve.hpp"
#include "ui/formula_game/formula_document.hpp"

namespace loggia::ui {

std::optional<bool>
FormulaQuestion::answer(const Control& control,
                        const std::function<void(const Answer&)>& /*update*/) const {
    return formula_game::play2win(position, control);
}

FormulaComputer::FormulaComputer(FormulaDocument* document, QObject* parent)
    : ComputerTurn(document, parent), document_(document) {}

std::optional<FormulaQuestion> FormulaComputer::question() const {
    return FormulaQuestion{*document_->lastPosition()};
}

void FormulaComputer::play(const std::optional<bool>& value) {
    if (value)
        document_->playForComputer(*value);
}

} // namespace loggia::ui
