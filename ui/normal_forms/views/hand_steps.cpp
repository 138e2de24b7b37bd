#include "ui/normal_forms/views/hand_steps.hpp"

#include "ui/normal_forms/study/form_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <algorithm>

namespace loggia::ui {

using normal_forms::ChartStep;
using normal_forms::Cube;
using normal_forms::ListedCube;
using normal_forms::QuineMcCluskey;

namespace {

/// In the whole chart, before anything was dropped.
bool isOnlyCross(const QuineMcCluskey& hand, std::size_t row) {
    return std::count_if(hand.primes.begin(), hand.primes.end(),
                         [&](const Cube& prime) { return prime.holds(hand.rows[row]); }) == 1;
}

/// Says steps in words.
class HandWords {
public:
    explicit HandWords(const FormStudy& study)
        : study_(study), hand_(*study.by_hand), cnf_(study.isCnf()) {}

    [[nodiscard]] HandStep list(std::size_t number) const {
        const auto& cubes = hand_.lists[number];
        const auto primes = std::count_if(cubes.begin(), cubes.end(),
                                          [](const ListedCube& cube) { return cube.prime; });
        QString title;
        QString text;
        if (number == 0) {
            title = FormWords::tr("Rows");
            text = cnf_ ? FormWords::tr("The %1 rows where the function is false or don't-care, "
                                        "grouped by the number of ones.")
                        : FormWords::tr("The %1 rows where the function is true or don't-care, "
                                        "grouped by the number of ones.");
        } else {
            title = FormWords::tr("Combined %1 times").arg(number);
            if (number == 1)
                title = FormWords::tr("Combined once");
            text = FormWords::tr("Two entries of adjacent groups that differ in one input are "
                                 "combined without that input: %1 of %2 rows each.");
        }
        text = number == 0 ? text.arg(cubes.size())
                           : text.arg(counted(cubes.size(), FormWords::tr("%1 entry"),
                                              FormWords::tr("%1 entries")))
                                 .arg(std::uint64_t{1} << number);
        if (primes > 0)
            text +=
                QLatin1Char(' ') +
                (primes == 1
                     ? FormWords::tr("One cannot be combined further: it is prime.")
                     : FormWords::tr("%1 cannot be combined further: they are prime.").arg(primes));
        return {HandStep::Kind::list, number, 0, title, text};
    }

    [[nodiscard]] HandStep chart() const {
        return {HandStep::Kind::chart, 0, 0, FormWords::tr("Chart"),
                cnf_ ? FormWords::tr(
                           "The chart has a line for each of the %1 prime implicates and a column "
                           "for each false row. A cross means that the prime covers the row. "
                           "Choose as few primes as possible so that every column is covered.")
                           .arg(hand_.primes.size())
                     : FormWords::tr(
                           "The chart has a line for each of the %1 prime implicants and a column "
                           "for each minterm. A cross means that the prime covers the minterm. "
                           "Choose as few primes as possible so that every column is covered.")
                           .arg(hand_.primes.size())};
    }

    [[nodiscard]] HandStep cover(std::size_t number) const {
        const ChartStep& step = hand_.steps[number];
        HandStep said{HandStep::Kind::chart, 0, number + 1, {}, {}};
        switch (step.kind) {
        case ChartStep::Kind::essential:
            if (isOnlyCross(hand_, step.row)) {
                said.title = FormWords::tr("Essential");
                said.text = FormWords::tr("Row %1 has only one cross, at %2, so %2 is in every "
                                          "form. It is chosen and covers all its rows.");
            } else {
                said.title = FormWords::tr("Only one cross left");
                said.text = FormWords::tr(
                    "Row %1 has only one cross left, at %2. It is chosen and covers all its rows.");
            }
            said.text = said.text.arg(row(step.row), prime(step.prime));
            break;
        case ChartStep::Kind::row_dominance:
            said.title = FormWords::tr("Dominated row");
            said.text =
                FormWords::tr(
                    "Every prime that covers row %2 also covers row %1, so row %1 is removed.")
                    .arg(row(step.row), row(step.other));
            break;
        case ChartStep::Kind::prime_dominance:
            said.title = FormWords::tr("Redundant prime");
            said.text =
                FormWords::tr(
                    "%2 covers all remaining rows of %1 at no higher cost, so %1 is removed.")
                    .arg(prime(step.prime), prime(step.other));
            break;
        case ChartStep::Kind::branch:
            said.title = FormWords::tr("Branching");
            said.text = FormWords::tr("No rule applies. A search of all choices finds a minimum "
                                      "form with %1, so it is chosen.")
                            .arg(prime(step.prime));
            break;
        }
        return said;
    }

