#pragma once

#include <cstdint>

namespace loggia::sat {

/// What a count took.
struct CountStatistics {
    std::uint64_t atoms = 0;   ///< That were left when the clauses had been simplified,
    std::uint64_t clauses = 0; ///< and the clauses.
    std::uint64_t decisions = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t components = 0; ///< That were looked up,
    std::uint64_t hits = 0;       ///< and whose count was known.
    std::uint64_t evictions = 0;  ///< How often half of the cache went, as it was full.
    std::uint64_t cache_bytes = 0;
};

} // namespace loggia::sat
