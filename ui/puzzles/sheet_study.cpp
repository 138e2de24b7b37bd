#include "ui/puzzles/sheet_study.hpp"

#include "core/puzzles/sheet/sheet_equations.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using gf2::Derivation;
using puzzles::PuzzleSheet;
using puzzles::SheetForm;
using puzzles::SheetVerdict;

namespace {

using SheetPtr = std::shared_ptr<const PuzzleSheet>;

bool isOnlyBlanks(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

/// A sheet in which the forms that were not edited have the texts of the order.
SheetPtr sheetOfOthers(const SheetOrder& order, const Control& control) {
    SheetPtr known;
    for (const SheetForm form : {SheetForm::words, SheetForm::propositions, SheetForm::ring}) {
        const std::string& text = order.texts[static_cast<std::size_t>(form)];
        if (form == order.edited || isOnlyBlanks(text))
            continue;
        if (auto read = read_sheet_leniently(form, text, known.get(), control))
            known = std::make_shared<const PuzzleSheet>(std::move(*read));
    }
    return known;
}

/// Whether the texts of the order are those of a sheet.
bool hasTextsOf(const SheetOrder& order, const PuzzleSheet& sheet) {
    for (std::size_t form = 0; form < order.texts.size(); ++form)
        if (!isOnlyBlanks(order.texts[form]) && order.texts[form] != sheet.texts[form])
            return false;
    return true;
}

Result<PuzzleSheet> readOrder(const SheetOrder& order, const Control& control) {
    const auto read = [&](const PuzzleSheet* before) {
        return read_sheet_leniently(
            order.edited, order.texts[static_cast<std::size_t>(order.edited)], before, control);
    };
    if (order.before)
        return read(order.before.get());
    // What follows from the edited text alone adds nothing to it.
    auto alone = read(nullptr);
    if (alone && hasTextsOf(order, *alone))
        return alone;
    const SheetPtr others = sheetOfOthers(order, control);
    return others ? read(others.get()) : alone;
}

} // namespace

SheetStudy studySheet(const SheetOrder& order, const Control& control,
                      const std::function<void(const SheetStudy&)>& update) {
    SheetStudy study;
    study.read = true;
    study.complete = true;
    study.sheet = order.sheet;
    if (!study.sheet) {
        if (isOnlyBlanks(order.texts[static_cast<std::size_t>(order.edited)])) {
            study.sheet = std::make_shared<const PuzzleSheet>();
        } else if (auto read = readOrder(order, control); read) {
            study.sheet = std::make_shared<const PuzzleSheet>(std::move(*read));
        } else {
            study.error = read.error();
            study.read = !control.stop_requested();
            return study;
        }
    }
    study.whole_words =
        std::make_shared<const Result<std::string>>(whole_words(*study.sheet, control));
    if (!order.solve || study.sheet->statements.empty())
        return study;
    study.complete = false;
    update(study);
    study.verdict = std::make_shared<const SheetVerdict>(verdict_of(*study.sheet, control));
    if (auto slips = gf2::integer_slips(
            study.sheet->texts[static_cast<std::size_t>(SheetForm::ring)], control))
        study.slips = std::move(*slips);
    update(study);
    if (auto derivation = puzzles::derive(*study.sheet, control))
        study.derivation = std::make_shared<const Derivation>(std::move(*derivation));
    else
        study.no_derivation = derivation.error();
    study.complete = true;
    return study;
}

} // namespace loggia::ui
