#include "core/base/random.hpp"
#include "core/normal_forms/minimize/missing_row.hpp"
#include "tests/suite.hpp"

#include <QElapsedTimer>
#include <QTest>

#include <array>

namespace missing_row_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// Inputs that matter, in both words of a cube.
constexpr std::array<std::size_t, 5> places{0, 17, 63, 64, 90};

using Words = std::array<std::uint64_t, 2>;

Words row_words(std::uint32_t row) {
    Words words{};
    for (std::size_t i = 0; i < places.size(); ++i)
        words[places[i] / 64] |= std::uint64_t{row >> i & 1U} << places[i] % 64;
    return words;
}

struct Sample {
    LiteralCubes cubes{2};
    std::uint32_t rows = 0; ///< that some cube holds, a bit each
};

Sample sample(Random& random, std::uint64_t most_cubes) {
    Sample result;
    for (std::uint64_t left = random.below(most_cubes + 1); left > 0; --left) {
        const auto care = static_cast<std::uint32_t>(random.next() & 31U);
        const auto value = static_cast<std::uint32_t>(random.next()) & care;
        result.cubes.add(row_words(care), row_words(value));
        for (std::uint32_t row = 0; row < 32; ++row)
            result.rows |= (row & care) == value ? 1U << row : 0U;
    }
    return result;
}

class MissingRowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatNoCubeHolds() {
        Random random(test_suite::seed(1));
        int found = 0;
        for (int i = 0; i < 5000; ++i) {
            const Sample others = sample(random, 9);
            const auto care = static_cast<std::uint32_t>(random.next() & random.next() & 31U);
            const auto value = static_cast<std::uint32_t>(random.next()) & care;
            std::uint32_t missing = 0;
            for (std::uint32_t row = 0; row < 32; ++row)
                if ((row & care) == value && (others.rows >> row & 1U) == 0)
                    missing |= 1U << row;
            const Control control;
            MissingRow search(2, 100'000, control);
            const auto answer = search.find(row_words(care), row_words(value), others.cubes);
            QVERIFY(answer ==
                    (missing != 0 ? MissingRow::Answer::found : MissingRow::Answer::none));
            if (missing == 0)
                continue;
            ++found;
            std::uint32_t row = 0;
            for (std::size_t k = 0; k < places.size(); ++k)
                row |=
                    static_cast<std::uint32_t>(search.row()[places[k] / 64] >> places[k] % 64 & 1U)
                    << k;
            QVERIFY((missing >> row & 1U) != 0);
        }
        QVERIFY(found > 1000 && found < 4500);
    }

    void comparesClaims() {
        Random random(test_suite::seed(2));
        int same = 0;
        for (int i = 0; i < 5000; ++i) {
            const Sample a = sample(random, 6);
            const Sample b = random.below(3) == 0 ? a : sample(random, 6);
            const Sample c = sample(random, 3);
            const Sample d = sample(random, 3);
            const LiteralClaim left{a.cubes, c.cubes, random.below(2) == 0};
            const LiteralClaim right{b.cubes, d.cubes, random.below(2) == 0};
            const std::uint32_t first = left.turned ? ~a.rows : a.rows;
            const std::uint32_t second = right.turned ? ~b.rows : b.rows;
            const std::uint32_t differing = (first ^ second) & ~c.rows & ~d.rows;
            std::vector<std::uint64_t> words;
            bool expected = false;
            const auto answer = find_difference(left, right, 100'000, {}, words, expected);
            QVERIFY(answer ==
                    (differing != 0 ? MissingRow::Answer::found : MissingRow::Answer::none));
            if (differing == 0) {
                ++same;
                continue;
            }
            std::uint32_t row = 0;
            for (std::size_t k = 0; k < places.size(); ++k)
                row |= static_cast<std::uint32_t>(words[places[k] / 64] >> places[k] % 64 & 1U)
                       << k;
            QVERIFY((differing >> row & 1U) != 0);
            QCOMPARE(expected, (first >> row & 1U) != 0);
        }
        QVERIFY(same > 500);
    }

    void endsAtItsLimits() {
        // x0 x1 + x2 x3 + ... is never the whole, and its complement takes long.
        LiteralCubes cubes(2);
        for (std::size_t i = 0; i < 60; i += 2)
            cubes.add(Words{std::uint64_t{3} << i, 0}, Words{std::uint64_t{3} << i, 0});
        for (std::size_t i = 0; i < 60; ++i)
            cubes.add(Words{std::uint64_t{1} << i, 1}, Words{0, i % 2});
        const Control control;
        QVERIFY(MissingRow(2, 10, control).find(Words{}, Words{}, cubes) ==
                MissingRow::Answer::unknown);
        std::stop_source source;
        source.request_stop();
        const Control stopped(source.get_token());
        QVERIFY(MissingRow(2, 100'000, stopped).find(Words{}, Words{}, cubes) ==
                MissingRow::Answer::unknown);
    }

    void comparesNoMorePairsThanItMay() {
        // Of a thousand million pairs none has a row in common.
        LiteralClaim left{LiteralCubes(2), LiteralCubes(2), false};
        LiteralClaim right{LiteralCubes(2), LiteralCubes(2), true};
        for (std::uint64_t i = 0; i < 32'000; ++i) {
            left.on.add(Words{0xFFFF, 0}, Words{i, 0});
            right.on.add(Words{0x1FFFF, 0}, Words{i + 0x8000, 0});
        }
        std::vector<std::uint64_t> words;
        bool expected = false;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(find_difference(left, right, 100'000, {}, words, expected) ==
                MissingRow::Answer::unknown);
        std::stop_source source;
        source.request_stop();
        QVERIFY(find_difference(left, right, 1'000'000'000'000, Control(source.get_token()), words,
                                expected) == MissingRow::Answer::unknown);
        QVERIFY(timer.elapsed() < 1000);
    }
};

LOGGIA_TEST(MissingRowTest)

} // namespace missing_row_test

#include "missing_row_test.moc"
