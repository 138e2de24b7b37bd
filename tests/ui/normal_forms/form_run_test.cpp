#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/form_run.hpp"

#include <QSignalSpy>

namespace form_run_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class FormRunTest : public QObject {
    Q_OBJECT

    /// A function of 20 inputs that nobody minimises exactly in a moment.
    static QString hard() {
        Random random(7);
        QString text;
        for (int term = 0; term < 300; ++term) {
            if (term > 0)
                text += q(" | ");
            text += QLatin1Char('(');
            for (int i = 0; i < 8; ++i)
                text += QStringLiteral("%1%2x%3")
                            .arg(i > 0 ? q(" & ") : QString(),
                                 random.below(2) == 0 ? q("!") : QString())
                            .arg(static_cast<int>(random.below(20)) + 1);
            text += QLatin1Char(')');
        }
        return text;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theNewestTextWins() {
        FormRun run;
        for (const char* text : {"a", "a & b", "a & b & c", "a | b"})
            run.follow(q(text), {});
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

    void stopsAndKeepsTheBest() {
        FormRun run;
        QSignalSpy changes(&run, &FormRun::changed);
        FormSettings settings;
        settings.method = normal_forms::Method::exact;
        run.follow(hard(), settings);
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
        FormRun run;
        FormSettings settings;
        settings.method = normal_forms::Method::exact;
        settings.seconds = 1;
        run.follow(hard(), settings);
        QVERIFY(settles(run));
        QVERIFY(run.study().complete);
    }
};

LOGGIA_WINDOW_TEST(FormRunTest)

} // namespace form_run_test

#include "form_run_test.moc"
