#include "core/formula_game/formula.hpp"
#include "core/logic/expr.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::formula_game;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto formula = formula_of_repr(text);
    if (!formula) {
        fuzz::require(formula.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(formula.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    const auto again = formula_of_repr(to_repr(*formula).value());
    fuzz::require(again && logic::same_tree(*again, *formula),
                  "what is printed is read as the same tree");
    return 0;
}
