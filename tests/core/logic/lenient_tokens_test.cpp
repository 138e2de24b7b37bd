#include "core/base/random.hpp"
#include "core/logic/lenient_tokens.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace lenient_tokens_test {

using namespace loggia;
using namespace loggia::logic::lenient;

class LenientTokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokensKnowTheirPlaces() {
        const std::string text = " $ foo_{1, b} ->\n\\neg{} one (T)\\quad' $ ";
        Lexer lexer(text, false);
        const auto expect = [&](Token::Sort sort, const std::string& spelled) {
            const auto token = lexer.next();
            return token && token->sort == sort &&
                   text.substr(token->begin, token->end - token->begin) == spelled;
        };
        const auto name = lexer.next();
        QVERIFY(name && name->sort == Token::Sort::name && name->begin == 3 && name->end == 13);
        QVERIFY(name->name == "foo" && name->index == "1_b" && !name->quoted);
        QVERIFY(expect(Token::Sort::infix, "->"));
        QVERIFY(expect(Token::Sort::negation, "\\neg"));
        QVERIFY(expect(Token::Sort::function, "one ("));
        QVERIFY(expect(Token::Sort::name, "T"));
        QVERIFY(expect(Token::Sort::close, ")"));
        QVERIFY(expect(Token::Sort::prime, "'"));
        for (int i = 0; i < 3; ++i) {
            const auto end = lexer.next();
            QVERIFY(end && end->sort == Token::Sort::end);
            QCOMPARE(end->begin, text.rfind('\'') + 1);
        }
    }

    void tokensFollowEachOtherInAnyBytes() {
        Random random(test_suite::seed(1));
        const std::string alphabet = "ab1_{},(\\mathit\"one' $&-<>=\n\xC3\xA9\xE2\x88\xA7";
        int errors = 0;
        for (int i = 0; i < 50000; ++i) {
            std::string text;
            for (std::uint64_t n = random.below(20); n > 0; --n)
                text += alphabet[random.below(alphabet.size())];
            Lexer lexer(text, random.below(2) == 0);
            std::size_t last = 0;
            for (;;) {
                const auto token = lexer.next();
                if (!token) {
                    QVERIFY(token.error().span.has_value());
                    ++errors;
                    break;
                }
                QVERIFY(token->begin >= last && token->end <= text.size());
                if (token->sort == Token::Sort::end)
                    break;
                QVERIFY(token->end > token->begin);
                last = token->end;
            }
        }
        QVERIFY(errors > 10000 && errors < 49000);
    }
};

LOGGIA_TEST(LenientTokensTest)

} // namespace lenient_tokens_test

#include "lenient_tokens_test.moc"
