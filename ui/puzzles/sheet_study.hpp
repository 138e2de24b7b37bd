#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/gf2/derivation.hpp"
#include "core/gf2/translator/integer_slips.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

/// The input of a study.
struct SheetOrder {
    std::array<std::string, puzzles::sheet_forms> texts; ///< by form
    puzzles::SheetForm edited = puzzles::SheetForm::words;
    /// The sheet before the edit. Where there is none, and the other forms have texts, these are
    /// read first, so that all three stay as they are where they fit.
    std::shared_ptr<const puzzles::PuzzleSheet> before;
    std::shared_ptr<const puzzles::PuzzleSheet> sheet; ///< where it is known already
    bool solve = true;                                 ///< and not only read
};

/// All results about a puzzle. Cheap to copy.
struct SheetStudy {
    std::shared_ptr<const puzzles::PuzzleSheet> sheet; ///< null: it cannot be read, or blank
    std::optional<Error> error;                        ///< why not
    /// Words that mean the whole puzzle alone, or why there are none; null if sheet is null.
    std::shared_ptr<const Result<std::string>> whole_words;
    std::shared_ptr<const puzzles::SheetVerdict> verdict;
    std::shared_ptr<const gf2::Derivation> derivation;
    std::optional<Error> no_derivation; ///< why there is none
    /// Equations that mean something else to Mace4.
    std::vector<gf2::IntegerSlip> slips;
    bool read = false;     ///< all that reading can tell is known: it was not stopped
    bool complete = false; ///< no further results will follow
};

/// Reads, solves and derives. `update` is called on this thread with more and more; the result is
/// the last of it. When stopped, what takes long is left out or says that it is not complete.
[[nodiscard]] SheetStudy studySheet(const SheetOrder& order, const Control& control,
                                    const std::function<void(const SheetStudy&)>& update);

} // namespace loggia::ui
