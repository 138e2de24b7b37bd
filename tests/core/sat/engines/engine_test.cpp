#include "core/sat/engines/engine.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <string>

namespace engine_test {

using namespace loggia::sat;

class EngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachIsFoundByItsName() {
        std::set<std::string_view> names;
        for (const NamedEngine& named : named_engines()) {
            QVERIFY(names.insert(named.name).second);
            QVERIFY(!named.help.empty());
            QVERIFY(find_engine(named.name) == &named);
        }
        QCOMPARE(names.size(), 7U);
        QVERIFY(find_engine("minisat") == nullptr);
        QVERIFY(find_engine("dpll")->features == dpll());
        QVERIFY(find_engine("dp1960")->features == procedure_1960());
        QVERIFY(find_engine("cdcl")->features == cdcl());
        QVERIFY(named_engines().front().engine == Engine::automatic);
    }
};

LOGGIA_TEST(EngineTest)

} // namespace engine_test

#include "engine_test.moc"
