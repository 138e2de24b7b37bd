#pragma once

#include "core/sat/engines/davis_putnam.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace loggia::sat {

/// What decides a set of clauses.
enum class Engine : std::uint8_t {
    automatic,    ///< find_overcrowding(), then lookahead or clause learning, as pick() says
    lookahead,    ///< splitting with lookahead
    davis_putnam, ///< our engine with switches, as its features say
    cadical,
    portfolio, ///< automatic and CaDiCaL side by side on two threads; the first answer counts
};

/// An engine as people choose it; Davis-Putnam has a name for each of its presets.
struct NamedEngine {
    std::string_view name;
    std::string_view help; ///< what it is, in a few words
    Engine engine;
    Features features; ///< of davis_putnam
};

/// All of them: auto, lookahead, cdcl, dpll, dp1960, cadical, portfolio.
[[nodiscard]] std::span<const NamedEngine> named_engines();
/// Null where none is called so.
[[nodiscard]] const NamedEngine* find_engine(std::string_view name);

} // namespace loggia::sat
