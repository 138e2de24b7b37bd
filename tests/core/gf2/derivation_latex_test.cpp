#include "core/gf2/derivation.hpp"
#include "tests/core/gf2/written_equations.hpp"
#include "tests/suite.hpp"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace derivation_latex_test {

using namespace loggia;
using namespace loggia::gf2;

class DerivationLatexTest : public QObject {
    Q_OBJECT

    /// Braces, dollars and environments in pairs.
    static void checkStructure(const std::string& latex) {
        int depth = 0;
        int dollars = 0;
        for (std::size_t i = 0; i < latex.size(); ++i) {
            if (latex[i] == '\\') {
                ++i;
                continue;
            }
            depth += latex[i] == '{' ? 1 : latex[i] == '}' ? -1 : 0;
            dollars += latex[i] == '$' ? 1 : 0;
            QVERIFY(depth >= 0);
        }
        QCOMPARE(depth, 0);
        QCOMPARE(dollars % 2, 0);
        const QString text = QString::fromStdString(latex);
        QCOMPARE(text.count(QStringLiteral("\\[")), text.count(QStringLiteral("\\]")));
        QVERIFY(text.startsWith(QStringLiteral("\\documentclass{article}\n")));
        QVERIFY(text.endsWith(QStringLiteral("\\end{document}\n")));
    }

private Q_SLOTS:
    void tellsTheFirstTrial() {
        Derivation derivation = oracle::first_trial();
        derivation.defined = {0, 1, -1};
        const QString latex = QString::fromStdString(derivation_latex(derivation));
        checkStructure(latex.toStdString());
        for (const char* part :
             {"$(1)\\quad m_{1} = r_{1} r_{2} + r_{1}$",
              "$(3)\\quad m_{1} + (r_{1} + r_{2}) = 1$, $m_{2}$ substituted by (2).",
              "for $x + x = 0$", "is $(r_{1} + 1) r_{2} = 1$", "$m_{1} = 0$\n",
              "\\section*{The solution}"})
            QVERIFY2(latex.contains(QLatin1String(part)), part);
        // Each line of a case begins where the one before it has ended.
        QVERIFY(latex.contains(QStringLiteral("\\[\\lines{$(1)\\quad")));
        QVERIFY(latex.contains(QStringLiteral("\n\\\\$(2)\\quad")));
        const auto& steps = derivation.solution.steps;
        const auto told = latex.count(QStringLiteral("for $x + x = 0$"));
        QCOMPARE(told, std::count_if(steps.begin(), steps.end(), [](const AlgebraStep& step) {
                     return step.reason == AlgebraStep::Reason::cancel;
                 }));
    }

    void writesNamesThatLatexWouldMisread() {
        const auto x = [](int v) { return Polynomial::variable(v); };
        const Derivation derivation =
            derive({"k_Abe", "p12", "x", "42", "a^b"}, {x(0) + x(1), x(2) + x(3), x(4)});
        const QString latex = QString::fromStdString(derivation_latex(derivation));
        checkStructure(latex.toStdString());
        QVERIFY(latex.contains(QStringLiteral("\\mathrm{k\\_Abe}")));
        QVERIFY(latex.contains(QStringLiteral("p_{12}")));
        QVERIFY(latex.contains(QStringLiteral("\\mathrm{42}")));
    }

    void isWellFormedForRandomSystems() {
        Random random(test_suite::seed(234));
        for (int round = 0; round < 500 && !QTest::currentTestFailed(); ++round)
            checkStructure(derivation_latex(
                derive(oracle::written_names,
                       oracle::random_system(random, oracle::written_variables, 4, 5, 3))));
    }

    /// Also by pdflatex, where it is there.
    void compiles() {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
        Random random(test_suite::seed(235));
        Derivation one = oracle::first_trial();
        one.names = {"k_Abe", "p#1%&", "x{y}", "a\\b~^"};
        for (const Derivation& each :
             {one, derive(oracle::written_names,
                          oracle::random_system(random, oracle::written_variables, 3, 40, 5))}) {
            checkStructure(derivation_latex(each));
            if (program.isEmpty())
                continue;
            const QTemporaryDir folder;
            QProcess process;
            process.setWorkingDirectory(folder.path());
            QFile file(folder.filePath(QStringLiteral("derivation.tex")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(derivation_latex(each).c_str());
            file.close();
            process.start(program,
                          {QStringLiteral("-interaction=nonstopmode"),
                           QStringLiteral("-halt-on-error"), QStringLiteral("derivation.tex")});
            QVERIFY(process.waitForFinished(60'000));
            const QByteArray log = process.readAllStandardOutput();
            QVERIFY2(process.exitCode() == 0, log.constData());
            QVERIFY2(!log.contains("Overfull"), log.constData());
        }
    }
};

LOGGIA_LOOP_TEST(DerivationLatexTest)

} // namespace derivation_latex_test

#include "derivation_latex_test.moc"
