#include "core/logic/syntax.hpp"
#include "core/wumpus/format.hpp"
#include "tests/core/refusals.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace format_test {

using namespace loggia;
using namespace loggia::wumpus;

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLinesCommentsAndEmptyLines() {
        const std::string text = "# a comment\nP_1_3\n\n#\n  (NOT\tM_3_3 ) \n(and)\n#end";
        for (const std::string& end :
             {std::string("\n"), std::string("\r\n"), std::string("\r\r\n")})
            for (const std::string& mark : {std::string(), std::string("\xEF\xBB\xBF")}) {
                std::string file = mark;
                for (const char c : text)
                    file += c == '\n' ? end : std::string(1, c);
                logic::Store store = symbol_store();
                const auto lines = statements_of(store, file, Source::knowledge);
                QVERIFY(lines.has_value());
                QCOMPARE(lines->size(), std::size_t{3});
                QCOMPARE(logic::to_prefix(store, (*lines)[1].expr), std::string("(not M_3_3)"));
                QVERIFY((*lines)[1].span == (SourceSpan{5, 3, 12}));
                QVERIFY((*lines)[2].span == (SourceSpan{6, 1, 5}));
            }
    }

    void everyFileComesBack() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1000; ++i) {
            std::vector<oracle::Tree> trees;
            for (std::uint64_t n = random.below(20); n > 0; --n)
                trees.push_back(oracle::random_tree(random, 1 + static_cast<int>(random.below(9))));
            const std::string text = oracle::print_file(trees);
            logic::Store store = symbol_store();
            const auto lines = statements_of(store, text, Source::rules);
            QVERIFY(lines.has_value());
            std::string back;
            for (const Statement& line : *lines)
                back += logic::to_prefix(store, line.expr) + '\n';
            QCOMPARE(back, text);
        }
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("P_1_1\n \n", 2, 1, "expected a statement or an empty line, found only blanks");
        row("\xEF\xBB\xBF P_5_1", 1, 5,
            "unknown symbol 'P_5_1'; expected M_i_j, S_i_j, P_i_j or B_i_j with i and j from 1 to "
            "4");
        row("(P_1_1)", 1, 2, "write the symbol 'P_1_1' without brackets");
        row("G_1_1", 1, 1, "unknown symbol 'G_1_1'");
        row(" # no comment", 1, 2, "unknown symbol '#'");
        row("P_1_1 # no comment", 1, 7, "expected the end of the line after the statement");
        row("(and P_1_1\nP_1_2)", 1, 11, "expected ')' for the '(' in column 1");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) {
            logic::Store store = symbol_store();
            return statements_of(store, text, Source::rules);
        });
    }

    void findsEveryError() {
        logic::Store store = symbol_store();
        const auto reading = read_lines(store, "P_1_1\n()\nQ\nP_1_2\n \n", Source::knowledge);
        QCOMPARE(reading.statements.size(), std::size_t{2});
        QCOMPARE(reading.errors.size(), std::size_t{3});
        QCOMPARE(reading.errors[0].span->line, 2);
        QCOMPARE(reading.errors[1].span->line, 3);
        QCOMPARE(reading.errors[2].span->line, 5);
    }

    void anySymbolWhenLenient() {
        logic::Store store = symbol_store();
        QVERIFY(!statements_of(store, "(or a b)", Source::rules).has_value());
        QVERIFY(statements_of(store, "(or a b)", Source::rules, {true}).has_value());
        QCOMPARE(store.variables(), std::size_t{66});
        QVERIFY(!statements_of(store, "(or a (b))", Source::rules, {true}).has_value());
    }

    void theFirstStatementIsTheQuestion() {
        logic::Store store = symbol_store();
        const auto question = question_of(store, "# ?\n\n(not P_1_3)\nP_1_2\n(broken", {});
        QVERIFY(question.has_value());
        QCOMPARE(logic::to_prefix(store, question->expr), std::string("(not P_1_3)"));
        QVERIFY(question->source == Source::question);
        QCOMPARE(question->span.line, 3);
        QVERIFY(!question_of(store, "P_1_2 P_1_3").has_value());
        for (const char* text : {"", "\n\n", "# nothing\n"}) {
            const auto none = question_of(store, text);
            QVERIFY(!none.has_value());
            QVERIFY(none.error().span.has_value());
            QVERIFY(none.error().message.starts_with("the file contains no statement"));
        }
    }

    void literalsAreReadOff() {
        logic::Store store = symbol_store();
        const auto lines =
            statements_of(
                store, "B_2_3\n(not M_2_3)\n(and P_1_3)\n(not (not P_1_4))\nother\n(not other)\n",
                Source::knowledge, {true})
                .value();
        const Literals literals = literals_of(store, lines);
        QCOMPARE(literals.trues, std::uint64_t{1} << symbol_of("B_2_3")->index());
        QCOMPARE(literals.falses, std::uint64_t{1} << symbol_of("M_2_3")->index());
        QVERIFY(!literals.clash());
    }
};

LOGGIA_TEST(FormatTest)

} // namespace format_test

#include "format_test.moc"