    [[nodiscard]] HandStep result() const {
        HandStep said{HandStep::Kind::chart, 0, hand_.steps.size() + 1, FormWords::tr("Done"), {}};
        QStringList chosen;
        std::uint64_t literals = 0;
        for (const std::size_t each : hand_.chosen) {
            chosen << prime(each);
            literals += static_cast<std::uint64_t>(hand_.primes[each].literals());
        }
        if (chosen.isEmpty()) {
            said.text = cnf_ ? FormWords::tr("No row is false, so there is nothing to cover.")
                             : FormWords::tr("No row is true, so there is nothing to cover.");
            return said;
        }
        said.text = FormWords::tr("All rows are covered by %1 with %2: %3.")
                        .arg(countedTerms(hand_.chosen.size(), study_.settings.form),
                             countedLiterals(literals), chosen.join(QStringLiteral(", ")));
        return said;
    }

private:
    [[nodiscard]] QString prime(std::size_t number) const {
        return QLatin1Char('(') +
               termText(*study_.chosen, study_.settings.form, hand_.primes.at(number)) +
               QLatin1Char(')');
    }
    [[nodiscard]] QString row(std::size_t number) const {
        return QString::number(hand_.rows.at(number));
    }

    const FormStudy& study_;
    const QuineMcCluskey& hand_;
    bool cnf_;
};

} // namespace

std::vector<HandStep> handSteps(const FormStudy& study) {
    std::vector<HandStep> steps;
    if (!study.by_hand)
        return steps;
    const HandWords words(study);
    for (std::size_t i = 0; i < study.by_hand->lists.size(); ++i)
        if (!study.by_hand->lists[i].empty())
            steps.push_back(words.list(i));
    if (!study.by_hand->rows.empty())
        steps.push_back(words.chart());
    for (std::size_t i = 0; i < study.by_hand->steps.size(); ++i)
        steps.push_back(words.cover(i));
    steps.push_back(words.result());
    return steps;
}

ChartState chartAt(const QuineMcCluskey& hand, std::size_t done) {
    ChartState state;
    state.taken.resize(hand.primes.size());
    state.dropped.resize(hand.primes.size());
    state.essential.resize(hand.primes.size());
    state.covered.resize(hand.rows.size());
    state.spared.resize(hand.rows.size());
    for (std::size_t i = 0; i < std::min(done, hand.steps.size()); ++i) {
        const ChartStep& step = hand.steps[i];
        state.last = step;
        switch (step.kind) {
        case ChartStep::Kind::row_dominance:
            state.spared.at(step.row) = true;
            break;
        case ChartStep::Kind::prime_dominance:
            state.dropped.at(step.prime) = true;
            break;
        case ChartStep::Kind::essential:
            state.essential.at(step.prime) = isOnlyCross(hand, step.row);
            [[fallthrough]];
        case ChartStep::Kind::branch:
            state.taken.at(step.prime) = true;
            for (std::size_t row = 0; row < hand.rows.size(); ++row)
                if (hand.primes[step.prime].holds(hand.rows[row]))
                    state.covered[row] = true;
            break;
        }
    }
    if (done > hand.steps.size())
        state.last.reset();
    return state;
}

} // namespace loggia::ui
