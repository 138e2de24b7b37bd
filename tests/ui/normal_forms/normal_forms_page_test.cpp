#include "tests/suite.hpp"
#include "tests/ui/normal_forms/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/settings/settings.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/greyed.hpp"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

namespace normal_forms_page_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Form;

class NormalFormsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// From nothing to a minimum form by clicks alone, and back by undo.
    void startsFromAnEmptyMap() {
        PageFixture f;
        QVERIFY(f.settled());
        const QString before = f.editor->text();
        auto* button = f.find<QToolButton>("newMap");
        QCOMPARE(button->menu()->actions().size(), 5);
        QTimer::singleShot(0, button, [button] {
            QMenu* menu = button->menu();
            QTest::mouseClick(menu, Qt::LeftButton, {},
                              menu->actionGeometry(menu->actions().at(1)).center());
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(f.editor->text(), q("f(a, b, c) = m()\n"));
        QCOMPARE(f.verdict(), q("Always false"));
        QVERIFY(f.map->isVisible());
        QCOMPARE(f.page.focusWidget(), f.map);
        QCOMPARE(f.map->map().rows * f.map->map().columns, 8);
        for (const int column : {0, 1})
            QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(1, column));
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 2 literals"));
        for (int i = 0; i < 3; ++i)
            f.page.history()->undo();
        QCOMPARE(f.editor->text(), before);
    }

    /// The cyclic function of the textbooks has two minimum forms, which the views follow.
    void severalMinimumForms() {
        PageFixture f;
        f.set("f(a, b, c) = m(0, 1, 2, 5, 6, 7)");
        QVERIFY(f.settled());
        auto* forms = f.find<QComboBox>("minimumForms");
        QVERIFY(forms->isVisible());
        QCOMPARE(forms->count(), 2);
        QCOMPARE(f.find<QLabel>("minimumFormsCount")->text(), q("2 minimum forms:"));
        const auto terms = [&] {
            QStringList texts;
            for (int i = 0; i < f.result->terms()->count(); ++i)
                texts << f.result->terms()->item(i)->text();
            texts.sort();
            return texts;
        };
        const QStringList first = terms();
        forms->setFocus();
        QTest::keyClick(forms, Qt::Key_Down);
        QVERIFY(f.settled());
        QVERIFY(terms() != first);
        QCOMPARE(forms->currentIndex(), 1);
        QVERIFY(f.verdict().startsWith(q("Proven minimum: 3 terms")));
        testing::runCommand(f.page, q("normal-forms.previous-form"));
        QVERIFY(f.settled());
        QCOMPARE(terms(), first);
        testing::runCommand(f.page, q("normal-forms.next-form"));
        QVERIFY(f.settled());
        // Another text begins with its first form; one form is no choice.
        f.set("a & b");
        QVERIFY(f.settled());
        QVERIFY(!forms->isVisible());
        QCOMPARE(f.page.settings().choice, 0);
    }

    /// They are known already: nothing is minimised again, though nothing is while typing.
    void anotherMinimumFormIsNoNewResult() {
        PageFixture f;
        testing::runCommand(f.page, q("normal-forms.minimise-while-typing"));
        f.set("f(a, b, c) = m(0, 1, 2, 5, 6, 7)");
        testing::runCommand(f.page, q("normal-forms.minimise"));
        QVERIFY(f.settled());
        const normal_forms::Cover first = f.page.run()->study().minimum->cover;
        const QSignalSpy runs(f.page.run(), &FormRun::runningChanged);
        testing::runCommand(f.page, q("normal-forms.next-form"));
        QVERIFY(f.verdict().startsWith(q("Proven minimum: 3 terms")));
        QVERIFY(f.page.run()->study().minimum->cover != first);
        QCOMPARE(f.page.settings().choice, 1);
        auto* forms = f.find<QComboBox>("minimumForms");
        QVERIFY(forms->isEnabled());
        QCOMPARE(forms->currentIndex(), 1);
        testing::runCommand(f.page, q("normal-forms.previous-form"));
        QCOMPARE(f.page.run()->study().minimum->cover, first);
        QCOMPARE(runs.size(), 0);
    }

    void opensOnAnExample() {
        PageFixture f;
        QCOMPARE(f.verdict(), q("Proven minimum: 3 terms, 7 literals"));
        QVERIFY(f.map->map().isThere());
        QCOMPARE(f.map->map().groups.size(), std::size_t{3});
        QCOMPARE(f.result->terms()->count(), 3);
        QVERIFY(f.hand->steps() > 4);
        QVERIFY(f.gates->scene().isThere());
    }

    void minimisesAsOneTypes() {
        PageFixture f;
        f.type("a & b | a & !b");
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 1 literal"));
        f.type("a & ");
        QCOMPARE(f.verdict(), q("Function not understood"));
        QCOMPARE(f.editor->diagnostics().size(), std::size_t{1});
        QCOMPARE(f.result->terms()->count(), 1); // What was known stays.
        f.type("a & ? b");
        QCOMPARE(f.verdict(), q("Function not understood"));
        QTest::mouseClick(f.find<QPushButton>("start"), Qt::LeftButton);
        QVERIFY(f.editor->hasFocus());
        QCOMPARE(f.editor->textCursor().selectedText(), q("?"));
        f.type("f(a, b) = m(1, 2) + d(0)");
        QCOMPARE(f.verdict(), q("Proven minimum: 2 terms, 2 literals"));
        QVERIFY(f.editor->diagnostics().empty());
    }

    void dnfOrCnf() {
        PageFixture f;
        f.set("a & b | c & d");
        QTest::mouseClick(f.find<QRadioButton>("cnf"), Qt::LeftButton, {}, QPoint(8, 10));
        QCOMPARE(f.verdict(), q("Proven minimum: 4 clauses, 8 literals"));
        QVERIFY(f.page.settings().form == Form::cnf);
        runCommand(f.page, q("normal-forms.dnf"));
        QCOMPARE(f.verdict(), q("Proven minimum: 2 terms, 4 literals"));
        QVERIFY(f.find<QRadioButton>("dnf")->isChecked());
    }

    void choosesAnOutput() {
        PageFixture f;
        QVERIFY(!f.find<QComboBox>("output")->isVisible());
        f.set(two_outputs);
        QVERIFY(f.settled());
        auto* output = f.find<QComboBox>("output");
        QVERIFY(output->isVisible());
        QCOMPARE(output->count(), 3);
        output->setFocus();
        QTest::keyClick(output, Qt::Key_Down);
        QVERIFY(f.settled());
        QCOMPARE(f.page.settings().output, 1);
        QCOMPARE(f.page.run()->study().chosen->outputs.front(), std::string("g"));
        QTest::keyClick(output, Qt::Key_End);
        QVERIFY(f.settled());
        QCOMPARE(f.page.settings().output, all_outputs);
        QVERIFY(!f.map->map().isThere());
        QCOMPARE(f.table->model()->columnCount(), 5);
    }

    /// One term lights up in all views, wherever it is pointed at or picked.
    void termsAreLinked() {
        PageFixture f;
        QVERIFY(f.settled());
        const auto lit = [&](int term) {
            return f.page.term() == term && f.map->term() == term && f.gates->term() == term &&
                   f.result->terms()->currentRow() == term;
        };
        QVERIFY(lit(-1));
        QTest::mouseMove(f.map, f.cellPoint(1, 1));
        QTRY_VERIFY_WITH_TIMEOUT(f.page.term() >= 0, patience);
        QVERIFY(lit(f.map->map().groupAt(1, 1)));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(f.map, &leave);
        QVERIFY(lit(-1));
        QSignalSpy messages(&f.page, &Page::message);
        f.result->terms()->setFocus();
        QTest::keyClick(f.result->terms(), Qt::Key_Home);
        QVERIFY(lit(0));
        QVERIFY(messages.isEmpty()); // the list shows it: one sentence is shown in one place
        runCommand(f.page, q("normal-forms.next-term"));
        QVERIFY(lit(1));
        runCommand(f.page, q("normal-forms.previous-term"));
        runCommand(f.page, q("normal-forms.previous-term"));
        QVERIFY(lit(2));
        runCommand(f.page, q("normal-forms.previous-term"));
        QVERIFY(lit(1));
        runCommand(f.page, q("normal-forms.next-term"));
        runCommand(f.page, q("normal-forms.gates"));
        f.gates->setFocus();
        QTest::keyClick(f.gates, Qt::Key_Up);
        QVERIFY(lit(1));
        // The rows of the term are marked in the table.
        runCommand(f.page, q("normal-forms.table"));
        const auto& cube = f.page.run()->study().minimum->cover.cubes[1];
        for (int row = 0; row < f.table->model()->rowCount(); ++row)
            QCOMPARE(f.table->model()->index(row, 0).data(Qt::BackgroundRole).isValid(),
                     cube.holds(static_cast<std::uint64_t>(row)));
        f.set("a");
        QVERIFY(f.settled());
        QVERIFY(lit(-1));
    }

    void comparesAndGoesToTheRow() {
        PageFixture f;
        runCommand(f.page, q("normal-forms.compare"));
        QVERIFY(f.compare->editor()->hasFocus());
        QTest::keyClicks(f.compare->editor(), q("b & d"));
        QVERIFY(f.settled());
        QCOMPARE(f.compare->verdict(), q("Different"));
        QTest::mouseClick(buttonOf(*f.compare, "Show this row"), Qt::LeftButton);
        QVERIFY(f.table->isVisible() && f.table->hasFocus());
        QVERIFY(f.table->current().has_value());
        QVERIFY(f.page.run()->study().rows->value(*f.table->current(), 0) == RowValue::one);
    }

    void makesAProblem() {
        PageFixture f;
        runCommand(f.page, q("normal-forms.problem"));
        QVERIFY(f.problem->isVisible());
        f.problem->setOrder({4, 4, 2, 5}, 1);
        const int steps = f.page.history()->count();
        QTest::mouseClick(buttonOf(*f.problem, "Make this problem"), Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY2(f.page.history()->count() == steps + 1, qPrintable(f.problem->said()));
        QVERIFY(f.page.settings().form == Form::cnf);
        // Its answer is not there before it is asked for, also after a restart.
        QCOMPARE(f.verdict(), q("Your turn"));
        QVERIFY(f.page.run()->study().rows && !f.page.run()->study().hasForm());
        PageFixture again;
        again.page.restoreSession(f.page.session()->state());
        QVERIFY(again.settled());
        QCOMPARE(again.verdict(), q("Your turn"));
        // Nor for an edit that is undone, or for going back and forth.
        f.page.history()->undo();
        QVERIFY(f.verdict().contains(q("inimum")));
        f.page.history()->redo();
        QCOMPARE(f.verdict(), q("Your turn"));
        f.editor->setFocus();
        QTest::keyClicks(f.editor, q("x"));
        QVERIFY(f.settled());
        f.page.history()->undo();
        QCOMPARE(f.verdict(), q("Your turn"));
        runCommand(f.page, q("normal-forms.minimise"));
        QVERIFY(f.settled());
        QVERIFY(f.verdict().contains(q("Proven minimum")));
        f.page.history()->undo();
        f.page.history()->redo();
        QVERIFY(f.verdict().contains(q("Proven minimum")));
        QTest::mouseClick(buttonOf(*f.problem, "Make this problem"), Qt::LeftButton);
        QVERIFY(f.settled());
        f.problem->setOrder({4, 4, 2, 6}, 1);
        QTest::mouseClick(buttonOf(*f.problem, "Make this problem"), Qt::LeftButton);
        QVERIFY(f.settled());
        QCOMPARE(f.verdict(), q("Your turn"));
        // Whoever wants all answers shown has them, also those of earlier problems.
        const QTemporaryDir folder;
        QSettings stored(folder.filePath(q("s.ini")), QSettings::IniFormat);
        Settings settings(stored);
        f.page.honour(settings);
        settings.set(settings::answers, static_cast<int>(AnswersAtStart::shown));
        QVERIFY(f.settled());
        QVERIFY(f.verdict().contains(q("Proven minimum")));
        f.page.history()->undo();
        QVERIFY(f.settled());
        QVERIFY(f.verdict().contains(q("Proven minimum")));
        f.page.history()->undo(); // what was there before is no problem
        QVERIFY(f.settled());
        QVERIFY(f.verdict().contains(q("inimum")));
    }

    void undoBringsBackWhatWasWantedOfADocument() {
        PageFixture f;
        f.set(".i 2\n.o 3\n1- 100\n-1 010\n11 001\n.e\n");
        QVERIFY(f.settled());
        auto* output = f.find<QComboBox>("output");
        output->setCurrentIndex(2);
        QVERIFY(f.page.settings().form == Form::dnf);
        f.problem->setOrder({4, 4, 2, 5}, 1);
        f.problem->make();
        QVERIFY(f.settled());
        QVERIFY(f.page.settings().form == Form::cnf && f.page.settings().output == 0);
        f.page.history()->undo();
        QVERIFY(f.page.settings().form == Form::dnf && f.page.settings().output == 2);
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 2 literals"));
        QCOMPARE(output->currentIndex(), 2);
        // Of a result as text, which has no other outputs.
        runCommand(f.page, q("normal-forms.take-result"));
        QVERIFY(f.settled());
        QCOMPARE(f.page.settings().output, 0);
        f.page.history()->undo();
        QCOMPARE(f.page.settings().output, 2);
        f.page.history()->redo();
        QCOMPARE(f.page.settings().output, 0);
    }

    /// It may be ready in the middle of a word.
    void aProblemDoesNotTakeThePlaceOfAnEdit() {
        PageFixture f;
        f.problem->make();
        QVERIFY(f.problem->isRunning());
        f.type("p & q");
        QVERIFY(f.settled());
        QCOMPARE(f.editor->text(), q("p & q"));
        QVERIFY(f.problem->hasProblem());
        QVERIFY2(f.problem->said().contains(q("The editor keeps the text")),
                 qPrintable(f.problem->said()));
        f.problem->make();
        QVERIFY(f.settled());
        QVERIFY(f.editor->text() != q("p & q"));
        QVERIFY2(!f.problem->said().contains(q("The editor keeps the text")),
                 qPrintable(f.problem->said()));
        // What was opened stays opened, whatever is made of it.
        f.problem->setOrder(f.problem->order(), 2);
        f.problem->make();
        QVERIFY(f.settled());
        f.type("p | q");
        QVERIFY2(f.problem->said().contains(q("The first one was opened in the editor.")),
                 qPrintable(f.problem->said()));
    }

    /// The circuit of a constant has no inputs to click.
    void hintsGoWithWhatIsThere() {
        PageFixture f;
        const auto* hint = f.find<QLabel>("hint");
        f.page.showView(NormalFormsPage::View::gates);
        f.set("a & b");
        QVERIFY(f.settled());
        QVERIFY(hint->isVisible());
        QCOMPARE(hint->text(), q("Click the name of an input to give it a value"));
        f.set("a & !a");
        QVERIFY(f.settled());
        QVERIFY(f.gates->scene().isThere() && !hint->isVisible());
        f.set("a | b");
        QVERIFY(f.settled());
        QVERIFY(hint->isVisible());
    }

    void accessible() {
        PageFixture f;
        QVERIFY(f.settled());
        for (int view = 0; view < 4; ++view)
            for (int side = 0; side < 3; ++side) {
                f.page.showView(static_cast<NormalFormsPage::View>(view));
                f.page.showSide(static_cast<NormalFormsPage::Side>(side));
                QCoreApplication::processEvents();
                QVERIFY2(namelessWidgets(f.page).isEmpty(),
                         qPrintable(namelessWidgets(f.page).join(QLatin1Char('|'))));
                QVERIFY2(sharedMnemonics(f.page).isEmpty(),
                         qPrintable(sharedMnemonics(f.page).join(QLatin1Char('|'))));
                for (QWidget* area : f.page.areas())
                    QVERIFY(area->isVisible());
            }
    }

    /// A window of 640 x 480 leaves a page about so much.
    void fitsASmallWindow() {
        PageFixture f;
        QVERIFY(f.settled());
        const QSize least = f.page.minimumSizeHint();
        QVERIFY2(least.width() <= 620 && least.height() <= 345,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
        f.page.resize(620, 345);
        for (int view = 0; view < 4; ++view) {
            f.page.showView(static_cast<NormalFormsPage::View>(view));
            QCoreApplication::processEvents();
            QVERIFY(f.page.areas().at(1)->height() > 80);
        }
        // What was only needed for several outputs gives its room back.
        const auto top = [&] { return f.find<QTabWidget>("views")->y(); };
        const int before = top();
        f.set(two_outputs);
        QVERIFY(f.settled());
        f.set("a & b");
        QVERIFY(f.settled());
        QTRY_COMPARE_WITH_TIMEOUT(top(), before, 2000);
    }

    /// What is typed and wrong is not asked for once more, nor faintly.
    void aFirstTextMayBeWrong() {
        PageFixture f;
        f.page.newDocument();
        QVERIFY(f.settled());
        QVERIFY(f.map->map().why.contains(q("Type a formula")));
        f.set("a &");
        QVERIFY(f.settled());
        QVERIFY2(f.map->map().why.contains(q("once the function is understood")),
                 qPrintable(f.map->map().why));
        QVERIFY(!isFaded(*f.map));
    }

    void stopsAndGoesOn() {
        PageFixture f;
        QVERIFY(f.settled());
        setMark(f.page, q("normal-forms.minimise-while-typing"), false);
        f.type("a");
        QTest::qWait(30);
        QVERIFY(!f.page.run()->isRunning());
        // Nothing is said of a text that is no longer there.
        QCOMPARE(f.result->verdict(), q("Not minimised"));
        QVERIFY(f.find<QLabel>("notes")->text().contains(q("Press Minimise")));
        QVERIFY(isFaded(*f.result->terms()) && isFaded(*f.map));
        QVERIFY(!f.find<QPushButton>("copy")->isEnabled());
        QCOMPARE(f.find<QLabel>("time")->text(), QString());
        auto* start = f.find<QPushButton>("start");
        QTest::mouseClick(start, Qt::LeftButton);
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 1 literal"));
        QVERIFY(!isFaded(*f.result->terms()) && !isFaded(*f.map));
        QVERIFY(f.find<QPushButton>("copy")->isEnabled());
        // Pressed again, it takes nothing away.
        QTest::mouseClick(start, Qt::LeftButton);
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 1 literal"));
    }

    /// Cells that are changed are seen to change, also where typing is not followed.
    void cellsAreFollowedInAnyCase() {
        PageFixture f;
        QVERIFY(f.settled());
        setMark(f.page, q("normal-forms.minimise-while-typing"), false);
        f.page.startMap(3);
        QVERIFY(f.settled());
        QVERIFY(f.map->map().isThere() && !isFaded(*f.map));
        QCOMPARE(f.map->map().rows * f.map->map().columns, 8);
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(0, 0));
        QVERIFY(f.settled());
        QVERIFY(f.map->map().at(0, 0).value == RowValue::one && !isFaded(*f.map));
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 3 literals"));
    }

    /// Minimise means what it says where the search was stopped, too.
    void minimisesAgainAfterAStop() {
        PageFixture f;
        QVERIFY(f.settled());
        FormSettings settings = f.page.settings();
        settings.method = normal_forms::Method::exact;
        f.page.setSettings(settings);
        f.set(hardText().c_str());
        QVERIFY(QTest::qWaitFor([&f] { return f.page.run()->study().hasForm(); }, patience));
        QVERIFY(f.page.run()->isRunning());
        QTest::mouseClick(f.find<QPushButton>("stop"), Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(f.page.run()->study().costs()->stopped);
        QTest::mouseClick(f.find<QPushButton>("start"), Qt::LeftButton);
        QVERIFY(f.page.run()->isRunning());
        f.page.stop();
        QVERIFY(f.settled());
    }

    /// What is compared stands in no file: it is no change that could be saved, and is undone.
    void whatIsComparedIsNoPartOfTheDocument() {
        PageFixture f;
        QVERIFY(f.settled());
        auto* other = f.find<SourceEditor>("other");
        f.page.showSide(NormalFormsPage::Side::compare);
        other->setFocus();
        QTest::keyClicks(other, q("a b"));
        QVERIFY(f.page.history()->isClean());
        QTest::keyClicks(f.find<SourceEditor>("source"), q(" "));
        QVERIFY(!f.page.history()->isClean());
        QTest::keyClicks(other, q("c"));
        f.page.history()->setClean();
        f.page.history()->undo();
        QCOMPARE(other->text(), q("a b"));
        QVERIFY(f.page.history()->isClean());
        f.page.history()->undo();
        QVERIFY(!f.page.history()->isClean());
    }

    /// A form found with other settings is none of those that are chosen now.
    void otherSettingsMakeTheFormFaint() {
        PageFixture f;
        QVERIFY(f.settled());
        setMark(f.page, q("normal-forms.minimise-while-typing"), false);
        QVERIFY(!isFaded(*f.map));
        QTest::mouseClick(f.find<QRadioButton>("cnf"), Qt::LeftButton, {}, QPoint(8, 10));
        QVERIFY(f.find<QRadioButton>("cnf")->isChecked());
        QVERIFY(isFaded(*f.map));
        QCOMPARE(f.result->verdict(), q("Not minimised"));
    }

    /// What is not read is not said to be on the way.
    void compareSaysThatNothingIsRead() {
        PageFixture f;
        f.page.showSide(NormalFormsPage::Side::compare);
        f.find<SourceEditor>("other")->setFocus();
        QTest::keyClicks(f.find<SourceEditor>("other"), q("b & a"));
        QVERIFY(f.settled());
        setMark(f.page, q("normal-forms.minimise-while-typing"), false);
        f.type("a & b");
        QCOMPARE(f.compare->verdict(), q("Nothing to compare yet"));
        QCOMPARE(f.compare->detail(),
                 q("Press Minimise first, so that the function on the left is read."));
        QTest::mouseClick(f.find<QPushButton>("start"), Qt::LeftButton);
        QVERIFY(f.settled());
        QCOMPARE(f.compare->verdict(), q("Equivalent"));
    }

    /// In the moment in which the text changes what is about the old one turns faint, and nothing
    /// is said of the two texts that were compared; the keyboard stays where it was.
    void anEditMakesEverythingFaintAtOnce() {
        PageFixture f;
        f.page.showSide(NormalFormsPage::Side::compare);
        f.find<SourceEditor>("other")->setFocus();
        QTest::keyClicks(f.find<SourceEditor>("other"), q("a"));
        QVERIFY(f.settled());
        auto* compare = f.page.findChild<FormsComparePanel*>();
        const QString said = compare->verdict();
        f.map->setFocus();
        QTest::keyClick(f.map, Qt::Key_0);
        if (f.page.run()->study().minimum != nullptr)
            QTest::keyClick(f.map, Qt::Key_1);
        QVERIFY(f.page.run()->isOld() && isFaded(*f.map) && f.map->hasFocus());
        QVERIFY(compare->verdict() != said);
        QVERIFY(f.result->verdict().startsWith(q("Minimising")));
        QVERIFY(f.settled());
        QVERIFY(!isFaded(*f.map) && f.map->hasFocus());
    }
};

LOGGIA_WINDOW_TEST(NormalFormsPageTest)

} // namespace normal_forms_page_test

#include "normal_forms_page_test.moc"
