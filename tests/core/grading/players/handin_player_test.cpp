#include "core/base/process.hpp"
#include "core/grading/players/handin_player.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>
#include <fstream>
#include <stop_token>

namespace handin_player_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

std::shared_ptr<const Sandbox> sandbox() {
    Limits limits;
    limits.wall_seconds = 5;
    return std::make_shared<const Sandbox>(*Sandbox::make(Isolation::none, limits));
}

/// A hand-in of one file.
HandinPlayer player_of(const char* task, const std::string& name, const std::string& text,
                       const GradeSettings& settings = {}) {
    const auto folder = TemporaryDirectory::make("loggia-test");
    std::ofstream(folder->path() / name) << text;
    return *HandinPlayer::make(*find_task(task), settings, folder->path(), sandbox());
}

connect4::Answer move_of(const HandinPlayer& player) {
    return *player.maxconnect4(3)(connect4::Position(), {});
}

constexpr const char* python_move = "import sys\n"
                                    "rows = open(sys.argv[2]).read().split()\n"
                                    "assert sys.argv[4] == '3'\n"
                                    "rows[5] = rows[5][:2] + rows[6] + rows[5][3:]\n"
                                    "rows[6] = '2'\n"
                                    "open(sys.argv[3], 'w').write(chr(10).join(rows) + chr(10))\n"
                                    "sys.exit(1)\n";

class HandinPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesMoves() {
        const HandinPlayer player = player_of("maxconnect4", "main.py", python_move);
        QCOMPARE(player.fault(), std::string());
        QCOMPARE(player.digest().size(), std::size_t{32});
        const connect4::Answer answer = move_of(player);
        QCOMPARE(answer.fault, std::string());
        QCOMPARE(answer.column, std::optional(2));
    }

    void choosesValues() {
        const HandinPlayer player =
            player_of("formula-game", "formula_game_functions.py",
                      "def play2win(tree, turns, variables, values):\n"
                      "    return 1 if (turns, variables, values) == ('EEA', 'xyz', '') else 0\n");
        const formula_game::Position position(*formula_game::Game::make(
            *logic::read_strict("((x+y)*((y+z)*(-y+-z)))"), "EEA", "xyz"));
        const auto ask = player.formula_game();
        QCOMPARE((*ask(position, {})).value, std::optional(true));
        QCOMPARE((*ask(position.after(true), {})).value, std::optional(false));
        const HandinPlayer none = player_of("formula-game", "formula_game_functions.py",
                                            "def play2win(*all):\n    return None\n");
        QCOMPARE((*none.formula_game()(position, {})).fault,
                 std::string("its output is neither 0 nor 1"));
    }

    void faultsAreForfeits_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fault");
        QTest::newRow("nothing") << QByteArray("") << QByteArray("it wrote no output");
        QTest::newRow("status") << QByteArray("exit 3")
                                << QByteArray("it ended with exit status 3");
        QTest::newRow("a reason") << QByteArray("echo first >&2; echo 'NameError: x' >&2; exit 1")
                                  << QByteArray("it ended with exit status 1, last output: "
                                                "NameError: x");
        QTest::newRow("crash") << QByteArray("kill -SEGV $$")
                               << QByteArray("it crashed (Segmentation fault)");
        QTest::newRow("same") << QByteArray("cp \"$2\" \"$3\"")
                              << QByteArray("its output contains no move");
    }
    void faultsAreForfeits() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fault);
        const connect4::Answer answer =
            move_of(player_of("maxconnect4", "run.sh", text.toStdString() + "\n"));
        QVERIFY(!answer.column);
        QCOMPARE(QByteArray::fromStdString(answer.fault), fault);
    }

    void whatCannotBeRunForfeitsToo() {
        GradeSettings settings;
        settings.build = "exit 1";
        const std::string unbuilt_fault =
            "it did not build: the build command ended with exit status 1";
        const HandinPlayer unbuilt = player_of("maxconnect4", "run.sh", "exit 0\n", settings);
        QCOMPARE(unbuilt.fault(), unbuilt_fault);
        QCOMPARE(move_of(unbuilt).fault, unbuilt_fault);
        const std::string essay = player_of("maxconnect4", "essay.txt", "hello\n").fault();
        QVERIFY2(essay.starts_with("it could not be run: no file in it can be run, and none is "),
                 essay.c_str());
        QVERIFY(!essay.ends_with('.'));
        const auto missing =
            HandinPlayer::make(*find_task("maxconnect4"), {}, "/no/such/folder", sandbox());
        QVERIFY(missing.has_value());
        QVERIFY(missing->fault().starts_with("it cannot be read: "));
    }

    void theBuildIsWhatRuns() {
        GradeSettings settings;
        settings.build = "cp source.txt run.sh";
        QCOMPARE(move_of(player_of("maxconnect4", "source.txt", "exit 4\n", settings)).fault,
                 std::string("it ended with exit status 4"));
    }

    void saysNothingWhenStopped() {
        std::stop_source stop;
        const HandinPlayer player = player_of("maxconnect4", "run.sh", "sleep 50\n");
        stop.request_stop();
        const auto answer = player.maxconnect4(3)(connect4::Position(), Control(stop.get_token()));
        QVERIFY(answer.has_value());
        QVERIFY(!answer->column && answer->fault.empty());
    }
};

LOGGIA_TEST(HandinPlayerTest)

} // namespace handin_player_test

#include "handin_player_test.moc"
