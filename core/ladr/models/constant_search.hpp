#pragma once

#include "core/base/control.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/models/models.hpp"
#include "core/ladr/signature.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace loggia::ladr {

/// The models of a file with set(arithmetic) that names only constants and propositions, over one
/// domain: backtracking over their values with bounds propagation. Each term has an interval, which
/// a formula that must be true narrows, from its terms to the constants (HC4: F. Benhamou et al.,
/// Revising hull and box consistency, 1999). It needs no list of what a term can be.
class ConstantSearch {
public:
    /// Null where it cannot be used: without arithmetic, with arguments, variables or quantifiers,
    /// where a divisor is not a positive number, and where numbers can be beyond 10^12.
    [[nodiscard]] static std::unique_ptr<ConstantSearch> make(const MaceInput& input,
                                                              const Signature& signature, int size);
    ~ConstantSearch();
    ConstantSearch(const ConstantSearch&) = delete;
    ConstantSearch& operator=(const ConstantSearch&) = delete;
    ConstantSearch(ConstantSearch&&) = delete;
    ConstantSearch& operator=(ConstantSearch&&) = delete;

    /// Sends every model to the sink, in the order of for_each_interpretation(). Incomplete, too,
    /// after so many steps of propagation (some 10^8 a second); 0 is no limit.
    FoundModels run(const InterpretationSink& sink, const Control& control = {},
                    std::uint64_t most_steps = 0);

private:
    class Search;
    explicit ConstantSearch(std::unique_ptr<Search> search);

    std::unique_ptr<Search> search_;
};

} // namespace loggia::ladr
