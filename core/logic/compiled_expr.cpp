#include "core/logic/compiled_expr.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

namespace loggia::logic {

namespace {

constexpr std::size_t constants = 2;        // places of all zeros and all ones, after the inputs
constexpr std::size_t scratch_words = 3072; // 24 KiB of registers stay in a first-level cache
constexpr std::size_t smallest_block = 8;
constexpr std::size_t largest_block = 256;
constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();

} // namespace

/// Walks the expressions operands first and gives each a place; a register is free again after the
/// last use of its value.
class Program::Compiler {
public:
    Compiler(Program& program, const Store& store, std::span<const Expr> roots,
             std::span<const Variable> inputs)
        : program_(program), store_(store), order_(postorder(store, roots)) {
        Expr last(0);
        for (const Expr e : order_)
            last = std::max(last, e);
        place_.assign(last.index() + std::size_t{1}, nowhere);
        uses_.assign(last.index() + std::size_t{1}, 0);
        column_.assign(store.variables(), nowhere);
        for (std::size_t k = 0; k < inputs.size(); ++k)
            column_[inputs[k]] = static_cast<std::uint32_t>(k);
        for (const Expr e : order_)
            for (const Expr operand : store.operands(e))
                ++uses_[operand.index()];
        for (const Expr root : roots)
            ++uses_[root.index()]; // never given back
    }

    void compile(std::span<const Expr> roots) {
        for (const Expr e : order_)
            place_[e.index()] = place_of(e);
        for (const Expr root : roots)
            program_.results_.push_back(place_[root.index()]);
    }

private:
    std::uint32_t constant(bool value) const {
        return static_cast<std::uint32_t>(program_.inputs_ + (value ? 1 : 0));
    }

    std::uint32_t take() {
        if (!free_.empty()) {
            const std::uint32_t place = free_.back();
            free_.pop_back();
            return place;
        }
        return static_cast<std::uint32_t>(program_.inputs_ + constants + program_.registers_++);
    }

    void give(std::uint32_t place) { free_.push_back(place); }

    void release(std::span<const Expr> operands) {
        for (const Expr operand : operands) {
            const std::uint32_t place = place_[operand.index()];
            if (--uses_[operand.index()] == 0 && place >= program_.inputs_ + constants)
                give(place);
        }
    }

    void emit(Op op, std::uint32_t target, std::uint32_t left, std::uint32_t right) {
        program_.code_.push_back({op, target, left, right});
    }

    std::uint32_t chain(Op op, std::span<const Expr> operands, bool empty) {
        if (operands.empty())
            return constant(empty);
        const std::uint32_t target = take();
        if (operands.size() == 1)
            emit(Op::copy, target, place_[operands[0].index()], 0);
        else
            emit(op, target, place_[operands[0].index()], place_[operands[1].index()]);
        for (std::size_t i = 2; i < operands.size(); ++i)
            emit(op, target, target, place_[operands[i].index()]);
        return target;
    }

    /// Keeps whether any operand was true so far, and whether two were.
    std::uint32_t exactly_one(std::span<const Expr> operands) {
        if (operands.size() < 2)
            return chain(Op::disjoin, operands, false);
        const std::uint32_t any = take();
        const std::uint32_t two = take();
        const std::uint32_t both = take();
        emit(Op::disjoin, any, place_[operands[0].index()], place_[operands[1].index()]);
        emit(Op::conjoin, two, place_[operands[0].index()], place_[operands[1].index()]);
        for (std::size_t i = 2; i < operands.size(); ++i) {
            const std::uint32_t operand = place_[operands[i].index()];
            emit(Op::conjoin, both, any, operand);
            emit(Op::disjoin, two, two, both);
            emit(Op::disjoin, any, any, operand);
        }
        emit(Op::exclude, any, any, two);
        give(two);
        give(both);
        return any;
    }

    std::uint32_t binary(Op op, std::span<const Expr> operands) {
        const std::uint32_t target = take();
        emit(op, target, place_[operands[0].index()], place_[operands[1].index()]);
        return target;
    }

