#include "core/formula_game/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "ui/formula_game/truth_table_view.hpp"

#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTest>
#include <QWheelEvent>

namespace truth_table_view_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Game;
using testing::gameOf;

/// The parity-like chain of all letters: 2^26 rows.
std::shared_ptr<const Game> largest() {
    std::string formula = "a";
    std::string letters = "a";
    for (char c = 'b'; c <= 'z'; ++c) {
        formula = "(" + formula + ((c - 'a') % 2 != 0 ? "+-" : "*") + c + ")";
        letters += c;
    }
    return gameOf(formula, letters);
}

struct Fixture {
    TruthTableView view;

    explicit Fixture(const std::shared_ptr<const Game>& game) {
        view.resize(500, 400);
        view.rows()->setTable(std::make_shared<TableRows>(game, true));
        view.show();
        view.refresh();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
    }
    [[nodiscard]] QString numberAt(int row) {
        return view.model()->headerData(row, Qt::Vertical).toString();
    }
    /// What stands in a row, as one text.
    [[nodiscard]] QString textAt(int row) {
        QString text;
        for (int column = 0; column < view.model()->columnCount(); ++column)
            text += view.model()->index(row, column).data().toString();
        return text;
    }
};

/// Counts the cells that are painted.
class CountingDelegate final : public QStyledItemDelegate {
public:
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        ++painted;
        QStyledItemDelegate::paint(painter, option, index);
    }
    mutable int painted = 0;
};

class TruthTableViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsASmallTableWhole() {
        Fixture f(gameOf("(x*-y)", "xy"));
        QCOMPARE(f.view.model()->rowCount(), 4);
        QCOMPARE(f.textAt(0), QStringLiteral("0010")); // x y -y (x*-y)
        QCOMPARE(f.textAt(2), QStringLiteral("1011"));
        QVERIFY(!f.view.scrollBar()->isVisible());
    }

    /// Never more than what is seen is in the table, or painted for a step.
    void scrollsThroughTheLargestByItsWindow() {
        Fixture f(largest());
        const int window = f.view.model()->rowCount();
        QVERIFY(window > 5 && window < 100);
        QCOMPARE(f.view.scrollBar()->maximum(), (1 << 26) - window);
        CountingDelegate counting;
        f.view.setItemDelegate(&counting);
        constexpr int steps = 100;
        for (int step = 1; step <= steps; ++step) {
            f.view.scrollBar()->setValue(
                static_cast<int>(std::int64_t{f.view.scrollBar()->maximum()} * step / steps));
            counting.painted = 0;
            f.view.viewport()->repaint();
            QCOMPARE(f.view.model()->rowCount(), window);
            QVERIFY(counting.painted > 0 &&
                    counting.painted <= (window + 1) * f.view.model()->columnCount());
        }
        QCOMPARE(f.numberAt(window - 1), QString::number((1 << 26) - 1));
        QVERIFY(f.textAt(window - 1).startsWith(QString(26, QLatin1Char('1'))));
    }

    void goesByKeysBeyondTheWindow() {
        Fixture f(largest());
        f.view.setFocus();
        QTest::keyClick(&f.view, Qt::Key_Down);
        QCOMPARE(f.view.current().value(), std::uint64_t{0});
        QTest::keyClick(&f.view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(f.view.current().value(), (std::uint64_t{1} << 26U) - 1);
        QTest::keyClick(&f.view, Qt::Key_Down);
        QCOMPARE(f.view.current().value(), (std::uint64_t{1} << 26U) - 1);
        QTest::keyClick(&f.view, Qt::Key_Up);
        QCOMPARE(f.view.current().value(), (std::uint64_t{1} << 26U) - 2);
        QTest::keyClick(&f.view, Qt::Key_PageUp);
        QVERIFY(f.view.currentIndex().isValid());
        QTest::keyClick(&f.view, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(f.view.current().value(), std::uint64_t{0});
        QCOMPARE(f.numberAt(0), QStringLiteral("0"));
        QTest::keyClick(&f.view, Qt::Key_Up);
        QCOMPARE(f.view.current().value(), std::uint64_t{0});
        const int window = f.view.model()->rowCount();
        for (int i = 0; i < window; ++i)
            QTest::keyClick(&f.view, Qt::Key_Down);
        QCOMPARE(f.view.current().value(), static_cast<std::uint64_t>(window));
        QCOMPARE(f.numberAt(f.view.currentIndex().row()), QString::number(window));
    }

    void scrollsByTheWheel() {
        Fixture f(largest());
        const QPointF middle(f.view.viewport()->rect().center());
        QWheelEvent down(middle, f.view.viewport()->mapToGlobal(middle), {}, {0, -120},
                         Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(f.view.viewport(), &down);
        QCOMPARE(f.numberAt(0), QStringLiteral("3"));
    }

    void showsAnotherOrder() {
        const auto game = gameOf("(x*-y)", "xy");
        Fixture f(game);
        const auto index = std::make_shared<const logic::TruthIndex>(
            logic::truth_table(game->store(), game->root(), formula_game::order_of(*game)).value());
        f.view.rows()->setOrder(OrderedRows(index, RowOrder::only_true));
        f.view.refresh();
        QCOMPARE(f.view.model()->rowCount(), 1);
        QCOMPARE(f.numberAt(0), QStringLiteral("2"));
        f.view.rows()->setOrder(OrderedRows(index, RowOrder::true_first));
        f.view.refresh();
        QCOMPARE(f.view.model()->rowCount(), 4);
        QCOMPARE(f.numberAt(0) + f.numberAt(1), QStringLiteral("20"));
    }
};

LOGGIA_WINDOW_TEST(TruthTableViewTest)

} // namespace truth_table_view_test

#include "truth_table_view_test.moc"
