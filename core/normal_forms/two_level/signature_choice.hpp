#pragma once

#include "core/covering/cover_matrix.hpp"
#include "core/normal_forms/two_level/signature_cubes.hpp"

#include <map>
#include <numeric>

namespace loggia::normal_forms::two_level {

/// Primes from which some minimum cover can be chosen.
template <class Row>
struct SignatureChoice {
    std::vector<Row> primes;
    covering::CoverMatrix matrix; ///< a row for each signature cube, a column for each prime
};

/// For all that `cover` holds and `open` does not. Nothing where the meter stops, or where there
/// are so many primes that a choice would take long. `off` is the complement of both.
template <class Row>
[[nodiscard]] std::optional<SignatureChoice<Row>>
signature_choice(const Layout<Row>& layout, const std::vector<Row>& off,
                 const std::vector<Row>& cover, const std::vector<Row>& open, Meter& meter) {
    constexpr std::size_t most_parts = 10'000;
    constexpr std::size_t most_entries = 20'000;
    UnateRecursion<Row> recursion(layout, meter);
    std::vector<Row> parts;
    for (const Row& cube : cover) {
        recursion.start();
        for (const Row& row : open)
            recursion.add(row, cube);
        const auto rest = recursion.complement(most_parts);
        if (!rest)
            return std::nullopt;
        for (const Row& row : *rest)
            parts.push_back(row & cube);
    }
    SignatureCubes<Row> cubes(layout, off, meter);
    const auto signatures = cubes.find(std::move(parts));
    if (!signatures)
        return std::nullopt;
    std::map<Row, std::uint32_t> numbers;
    std::vector<std::uint32_t> ends;
    std::vector<std::uint32_t> columns;
    for (const auto& signature : *signatures) {
        const std::size_t begin = columns.size();
        if (!cubes.for_each_prime(signature.cube, [&](Row prime) {
                const auto number = static_cast<std::uint32_t>(numbers.size());
                columns.push_back(numbers.try_emplace(std::move(prime), number).first->second);
                return columns.size() <= most_entries;
            }))
            return std::nullopt;
        std::sort(columns.begin() + static_cast<std::ptrdiff_t>(begin), columns.end());
        ends.push_back(static_cast<std::uint32_t>(columns.size()));
    }
    SignatureChoice<Row> choice;
    choice.primes.resize(numbers.size());
    std::vector<std::uint32_t> literals(numbers.size());
    for (const auto& [prime, number] : numbers) {
        choice.primes[number] = prime;
        literals[number] = static_cast<std::uint32_t>(2 * layout.inputs) -
                           static_cast<std::uint32_t>(common_bits_in(prime, layout.in));
    }
    std::vector<std::uint32_t> row_ids(ends.size());
    std::vector<std::uint32_t> column_ids(numbers.size());
    std::iota(row_ids.begin(), row_ids.end(), 0U);
    std::iota(column_ids.begin(), column_ids.end(), 0U);
    choice.matrix = covering::CoverMatrix(std::move(ends), std::move(columns), std::move(literals),
                                          std::move(row_ids), std::move(column_ids));
    return choice;
}

} // namespace loggia::normal_forms::two_level
