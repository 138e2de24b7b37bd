#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/puzzles/puzzle_maker.hpp"
#include "ui/puzzles/riddle_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"

#include <QAbstractButton>
#include <QSignalSpy>

namespace riddle_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class RiddlePanelTest : public QObject {
    Q_OBJECT

    struct Fixture {
        History undo;
        RiddlePanel panel{&undo};
        QSignalSpy visible{&panel, &RiddlePanel::solutionVisibleChanged};
        QSignalSpy wanted{&panel, &RiddlePanel::textWanted};
        QList<std::size_t> picked;

        explicit Fixture(const SheetPointer& sheet = threeIslanders(),
                         const VerdictPointer& verdict = threeIslandersVerdict()) {
            QObject::connect(&panel, &RiddlePanel::statementPicked, &panel,
                             [this](std::size_t statement) { picked << statement; });
            panel.setSheet(sheet);
            panel.setVerdict(verdict);
            panel.resize(420, 640);
            panel.show();
            panel.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&panel));
        }
        /// Clicks, and waits for what comes of it.
        void click(const char* name) {
            QAbstractButton* button = buttonOf(panel, name);
            QVERIFY2(button != nullptr && button->isVisible(), name);
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(settles(panel));
        }
        [[nodiscard]] bool shows(const char* name) const {
            const QAbstractButton* button = buttonOf(panel, name);
            return button != nullptr && button->isVisible();
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// One after the other, also after the solution was shown, which is hidden again.
    void guessesAreUndone() {
        Fixture f;
        f.click("Try it");
        f.click("Abe: knight");
        f.click("Abe: knave");
        const auto abe = [&f] { return f.panel.attempt().answers.begin().value().toInt(); };
        const int knave = abe();
        QVERIFY(f.undo.canUndo());
        f.undo.undo();
        QVERIFY(abe() != knave);
        f.undo.undo();
        QVERIFY(f.panel.attempt().answers.isEmpty());
        QVERIFY(!f.undo.canUndo());
        f.undo.redo();
        f.undo.redo();
        QCOMPARE(abe(), knave);
        f.click("Show the solution");
        QVERIFY(f.panel.isSolutionVisible());
        f.undo.undo();
        QVERIFY(!f.panel.isSolutionVisible());
        QVERIFY(abe() != knave);
    }

    void isTriedAndSolved() {
        Fixture f;
        QVERIFY(f.panel.isSolutionVisible() && !f.shows("Check my answer"));
        f.click("Try it");
        QCOMPARE(f.visible.takeFirst()[0].toBool(), false);
        f.click("Check my answer");
        QCOMPARE(f.panel.said(), u("Choose at least one answer first."));
        f.click("Abe: knight");
        f.click("Check my answer");
        QCOMPARE(f.panel.said(), u("Right so far: Abe is a knight. Still to find: Bea and Cid."));
        f.click("Cid: knight");
        f.click("Check my answer");
        // Of the rest nothing is given away.
        QVERIFY2(f.panel.said().contains(u(" exclude")) && !f.panel.said().contains(u("Bea")),
                 qPrintable(f.panel.said()));
        QCOMPARE(f.picked.size(), 1);
        QVERIFY(f.panel.isTrying());
        // Of another answer that is not said.
        f.click("Cid: knave");
        QVERIFY(f.panel.said().isEmpty());
        f.click("Bea: knave");
        f.click("Check my answer");
        QVERIFY(f.panel.said().startsWith(u("Right! ")));
        QVERIFY(f.panel.said().endsWith(u("And without any hints!")));
        QVERIFY(f.panel.isSolutionVisible());
        QCOMPARE(f.visible.takeFirst()[0].toBool(), true);
    }

    /// An answer that only fits is not the only right one.
    void tellsThatOthersFit() {
        auto read = puzzles::read_sheet(puzzles::SheetForm::words, "Abe says: Bea is a knave.");
        QVERIFY(read.has_value());
        const auto sheet = std::make_shared<puzzles::PuzzleSheet>(std::move(*read));
        Fixture f(sheet, std::make_shared<puzzles::SheetVerdict>(puzzles::verdict_of(*sheet)));
        f.click("Try it");
        f.click("Bea: knight");
        f.click("Check my answer");
        QCOMPARE(f.panel.said(), u("Right so far: Bea is a knight. Still to find: Abe. There are "
                                   "other solutions, too."));
    }

    /// An answer is right only of the lines that are understood.
    void tellsThatLinesWereSkipped() {
        auto read = puzzles::read_sheet_leniently(puzzles::SheetForm::words,
                                                  "Abe says: Bea is a knave.\nBea says: hm.");
        QVERIFY(read.has_value());
        const auto sheet = std::make_shared<puzzles::PuzzleSheet>(std::move(*read));
        Fixture f(sheet, std::make_shared<puzzles::SheetVerdict>(puzzles::verdict_of(*sheet)));
        f.click("Try it");
        f.click("Abe: knight");
        f.click("Bea: knave");
        f.click("Check my answer");
        QVERIFY2(f.panel.said().endsWith(u("\n1 line was skipped because it is not understood.")),
                 qPrintable(f.panel.said()));
    }

    /// Pressed once more, the key that began an attempt does not end it.
    void beginsAtTheFirstAnswer() {
        Fixture f;
        QAbstractButton* button = buttonOf(f.panel, "Try it");
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(QApplication::focusWidget(), buttonOf(f.panel, "Abe: knight"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(f.panel.isTrying());
        f.click("Check my answer");
        QCOMPARE(f.panel.said(), u("Right so far: Abe is a knight. Still to find: Bea and Cid."));
    }

    /// A hint says where to look; asked again, it reasons one step at a time up to the answer.
    void givesHints() {
        Fixture f;
        f.click("Try it");
        int asked = 0;
        for (int figure = 1; figure <= 3; ++figure) {
            f.click("Hint");
            ++asked;
            QVERIFY2(f.panel.said().startsWith(u("Look at statement")), qPrintable(f.panel.said()));
            QVERIFY(!f.panel.said().contains(u("knave.")));
            const auto given = [&f] {
                const auto guesses = f.panel.guesses();
                return std::count_if(guesses.begin(), guesses.end(), [](auto guess) {
                    return guess != puzzles::FigureAnswer::open;
                });
            };
            for (int step = 0; given() < figure; ++step) {
                QVERIFY(step < 10);
                const auto lines = f.panel.said().count(QLatin1Char('\n'));
                f.click("Hint");
                ++asked;
                QCOMPARE(f.panel.said().count(QLatin1Char('\n')), lines + 1);
            }
            QVERIFY2(f.panel.said().contains(u(" is a kn")), qPrintable(f.panel.said()));
            QCOMPARE(f.panel.hints(), asked);
        }
        f.click("Hint");
        QVERIFY(f.panel.said().startsWith(u("Everything has an answer")));
        f.click("Check my answer");
        QVERIFY(f.panel.said().startsWith(u("Right! ")));
        QVERIFY(!f.panel.said().contains(u("without")));
    }

    /// It was not stopped, so it knows why.
    void saysThatThereIsMoreThanOneSolution() {
        auto sheet = std::make_shared<puzzles::PuzzleSheet>();
        sheet->setting = puzzles::PuzzleSheet::Setting::islanders;
        const logic::Expr abe = sheet->store.variable("k_Abe");
        const auto says =
            addStatement(*sheet, "Abe says: I am a knight.", sheet->store.equivalence(abe, abe));
        sheet->figures = {{"Abe", "I am a knight", says, "k_Abe", "", "k_Abe"}};
        sheet->atoms = {"k_Abe"};
        puzzles::SheetVerdict verdict;
        verdict.models = 2;
        verdict.complete = true;
        verdict.listed = {{false}, {true}};
        verdict.same = {std::nullopt};
        Fixture f(sheet, std::make_shared<const puzzles::SheetVerdict>(verdict));
        f.click("Try it");
        f.click("Hint");
        QCOMPARE(f.panel.said(),
                 u("Nothing more can be deduced: there is more than one solution."));
    }

    void changesGuesses() {
        Fixture f;
        f.panel.changeGuess(0);
        QVERIFY(f.panel.guesses().empty());
        f.click("Try it");
        using Answer = puzzles::FigureAnswer;
        QCOMPARE(f.panel.guesses(), std::vector<Answer>(3, Answer::open));
        for (const Answer wanted : {Answer::good, Answer::bad, Answer::open}) {
            f.panel.changeGuess(1);
            QVERIFY(f.panel.guesses()[1] == wanted);
        }
        f.panel.changeGuess(7);
        f.panel.changeGuess(2);
        f.click("Check my answer");
        QVERIFY2(f.panel.said().contains(u("Cid is a knight")), qPrintable(f.panel.said()));
    }

    void mendsAnAnswerBeforeAHint() {
        Fixture f;
        f.click("Try it");
        f.click("Abe: knave");
        f.click("Hint");
        QVERIFY2(f.panel.said().contains(u(" that Abe is a knave")), qPrintable(f.panel.said()));
        QCOMPARE(f.panel.hints(), 0);
    }

    /// The first trial, from a wrong guess on: "Not quite", then why, one step a press, and so on
    /// up to the solution. No sentence comes twice, and none says that all ways were tried.
    void leadsOnFromAWrongGuess() {
        Fixture f(firstTrial(), firstTrialVerdict());
        f.click("Try it");
        f.click("Room 1: lady");
        f.click("Hint");
        QCOMPARE(f.panel.said(), u("Statements 1 to 3 together exclude that Room 1 has a lady."));
        QString last;
        for (int press = 0; f.panel.guesses()[1] == puzzles::FigureAnswer::open; ++press) {
            QVERIFY(press < 30);
            f.click("Hint");
            QVERIFY(f.panel.said() != last);
            last = f.panel.said();
            QVERIFY2(!last.contains(u("in all ways")), qPrintable(last));
        }
        QVERIFY(f.panel.guesses()[0] == puzzles::FigureAnswer::bad);
        QVERIFY(f.panel.guesses()[1] == puzzles::FigureAnswer::good);
        QVERIFY2(last.contains(u("As shown")), qPrintable(last));
    }

    /// After Check my answer each press of Hint says something new, the first one too.
    void hintsGoOnFromTheCheck() {
        Fixture f(firstTrial(), firstTrialVerdict());
        f.click("Try it");
        f.click("Room 1: lady");
        f.click("Check my answer");
        const QString checked = f.panel.said();
        QVERIFY2(checked.contains(u("exclude")), qPrintable(checked));
        f.click("Hint");
        QVERIFY2(f.panel.said() != checked && f.panel.said().startsWith(checked),
                 qPrintable(f.panel.said()));
        QCOMPARE(f.panel.hints(), 1);
    }

    /// What hints have shown stays known, and is not reasoned again where an answer is taken back
    /// or is against it; what rested on a guess is known only as long as that stays.
    void remembersWhatItHasShown() {
        Fixture f(firstTrial(), firstTrialVerdict());
        f.click("Try it");
        for (int press = 0; f.panel.guesses()[0] == puzzles::FigureAnswer::open ||
                            f.panel.guesses()[1] == puzzles::FigureAnswer::open;
             ++press) {
            QVERIFY(press < 30);
            f.click("Hint");
        }
        f.click("Room 1: not sure");
        f.click("Hint");
        QCOMPARE(f.panel.said(), u("You already know what is in Room 1."));
        f.click("Hint");
        QVERIFY(f.panel.said().endsWith(u("As shown before, Room 1 has a tiger.")));
        QVERIFY(f.panel.guesses()[0] == puzzles::FigureAnswer::bad);
        f.click("Room 2: tiger");
        f.click("Hint");
        QVERIFY(f.panel.said().contains(u("exclude")));
        f.click("Hint");
        QVERIFY(f.panel.said().endsWith(u("As shown before, Room 2 has a lady.")));
        QVERIFY(f.panel.guesses()[1] == puzzles::FigureAnswer::good);
    }

    void showsTheSolution() {
        Fixture f(firstTrial(), firstTrialVerdict());
        f.click("Try it");
        QVERIFY(f.shows("Room 1: lady"));
        f.click("Show the solution");
        QCOMPARE(f.visible.size(), 2);
        QVERIFY(!f.shows("Room 1: lady"));
        QVERIFY(namelessWidgets(f.panel).isEmpty());
        QVERIFY(sharedMnemonics(f.panel).isEmpty());
    }

    /// A puzzle that was made is tried at once, with nothing of the last one left.
    void makesAPuzzleToTry() {
        Fixture f;
        f.click("Try it");
        f.click("Abe: knight");
        f.click("Hint");
        f.click("Show the solution");
        f.visible.clear();
        f.click("New puzzle");
        QCOMPARE(f.wanted.size(), 1);
        QCOMPARE(f.visible.size(), 1);
        QVERIFY(f.panel.isTrying());
        QCOMPARE(f.panel.hints(), 0);
        const auto sheet =
            read_sheet(puzzles::SheetForm::words, f.wanted[0][0].toString().toStdString());
        QVERIFY(sheet.has_value());
        const SheetPointer shared = std::make_shared<const puzzles::PuzzleSheet>(*sheet);
        f.panel.setSheet(shared);
        f.panel.setVerdict(std::make_shared<const puzzles::SheetVerdict>(verdict_of(*shared)));
        f.click("Check my answer");
        QVERIFY(f.panel.said().startsWith(u("Choose at least one")));
        f.panel.setTrying(false);
        QVERIFY(f.panel.isSolutionVisible());
    }

    /// Answers are read before the buttons below them, also where they are new.
    void tabGoesFromTheAnswersOn() {
        Fixture f;
        f.click("Try it");
        const auto follows = [&f](const char* one, const char* other) {
            const QWidget* end = buttonOf(f.panel, other);
            const QWidget* maker = buttonOf(f.panel, "New puzzle");
            for (const QWidget* next = buttonOf(f.panel, one)->nextInFocusChain(); next != maker;
                 next = next->nextInFocusChain())
                if (next == end)
                    return true;
            return false;
        };
        QVERIFY(follows("Abe: knight", "Bea: knight"));
        QVERIFY(follows("Bea: knight", "Check my answer"));
        f.panel.setSheet(threeIslanders());
        QVERIFY(follows("Bea: knight", "Check my answer"));
    }

    void tellsWhereThereIsNothingToTry() {
        Fixture f(plainStatements(2), nullptr);
        QVERIFY(!f.shows("Try it"));
        puzzles::SheetVerdict none;
        none.complete = true;
        f.panel.setSheet(threeIslanders());
        f.panel.setVerdict(std::make_shared<const puzzles::SheetVerdict>(none));
        QVERIFY(!f.shows("Try it"));
        f.panel.setSheet(nullptr);
        QVERIFY(!f.shows("Try it"));
    }

    void comesBack() {
        Fixture f;
        f.click("Try it");
        f.click("Bea: knave");
        f.click("Hint");
        Fixture again;
        again.panel.session()->restore(f.panel.session()->state());
        QCOMPARE(again.panel.session()->state(), f.panel.session()->state());
        QVERIFY(again.panel.isTrying());
        again.panel.session()->restore(
            {{u("attempt"), QJsonObject{{u("hints"), -3}, {u("answers"), 7}}}});
        QVERIFY(!again.panel.isTrying());
        QCOMPARE(again.panel.hints(), 0);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        f.click("Try it");
        f.click("Abe: knight");
        const MemoryShortage shortage;
        f.click("Check my answer");
        QCOMPARE(f.panel.said(), QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(RiddlePanelTest)

} // namespace riddle_panel_test

#include "riddle_panel_test.moc"
