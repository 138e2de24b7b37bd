#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/ladr/interpretation.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace loggia::ladr {

/// One of each class of isomorphic interpretations. Two are isomorphic if they have the same
/// operations, in any order, and a bijection of the elements maps the tables of one onto those of
/// the other.
///
/// Elements are coloured by what the tables say about them, refined until no colour divides any
/// more (Weisfeiler and Leman, 1968), also from the view of each element. Interpretations of the
/// same colours are then compared: images are chosen for one element after the other, and the
/// tables force those of others. Where that takes long, as in graphs of which all vertices look
/// alike, canonical forms are compared. Exponential in the worst case, quadratic in the size of the
/// tables for most.
class IsomorphismClasses {
public:
    /// Whether no interpretation added before is isomorphic to this one, which is then kept. An
    /// error if it has unknown entries; fails when stopped.
    [[nodiscard]] Result<bool> add(Interpretation interpretation, const Control& control);

    [[nodiscard]] std::uint64_t checks() const noexcept { return checks_; } ///< pairs compared
    [[nodiscard]] std::uint64_t images() const noexcept { return images_; } ///< tried for elements

private:
    struct Coloured {
        Interpretation interpretation;      ///< operations sorted
        std::vector<std::uint64_t> colours; ///< of the elements
        std::string canonical;              ///< the tables of its canonical form, once it is made
    };
    /// Size, names and kinds of the operations, and the sorted colours.
    using Shape = std::tuple<int, std::string, std::vector<std::uint64_t>>;
    friend class IsomorphismSearch;

    /// Nothing when stopped.
    std::optional<bool> are_isomorphic(Coloured& one, Coloured& other, const Control& control);

    std::map<Shape, std::vector<Coloured>> kept_;
    std::uint64_t checks_ = 0;
    std::uint64_t images_ = 0;
};

} // namespace loggia::ladr
