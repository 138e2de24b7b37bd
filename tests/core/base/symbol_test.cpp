#include "core/base/random.hpp"
#include "core/base/symbol.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace symbol_test {

using namespace loggia;

class SymbolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Qt's own decoder is the oracle: it turns what is not UTF-8 into replacement characters.
    void lengthsAgreeWithADecoder() {
        Random random(test_suite::seed(1));
        static constexpr std::array<unsigned char, 16> telling{0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F,
                                                               0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0,
                                                               0xED, 0xF0, 0xF4, 0xF5};
        for (int round = 0; round < 20000; ++round) {
            std::string text;
            for (std::uint64_t i = random.below(6) + 1; i > 0; --i)
                text += static_cast<char>(random.below(2) == 0 ? telling.at(random.below(16))
                                                               : random.below(256));
            const std::size_t length = symbol_length(text, 0);
            const auto whole = [&](std::size_t bytes) {
                const auto first = QByteArray::fromStdString(text.substr(0, bytes));
                const QString decoded = QString::fromUtf8(first);
                return decoded.toUcs4().size() == 1 && decoded.toUtf8() == first;
            };
            std::size_t expected = 1;
            for (std::size_t bytes = 2; bytes <= std::min<std::size_t>(4, text.size()); ++bytes)
                if (whole(bytes))
                    expected = bytes;
            QCOMPARE(length, expected);
        }
    }

    void cutsNoCharacter() {
        const std::string text = "aé€😀z"; // of 1, 2, 3, 4 and 1 bytes
        std::vector<std::size_t> sizes;
        for (std::size_t most = 0; most <= text.size() + 1; ++most)
            sizes.push_back(whole_characters(text, most).size());
        QVERIFY((sizes == std::vector<std::size_t>{0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11, 11}));
        QCOMPARE(whole_characters("\x80\x80\x80\x80\x80\x80", 5).size(), std::size_t{2});
    }

    void namesWhatDoesNotPrint() {
        const auto shown = [](const std::string& text) { return shown_symbol(text, 0); };
        QCOMPARE(shown("x*y"), std::string("`x`"));
        QCOMPARE(shown("\xC3\xA9t"), std::string("`\xC3\xA9`"));
        QCOMPARE(shown("\xE9t"), std::string("byte 0xE9"));
        QCOMPARE(shown("\x1B[2J"), std::string("byte 0x1B"));
        QCOMPARE(shown("\xC2\x9B"), std::string("U+009B"));
        QCOMPARE(shown(" "), std::string("a blank"));
        QCOMPARE(shown("\t"), std::string("a tab"));
        QCOMPARE(shown("\r\n"), std::string("the end of the line"));
        QCOMPARE(plain_symbol("a b", 1), std::string(" "));
        QCOMPARE(plain_symbol("\xC3\xA9", 0), std::string("\xC3\xA9"));
        QCOMPARE(plain_symbol("\x1B", 0), std::string("byte 0x1B"));
    }
};

LOGGIA_TEST(SymbolTest)

} // namespace symbol_test

#include "symbol_test.moc"
