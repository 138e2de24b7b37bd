#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>

namespace loggia::ui {

/// An example that a click loads into the editor.
enum class SatExample { class_notes, pigeonhole, sudoku, random, peg };
inline constexpr std::array sat_examples{SatExample::class_notes, SatExample::pigeonhole,
                                         SatExample::sudoku, SatExample::random, SatExample::peg};

/// "Pigeonhole"
[[nodiscard]] QString titleOf(SatExample example);
/// What it is and what it shows.
[[nodiscard]] QString helpOf(SatExample example);
/// The clauses, with names for their atoms. The random ones go by the seed, as anywhere.
[[nodiscard]] QByteArray textOf(SatExample example, std::uint64_t seed = 1);

} // namespace loggia::ui
