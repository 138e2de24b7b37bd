#include "core/normal_forms/cover_search.hpp"
#include "tests/core/normal_forms/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_search_test {

using namespace loggia;
using namespace loggia::normal_forms;

class CoverSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLeast() { oracle::check_small_problems<CoverSearch>(test_suite::rounds(1500)); }
};

LOGGIA_TEST(CoverSearchTest)

} // namespace cover_search_test

#include "cover_search_test.moc"
