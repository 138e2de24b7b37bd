#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "ui/puzzles/blackboard_view.hpp"

#include <QScrollBar>

namespace blackboard_view_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using gf2::Blackboard;
using Mark = BlackboardModel::Mark;

class BlackboardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void tellsWhatLinesAre() {
        BlackboardModel model;
        Blackboard board;
        board.lines = {{"a*b = 1", "", 0, true, false, false},
                       {"a = 1", "", 1, false, true, true},
                       {"c = 0", "", 2, false, false, true},
                       {"0 = 0", "", 6, false, false, true},
                       {"d + e = 1", "", 7, false, false, false}};
        board.values = {"a = 1", "c = 0"};
        model.show(board, {false, true}, {u("A tip.")});
        QCOMPARE(model.markOf(0), Mark::changed);
        QCOMPARE(model.markOf(1), Mark::used);
        QCOMPARE(model.markOf(2), Mark::value);
        QCOMPARE(model.markOf(3), Mark::dropped);
        QCOMPARE(model.markOf(4), Mark::none);
        QCOMPARE(model.index(0).data().toString(), u("a\u00B7b = 1"));
        QCOMPARE(model.index(0).data(Qt::ToolTipRole).toString(), u("A tip."));
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(),
                 u("Equation 1: a*b = 1, changed"));
        QCOMPARE(model.index(4).data(Qt::AccessibleTextRole).toString(),
                 u("Equation 8: d + e = 1"));
        QCOMPARE(model.index(3).data(BlackboardModel::number_role).toString(), u("(7)"));
        QVERIFY(model.index(1).data(BlackboardModel::talked_role).toBool());
        QVERIFY(!model.index(4).data(BlackboardModel::talked_role).toBool());
        QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
    }

    void findsWhatIsNew() {
        const auto part = [](const char* before, const char* after) {
            const auto place = changedPart(u(before), u(after));
            return place ? u(after).mid(place->first, place->second) : u("-");
        };
        QCOMPARE(part("m1 + m2 = 1", "m1 + (r1 + r2) = 1"), u("(r1 + r2)"));
        QCOMPARE(part("a + b + a = 0", "b = 0"), u("b"));
        QCOMPARE(part("a + b = 0", "a = 0"), u("-"));
        QCOMPARE(part("", "a = 0"), u("-"));
        QCOMPARE(part("a = 0", "a = 0"), u("-"));
        QCOMPARE(part("a = 0", "a = 1"), u("1"));
        QCOMPARE(part("a*b = 0", "c*b = 0"), u("c*b"));
    }

    /// Long equations take several lines, and the one that has changed is scrolled to.
    void wrapsAndScrolls() {
        BlackboardView view;
        view.resize(320, 240);
        static_cast<QWidget&>(view).show();
        Blackboard board;
        std::string sum = "a";
        for (int i = 0; i < 40; ++i)
            sum += " + a" + std::to_string(i) + "*b" + std::to_string(i);
        for (std::size_t i = 0; i < 30; ++i)
            board.lines.push_back({i == 0 ? sum + " = 0" : "a + b = 0", "", i, i == 29});
        view.show(board, {}, {});
        const QRect first = view.visualRect(view.model()->index(0, 0));
        const QRect last = view.visualRect(view.model()->index(29, 0));
        QVERIFY(first.height() > 3 * last.height());
        QVERIFY(view.viewport()->rect().contains(last));
        QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
    }
};

LOGGIA_WINDOW_TEST(BlackboardViewTest)

} // namespace blackboard_view_test

#include "blackboard_view_test.moc"
