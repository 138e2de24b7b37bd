#include "core/sat/instances/generate.hpp"

#include "core/base/number_text.hpp"
#include "core/base/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

std::string signed_text(std::int64_t number) {
    const auto size = static_cast<std::uint64_t>(number);
    return number < 0 ? '-' + number_text(0 - size) : number_text(size);
}

/// The first number that is out of its range, as an error.
class Ranges {
public:
    Ranges& require(const char* what, std::int64_t value, std::int64_t low, std::int64_t high) {
        if (!error_ && (value < low || value > high))
            error_ = Error{fmt::format("{0}: expected a number from {2} to {3}, found {1}", what,
                                       signed_text(value), signed_text(low), signed_text(high))};
        return *this;
    }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

private:
    std::optional<Error> error_;
};

int draw(Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

/// Distinct atoms, by chance.
void draw_atoms(Random& random, int atoms, std::vector<int>& chosen) {
    for (auto place = chosen.begin(); place != chosen.end();) {
        *place = 1 + draw(random, atoms);
        if (std::find(chosen.begin(), place, *place) == place)
            ++place;
    }
}

void name_atom(std::string& key, int atom, std::string_view name) {
    fmt::format_to(std::back_inserter(key), "{} {}\n", atom, name);
}

void add_at_most_one(logic::ClauseSet& clauses, const std::vector<int>& atoms) {
    for (std::size_t i = 0; i < atoms.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            clauses.add(std::array{-atoms[j], -atoms[i]});
}

} // namespace

Result<Problem> random_clauses_of(int atoms, int clauses, int width, bool planted,
                                  std::uint64_t seed) {
    constexpr std::int64_t most_literals = 100'000'000;
    constexpr int widest = 1000;
    const Ranges ranges = Ranges()
                              .require("atoms", atoms, 1, 10'000'000)
                              .require("width", width, 1, std::min(atoms, widest))
                              .require("clauses", clauses, 0, most_literals / std::max(width, 1));
    if (ranges.error())
        return tl::unexpected(*ranges.error());
    Random random(seed);
    std::vector<bool> model(static_cast<std::size_t>(atoms) + 1);
    for (std::size_t atom = 1; atom < model.size(); ++atom)
        model[atom] = random.below(2) == 0;
    Problem problem;
    problem.clauses.ask_for_atoms(atoms);
    std::vector<int> clause(static_cast<std::size_t>(width));
    while (problem.clauses.size() < static_cast<std::size_t>(clauses)) {
        draw_atoms(random, atoms, clause);
        bool holds = false;
        for (int& literal : clause) {
            const bool value = random.below(2) == 0;
            holds = holds || model[static_cast<std::size_t>(literal)] == value;
            literal = value ? literal : -literal;
        }
        if (holds || !planted)
            problem.clauses.add(clause);
    }
    return problem;
}

Result<Problem> pigeonhole(int pigeons, int holes) {
    constexpr int most = 200;
    const Ranges ranges =
        Ranges().require("pigeons", pigeons, 1, most).require("holes", holes, 1, most);
    if (ranges.error())
        return tl::unexpected(*ranges.error());
    Problem problem;
    const auto in = [&](int pigeon, int hole) { return (pigeon - 1) * holes + hole; };
    for (int p = 1; p <= pigeons; ++p) {
        for (int h = 1; h <= holes; ++h) {
            problem.clauses.push(in(p, h));
            name_atom(problem.key, in(p, h), fmt::format("Pigeon({},{})", p, h));
        }
        problem.clauses.end_clause();
    }
    for (int h = 1; h <= holes; ++h) {
        std::vector<int> atoms;
        for (int p = 1; p <= pigeons; ++p)
            atoms.push_back(in(p, h));
        add_at_most_one(problem.clauses, atoms);
    }
    return problem;
}

Result<Problem> graph_colouring(int vertices, int edges, int colours, std::uint64_t seed) {
    constexpr int most_vertices = 10'000;
    constexpr std::int64_t most_edges = 1'000'000;
    const std::int64_t pairs = static_cast<std::int64_t>(vertices) * (vertices - 1) / 2;
    const Ranges ranges = Ranges()
                              .require("vertices", vertices, 1, most_vertices)
                              .require("edges", edges, 0, std::min(pairs, most_edges))
                              .require("colours", colours, 1, 100);
    if (ranges.error())
        return tl::unexpected(*ranges.error());
    Problem problem;
    const auto has = [&](int vertex, int colour) { return (vertex - 1) * colours + colour; };
    for (int v = 1; v <= vertices; ++v) {
        std::vector<int> atoms;
        for (int c = 1; c <= colours; ++c) {
            atoms.push_back(has(v, c));
            name_atom(problem.key, has(v, c), fmt::format("Colour({},{})", v, c));
        }
        problem.clauses.add(atoms);
        add_at_most_one(problem.clauses, atoms);
    }
    // Floyd's way to draw a subset: exactly one draw an edge, also of nearly complete graphs.
    Random random(seed);
    std::set<std::int64_t> chosen;
    for (std::int64_t bound = pairs - edges; bound < pairs; ++bound) {
        const auto pair =
            static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(bound) + 1));
        chosen.insert(chosen.contains(pair) ? bound : pair);
    }
    std::int64_t row = 0; // pairs (v, w) with w < v, in rows of v = 2, 3 ...
    int v = 2;
    for (const std::int64_t pair : chosen) {
        for (; pair - row >= v - 1; ++v)
            row += v - 1;
        const int w = static_cast<int>(pair - row) + 1;
        for (int c = 1; c <= colours; ++c)
            problem.clauses.add(std::array{-has(v, c), -has(w, c)});
    }
    return problem;
}

