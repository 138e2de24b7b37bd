#include "core/base/random.hpp"
#include "core/sat/instances/generate.hpp"
#include "core/sat/solver.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

constexpr int sudoku_side = 9;
constexpr int sudoku_cells = sudoku_side * sudoku_side;

int atom_of(int cell, int digit) { // cell from 0, digit from 0
    return cell * sudoku_side + digit + 1;
}

/// Cell k of row, column or box `line`.
int cell_of(int kind, int line, int k) {
    switch (kind) {
    case 0:
        return line * sudoku_side + k;
    case 1:
        return k * sudoku_side + line;
    default:
        return (line / 3 * 3 + k / 3) * sudoku_side + line % 3 * 3 + k % 3;
    }
}

logic::ClauseSet rules() {
    logic::ClauseSet clauses;
    for (int cell = 0; cell < sudoku_cells; ++cell) {
        for (int d = 0; d < sudoku_side; ++d)
            clauses.push(atom_of(cell, d));
        clauses.end_clause();
        for (int d = 0; d < sudoku_side; ++d)
            for (int e = 0; e < d; ++e)
                clauses.add(std::array{-atom_of(cell, e), -atom_of(cell, d)});
    }
    for (int kind = 0; kind < 3; ++kind)
        for (int line = 0; line < sudoku_side; ++line)
            for (int d = 0; d < sudoku_side; ++d) {
                for (int k = 0; k < sudoku_side; ++k)
                    clauses.push(atom_of(cell_of(kind, line, k), d));
                clauses.end_clause();
                for (int k = 0; k < sudoku_side; ++k)
                    for (int j = 0; j < k; ++j)
                        clauses.add(std::array{-atom_of(cell_of(kind, line, j), d),
                                               -atom_of(cell_of(kind, line, k), d)});
            }
    return clauses;
}

template <class T, std::size_t n>
void shuffle(std::array<T, n>& items, Random& random) {
    for (std::size_t i = n - 1; i > 0; --i)
        std::swap(items[i], items[random.below(i + 1)]);
}

/// 0 to 8 so that each three of a band or stack stay together.
std::array<int, sudoku_side> shuffled_lines(Random& random) {
    std::array<int, 3> bands{0, 1, 2};
    shuffle(bands, random);
    std::array<int, sudoku_side> lines{};
    for (std::size_t band = 0; band < 3; ++band) {
        std::array<int, 3> within{0, 1, 2};
        shuffle(within, random);
        for (std::size_t i = 0; i < 3; ++i)
            lines.at(3 * band + i) = 3 * bands.at(band) + within.at(i);
    }
    return lines;
}

/// One of the grids that a regular one becomes when bands, stacks, lines and digits change places.
std::array<int, sudoku_cells> full_grid(Random& random) {
    const auto rows = shuffled_lines(random);
    const auto columns = shuffled_lines(random);
    std::array<int, sudoku_side> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};
    shuffle(digits, random);
    std::array<int, sudoku_cells> grid{};
    for (std::size_t cell = 0; cell < sudoku_cells; ++cell) {
        const int r = rows.at(cell / sudoku_side);
        const int c = columns.at(cell % sudoku_side);
        grid.at(cell) = digits.at(static_cast<std::size_t>((3 * r + r / 3 + c) % sudoku_side));
    }
    return grid;
}

/// The cells whose digits are given: all that are left when every one was tried to do without.
std::vector<int> clues_of(const std::array<int, sudoku_cells>& grid,
                          const logic::ClauseSet& clauses, Random& random) {
    const auto solver = make_cadical();
    for (std::size_t i = 0; i < clauses.size(); ++i)
        solver->add(clauses[i]);
    std::vector<int> other; // some cell holds another digit
    other.reserve(sudoku_cells);
    for (int cell = 0; cell < sudoku_cells; ++cell)
        other.push_back(-atom_of(cell, grid.at(static_cast<std::size_t>(cell))));
    solver->add(other);

    std::array<int, sudoku_cells> order{};
    for (int cell = 0; cell < sudoku_cells; ++cell)
        order.at(static_cast<std::size_t>(cell)) = cell;
    shuffle(order, random);
    std::array<bool, sudoku_cells> given{};
    given.fill(true);
    std::vector<int> clues;
    for (const int tried : order) {
        given.at(static_cast<std::size_t>(tried)) = false;
        for (std::size_t cell = 0; cell < sudoku_cells; ++cell)
            if (given.at(cell))
                solver->assume(atom_of(static_cast<int>(cell), grid.at(cell)));
        given.at(static_cast<std::size_t>(tried)) = solver->solve() == Status::satisfiable;
    }
    for (int cell = 0; cell < sudoku_cells; ++cell)
        if (given.at(static_cast<std::size_t>(cell)))
            clues.push_back(cell);
    return clues;
}

} // namespace

Problem sudoku(std::uint64_t seed) {
    Random random(seed);
    Problem problem;
    problem.clauses = rules();
    const auto grid = full_grid(random);
    for (const int cell : clues_of(grid, problem.clauses, random)) {
        const int given = atom_of(cell, grid.at(static_cast<std::size_t>(cell)));
        problem.clauses.add(std::span(&given, 1));
    }
    for (int cell = 0; cell < sudoku_cells; ++cell)
        for (int d = 0; d < sudoku_side; ++d)
            fmt::format_to(std::back_inserter(problem.key), "{} Cell({},{},{})\n", atom_of(cell, d),
                           cell / sudoku_side + 1, cell % sudoku_side + 1, d + 1);
    return problem;
}

} // namespace loggia::sat
