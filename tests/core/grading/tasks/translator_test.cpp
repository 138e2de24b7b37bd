#include "core/gf2/translator/translate.hpp"
#include "core/ladr/mace_input.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <stop_token>

namespace translator_test {

using namespace loggia;
using namespace loggia::grading;

const Task& task() {
    return *find_task("translator");
}

bool has(const std::vector<std::string>& arguments, std::string_view option) {
    return std::find(arguments.begin(), arguments.end(), option) != arguments.end();
}

bool takes(const std::vector<std::string>& arguments, std::string_view brief,
           std::string_view full) {
    return has(arguments, brief) || has(arguments, full);
}

std::string translated(const std::vector<WorkFile>& files,
                       const std::vector<std::string>& arguments) {
    if (has(arguments, "-h"))
        return "options: -c, -s, -m, --mod";
    gf2::TranslateOptions options;
    options.substitute = takes(arguments, "-s", "--subs");
    options.collect = takes(arguments, "-c", "--collect");
    options.merge = takes(arguments, "-m", "--merge");
    options.mod = has(arguments, "--mod");
    return gf2::to_ring(ladr::read_mace(files.front().text).value(), options).value().text;
}

class TranslatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightProgramHasAllPoints() {
        const auto result =
            judged::tally(task(), judged::trial_of(translated), {.cases = 8, .seed = 3});
        QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
    }

    /// Terms and factors may stand in any order.
    void orderDoesNotMatter() {
        const auto plain = judged::trial_of([](const auto& files, const auto& arguments) {
            std::string text = translated(files, arguments);
            // "a + b" becomes "b + a" where that is all of a line.
            const std::size_t plus = text.find(" + ");
            const std::size_t begin = text.rfind('\t', plus) + 1;
            const std::size_t end = text.find(" = 1.", begin);
            if (plus != std::string::npos && !has(arguments, "--mod") &&
                !takes(arguments, "-c", "--collect") && text.find(" + ", plus + 3) > end)
                text = text.substr(0, begin) + text.substr(plus + 3, end - plus - 3) + " + " +
                       text.substr(begin, plus - begin) + text.substr(end);
            return text;
        });
        QVERIFY(judged::tally(task(), plain, {.cases = 8, .seed = 3}).all());
    }

