#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/puzzle_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace puzzle_panel_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::shuffled_tiles;
using loggia::pathfinding::tiles_of;

class PuzzlePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        stack_ = std::make_unique<History>();
        document_ = std::make_unique<MazeDocument>(stack_.get());
        document_->restore(smallMaze(), *tiles_of("724506831"));
        panel_ = std::make_unique<PuzzlePanel>(document_.get());
        panel_->show();
    }
    void cleanup() {
        panel_.reset();
        document_.reset();
        stack_.reset();
    }

    void ordersAreTyped() {
        QCOMPARE(namelessWidgets(*panel_), QStringList());
        auto* order = find<QLineEdit>("order");
        auto* fault = find<QLabel>("order-fault");
        QCOMPARE(order->text(), q("7 2 4 5 0 6 8 3 1"));
        order->setText(q("1 0 2 3 4 5 6 7 8"));
        QTest::keyClick(order, Qt::Key_Return);
        QVERIFY(document_->subject() == SearchSubject(*tiles_of("102345678")));
        QVERIFY(fault->text().isEmpty());
        order->setText(q("1 1 2"));
        QTest::keyClick(order, Qt::Key_Return);
        QVERIFY(fault->text().startsWith(q("Expected 4, 9 or 16 tiles")));
        order->setText(q("0 1 2 3"));
        QTest::keyClick(order, Qt::Key_Return);
        QVERIFY(!fault->text().isEmpty());
        QVERIFY(document_->subject() == SearchSubject(*tiles_of("102345678")));
        QTest::keyClicks(order, q(" 4"));
        QVERIFY(fault->text().isEmpty());
        stack_->undo();
        QCOMPARE(order->text(), q("7 2 4 5 0 6 8 3 1"));
    }

    void tilesAreShuffledBySeed() {
        find<QSpinBox>("moves")->setValue(17);
        find<QSpinBox>("puzzle-seed")->setValue(8);
        QTest::mouseClick(find<QPushButton>("shuffle"), Qt::LeftButton);
        QVERIFY(document_->subject() == SearchSubject(shuffled_tiles(3, 17, 8)));
        document_->setSubject(document_->lastTiles(4));
        QTest::mouseClick(find<QPushButton>("next-shuffle"), Qt::LeftButton);
        QVERIFY(document_->subject() == SearchSubject(shuffled_tiles(4, 17, 9)));
        PuzzlePanel other(document_.get());
        const QSignalSpy changed(panel_->session(), &Session::changed);
        find<QSpinBox>("moves")->stepUp();
        find<QSpinBox>("puzzle-seed")->stepUp();
        QCOMPARE(changed.size(), 2);
        const QJsonObject kept = panel_->session()->state();
        other.session()->restore(kept);
        QCOMPARE(other.session()->state(), kept);
        other.session()->restore({{q("moves"), q("many")}, {q("seed"), -3}});
        QCOMPARE(other.session()->state(), kept);
    }

private:
    template <class T>
    T* find(const char* name) {
        return panel_->findChild<T*>(q(name));
    }

    std::unique_ptr<History> stack_;
    std::unique_ptr<MazeDocument> document_;
    std::unique_ptr<PuzzlePanel> panel_;
};

LOGGIA_WINDOW_TEST(PuzzlePanelTest)

} // namespace puzzle_panel_test

#include "puzzle_panel_test.moc"
