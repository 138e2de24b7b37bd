#include "core/normal_forms/two_level/positional_cover.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace positional_cover_test {

using namespace loggia;
using namespace loggia::normal_forms;

class PositionalCoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameCubesInBothNotations() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1000; ++i) {
            const int inputs = static_cast<int>(random.below(65));
            const int outputs = 1 + static_cast<int>(random.below(64));
            const Cover cover = oracle::random_cover(random, inputs, outputs, random.below(9), 0.3);
            const PositionalCover wide = positional(cover);
            QCOMPARE(wide.terms(), cover.terms());
            QCOMPARE(wide.literals(), cover.literals());
            QVERIFY(plain(wide) == cover);
            const std::uint64_t row = random.next() & low_bits(inputs);
            std::vector<bool> point;
            for (int k = inputs; k-- > 0;)
                point.push_back((row >> k & 1U) != 0);
            for (int output = 0; output < outputs; ++output)
                QCOMPARE(wide.value(point, output), cover.value(row, output));
        }
    }

    void wideCubes() {
        PositionalCover cover(100, 30);
        QCOMPARE(cover.width(), std::size_t{4});
        cover.add_cube();
        QCOMPARE(cover.literals(), std::uint64_t{0});
        cover.restrict(99, true);
        cover.restrict(31, false);
        cover.restrict(32, true);
        cover.add_output(29);
        QCOMPARE(cover.literals(), std::uint64_t{3});
        QVERIFY(cover.has_literal(0, 99) && cover.may_be(0, 99, true) &&
                !cover.may_be(0, 99, false));
        QVERIFY(!cover.has_literal(0, 0) && cover.may_be(0, 0, true) && cover.may_be(0, 0, false));
        QVERIFY(cover.has_output(0, 29) && !cover.has_output(0, 28));
        std::vector<bool> point(100, true);
        QVERIFY(!cover.value(point, 29));
        point[31] = false;
        QVERIFY(cover.value(point, 29) && !cover.value(point, 0));
        PositionalCover twice = cover;
        twice.append(cover);
        QCOMPARE(twice.terms(), std::size_t{2});
        twice.sort();
        QVERIFY(std::ranges::equal(twice.cube(1), cover.cube(0)));
    }
};

LOGGIA_TEST(PositionalCoverTest)

} // namespace positional_cover_test

#include "positional_cover_test.moc"
