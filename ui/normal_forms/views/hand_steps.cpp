#include "ui/normal_forms/views/hand_steps.hpp"

#include "ui/normal_forms/study/form_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

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
        QString title;
        QString text;
        if (number == 0) {
            title = FormWords::tr("Rows");
            const QString rows =
                counted(cubes.size(), FormWords::tr("%1 row"), FormWords::tr("%1 rows"));
            text =
                (cnf_ ? FormWords::tr("The rows where the function is false or don't-care, grouped "
                                      "by the number of ones: %1.")
                      : FormWords::tr("The rows where the function is true or don't-care, grouped "
                                      "by the number of ones: %1."))
                    .arg(rows);
        } else {
            title = FormWords::tr("Combined %1 times").arg(number);
            if (number == 1)
                title = FormWords::tr("Combined once");
            text = FormWords::tr("Two entries of adjacent groups that differ in one input are "
                                 "combined without that input: %1 of %2 rows each.")
                       .arg(counted(cubes.size(), FormWords::tr("%1 entry"),
                                    FormWords::tr("%1 entries")))
                       .arg(std::uint64_t{1} << number);
        }
        HandStep said;
        said.list = number;
        said.title = title;
        said.text = text;
        return said;
    }

    [[nodiscard]] HandStep comparison(std::size_t number, std::size_t index,
                                      const HandComparison& pair) const {
        const Cube& left = hand_.lists[number][pair.left].cube;
        const Cube& right = hand_.lists[number][pair.right].cube;
        HandStep said;
        said.list = number;
        said.compared = index + 1;
        said.title = FormWords::tr("Compare %1 and %2").arg(bits(left), bits(right));
        if (pair.result) {
            const Cube& joined = hand_.lists[number + 1][*pair.result].cube;
            const auto bit = static_cast<int>(std::countr_zero(left.care & ~joined.care));
            const std::string& input =
                study_.chosen->inputs.at(static_cast<std::size_t>(inputs() - 1 - bit));
            said.text =
                (pair.is_new ? FormWords::tr("They differ only in %1, so they combine to %2.")
                             : FormWords::tr("They differ only in %1 and combine to %2, which is "
                                             "listed already."))
                    .arg(QString::fromStdString(input), bits(joined));
        } else if (left.care != right.care) {
            said.text =
                FormWords::tr("Their dashes are in different places, so they do not combine.");
        } else {
            said.text = FormWords::tr("They differ in %1 inputs, so they do not combine.")
                            .arg(std::popcount(left.value ^ right.value));
        }
        return said;
    }

    [[nodiscard]] HandStep whole(std::size_t number, std::size_t compared) const {
        const auto& cubes = hand_.lists[number];
        const auto primes = std::count_if(cubes.begin(), cubes.end(),
                                          [](const ListedCube& cube) { return cube.prime; });
        HandStep said;
        said.list = number;
        said.compared = compared;
        said.whole = true;
        said.title = FormWords::tr("Column %1 done").arg(number + 1);
        said.text = primes == 0 ? FormWords::tr("Every entry of this column was combined.")
                    : primes == 1
                        ? FormWords::tr("One entry cannot be combined further: it is prime.")
                        : FormWords::tr("%1 entries cannot be combined further: they are prime.")
                              .arg(primes);
        return said;
    }

    [[nodiscard]] HandStep chart() const {
        HandStep said;
        said.kind = HandStep::Kind::chart;
        said.title = FormWords::tr("Chart");
        said.text = cnf_ ? FormWords::tr(
                               "The chart has a line for each prime implicate (%1) and a column "
                               "for each false row. A cross means that the prime covers the row. "
                               "Choose as few primes as possible so that every column is covered.")
                               .arg(hand_.primes.size())
                         : FormWords::tr(
                               "The chart has a line for each prime implicant (%1) and a column "
                               "for each minterm. A cross means that the prime covers the minterm. "
                               "Choose as few primes as possible so that every column is covered.")
                               .arg(hand_.primes.size());
        return said;
    }

    [[nodiscard]] HandStep cover(std::size_t number) const {
        const ChartStep& step = hand_.steps[number];
        HandStep said;
        said.kind = HandStep::Kind::chart;
        said.done = number + 1;
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
            said.title = FormWords::tr("Dominating row");
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
        HandStep said;
        said.kind = HandStep::Kind::chart;
        said.done = hand_.steps.size() + 1;
        said.title = FormWords::tr("Done");
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
        if (const QString other = otherForm(); !other.isEmpty())
            said.text += QLatin1Char('\n') +
                         FormWords::tr("The other views show another minimum form: %1.").arg(other);
        return said;
    }

