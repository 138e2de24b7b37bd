#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic_puzzles/derivation.hpp"
#include "core/logic_puzzles/modulo.hpp"
#include "core/logic_puzzles/sheet.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

/// What is to be studied.
struct SheetOrder {
    std::array<std::string, logic_puzzles::sheet_forms> texts; ///< by form
    logic_puzzles::SheetForm edited = logic_puzzles::SheetForm::words;
    /// The sheet before the edit. Where there is none, and the other forms have texts, these are
    /// read first, so that all three stay as they are where they fit.
    std::shared_ptr<const logic_puzzles::PuzzleSheet> before;
    std::shared_ptr<const logic_puzzles::PuzzleSheet> sheet; ///< where it is known already
    bool solve = true;                                       ///< and not only read
};

/// All that is known of a puzzle. Cheap to copy.
struct SheetStudy {
    std::shared_ptr<const logic_puzzles::PuzzleSheet> sheet; ///< null: it cannot be read, or blank
    std::optional<Error> error;                              ///< why not
    std::shared_ptr<const logic_puzzles::SheetVerdict> verdict;
    std::shared_ptr<const logic_puzzles::Derivation> derivation;
    std::optional<Error> no_derivation; ///< why there is none
    /// Equations of the ring form that mean something else to Mace4.
    std::vector<logic_puzzles::IntegerSlip> slips;
    bool read = false;     ///< all that reading can tell is known: it was not stopped
    bool complete = false; ///< nothing more will come
};

/// Reads, solves and derives. `update` is called on this thread with more and more; the result is
/// the last of it. When stopped, what takes long is left out or says that it is not complete.
[[nodiscard]] SheetStudy studySheet(const SheetOrder& order, const Control& control,
                                    const std::function<void(const SheetStudy&)>& update);

} // namespace loggia::ui
