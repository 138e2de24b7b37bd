#include "ui/normal_forms/views/hand_steps.hpp"

#include "ui/normal_forms/study/form_words.hpp"

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
            text = cnf_ ? FormWords::tr("The %1 rows in which the function is false or left open, "
                                        "in groups by how many inputs are 1.")
                        : FormWords::tr("The %1 rows in which the function is true or left open, "
                                        "in groups by how many inputs are 1.");
        } else {
            title = FormWords::tr("Joined %1 times").arg(number);
            if (number == 1)
                title = FormWords::tr("Joined once");
            text = FormWords::tr("Two entries of neighbouring groups that differ in one input are "
                                 "joined, and that input drops out: %1 entries of %2 rows each.");
        }
        text = number == 0 ? text.arg(cubes.size())
                           : text.arg(cubes.size()).arg(std::uint64_t{1} << number);
        if (primes > 0)
            text +=
                QLatin1Char(' ') +
                (primes == 1 ? FormWords::tr("One joins with nothing: it is prime.")
                             : FormWords::tr("%1 join with nothing: they are prime.").arg(primes));
        return {HandStep::Kind::list, number, 0, title, text};
    }

    [[nodiscard]] HandStep chart() const {
        return {HandStep::Kind::chart, 0, 0, FormWords::tr("Chart"),
                cnf_ ? FormWords::tr("A line for each of the %1 primes, a column for each row that "
                                     "is false; a cross where the prime has the row. Every column "
                                     "needs a prime, and as few as possible.")
                           .arg(hand_.primes.size())
                     : FormWords::tr("A line for each of the %1 primes, a column for each row that "
                                     "is true; a cross where the prime has the row. Every column "
                                     "needs a prime, and as few as possible.")
                           .arg(hand_.primes.size())};
    }

    [[nodiscard]] HandStep cover(std::size_t number) const {
        const ChartStep& step = hand_.steps[number];
        HandStep said{HandStep::Kind::chart, 0, number + 1, {}, {}};
        switch (step.kind) {
        case ChartStep::Kind::essential:
            if (isOnlyCross(hand_, step.row)) {
                said.title = FormWords::tr("Essential");
                said.text = FormWords::tr("Row %1 has only one cross, at %2: every form has it. It "
                                          "is taken, and all of its rows are covered.");
            } else {
                said.title = FormWords::tr("Only one is left");
                said.text = FormWords::tr("Row %1 has only one cross left, at %2: it is taken, and "
                                          "all of its rows are covered.");
            }
            said.text = said.text.arg(row(step.row), prime(step.prime));
            break;
        case ChartStep::Kind::row_dominance:
            said.title = FormWords::tr("A row to spare");
            said.text = FormWords::tr("Whatever covers row %2 covers row %1 too: row %1 can be "
                                      "left out.")
                            .arg(row(step.row), row(step.other));
            break;
        case ChartStep::Kind::prime_dominance:
            said.title = FormWords::tr("A prime to spare");
            said.text = FormWords::tr("%2 has all rows that are left of %1, and costs no more: %1 "
                                      "is dropped.")
                            .arg(prime(step.prime), prime(step.other));
            break;
        case ChartStep::Kind::branch:
            said.title = FormWords::tr("A choice");
            said.text = FormWords::tr("No rule says more. Trying all choices out shows that a "
                                      "smallest form has %1: it is taken.")
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
            said.text = cnf_ ? FormWords::tr("No row is false: nothing has to be covered.")
                             : FormWords::tr("No row is true: nothing has to be covered.");
            return said;
        }
        said.text = FormWords::tr("Every row is covered by %1, %2: %3.")
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
