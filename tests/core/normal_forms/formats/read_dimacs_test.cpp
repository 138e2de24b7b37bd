#include "core/normal_forms/formats/write.hpp"
#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <vector>

namespace read_dimacs_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ReadDimacsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        const auto row = [](const char* name, const char* text, const char* names,
                            const char* values) {
            oracle::reads_row(name, text, Syntax::dimacs, names, values);
        };
        row("clauses", "p cnf 2 2\n1 2 0\n-1 -2 0\n", "x1 x2:f", "0110");
        row("named", "c 1 rain\nc 2 f\np cnf 3 1\n1 -2 0\n", "rain f x3:g", "11001111");
        row("a name that is taken", "c 1 x2\np cnf 2 1\n1 0\n", "x2 x2_:f", "0011");
        row("none", "p cnf 1 0\n", "x1:f", "11");
        row("an empty clause", "p cnf 1 2\n0\n1 0\n", "x1:f", "00");
        row("always true", "p cnf 2 2\n1 -1 0\n2 2 0\n", "x1 x2:f", "0101");
        row("SATLIB's end", "c\nc  a title\np cnf 2 1 \n1\n2 0\n%\n0\n", "x1 x2:f", "0111");
        row("too few clauses", "p cnf 2 2\n1 2 0\n", "", "");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row("p cnf 2 1\n1 x 0\n", 2, 3, "expected");
        row("p cnf 5000 1\n1 0\n", 1, 1, "5000 atoms are too many");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        const auto function = read_any_function(text.toStdString(), Syntax::dimacs);
        QVERIFY(!function.has_value());
        QVERIFY2(function.error().message.find(message.toStdString()) != std::string::npos,
                 function.error().message.c_str());
    }

    void isFalseWhereAClauseIs() {
        Random random(test_suite::seed(5));
        for (int i = 0; i < 2000; ++i) {
            const int atoms = 1 + static_cast<int>(random.below(8));
            std::vector<std::vector<int>> clauses(random.below(10));
            std::string text;
            for (auto& clause : clauses) {
                for (std::size_t k = random.below(5); k > 0; --k) {
                    const int atom =
                        1 + static_cast<int>(random.below(static_cast<std::uint64_t>(atoms)));
                    clause.push_back(random.below(2) == 0 ? atom : -atom);
                }
                for (const int literal : clause)
                    text += fmt::format("{} ", literal);
                text += "0\n";
            }
            text = fmt::format("p cnf {} {}\n{}", atoms, clauses.size(), text);
            const Function function = read_function(text).value();
            for (std::uint64_t row = 0; row < std::uint64_t{1} << atoms; ++row) {
                bool all = true;
                for (const auto& clause : clauses) {
                    bool any = false;
                    for (const int literal : clause)
                        any = any ||
                              ((row >> (atoms - std::abs(literal)) & 1U) != 0) == (literal > 0);
                    all = all && any;
                }
                QVERIFY2(function.on.value(row) == all, text.c_str());
            }
        }
    }

    void theHeaderDecides() {
        QVERIFY(syntax_of("c hello\np cnf 3 1\n1 2 3 0\n") == Syntax::dimacs);
        QVERIFY(!looks_like_function("p cnf 3 1\n1 2 3 0\n")); // which the page of SAT opens
        QVERIFY(syntax_of("c & d\np & q\n") == Syntax::formula);
        QVERIFY(syntax_of("1 2 0\n-1 0\n") != Syntax::dimacs);
        const auto any = read_any_function("p cnf 100 2\n1 -100 0\n50 0\n").value();
        const WideFunction& wide = std::get<WideFunction>(any);
        std::vector<bool> point(100, false);
        QVERIFY(!wide.on.value(point, 0));
        point[49] = true;
        QVERIFY(wide.on.value(point, 0));
        point[99] = true;
        QVERIFY(!wide.on.value(point, 0));
    }

    void whatIsWrittenIsRead() {
        const Function function = read_function("f = (a & -b) | (b & c);").value();
        const auto opposite = complement(function).value();
        const auto text = write_form(function, Form::cnf, opposite.on, Format::dimacs).value();
        const Function again = read_function(text).value();
        QCOMPARE(oracle::names(again).c_str(), "a b c:f");
        QCOMPARE(oracle::values(again).c_str(), oracle::values(function).c_str());
    }
};

LOGGIA_TEST(ReadDimacsTest)

} // namespace read_dimacs_test

#include "read_dimacs_test.moc"
