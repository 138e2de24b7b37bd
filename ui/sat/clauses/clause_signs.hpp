#pragma once

#include "core/sat/queries/partial_assignment.hpp"
#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/widgets/source/source_text.hpp"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace loggia::ui {

/// "satisfied", "unit", "falsified", "open"
[[nodiscard]] QString wordOf(sat::ClauseStatus status);
/// ✓, 1, ✗ or ·, as while watching.
[[nodiscard]] QString signOf(sat::ClauseStatus status);
[[nodiscard]] SignTone toneOf(sat::ClauseStatus status);

/// A sign for each line with a clause, in order: of several clauses the most urgent one, which is a
/// falsified one before a unit one, an open one and a satisfied one.
[[nodiscard]] std::vector<LineSign> clauseSigns(const sat::ClauseReport& report,
                                                const ClauseReading& reading);

/// The values of the literals as a text has them: by numbers, and by the names of its atoms.
struct LiteralValues {
    sat::PartialAssignment values;
    std::unordered_map<std::string, int> atoms; ///< by name
};
[[nodiscard]] std::shared_ptr<const LiteralValues>
literalValues(const sat::PartialAssignment& values, const AtomWords& words);

/// As highlightClauses(), with literals that are true or false under the values told from the
/// others. A line that only says what an atom is called stays as it is.
[[nodiscard]] std::vector<StyledRange> highlightValues(QStringView line,
                                                       const LiteralValues& values);

} // namespace loggia::ui
