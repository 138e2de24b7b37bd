#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/lessons/lesson_highlight.hpp"
#include "ui/lessons/lesson_panel.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

namespace lesson_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr const char* text = R"(# Sample lesson
About it.
```lesson
page sample
```
## Type
Change it.
```document
sample: begin
```
```lesson
document has done
point field
hint First.
hint Second.
```
## Answer
```lesson
answer 4
```
## Read
Only to be read.
## Run
```lesson
run sample.hint
hint By the button.
```
)";

/// A lesson beside a page, as in the window.
struct Desk {
    explicit Desk(std::size_t first = 0, const char* lesson = text) {
        page = new SamplePage;
        page->field()->setObjectName(QStringLiteral("field"));
        page->choice()->setObjectName(QStringLiteral("choice"));
        auto* row = new QHBoxLayout(&window);
        const auto no_examples = [](const QString&) -> Result<LessonPanel::ExampleFile> {
            return failure("no examples here");
        };
        row->addWidget(page);
        window.show();
        panel = new LessonPanel(*lessons::lesson_of(lesson), page, no_examples, first, &window);
        row->insertWidget(0, panel);
        panel->show();
    }
    [[nodiscard]] QPushButton* next() const {
        return panel->findChild<QPushButton*>(QStringLiteral("next"));
    }
    [[nodiscard]] QLineEdit* answer() const { return panel->findChild<QLineEdit*>(); }
    [[nodiscard]] LessonHighlight* highlight() const { return page->findChild<LessonHighlight*>(); }

    QWidget window;
    SamplePage* page;
    LessonPanel* panel;
};

class LessonPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void itsTitleGrowsWithTheText() {
        const Desk desk;
        const QLabel* title = nullptr;
        for (const QLabel* label : desk.panel->findChildren<QLabel*>())
            if (label->text() == QStringLiteral("Sample lesson"))
                title = label;
        QVERIFY(title != nullptr);
        QFont larger = desk.panel->font();
        larger.setPointSizeF(2 * larger.pointSizeF());
        desk.panel->setFont(larger);
        QTRY_VERIFY(title->font().pointSizeF() > 1.2 * larger.pointSizeF());
    }

    void titlesShowMarkupAsItIs() {
        const Desk desk(
            0, "# <h1>Sets</h1>\n```lesson\npage sample\n```\n## <b>Read</b>\nAll of it.\n");
        int titles = 0;
        for (const QLabel* label : desk.panel->findChildren<QLabel*>())
            if (label->text().contains(QLatin1Char('<'))) {
                ++titles;
                QCOMPARE(label->textFormat(), Qt::PlainText);
            }
        QCOMPARE(titles, 2);
    }

    void isTakenToItsEnd() {
        const Desk desk;
        const QSignalSpy finished(desk.panel, &LessonPanel::finished);
        QCOMPARE(desk.page->text(), QStringLiteral("begin"));
        QVERIFY(!desk.page->history()->canUndo()); // to what there was before the lesson
        QVERIFY(!desk.next()->isEnabled());
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        QVERIFY(desk.panel->isStepDone());
        QTest::mouseClick(desk.next(), Qt::LeftButton);
        QCOMPARE(desk.panel->step(), std::size_t{1});
        QTest::keyClicks(desk.answer(), QStringLiteral("5"));
        QTest::keyClick(desk.answer(), Qt::Key_Return);
        QCOMPARE(desk.panel->step(), std::size_t{1});
        QTest::keyClick(desk.answer(), Qt::Key_Backspace);
        QTest::keyClicks(desk.answer(), QStringLiteral("4"));
        QTest::keyClick(desk.answer(), Qt::Key_Return);
        QCOMPARE(desk.panel->step(), std::size_t{2});
        QVERIFY(desk.panel->isStepDone());
        desk.next()->click();
        QVERIFY(!desk.panel->isStepDone());
        desk.panel->noteCommand(QStringLiteral("sample.hint"));
        QCOMPARE(finished.size(), 0);
        desk.next()->click();
        QCOMPARE(finished.size(), 1);
    }

    void noticesWithoutBeingTold() {
        const Desk desk(1);
        // Not through the history: the check comes round by itself.
        QVERIFY(!desk.panel->isStepDone());
        desk.panel->noteCommand(QStringLiteral("sample.hint"));
        QVERIFY(!desk.panel->isStepDone());
    }

    /// A button on the page is as good as the menu, also one that is made later.
    void noticesButtons() {
        const Desk desk;
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        desk.next()->click();
        desk.answer()->setText(QStringLiteral("4"));
        desk.next()->click();
        desk.next()->click();
        QCOMPARE(desk.panel->step(), std::size_t{3});
        auto* other = new QPushButton(desk.page);
        setCommand(other, "sample.other");
        auto* button = new QPushButton(desk.page);
        setCommand(button, "sample.hint");
        for (QPushButton* each : {other, button})
            each->show();
        QTRY_VERIFY(desk.highlight()->isVisible()); // so they are known
        other->click();
        QVERIFY(!desk.panel->isStepDone());
        button->click();
        QVERIFY(desk.panel->isStepDone());
        QVERIFY(!desk.highlight()->isVisible());
    }

    /// "Not quite" is about one answer.
    void aVerdictGoesWithItsAnswer() {
        const Desk desk;
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        desk.next()->click();
        const auto* verdict = desk.panel->findChild<QLabel*>(QStringLiteral("verdict"));
        // There is no button for it.
        QVERIFY(desk.answer()->placeholderText().contains(QStringLiteral("Enter")));
        QTest::keyClicks(desk.answer(), QStringLiteral("5"));
        QTest::keyClick(desk.answer(), Qt::Key_Return);
        // This step has no hints to ask for.
        QCOMPARE(verdict->text(), QStringLiteral("Not quite. Try again."));
        QTest::keyClicks(desk.answer(), QStringLiteral("6"));
        QCOMPARE(verdict->text(), QString());
    }

    /// 42 begins like the answer, and is another one.
    void anAnswerIsTakenAsAWhole() {
        const Desk desk;
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        desk.next()->click();
        QTest::keyClicks(desk.answer(), QStringLiteral("4"));
        QVERIFY(desk.panel->isStepDone());
        QTest::keyClicks(desk.answer(), QStringLiteral("2"));
        QVERIFY(!desk.panel->isStepDone() && !desk.next()->isEnabled());
        QTest::keyClick(desk.answer(), Qt::Key_Return);
        QCOMPARE(desk.panel->step(), std::size_t{1});
        QTest::keyClick(desk.answer(), Qt::Key_Backspace);
        QVERIFY(desk.panel->isStepDone() && desk.next()->isEnabled());
    }

    /// A right answer is not called wrong where the step wants something else, too.
    void aRightAnswerIsToldFromTheRest() {
        const Desk desk(0, R"(# Sample lesson
```lesson
page sample
```
## Both
Change it, and answer.
```document
sample: begin
```
```lesson
document has done
answer 4
```
)");
        const auto* verdict = desk.panel->findChild<QLabel*>(QStringLiteral("verdict"));
        QTest::keyClicks(desk.answer(), QStringLiteral("4"));
        QTest::keyClick(desk.answer(), Qt::Key_Return);
        QVERIFY(verdict->text().startsWith(QStringLiteral("The answer is right.")));
        desk.answer()->setText(QStringLiteral("5"));
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        QTest::keyClick(desk.answer(), Qt::Key_Return);
        QCOMPARE(verdict->text(), QStringLiteral("Not quite. Try again."));
        desk.answer()->setText(QStringLiteral("4"));
        QVERIFY(desk.panel->isStepDone());
    }

    /// A misspelt name leaves nobody waiting: the step says what it does not find.
    void tellsWhatThePageDoesNotHave() {
        const auto fault = [](const char* directive) {
            const std::string lesson = std::string("# Sample lesson\n```lesson\npage sample\n```\n"
                                                   "## Step\n```lesson\n") +
                                       directive + "\n```\n";
            const Desk desk(0, lesson.c_str());
            const auto* shown = desk.panel->findChild<QLabel*>(QStringLiteral("fault"));
            return shown->isVisible() ? shown->text() : QString();
        };
        QCOMPARE(fault("field field = done"), QString());
        QCOMPARE(fault("point field"), QString());
        QCOMPARE(
            fault("field feild = done"),
            QStringLiteral("This step cannot be done: the page has no field "
                           "\u201cfeild\u201d. The author of the lesson needs to correct it."));
        QCOMPARE(fault("tab <b>Map</b>"),
                 QStringLiteral(
                     "This step cannot be done: the page has no tab "
                     "\u201c<b>Map</b>\u201d. The author of the lesson needs to correct it."));
        QCOMPARE(fault("point feild\nanswer 4"),
                 QStringLiteral("This step points to \u201cfeild\u201d, but the page has nothing "
                                "with that name. The author of the lesson needs to correct it."));
        QVERIFY(fault("field choice = no such choice")
                    .startsWith(QStringLiteral("This step cannot be done: \u201cchoice\u201d has "
                                               "no option \u201cno such choice\u201d.")));
    }

    /// As the last step up to this one says, whatever the one between says nothing of.
    void showsAndHidesTheAnswers() {
        const char* lesson = R"(# Sample lesson
```lesson
page sample
```
## Guess
```document
sample: begin
```
```lesson
values hidden
```
## Think
Only to be read.
## Look
```lesson
values shown
```
)";
        const Desk desk(0, lesson);
        const auto go_on = [&desk] {
            desk.page->answers_shown.reset();
            desk.next()->click();
            return desk.page->answers_shown;
        };
        QCOMPARE(desk.page->answers_shown, std::optional(false));
        QCOMPARE(go_on(), std::optional(false));
        QCOMPARE(go_on(), std::optional(true));
        QCOMPARE(Desk().page->answers_shown, std::nullopt); // where no step says a word on it
    }

    /// Each step begins anew: with none of its hints, and with nothing done.
    void stepsBeginAnew() {
        const Desk desk;
        const auto* verdict = desk.panel->findChild<QLabel*>(QStringLiteral("verdict"));
        buttonOf(*desk.panel, "Show hint")->click();
        buttonOf(*desk.panel, "Show hint")->click();
        desk.panel->noteCommand(QStringLiteral("sample.hint"));
        QVERIFY(!buttonOf(*desk.panel, "Back")->isEnabled());
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        QCOMPARE(verdict->text(), QStringLiteral("\u2713 Done."));
        desk.next()->click();
        QCOMPARE(verdict->text(), QString());
        QCOMPARE(desk.panel->progress().hints, std::size_t{0});
        QVERIFY(buttonOf(*desk.panel, "Back")->isEnabled());
        desk.answer()->setText(QStringLiteral("4"));
        desk.next()->click();
        desk.next()->click();
        QVERIFY(!desk.panel->isStepDone()); // the command of the first step does not count
        buttonOf(*desk.panel, "Show hint")->click();
        QCOMPARE(desk.panel->progress().hints, std::size_t{1});
        desk.panel->noteCommand(QStringLiteral("sample.hint"));
        QCOMPARE(verdict->text(), QStringLiteral("\u2713 Done. This was the last step."));
        // Back to a step that opens a document: with it, and without a way to what came after.
        desk.page->change(QStringLiteral("later"), QStringLiteral("type"));
        buttonOf(*desk.panel, "Back")->click();
        QCOMPARE(desk.panel->step(), std::size_t{0});
        QCOMPARE(desk.page->text(), QStringLiteral("begin"));
        QVERIFY(!desk.page->history()->canUndo());
    }

    /// A wrong answer at a step with hints leads to them, as long as there are more.
    void aWrongAnswerLeadsToTheHints() {
        const Desk desk(0, R"(# Sample lesson
```lesson
page sample
```
## Answer
```lesson
answer 4
hint Half of eight.
```
)");
        const auto* verdict = desk.panel->findChild<QLabel*>(QStringLiteral("verdict"));
        const auto answer_wrongly = [&] {
            desk.answer()->setText(QStringLiteral("5"));
            QTest::keyClick(desk.answer(), Qt::Key_Return);
            const QString said = verdict->text();
            desk.answer()->clear();
            return said;
        };
        QCOMPARE(answer_wrongly(), QStringLiteral("Not quite. Try again, or ask for a hint."));
        buttonOf(*desk.panel, "Show hint")->click();
        QCOMPARE(answer_wrongly(), QStringLiteral("Not quite. Try again."));
    }

    /// In another language: with what was done, also at a step that opens nothing.
    void resumes() {
        const Desk desk;
        desk.panel->resume({3, "sample: kept"});
        QCOMPARE(desk.panel->step(), std::size_t{3});
        QCOMPARE(desk.page->text(), QStringLiteral("kept"));
        QVERIFY(!desk.page->history()->canUndo());
        desk.panel->resume({0, "no sample"});
        QCOMPARE(desk.panel->step(), std::size_t{0});
        QCOMPARE(desk.page->text(), QStringLiteral("begin"));
    }

    /// What was done stays done, and a step that the lesson has lost leaves nothing to another.
    void resumesWhatWasDone() {
        const Desk before;
        before.page->change(QStringLiteral("done"), QStringLiteral("type"));
        before.page->change(QStringLiteral("and changed"), QStringLiteral("type"));
        const Desk after;
        after.panel->resume(before.panel->progress());
        QVERIFY(after.panel->isStepDone() && after.next()->isEnabled());
        LessonProgress lost{9, "sample: kept"};
        lost.deeds.commands.insert(QStringLiteral("sample.hint"));
        after.panel->resume(lost);
        QCOMPARE(after.panel->step(), std::size_t{3});
        QVERIFY(!after.panel->isStepDone());
    }

    /// What was typed, run and shown in the step as well: it has not to be done again.
    void resumesWithinTheStep() {
        const Desk before;
        before.page->change(QStringLiteral("done"), QStringLiteral("type"));
        buttonOf(*before.panel, "Show hint")->click();
        before.page->number()->setValue(7); // of the page itself
        const Desk hinted;
        hinted.panel->resume(before.panel->progress());
        QCOMPARE(hinted.panel->step(), std::size_t{0});
        QVERIFY(hinted.panel->isStepDone());
        QCOMPARE(hinted.page->number()->value(), 7);
        const auto says = [](const Desk& desk, const char* said) {
            const auto labels = desk.panel->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [said](const QLabel* each) {
                return each->text().contains(QLatin1String(said));
            });
        };
        QVERIFY(says(hinted, "First.") && !says(hinted, "Second."));
        before.next()->click();
        before.answer()->setText(QStringLiteral("4"));
        const Desk answered;
        answered.panel->resume(before.panel->progress());
        QCOMPARE(answered.panel->step(), std::size_t{1});
        QCOMPARE(answered.answer()->text(), QStringLiteral("4"));
        QVERIFY(answered.panel->isStepDone() && answered.next()->isEnabled());
        before.next()->click();
        before.next()->click();
        before.panel->noteCommand(QStringLiteral("sample.hint"));
        const Desk ran;
        ran.panel->resume(before.panel->progress());
        QCOMPARE(ran.panel->step(), std::size_t{3});
        QVERIFY(ran.panel->isStepDone() && ran.next()->isEnabled());
    }

    /// A key too many must not stop the lesson.
    void theKeyboardIsNotLeftOnStop() {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        const auto* stop = desk.panel->findChild<QPushButton*>(QStringLiteral("stop"));
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        desk.next()->setFocus();
        desk.next()->click();
        QCOMPARE(desk.window.focusWidget(), desk.answer());
        desk.answer()->setText(QStringLiteral("4"));
        desk.next()->setFocus();
        desk.next()->click();
        QCOMPARE(desk.window.focusWidget(), desk.next()); // the step is only read
        desk.next()->click();
        auto* hint = buttonOf(*desk.panel, "Show hint");
        QCOMPARE(desk.window.focusWidget(), hint);
        hint->click();
        QVERIFY(!hint->isEnabled());
        QVERIFY(desk.window.focusWidget() != stop);
        QVERIFY(desk.page->isAncestorOf(desk.window.focusWidget()));
    }

    /// Wherever it was: what is typed next is the answer.
    void theKeyboardComesToTheAnswer() {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        desk.page->field()->setFocus();
        desk.next()->click();
        QCOMPARE(desk.window.focusWidget(), desk.answer());
    }

    void goesBackToWhereADocumentIsOpened() {
        const Desk desk(2);
        QCOMPARE(desk.panel->step(), std::size_t{0});
        QCOMPARE(desk.page->text(), QStringLiteral("begin"));
    }

    void hintsComeOneByOne() {
        const Desk desk;
        auto* button = buttonOf(*desk.panel, "Show hint");
        const auto shown = [&desk] {
            QStringList texts;
            for (const QLabel* label : desk.panel->findChildren<QLabel*>())
                if (label->isVisible())
                    texts << label->text();
            return texts.join(QLatin1Char('\n'));
        };
        QVERIFY(!shown().contains(QStringLiteral("First.")));
        button->click();
        QVERIFY(shown().contains(QStringLiteral("First.")));
        QVERIFY(!shown().contains(QStringLiteral("Second.")));
        button->click();
        QVERIFY(shown().contains(QStringLiteral("Second.")));
        QVERIFY(!button->isEnabled());
    }

    /// Each step with its place, title and text; the introduction goes with the first one.
    void showsItsText() {
        const Desk desk;
        const auto texts = [&desk] {
            QStringList shown;
            for (const QLabel* label : desk.panel->findChildren<QLabel*>())
                if (label->isVisible())
                    shown << label->text().simplified();
            shown.removeAll(QString());
            return shown.join(QLatin1Char('|'));
        };
        QCOMPARE(texts(), QStringLiteral("Sample lesson|Step 1 of 4|Type|About it. Change it."));
        QCOMPARE(unplacedWidgets(*desk.panel), QStringList());
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        desk.next()->click();
        QCOMPARE(texts(), QStringLiteral("Sample lesson|Step 2 of 4|Answer|Your answer:"));
        QCOMPARE(unplacedWidgets(*desk.panel), QStringList());
    }

    void framesTheControlThatIsMeant() {
        const Desk desk;
        QTRY_VERIFY(desk.highlight()->isVisible());
        const QRect field(desk.page->field()->mapTo(desk.page, QPoint(0, 0)),
                          desk.page->field()->size());
        QTRY_VERIFY(desk.highlight()->geometry().intersects(field));
        // It takes no clicks, and goes when the task is done.
        QCOMPARE(desk.page->childAt(field.center()), desk.page->field());
        desk.page->change(QStringLiteral("done"), QStringLiteral("type"));
        QVERIFY(!desk.highlight()->isVisible());
    }

    /// Such a step is done from its beginning.
    void aStepThatIsReadKeepsItsFrame() {
        const auto desk_at = [](const char* name) {
            const std::string lesson =
                std::string("# Sample lesson\n```lesson\npage sample\n```\n## Read\n"
                            "```lesson\npoint ") +
                name + "\n```\n";
            auto desk = std::make_unique<Desk>(0, lesson.c_str());
            desk->panel->noteCommand(QStringLiteral("sample.hint")); // looks again
            return desk;
        };
        const auto right = desk_at("field");
        QVERIFY(right->panel->isStepDone());
        QTRY_VERIFY(right->highlight()->isVisible());
        const auto wrong = desk_at("feild");
        QVERIFY(wrong->panel->isStepDone());
        QVERIFY(wrong->panel->findChild<QLabel*>(QStringLiteral("fault"))->isVisible());
    }

    void isAccessible() {
        const Desk desk;
        QCOMPARE(namelessWidgets(*desk.panel), QStringList());
        const QSignalSpy stopped(desk.panel, &LessonPanel::stopWanted);
        buttonOf(*desk.panel, "Stop lesson")->click();
        QCOMPARE(stopped.size(), 1);
    }
};

LOGGIA_WINDOW_TEST(LessonPanelTest)

} // namespace lesson_panel_test

#include "lesson_panel_test.moc"
