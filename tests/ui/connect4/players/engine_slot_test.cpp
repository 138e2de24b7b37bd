#include "tests/suite.hpp"
#include "ui/connect4/players/engine_slot.hpp"

#include <QTest>

#include <array>

namespace engine_slot_test {

using namespace loggia;
using namespace loggia::ui;

constexpr connect4::EngineOptions small{.table_megabytes = 1};

void use(EngineSlot& slot) {
    slot.with(small, [](connect4::Engine& /*engine*/) { return 0; });
}

class EngineSlotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// However many windows there are, few engines keep their tables.
    void keepsWhatWasUsedLast() {
        std::array<EngineSlot, EngineSlot::most_kept + 2> slots;
        for (EngineSlot& slot : slots)
            use(slot);
        for (std::size_t i = 0; i < slots.size(); ++i)
            QCOMPARE(slots.at(i).isKept(), i >= 2);
        use(slots.at(2));
        use(slots.at(0));
        QVERIFY(slots.at(0).isKept() && !slots.at(1).isKept());
        QVERIFY(slots.at(2).isKept() && !slots.at(3).isKept());
        slots.at(4).with(connect4::Level::beginner, 1, [](connect4::LevelPlayer& player) {
            return player.choose(connect4::Position(), 1).column;
        });
        QVERIFY(slots.at(4).isKept());
    }

    /// Not from under a search.
    void leavesWhatSearches() {
        std::array<EngineSlot, EngineSlot::most_kept + 1> slots;
        connect4::Limits limits;
        limits.depth = 2;
        const int column = slots.at(0).with(small, [&](connect4::Engine& engine) {
            for (std::size_t i = 1; i < slots.size(); ++i)
                use(slots.at(i));
            return engine.choose(connect4::Position(), limits).column;
        });
        QVERIFY(column >= 0);
        QVERIFY(slots.at(0).isKept());
        use(slots.at(1)); // gives up the one that searched, which is the oldest
        QVERIFY(!slots.at(0).isKept());
    }

    /// A slot that is gone is asked for nothing.
    void forgetsWhatIsGone() {
        for (int i = 0; i < 10; ++i) {
            EngineSlot slot;
            use(slot);
        }
        EngineSlot last;
        use(last);
        QVERIFY(last.isKept());
    }
};

LOGGIA_LOOP_TEST(EngineSlotTest)

} // namespace engine_slot_test

#include "engine_slot_test.moc"
