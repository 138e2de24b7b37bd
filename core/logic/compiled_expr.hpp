#pragma once

#include "core/logic/expr.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::logic {

/// Expressions compiled to straight-line code that evaluates 64 rows a word: bit i of word w of a
/// variable's column is its value in row 64 w + i. Shared parts are computed once. Immutable, so
/// any number of threads may run it at once.
class Program {
public:
    /// Compiles `roots`; `inputs[k]` is the variable whose values column k holds. All variables of
    /// the roots have to be among the inputs. Linear in what is below the roots.
    Program(const Store& store, std::span<const Expr> roots, std::span<const Variable> inputs);

    /// Writes the values of root r into `results[r]`, `words` words from `columns[k]` of the
    /// inputs. A result may not overlap a column. Works in blocks small enough for the first cache.
    void run(std::span<const std::uint64_t* const> columns, std::span<std::uint64_t* const> results,
             std::size_t words) const;

    [[nodiscard]] std::size_t inputs() const noexcept { return inputs_; }
    [[nodiscard]] std::size_t results() const noexcept { return results_.size(); }
    /// Instructions of one run over a word, as a measure of cost.
    [[nodiscard]] std::size_t instructions() const noexcept { return code_.size(); }

private:
    enum class Op : std::uint8_t { copy, negate, conjoin, disjoin, add, imply, match, exclude };

    /// Operands and target are places: the inputs' columns first, then two constants, then
    /// registers.
    struct Instruction {
        Op op;
        std::uint32_t target;
        std::uint32_t left;
        std::uint32_t right;
    };

    class Compiler;
    static void execute(const Instruction& step, std::uint64_t* const* places, std::size_t words);

    std::size_t inputs_ = 0;
    std::size_t registers_ = 0;
    std::vector<Instruction> code_;
    std::vector<std::uint32_t> results_; ///< places
};

} // namespace loggia::logic
