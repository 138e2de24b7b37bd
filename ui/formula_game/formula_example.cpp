#include "ui/formula_game/formula_example.hpp"

#include <QCoreApplication>

namespace loggia::ui {

FormulaExample formulaExample() {
    return {{"((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz"},
            "10",
            {true, false},
            QCoreApplication::translate("FormulaGame", "Game in progress (you play A)"),
            QCoreApplication::translate(
                "FormulaGame", "E and A take turns giving values to the variables. E wants the "
                               "formula to be true, A wants it to be false.\nE has chosen x = 1 "
                               "and y = 0. Which value makes the formula false?")};
}

} // namespace loggia::ui
