#include "core/base/random.hpp"
#include "core/grading/failing_cases.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace failing_cases_test {

using namespace loggia;
using namespace loggia::grading;

Case case_of_size(std::size_t size, const std::string& title) {
    return {0, title, {{"in", std::string(size, 'x')}}, {}};
}

class FailingCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against a stable sort of all.
    void areSmallestFirst() {
        Random random(test_suite::seed(1));
        for (int round = 0; round < test_suite::rounds(200); ++round) {
            FailingCases failing;
            std::vector<std::pair<std::size_t, std::string>> all;
            for (std::uint64_t number = random.below(30); number > 0; --number) {
                const auto size = static_cast<std::size_t>(random.below(8));
                all.emplace_back(size, std::to_string(number));
                failing.add(case_of_size(size, all.back().second), {});
            }
            std::stable_sort(all.begin(), all.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
            const auto found = std::move(failing).take();
            QCOMPARE(found.size(), all.size());
            for (std::size_t i = 0; i < all.size(); ++i)
                QCOMPARE(found[i].failing.title, all[i].second);
        }
    }

    void theLargestAreDroppedWhereThereAreTooManyBytes() {
        FailingCases failing(100);
        Judgement loud;
        loud.got = std::string(40, 'y');
        for (const std::size_t size : {30U, 10U, 20U})
            failing.add(case_of_size(size, {}), loud);
        const auto found = std::move(failing).take(); // 50 and 60 bytes are too many, too
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(size_of(found.front().failing), std::size_t{10});
    }

    void oneIsAlwaysKept() {
        FailingCases failing(5);
        failing.add(case_of_size(1000, "a"), {});
        failing.add(case_of_size(2000, "b"), {});
        const auto found = std::move(failing).take();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().failing.title, std::string("a"));
        QVERIFY(FailingCases().take().empty());
    }
};

LOGGIA_TEST(FailingCasesTest)

} // namespace failing_cases_test

#include "failing_cases_test.moc"
