#include "core/normal_forms/formats/equation_text.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace equation_text_test {

using namespace loggia;
using namespace loggia::normal_forms;

class EquationTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commentsBecomeBlank() {
        QCOMPARE(without_comments("a # b\nc").c_str(), "a    \nc");
        QCOMPARE(without_comments("\"#\" \\# #").c_str(), "\"#\" \\#  ");
        QCOMPARE(without_comments("#").c_str(), " ");
        QCOMPARE(without_comments("a; // b\nc // d").c_str(), "a;     \nc // d");
        QCOMPARE(without_comments("a /* b\n; */ c; /* d").c_str(), "a     \n     c; /* d");
        QCOMPARE(without_comments("/* a */ b; /* c; /* d # e").c_str(),
                 "        b; /* c; /* d    ");
        QCOMPARE(without_comments("/* a */ // b").c_str(), "            ");
        QCOMPARE(without_comments("-- a\nb; --\n--c; - - d").c_str(), "    \nb;   \n--c; - - d");
    }

    void aHashMayBeAnOr() {
        QCOMPARE(ambiguous_hash("f = !a & b # c & d;"), std::size_t{11});
        QCOMPARE(ambiguous_hash("f = a;\ng = (a & !b) # carry;"), std::size_t{20});
        QCOMPARE(ambiguous_hash("!a & b # c"), std::size_t{7});
        for (const char* text : {"a # the first", "a & b; # c", "# a;\na | b", "a & # b\nc",
                                 "a # 1", "\"a # b\" | c", "a | b #", "a # not used, see below"})
            QCOMPARE(ambiguous_hash(text), std::string_view::npos);
    }

    void statementsEndAtSemicolonsOrLines() {
        const auto pieces = [](std::string_view text) {
            std::string result;
            for (const EquationStatement& s : statements_in(text)) {
                result += '<' + std::string(text.substr(s.begin, s.end - s.begin)) + '>';
                if (s.definition != std::string_view::npos)
                    result += std::to_string(s.definition);
            }
            return result;
        };
        QCOMPARE(pieces("a=b; c ;\n d=e").c_str(), "<a=b>1<c ><d=e>11");
        QCOMPARE(pieces("a = b\n | c\nd = e\n").c_str(), "<a = b\n | c>2<d = e\n>13");
        QCOMPARE(pieces("a => b; c == d; e <= f; g = h").c_str(),
                 "<a => b><c == d><e <= f>19<g = h>26");
        QCOMPARE(pieces("\"=;\" = a \\; b; c = d").c_str(), "<\"=;\" = a \\; b>5<c = d>17");
        QCOMPARE(pieces("\"a\\\" = b\" = c").c_str(), "<\"a\\\" = b\" = c>10");
        QCOMPARE(pieces(" \n ;; ").c_str(), "");
    }

    void productsOfDeclaredNamesAreSpelledOut() {
        const auto spelled = [](std::string_view text) {
            const auto declared = [](std::string_view name) {
                return name == "A" || name == "B" || name == "Cin" || name == "AA" || name == "or";
            };
            return products_spelled_out(text, declared).value_or("none");
        };
        QCOMPARE(spelled("AB + Cin(A^B)").c_str(), "\"A\" * \"B\" + \"Cin\" * (\"A\"^\"B\")");
        QCOMPARE(spelled("(A)B'\"B\" | BCinor").c_str(),
                 "(\"A\") * \"B\"' * \"B\" | \"B\" * \"Cin\" * \"or\"");
        QCOMPARE(spelled("A and\n not B").c_str(), "\"A\" and\n not \"B\"");
        QCOMPARE(spelled("AA").c_str(), "\"AA\"");
        for (const char* const text : {"BAA", "ABC", "A\nB", "A\n(B)"})
            QCOMPARE(spelled(text).c_str(), "none");
    }

    void namesAreQuotedAndPlacesKept() {
        const std::string text = "f = v1.0 & or | x[2] & \\mathit{a\\_b};";
        const auto declared = [](std::string_view name) { return name == "or"; };
        const Respelled spelled = respell(text, 3, text.size() - 1, declared);
        QCOMPARE(spelled.text().c_str(), " \"v1.0\" & \"or\" | \"x[2]\" & \\mathit{a\\_b}");
        const auto at = [&](std::string_view piece) {
            return SourceSpan{1, static_cast<int>(spelled.text().find(piece)) + 1, 1};
        };
        for (const char* piece : {"v1", "or", "x[", "\\mathit", "|"})
            QCOMPARE(spelled.original(at(piece)), text.find(piece));
    }
};

LOGGIA_TEST(EquationTextTest)

} // namespace equation_text_test

#include "equation_text_test.moc"
