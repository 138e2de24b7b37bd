#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/function_file.hpp"

namespace function_file_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Format;
using normal_forms::Syntax;

class FunctionFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void aStatementAboutSquaresIsNoFunction() {
        for (const char* text : {"a & !b | c\n", "a | f\n0 | 1\n1 | 0\n", ".i 2\n.o 1\n11 1\n.e\n"})
            QVERIFY2(isFormText(text), text);
        for (const char* text : {"(or P_1_2 B_2_2)\n", "not M_1_1 or S_1_2\n"})
            QVERIFY2(!isFormText(text), text);
    }

    /// What is written under a name is in its format, and says the same.
    void theNameTellsTheFormat() {
        QVERIFY(!fileFormatOf(QStringLiteral("a.txt")));
        QVERIFY(!fileFormatOf(QStringLiteral("pla")));
        const std::string text = "f(a, b, c) = m(1, 4, 5)";
        const FormStudy study = studyOf(text.c_str(), {});
        for (const char* name : {"a.pla", "a.BLIF", "a.csv", "a.eqn", "a.eqntott"}) {
            const auto file = QString::fromLatin1(name);
            QVERIFY2(fileFormatOf(file).has_value(), name);
            QVERIFY2(!isWrittenFor(file, normal_forms::syntax_of(text), text), name);
            const auto written = writtenAs(*study.whole, *fileFormatOf(file));
            QVERIFY2(written.has_value(), name);
            QVERIFY2(isWrittenFor(file, normal_forms::syntax_of(*written), *written), name);
            const FormStudy again = studyOf(written->c_str(), {});
            QCOMPARE(again.rows->rows(), std::uint64_t{8});
            for (std::uint64_t row = 0; row < 8; ++row)
                QVERIFY2(again.rows->value(row, 0) == study.rows->value(row, 0), name);
        }
        QVERIFY(isWrittenFor(QStringLiteral("a.txt"), Syntax::minterms, text));
    }

    void equationsLeaveNoRowOpen() {
        const FormStudy open = studyOf("f(a, b) = m(1) + d(2)", {});
        QVERIFY(!writtenAs(*open.whole, Format::eqntott));
        QVERIFY(writtenAs(*open.whole, Format::pla).has_value());
    }
};

LOGGIA_TEST(FunctionFileTest)

} // namespace function_file_test

#include "function_file_test.moc"
