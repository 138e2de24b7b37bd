#pragma once

#include "core/base/control.hpp"
#include "core/covering/cover_matrix.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace loggia::covering {

/// Prices of rows: what covering each is worth. From any prices a lower bound follows (Lagrangian
/// relaxation), and with the best it is that of the linear program.
struct Prices {
    std::vector<double> rows; ///< not negative, multiples of 2^-20, so that sums are exact
    double column = 0; ///< of taking a column at all, where their number is limited: negative
                       ///< where fewer would cost less, were it possible
};

/// How many columns a cover may take.
struct ColumnCount {
    int most = -1;      ///< -1 for any number
    bool least = false; ///< whether it is known that none takes fewer than `most`
};

/// What the bound is for, and how long it is improved.
struct LagrangianAim {
    CoverAim aim = CoverAim::terms;
    ColumnCount count;
    std::uint64_t target = 0; ///< a bound that reaches it is good enough
    int rounds = 100;
    double length = 1; ///< of the first steps, of what would be right if `target` were reached
    int patience = 15; ///< rounds without much gain before steps become shorter
    double deflection = 0.8; ///< how much of the last direction stays; below 1
};

/// What came of it.
struct LagrangianBound {
    double lower = 0;             ///< no cover costs less
    std::vector<double> surplus;  ///< of each column at the best prices: what it costs more than
                                  ///< it is worth; taking it (or, where negative, not taking it)
                                  ///< adds at least its size to the bound
    std::vector<double> fraction; ///< how much of each column the relaxation takes, about
};

/// A cover, as numbers of columns of the matrix.
using FoundCover = std::function<void(const std::vector<std::uint32_t>&)>;

/// Improves the prices by the subgradient method (Held and Karp 1971; steps as by Caprara,
/// Fischetti and Toth 1999) and makes covers on the way by greed at the current prices. At most
/// `rounds` rounds, each linear in the entries; less where it no longer gains or when stopped.
[[nodiscard]] LagrangianBound lagrangian_bound(const CoverMatrix& matrix, const LagrangianAim& aim,
                                               Prices& prices, const FoundCover& found,
                                               const Control& control = {});

/// Prices to start with: of each row the cheapest share of a column that covers it. Linear.
[[nodiscard]] Prices first_prices(const CoverMatrix& matrix, CoverAim aim);

/// At most so many columns that the relaxation is undecided about (takes about 0.6 of), those first
/// that cover most. O(n log most).
[[nodiscard]] std::vector<std::uint32_t>
undecided_columns(const CoverMatrix& matrix, const LagrangianBound& bound, std::size_t most);

} // namespace loggia::covering
