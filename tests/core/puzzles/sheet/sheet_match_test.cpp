#include "core/puzzles/sheet/sheet_parts.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace sheet_match_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

class SheetMatchTest : public QObject {
    Q_OBJECT

private:
    /// The length of a longest common subsequence, by trying all.
    static std::size_t longest(const std::vector<std::string>& a, std::size_t i,
                               const std::vector<std::string>& b, std::size_t j) {
        if (i == a.size() || j == b.size())
            return 0;
        if (a[i] == b[j])
            return 1 + longest(a, i + 1, b, j + 1);
        return std::max(longest(a, i + 1, b, j), longest(a, i, b, j + 1));
    }

private Q_SLOTS:
    void matchesAsMuchAsCanBe() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 1000; ++i) {
            std::array<std::vector<std::string>, 2> texts;
            for (auto& text : texts)
                for (std::size_t n = random.below(8); n > 0; --n)
                    text.emplace_back(1, static_cast<char>('a' + random.below(4)));
            const auto old = matched(texts[0], texts[1]);
            std::size_t count = 0;
            std::optional<std::size_t> last;
            for (std::size_t k = 0; k < old.size(); ++k) {
                if (!old[k])
                    continue;
                QVERIFY(!last || *last < *old[k]);
                QCOMPARE(texts[0][k], texts[1][*old[k]]);
                last = old[k];
                ++count;
            }
            QCOMPARE(count, longest(texts[0], 0, texts[1], 0));
        }
    }

    void matchesLongTexts() {
        std::vector<std::string> now;
        std::vector<std::string> before;
        for (int i = 0; i < 3000; ++i) {
            before.push_back(std::to_string(i));
            now.push_back(i % 50 == 0 ? "new" : std::to_string(i));
        }
        const auto old = matched(now, before);
        for (std::size_t i = 0; i < old.size(); ++i)
            QCOMPARE(old[i], i % 50 == 0 ? std::nullopt : std::optional(i));
    }

    void meansTheSameOrNot() {
        Random random(test_suite::seed(6));
        const std::vector<std::string> names{"a", "b", "c"};
        for (int i = 0; i < 1000; ++i) {
            logic::Store store;
            logic::Store other;
            const auto e = expression(random, store, names, 2);
            const auto f = expression(random, other, names, 2);
            const auto copy = copied(store, e, other);
            QCOMPARE(values(other, copy, names), values(store, e, names));
            QCOMPARE(*meaning_of(store, e, {}) == *meaning_of(other, f, {}),
                     values(store, e, names) == values(other, f, names));
        }
    }

    void countsLines() {
        QCOMPARE(lines_between("a\nb\nc\n", 2, 5), (SheetLines{1, 2}));
        QCOMPARE(lines_between("a", 0, 1), (SheetLines{0, 1}));
    }
};

LOGGIA_LOOP_TEST(SheetMatchTest)

} // namespace sheet_match_test

#include "sheet_match_test.moc"
