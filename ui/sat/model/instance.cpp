#include "ui/sat/model/instance.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace loggia::ui {

namespace {

constexpr int widest_grid = 60;
constexpr int most_vertices = 150;
constexpr int most_colours = 24;
constexpr std::size_t most_edges = 2000;
constexpr std::size_t most_named = 50'000;

/// A name such as Cell(1,2,3): a word, and numbers from 1 on.
struct NameParts {
    std::string_view family;
    std::array<int, 3> numbers{};
    std::size_t count = 0;
};

std::optional<NameParts> partsOf(std::string_view name) {
    NameParts parts;
    const std::size_t open = name.find('(');
    if (open == 0 || open == std::string_view::npos || name.back() != ')')
        return std::nullopt;
    parts.family = name.substr(0, open);
    std::string_view rest = name.substr(open + 1, name.size() - open - 2);
    for (bool more = true; more;) {
        if (parts.count == parts.numbers.size())
            return std::nullopt;
        int& number = parts.numbers.at(parts.count++);
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (error != std::errc{} || number < 1 || number > 1000)
            return std::nullopt;
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        more = rest.starts_with(',');
        rest.remove_prefix(more ? 1 : 0);
    }
    return rest.empty() ? std::optional(parts) : std::nullopt;
}

/// All named atoms, where they are of one family with the same number of numbers.
struct Family {
    std::string name;
    std::size_t count = 0;
    std::array<int, 3> largest{1, 1, 1};
    std::vector<std::pair<int, std::array<int, 3>>> atoms;
};

std::optional<Family> familyOf(const sat::AtomNames& names) {
    if (names.empty() || names.size() > most_named)
        return std::nullopt;
    Family family;
    for (const auto& [atom, name] : names) {
        const auto parts = partsOf(name);
        if (!parts || parts->count < 2)
            return std::nullopt;
        if (family.atoms.empty()) {
            family.name = parts->family;
            family.count = parts->count;
        }
        if (parts->family != family.name || parts->count != family.count)
            return std::nullopt;
        for (std::size_t i = 0; i < parts->count; ++i)
            family.largest.at(i) = std::max(family.largest.at(i), parts->numbers.at(i));
        family.atoms.emplace_back(atom, parts->numbers);
    }
    return family;
}

bool isColour(std::string_view family) {
    return family == "Colour" || family == "Color" || family == "colour" || family == "color";
}

/// The digits that clauses of one literal set.
void findGiven(GridInstance& grid, const logic::ClauseSet& clauses) {
    std::unordered_map<int, std::size_t> place;
    for (std::size_t i = 0; i < grid.atoms.size(); ++i)
        place.emplace(grid.atoms[i], i);
    const auto digits = static_cast<std::size_t>(grid.digits);
    grid.given.assign(grid.atoms.size() / digits, 0);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const auto clause = clauses[i];
        if (clause.size() != 1 || clause[0] < 0)
            continue;
        if (const auto found = place.find(clause[0]); found != place.end())
            grid.given[found->second / digits] = static_cast<int>(found->second % digits) + 1;
    }
}

/// Whether a digit may not be twice in the first box: in the cells of its diagonal.
bool hasBoxes(const GridInstance& grid, const logic::ClauseSet& clauses) {
    const int one = grid.atom(0, 0);
    const int other = grid.atom(1, 1);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const auto clause = clauses[i];
        if (clause.size() == 2 && std::min(clause[0], clause[1]) == std::min(-one, -other) &&
            std::max(clause[0], clause[1]) == std::max(-one, -other))
            return true;
    }
    return false;
}

void findBoxes(GridInstance& grid, const logic::ClauseSet& clauses) {
    const int side = static_cast<int>(std::lround(std::sqrt(grid.digits)));
    if (side >= 2 && side * side == grid.digits && hasBoxes(grid, clauses))
        grid.box = side;
}

/// Whether clauses say of a cell that it has one digit, and of a row and a column that they have no
/// digit twice: by two literals that exclude each other, or by one that has to be true of as many
/// as there are digits. With further atoms, rows and columns may be told by these.
bool areOfSudoku(const GridInstance& grid, const logic::ClauseSet& clauses) {
    std::unordered_map<int, std::size_t> place;
    for (std::size_t i = 0; i < grid.atoms.size(); ++i)
        place.emplace(grid.atoms[i], i);
    const auto digits = static_cast<std::size_t>(grid.digits);
    const auto columns = static_cast<std::size_t>(grid.columns);
    bool tells_cell = false;
    bool tells_row = clauses.atoms() > static_cast<int>(grid.atoms.size());
    bool tells_column = tells_row;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const auto clause = clauses[i];
        const bool excludes = clause.size() == 2 && clause[0] < 0 && clause[1] < 0;
        const bool chooses = clause.size() == digits &&
                             std::all_of(clause.begin(), clause.end(), [](int l) { return l > 0; });
        if (!excludes && !chooses)
            continue;
        bool same_row = true;
        bool same_column = true;
        bool same_digit = true;
        std::optional<std::size_t> first;
        for (const int literal : clause) {
            const auto found = place.find(std::abs(literal));
            if (found == place.end() || (first && found->second == *first)) {
                same_row = same_column = same_digit = false;
                break;
            }
            const std::size_t at = found->second;
            first = first.value_or(at);
            same_digit = same_digit && at % digits == *first % digits;
            same_column = same_column && at / digits % columns == *first / digits % columns;
            same_row = same_row && at / digits / columns == *first / digits / columns;
        }
        tells_cell = tells_cell || (same_row && same_column);
        tells_row = tells_row || (same_row && same_digit);
        tells_column = tells_column || (same_column && same_digit);
    }
    return tells_cell && tells_row && tells_column;
}

