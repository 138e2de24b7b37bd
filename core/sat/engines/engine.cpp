#include "core/sat/engines/engine.hpp"

#include <algorithm>
#include <array>

namespace loggia::sat {

std::span<const NamedEngine> named_engines() {
    static const std::array engines{
        NamedEngine{
            "auto",
            "counting and parity arguments, then lookahead or cdcl, depending on the clauses",
            Engine::automatic, cdcl()},
        NamedEngine{"lookahead", "DPLL with lookahead", Engine::lookahead, {}},
        NamedEngine{"cdcl", "conflict-driven clause learning", Engine::davis_putnam, cdcl()},
        NamedEngine{"dpll", "splitting (Davis, Logemann, Loveland 1962)", Engine::davis_putnam,
                    dpll()},
        NamedEngine{"dp1960", "elimination (Davis, Putnam 1960)", Engine::davis_putnam,
                    procedure_1960()},
        NamedEngine{"cadical", "CaDiCaL", Engine::cadical, {}},
        NamedEngine{"portfolio", "auto and cadical in parallel", Engine::portfolio, {}},
    };
    return engines;
}

const NamedEngine* find_engine(std::string_view name) {
    const auto engines = named_engines();
    const auto found = std::find_if(engines.begin(), engines.end(),
                                    [name](const NamedEngine& e) { return e.name == name; });
    return found == engines.end() ? nullptr : &*found;
}

} // namespace loggia::sat
