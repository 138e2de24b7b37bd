#include "ui/puzzles/puzzle_exports.hpp"

#include "core/gf2/translator/translate.hpp"
#include "core/ladr/mace_input.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"

namespace loggia::ui {

using puzzles::SheetForm;

namespace {

Result<std::string> clausesOf(const puzzles::PuzzleSheet& sheet, sat::ClauseForm form) {
    const auto input =
        ladr::read_mace(sheet.texts[static_cast<std::size_t>(SheetForm::propositions)]);
    if (!input)
        return tl::unexpected(input.error());
    return gf2::to_clauses(*input, form);
}

} // namespace

FileKind kindOf(PuzzleExport what) {
    switch (what) {
    case PuzzleExport::words:
        return {PuzzleWords::tr("Words"), {QStringLiteral("*.txt")}};
    case PuzzleExport::propositions:
        return {PuzzleWords::tr("Propositions for Mace4"), {QStringLiteral("*.in")}};
    case PuzzleExport::ring:
        return {PuzzleWords::tr("Equations for Mace4"), {QStringLiteral("*_ring.in")}};
    case PuzzleExport::dimacs:
        return {PuzzleWords::tr("Clauses in DIMACS"), {QStringLiteral("*.cnf")}};
    case PuzzleExport::clauses:
        return {PuzzleWords::tr("Clauses of the assignment"), {QStringLiteral("*_clauses.txt")}};
    case PuzzleExport::derivation:
        return {PuzzleWords::tr("Derivation as text"), {QStringLiteral("*_derivation.txt")}};
    case PuzzleExport::latex:
        break;
    }
    return {PuzzleWords::tr("Derivation in LaTeX"), {QStringLiteral("*.tex")}};
}

Result<std::string> exported(const SheetStudy& study, PuzzleExport what) {
    if (!study.sheet)
        return failure("there is no valid puzzle yet");
    switch (what) {
    case PuzzleExport::words:
        return *study.whole_words;
    case PuzzleExport::propositions:
        return study.sheet->texts[static_cast<std::size_t>(SheetForm::propositions)];
    case PuzzleExport::ring: {
        const std::string& text = study.sheet->texts[static_cast<std::size_t>(SheetForm::ring)];
        return study.slips.empty() ? Result<std::string>(text) : gf2::with_modulo(text);
    }
    case PuzzleExport::dimacs:
        return clausesOf(*study.sheet, sat::ClauseForm::dimacs);
    case PuzzleExport::clauses:
        return clausesOf(*study.sheet, sat::ClauseForm::assignment);
    case PuzzleExport::derivation:
    case PuzzleExport::latex:
        break;
    }
    if (!study.derivation)
        return study.no_derivation
                   ? tl::unexpected(*study.no_derivation)
                   : Result<std::string>(failure("the derivation is not ready yet"));
    return what == PuzzleExport::latex ? derivation_latex(*study.derivation)
                                       : derivation_text(*study.derivation);
}

} // namespace loggia::ui
