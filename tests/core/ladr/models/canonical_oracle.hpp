#pragma once

#include "core/ladr/interpretation.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

/// Isomorphism of interpretations by trying all permutations.
namespace loggia::ladr::oracle {

inline Interpretation renamed(const Interpretation& model, const std::vector<int>& names) {
    Interpretation result = model;
    const auto size = static_cast<std::size_t>(model.size);
    for (std::size_t i = 0; i < model.operations.size(); ++i) {
        const auto& operation = model.operations[i];
        for (std::size_t entry = 0; entry < operation.table.size(); ++entry) {
            std::size_t place = 0;
            std::size_t scale = 1;
            for (std::size_t rest = entry, k = 0; k < static_cast<std::size_t>(operation.arity);
                 ++k, rest /= size, scale *= size)
                place += scale * static_cast<std::size_t>(names[rest % size]);
            const int value = operation.table[entry];
            result.operations[i].table[place] =
                operation.is_relation ? value : names[static_cast<std::size_t>(value)];
        }
    }
    return result;
}

struct ByPermutations {
    std::vector<std::vector<int>> least; ///< tables
    int automorphisms = 0;
};

/// The least tables over all permutations that leave 0 ... fixed - 1 alone.
inline ByPermutations by_permutations(const Interpretation& model, int fixed) {
    const auto tables = [](const Interpretation& of) {
        std::vector<std::vector<int>> all;
        for (const auto& operation : of.operations)
            all.push_back(operation.table);
        return all;
    };
    ByPermutations result{tables(model), 0};
    std::vector<int> names(static_cast<std::size_t>(model.size));
    std::iota(names.begin(), names.end(), 0);
    do {
        auto other = tables(renamed(model, names));
        result.automorphisms += other == tables(model) ? 1 : 0;
        result.least = std::min(result.least, std::move(other));
    } while (std::next_permutation(names.begin() + fixed, names.end()));
    return result;
}

} // namespace loggia::ladr::oracle
