#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/sat/formats/clause_lines.hpp"
#include "core/sat/formats/format.hpp"
#include "ui/sat/clauses/atom_words.hpp"
#include "ui/sat/clauses/large_text.hpp"
#include "ui/work/revision.hpp"

#include <QByteArray>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace loggia::ui {

/// What core says of a content: a text of clauses, packed or not. Never changed once made.
struct ClauseReading {
    std::shared_ptr<const sat::ClauseFile> file; ///< Null where it cannot be read,
    std::optional<Error> error;                  ///< and why.
    /// All that is wrong, in the order of the text but for `error`, which comes first; of a text
    /// that can be shown in an editor.
    std::vector<Error> errors;
    AtomWords words;
    std::vector<sat::ClauseLines> lines; ///< Of each clause.
    /// The atoms of lines `c p show`, where there are such.
    std::optional<std::vector<int>> projection;

    std::shared_ptr<const LargeText> text; ///< Of a file that is not shown in the editor.

    Revision about; ///< The content that was read.

    std::size_t bytes = 0; ///< Of the text, unpacked.
    std::size_t atoms = 0; ///< That occur.
    int largest_atom = 0;  ///< Of the file, that occurs.
    std::size_t empty = 0; ///< Clauses without a literal.
    /// Lines of DIMACS that are comments.
    std::size_t comments = 0;
    /// How many clauses have one, two, three, more literals.
    std::array<std::size_t, 4> lengths{};
    std::size_t longest = 0;
};

/// `cut_off` says what becomes of a file that is cut off.
[[nodiscard]] ClauseReading readClauses(std::string_view content, const Control& control = {},
                                        sat::CutOff cut_off = sat::CutOff::refuse);

/// "Assignment format: 9 clauses over 6 atoms"
[[nodiscard]] QString headlineOf(const ClauseReading& reading);
/// What can be said of clauses that are too many to be shown, a line for each thing.
[[nodiscard]] QString summaryOf(const ClauseReading& reading);

/// Whether a file looks like one with clauses. Looks at its beginning only.
[[nodiscard]] bool isClauseText(const QByteArray& content);

/// The text in the other form; names of atoms stay.
[[nodiscard]] std::string inForm(const ClauseReading& reading, sat::ClauseForm form);

} // namespace loggia::ui
