#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/write_covering.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace write_covering_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// What another solver reads: factors of the objective, and rows of which one has to be 1.
struct Problem {
    std::map<std::string, long> objective;
    std::vector<std::vector<std::string>> rows;
    std::set<std::string> binary;
    std::map<std::string, std::string> primes; ///< of the comments, by variable
    std::vector<std::string> taken;
    std::size_t longest_line = 0;
    bool ended = false;
};

void read_comment(std::istringstream words, Problem& problem) {
    std::string first;
    std::string inputs;
    std::string outputs;
    std::string more;
    words >> first;
    const auto is_part = [](const std::string& text, const char* symbols) {
        return !text.empty() && text.find_first_not_of(symbols) == std::string::npos;
    };
    words >> inputs >> outputs;
    if (is_part(first, "01-") && is_part(inputs, "01") && outputs.empty())
        problem.taken.push_back(first + ' ' + inputs);
    else if (first[0] == 'x' && is_part(inputs, "01-") && is_part(outputs, "01"))
        problem.primes[first] = inputs + ' ' + outputs;
}

/// By words, as the format is described: sections, `name:`, sums, relations.
Problem read_lp(const std::string& text) {
    Problem problem;
    std::istringstream lines(text);
    std::string section;
    std::vector<std::string> row;
    long factor = 1;
    for (std::string line; std::getline(lines, line);) {
        problem.longest_line = std::max(problem.longest_line, line[0] == '\\' ? 0 : line.size());
        if (line[0] == '\\') {
            read_comment(std::istringstream(line.substr(1)), problem);
            continue;
        }
        if (line[0] != ' ') {
            section = line;
            problem.ended = section == "End";
            continue;
        }
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            if (word.back() == ':') {
                row.clear();
            } else if (section == "Binary") {
                problem.binary.insert(word);
            } else if (word == ">=" || word == "=") {
                words >> word;
                if (word == "1")
                    problem.rows.push_back(row);
            } else if (std::isdigit(word[0]) != 0) {
                factor = std::stol(word);
            } else if (word != "+") {
                row.push_back(word);
                if (section == "Minimize")
                    problem.objective[word] = factor;
                factor = 1;
            }
        }
    }
    return problem;
}

Problem read_opb(const std::string& text) {
    Problem problem;
    std::istringstream lines(text);
    std::size_t variables = 0;
    std::size_t constraints = 0;
    std::string joined;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line.substr(line[0] == '*' ? 1 : 0));
        std::string word;
        if (joined.empty() && variables == 0 && line[0] == '*')
            words >> word >> variables >> word >> constraints;
        else if (line[0] == '*')
            read_comment(std::move(words), problem);
        else
            joined += line + ' ';
    }
    std::istringstream words(joined);
    std::vector<std::string> row;
    bool objective = false;
    for (std::string word; words >> word;) {
        if (word == "min:") {
            objective = true;
        } else if (word == ";") {
            if (!objective)
                problem.rows.push_back(row);
            row.clear();
            objective = false;
        } else if (word == ">=") {
            words >> word;
        } else {
            std::string variable;
            words >> variable;
            row.push_back(variable);
            problem.binary.insert(variable);
            if (objective)
                problem.objective[variable] = std::stol(word);
        }
    }
    problem.ended =
        row.empty() && problem.binary.size() == variables && problem.rows.size() == constraints;
    return problem;
}

/// The least sum, by trying each variable of the shortest row that has none yet.
void solve(const Problem& problem, std::set<std::string>& chosen, long sum, long& best) {
    if (sum >= best)
        return;
    const std::vector<std::string>* open = nullptr;
    for (const auto& row : problem.rows)
        if (std::none_of(row.begin(), row.end(),
                         [&](const std::string& x) { return chosen.contains(x); }) &&
            (open == nullptr || row.size() < open->size()))
            open = &row;
    if (open == nullptr) {
        best = sum;
        return;
    }
    for (const std::string& x : *open) {
        chosen.insert(x);
        solve(problem, chosen, sum + problem.objective.at(x), best);
        chosen.erase(x);
    }
}

long optimum(const Problem& problem) {
    std::set<std::string> chosen;
    long best = 1000;
    solve(problem, chosen, 0, best);
    return best;
}

class WriteCoveringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherSolverFindsTheLeast() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 300; ++i) {
            const int inputs = 1 + static_cast<int>(random.below(4));
            const int outputs = 1 + static_cast<int>(random.below(2));
            const Function function =
                oracle::random_function(random, inputs, outputs, random.below(9), 2, 0.8);
            const Form form = random.below(2) == 0 ? Form::dnf : Form::cnf;
            const CoveringProblem given = covering_problem(function, form).value();
            const auto least =
                static_cast<long>(minimize(function, {form, Method::exact})->terms.upper);
            for (const bool reduced : {true, false}) {
                const CoveringText lp =
                    write_covering(given, function, form, CoveringFormat::lp, reduced).value();
                const Problem problem = read_lp(lp.text);
                QVERIFY(problem.ended);
                QCOMPARE(problem.taken.size(), lp.taken);
                QCOMPARE(problem.primes.size(), lp.columns);
                QCOMPARE(problem.rows.size() - lp.rows, problem.binary.size() - lp.columns);
                QVERIFY(problem.longest_line <= 255);
                for (const auto& row : problem.rows)
                    for (const std::string& x : row)
                        QVERIFY(problem.binary.contains(x));
                QCOMPARE(optimum(problem), least);
                const Problem opb = read_opb(
                    write_covering(given, function, form, CoveringFormat::opb, reduced)->text);
                QVERIFY(opb.ended);
                QCOMPARE(opb.objective, problem.objective);
                QCOMPARE(opb.rows, problem.rows);
                QCOMPARE(opb.primes, problem.primes);
                QCOMPARE(opb.taken, problem.taken);
            }
        }
    }

    /// What is chosen and what is taken make, with the comments alone, a PLA file of the function.
    void commentsTellWhichPrimes() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 50; ++i) {
            const Function function = oracle::random_function(random, 5, 2, 12, 2, 0.8);
            const Problem problem =
                read_lp(write_covering(covering_problem(function, Form::dnf).value(), function,
                                       Form::dnf, CoveringFormat::lp)
                            ->text);
            std::string pla = ".i 5\n.o 2\n";
            for (const std::string& cube : problem.taken)
                pla += cube + '\n';
            for (const auto& [variable, cube] : problem.primes)
                pla += cube + '\n';
            const Function all = read_function(pla + ".e\n", Syntax::pla).value();
            QVERIFY(oracle::covers(function, all.on));
        }
    }

    /// More inputs than tables are made of.
    void cubesOverManyInputs() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 10; ++i) {
            const Function function = oracle::random_function(random, 30, 2, 6, 1, 0.2);
            const CoveringText text = write_covering(covering_problem(function, Form::dnf).value(),
                                                     function, Form::dnf, CoveringFormat::lp)
                                          .value();
            QCOMPARE(
                optimum(read_lp(text.text)),
                static_cast<long>(minimize(function, {Form::dnf, Method::exact})->terms.upper));
        }
    }

    void oneExample() {
        const Function function = read_function("f(a, b, c) = m(0, 1, 2, 5, 6, 7)").value();
        const CoveringProblem problem = covering_problem(function, Form::dnf).value();
        QCOMPARE(write_covering(problem, function, Form::dnf, CoveringFormat::opb, false)->text,
                 std::string("* #variable= 6 #constraint= 6\n"
                             "* The fewest terms of f in a, b, c.\n"
                             "* 6 prime implicants: 0 chosen by reductions, 6 left to choose from\n"
                             "* for 6 rows. Each is written as in a PLA file.\n"
                             "* x1 -01 1\n"
                             "* x2 -10 1\n"
                             "* x3 0-0 1\n"
                             "* x4 1-1 1\n"
                             "* x5 00- 1\n"
                             "* x6 11- 1\n"
                             "min: +1 x1 +1 x2 +1 x3 +1 x4 +1 x5 +1 x6 ;\n"
                             "+1 x3 +1 x5 >= 1 ;\n"
                             "+1 x1 +1 x5 >= 1 ;\n"
                             "+1 x2 +1 x3 >= 1 ;\n"
                             "+1 x1 +1 x4 >= 1 ;\n"
                             "+1 x2 +1 x6 >= 1 ;\n"
                             "+1 x4 +1 x6 >= 1 ;\n"));
        // A name that would end the comment.
        Function odd = function;
        odd.inputs[0] = "a\nmin: x1";
        const std::string text = write_covering(problem, odd, Form::cnf, CoveringFormat::lp)->text;
        QVERIFY(text.starts_with("\\ The fewest clauses of f in a?min: x1, b, c.\n"));
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const Function function = read_function("f(a, b, c) = m(0, 1, 2, 5, 6, 7)").value();
        QCOMPARE(covering_problem(function, Form::dnf, Control(stop.get_token())).error().message,
                 std::string("stopped"));
        QVERIFY(!write_covering(covering_problem(function, Form::dnf).value(), function, Form::dnf,
                                CoveringFormat::lp, true, Control(stop.get_token())));
    }
};

LOGGIA_TEST(WriteCoveringTest)

} // namespace write_covering_test

#include "write_covering_test.moc"
