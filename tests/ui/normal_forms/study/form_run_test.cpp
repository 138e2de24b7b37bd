#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_run.hpp"

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
        Revisions text;
        FormRun run;
        for (const char* each : {"a", "a & b", "a & b & c", "a | b"})
            run.follow(text.now(), q(each), {});
        QVERIFY(settles(run));
        QCOMPARE(*run.study().text, std::string("a | b"));
        QCOMPARE(run.study().minimum->cover.terms(), std::size_t{2});
    }

    void aSlipKeepsWhatWasRead() {
        Revisions text;
        FormRun run;
        run.follow(text.now(), q("a & b"), {});
        QVERIFY(settles(run));
        run.follow(text.now(), q("a & "), {});
        QVERIFY(settles(run));
        QVERIFY(run.study().error);
        QVERIFY(run.lastRead().minimum);
        run.follow(text.now(), {}, {});
        QVERIFY(settles(run));
        QVERIFY(run.study().blank && run.lastRead().blank);
    }

    void stopsAndKeepsTheBest() {
        Revisions text;
        FormRun run;
        QSignalSpy changes(&run, &FormRun::changed);
        FormSettings settings;
        settings.method = normal_forms::Method::exact;
        run.follow(text.now(), QString::fromStdString(hardText()), settings);
        QVERIFY(run.isRunning());
        QVERIFY(QTest::qWaitFor([&] { return run.lastRead().minimum != nullptr; }, patience));
        QElapsedTimer clock;
        clock.start();
        run.stop();
        QVERIFY(settles(run));
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(run.study().complete && run.study().minimum);
        QVERIFY(!changes.isEmpty());
    }

    void endsAtItsLimit() {
        Revisions text;
        FormRun run;
        FormSettings settings;
        settings.method = normal_forms::Method::exact;
        settings.seconds = 1;
        run.follow(text.now(), QString::fromStdString(hardText()), settings);
        QVERIFY(settles(run));
        QVERIFY(run.study().complete);
    }

    void aStudyOfAnotherTextIsDropped() {
        Revisions text;
        FormRun run;
        run.follow(text.now(), q("a & b"), {});
        QVERIFY(settles(run));
        QVERIFY(run.isCurrent());
        text.advance();
        QVERIFY(!run.isCurrent());
        run.follow(text.now(), q("a | b"), {});
        text.advance();
        QVERIFY(settles(run));
        QCOMPARE(*run.study().text, std::string("a & b"));
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Revisions text;
        FormRun run;
        const MemoryShortage shortage;
        run.follow(text.now(), q("a & b"), {});
        QVERIFY(settles(run));
        QVERIFY(run.study().complete);
        QVERIFY(run.study().error->message.find("memory") != std::string::npos);
    }
};

LOGGIA_WINDOW_TEST(FormRunTest)

} // namespace form_run_test

#include "form_run_test.moc"
