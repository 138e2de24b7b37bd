#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace latex_layout_test {

using namespace loggia;
using namespace loggia::grading;

class LatexLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layoutOfLatexIsNoPartOfTheFormula_data() {
        QTest::addColumn<QString>("body"); // @ is the formula
        QTest::addColumn<QString>("passed");
        for (const char* const body :
             {"\\begin{enumerate}\n\\item[(a)] $@$\n\\end{enumerate}",
              "\\textbf{Answer:} $f = @$\\par",
              "\\section*{Task 3}\\label{sec:3}\n\\noindent $@$\\newpage",
              "\\begin{align}\n f &\\equiv ab + ac + bc \\\\\n &\\equiv @ \\tag{1}\n\\end{align}",
              "\\begin{multline*}\n(a + b) \\\\ \\cdot (a + c) \\\\[2pt] \\cdot (b + "
              "c)\n\\end{multline*}",
              "\\begin{tabular}{|c|c|c|c|}\n\\hline\n$a$ & $b$ & $c$ & $f$ \\\\ \\hline\n"
              "0 & 0 & 0 & 0 \\\\\n0 & 1 & 1 & 1 \\\\ \\hline\n\\end{tabular}\n\n$f = @$",
              "\\begin{comment}\n$a + b$\n\\end{comment}\n\\underline{$@$}",
              "\\title{Task 3}\\author{Anna \\and Ben}\\date{30.11.2026}\\maketitle\n$@$",
              "\\textcolor{red}{$@$}\\footnote{by hand}", "\\texttt{(a | b) & (a | c) & (b | c)}",
              "\\begin{verbatim}\n(a | b) & (a | c) & (b | c)\n\\end{verbatim}"})
            QTest::newRow(body) << body << "+++++";
        QTest::newRow("negated") << "\\begin{multline*}\n\\neg(\n@\n)\\end{multline*}"
                                 << "+----";
        QTest::newRow("the complement") << "\\begin{align*}\\bar{f} &= @ \\label{x}\\end{align*}"
                                        << "-----";
        QTest::newRow("crossed out") << "\\begin{center}\\sout{$@$}\\end{center}"
                                     << "-----";
    }
    void layoutOfLatexIsNoPartOfTheFormula() {
        QFETCH(QString, body);
        QFETCH(QString, passed);
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        body.replace(QLatin1Char('@'),
                     QLatin1String("(a \\lor b) \\land (a \\lor c) \\land (b \\lor c)"));
        const std::string answer = "\\documentclass{article}\n\\begin{document}\n" +
                                   body.toStdString() + "\n\\end{document}\n";
        QString found;
        std::string reasons;
        const auto cases = task.cases(order, {}).value();
        for (const Case& each : cases) {
            const auto judged = task.judge(each, judged::trial_of({}, answer), {}).value();
            found += QLatin1Char(judged.passed ? '+' : '-');
            reasons += judged.why + '\n';
        }
        QVERIFY2(found == passed, reasons.c_str());
    }
};

LOGGIA_TEST(LatexLayoutTest)

} // namespace latex_layout_test

#include "latex_layout_test.moc"
