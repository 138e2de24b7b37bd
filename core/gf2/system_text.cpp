#include "core/gf2/algebra_steps.hpp"
#include "core/gf2/system.hpp"

#include <fmt/format.h>

namespace loggia::gf2 {

std::string equation_text(const Polynomial& p, const std::vector<std::string>& names) {
    return equation_text(written(p), {}, AlgebraNotation{names});
}

std::string to_text(const AlgebraStep& step, const std::vector<std::string>& names) {
    using Reason = AlgebraStep::Reason;
    const AlgebraNotation notation{names};
    const std::size_t number = step.equation + 1;
    const auto value = [&] {
        return fmt::format("{} = {}", names[static_cast<std::size_t>(step.variable)],
                           sum_text(step.value, notation));
    };
    switch (step.reason) {
    case Reason::given:
        return fmt::format("({}) {}", number, equation_text(step.terms, step.value, notation));
    case Reason::solved:
        return fmt::format("({}) gives {}", number, value());
    case Reason::forced:
        return fmt::format("({}) is {}; a product is 1 only if each factor is, so {}", number,
                           factors_text(step, notation), value());
    case Reason::drop:
        return fmt::format("({}) has become 0 = 0 and is deleted", number);
    case Reason::implied:
        return fmt::format("({}) follows from the others and is deleted", number);
    case Reason::contradiction:
        return fmt::format("({}) has become 0 = 1: there is no solution", number);
    case Reason::substitute:
    case Reason::expand:
    case Reason::idempotent:
    case Reason::cancel:
    case Reason::combine:
    case Reason::zeros:
        break;
    }
    return fmt::format("({}) {}, {}", number, equation_text(step.terms, step.value, notation),
                       phrase_of(step, notation));
}

} // namespace loggia::gf2
