#include "core/base/process.hpp"
#include "core/base/random.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/matches/external_player.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stop_token>
#include <thread>

namespace external_player_test {

using namespace loggia;
using namespace loggia::connect4;

namespace fs = std::filesystem;

const std::string input2 = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";
const std::string answer = "0000000\n0000000\n0200000\n0100002\n0200111\n1101222\n2\n";

Position random_position(Random& random) {
    Position position;
    for (std::uint64_t plies = random.below(42); plies > 0; --plies) {
        int column = static_cast<int>(random.below(columns));
        while (!position.can_play(column))
            column = (column + 1) % columns;
        position = position.after(column);
    }
    return position;
}

class ExternalPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheMoveBetween() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 3000; ++i) {
            const Position before = random_position(random);
            for (int column = 0; column < columns; ++column) {
                if (before.can_play(column)) {
                    const auto move = move_between(before, to_text(before.after(column)));
                    QVERIFY(move.has_value());
                    QCOMPARE(*move, column);
                }
            }
        }
    }

    void judgesScripts_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char* name, const std::string& script, int column,
                            const char* fault) {
            QTest::newRow(name) << QByteArray::fromStdString(script) << column << QByteArray(fault);
        };
        const auto writes = [](const std::string& text) {
            return "printf '" + text + "' > \"$3\"";
        };
        row("a good move", writes(answer), 3, "");
        row("a good move, status 1", writes(answer) + "; exit 1", 3, "");
        row("other line ends",
            writes("0000000\r\n0000000\r\n0200000\r\n0100002\r\n0200111\r\n1101222\r\n2"), 3, "");
        row("the arguments", "test \"$1\" = one-move -a \"$4\" = 3 && " + writes(answer), 3, "");
        row("crash", "kill -SEGV $$", -1, "it wrote no output (it crashed: Segmentation fault)");
        row("nothing", "true", -1, "it wrote no output");
        row("an exception", "echo 'Traceback'; echo 'IndexError: out of range' >&2; exit 1", -1,
            "it wrote no output (exit status 1), last output: IndexError: out of range");
        row("hang", "sleep 100", -1, "it made no move in 0.4 seconds");
        row("an empty file", ": > \"$3\"", -1,
            "its output is not a position: line 1, column 1: the file is empty; expected six rows "
            "of seven digits");
        row("a directory", "mkdir \"$3\"", -1, "it wrote no output");
        row("no move", "cp \"$2\" \"$3\"", -1, "its output contains no move");
        row("two moves", writes("0000000\n0000000\n0200000\n0102002\n0201111\n1101222\n2\n"), -1,
            "its output contains 3 moves instead of 1");
        row("exactly two", writes("0000000\n0000000\n0200000\n0100002\n0202111\n1101222\n1\n"), -1,
            "its output contains 2 moves instead of 1");
        row("one taken away", writes("0000000\n0000000\n0200000\n0100002\n0200111\n1100022\n1\n"),
            -1,
            "its output is not a position: line 5, column 5: the stone in column 5, row 2 floats: "
            "the cell below it is empty");
        row("a stone moved", writes("0000000\n0000000\n0200000\n0100002\n0200111\n2101221\n2\n"),
            -1, "its output changes stones that were already on the board");
        row("the wrong player to move",
            writes("0000000\n0000000\n0200000\n0100002\n0200111\n1101222\n1\n"), -1,
            "its output is not a position: line 7, column 1: player 1 has 7 stones and player 2 "
            "has 6, so player 2 is to move, not player 1");
        row("the other's stone",
            writes("0000000\n0000000\n0200000\n0100002\n0200111\n1102222\n2\n"), -1,
            "its output is not a position: line 7, column 1: player 1 has 6 stones and player 2 "
            "has 7; player 1 moves first, so it must have as many stones as player 2 or one more");
    }
    void judgesScripts() {
        QFETCH(QByteArray, script);
        QFETCH(int, column);
        QFETCH(QByteArray, fault);
        const auto directory = TemporaryDirectory::make("loggia-test");
        const fs::path program = directory->path() / "player";
        std::ofstream(program) << "#!/bin/sh\n" << script.toStdString() << '\n';
        fs::permissions(program, fs::perms::owner_all);
        ExternalPlayer player{program.string(), {}, 3, fault.contains("0.4") ? 0.4 : 30};
        const auto move = ask_program(player, *position_of(input2), directory->path());
        QVERIFY2(move.has_value(), move ? "" : move.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(move->fault), fault);
        QCOMPARE(move->column.value_or(-1), column);
    }

    void anOldAnswerDoesNotCount() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        std::ofstream(directory->path() / "out.txt") << answer;
        const auto move = ask_program({"true", {}, 3, 30}, *position_of(input2), directory->path());
        QCOMPARE(move->fault, std::string("it wrote no output"));
    }

    void stopIsNoFault() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        std::stop_source stop;
        const std::jthread later([stop]() mutable {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            stop.request_stop();
        });
        const auto move = ask_program({"sh", {"-c", "sleep 100"}, 3, 100}, Position(),
                                      directory->path(), Control(stop.get_token()));
        QVERIFY(move.has_value());
        QVERIFY(!move->column && move->fault.empty());
        QVERIFY(move->seconds < 50);
    }
};

LOGGIA_TEST(ExternalPlayerTest)

} // namespace external_player_test

#include "external_player_test.moc"