private:
    /// The minimum form that was chosen, where these steps come to another one.
    [[nodiscard]] QString otherForm() const {
        if (!study_.forms || study_.forms->forms.empty())
            return {};
        auto shown = study_.forms->forms.at(static_cast<std::size_t>(study_.settings.choice));
        auto found = hand_.chosen;
        std::sort(shown.begin(), shown.end());
        std::sort(found.begin(), found.end());
        return shown == found
                   ? QString()
                   : minimumText(study_, static_cast<std::size_t>(study_.settings.choice));
    }
    [[nodiscard]] int inputs() const { return study_.chosen->on.inputs; }
    [[nodiscard]] QString bits(const Cube& cube) const { return bitsOf(cube, inputs()); }
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

std::vector<std::vector<HandComparison>> handComparisons(const QuineMcCluskey& hand) {
    std::vector<std::vector<HandComparison>> all(hand.lists.size());
    std::size_t total = 0;
    std::size_t joined = 0;
    for (std::size_t list = 0; list < hand.lists.size(); ++list) {
        const auto& entries = hand.lists[list];
        std::map<std::pair<std::uint64_t, std::uint64_t>, std::size_t> next;
        if (list + 1 < hand.lists.size())
            for (std::size_t i = 0; i < hand.lists[list + 1].size(); ++i)
                next.emplace(std::pair(hand.lists[list + 1][i].cube.care,
                                       hand.lists[list + 1][i].cube.value),
                             i);
        std::vector<bool> seen(next.size());
        for (std::size_t left = 0; left < entries.size(); ++left)
            for (std::size_t right = left + 1; right < entries.size(); ++right) {
                if (entries[right].ones > entries[left].ones + 1)
                    break; // they are in order
                if (entries[right].ones != entries[left].ones + 1)
                    continue;
                const Cube& one = entries[left].cube;
                const Cube& other = entries[right].cube;
                const std::uint64_t differ = one.value ^ other.value;
                HandComparison pair{left, right, std::nullopt, false};
                if (one.care == other.care && std::popcount(differ) == 1) {
                    pair.result = next.at({one.care & ~differ, one.value & ~differ});
                    pair.is_new = !seen[*pair.result];
                    seen[*pair.result] = true;
                    ++joined;
                }
                ++total;
                // What would be too many is not kept, but what combines is, as long as it is few.
                if (pair.result ? joined <= most_hand_comparisons : total <= most_hand_comparisons)
                    all[list].push_back(pair);
            }
    }
    for (auto& list : all) {
        if (joined > most_hand_comparisons)
            list.clear();
        else if (total > most_hand_comparisons)
            std::erase_if(list, [](const HandComparison& pair) { return !pair.result; });
    }
    return all;
}

ColumnsState columnsAt(const QuineMcCluskey& hand,
                       const std::vector<std::vector<HandComparison>>& comparisons,
                       const HandStep& step) {
    ColumnsState state;
    state.list = step.list;
    for (std::size_t list = 0; list < hand.lists.size(); ++list) {
        const auto& entries = hand.lists[list];
        const bool is_done = list < step.list || (list == step.list && step.whole);
        const bool is_next = step.whole && list == step.list + 1;
        state.listed.emplace_back(entries.size(), list <= step.list || is_next);
        state.combined.emplace_back(entries.size(), false);
        state.whole.push_back(is_done);
        for (std::size_t i = 0; is_done && i < entries.size(); ++i)
            state.combined.back()[i] = !entries[i].prime;
    }
    const auto& now = comparisons.at(step.list);
    for (std::size_t k = 0; k < std::min(step.compared, now.size()); ++k) {
        if (!now[k].result)
            continue;
        state.combined[step.list][now[k].left] = true;
        state.combined[step.list][now[k].right] = true;
        state.listed[step.list + 1][*now[k].result] = true;
    }
    if (!step.whole && step.compared > 0 && step.compared <= now.size())
        state.last = now[step.compared - 1];
    return state;
}

std::vector<HandStep> handSteps(const FormStudy& study) {
    std::vector<HandStep> steps;
    if (!study.by_hand)
        return steps;
    const HandWords words(study);
    const auto comparisons = handComparisons(*study.by_hand);
    for (std::size_t i = 0; i < study.by_hand->lists.size(); ++i) {
        if (study.by_hand->lists[i].empty())
            continue;
        steps.push_back(words.list(i));
        for (std::size_t k = 0; k < comparisons[i].size(); ++k)
            steps.push_back(words.comparison(i, k, comparisons[i][k]));
        steps.push_back(words.whole(i, comparisons[i].size()));
    }
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
