#include "core/tournament/contestant_text.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>

namespace contestant_text_test {

using namespace loggia;
using namespace loggia::tournament;

class ContestantTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsSettings() {
        std::map<std::string, std::string> found;
        const auto take = [&](std::string_view name, std::string_view value) -> Result<void> {
            if (name == "bad")
                return failure("a bad one");
            found[std::string(name)] = value;
            return {};
        };
        const std::string text = "engine:a=1,b=,c=x=y";
        QVERIFY(read_settings(text, std::string_view(text).substr(7), take).has_value());
        QVERIFY((found == std::map<std::string, std::string>{{"a", "1"}, {"b", ""}, {"c", "x=y"}}));
        const std::string bad = "engine:a=1,bad=2";
        const auto refused = read_settings(bad, std::string_view(bad).substr(7), take);
        QVERIFY((refused.error().span == SourceSpan{1, 12, 5}));
        const std::string none = "x:a";
        QCOMPARE(read_settings(none, std::string_view(none).substr(2), take).error().message,
                 std::string("expected NAME=VALUE"));
    }

    void readsCommands_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("words");
        QTest::newRow("plain") << QByteArray("./a b c") << QByteArrayList{"./a", "b", "c"};
        QTest::newRow("quoted") << QByteArray("'a b' \"c 'd\" e\\ f")
                                << QByteArrayList{"a b", "c 'd", "e f"};
        QTest::newRow("empty") << QByteArray("a ''") << QByteArrayList{"a", ""};
        QTest::newRow("settings") << QByteArray("timeout=3:a:b") << QByteArrayList{"a:b", "3"};
        QTest::newRow("a colon") << QByteArray("a:b") << QByteArrayList{"a:b"};
    }
    void readsCommands() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, words);
        std::string timeout;
        const std::string whole = text.toStdString();
        const auto command =
            command_of(whole, whole, {"timeout"}, [&](std::string_view, std::string_view value) {
                timeout = value;
                return Result<void>();
            });
        QVERIFY(command.has_value());
        QByteArrayList found{QByteArray::fromStdString(command->program)};
        for (const std::string& argument : command->arguments)
            found += QByteArray::fromStdString(argument);
        if (!timeout.empty())
            found += QByteArray::fromStdString(timeout);
        QCOMPARE(found, words);
        const std::string again = to_text(*command);
        const auto read = command_of(again, again, {}, {});
        QVERIFY(read.has_value());
        QCOMPARE(read->program, command->program);
        QVERIFY(read->arguments == command->arguments);
    }

    void refusesOpenQuotesAndNothing() {
        for (const std::string text : {"a 'b", "", "  ", "''"})
            QVERIFY(!command_of(text, text, {}, {}).has_value());
    }

    void readsNumbers() {
        QCOMPARE(*whole_number("7", 1, 7), 7);
        for (const char* const text : {"", "0", "8", "x", "7x", "99999999999"})
            QVERIFY(!whole_number(text, 1, 7).has_value());
        QCOMPARE(*seconds_of("0.5"), 0.5);
        for (const char* const text : {"", "0", "-1", "nan", "inf", "1000001"})
            QVERIFY(!seconds_of(text).has_value());
        QCOMPARE(seconds_text(0.5), std::string("0.5"));
    }
};

LOGGIA_TEST(ContestantTextTest)

} // namespace contestant_text_test

#include "contestant_text_test.moc"