    void wrongProgramsFailWhereTheyAreWrong_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QString>("checks"); // + passed all, - not
        QTest::newRow("ignores -s") << 0 << "++-+++-";
        QTest::newRow("ignores -m") << 1 << "++++-+-";
        QTest::newRow("ignores --mod") << 2 << "+++++--";
        QTest::newRow("forgets a term") << 3 << "-------";
        QTest::newRow("forgets the domain size") << 4 << "-------";
        QTest::newRow("drops commands") << 5 << "-------";
        QTest::newRow("prints the input") << 6 << "-------";
        QTest::newRow("prints nothing") << 7 << "-------";
        QTest::newRow("ignores -c") << 8 << "+++-++-";
        QTest::newRow("has no help") << 9 << "++++++-";
        QTest::newRow("knows no long options") << 10 << "++++++-";
    }
    void wrongProgramsFailWhereTheyAreWrong() {
        QFETCH(int, fault);
        QFETCH(QString, checks);
        const auto program =
            judged::trial_of([fault](const auto& files, auto arguments) -> std::string {
                constexpr std::array ignored{"-s", "-m", "--mod"};
                if (fault < 3)
                    std::erase(arguments, ignored.at(static_cast<std::size_t>(fault)));
                if (fault == 8)
                    std::erase(arguments, "-c");
                if (fault == 9 && has(arguments, "-h"))
                    return "usage: translator FILE";
                if (fault == 10)
                    for (const char* const option : {"--subs", "--collect", "--merge"})
                        std::erase(arguments, option);
                std::string text = translated(files, arguments);
                const auto erase = [&](const std::string& what) {
                    if (const std::size_t at = text.find(what); at != std::string::npos)
                        text.erase(at, what.size());
                };
                if (fault == 3)
                    erase(" + 1");
                if (fault == 4)
                    erase("assign(domain_size, 2).\n");
                if (fault == 5)
                    erase("assign(max_models, -1).\n");
                if (fault == 6)
                    return files.empty() ? std::string("x") : files.front().text;
                return fault == 7 ? std::string() : text;
            });
        const auto result = judged::tally(task(), program, {.cases = 6, .seed = 3});
        QString found;
        for (std::size_t check = 0; check < result.cases.size(); ++check)
            found += QLatin1Char(result.all(check) ? '+' : '-');
        QCOMPARE(found, checks);
    }

    /// A case that was stopped says nothing about the program.
    void aStopIsNoFault() {
        std::stop_source stop;
        const auto late = judged::trial_of([&stop](const auto& files, const auto& arguments) {
            stop.request_stop();
            return translated(files, arguments);
        });
        const auto cases = task().cases({.cases = 1, .seed = 3}, {}).value();
        const auto judgement = task().judge(cases.front(), late, Control(stop.get_token()));
        QVERIFY(judgement.has_value());
        QVERIFY(judgement->stopped && !judgement->passed);
    }

    /// What is left of a case still shows what the option is for.
    void aSmallCaseKeepsWhatIsSubstituted() {
        const auto ignorant = judged::trial_of([](const auto& files, auto arguments) {
            std::erase(arguments, "-s");
            return translated(files, arguments);
        });
        constexpr std::size_t substitution = 2;
        const auto all_cases = task().cases({.cases = 4, .seed = 5}, {}).value();
        int shrunk = 0;
        for (const Case& each : all_cases) {
            if (each.check != substitution)
                continue;
            const Case small = judged::shrunk(task(), ignorant, each);
            const auto input = ladr::read_mace(small.files.front().text).value();
            QCOMPARE(input.lists.size(), std::size_t{2});
            QCOMPARE(input.lists[0].name, std::string("substitutions"));
            QCOMPARE(input.lists[0].members.size(), std::size_t{1});
            QCOMPARE(input.lists[1].members.size(), std::size_t{1});
            QVERIFY(small.files.front().text.find("m1", input.lists[1].begin) != std::string::npos);
            QCOMPARE(
                task().judge(small, ignorant, {}).value().why,
                std::string(
                    "The substitutions were not applied: put them into the formulas, and leave out "
                    "the list formulas(substitutions)."));
            ++shrunk;
        }
        QCOMPARE(shrunk, 4);
    }

    void listsThatDifferAreNamed_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("why");
        QTest::newRow("another name")
            << "formulas(assumptions)"
            << "formulas(l1)"
            << "The output has the list formulas(l1), which should not be there.";
        QTest::newRow("no list") << "formulas(assumptions)"
                                 << ""
                                 << "The output has no list formulas(assumptions).";
        QTest::newRow("twice") << "end_of_list"
                               << "l1 = 1.\nend_of_list"
                               << "The list formulas(assumptions) has 2 equations instead of 1.";
    }
    void listsThatDifferAreNamed() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, why);
        const auto cases = task().cases({.cases = 1, .seed = 5}, {}).value();
        const auto lone = std::find_if(cases.begin(), cases.end(), [](const Case& each) {
            return each.title == "a lone symbol";
        });
        QVERIFY(lone != cases.end());
        const auto program = judged::trial_of([&](const auto& files, const auto& arguments) {
            QString text = QString::fromStdString(translated(files, arguments));
            if (to.isEmpty())
                text.truncate(text.indexOf(from));
            return text.replace(from, to).toStdString();
        });
        QCOMPARE(QString::fromStdString(task().judge(*lone, program, {}).value().why), why);
    }

    void failingCasesAreShrunk() {
        const auto lossy = judged::trial_of([](const auto& files, const auto& arguments) {
            std::string text = translated(files, arguments);
            if (const std::size_t at = text.find(" + 1"); at != std::string::npos)
                text.erase(at, 4);
            return text;
        });
        const auto all_cases = task().cases({.cases = 6, .seed = 3}, {}).value();
        for (const Case& each : all_cases)
            if (!task().judge(each, lossy, {}).value().passed) {
                const Case small = judged::shrunk(task(), lossy, each);
                QVERIFY(!task().judge(small, lossy, {}).value().passed);
                QVERIFY(size_of(small) <= size_of(each));
            }
    }
};

LOGGIA_TEST(TranslatorTest)

} // namespace translator_test

#include "translator_test.moc"
