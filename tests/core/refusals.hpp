#pragma once

#include "core/base/error.hpp"

#include <QByteArray>
#include <QTest>

#include <cstdint>

// Texts that a reader has to refuse: what the tests of all readers of core tell in rows.
namespace loggia::test_suite {

/// The rows of such a test: a text, line and column of the error, and how its message begins. Line
/// 0 and column 0 stand for an error that lies nowhere in the text. Where a row has a column only,
/// the line is the one into which the test puts the text.
class Refusals {
public:
    explicit Refusals(int line = 1) : line_(line) {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("message");
    }

    void operator()(const char* text, int line, int column, const char* message) const {
        QTest::newRow(text) << QByteArray(text) << line << column << QByteArray(message);
    }
    void operator()(const char* text, int column, const char* message) const {
        (*this)(text, column > 0 ? line_ : 0, column, message);
    }

private:
    int line_;
};

enum class Told : std::uint8_t { beginning, whole };

/// What `read(text)` says of the text of this row; `told` is how much of the message the row has.
template <class Read>
void check_refusal(Read read, Told told = Told::beginning) {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, message);
    const auto answer = read(text.toStdString());
    QVERIFY2(!answer.has_value(), "the text is read");
    const Error& error = answer.error();
    QVERIFY2(told == Told::whole ? error.message == message.toStdString()
                                 : error.message.starts_with(message.toStdString()),
             error.message.c_str());
    const SourceSpan span = error.span.value_or(SourceSpan{0, 0, 0});
    QCOMPARE(span.line, line);
    QCOMPARE(span.column, column);
}

} // namespace loggia::test_suite
