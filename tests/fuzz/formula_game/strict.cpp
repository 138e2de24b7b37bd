#include "core/formula_game/formula.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/syntax.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;

namespace {

/// What is a formula elsewhere is written for the game where it can be.
void write_other(std::string_view text) {
    const auto formula = logic::read_lenient(text);
    if (!formula)
        return;
    const auto written = logic::write_strict(*formula);
    if (!written) {
        fuzz::require(!written.error().message.empty(), "it is said what the game does not have");
        return;
    }
    const auto again = logic::read_strict(*written);
    fuzz::require(again && logic::same_tree(*again, *formula), "what is written is read");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto formula = logic::read_strict(text);
    if (!formula) {
        const auto& error = formula.error();
        fuzz::require(error.span && error.span->line == 1 && error.span->column >= 1 &&
                          error.span->column <= static_cast<int>(size) + 1,
                      "an error lies within the text or behind it");
        fuzz::require(describe(error, "name", text).ends_with('\n'), "errors can be shown");
        write_other(text);
        return 0;
    }
    fuzz::require(logic::write_strict(*formula).value() == text, "what is read is written");
    const auto drawing = formula_game::draw_formula_tree(*formula);
    fuzz::require(!drawing || drawing->size() >= (size + 1) / 2, "every sign is drawn");
    return 0;
}
