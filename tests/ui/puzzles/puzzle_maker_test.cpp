#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/puzzles/puzzle_maker.hpp"
#include "ui/shell/session.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace puzzle_maker_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using puzzles::PuzzleDifficulty;
using puzzles::PuzzleSetting;

class PuzzleMakerTest : public QObject {
    Q_OBJECT

    struct Fixture {
        PuzzleMaker maker;
        QSignalSpy made{&maker, &PuzzleMaker::made};

        Fixture() {
            maker.show();
            maker.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&maker));
        }
        void click(const char* name) const {
            QTest::mouseClick(maker.findChild<QPushButton*>(u(name)), Qt::LeftButton);
        }
        [[nodiscard]] QString words() {
            return settles(maker) && made.size() == 1 ? made.takeFirst()[0].toString() : QString();
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The same order makes the same puzzle, which has one solution.
    void makesToOrder() {
        Fixture f;
        f.maker.findChild<QSpinBox*>(u("people"))->setValue(4);
        f.maker.findChild<QSpinBox*>(u("seed"))->setValue(12);
        f.click("make");
        const QString first = f.words();
        QCOMPARE(first.count(u(" says: ")), 4);
        const auto sheet = read_sheet(puzzles::SheetForm::words, first.toStdString());
        QVERIFY(sheet.has_value());
        QCOMPARE(verdict_of(*sheet).models, std::uint64_t{1});
        f.click("make");
        QCOMPARE(f.words(), first);
        f.click("another");
        QVERIFY(!f.words().isEmpty());
        QVERIFY(namelessWidgets(f.maker).isEmpty());
        QVERIFY(sharedMnemonics(f.maker).isEmpty());
        QCOMPARE(unplacedWidgets(f.maker), QStringList());
    }

    void makesDoors() {
        Fixture f;
        f.maker.findChild<QSpinBox*>(u("people"))->setValue(8);
        auto* setting = f.maker.findChild<QComboBox*>(u("setting"));
        setting->setFocus();
        QTest::keyClick(setting, Qt::Key_Down);
        QCOMPARE(f.maker.recipe().setting, PuzzleSetting::doors);
        QCOMPARE(f.maker.recipe().people, std::size_t{6});
        f.maker.findChild<QSpinBox*>(u("people"))->setValue(3);
        f.click("make");
        const auto sheet = read_sheet(puzzles::SheetForm::words, f.words().toStdString());
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->setting, PuzzleSetting::doors);
        QCOMPARE(sheet->figures.size(), std::size_t{3});
    }

    void tellsWhatCannotBeMade() {
        Fixture f;
        f.maker.setRecipe({1, 2, PuzzleDifficulty::hard, PuzzleSetting::islanders});
        f.maker.make();
        QVERIFY(settles(f.maker));
        QCOMPARE(f.made.size(), 0);
        QVERIFY(!f.maker.said().isEmpty());
        // Of what is ordered then nothing is known yet.
        f.maker.findChild<QSpinBox*>(u("people"))->setValue(3);
        QVERIFY(f.maker.said().isEmpty());
        f.click("make");
        f.maker.findChild<QSpinBox*>(u("seed"))->setValue(9);
        QVERIFY(!f.maker.isRunning());
        QTest::qWait(50);
        QCOMPARE(f.made.size(), 0);
    }

    void comesBack() {
        PuzzleMaker maker;
        maker.setRecipe({77, 5, PuzzleDifficulty::medium, PuzzleSetting::doors});
        PuzzleMaker again;
        again.session()->restore(maker.session()->state());
        QCOMPARE(again.session()->state(), maker.session()->state());
        again.session()->restore(
            {{u("people"), 900}, {u("seed"), -4}, {u("setting"), 9}, {u("difficulty"), u("x")}});
        QCOMPARE(again.recipe().people, std::size_t{8});
        QCOMPARE(again.recipe().seed, std::uint64_t{1});
        QCOMPARE(again.recipe().setting, PuzzleSetting::islanders);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        f.maker.make();
        QVERIFY(settles(f.maker));
        QCOMPARE(f.maker.said(), QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(PuzzleMakerTest)

} // namespace puzzle_maker_test

#include "puzzle_maker_test.moc"
