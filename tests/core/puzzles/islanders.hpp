#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/core/refusals.hpp"

#include <QByteArray>
#include <QTest>

#include <string>
#include <vector>

/// Sentences as textbooks have them, against formulas, and those that are refused. Mostly A says
/// them, of A, B and C.
namespace islanders {

using namespace loggia;
using namespace loggia::puzzles;

/// Compares what a text's first statement means with a formula.
inline void compare(const std::string& text, const std::string& formula,
                    const std::vector<std::string>& names) {
    const auto sheet = read_sheet(SheetForm::words, text);
    QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
    const auto wanted =
        read_sheet(SheetForm::propositions, "formulas(a). " + formula + ". end_of_list.");
    QVERIFY(wanted.has_value());
    QCOMPARE(sheet_oracle::values(sheet->store, sheet->statements[0].formula, names),
             sheet_oracle::values(wanted->store, wanted->statements[0].formula, names));
}

/// The rows of such a test: a line, and a formula for the claim in it.
class Meanings {
public:
    Meanings() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("claim");
    }

    void operator()(const char* line, const char* claim) const {
        QTest::newRow(line) << QByteArray(line) << QByteArray(claim);
    }
};

/// What A claims in the line of this row, among A, B and C.
inline void check_meaning() {
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, claim);
    compare(line.toStdString() + "\nfact: A, B and C are knights or true.",
            "k_A <-> (" + claim.toStdString() + ")", {"k_A", "k_B", "k_C"});
}

/// How the text of this row of Refusals is refused, among A, B and C.
inline void check_refusal() {
    test_suite::check_refusal(
        [](const std::string& text) {
            return read_sheet(SheetForm::words, text + "\nA, B and C are knights or true.");
        },
        test_suite::Told::whole);
}

} // namespace islanders
