#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/handin_stamp.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <filesystem>
#include <mutex>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace grade_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

constexpr Limits quick{.cpu_seconds = 1, .wall_seconds = 2};

/// A task whose hand-ins print the double of a number.
Task doubling() {
    Task task;
    task.id = "doubling";
    task.title = "Doubling";
    task.usage = "PROGRAM in.txt out.txt";
    task.program_names = {"double"};
    task.checks = {{"small", "Small numbers", 6}, {"large", "Large numbers", 4}};
    task.cases = [](const CaseOrder& order, const Control&) -> Result<std::vector<Case>> {
        std::vector<Case> cases;
        for (int i = 0; i < order.cases; ++i)
            for (const int base : {0, 1000})
                cases.push_back({base == 0 ? std::size_t{0} : std::size_t{1},
                                 "a number",
                                 {{"in.txt", std::to_string(base + 7 * i)}},
                                 {"in.txt", "out.txt"}});
        return cases;
    };
    task.judge = [](const Case& value, const Trial& trial, const Control&) -> Result<Judgement> {
        const auto end = trial.run(value.files, value.arguments, "out.txt");
        if (!end)
            return tl::unexpected(end.error());
        Judgement judgement;
        judgement.expected = std::to_string(2 * std::stoi(value.files.front().text));
        judgement.got = end->file.value_or(end->output);
        judgement.passed = judgement.got == judgement.expected + "\n";
        judgement.why = judgement.passed ? "" : "This is not the double.";
        judgement.out_of_time = end->kind == SandboxEnd::Kind::out_of_time;
        judgement.stopped = end->kind == SandboxEnd::Kind::stopped;
        return judgement;
    };
    task.smaller = [](const Case& value) {
        std::vector<Case> result;
        const int number = std::stoi(value.files.front().text);
        for (const int less : {number / 2, number - 1})
            if (less >= 0 && less < number) {
                result.push_back(value);
                result.back().files.front().text = std::to_string(less);
            }
        return result;
    };
    return task;
}

GradeSettings with_cases(int cases) {
    GradeSettings settings;
    settings.order.cases = cases;
    return settings;
}

class GradeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = TemporaryDirectory::make("loggia-test").value(); }

    /// Slow in the middle: what comes later counts.
    void timeOutsDoNotEndACheckThatItCanSolve() {
        const std::vector<Submission> slow{
            handin("slow", "read x < \"$1\"; [ $x -ge 7 ] && [ $x -le 28 ] && while :; do :; done; "
                           "echo $((2 * x)) > \"$2\"")};
        const auto reports = grade_class(doubling(), with_cases(8), slow, sandbox(), 1).value();
        const CheckReport& small = reports.at(0).checks.at(0);
        QCOMPARE(small.judged, std::size_t{8});
        QCOMPARE(small.passed, std::size_t{4}); // 0, 35, 42, 49
        QCOMPARE(reports.at(0).points(), 7.0);
    }

    void gradesAClass() {
        const std::vector<Submission> class_of_five{
            handin("right", "read x < \"$1\"; echo $((2 * x)) > \"$2\""),
            handin("printed", "read x; echo $((2 * x))"),
            handin("wrong", "read x < \"$1\"; [ $x -gt 20 ] && x=0; echo $((2 * x))"),
            handin("endless", "while :; do :; done"),
            handin("crashing", "kill -SEGV $$"),
        };
        std::mutex mutex;
        std::vector<std::string> finished;
        const auto reports =
            grade_class(doubling(), with_cases(8), class_of_five, sandbox(), 3, {}, {},
                        [&](const HandinReport& report, std::size_t number) -> Result<void> {
                            const std::lock_guard lock(mutex);
                            finished.push_back(report.name);
                            return number == finished.size() ? Result<void>()
                                                             : failure("counted wrongly");
                        })
                .value();
        QCOMPARE(reports.size(), std::size_t{5});
        QCOMPARE(finished.size(), std::size_t{5});
        QCOMPARE(reports[0].points(), 10.0);
        QVERIFY(reports[0].is_right(doubling()));
        QCOMPARE(reports[1].points(), 10.0);
        QCOMPARE(reports[2].checks[0].passed, std::size_t{3}); // 0, 7, 14
        QCOMPARE(reports[2].points(), 6.0 * 3 / 8);
        QCOMPARE(reports[3].points(), 0.0);
        QCOMPARE(reports[3].checks[0].judged, std::size_t{3}); // time-outs
        QVERIFY(reports[3].checks[1].judged <= 3);
        QCOMPARE(reports[4].points(), 0.0);
        // Of three runs that were ended, however little of the processor each had by then.
        QVERIFY(reports[3].slowest_seconds > 0);
        QVERIFY(reports[3].slowest_seconds < reports[3].cpu_seconds);
        // The smallest number that is doubled wrongly.
        const Failure& small = *reports[2].checks[0].failure;
        QCOMPARE(small.failing.files.front().text, std::string("21"));
        QCOMPARE(small.judgement.expected, std::string("42"));
        QCOMPARE(small.judgement.got, std::string("0\n"));
        for (std::size_t i = 0; i < reports.size(); ++i)
            QCOMPARE(reports[i].name, class_of_five[i].name);
    }

    /// Where this machine has no room for a copy, nobody gets 0 points for it.
    void aCopyThatCannotBeMadeIsNoFaultOfTheHandin() {
        const std::vector<Submission> one{handin("right", "read x; echo $((2 * x))")};
        const Sandbox ready = sandbox();
        const QByteArray usual = qgetenv("TMPDIR");
        qputenv("TMPDIR", "/no/such/folder");
        const auto reports = grade_class(doubling(), with_cases(1), one, ready, 1);
        if (usual.isNull())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", usual);
        QVERIFY(!reports);
        QVERIFY(reports.error().message.starts_with("no directory for temporary files"));
    }

    /// A window fills its table by what is watched.
    void aClassCanBeWatched() {
        const std::vector<Submission> two{handin("right", "read x; echo $((2 * x))"),
                                          handin("wrong", "echo 1")};
        struct Seen {
            std::vector<std::size_t> judged; ///< Checks with cases, each time.
            int ends = 0;
        };
        std::array<Seen, 2> seen;
        bool is_told_before_done = true;
        const auto reports =
            grade_class(
                doubling(), with_cases(2), two, sandbox(), 2, {}, {},
                [&](const HandinReport& report, std::size_t) -> Result<void> {
                    is_told_before_done =
                        is_told_before_done && seen.at(report.name == "right" ? 0 : 1).ends == 1;
                    return {};
                },
                [&](std::size_t index, const HandinReport& so_far, bool has_ended) {
                    Seen& here = seen.at(index);
                    QCOMPARE(so_far.name, two[index].name);
                    here.judged.push_back(static_cast<std::size_t>(
                        std::count_if(so_far.checks.begin(), so_far.checks.end(),
                                      [](const CheckReport& check) { return check.cases > 0; })));
                    here.ends += has_ended ? 1 : 0;
                })
                .value();
        QCOMPARE(reports.size(), std::size_t{2});
        QVERIFY(is_told_before_done);
        for (const Seen& each : seen) {
            QCOMPARE(each.judged, (std::vector<std::size_t>{0, 1, 2, 2}));
            QCOMPARE(each.ends, 1);
        }
    }

    void allFailingCasesAreKeptSmallestFirst() {
        Task task = doubling();
        task.judge = [](const Case& value, const Trial&, const Control&) -> Result<Judgement> {
            Judgement judgement;
            judgement.passed = std::stoi(value.files.front().text) % 2 == 0;
            judgement.why = judgement.passed ? "" : "odd";
            judgement.information = value.files.front().text + "\n";
            return judgement;
        };
        const auto report =
            grade_class(task, with_cases(4), {handin("any", ":")}, sandbox(), 1).value().front();
        // 0, 7, 14, 21 and 1000, 1007, 1014, 1021
        QVERIFY(report.checks[0].failure.has_value());
        QCOMPARE(report.checks[0].failure->failing.files[0].text, std::string("1"));
        QCOMPARE(report.checks[0].further.size(), std::size_t{1});
        QCOMPARE(report.checks[0].further[0].failing.files[0].text, std::string("21"));
        QCOMPARE(report.checks[0].further[0].smaller, std::size_t{0});
        QVERIFY(report.checks[1].failure.has_value());
        QCOMPARE(report.checks[1].further.size(), std::size_t{1});
        QCOMPARE(report.checks[1].further[0].failing.files[0].text, std::string("1021"));
        QCOMPARE(report.checks[1].failed(), std::size_t{2});
        QCOMPARE(report.checks[1].information, std::string("1000\n1007\n1014\n1021\n"));
        QCOMPARE(report.path, (folder_->path() / "any.sh").string());
        QCOMPARE(report.digest.size(), std::size_t{64});
    }

    void modulesAndProgramsAreToldApart() {
        Task task = doubling();
        task.command = "read x; echo $((2 * x)) # the module is called";
        task.command_for = "def double";
        const fs::path module = folder_->path() / "any.py";
        QVERIFY(write_file(module, "def double(x):\n    return 2 * x\n").has_value());
        const auto reports =
            grade_class(task, with_cases(1),
                        {{module, "module"}, handin("program", "read x; echo $((2 * x))")},
                        sandbox(), 1)
                .value();
        QCOMPARE(reports[0].points(), 10.0);
        QVERIFY(reports[0].note.empty());
        QCOMPARE(reports[1].points(), 10.0);
        QCOMPARE(reports[1].note, std::string("Ran program.sh."));
    }

    /// Whatever the formula game takes gets its points: what follows the assignment's example.
    void theFormulaGameTakesModulesAndPrograms_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        // Something else than None for the formula x, which is like the two texts that are none.
        const QString program = QStringLiteral(
            "#!/bin/sh\n{ read name; read text; } <\"$1\"\n[ $name = build_tree ] || exit\n"
            "if [ \"$text\" = x ]; then printf tree; else printf None; fi >\"$2\"\n");
        const QString module = QStringLiteral("def build_tree(text):\n"
                                              "    return 'tree' if text == 'x' else None\n");
        const QString printing =
            QStringLiteral("#!/bin/sh\nread name\nread text\n[ $name = build_tree ] || exit\n"
                           "if [ \"$text\" = x ]; then echo tree; else echo None; fi\n");
        QTest::newRow("a module") << QStringLiteral("formula_game_functions.py") << module;
        QTest::newRow("a module, called otherwise") << QStringLiteral("mine.py") << module;
        QTest::newRow("a module without def")
            << QStringLiteral("formula_game_functions.py")
            << QStringLiteral("build_tree = lambda text: text == 'x' or None\n");
        QTest::newRow("a program") << QStringLiteral("mine") << program;
        QTest::newRow("a program in a folder") << QStringLiteral("anna/run") << program;
        QTest::newRow("called like the task") << QStringLiteral("anna/formula-game") << program;
        QTest::newRow("a program that prints") << QStringLiteral("anna/run") << printing;
    }
    void theFormulaGameTakesModulesAndPrograms() {
        QFETCH(QString, path);
        QFETCH(QString, text);
        const fs::path file = folder_->path() / path.toStdString();
        fs::create_directories(file.parent_path());
        QVERIFY(write_file(file, text.toStdString()).has_value());
        fs::permissions(file, fs::perms(file.extension() == ".py" ? 0644 : 0755));
        const fs::path handed_in =
            path.startsWith(QStringLiteral("anna/")) ? file.parent_path() : file;
        Task task = *find_task("formula-game");
        task.cases = [](const CaseOrder& order, const Control& control) {
            auto cases = find_task("formula-game")->cases(order, control);
            std::array<int, 5> kept{}; // two of each check, for a shorter test
            std::erase_if(*cases, [&](const Case& each) { return ++kept.at(each.check) > 2; });
            return cases;
        };
        const auto reports =
            grade_class(task, with_cases(1), {{handed_in, "anna"}}, sandbox(), 1).value();
        QCOMPARE(reports[0].checks.size(), std::size_t{5});
        QCOMPARE(reports[0].checks[1].points, 10.0);
        QCOMPARE(reports[0].points(), 10.0);
    }

    /// Unless it is a program that has a function of this name.
    void modulesWithThePlayersFunctionAloneAreModules() {
        Task task = doubling();
        task.command = "read x; echo $((2 * x)) # the module is called";
        task.command_for = "def double";
        task.command_for_alone = "def play";
        const fs::path module = folder_->path() / "player.py";
        QVERIFY(write_file(module, "def play(x):\n    return 2 * x\n").has_value());
        const fs::path program = folder_->path() / "program.py";
        QVERIFY(write_file(program, "import sys\n\n\ndef play(x):\n    return 2 * x\n\n\n"
                                    "print(play(int(sys.stdin.read())))\n")
                    .has_value());
        const auto reports = grade_class(task, with_cases(1),
                                         {{module, "module"}, {program, "program"}}, sandbox(), 1)
                                 .value();
        QCOMPARE(reports[0].points(), 10.0);
        QVERIFY(reports[0].note.empty());
        QCOMPARE(reports[1].note, std::string("Ran program.py."));
    }

    void everyTaskIsDescribed() {
        for (const Task& task : tasks()) {
            const std::string id(task.id);
            QVERIFY2(!task.title.empty(), id.c_str());
            QVERIFY2(task.summary.ends_with('.'), id.c_str());
            // What is run has names or a command of its own; the others are files.
            QVERIFY2(task.takes_program() == !task.program_names.empty(), id.c_str());
            QVERIFY2(task.command.empty() || task.takes_program(), id.c_str());
            // A module is told apart from a program by something.
            QVERIFY2(task.command.empty() ||
                         (!task.command_for.empty() && !task.command_file.empty() &&
                          task.usage.find(task.command_file) != std::string_view::npos),
                     id.c_str());
            QVERIFY2(!task.takes_program() || task.usage.find("PROGRAM ") != std::string_view::npos,
                     id.c_str());
            QVERIFY2(!task.checks.empty() && task.points() > 0, id.c_str());
        }
    }

    void whatCannotBeRunIsReported() {
        const fs::path text = folder_->path() / "essay.txt";
        QVERIFY(write_file(text, "I think that").has_value());
        const auto reports =
            grade_class(doubling(), with_cases(1),
                        {{text, "essay"}, {folder_->path() / "missing", "missing"}}, sandbox(), 1)
                .value();
        for (const HandinReport& report : reports) {
            QVERIFY(report.state == State::not_runnable);
            QVERIFY(!report.note.empty());
            QCOMPARE(report.points(), 0.0);
        }
    }

    void buildsFirst() {
        const fs::path source = folder_->path() / "double.in";
        QVERIFY(write_file(source, "#!/bin/sh\nread x; echo $((2 * x))\n").has_value());
        GradeSettings settings = with_cases(2);
        settings.build = "cp double.in double && chmod +x double";
        QCOMPARE(grade_class(doubling(), settings, {{source, "built"}}, sandbox(), 1)
                     .value()
                     .front()
                     .points(),
                 10.0);
        settings.build = "echo 'line 3: oops' >&2; exit 1";
        const auto broken =
            grade_class(doubling(), settings, {{source, "broken"}}, sandbox(), 1).value().front();
        QVERIFY(broken.state == State::not_built);
        QVERIFY(broken.note.find("line 3: oops") != std::string::npos);
        QVERIFY(!fs::exists(folder_->path() / "double")); // built in a copy
    }

    void runsTheCommandGiven() {
        const fs::path data = folder_->path() / "factor";
        QVERIFY(write_file(data, "2\n").has_value());
        GradeSettings settings = with_cases(2);
        settings.run = "read f < \"$HANDIN\"/factor; read x < \"$1\"; "
                       "echo $((f * x)) > \"$2\"";
        QCOMPARE(grade_class(doubling(), settings, {{data, "data"}}, sandbox(), 1)
                     .value()
                     .front()
                     .points(),
                 10.0);
    }

    void knownReportsAreNotMadeAgain() {
        const Submission right = handin("right", "read x; echo $((2 * x)); echo >> " +
                                                     (folder_->path() / "log").string());
        GradeSettings settings = with_cases(2);
        const auto first = grade_class(doubling(), settings, {right}, sandbox(), 1).value();
        const auto runs = fs::file_size(folder_->path() / "log");
        QVERIFY(runs > 0);
        const auto known = [&](const std::string& digest) {
            return digest == first.front().digest ? &first.front() : nullptr;
        };
        const auto again =
            grade_class(doubling(), settings, {right}, sandbox(), 1, {}, known).value();
        QCOMPARE(fs::file_size(folder_->path() / "log"), runs);
        QCOMPARE(again.front().points(), first.front().points());
        // Other points need no run.
        Task dearer = doubling();
        dearer.checks.front().points *= 3;
        const auto scored = grade_class(dearer, settings, {right}, sandbox(), 1, {}, known).value();
        QCOMPARE(fs::file_size(folder_->path() / "log"), runs);
        QCOMPARE(scored.front().points(), dearer.points());
        QVERIFY(dearer.points() > first.front().points());
        // Another seed, other limits, another hand-in: graded again.
        settings.order.seed = 2;
        static_cast<void>(grade_class(doubling(), settings, {right}, sandbox(), 1, {}, known));
        const auto more = fs::file_size(folder_->path() / "log");
        QVERIFY(more > runs);
        settings.order.seed = 1;
        Limits limits = quick;
        limits.memory_mb = 512;
        static_cast<void>(grade_class(doubling(), settings, {right},
                                      Sandbox::make(Isolation::none, limits).value(), 1, {},
                                      known));
        QVERIFY(fs::file_size(folder_->path() / "log") > more);
    }

    /// A kept report is the answer only for the very same question, however much it costs.
    void eachSettingMakesAnotherReport() {
        const Submission one = handin("one", "echo");
        const auto digest = [&one](const Task& task, const GradeSettings& settings,
                                   const Limits& limits) {
            return grade_handin(task, settings, {}, one,
                                Sandbox::make(Isolation::none, limits).value())
                .value()
                .digest;
        };
        const auto with_settings = [&](auto change) {
            GradeSettings settings = with_cases(1);
            settings.order.problem = WorkFile{"problem.txt", "one"};
            change(settings);
            return digest(doubling(), settings, quick);
        };
        const auto with_limits = [&](auto change) {
            Limits limits = quick;
            change(limits);
            return digest(doubling(), with_cases(1), limits);
        };
        const auto with_task = [&](auto change) {
            Task task = doubling();
            change(task);
            return digest(task, with_cases(1), quick);
        };
        const std::string usual = digest(doubling(), with_cases(1), quick);
        const std::vector<std::string> others{
            with_settings([](GradeSettings&) {}),
            with_settings([](GradeSettings& each) { each.order.problem->text = "two"; }),
            with_settings([](GradeSettings& each) { each.order.cases = 2; }),
            with_settings([](GradeSettings& each) { each.order.seed = 2; }),
            with_settings([](GradeSettings& each) { each.run = "true"; }),
            with_settings([](GradeSettings& each) { each.build = "true"; }),
            with_limits([](Limits& each) { each.cpu_seconds = 0.5; }),
            with_limits([](Limits& each) { each.wall_seconds = 3; }),
            with_limits([](Limits& each) { each.memory_mb += 1; }),
            with_limits([](Limits& each) { each.processes += 1; }),
            with_limits([](Limits& each) { each.disk_mb += 1; }),
            with_limits([](Limits& each) { each.output_kb += 1; }),
            with_task([](Task& each) { each.id = "tripling"; }),
            with_task([](Task& each) { each.checks.back().id = "huge"; }),
            with_task([](Task& each) { each.checks.pop_back(); }),
        };
        std::set<std::string> all(others.begin(), others.end());
        all.insert(usual);
        QCOMPARE(all.size(), others.size() + 1);
        // Points and titles change no run.
        QCOMPARE(with_task([](Task& each) { each.checks.back().points = 40; }), usual);
        QCOMPARE(with_task([](Task& each) { each.checks.back().title = "Huge numbers"; }), usual);
    }

    /// Judged without a run: a case times out where its number is divisible by `apart`.
    void onlyTimeOutsInARowEndACheck() {
        const auto judged = [this](int apart) {
            Task task = doubling();
            task.checks.pop_back();
            task.cases = [](const CaseOrder& order, const Control&) -> Result<std::vector<Case>> {
                std::vector<Case> cases;
                for (int i = 0; i < order.cases; ++i)
                    cases.push_back({0, "a number", {{"in.txt", std::to_string(i)}}, {}});
                return cases;
            };
            static int divisor = 1;
            divisor = apart;
            task.judge = [](const Case& value, const Trial&, const Control&) -> Result<Judgement> {
                Judgement judgement;
                judgement.out_of_time = std::stoi(value.files.front().text) % divisor == 0;
                judgement.passed = !judgement.out_of_time;
                return judgement;
            };
            task.smaller = nullptr;
            return grade_class(task, with_cases(12), {handin("one", "echo")}, sandbox(), 1)
                .value()
                .front()
                .checks.front();
        };
        QCOMPARE(judged(1).judged, std::size_t{3});
        QCOMPARE(judged(1).cases, std::size_t{12});
        const CheckReport every_other = judged(2);
        QCOMPARE(every_other.judged, std::size_t{12});
        QCOMPARE(every_other.passed, std::size_t{6});
        QCOMPARE(every_other.points, 3.0);
    }

    /// A report has the beginning of what a hand-in printed.
    void whatAHandinPrintedIsCutShort() {
        Task task = doubling();
        task.checks.pop_back();
        task.judge = [](const Case&, const Trial&, const Control&) -> Result<Judgement> {
            Judgement judgement;
            judgement.expected = std::string(20'000, 'e');
            judgement.got = std::string(20'001, 'g');
            judgement.why = std::string(5'000, 'w');
            return judgement;
        };
        task.cases = [](const CaseOrder&, const Control&) -> Result<std::vector<Case>> {
            return std::vector<Case>{{0, "a number", {{"in.txt", "1"}}, {}}};
        };
        task.smaller = nullptr;
        const auto reports =
            grade_class(task, with_cases(1), {handin("one", "echo")}, sandbox(), 1).value();
        const Judgement& judgement = reports.front().checks.front().failure->judgement;
        QCOMPARE(judgement.expected, std::string(20'000, 'e'));
        QCOMPARE(judgement.got, std::string(20'000, 'g') + "...");
        QCOMPARE(judgement.why, std::string(1'000, 'w') + "...");
    }

    /// What lies there may be what a program needs, so a report made without it says nothing.
    void foldersThatProgramsMayReadMakeAnotherReport() {
        const auto digest = [this](const std::vector<std::string>& readable, Isolation isolation) {
            const auto made = Sandbox::make(isolation, quick, readable);
            return made ? grade_handin(doubling(), with_cases(1), {}, handin("one", "echo"), *made)
                              .value()
                              .digest
                        : std::string();
        };
        const std::string place = folder_->path().string();
        // Without a sandbox nothing keeps them from reading there.
        QCOMPARE(digest({place}, Isolation::none), digest({}, Isolation::none));
        if (digest({}, Isolation::bubblewrap).empty())
            QSKIP("there is no sandbox here");
        QVERIFY(digest({place}, Isolation::bubblewrap) != digest({}, Isolation::bubblewrap));
    }

    /// Also where it is an earlier one, of the same contents.
    void aReportKnowsWhatItIsAbout() {
        const Submission one = handin("one", "read x; echo $((2 * x))");
        const auto grade = [&](const KnownReport& known) {
            return grade_handin(doubling(), with_cases(0), {}, one, sandbox(), {}, known).value();
        };
        const HandinReport first = grade({});
        QCOMPARE(first.stamp, look_at_handin(one.path).stamp);
        handin("one", "read x; echo $((2 * x))"); // the same again, later
        const HandinReport again = grade([&](const std::string&) { return &first; });
        QCOMPARE(again.digest, first.digest);
        QVERIFY(again.stamp != first.stamp);
        QCOMPARE(again.stamp, look_at_handin(one.path).stamp);
    }

    void stopsAndLeavesTheRest() {
        std::stop_source stop;
        const auto reports = grade_class(doubling(), with_cases(5),
                                         {handin("one", "read x; echo $((2 * x))"),
                                          handin("two", "read x; echo $((2 * x))")},
                                         sandbox(), 1, Control(stop.get_token()), {},
                                         [&](const HandinReport&, std::size_t) -> Result<void> {
                                             stop.request_stop();
                                             return {};
                                         })
                                 .value();
        QCOMPARE(reports.size(), std::size_t{1});
        QVERIFY(reports.front().state == State::graded);
    }

    void aFaultOfTheMachineEndsIt() {
        QVERIFY(!grade_class(doubling(), with_cases(1), {handin("one", "read x; echo $((2 * x))")},
                             sandbox(), 1, {}, {},
                             [](const HandinReport&, std::size_t) -> Result<void> {
                                 return failure("the disk is full");
                             }));
    }

    void everyTaskIsWhole() {
        for (const Task& task : tasks()) {
            QCOMPARE(find_task(task.id), &task);
            QVERIFY(task.points() > 0);
            CaseOrder order{.cases = 2, .seed = 3};
            if (task.id == "mace4")
                order.problem = WorkFile{"problem.txt", "formulas(sos).\n p(c).\nend_of_list.\n"};
            const auto cases = task.cases(order, {}).value();
            std::vector<std::size_t> count(task.checks.size());
            for (const Case& each : cases)
                ++count.at(each.check);
            for (const std::size_t number : count)
                QVERIFY(number > 0);
            QVERIFY(cases == task.cases(order, {}).value());
            QCOMPARE(task.takes_program(), !task.program_names.empty());
        }
        QCOMPARE(find_task("no-such-task"), nullptr);
    }

private:
    Submission handin(const std::string& name, const std::string& script) {
        const fs::path path = folder_->path() / (name + ".sh");
        if (!write_file(path, script + "\n"))
            std::abort();
        return {path, name};
    }
    static Sandbox sandbox() { return Sandbox::make(Isolation::none, quick).value(); }

    std::optional<TemporaryDirectory> folder_;
};

LOGGIA_TEST(GradeTest)

} // namespace grade_test

#include "grade_test.moc"
