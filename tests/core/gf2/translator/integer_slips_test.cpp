#include "core/base/random.hpp"
#include "core/gf2/translator/integer_slips.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/models/models.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace integer_slips_test {

using namespace loggia;
using namespace loggia::gf2;
using namespace loggia::ladr;

class ModuloTest : public QObject {
    Q_OBJECT

    static std::string file(const std::string& formulas) {
        return "set(arithmetic).\nassign(domain_size, 2).\nassign(max_models, -1).\n"
               "formulas(assumptions).\n" +
               formulas + "end_of_list.\n";
    }

    static std::uint64_t models(const std::string& text) {
        const auto input = read_mace(text);
        const auto signature = signature_of(*input);
        const auto problem = ground(*input, *signature, 2);
        return for_each_interpretation(*problem, std::nullopt,
                                       [](const Interpretation&) { return true; })
            .count;
    }

    /// A sum of products of a, b, c and 1, some in parentheses.
    static std::string side(Random& random) {
        std::string text;
        const std::uint64_t terms = 1 + random.below(3);
        for (std::uint64_t term = 0; term < terms; ++term) {
            text += term > 0 ? " + " : "";
            const std::string atom(1, static_cast<char>('a' + random.below(3)));
            const std::string other(1, static_cast<char>('a' + random.below(3)));
            switch (random.below(5)) {
            case 0:
                text += atom;
                break;
            case 1:
                text += atom + " * " + other;
                break;
            case 2:
                text += "(" + atom + " + 1) * (" + other + " + " + atom + ")";
                break;
            case 3:
                text += "1";
                break;
            default:
                text += "(" + atom + " + " + other + ") mod 2";
            }
        }
        return random.below(4) == 0 ? "(" + text + ")" : text;
    }

    /// Its value modulo 2 for a, b and c, by a reader of its own.
    struct Reader {
        const std::string& text;
        unsigned atoms;
        std::size_t at = 0;

        void blanks() {
            while (at < text.size() && text[at] == ' ')
                ++at;
        }
        unsigned sum() {
            unsigned value = product();
            for (blanks(); at < text.size() && text[at] == '+'; blanks()) {
                ++at;
                value ^= product();
            }
            return value;
        }
        unsigned product() {
            unsigned value = factor();
            for (blanks(); at < text.size() && text[at] == '*'; blanks()) {
                ++at;
                value &= factor();
            }
            return value;
        }
        unsigned factor() {
            blanks();
            const char c = text[at++];
            unsigned value = c == '1' ? 1 : 0;
            if (c == '(') {
                value = sum();
                ++at;
            } else if (c != '1') {
                value = atoms >> static_cast<unsigned>(c - 'a') & 1U;
            }
            blanks();
            if (text.compare(at, 5, "mod 2") == 0)
                at += 5;
            return value;
        }
    };

private Q_SLOTS:
    void tellsWhere() {
        const auto slips =
            integer_slips(file("  m1 + m2 = 1.\n  r1 + r2 + r1*r2 = 1.\n  m1 + r1 = 0.\n"));
        QVERIFY(slips.has_value());
        QCOMPARE(slips->size(), std::size_t{2});
        const IntegerSlip& slip = slips->front();
        QCOMPARE(slip.span.line, 6);
        QCOMPARE(slip.ones, (std::vector<std::string>{"r1", "r2"}));
        QCOMPARE(slip.left, 3);
        QCOMPARE(slip.right, 1);
        QCOMPARE(to_words(slip),
                 std::string("If r1 and r2 are 1, the left side is 3 and the right side is 1: "
                             "equal modulo 2, but not for Mace4, which computes with integers."));
        QCOMPARE(slip.zeros, std::size_t{0});
        QCOMPARE(slips->back().span.line, 7);
        QCOMPARE(slips->back().left, 2);
    }

    void wrapsWhatSlips() {
        const auto wrapped = with_modulo(file(
            "  % A remark.\n  r1 + r2 + r1*r2 = 1.  m1 = (a + 1) + (b * (c + 1)).\n  a = b.\n"));
        QVERIFY(wrapped.has_value());
        QCOMPARE(*wrapped,
                 file("  % A remark.\n  (r1 + r2 + r1*r2) mod 2 = 1.  m1 = ((a + 1) + (b * (c + "
                      "1))) mod 2.\n  a = b.\n"));
        QVERIFY(integer_slips(*wrapped)->empty());
    }

    /// The atoms of the equation alone, each once.
    void countsTheZeros() {
        const auto slips = integer_slips(file("  a + b = c * d * c.\n  e = e.\n"));
        QCOMPARE(slips->size(), std::size_t{1});
        QCOMPARE(slips->front().ones.size() + slips->front().zeros, std::size_t{4});
        QVERIFY(slips->front().ones.size() >= 2 && slips->front().zeros >= 1);
    }

    /// A side that is a remainder already stays; one that begins or ends in parentheses is wrapped
    /// with them.
    void wrapsNoMoreThanItHasTo() {
        const auto wrapped = [](const std::string& formula) {
            return with_modulo(file(formula + "\n")).value();
        };
        QCOMPARE(wrapped("(a + b + c) mod 2 = d + e."),
                 file("(a + b + c) mod 2 = (d + e) mod 2.\n"));
        QCOMPARE(wrapped("d + e = (a + b + c) mod 2."),
                 file("(d + e) mod 2 = (a + b + c) mod 2.\n"));
        QCOMPARE(wrapped("(a + b) * c + d + e = 1."), file("((a + b) * c + d + e) mod 2 = 1.\n"));
        QCOMPARE(wrapped("( (a + b)) * c + (d + e ) = 1."),
                 file("(( (a + b)) * c + (d + e )) mod 2 = 1.\n"));
        QCOMPARE(wrapped("1 = c * (a + (b + 1)) + (e * (d + a))."),
                 file("1 = (c * (a + (b + 1)) + (e * (d + a))) mod 2.\n"));
    }

    void refusesWhatCannotBeRead() {
        QVERIFY(!integer_slips("formulas(a).\n a + .\nend_of_list.\n"));
        QVERIFY(!with_modulo("nonsense"));
    }

    /// There is a slip just where Mace4's models are not those modulo 2; wrapped, they are.
    void agreesWithTheModels() {
        Random random(test_suite::seed(29));
        int slipped = 0;
        for (int round = 0; round < 1000; ++round) {
            const std::string left = side(random);
            const std::string right = side(random);
            const std::string text = file(left + " = " + right + ".\n a = a. b = b. c = c.\n");
            std::uint64_t expected = 0;
            bool differs = false;
            for (unsigned atoms = 0; atoms < 8; ++atoms) {
                const bool holds = Reader{left, atoms}.sum() == Reader{right, atoms}.sum();
                expected += holds ? 1 : 0;
            }
            differs = models(text) != expected;
            const auto slips = integer_slips(text);
            QVERIFY2(slips.has_value(), text.c_str());
            // Integers that are equal are equal modulo 2: Mace4 only ever loses models.
            QVERIFY2(slips->empty() != differs, text.c_str());
            slipped += differs ? 1 : 0;
            const auto wrapped = with_modulo(text);
            QVERIFY2(wrapped.has_value(), text.c_str());
            QVERIFY2(models(*wrapped) == expected, wrapped->c_str());
            QVERIFY2(!slips->empty() || *wrapped == text, wrapped->c_str());
        }
        QVERIFY(slipped > 200);
    }
};

LOGGIA_TEST(ModuloTest)

} // namespace integer_slips_test

#include "integer_slips_test.moc"