    std::uint32_t place_of(Expr e) {
        const auto operands = store_.operands(e);
        std::uint32_t place = nowhere;
        switch (store_.kind(e)) {
        case Kind::constant:
            return constant(store_.value_of(e));
        case Kind::variable:
            place = column_[store_.variable_of(e)];
            assert(place != nowhere);
            return place;
        case Kind::negation:
            place = take();
            emit(Op::negate, place, place_[operands[0].index()], 0);
            break;
        case Kind::conjunction:
            place = chain(Op::conjoin, operands, true);
            break;
        case Kind::disjunction:
            place = chain(Op::disjoin, operands, false);
            break;
        case Kind::parity:
            place = chain(Op::add, operands, false);
            break;
        case Kind::exactly_one:
            place = exactly_one(operands);
            break;
        case Kind::implication:
            place = binary(Op::imply, operands);
            break;
        case Kind::equivalence:
            place = binary(Op::match, operands);
            break;
        }
        // Only now: a target may not be a register that is still read on the way.
        release(operands);
        return place;
    }

    Program& program_;
    const Store& store_;
    std::vector<Expr> order_;
    std::vector<std::uint32_t> place_;
    std::vector<std::uint32_t> uses_;
    std::vector<std::uint32_t> column_;
    std::vector<std::uint32_t> free_;
};

Program::Program(const Store& store, std::span<const Expr> roots, std::span<const Variable> inputs)
    : inputs_(inputs.size()) {
    Compiler(*this, store, roots, inputs).compile(roots);
}

void Program::execute(const Instruction& step, std::uint64_t* const* places, std::size_t words) {
    std::uint64_t* const target = places[step.target];
    const std::uint64_t* const left = places[step.left];
    const std::uint64_t* const right = places[step.right];
    const auto each = [&](auto operation) {
        for (std::size_t w = 0; w < words; ++w)
            target[w] = operation(left[w], right[w]);
    };
    using Word = std::uint64_t;
    switch (step.op) {
    case Op::copy:
        return each([](Word a, Word) { return a; });
    case Op::negate:
        return each([](Word a, Word) { return ~a; });
    case Op::conjoin:
        return each([](Word a, Word b) { return a & b; });
    case Op::disjoin:
        return each([](Word a, Word b) { return a | b; });
    case Op::add:
        return each([](Word a, Word b) { return a ^ b; });
    case Op::imply:
        return each([](Word a, Word b) { return ~a | b; });
    case Op::match:
        return each([](Word a, Word b) { return ~(a ^ b); });
    case Op::exclude:
        return each([](Word a, Word b) { return a & ~b; });
    }
}

void Program::run(std::span<const std::uint64_t* const> columns,
                  std::span<std::uint64_t* const> results, std::size_t words) const {
    assert(columns.size() == inputs_ && results.size() == results_.size());
    const std::size_t block =
        std::min(words, std::clamp(scratch_words / std::max<std::size_t>(registers_, 1),
                                   smallest_block, largest_block));
    std::vector<std::uint64_t> scratch((constants + registers_) * block);
    std::fill_n(scratch.begin() + static_cast<std::ptrdiff_t>(block), block, ~std::uint64_t{0});

    std::vector<std::uint64_t*> places(inputs_ + constants + registers_);
    for (std::size_t i = 0; i < constants + registers_; ++i)
        places[inputs_ + i] = scratch.data() + i * block;

    for (std::size_t begin = 0; begin < words; begin += block) {
        const std::size_t count = std::min(block, words - begin);
        for (std::size_t k = 0; k < inputs_; ++k) // columns are read and never a target
            places[k] = const_cast<std::uint64_t*>(columns[k] + begin);
        for (const Instruction& step : code_)
            execute(step, places.data(), count);
        for (std::size_t r = 0; r < results_.size(); ++r)
            std::copy_n(places[results_[r]], count, results[r] + begin);
    }
}

} // namespace loggia::logic
