#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/features_box.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>

namespace features_box_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class FeaturesBoxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Each switch changes what it says and nothing else.
    void everySwitchByMouse() {
        FeaturesBox box;
        box.resize(700, 300);
        box.show();
        const std::pair<const char*, bool sat::Features::*> flags[]{
            {"learning", &sat::Features::learning},
            {"minimisation", &sat::Features::minimisation},
            {"deletion", &sat::Features::clause_deletion},
            {"phases", &sat::Features::phase_saving},
            {"trueFirst", &sat::Features::first_value},
            {"pure", &sat::Features::pure_literals},
            {"subsumption", &sat::Features::subsumption}};
        for (const auto& [name, flag] : flags) {
            box.setFeatures(sat::cdcl());
            const QSignalSpy changed(&box, &FeaturesBox::featuresChanged);
            auto* check = box.findChild<QCheckBox*>(q(name));
            QTest::mouseClick(check, Qt::LeftButton, {}, {8, check->height() / 2});
            sat::Features expected = sat::cdcl();
            expected.*flag = !(expected.*flag);
            QCOMPARE(changed.count(), 1);
            QVERIFY2(box.features() == expected, name);
        }
        for (const char* name : {"elimination", "branching", "restarts"}) {
            box.setFeatures(sat::dpll());
            auto* combo = box.findChild<QComboBox*>(q(name));
            combo->setFocus();
            QTest::keyClick(combo, Qt::Key_End);
            sat::Features expected = sat::dpll();
            if (q(name) == q("elimination"))
                expected.elimination = sat::Elimination::complete;
            else if (q(name) == q("branching"))
                expected.branching = sat::Branching::alternating;
            else
                expected.restarts = sat::Restarts::alternating;
            QVERIFY2(box.features() == expected, name);
        }
    }

    void showingSaysNothing() {
        FeaturesBox box;
        const QSignalSpy features(&box, &FeaturesBox::featuresChanged);
        const QSignalSpy proof(&box, &FeaturesBox::proofKeptChanged);
        box.setFeatures(sat::procedure_1960());
        box.setProofKept(false);
        QCOMPARE(features.count() + proof.count(), 0);
        QVERIFY(box.features() == sat::procedure_1960());
        box.findChild<QCheckBox*>(q("keepProof"))->click();
        QVERIFY(box.isProofKept());
        QCOMPARE(proof.count(), 1);
    }
};

LOGGIA_WINDOW_TEST(FeaturesBoxTest)

} // namespace features_box_test

#include "features_box_test.moc"
