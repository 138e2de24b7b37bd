#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/path_bar.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace path_bar_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class PathBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        race_ = std::make_unique<Race>();
        bar_ = std::make_unique<PathBar>(race_.get());
        bar_->show();
    }
    void cleanup() {
        bar_.reset();
        race_.reset();
    }

    void leadsAlongTheWay() {
        QVERIFY(!bar_->isEnabled());
        bar_->setWalking(true);
        QVERIFY(!bar_->isWalking());
        fill("S...G\n");
        QCOMPARE(namelessWidgets(*bar_), QStringList());
        QVERIFY(bar_->isEnabled() && !race_->step());
        QCOMPARE(race_->steps(), std::size_t{4});
        QTest::mouseClick(buttonOf(*bar_, "One step forward"), Qt::LeftButton);
        QCOMPARE(race_->step(), std::optional<std::size_t>(1));
        QCOMPARE(bar_->findChild<QLabel*>(q("walked"))->text(), q("1 of 4"));
        QTest::mouseClick(buttonOf(*bar_, "End of the path"), Qt::LeftButton);
        QCOMPARE(race_->step(), std::optional<std::size_t>(4));
        race_->goToStep(99);
        QCOMPARE(race_->step(), std::optional<std::size_t>(4));
        race_->goTo(1); // to look at the search again is to leave the way
        QVERIFY(!race_->step() && !bar_->isEnabled());
        QCOMPARE(race_->steps(), std::size_t{0});
    }

    void walksByItself() {
        fill("S....G\n");
        const QSignalSpy walking(bar_.get(), &PathBar::walkingChanged);
        auto* walk = bar_->findChild<QPushButton*>(q("walk"));
        QTest::mouseClick(walk, Qt::LeftButton);
        QVERIFY(bar_->isWalking() && walk->isChecked());
        QCOMPARE(race_->step(), std::optional<std::size_t>(0));
        QTRY_VERIFY_WITH_TIMEOUT(race_->step() == std::size_t{1}, patience);
        QTest::mouseClick(walk, Qt::LeftButton);
        QVERIFY(!bar_->isWalking());
        race_->goToStep(4);
        bar_->setWalking(true); // goes on from there
        QTRY_VERIFY_WITH_TIMEOUT(!bar_->isWalking(), patience);
        QCOMPARE(race_->step(), std::optional<std::size_t>(5));
        QCOMPARE(walking.size(), 4);
        bar_->setWalking(true);
        QCOMPARE(race_->step(), std::optional<std::size_t>(0));
        fill("S..G\n"); // another maze ends it
        QVERIFY(!bar_->isWalking() && !walk->isChecked());
    }

private:
    void fill(const char* maze) {
        SearchQuestion question;
        question.maze = shared(mazeOf(maze));
        race_->setRecording(0, SearchRecording::make(question));
    }

    std::unique_ptr<Race> race_;
    std::unique_ptr<PathBar> bar_;
};

LOGGIA_WINDOW_TEST(PathBarTest)

} // namespace path_bar_test

#include "path_bar_test.moc"