Instance gridOf(const Family& family, const logic::ClauseSet& clauses) {
    GridInstance grid;
    grid.rows = family.largest[0];
    grid.columns = family.largest[1];
    grid.digits = family.count == 3 ? family.largest[2] : 1;
    grid.family = QString::fromStdString(family.name);
    const bool square = grid.rows == grid.columns;
    if (family.count == 3) {
        // Each of as many digits as there are rows and columns.
        if (!square || grid.digits != grid.rows || grid.rows > 25)
            return {};
        grid.kind = GridInstance::Kind::sudoku;
    } else if (square && family.name == "Queen") {
        grid.kind = GridInstance::Kind::queens;
    }
    if (grid.rows > widest_grid || grid.columns > widest_grid || grid.rows * grid.columns < 4)
        return {};
    grid.atoms.assign(static_cast<std::size_t>(grid.rows) * static_cast<std::size_t>(grid.columns) *
                          static_cast<std::size_t>(grid.digits),
                      0);
    for (const auto& [atom, at] : family.atoms) {
        const auto cell =
            static_cast<std::size_t>(at[0] - 1) * static_cast<std::size_t>(grid.columns) +
            static_cast<std::size_t>(at[1] - 1);
        const auto digit = static_cast<std::size_t>(family.count == 3 ? at[2] - 1 : 0);
        grid.atoms[cell * static_cast<std::size_t>(grid.digits) + digit] = atom;
    }
    // Atoms of three numbers may be anything, such as who is where when.
    if (grid.kind == GridInstance::Kind::sudoku &&
        (std::find(grid.atoms.begin(), grid.atoms.end(), 0) != grid.atoms.end() ||
         !areOfSudoku(grid, clauses)))
        return {};
    findGiven(grid, clauses);
    if (grid.kind == GridInstance::Kind::sudoku)
        findBoxes(grid, clauses);
    return grid;
}

Instance colouringOf(const Family& family, const logic::ClauseSet& clauses) {
    ColouringInstance graph;
    graph.vertices = family.largest[0];
    graph.colours = family.largest[1];
    if (graph.vertices > most_vertices || graph.colours > most_colours)
        return {};
    graph.atoms.assign(
        static_cast<std::size_t>(graph.vertices) * static_cast<std::size_t>(graph.colours), 0);
    std::unordered_map<int, std::pair<int, int>> vertex_of; // and colour
    for (const auto& [atom, at] : family.atoms) {
        graph.atoms[static_cast<std::size_t>((at[0] - 1) * graph.colours + at[1] - 1)] = atom;
        vertex_of.emplace(atom, std::pair(at[0] - 1, at[1] - 1));
    }
    std::set<std::pair<int, int>> edges;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const auto clause = clauses[i];
        if (clause.size() != 2 || clause[0] > 0 || clause[1] > 0)
            continue;
        const auto one = vertex_of.find(-clause[0]);
        const auto other = vertex_of.find(-clause[1]);
        if (one == vertex_of.end() || other == vertex_of.end() ||
            one->second.first == other->second.first || one->second.second != other->second.second)
            continue;
        edges.insert(std::minmax(one->second.first, other->second.first));
    }
    if (edges.size() > most_edges)
        return {};
    graph.edges.assign(edges.begin(), edges.end());
    return graph;
}

/// The usual numbering, 81 (row - 1) + 9 (column - 1) + digit, where each cell has its clause.
Instance unnamedSudoku(const logic::ClauseSet& clauses) {
    constexpr int side = 9;
    constexpr int atoms = side * side * side;
    if (clauses.atoms() != atoms)
        return {};
    std::vector<bool> found(std::size_t{side} * side);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        std::vector<int> clause(clauses[i].begin(), clauses[i].end());
        if (clause.size() != side)
            continue;
        std::sort(clause.begin(), clause.end());
        if (clause.front() > 0 && clause.front() % side == 1 &&
            clause.back() == clause.front() + side - 1)
            found[static_cast<std::size_t>(clause.front() / side)] = true;
    }
    if (std::find(found.begin(), found.end(), false) != found.end())
        return {};
    Family family{"Cell", 3, {side, side, side}, {}};
    for (int atom = 0; atom < atoms; ++atom)
        family.atoms.emplace_back(atom + 1, std::array{atom / (side * side) + 1,
                                                       atom / side % side + 1, atom % side + 1});
    return gridOf(family, clauses);
}

} // namespace

Instance instanceOf(const ClauseReading& reading) {
    if (!reading.file)
        return {};
    const logic::ClauseSet& clauses = reading.file->clauses;
    const auto family = familyOf(reading.words.names());
    if (!family)
        return reading.words.any() ? Instance() : unnamedSudoku(clauses);
    return family->count == 2 && isColour(family->name) ? colouringOf(*family, clauses)
                                                        : gridOf(*family, clauses);
}

} // namespace loggia::ui
