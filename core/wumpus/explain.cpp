#include "core/wumpus/explain.hpp"

namespace loggia::wumpus {

std::optional<Explanation> explain(const logic::Store& store, std::span<const Statement> lines,
                                   Reasoner& reasoner, logic::Expr statement,
                                   const Control& control) {
    const auto verdict = reasoner.verdict(statement, control);
    if (!verdict)
        return std::nullopt;
    Explanation explanation{*verdict, std::nullopt, std::nullopt};
    switch (*verdict) {
    case Verdict::possibly:
        explanation.contrast = closest_contrast(store, lines, reasoner, statement, control);
        break;
    case Verdict::both:
        explanation.reason = reason_for(store, lines, std::nullopt, true, control);
        break;
    case Verdict::definitely_true:
    case Verdict::definitely_false:
        explanation.reason =
            reason_for(store, lines, statement, *verdict == Verdict::definitely_true, control);
        break;
    }
    return explanation;
}

} // namespace loggia::wumpus
