#include "core/wumpus/encoding.hpp"

#include <algorithm>
#include <vector>

namespace loggia::wumpus {

Encoding::Encoding(sat::Solver& solver, const logic::Store& store, Stream stream)
    : stream_(stream),
      tseitin_(store,
               [&solver, stream, placed = std::vector<int>()](std::span<const int> clause) mutable {
                   placed.clear();
                   for (const int literal : clause)
                       placed.push_back(stream.place(literal));
                   solver.add(placed);
               }) {}

bool Encoding::require(std::span<const Statement> lines, const Control& control) {
    return std::all_of(lines.begin(), lines.end(), [&](const Statement& line) {
        require(line.expr);
        return !control.stop_requested();
    });
}

World model_of(const sat::Solver& solver, Stream stream) {
    World world;
    for (int n = 0; n < symbol_count; ++n)
        if (solver.value(stream.place(n + 1)))
            world.bits |= std::uint64_t{1} << static_cast<unsigned>(n);
    return world;
}

} // namespace loggia::wumpus
