#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_run.hpp"
#include "ui/normal_forms/study/form_words.hpp"

#include <QSignalSpy>

namespace form_run_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class FormRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theNewestTextWins() {
        FormRun run;
        for (const char* each : {"a", "a & b", "a & b & c", "a | b"})
            run.follow(q(each), {});
        QVERIFY(settles(run));
        QCOMPARE(*run.study().text, std::string("a | b"));
        QCOMPARE(run.study().minimum->cover.terms(), std::size_t{2});
    }

    void aSlipKeepsWhatWasRead() {
        FormRun run;
        run.follow(q("a & b"), {});
        QVERIFY(settles(run));
        run.follow(q("a & "), {});
        QVERIFY(settles(run));
        QVERIFY(run.study().error);
        QVERIFY(run.lastRead().minimum);
        run.follow({}, {});
        QVERIFY(settles(run));
        QVERIFY(run.study().blank && run.lastRead().blank);
    }

    void whatTookLongIsFoundAgain() {
        FormRun run(nullptr, 0);
        run.follow(q("a & b | a & !b"), {});
        QVERIFY(settles(run));
        const auto minimum = run.study().minimum;
        QVERIFY(minimum);
        run.follow(q("a & b | "), {});
        QVERIFY(settles(run));
        QVERIFY(run.study().error);
        // Not with other settings, nor of another text.
        FormSettings cnf;
        cnf.form = normal_forms::Form::cnf;
        QVERIFY(!run.recall(q("a & b | a & !b"), cnf));
        QVERIFY(!run.recall(q("a & b"), {}));
        QVERIFY(run.study().error);
        QVERIFY(run.recall(q("a & b | a & !b"), {}));
        QVERIFY(run.isCurrent() && !run.isOld() && !run.isRunning());
        QCOMPARE(run.study().minimum, minimum);
        // Also while something else is on its way, which ends.
        run.follow(QString::fromStdString(hardText()), {});
        QVERIFY(run.recall(q("a & b | a & !b"), {}));
        QVERIFY(settles(run));
        QCOMPARE(run.study().minimum, minimum);
    }

    void showsAnotherMinimumForm() {
        FormRun run(nullptr, 0);
        const QString text = q("f(a, b, c) = m(0, 1, 2, 5, 6, 7)");
        QVERIFY(!run.choose(0)); // nothing is known yet
        run.follow(text, {});
        QVERIFY(!run.choose(1));
        QVERIFY(settles(run));
        const normal_forms::Cover first = run.study().minimum->cover;
        QVERIFY(run.choose(1));
        QVERIFY(run.isCurrent() && !run.isRunning());
        const normal_forms::Cover second = run.study().minimum->cover;
        QVERIFY(second != first);
        QCOMPARE(run.study().settings.choice, 1);
        QCOMPARE(run.lastRead().minimum, run.study().minimum);
        QVERIFY(!run.choose(2));
        QVERIFY(!run.choose(-1));
        QVERIFY(run.study().minimum->cover == second);
        // What took long has all of them.
        run.follow(q("a"), {});
        QVERIFY(settles(run));
        run.setLongRun({text, {}, studyForm(text.toStdString(), {}, {}, [](const FormStudy&) {})});
        FormSettings other;
        other.choice = 1;
        QVERIFY(run.recall(text, other));
        QVERIFY(run.study().minimum->cover == second);
        QVERIFY(run.recall(text, {}));
        QVERIFY(run.study().minimum->cover == first);
    }

    void stopsAndKeepsTheBest() {
        FormRun run;
        QSignalSpy changes(&run, &FormRun::changed);
        const QSignalSpy told(&run, &FormRun::progressed);
        FormSettings settings;
        settings.method = normal_forms::Method::exact;
        run.follow(QString::fromStdString(hardText()), settings);
        QVERIFY(run.isRunning());
        QVERIFY(QTest::qWaitFor([&] { return run.lastRead().minimum != nullptr; }, patience));
        // What is known so far, while it goes on.
        QVERIFY(run.isRunning() && !run.study().complete);
        QVERIFY(!told.empty());
        QCOMPARE(told.back()[1].toString(), verdictOf(run.study()).words);
        const QString words = told.back()[1].toString();
        QVERIFY2(words.startsWith(q("So far ")) || words.contains(q("(proven minimum)")),
                 qPrintable(words));
        QElapsedTimer clock;
        clock.start();
        run.stop();
        QVERIFY(settles(run));
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(run.study().complete && run.study().minimum);
        QVERIFY(!changes.isEmpty());
    }

    void endsAtItsLimit() {
        FormRun run;
        FormSettings settings;
        settings.method = normal_forms::Method::exact;
        settings.seconds = 1;
        QElapsedTimer clock;
        clock.start();
        run.follow(QString::fromStdString(hardText()), settings);
        QVERIFY(settles(run));
        QVERIFY(run.study().complete);
        QVERIFY(run.study().minimum->stopped || clock.elapsed() < 1500); // or it was fast
        // The next run has all of its own time, or as much as it likes.
        run.follow(q("a & b"), settings);
        QVERIFY(settles(run));
        settings.seconds = 0;
        run.follow(QString::fromStdString(hardText()), settings);
        QTest::qWait(1200);
        QVERIFY(run.isRunning() || !run.study().minimum->stopped);
        run.forget();
    }

    /// As soon as the text or the settings change nothing is known, and whoever shows it is told.
    void aStudyOfAnotherTextIsDropped() {
        FormRun run;
        QVERIFY(run.isOld() && !run.isCurrent());
        run.follow(q("a & b"), {});
        QVERIFY(!run.study().complete);
        QVERIFY(settles(run));
        QVERIFY(run.isCurrent() && !run.isOld());
        bool told_that_it_is_old = false;
        QObject::connect(&run, &FormRun::changed, &run,
                         [&] { told_that_it_is_old = run.isOld() && !run.study().whole; });
        run.follow(q("a | b"), {});
        QVERIFY(told_that_it_is_old && !run.isCurrent() && !run.study().complete);
        QVERIFY(run.lastRead().minimum); // to be shown faintly
        run.forget();
        QVERIFY(told_that_it_is_old && !run.isRunning());
        QVERIFY(run.study().complete); // nothing is on the way
        QTest::qWait(150);
        QVERIFY(!run.isCurrent());
        run.follow(q("a |"), {});
        QVERIFY(settles(run));
        QVERIFY(run.isCurrent() && run.isOld() && run.study().error);
        run.follow(q("a"), {});
        QVERIFY(settles(run));
        QVERIFY(!run.isOld() && !told_that_it_is_old);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        FormRun run;
        const MemoryShortage shortage;
        run.follow(q("a & b"), {});
        QVERIFY(settles(run));
        QVERIFY(run.study().complete);
        QVERIFY(run.study().error->message.find("memory") != std::string::npos);
    }
};

LOGGIA_WINDOW_TEST(FormRunTest)

} // namespace form_run_test

#include "form_run_test.moc"
