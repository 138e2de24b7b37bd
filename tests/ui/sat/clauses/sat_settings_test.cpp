#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/sat_settings.hpp"

#include <QSet>

namespace sat_settings_test {

using namespace loggia;
using namespace loggia::ui;

class SatSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEngineHasNames() {
        QSet<QString> names;
        for (int i = 0; i < sat_engines; ++i) {
            names << nameOf(static_cast<SatEngine>(i));
            QVERIFY(!helpOf(static_cast<SatEngine>(i)).isEmpty());
        }
        QCOMPARE(names.size(), sat_engines);
        QCOMPARE(engineNames().size(), sat_engines);
    }

    void storedAndReadAgain() {
        Random random(1);
        for (int round = 0; round < 500; ++round) {
            const auto flag = [&] { return random.below(2) == 0; };
            SatSettings settings;
            settings.engine = static_cast<SatEngine>(random.below(sat_engines));
            settings.proof = flag();
            sat::Features& own = settings.switches;
            own.elimination = static_cast<sat::Elimination>(random.below(3));
            own.branching = static_cast<sat::Branching>(random.below(5));
            own.restarts = static_cast<sat::Restarts>(random.below(4));
            for (bool* each :
                 {&own.subsumption, &own.pure_literals, &own.learning, &own.minimisation,
                  &own.clause_deletion, &own.phase_saving, &own.first_value})
                *each = flag();
            QVERIFY(settingsFrom(toJson(settings)) == settings);
        }
    }

    void nonsenseIsTheDefault() {
        QVERIFY(settingsFrom({}) == SatSettings{});
        const QJsonObject nonsense{
            {QStringLiteral("engine"), QStringLiteral("abacus")},
            {QStringLiteral("switches"),
             QJsonObject{{QStringLiteral("branching"), 99}, {QStringLiteral("restarts"), -1}}}};
        QVERIFY(settingsFrom(nonsense) == SatSettings{});
    }

    void featuresGoWithTheEngine() {
        SatSettings settings;
        settings.switches.learning = false;
        settings.engine = SatEngine::dpll;
        QVERIFY(featuresOf(settings) == sat::dpll());
        settings.engine = SatEngine::procedure_1960;
        QVERIFY(featuresOf(settings) == sat::procedure_1960());
        settings.engine = SatEngine::own_switches;
        QVERIFY(featuresOf(settings) == settings.switches);
        settings.engine = SatEngine::cadical;
        QVERIFY(featuresOf(settings) == sat::cdcl());
    }
};

LOGGIA_TEST(SatSettingsTest)

} // namespace sat_settings_test

#include "sat_settings_test.moc"
