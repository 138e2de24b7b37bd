#pragma once

#include "core/formula_game/game.hpp"
#include "ui/widgets/play/computer_turn.hpp"

#include <functional>
#include <optional>

namespace loggia::ui {

class FormulaDocument;

/// What the computer is asked for: the best value; nothing if it was stopped.
struct FormulaQuestion {
    using Answer = std::optional<bool>;
    formula_game::Position position;

    [[nodiscard]] Answer answer(const Control& control,
                                const std::function<void(const Answer&)>& update) const;
    friend bool operator==(const FormulaQuestion&, const FormulaQuestion&) = default;
};

/// Plays the computer's values of a formula game, always the best ones.
class FormulaComputer final : public ComputerTurn<FormulaQuestion, FormulaQuestion::Answer> {
public:
    /// `document` must outlive this.
    explicit FormulaComputer(FormulaDocument* document, QObject* parent = nullptr);

protected:
    [[nodiscard]] std::optional<FormulaQuestion> question() const override;
    void play(const std::optional<bool>& value) override;

private:
    FormulaDocument* document_;
};

} // namespace loggia::ui
