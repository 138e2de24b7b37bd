#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/race/race.hpp"
#include "ui/pathfinding/race_bar.hpp"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <algorithm>

namespace race_bar_test {

using namespace loggia::ui;
using testing::q;

class RaceBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        testing::failOnWarnings();
        race_ = std::make_unique<Race>();
        bar_ = std::make_unique<RaceBar>(race_.get());
        bar_->show();
    }
    void cleanup() {
        bar_.reset();
        race_.reset();
    }

    void isOffWithoutARun() {
        QVERIFY(!bar_->isEnabled());
        const QSignalSpy playing(bar_.get(), &RaceBar::playingChanged);
        bar_->setPlaying(true);
        QVERIFY(!bar_->isPlaying());
        QCOMPARE(playing.size(), 1); // so that a button that is down comes up
        QCOMPARE(playing[0][0].toBool(), false);
    }

    void leadsThroughTheRace() {
        fill(21);
        QCOMPARE(testing::namelessWidgets(*bar_), QStringList());
        auto* slider = bar_->findChild<QSlider*>(q("moment"));
        QCOMPARE(slider->maximum(), static_cast<int>(race_->size()));
        QTest::mouseClick(testing::buttonOf(*bar_, "Go to the start"), Qt::LeftButton);
        QCOMPARE(race_->moment(), std::size_t{0});
        QTest::mouseClick(testing::buttonOf(*bar_, "One step forward"), Qt::LeftButton);
        QCOMPARE(race_->moment(), std::size_t{1});
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_PageUp);
        QVERIFY(race_->moment() > 1);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(race_->moment(), race_->size());
        const auto size = static_cast<int>(race_->size());
        QCOMPARE(bar_->findChild<QLabel*>(q("position"))->text(), q("%1 of %1").arg(size));
    }

    void playsToTheEndAndFromTheBeginning() {
        fill(15);
        const QSignalSpy playing(bar_.get(), &RaceBar::playingChanged);
        bar_->setSpeed(4);
        bar_->setPlaying(true);
        QVERIFY(bar_->isPlaying());
        QCOMPARE(race_->moment(), std::size_t{0});
        QTRY_VERIFY_WITH_TIMEOUT(!bar_->isPlaying(), testing::patience);
        QCOMPARE(race_->moment(), race_->size());
        QCOMPARE(playing.size(), 2);
        race_->goTo(2);
        bar_->setPlaying(true);
        bar_->setPlaying(false);
        QCOMPARE(race_->moment(), std::size_t{2});
    }

    /// Whoever takes the slider, or has no run any more, watches nothing play.
    void playingEnds() {
        fill(21);
        bar_->setSpeed(0);
        auto* slider = bar_->findChild<QSlider*>(q("moment"));
        QCOMPARE(slider->pageStep(), std::max(1, static_cast<int>(race_->size()) / 20));
        bar_->setPlaying(true);
        QVERIFY(bar_->isPlaying());
        Q_EMIT slider->sliderPressed();
        QVERIFY(!bar_->isPlaying());
        bar_->setPlaying(true);
        const QSignalSpy playing(bar_.get(), &RaceBar::playingChanged);
        race_->setRecording(0, nullptr);
        QVERIFY(!bar_->isPlaying() && !bar_->isEnabled());
        QCOMPARE(playing.size(), 1);
    }

    void speedsAreKept() {
        const QSignalSpy changed(bar_.get(), &RaceBar::speedChanged);
        bar_->setSpeed(99);
        QCOMPARE(bar_->speed(), bar_->findChild<QComboBox*>(QStringLiteral("speed"))->count() - 1);
        bar_->setSpeed(1);
        QVERIFY(changed.isEmpty());
        bar_->findChild<QComboBox*>(QStringLiteral("speed"))->setCurrentIndex(0);
        QCOMPARE(changed.size(), 1);
    }

private:
    void fill(int side) {
        SearchQuestion question;
        question.maze = testing::shared(testing::generated(side, side, 1));
        race_->setRecording(0, SearchRecording::make(question));
    }

    std::unique_ptr<Race> race_;
    std::unique_ptr<RaceBar> bar_;
};

LOGGIA_WINDOW_TEST(RaceBarTest)

} // namespace race_bar_test

#include "race_bar_test.moc"
