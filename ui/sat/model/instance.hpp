#pragma once

#include "ui/sat/clauses/clause_reading.hpp"

#include <QString>

#include <utility>
#include <variant>
#include <vector>

namespace loggia::ui {

/// Atoms that stand for what lies in the cells of a grid.
struct GridInstance {
    enum class Kind {
        sudoku, ///< each cell holds one of several digits
        queens, ///< each cell holds a queen or none
        cells,  ///< any other family of atoms with two numbers, such as Pigeon(1,2)
    };
    Kind kind = Kind::cells;
    int rows = 0;
    int columns = 0;
    int digits = 1;         ///< Atoms a cell.
    int box = 0;            ///< Side of the boxes of a sudoku; 0: it has none.
    QString family;         ///< "Pigeon"
    std::vector<int> atoms; ///< atoms[(row * columns + column) * digits + digit]; 0: none
    std::vector<int> given; ///< By cell: the digit that a unit clause sets, from 1; 0: none.

    [[nodiscard]] int atom(int row, int column, int digit = 0) const {
        return atoms[(static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                      static_cast<std::size_t>(column)) *
                         static_cast<std::size_t>(digits) +
                     static_cast<std::size_t>(digit)];
    }
    [[nodiscard]] int givenAt(int row, int column) const {
        return given[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }

    friend bool operator==(const GridInstance&, const GridInstance&) = default;
};

/// Atoms that say which colour a vertex has; all from 0.
struct ColouringInstance {
    int vertices = 0;
    int colours = 0;
    std::vector<int> atoms; ///< atoms[vertex * colours + colour]; 0: none
    std::vector<std::pair<int, int>> edges;

    [[nodiscard]] int atom(int vertex, int colour) const {
        return atoms[static_cast<std::size_t>(vertex) * static_cast<std::size_t>(colours) +
                     static_cast<std::size_t>(colour)];
    }

    friend bool operator==(const ColouringInstance&, const ColouringInstance&) = default;
};

/// What clauses are about, where that can be drawn.
using Instance = std::variant<std::monostate, GridInstance, ColouringInstance>;

/// By the names of the atoms, all of one family: Cell(row,column,digit), Queen(row,column),
/// Colour(vertex,colour), or any other with two numbers; and a sudoku in the usual numbering of its
/// 729 atoms by its clauses. Linear in the clauses, and nothing where a picture would be too large.
[[nodiscard]] Instance instanceOf(const ClauseReading& reading);

} // namespace loggia::ui
