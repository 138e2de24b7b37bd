#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/watch/trail_model.hpp"

#include <QAbstractItemModelTester>

namespace trail_model_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class TrailModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void growsAndShrinks() {
        Replay replay;
        TrailModel model(&replay);
        const QAbstractItemModelTester tester(&model);
        replay.setRecording(testing::recordingOf(testing::core_text, sat::dpll()));
        const auto check = [&](std::size_t moment) {
            replay.goTo(moment);
            model.refresh();
            const auto trail = replay.view().trail();
            QCOMPARE(model.rowCount(), static_cast<int>(trail.size()));
            for (int row = 0; row < model.rowCount(); ++row) {
                const sat::Event& event =
                    replay.view().trace()[trail[static_cast<std::size_t>(row)]];
                QCOMPARE(model.eventAt(row), trail[static_cast<std::size_t>(row)]);
                QCOMPARE(model.index(row, TrailModel::literal_column).data().toString(),
                         replay.words().literal(event.literal));
                QCOMPARE(model.index(row, TrailModel::level_column).data().toUInt(), event.level);
            }
        };
        for (std::size_t i = 0; i <= replay.size(); ++i)
            check(i);
        for (std::size_t i = replay.size(); i > 0; --i)
            check(i - 1);
        check(replay.size() / 2);
        replay.setRecording(nullptr);
        model.refresh();
        QCOMPARE(model.rowCount(), 0);
    }

    void saysWhy() {
        Replay replay;
        TrailModel model(&replay);
        replay.setRecording(testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        QVERIFY(replay.forwardTo(sat::EventKind::propagate));
        model.refresh();
        const auto why = [&](int row) {
            return model.index(row, TrailModel::reason_column).data().toString();
        };
        QCOMPARE(why(0), q("decided"));
        QCOMPARE(why(1), q("clause 1"));
    }
};

LOGGIA_WINDOW_TEST(TrailModelTest)

} // namespace trail_model_test

#include "trail_model_test.moc"
