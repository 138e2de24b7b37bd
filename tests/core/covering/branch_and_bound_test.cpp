#include "core/covering/branch_and_bound.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace branch_and_bound_test {

using namespace loggia;
using namespace loggia::covering;

class CoverSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLeast() { oracle::check_small_problems<CoverSearch>(test_suite::rounds(1500)); }
};

LOGGIA_TEST(CoverSearchTest)

} // namespace branch_and_bound_test

#include "branch_and_bound_test.moc"
