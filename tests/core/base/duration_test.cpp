#include "core/base/duration.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <limits>
#include <string>
#include <utility>

namespace duration_test {

using loggia::duration_text;

class DurationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAsPeopleSayIt() {
        for (const auto& [seconds, text] : {std::pair(0.0, "< 1 ms"),
                                            {0.000'999, "< 1 ms"},
                                            {0.001, "1 ms"},
                                            {0.0027, "3 ms"},
                                            {0.25, "250 ms"},
                                            {0.9994, "999 ms"},
                                            {1.0, "1.0 s"},
                                            {1.24, "1.2 s"},
                                            {59.96, "60.0 s"},
                                            {99.94, "99.9 s"},
                                            {100.0, "100 s"},
                                            {3725.4, "3725 s"}})
            QCOMPARE(duration_text(seconds), std::string(text));
    }

    /// A clock that was set back, or a quotient by nothing.
    void saysSomethingOfWhatIsNoTime() {
        QCOMPARE(duration_text(-1), std::string("< 1 ms"));
        QCOMPARE(duration_text(std::numeric_limits<double>::quiet_NaN()), std::string("< 1 ms"));
    }

    /// What is rounded up goes on to the next unit.
    void neverFillsItsUnit() {
        QCOMPARE(duration_text(0.9996), std::string("1.0 s"));
        QCOMPARE(duration_text(99.96), std::string("100 s"));
    }
};

LOGGIA_TEST(DurationTest)

} // namespace duration_test

#include "duration_test.moc"
