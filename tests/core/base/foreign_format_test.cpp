#include "core/base/foreign_format.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace foreign_format_test {

using namespace loggia;

class ForeignFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char* text, const char* name) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(name);
        };
        row("aag 3 2 0 1 1\n2\n4\n6\n6 2 4\n", "AIGER");
        row("aig 3 2 0 1 1 0 0\n", "AIGER");
        row("aag 3 x", "");
        row("# c17\r\n\r\nINPUT(G1)\nG2 = NOT(G1)\n", "BENCH");
        row("output (a)\n", "BENCH");
        row("INPUT(a) & (b", "");
        row("INPUT = a & (b", "");
        row("; SMT\n(set-logic QF_UF)\n", "SMT-LIB");
        row("\xEF\xBB\xBF(declare-const p Bool)", "SMT-LIB");
        row("(and a (not b)", "");
        row("% File\nfof(a,axiom,( p => q )).\n", "TPTP");
        row("include('Axioms/SET001+0.ax').\n", "TPTP");
        row("include(a", "");
        row("// a graph\ndigraph g {\n", "DOT");
        row("strict graph {", "DOT");
        row("%PDF-1.4\n", "PDF");
        row("\n<?xml version=\"1.0\"?>\n<project>", "XML");
        row("\xEF\xBB\xBF<!DOCTYPE html><html>", "HTML");
        row("{\\rtf1 a & b}", "RTF");
        row("{\"nodes\":[]}", "JSON");
        row("[\n {\"a\": 1}]", "JSON");
        row("{\n    \"minterms\": [1, 3],\n    \"variables\" : 4\n}\n", "JSON");
        row("[\n  {\n    \"a\" : 1\n  }\n]", "JSON");
        row("<table>\n<tr><td>0</td></tr>\n", "HTML");
        row("{\"a b\" & c}", "");
        row("[\"a\":1]", "");
        row("MODULE main\nVAR a : boolean;", "SMV");
        row("digraph g\r\n{\n", "DOT");
        row("digraph & (a\n", "");
        row("graph & (a", "");
        row("o 1 2 -3 0\na 2 1 0 l 1 0\n", "FRAT");
        row("o 1 2", "");
        row("o & 0", "");
        row("pseudo-Boolean proof version 2.0\nf 3\n", "VeriPB");
        row("", "");
        row("# nothing\n", "");
        row("a & b\naag 3 2 0 1 1\n", "");
    }
    void names() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, name);
        const auto found = foreign_format(text.toStdString());
        QCOMPARE(found.has_value(), !name.isEmpty());
        if (found)
            QCOMPARE(QByteArray::fromStdString(std::string(found->name)), name);
    }

    void hasAPlace() {
        const auto found = foreign_format("% a comment\n  fof(a,axiom,p).\n");
        QVERIFY(found.has_value());
        QCOMPARE(found->span.line, 2);
        QCOMPARE(found->span.column, 3);
        QCOMPARE(found->span.length, 3);
        QCOMPARE(foreign_format("(set-logic X)")->span.length, 10);
        QVERIFY(!found->is_circuit() && foreign_format("INPUT(a)")->is_circuit());
    }
};

LOGGIA_TEST(ForeignFormatTest)

} // namespace foreign_format_test

#include "foreign_format_test.moc"
