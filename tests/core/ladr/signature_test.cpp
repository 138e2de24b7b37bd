#include "core/ladr/signature.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

namespace signature_test {

using namespace loggia;
using namespace loggia::ladr;

class SignatureTest : public QObject {
    Q_OBJECT

private:
    static Result<Signature> signature(const std::string& formula, const std::string& before = {}) {
        const auto input = read_mace(before + "formulas(a).\n" + formula + "\nend_of_list.");
        if (!input)
            return tl::unexpected(input.error());
        return signature_of(*input);
    }

private Q_SLOTS:
    void sortsWhatItFinds() {
        const auto found = signature("p(f(x,b)) | l2 | b = y. l1 & a = b # label(z).");
        QVERIFY(found.has_value());
        std::string all;
        for (const Symbol& symbol : found->symbols)
            all += symbol.text + (symbol.is_relation ? "? " : " ");
        QCOMPARE(all, std::string("a b f l1? l2? p? "));
        QCOMPARE(found->free_variables.size(), std::size_t{2});
        QCOMPARE(found->free_variables[0].size(), std::size_t{2});
        QVERIFY(found->free_variables[1].empty());
        QVERIFY(found->depends_on_size);
        QVERIFY(!signature("p & -q | $T.")->depends_on_size);
    }

    void arithmeticHasNoSymbols() {
        const auto found = signature("a + b * 2 < -c. abs(a) = max(b,c).", "set(arithmetic).");
        QVERIFY(found.has_value());
        QCOMPARE(found->symbols.size(), std::size_t{3});
        const auto plain = signature("a + b = 5.");
        QCOMPARE(plain->symbols.size(), std::size_t{3});
        QCOMPARE(plain->greatest_element, 5);
    }

    void numbersThatAreElements() {
        const auto greatest = [](const char* text) {
            return signature(text, "set(arithmetic). ")->greatest_element;
        };
        QCOMPARE(greatest("a + b = 5."), -1);
        QCOMPARE(greatest("a = 5."), 5);
        QCOMPARE(greatest("7 != f(a) & 9 = x & 9 = 8."), 7);
        QCOMPARE(greatest("p(f(3)) | a < 12."), 3);
        QCOMPARE(greatest("p(a + 3) | a < 12."), 12);
        QCOMPARE(greatest("domain_size = 9."), -1);
    }

    /// As Mace4 does, and with a warning, once for each.
    void connectivesWithinTermsAreFunctions() {
        const auto found = signature("a = (b & c) & p([c,a:b]).\n f(b | c | d) = $T. e = (a & b).");
        QVERIFY(found.has_value());
        std::string all;
        for (const Symbol& symbol : found->symbols)
            all += fmt::format("{}/{} ", symbol.text, symbol.arity);
        QCOMPARE(all, std::string("$T/0 a/0 b/0 c/0 d/0 e/0 f/1 $cons/2 &/2 |/2 p/1 "));
        QCOMPARE(found->warnings.size(), std::size_t{3});
        QCOMPARE(found->warnings[0].message,
                 std::string("'&' is a function here because arguments and the sides of '=' are "
                             "terms; write '<->' between formulas"));
        QCOMPARE(found->warnings[0].span->line, 2);
        QCOMPARE(found->warnings[0].span->column, 8);
        QCOMPARE(found->warnings[1].span->column, 6);
    }

    void refuses_data() {
        const test_suite::Refusals row(2);
        row("x.", 1, "'x' is a variable because it starts with a letter from u to z");
        row("a -> -w1.", 7, "'w1' is a variable");
        row("all a (p(a) & a).", 15, "'a' is a variable for an element");
        row("0.", 1, "a number is not a formula");
        row("p | 2147483648.", 5, "a number is not a formula");
        row("p(2147483648).", 3, "2147483648 is too large (the limit is 2,147,483,647)");
        row("p(a) | p(a,b).", 8,
            "'p' is used as a relation of 2 arguments here but as a relation of 1 argument above");
        row("p & p = q.", 5, "'p' is used as a constant here but as a proposition above");
        row("a = f(b = c).", 9, "expected a term, but '=' gives a formula");
        row("(all x p(x)) = q.", 2, "expected a term, but 'all' gives a formula");
        row("->(a,b,c).", 1, "'->' cannot have 3 operands");
        row("all 3 p(a).", 5, "a number cannot be a variable");
        row("a + b.", 3, "expected a formula, but '+' gives a number");
    }
    void refuses() {
        test_suite::check_refusal(
            [](const std::string& text) { return signature(text, "set(arithmetic). "); });
    }
};

LOGGIA_LOOP_TEST(SignatureTest)

} // namespace signature_test

#include "signature_test.moc"
