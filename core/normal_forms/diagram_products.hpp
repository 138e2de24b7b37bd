#pragma once

#include "core/base/control.hpp"
#include "core/logic/expr.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace loggia::normal_forms {

/// How large the diagram of a function may become, and its form.
struct DiagramBudget {
    std::size_t nodes = std::size_t{1} << 20U;
    std::size_t products = std::size_t{1} << 14U;
};

/// An irredundant disjunction of products, made from a binary decision diagram.
struct DiagramProducts {
    enum class Status : std::uint8_t {
        complete,
        too_many_nodes,    ///< nothing is known of the function
        too_many_products, ///< `count` says how many
        stopped,
    };
    /// Literals: a variable of the store, and whether it is true.
    using Product = std::vector<std::pair<logic::Variable, bool>>;

    Status status = Status::stopped;
    double count = 0; ///< of the products, listed or not
    std::vector<Product> products;
};

/// Why a function is refused whose form has too many products: their number and the limit, behind
/// "... too large to expand into a DNF".
[[nodiscard]] std::string too_many_products_text(const DiagramProducts& found,
                                                 const DiagramBudget& budget = {});

/// Builds the reduced ordered diagram of an expression (Bryant 1986), its variables in the order in
/// which a walk from the root comes upon them, and reads an irredundant form from it (Minato 1992,
/// Morreale's recursion). How many products that has is known without listing them, so circuits
/// such as adders and parities of many inputs are refused as soon as their diagram is there. About
/// 100 ns for each node made and 60 bytes; recursion is as deep as there are variables.
[[nodiscard]] DiagramProducts products_by_diagram(const logic::Store& store, logic::Expr root,
                                                  const DiagramBudget& budget = {},
                                                  const Control& control = {});

} // namespace loggia::normal_forms
