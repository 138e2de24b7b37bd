#include "core/base/file.hpp"
#include "core/tournament/program_mark.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTest>

namespace program_mark_test {

using namespace loggia;
using namespace loggia::tournament;

class ProgramMarkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesWithTheProgramAndItsFiles() {
        const QTemporaryDir folder;
        const std::string script = folder.filePath(QStringLiteral("mine.sh")).toStdString();
        const std::vector<std::string> command{"/bin/sh", script, "-x"};
        QVERIFY(write_file(script, "exit 0\n").has_value());
        const std::string before = program_mark(command);
        QCOMPARE(mark_in("exec:/bin/sh mine.sh" + before), std::string_view(before));
        QCOMPARE(program_mark(command), before);
        QVERIFY(write_file(script, "exit 1\n").has_value());
        QVERIFY(program_mark(command) != before);
        QVERIFY(write_file(script, "exit 0\n").has_value());
        QCOMPARE(program_mark(command), before);
        QCOMPARE(program_mark({}), std::string());
    }

    void otherLinesHaveNone() {
        for (const char* line :
             {"", "random", "exec:a, program", "exec:a, program 0123456789abcdef",
              "exec:a, program 0123456789abcdef0123456789abcdeg",
              "exec:a  program 0123456789abcdef0123456789abcdef"})
            QCOMPARE(mark_in(line), std::string_view());
    }
};

LOGGIA_TEST(ProgramMarkTest)

} // namespace program_mark_test

#include "program_mark_test.moc"
