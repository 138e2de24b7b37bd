#include "core/base/random.hpp"
#include "core/connect4/matches/contestant.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace contestant_test {

using namespace loggia;
using namespace loggia::connect4;

Contestant read(const std::string& text) {
    const auto contestant = contestant_of(text);
    return contestant ? *contestant : Contestant(RandomPlayer{});
}

class ContestantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAnEngine() {
        const auto player = std::get<EnginePlayer>(
            read("engine:depth=7,time=0.25,evaluation=score,method=alpha-beta,threads=2,table=16"));
        QCOMPARE(player.limits.depth.value(), 7);
        QCOMPARE(player.limits.seconds.value(), 0.25);
        QVERIFY(player.options.evaluation == Evaluation::score);
        QVERIFY(player.options.method == Method::alpha_beta);
        QCOMPARE(player.options.threads, 2);
        QCOMPARE(player.options.table_megabytes, std::size_t{16});
    }

    void perfectIsALevel() { QCOMPARE(to_text(read("perfect")).c_str(), "level:perfect"); }

    void readsAProgramAsAShellDoes() {
        const auto player = std::get<ExternalPlayer>(
            read("exec:depth=3,timeout=5:java -cp 'my dir' a\\ b \"c\\\"d\""));
        QCOMPARE(player.program, std::string("java"));
        const std::vector<std::string> words{"-cp", "my dir", "a b", "c\"d"};
        QCOMPARE(player.arguments, words);
        QCOMPARE(player.depth, 3);
        QCOMPARE(player.timeout_seconds, 5.0);
        QCOMPARE(std::get<ExternalPlayer>(read("exec:C:/odd")).program, std::string("C:/odd"));
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("", 1,
            "expected 'engine:depth=8', 'level:beginner', 'random' or 'exec:PROGRAM ARGUMENTS'");
        row("Random", 1,
            "expected 'engine:depth=8', 'level:beginner', 'random' or 'exec:PROGRAM ARGUMENTS'");
        row("level:easy", 7,
            "expected beginner, casual, intermediate, advanced, expert or perfect, found 'easy'");
        row("engine", 1, "the engine needs a limit, for example engine:depth=8 or engine:time=1");
        row("engine:threads=2", 1,
            "the engine needs a limit, for example engine:depth=8 or engine:time=1");
        row("engine:depth=8,depht=9", 16,
            "unknown engine setting; the settings are depth, time, evaluation, method, threads and "
            "table");
        row("engine:depth=0", 8, "expected a whole number from 1 to 42, found '0'");
        row("engine:depth=8x", 8, "expected a whole number from 1 to 42, found '8x'");
        row("engine:depth=8,time=nan", 16,
            "expected seconds, more than 0 and at most 1,000,000, found 'nan'");
        row("engine:depth=8,time=-1", 16,
            "expected seconds, more than 0 and at most 1,000,000, found '-1'");
        row("engine:depth", 8, "expected NAME=VALUE");
        row("engine:depth=1,method=mtd", 16, "expected minimax, alpha-beta or engine, found 'mtd'");
        row("engine:depth=1,evaluation=", 16, "expected score or pattern, found ''");
        row("exec", 5, "expected a program to run, for example exec:./player");
        row("exec:   ", 6, "expected a program to run, for example exec:./player");
        row("exec:''", 6, "expected a program to run, for example exec:./player");
        row("exec:a 'b", 8, "the quotation mark is never closed");
        row("exec:depth=99:a", 6, "expected a whole number from 1 to 42, found '99'");
        row("exec:depth=1,time=1:a", 14,
            "unknown program setting; the settings are depth and timeout");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return contestant_of(text); },
                                  test_suite::Told::whole);
    }

    void takesLimitsFromElsewhere() {
        Limits limits;
        limits.depth = 5;
        const auto engine = contestant_of("engine:evaluation=score", limits);
        QVERIFY(engine.has_value());
        QCOMPARE(std::get<EnginePlayer>(*engine).limits.depth.value(), 5);
        const auto timed = contestant_of("engine:time=2", limits);
        QVERIFY(!std::get<EnginePlayer>(*timed).limits.depth.has_value());
        QCOMPARE(std::get<ExternalPlayer>(*contestant_of("exec:a", limits)).depth, 5);
    }

    void comesBackFromItsText() {
        constexpr std::string_view letters = "ab \t'\"\\:=,-/.$\xC3\xA4";
        Random random(test_suite::seed(11));
        const auto word = [&](bool may_be_empty) {
            std::string text;
            const std::uint64_t length = random.below(6) + (may_be_empty ? 0 : 1);
            for (std::uint64_t i = 0; i < length; ++i)
                text += letters[random.below(letters.size())];
            return text;
        };
        for (int i = 0; i < 5000; ++i) {
            ExternalPlayer player;
            player.program = word(false);
            for (std::uint64_t n = random.below(4); n > 0; --n)
                player.arguments.push_back(word(true));
            player.depth = static_cast<int>(random.below(42)) + 1;
            player.timeout_seconds = random.real() * 100 + 0.001;
            const std::string text = to_text(Contestant(player));
            const auto back = contestant_of(text);
            QVERIFY2(back.has_value(), text.c_str());
            const auto& same = std::get<ExternalPlayer>(*back);
            QCOMPARE(same.program, player.program);
            QCOMPARE(same.arguments, player.arguments);
            QCOMPARE(same.depth, player.depth);
            QCOMPARE(same.timeout_seconds, player.timeout_seconds);
            QCOMPARE(to_text(*back), text);
        }
        for (const char* text :
             {"random", "engine:depth=8,evaluation=pattern,method=engine,threads=1,table=256",
              "engine:depth=42,time=0.1,evaluation=score,method=minimax,threads=2,table=1"})
            QCOMPARE(to_text(read(text)), std::string(text));
    }
};

LOGGIA_TEST(ContestantTest)

} // namespace contestant_test

#include "contestant_test.moc"