Result<Problem> queens(int n) {
    const Ranges ranges = Ranges().require("queens", n, 1, 100);
    if (ranges.error())
        return tl::unexpected(*ranges.error());
    Problem problem;
    const auto size = static_cast<std::size_t>(n);
    std::vector<std::vector<int>> rows(size);
    auto columns = rows;
    std::vector<std::vector<int>> falling(2 * size);
    auto rising = falling;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const int atom = r * n + c + 1;
            const auto row = static_cast<std::size_t>(r);
            const auto column = static_cast<std::size_t>(c);
            rows[row].push_back(atom);
            columns[column].push_back(atom);
            falling[row + size - column].push_back(atom);
            rising[row + column].push_back(atom);
            name_atom(problem.key, atom, fmt::format("Queen({},{})", r + 1, c + 1));
        }
    for (const auto& row : rows)
        problem.clauses.add(row);
    for (const auto* lines : {&rows, &columns, &falling, &rising})
        for (const auto& line : *lines)
            add_at_most_one(problem.clauses, line);
    return problem;
}

Result<Problem> parity(int atoms, int equations, bool consistent, std::uint64_t seed) {
    constexpr int most_atoms = 1'000'000;
    constexpr int most_equations = 5'000'000;
    constexpr int width = 3;
    const Ranges ranges = Ranges()
                              .require("atoms", atoms, width, most_atoms)
                              .require("equations", equations, 0, most_equations);
    if (ranges.error())
        return tl::unexpected(*ranges.error());
    Random random(seed);
    std::vector<bool> solution(static_cast<std::size_t>(atoms) + 1);
    for (std::size_t atom = 1; atom < solution.size(); ++atom)
        solution[atom] = random.below(2) == 0;
    Problem problem;
    problem.clauses.ask_for_atoms(atoms);
    std::vector<int> chosen(width);
    for (int i = 0; i < equations; ++i) {
        draw_atoms(random, atoms, chosen);
        bool right = random.below(2) == 0;
        if (consistent) {
            right = false;
            for (const int atom : chosen)
                right = right != solution[static_cast<std::size_t>(atom)];
        }
        for (unsigned signs = 0; signs < 8; ++signs) { // each clause forbids one wrong row
            std::array<int, width> clause{};
            bool sum = false;
            for (unsigned k = 0; k < width; ++k) {
                const bool value = (signs >> k & 1U) != 0;
                sum = sum != value;
                clause.at(k) = value ? -chosen[k] : chosen[k];
            }
            if (sum != right)
                problem.clauses.add(clause);
        }
    }
    return problem;
}

} // namespace loggia::sat
