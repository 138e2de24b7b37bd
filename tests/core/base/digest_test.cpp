#include "core/base/digest.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <string>
#include <vector>

namespace digest_test {

using namespace loggia;

std::string digestOf(const std::vector<std::string>& texts) {
    Digest digest;
    for (const std::string& text : texts)
        digest.add(text);
    return digest.text();
}

class DigestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhereTextsEnd() {
        const std::set<std::string> different{
            digestOf({}),          digestOf({""}),
            digestOf({"", ""}),    digestOf({"abc"}),
            digestOf({"ab", "c"}), digestOf({"a", "bc"}),
            digestOf({"c", "ab"}), digestOf({std::string(1, '\0')})};
        QCOMPARE(different.size(), std::size_t{8});
    }

    /// The same again for the same, and no two alike of many that differ in little.
    void tellsTextsApart() {
        Random random(test_suite::seed(1));
        std::set<std::string> texts;
        std::set<std::string> digests;
        for (int i = 0; i < test_suite::rounds(20'000); ++i) {
            std::string text(1 + random.below(6), 'a');
            for (char& letter : text)
                letter = static_cast<char>('a' + random.below(4));
            const std::string digest = digestOf({text});
            QCOMPARE(digest.size(), std::size_t{32});
            QCOMPARE(digest.find_first_not_of("0123456789abcdef"), std::string::npos);
            QCOMPARE(digest, digestOf({text}));
            texts.insert(text);
            digests.insert(digest);
        }
        QCOMPARE(digests.size(), texts.size());
    }
};

LOGGIA_TEST(DigestTest)

} // namespace digest_test

#include "digest_test.moc"
