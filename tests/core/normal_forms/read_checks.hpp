#pragma once

#include "core/normal_forms/formats/read.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/core/refusals.hpp"

#include <QByteArray>
#include <QTest>

#include <fmt/format.h>

#include <string>

// What the tests of all readers share: texts with what they mean, and texts with what is wrong.
namespace loggia::normal_forms::oracle {

/// A truth table as text, an output after the other: `0110 0-11`.
inline std::string values(const Function& function) {
    std::string text;
    for (int output = 0; output < function.on.outputs; ++output) {
        if (output > 0)
            text += ' ';
        for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row) {
            const auto here = value(function, row, output);
            text += here == Value::open ? '-' : here == Value::yes ? '1' : '0';
        }
    }
    return text;
}

inline std::string names(const Function& function) {
    return fmt::format("{}:{}", fmt::join(function.inputs, " "), fmt::join(function.outputs, " "));
}

inline void reads_columns() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("syntax");
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<QByteArray>("values");
}

inline void reads_row(const char* name, const char* text, Syntax syntax, const char* named,
                      const char* valued) {
    QTest::newRow(name) << QByteArray(text) << static_cast<int>(syntax) << QByteArray(named)
                        << QByteArray(valued);
}

inline void check_read() {
    QFETCH(QByteArray, text);
    QFETCH(int, syntax);
    QFETCH(QByteArray, names);
    QFETCH(QByteArray, values);
    QCOMPARE(static_cast<int>(syntax_of(text.toStdString())), syntax);
    const auto function = read_function(text.toStdString());
    if (names.isEmpty()) {
        QVERIFY(!function.has_value());
        return;
    }
    QVERIFY2(function.has_value(), function.has_value() ? "" : function.error().message.c_str());
    QCOMPARE(QByteArray::fromStdString(oracle::names(*function)), names);
    QCOMPARE(QByteArray::fromStdString(oracle::values(*function)), values);
    // With the line ends of another system, and what some editors put in front.
    QByteArray other = text.startsWith("\xEF\xBB\xBF") ? text : "\xEF\xBB\xBF" + text;
    other.replace("\r\n", "\n").replace("\n", "\r\n");
    QCOMPARE(static_cast<int>(syntax_of(other.toStdString())), syntax);
    const auto again = read_function(other.toStdString());
    QVERIFY2(again.has_value(), again.has_value() ? "" : again.error().message.c_str());
    QVERIFY(*again == *function);
}

inline void check_refused() {
    test_suite::check_refusal([](const std::string& text) { return read_function(text); });
}

} // namespace loggia::normal_forms::oracle
