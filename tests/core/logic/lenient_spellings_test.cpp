#include "core/base/random.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QString>
#include <QTest>

namespace lenient_spellings_test {

using namespace loggia;
using namespace loggia::logic;
using namespace loggia::logic::lenient;

class LenientSpellingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decodesUtf8() {
        for (char32_t c = 0; c <= 0x10FFFF; ++c) {
            if ((c >= 0xD800 && c < 0xE000) || c == 0xFEFF) // Qt drops the byte order mark
                continue;
            const std::string text = QString::fromUcs4(&c, 1).toStdString();
            const CodePoint point = code_point_at(text, 0);
            QCOMPARE(point.value, c);
            QCOMPARE(point.length, text.size());
            for (std::size_t cut = 1; cut < text.size(); ++cut)
                QCOMPARE(code_point_at(text.substr(0, cut), 0).length, std::size_t{0});
        }
        for (const char* bad :
             {"\x80", "\xBF", "\xC0\xAF", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80",
              "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5", "\xC3(", "\xE2\x28\xA1", "\xFF"})
            QCOMPARE(code_point_at(bad, 0).length, std::size_t{0});
    }

    void namesAreMadeOfLetters() {
        // In the scripts that names may be written in, what Qt calls a letter is one.
        for (char32_t c = 0; c < 0x530; ++c) {
            const std::string text = QString::fromUcs4(&c, 1).toStdString();
            const bool script = c < 0x80 || (c >= 0xC0 && c < 0x2B0) || c >= 0x370;
            if (script && (QChar::isLetter(c) || QChar::isDigit(c) || c == '_'))
                QCOMPARE(word_character(text, 0), text.size());
            else if (QChar::isPunct(c) || QChar::isSpace(c) || c < 0x20)
                QVERIFY(word_character(text, 0) == 0 || c == '_' || c >= 0x300);
        }
        for (const char* sign : {"×", "÷", "∧", "¬", "→", "·", "’", " ", "\u00A0", "\xFF"})
            QCOMPARE(word_character(sign, 0), std::size_t{0});
    }

    void digitsMayBeSetAsAnIndex() {
        const std::string text = "x10₀₉²a";
        std::vector<std::size_t> lengths;
        for (std::size_t i = 0; i <= text.size(); ++i)
            lengths.push_back(digit_character(text, i));
        QVERIFY((lengths == std::vector<std::size_t>{0, 1, 1, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0}));
    }

    void plainNamesAreReadAsThatName() {
        Random random(test_suite::seed(1));
        const std::string alphabet = "TFtfaonredxiy01_ -'\"";
        int plain = 0;
        for (int i = 0; i < 50000; ++i) {
            std::string name;
            for (std::uint64_t n = random.below(5); n > 0; --n)
                name += alphabet[random.below(alphabet.size())];
            const auto formula = read_lenient(name);
            const bool read = formula && formula->store.kind(formula->root) == Kind::variable &&
                              formula->store.name(0) == name;
            QVERIFY2(is_plain_name(name) == read, name.c_str());
            plain += read ? 1 : 0;
        }
        QVERIFY(plain > 5000 && plain < 45000);
    }

    void barsInLettersMayNegate() {
        QCOMPARE(product_with_bars("ĀC"), std::string("A'*C"));
        QCOMPARE(product_with_bars("CĀ"), std::string("C*A'"));
        QCOMPARE(product_with_bars("aēx"), std::string("a*e'*x"));
        for (const char* none :
             {"", "A", "Ā", "AC", "cā", "ārā", "abcdē", "ā1", "āç", "ǣz", "\xFF"})
            QVERIFY2(product_with_bars(none).empty(), none);
    }

    void theLongestSymbolIsTaken() {
        const auto infix = [](const char* text) { return symbol_at(text).infix; };
        QVERIFY(infix("<->a") == Operator::iff);
        QVERIFY(infix("<-a") == Operator::implied_by);
        QVERIFY(infix("<=>") == Operator::iff);
        QVERIFY(infix("->") == Operator::implies);
        QVERIFY(infix("=>") == Operator::implies);
        QVERIFY(infix("==") == Operator::equal);
        QVERIFY(symbol_at("->").end == 2 && symbol_at("- >").end == 1);
        QVERIFY(symbol_at("&&&").end == 2 && symbol_at("||").end == 2 && symbol_at("|a").end == 1);
        for (const char* none : {"<", "=", "/", "#", "a", "<=", "\\"})
            QCOMPARE(symbol_at(none).end, std::size_t{0});
    }

    void knowsRunsOfIndices() {
        for (const char* run : {"x1x2", "x₁x₂x₁₀", "x_1x_2", "a0a1a2"})
            QVERIFY2(is_run_of_indices(run), run);
        for (const char* other : {"", "x1", "x1y2", "x1x", "xx", "x_x_", "1x1", "x1x2_", "é1é2"})
            QVERIFY2(!is_run_of_indices(other), other);
    }

    void wordsHaveNoCase() {
        for (const char* word : {"iff", "IFF", "Iff", "iFF"})
            QVERIFY(keyword(word).end == 3 && keyword(word).infix == Operator::iff);
        QVERIFY(keyword("TRUE").value && !keyword("false").value);
        for (const char* none : {"", "i", "ifff", "one", "a very long word, longer than any"})
            QCOMPARE(keyword(none).end, std::size_t{0});
        QVERIFY(is_exactly_one("ONE") && is_exactly_one("Exactly_One") && !is_exactly_one("two"));
        QVERIFY(command("to").end != 0 && command("TO").end == 0);
        QVERIFY(is_spacing_command("left") && !is_spacing_command("land"));
        QVERIFY(is_font_command("mathit") && !is_font_command("bar"));
    }
};

LOGGIA_TEST(LenientSpellingsTest)

} // namespace lenient_spellings_test

#include "lenient_spellings_test.moc"
