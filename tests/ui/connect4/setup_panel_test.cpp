#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/setup_panel.hpp"
#include "ui/undo/history.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <array>
#include <vector>

namespace setup_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Player;

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    SetupPanel bar{&document};

    Fixture() {
        document.startEditing();
        bar.show();
        bar.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&bar));
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const { return buttonOf(bar, name); }
    void press(const char* text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
    [[nodiscard]] QString says() const {
        return bar.findChild<QLabel*>(QStringLiteral("stone-counts"))->text();
    }
    [[nodiscard]] connect4::Setup setup() const { return document.state().setup.value(); }
};

/// The board as a person would keep it: a list of stones for each column, bottom first.
using Stacks = std::array<std::vector<int>, connect4::columns>;

int stones(const Stacks& stacks, int player) {
    int count = 0;
    for (const auto& stack : stacks)
        for (const int stone : stack)
            count += stone == player ? 1 : 0;
    return count;
}

class SetupPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Thousands of clicks with changing tools, beside lists of stones.
    void clicksDoWhatTheChosenToolSays() {
        Random random(163);
        Fixture f;
        Stacks stacks;
        const std::array tools{"In turn", "Orange", "Blue", "Remove"};
        std::size_t tool = 0;
        for (int i = 0; i < 5000; ++i) {
            if (random.below(6) == 0) {
                tool = static_cast<std::size_t>(random.below(tools.size()));
                f.press(tools.at(tool));
            }
            if (random.below(400) == 0) {
                f.press("Clear");
                stacks = {};
            }
            const auto column = static_cast<std::size_t>(random.below(connect4::columns));
            const auto row = static_cast<std::size_t>(random.below(connect4::rows));
            const bool right = random.below(5) == 0;
            auto& stack = stacks.at(column);
            const int in_turn = stones(stacks, 1) <= stones(stacks, 2) ? 1 : 2;
            if (right || tool == 3) {
                if (!stack.empty())
                    stack.erase(stack.begin() +
                                static_cast<std::ptrdiff_t>(std::min(row, stack.size() - 1)));
            } else if (tool == 0) {
                if (stack.size() < connect4::rows)
                    stack.push_back(in_turn);
            } else if (row < stack.size()) {
                stack[row] = static_cast<int>(tool);
            } else if (stack.size() < connect4::rows) {
                stack.push_back(static_cast<int>(tool));
            }
            f.bar.pick(static_cast<int>(column), static_cast<int>(row),
                       right ? Qt::RightButton : Qt::LeftButton);
            for (int c = 0; c < connect4::columns; ++c)
                for (int r = 0; r < connect4::rows; ++r) {
                    const auto at = f.setup().at(c, r);
                    const auto& list = stacks.at(static_cast<std::size_t>(c));
                    const int expected =
                        r < static_cast<int>(list.size()) ? list[static_cast<std::size_t>(r)] : 0;
                    QCOMPARE(at ? static_cast<int>(*at) + 1 : 0, expected);
                }
            const int lead = stones(stacks, 1) - stones(stacks, 2);
            const bool possible = lead == 0 || lead == 1;
            QCOMPARE(f.button("Play from here")->isEnabled(), possible);
            const QString says = f.says();
            QVERIFY(says.startsWith(QStringLiteral("Orange: %1, Blue: %2.")
                                        .arg(stones(stacks, 1))
                                        .arg(stones(stacks, 2))));
            QCOMPARE(says.contains(QStringLiteral("Impossible position")), !possible);
            QVERIFY(!says.contains(QStringLiteral("player ")));
            if (possible && stones(stacks, 1) + stones(stacks, 2) < connect4::cells)
                QVERIFY(says.contains(lead == 0 ? QStringLiteral("Orange to move")
                                                : QStringLiteral("Blue to move")));
        }
    }

    void theToolIsWhatIsDroppedNext() {
        Fixture f;
        const QSignalSpy changed(&f.bar, &SetupPanel::brushChanged);
        QVERIFY(f.bar.brush() == Player::one);
        f.bar.pick(0, 0, Qt::LeftButton);
        QVERIFY(f.bar.brush() == Player::two); // in turn
        f.press("Orange");
        QVERIFY(f.bar.brush() == Player::one);
        f.press("Blue");
        QVERIFY(f.bar.brush() == Player::two);
        f.press("Remove");
        QVERIFY(!f.bar.brush());
        QCOMPARE(changed.size(), 3);
        // One of them is down at any time, by keys as well.
        f.button("In turn")->setFocus();
        QTest::keyClick(f.button("In turn"), Qt::Key_Space);
        QVERIFY(f.button("In turn")->isChecked() && !f.button("Remove")->isChecked());
    }

    void everyClickIsAStepAndNothingIsNone() {
        Fixture f;
        const int before = f.undo.count();
        f.bar.pick(3, 5, Qt::RightButton); // no stone there
        QCOMPARE(f.undo.count(), before);
        f.bar.pick(3, 0, Qt::LeftButton);
        f.press("Orange");
        f.bar.pick(3, 0, Qt::LeftButton); // it is orange already
        QCOMPARE(f.undo.count(), before + 1);
        f.press("Clear");
        f.press("Clear");
        QCOMPARE(f.undo.count(), before + 2);
        f.undo.undo();
        QCOMPARE(f.setup().count(Player::one), 1);
        QVERIFY(f.says().startsWith(QStringLiteral("Orange: 1,")));
    }

    void leadsOutByPlayingAndByCancelling() {
        Fixture f;
        f.bar.pick(3, 0, Qt::LeftButton);
        f.press("Cancel");
        QVERIFY(!f.document.isEditing());
        QCOMPARE(f.document.lastPosition().stone_count(), 0);
        f.bar.pick(3, 0, Qt::LeftButton); // the bar is on its way out: nothing
        QCOMPARE(f.document.lastPosition().stone_count(), 0);
        f.document.startEditing();
        f.bar.pick(5, 0, Qt::LeftButton);
        f.press("Play from here");
        QVERIFY(!f.document.isEditing());
        QCOMPARE(f.document.game().start.height(5), 1);
        QVERIFY(f.document.game().moves.empty());
    }

    void everythingHasANameAndALetterOfItsOwn() {
        Fixture f;
        QCOMPARE(namelessWidgets(f.bar).join(QLatin1Char(10)), QString());
        QCOMPARE(sharedMnemonics(f.bar).join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(SetupPanelTest)

} // namespace setup_panel_test

#include "setup_panel_test.moc"
