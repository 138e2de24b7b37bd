#include "core/base/process.hpp"
#include "core/tournament/outside_program.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace outside_program_test {

using namespace loggia;
using namespace loggia::tournament;

class OutsideProgramTest : public QObject {
    Q_OBJECT

private:
    static Result<ProgramAnswer> run(const std::string& script, double seconds = 20,
                                     const Control& control = {}) {
        const auto directory = TemporaryDirectory::make("loggia-test");
        const ProgramQuestion question{
            "sh", {"-c", script, "sh"}, seconds, directory->path(), "hello\n"};
        return ask(question, {question.input_path(), question.output_path()}, control);
    }

private Q_SLOTS:
    void readsTheFileThatItWrites() {
        const auto answer = run("tr a-z A-Z <\"$1\" >\"$2\"; exit 1");
        QVERIFY(answer.has_value());
        QCOMPARE(answer->text, std::optional<std::string>("HELLO\n"));
        QCOMPARE(answer->circumstances, std::string(" (exit status 1)"));
    }
    void namesTheFault() {
        QCOMPARE(run("exit 0")->fault, std::string("it wrote no output"));
        QCOMPARE(run("echo why; exit 3")->fault,
                 std::string("it wrote no output (exit status 3), last output: why"));
        QCOMPARE(run("kill -SEGV $$")->fault,
                 std::string("it wrote no output (it crashed: Segmentation fault)"));
        QCOMPARE(run("sleep 50", 0.1)->fault, std::string("it made no move in 0.1 seconds"));
        QCOMPARE(run("mkdir \"$2\"")->fault, std::string("it wrote no output"));
    }
    void saysNothingWhenStopped() {
        std::stop_source stop;
        stop.request_stop();
        const auto answer = run("sleep 50", 20, Control(stop.get_token()));
        QVERIFY(answer.has_value());
        QVERIFY(!answer->text && answer->fault.empty());
    }
    void failsWithoutTheProgram() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        QVERIFY(!ask({"./no-such-program", {}, 1, directory->path(), ""}, {}).has_value());
    }
};

LOGGIA_TEST(OutsideProgramTest)

} // namespace outside_program_test

#include "outside_program_test.moc"
