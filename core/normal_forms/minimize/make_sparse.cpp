#include "core/normal_forms/minimize/make_sparse.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace loggia::normal_forms {

namespace {

/// Calls `visit` with each row of a cube until it says false; whether it never did.
template <class Visit>
bool all_rows_of(const Cube& cube, int inputs, Visit visit) {
    const std::uint64_t free = low_bits(inputs) & ~cube.care;
    std::uint64_t part = 0;
    do {
        if (!visit(cube.value | part))
            return false;
        part = (part - free) & free;
    } while (part != 0);
    return true;
}

} // namespace

Cover without_idle_connections(const Function& function, Form form, const Cover& cover) {
    if (cover.outputs < 2 || cover.inputs > most_connected_inputs)
        return cover;
    Cover result = cover;
    std::vector<std::size_t> order(cover.cubes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return cover.cubes[a].literals() > cover.cubes[b].literals();
    });
    for (int output = 0; output < cover.outputs; ++output) {
        const auto tables = tabulate(function, output);
        if (!tables)
            return cover;
        const std::uint64_t bit = std::uint64_t{1} << output;
        // Rows that need no cube count as if one more held them.
        std::vector<std::uint32_t> holders(tables->on.rows());
        for (std::uint64_t row = 0; row < tables->on.rows(); ++row)
            holders[row] = tables->dont_care[row] || tables->on[row] == (form == Form::cnf) ? 1 : 0;
        for (const Cube& cube : cover.cubes)
            if ((cube.outputs & bit) != 0)
                all_rows_of(cube, cover.inputs, [&](std::uint64_t row) { return ++holders[row]; });
        for (const std::size_t i : order) {
            Cube& cube = result.cubes[i];
            if ((cube.outputs & bit) == 0 ||
                !all_rows_of(cube, cover.inputs,
                             [&](std::uint64_t row) { return holders[row] > 1; }))
                continue;
            all_rows_of(cube, cover.inputs, [&](std::uint64_t row) {
                --holders[row];
                return true;
            });
            cube.outputs &= ~bit;
        }
    }
    std::erase_if(result.cubes, [](const Cube& cube) { return cube.outputs == 0; });
    return result;
}

} // namespace loggia::normal_forms
