#include "core/normal_forms/exercises/exercise.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace exercise_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// By trying all clauses.
std::uint64_t implicates_of(const Function& function) {
    const std::uint64_t rows = std::uint64_t{1} << function.on.inputs;
    const auto holds = [&](std::uint64_t care, std::uint64_t value) {
        for (std::uint64_t row = 0; row < rows; ++row)
            if ((row & care) == value && function.on.value(row))
                return false;
        return true;
    };
    std::uint64_t count = 0;
    for (std::uint64_t care = 0; care < rows; ++care)
        for (std::uint64_t value = 0; value < rows; ++value) {
            bool prime = (value & ~care) == 0 && holds(care, value);
            for (std::uint64_t bit = 1; prime && bit < rows; bit <<= 1U)
                prime = (care & bit) == 0 || !holds(care & ~bit, value & ~bit);
            count += prime ? 1 : 0;
        }
    return count;
}

class ExerciseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is given is the function, and the answer is shorter; a formula is not its own answer.
    void everyKind() {
        for (int kind = 0; kind < exercise_kinds; ++kind)
            for (std::uint64_t seed = 1; seed <= 25; ++seed) {
                ExerciseOrder order{4, 4, 3, seed};
                order.kind = static_cast<ExerciseKind>(kind);
                const auto exercise = make_exercise(order);
                QVERIFY2(exercise.has_value(), exercise ? "" : exercise.error().message.c_str());
                const Function& function = exercise->function;
                QVERIFY(oracle::covers(function, exercise->dnf.cover));
                QVERIFY(oracle::covers(function, exercise->cnf.cover, true));
                QCOMPARE(function.dont_care.cubes.empty(), order.kind != ExerciseKind::dont_cares);
                if (order.kind == ExerciseKind::simplify) {
                    for (std::uint64_t row = 0; row < 16; ++row)
                        QCOMPARE(exercise->given.value(row, 0), function.on.value(row, 0));
                    QVERIFY(exercise->given.literals() > exercise->dnf.cover.literals());
                    std::set<std::pair<std::uint64_t, std::uint64_t>> terms;
                    for (const Cube& cube : exercise->given.cubes)
                        QVERIFY(terms.emplace(cube.care, cube.value).second);
                } else if (order.kind != ExerciseKind::circuit) {
                    QVERIFY(exercise->given.cubes.empty());
                }
            }
        ExerciseOrder own{3, 3, 1, 1};
        QVERIFY(!make_exercise(own).has_value() || make_exercise(own)->function.on.literals() > 3);
        ExerciseOrder large{7, 7, 3, 1};
        large.kind = ExerciseKind::map;
        QVERIFY(!make_exercise(large));
    }

    /// However small the function: not all true or all false rows are open, and a formula to
    /// simplify can be simplified.
    void smallOnesAskForSomething() {
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            ExerciseOrder order{2, 2, 1, seed};
            order.kind = ExerciseKind::dont_cares;
            const auto open = make_exercise(order);
            QVERIFY(open.has_value());
            std::array<bool, 2> has{};
            for (std::uint64_t row = 0; row < 4; ++row)
                if (!open->function.dont_care.value(row))
                    has[open->function.on.value(row) ? 1 : 0] = true;
            QVERIFY2(has[0] && has[1], qPrintable(QString::number(seed)));
            order = {2, 2, 2, seed};
            order.kind = ExerciseKind::simplify;
            const auto formula = make_exercise(order);
            QVERIFY(formula.has_value());
            QVERIFY(formula->given.literals() > formula->dnf.cover.literals());
        }
        ExerciseOrder single{3, 1, 3, 1};
        single.kind = ExerciseKind::simplify;
        const auto refused = make_exercise(single);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().message,
                 std::string("with one term the formula is already minimal; ask for more terms"));
    }

    /// The sheet of a circuit shows the function, but not as the minimum DNF that it asks for.
    void circuitsBeginWithALongerFormula() {
        int longer = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            ExerciseOrder order{3, 3, 2, seed};
            order.kind = ExerciseKind::circuit;
            const auto exercise = make_exercise(order);
            QVERIFY(exercise.has_value());
            const Cover& own = exercise->function.on;
            const Cover& minimum = exercise->dnf.cover;
            const Cover& given = exercise->given.cubes.empty() ? own : exercise->given;
            for (std::uint64_t row = 0; row < 8; ++row)
                QCOMPARE(given.value(row, 0), own.value(row, 0));
            longer += exercise->given.cubes.empty() ? 0 : 1;
            const bool has_minterms_alone =
                std::all_of(own.cubes.begin(), own.cubes.end(),
                            [](const Cube& cube) { return cube.literals() == 3; });
            QVERIFY(has_minterms_alone || given.terms() > minimum.terms() ||
                    given.literals() > minimum.literals());
        }
        QVERIFY(longer > 0 && longer < 200);
    }

    /// A first draw that leaves a variable out is no reason to give up.
    void oneTermOfAllVariablesIsFound() {
        for (int variables = 2; variables <= 4; ++variables)
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                ExerciseOrder order{variables, 1, variables, seed};
                order.kind = ExerciseKind::map;
                const auto exercise = make_exercise(order);
                QVERIFY2(exercise.has_value(), exercise ? "" : exercise.error().message.c_str());
                QCOMPARE(exercise->function.on.literals(), static_cast<std::size_t>(variables));
            }
    }

    /// A class has numbers, seeds of its own, and about the same difficulty.
    void classesAreEquallyHard() {
        std::vector<int> told;
        const auto made =
            make_class({5, 6, 3, 42}, 12, {}, [&told](int number) { told.push_back(number); });
        QVERIFY(made.has_value());
        QCOMPARE(made->size(), std::size_t{12});
        QCOMPARE(told.size(), std::size_t{12});
        std::set<std::uint64_t> seeds;
        const std::uint64_t first = made->front().implicates;
        for (std::size_t i = 0; i < made->size(); ++i) {
            const Exercise& exercise = (*made)[i];
            QCOMPARE(exercise.number, static_cast<int>(i) + 1);
            QCOMPARE(exercise.of, 12);
            QCOMPARE(exercise.order.seed, variant({5, 6, 3, 42}, exercise.number).seed);
            seeds.insert(exercise.order.seed);
            QVERIFY(2 * exercise.implicates >= first && exercise.implicates <= 2 * first + 1);
            // As the key says, its own settings make it again.
            QVERIFY(make_exercise(exercise.order)->function == exercise.function);
        }
        QCOMPARE(seeds.size(), std::size_t{12});
        for (const int threads : {2, 3}) {
            told.clear();
            const auto again = make_class(
                {5, 6, 3, 42}, 12, {}, [&told](int number) { told.push_back(number); }, threads);
            QVERIFY(again.has_value());
            QCOMPARE(again->size(), made->size());
            for (std::size_t i = 0; i < made->size(); ++i) {
                QVERIFY((*again)[i].order == (*made)[i].order);
                QVERIFY((*again)[i].function == (*made)[i].function);
            }
            QCOMPARE(told.size(), std::size_t{12});
            QVERIFY(std::is_sorted(told.begin(), told.end()));
        }
        const auto alone = make_class({5, 6, 3, 42}, 1);
        QVERIFY(alone && alone->front().function == make_exercise({5, 6, 3, 42})->function);
    }

    /// Where a DNF is asked for, by its prime implicants; those with don't-cares, too.
    void classesAreEquallyHardInWhatIsAskedFor() {
        for (const ExerciseKind kind : {ExerciseKind::simplify, ExerciseKind::map,
                                        ExerciseKind::dont_cares, ExerciseKind::circuit}) {
            ExerciseOrder order{5, 7, 3, 7};
            order.kind = kind;
            const auto made = make_class(order, 25);
            QVERIFY(made.has_value());
            const std::uint64_t first = made->front().primes;
            for (const Exercise& exercise : *made) {
                QCOMPARE(exercise.primes_asked(), exercise.primes);
                QVERIFY(exercise.primes + first / 5 >= first &&
                        exercise.primes <= first + std::max<std::uint64_t>(1, first / 5));
                QVERIFY(make_exercise(exercise.order)->function == exercise.function);
            }
        }
    }

    /// Of these 60 maps of four variables two were alike with two others; neighbours compare.
    void nobodyHasTheSameMap() {
        ExerciseOrder order{4, 6, 2, 7};
        order.kind = ExerciseKind::map;
        const auto made = make_class(order, 60, {}, {}, 2);
        QVERIFY(made.has_value());
        std::set<std::string> maps;
        for (const Exercise& exercise : *made) {
            std::string rows;
            for (std::uint64_t row = 0; row < 16; ++row)
                rows += exercise.function.on.value(row) ? '1' : '0';
            maps.insert(rows);
            QVERIFY(make_exercise(exercise.order)->function == exercise.function);
        }
        QCOMPARE(maps.size(), std::size_t{60});
        // Two variables have hardly any: a class gets them all the same.
        order = {2, 2, 2, 7};
        order.kind = ExerciseKind::map;
        QCOMPARE(make_class(order, 30)->size(), std::size_t{30});
    }

    void isWhatWasOrdered() {
        Random random(test_suite::seed(1));
        int made = 0;
        for (int i = 0; i < 150; ++i) {
            ExerciseOrder order;
            order.variables = 3 + static_cast<int>(random.below(7));
            order.terms = 2 + static_cast<int>(random.below(9));
            order.literals = 2 + static_cast<int>(random.below(2));
            order.seed = random.next();
            const auto exercise = make_exercise(order);
            if (!exercise)
                continue;
            ++made;
            QVERIFY(exercise->order == order);
            const Function& function = exercise->function;
            QCOMPARE(function.on.terms(), static_cast<std::size_t>(order.terms));
            QCOMPARE(function.inputs.size(), static_cast<std::size_t>(order.variables));
            std::uint64_t occur = 0;
            for (std::size_t term = 0; term < function.on.cubes.size(); ++term) {
                const Cube& cube = function.on.cubes[term];
                occur |= cube.care;
                QVERIFY(std::abs(cube.literals() - order.literals) <= 1);
                Cover others = function.on;
                others.cubes.erase(others.cubes.begin() + static_cast<std::ptrdiff_t>(term));
                QVERIFY2(!oracle::covers(function, others), "a term can be left out");
            }
            QCOMPARE(occur, low_bits(order.variables));
            QVERIFY(exercise->dnf.form == Form::dnf && exercise->cnf.form == Form::cnf);
            QVERIFY(oracle::covers(function, exercise->dnf.cover));
            QVERIFY(oracle::covers(function, exercise->cnf.cover, true));
            QVERIFY(!exercise->cnf.cover.cubes.empty());
            QVERIFY(exercise->dnf.cover.terms() <= function.on.terms());
            QCOMPARE(exercise->proven, exercise->dnf.minimal() && exercise->cnf.minimal());
            QCOMPARE(exercise->implicates, exercise->cnf.primes);
        }
        QVERIFY(made > 75);
    }

    void theSameSeedIsTheSameExercise() {
        const ExerciseOrder order{8, 8, 3, 42};
        const auto first = make_exercise(order).value();
        const auto second = make_exercise(order).value();
        QVERIFY(first.function == second.function);
        QVERIFY(first.cnf.cover == second.cnf.cover);
        QVERIFY(first.function.on.cubes != make_exercise({8, 8, 3, 43})->function.on.cubes);
        // The same on every machine and in every version.
        std::string bits;
        for (const Cube& cube : first.function.on.cubes)
            bits += fmt::format("{:02x}{:02x} ", cube.care, cube.value);
        QCOMPARE(bits.c_str(), "4941 5c1c 1810 9800 a622 5353 4342 3111 ");
    }

    void hasAsManyPrimeImplicatesAsOrdered() {
        int harder = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            ExerciseOrder order{6, 7, 3, seed};
            const std::uint64_t by_chance = make_exercise(order).value().implicates;
            order.least_primes = 20;
            order.most_primes = 24;
            const auto exercise = make_exercise(order).value();
            QVERIFY(exercise.implicates >= 20 && exercise.implicates <= 24);
            QCOMPARE(exercise.implicates, implicates_of(exercise.function));
            QVERIFY(make_exercise(order)->function == exercise.function);
            harder += by_chance < 20 || by_chance > 24 ? 1 : 0;
        }
        QVERIFY(harder > 5);

        ExerciseOrder order{6, 7, 3, 1};
        order.least_primes = 1000;
        const std::string said = make_exercise(order).error().message;
        QVERIFY(said.starts_with("none of 4,000 disjunctions of this size had 1,000 or more prime "
                                 "implicates; they had "));
        order.most_primes = 10;
        QCOMPARE(make_exercise(order).error().message.c_str(),
                 "the range from 1,000 to 10 is empty");
    }

    void theOrderByDefaultIsProven() {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            ExerciseOrder order;
            order.seed = seed;
            const auto exercise = make_exercise(order).value();
            QVERIFY(exercise.proven);
            QVERIFY(oracle::covers(exercise.function, exercise.cnf.cover, true));
        }
    }

    void variantsDiffer() {
        std::set<std::uint64_t> seeds;
        for (int number = 1; number <= 1000; ++number) {
            const ExerciseOrder one = variant({}, number);
            QCOMPARE(one.variables, ExerciseOrder{}.variables);
            seeds.insert(one.seed);
        }
        QCOMPARE(seeds.size(), std::size_t{1000});
        QVERIFY(variant({}, 1) == variant({}, 1));
    }

    void refusesWhatMakesNoSense() {
        const auto refused = [](ExerciseOrder order) { return !make_exercise(order); };
        QVERIFY(refused({1, 4, 1, 1}));
        QVERIFY(refused({17, 40, 3, 1}));
        QVERIFY(refused({5, 0, 3, 1}));
        QVERIFY(refused({5, 201, 3, 1}));
        QVERIFY(refused({5, 5, 6, 1}));
        QVERIFY(refused({12, 2, 3, 1}));
        QVERIFY(make_exercise({3, 100, 2, 1})
                    .error()
                    .message.starts_with("found no irredundant disjunction of 100"));
        // One term is a CNF of literals as it stands.
        QVERIFY(make_exercise({3, 1, 3, 1}).error().message.ends_with("ask for more terms"));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!make_exercise({}, Control(stop.get_token())));
    }

    void difficultyGrows() {
        Exercise exercise;
        exercise.order.variables = 4;
        QCOMPARE(QByteArray(difficulty(exercise).data()), QByteArray("easy"));
        exercise.order.variables = 6;
        exercise.implicates = 40;
        QCOMPARE(QByteArray(difficulty(exercise).data()), QByteArray("moderate"));
        exercise.order.variables = 12;
        exercise.implicates = 100;
        QCOMPARE(QByteArray(difficulty(exercise).data()), QByteArray("hard"));
        exercise.implicates = 1000;
        QCOMPARE(QByteArray(difficulty(exercise).data()), QByteArray("too large for paper"));
    }
};

LOGGIA_TEST(ExerciseTest)

} // namespace exercise_test

#include "exercise_test.moc"
