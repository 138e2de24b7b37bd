#include "core/puzzles/sheet/sheet_equations.hpp"
#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/language/language.hpp"
#include "ui/puzzles/blackboard_view.hpp"
#include "ui/puzzles/derivation_panel.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>

#include <algorithm>
#include <vector>

namespace derivation_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using gf2::Derivation;

class DerivationPanelTest : public QObject {
    Q_OBJECT

    struct Fixture {
        DerivationPanel panel;
        QSignalSpy stepped{&panel, &DerivationPanel::stepChanged};
        QSignalSpy copied{&panel, &DerivationPanel::copyWanted};
        QList<std::size_t> picked;

        Fixture() {
            QObject::connect(&panel, &DerivationPanel::statementPicked, &panel,
                             [this](std::size_t statement) { picked << statement; });
            panel.resize(560, 620);
            panel.show();
            panel.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&panel));
            view().setFocus();
            panel.setEachStep(true);
        }
        void solve(const SheetPointer& sheet) {
            panel.setSheet(sheet);
            auto derivation = puzzles::derive(*sheet);
            QVERIFY(derivation.has_value());
            panel.setDerivation(std::make_shared<const Derivation>(std::move(*derivation)));
        }
        [[nodiscard]] BlackboardView& view() const { return *panel.findChild<BlackboardView*>(); }
        [[nodiscard]] QString values() const {
            return panel.findChild<QLabel*>(u("values"))->text();
        }
        void click(const char* name) const {
            QTest::mouseClick(buttonOf(panel, name), Qt::LeftButton);
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Atoms without a value of their own are not solved for.
    void tellsWhichAtomsAreOpen() {
        Fixture f;
        const auto sheet = puzzles::read_sheet(
            puzzles::SheetForm::words, "Sign 1 says: a lady is in this room, and a tiger is "
                                       "in the other room.\n");
        QVERIFY(sheet.has_value());
        f.solve(std::make_shared<const puzzles::PuzzleSheet>(*sheet));
        QTest::keyClick(&f.view(), Qt::Key_End);
        QCOMPARE(f.panel.step(), f.panel.steps());
        QVERIFY2(f.panel.explanation().endsWith(
                     u("More than one solution remains: each choice of values for l1 and l2 gives "
                       "one.")),
                 qPrintable(f.panel.explanation()));
    }

    void goesThroughTheSteps() {
        Fixture f;
        f.solve(firstTrial());
        QVERIFY(f.panel.steps() > 10);
        QCOMPARE(f.panel.step(), std::size_t{0});
        QVERIFY(f.panel.explanation().startsWith(u("Each statement as an equation")));
        f.click("One step forward");
        QCOMPARE(f.panel.step(), std::size_t{1});
        QTest::keyClick(&f.view(), Qt::Key_Right);
        QTest::keyClick(&f.view(), Qt::Key_Right);
        QTest::keyClick(&f.view(), Qt::Key_Left);
        QCOMPARE(f.panel.step(), std::size_t{2});
        QVERIFY(!f.panel.board().reason.empty());
        QVERIFY(f.panel.explanation().contains(u("Substitute")));
        QVERIFY(f.panel.explanation().contains(u("Before: ")));
        QTest::keyClick(&f.view(), Qt::Key_End);
        QCOMPARE(f.panel.step(), f.panel.steps());
        for (const char* value : {"l1 = 0", "l2 = 1", "m1 = 0", "m2 = 1"})
            QVERIFY2(f.values().contains(u(value)), qPrintable(f.values()));
        QVERIFY(f.panel.explanation().endsWith(u("every atom has a value.")));
        QTest::keyClick(&f.view(), Qt::Key_Right);
        QCOMPARE(f.panel.step(), f.panel.steps());
        f.click("Go to the equations");
        QCOMPARE(f.panel.step(), std::size_t{0});
        auto* slider = f.panel.findChild<QSlider*>();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(f.panel.step(), std::size_t{10});
        QCOMPARE(f.stepped.size(), 7);
    }

    /// The steps so far say what the card above said of them.
    void historyIsInTheLanguageOfTheWindow() {
        Translations translations;
        translations.speak(Language::german);
        Fixture f;
        f.solve(firstTrial());
        f.panel.setEachStep(false);
        auto* history = f.panel.findChild<QListWidget*>(u("history"));
        f.view().setFocus();
        while (f.panel.step() < f.panel.steps()) {
            QTest::keyClick(&f.view(), Qt::Key_Right);
            const QString text = history->item(history->count() - 1)->text();
            QVERIFY2(!text.contains(u("Substitute")) && !text.contains(u(" gives ")),
                     qPrintable(text));
        }
        QVERIFY(history->item(1)->text().contains(u("einsetzen")));
    }

    /// A substitution with what tidies it up is one step; what was seen stays in a list.
    void goesByGroupsAndKeepsThem() {
        Fixture f;
        f.solve(firstTrial());
        auto* each = f.panel.findChild<QCheckBox*>(u("eachStep"));
        QTest::mouseClick(each, Qt::LeftButton, {}, QPoint(10, each->height() / 2));
        QVERIFY(!f.panel.showsEachStep());
        auto* history = f.panel.findChild<QListWidget*>(u("history"));
        QCOMPARE(history->count(), 0);
        f.view().setFocus();
        std::vector<std::size_t> stops;
        std::size_t largest = 0;
        while (f.panel.step() < f.panel.steps()) {
            const std::size_t before = f.panel.step();
            QTest::keyClick(&f.view(), Qt::Key_Right);
            QVERIFY(f.panel.step() > before);
            largest = std::max(largest, f.panel.step() - before);
            stops.push_back(f.panel.step());
            QCOMPARE(history->count(), static_cast<int>(stops.size()));
            QCOMPARE(history->currentRow(), history->count() - 1);
            // What comes is not told.
            QVERIFY(history->item(history->count() - 1)->text().contains(QLatin1Char('\n')));
        }
        QVERIFY(largest >= 3 && stops.size() < f.panel.steps());
        QVERIFY(history->item(1)->text().contains(u("Substitute")));
        // Back to one of them by mouse, on and back by keys; all stay in the list.
        history->scrollToItem(history->item(1));
        QTest::mouseClick(history->viewport(), Qt::LeftButton, {},
                          history->visualItemRect(history->item(1)).center());
        QCOMPARE(f.panel.step(), stops[1]);
        QCOMPARE(history->count(), static_cast<int>(stops.size()));
        QCOMPARE(history->currentRow(), 1);
        QTest::keyClick(&f.view(), Qt::Key_Left);
        QCOMPARE(f.panel.step(), stops[0]);
        f.click("One step forward");
        f.click("One step forward");
        QCOMPARE(f.panel.step(), stops[2]);
        // In the middle of a group the one around it is current.
        each->setChecked(true);
        f.panel.setStep(stops[1] + 1);
        QCOMPARE(history->currentRow(), 2);
        each->setChecked(false);
        QTest::keyClick(&f.view(), Qt::Key_Left);
        QCOMPARE(f.panel.step(), stops[1]);
        f.panel.setDerivation(nullptr);
        QVERIFY(!history->isVisible() && history->count() == 0);
        QCOMPARE(namelessWidgets(f.panel), QStringList());
        QCOMPARE(sharedMnemonics(f.panel), QStringList());
    }

    void marksMoreThanByColour() {
        Fixture f;
        f.solve(firstTrial());
        f.panel.setStep(2);
        QStringList words;
        for (int i = 0; i < f.view().lines().rowCount(); ++i)
            words << BlackboardModel::wordOf(f.view().lines().markOf(i));
        QVERIFY(words.contains(u("changed")) && words.contains(u("used")));
    }

    void picksAStatement() {
        Fixture f;
        f.solve(firstTrial());
        const QModelIndex second = f.view().model()->index(1, 0);
        QTest::mouseClick(f.view().viewport(), Qt::LeftButton, {},
                          f.view().visualRect(second).center());
        QTest::keyClick(&f.view(), Qt::Key_Down);
        QTest::keyClick(&f.view(), Qt::Key_Return);
        QCOMPARE(f.picked, (QList<std::size_t>{1, 2}));
        f.panel.setStatement(1);
        QVERIFY(second.data(BlackboardModel::talked_role).toBool());
        QCOMPARE(second.data(Qt::ToolTipRole).toString(), statementOfSign2());
        f.panel.setStatement(std::nullopt);
        QVERIFY(!second.data(BlackboardModel::talked_role).toBool());
    }

    void copies() {
        Fixture f;
        QVERIFY(!buttonOf(f.panel, "Copy as text")->isEnabled());
        f.solve(threeIslanders());
        f.click("Copy as text");
        f.click("Copy as LaTeX");
        QCOMPARE(f.copied.size(), 2);
        QVERIFY(f.copied[0][0].toString().endsWith(u("k_Abe = 1\nk_Bea = 0\nk_Cid = 0\n")));
        QVERIFY(f.copied[1][0].toString().startsWith(u("\\documentclass")));
    }

    /// While it is worked out there is nothing; then the end stays the end.
    void takesAnotherDerivation() {
        Fixture f;
        f.solve(firstTrial());
        QTest::keyClick(&f.view(), Qt::Key_End);
        f.solve(threeIslanders());
        QCOMPARE(f.panel.step(), f.panel.steps());
        f.panel.setDerivation(nullptr);
        QCOMPARE(f.panel.steps(), std::size_t{0});
        QCOMPARE(f.view().lines().rowCount(), 0);
        f.panel.setStep(5);
        QCOMPARE(f.panel.step(), std::size_t{0});
        QTest::keyClick(&f.view(), Qt::Key_Return);
        QVERIFY(namelessWidgets(f.panel).isEmpty());
    }

    void showsOneWithoutASolution() {
        Fixture f;
        auto none = std::make_shared<puzzles::PuzzleSheet>(*firstTrial());
        const logic::Expr m1 = none->store.variable("m1");
        addStatement(*none, "% Sign 1 is true.", m1);
        f.solve(none);
        QTest::keyClick(&f.view(), Qt::Key_End);
        QVERIFY(f.panel.explanation().contains(u("there is no solution")));
    }

private:
    static QString statementOfSign2() {
        return u("Sign 2: in one of the rooms there is a lady, and in one of them a tiger.");
    }
};

LOGGIA_WINDOW_TEST(DerivationPanelTest)

} // namespace derivation_panel_test

#include "derivation_panel_test.moc"
