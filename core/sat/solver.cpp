#include "core/sat/solver.hpp"

#include "core/base/poll.hpp"
#include "core/sat/atom_index.hpp"

#include <vector>

namespace loggia::sat {

bool add_clauses(Solver& solver, const logic::ClauseSet& clauses, const Control& control,
                 const AtomIndex* index) {
    constexpr std::size_t work = 1000; // nanoseconds for a clause
    Poll poll(control, work);
    std::vector<int> space;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (poll.stop())
            return false;
        solver.add(index != nullptr ? index->dense(clauses[i], space) : clauses[i]);
    }
    return true;
}

} // namespace loggia::sat
