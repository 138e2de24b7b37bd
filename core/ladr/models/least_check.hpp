#pragma once

#include "core/base/control.hpp"
#include "core/ladr/models/cell_table.hpp"

#include <cstdint>
#include <vector>

namespace loggia::ladr {

/// Whether an unfinished model can become the least of its isomorphism class.
///
/// Models are compared cell by cell in a fixed order, the greatest coordinate first. A renaming of
/// the elements that leads to a smaller entry, where all entries before are known and equal, does
/// so in every completion; so a search that turns back there finds exactly the least model of each
/// class (orderly generation; R. C. Read, 1978, I. A. Faradzev, 1978). Renamings are tried as a
/// tree: a new name is chosen for an element only where the next entry asks for it.
class LeastCheck {
public:
    enum class Verdict : std::uint8_t {
        least,     ///< of all that it can be compared with so far
        not_least, ///< in no completion
        open,      ///< after the steps that were allowed
    };

    /// The elements 0 ... fixed - 1 keep their names. `cells` are those that are compared, in
    /// order; their greatest coordinate never falls. The table has to outlive this.
    LeastCheck(const CellTable& table, std::vector<std::uint32_t> cells, int fixed);

    /// Looks at no more than so many entries. Polls the control.
    [[nodiscard]] Verdict check(std::uint64_t steps, const Control& control);

private:
    [[nodiscard]] bool is_smaller_from(std::size_t position);
    [[nodiscard]] bool is_smaller_by_naming(std::size_t position);
    [[nodiscard]] bool is_over();
    void name(int element);
    void unname(int named);

    const CellTable& table_;
    const Control* control_ = nullptr;
    std::vector<std::uint32_t> cells_;
    std::vector<std::uint32_t> bases_;   ///< by cell to compare: of its operation
    std::vector<bool> is_relation_;      ///< by cell to compare
    std::vector<std::int16_t> new_name_; ///< by element; -1 without one
    std::vector<std::int16_t> element_;  ///< by new name
    int fixed_;
    int named_ = 0; ///< the new names 0 ... named_ - 1 are taken
    std::uint64_t steps_left_ = 0;
    bool over_ = false;
};

} // namespace loggia::ladr
