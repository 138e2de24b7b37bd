#include "core/sat/engines/engine.hpp"

#include <algorithm>
#include <array>

namespace loggia::sat {

std::span<const NamedEngine> named_engines() {
    static const std::array engines{
        NamedEngine{"auto", "counting, then lookahead or cdcl, as suits the clauses",
                    Engine::automatic, cdcl()},
        NamedEngine{"lookahead", "splitting with lookahead", Engine::lookahead, {}},
        NamedEngine{"cdcl", "clause learning", Engine::davis_putnam, cdcl()},
        NamedEngine{"dpll", "splitting as in 1962", Engine::davis_putnam, dpll()},
        NamedEngine{"dp1960", "elimination as in 1960", Engine::davis_putnam, procedure_1960()},
        NamedEngine{"cadical", "CaDiCaL", Engine::cadical, {}},
        NamedEngine{"portfolio", "auto and cadical at once", Engine::portfolio, {}},
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
