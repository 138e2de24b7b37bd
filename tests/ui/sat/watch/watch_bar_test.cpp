#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/watch/watch_bar.hpp"

#include <QComboBox>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

namespace watch_bar_test {

using namespace loggia;
using namespace loggia::ui;
using sat::EventKind;
using testing::q;

struct Fixture {
    Replay replay;
    WatchBar bar{&replay};
    QSlider* slider = bar.findChild<QSlider*>(q("moment"));

    Fixture() {
        bar.resize(700, 90);
        bar.show();
        replay.setRecording(testing::recordingOf(testing::core_text, sat::dpll()));
    }
    void click(const char* name) {
        for (QToolButton* button : bar.findChildren<QToolButton*>())
            if (button->accessibleName() == q(name))
                return QTest::mouseClick(button, Qt::LeftButton);
        qFatal("no such button");
    }
};

class WatchBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void stepsByMouse() {
        Fixture f;
        f.click("One step forward");
        QCOMPARE(f.replay.position(), std::size_t{1});
        f.click("Go to the next conflict");
        QCOMPARE(f.replay.position(), testing::firstOf(*f.replay.recording(), EventKind::conflict));
        f.click("Go to the previous decision");
        QCOMPARE(f.replay.view().last()->kind, EventKind::decide);
        f.click("Go to the end");
        QCOMPARE(f.replay.position(), f.replay.size());
        QCOMPARE(f.slider->value(), static_cast<int>(f.replay.size()));
        const QSignalSpy said(&f.bar, &WatchBar::message);
        f.click("Go to the next decision");
        QCOMPARE(said.count(), 1);
        f.click("Go to the previous conflict");
        QCOMPARE(said.count(), 2); // and taken back where it is not true
        QCOMPARE(said.last().first().toString(), QString());
        QCOMPARE(f.replay.view().last()->kind, EventKind::conflict);
        f.click("Go to the start");
        QCOMPARE(f.replay.position(), std::size_t{0});
    }

    void scrubsBySlider() {
        Fixture f;
        QCOMPARE(f.slider->maximum(), static_cast<int>(f.replay.size()));
        f.slider->setFocus();
        QTest::keyClick(f.slider, Qt::Key_Right);
        QCOMPARE(f.replay.position(), std::size_t{1});
        QTest::keyClick(f.slider, Qt::Key_End);
        QCOMPARE(f.replay.position(), f.replay.size());
        QTest::keyClick(f.slider, Qt::Key_Left);
        QCOMPARE(f.replay.position(), f.replay.size() - 1);
    }

    void runsToTheEnd() {
        Fixture f;
        f.bar.setSpeed(4);
        auto* play = f.bar.findChild<QToolButton*>(q("play"));
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(f.bar.isPlaying());
        QTRY_COMPARE_WITH_TIMEOUT(f.replay.position(), f.replay.size(), testing::patience);
        QVERIFY(!f.bar.isPlaying() && !play->isChecked());
        QTest::mouseClick(play, Qt::LeftButton);
        QCOMPARE(f.replay.position(), std::size_t{0}); // from the beginning again
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!f.bar.isPlaying());
    }

    void nothingToLeadThrough() {
        Fixture f;
        f.bar.setPlaying(true);
        f.replay.setRecording(nullptr);
        QVERIFY(!f.bar.isPlaying() && !f.bar.isEnabled());
    }
};

LOGGIA_WINDOW_TEST(WatchBarTest)

} // namespace watch_bar_test

#include "watch_bar_test.moc"
