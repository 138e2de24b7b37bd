#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/widgets/source/bracket_match.hpp"

#include <QString>
#include <QTest>

namespace bracket_match_test {

using namespace loggia::ui;

bool never(int /*position*/) {
    return false;
}

/// A text in which every bracket has a partner, and where that is.
void grow(loggia::Random& random, int depth, QString& text, std::vector<int>& partners) {
    for (std::uint64_t parts = random.below(4); parts > 0; --parts) {
        if (depth == 0 || random.below(3) == 0) {
            text += QLatin1Char('x');
            partners.push_back(-1);
            continue;
        }
        const auto kind = static_cast<qsizetype>(random.below(3));
        const std::size_t open = partners.size();
        text += QStringLiteral("([{")[kind];
        partners.push_back(-1);
        grow(random, depth - 1, text, partners);
        text += QStringLiteral(")]}")[kind];
        partners[open] = static_cast<int>(partners.size());
        partners.push_back(static_cast<int>(open));
    }
}

class BracketMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBracketFindsItsPartner() {
        loggia::Random random(3);
        for (int i = 0; i < 2000; ++i) {
            QString text;
            std::vector<int> partners;
            grow(random, 6, text, partners);
            for (int at = 0; at < text.size(); ++at) {
                // The cursor behind a character is at that one.
                const auto found = matchBracket(text, at + 1, never);
                if (partners[static_cast<std::size_t>(at)] >= 0)
                    QVERIFY((found == BracketPair{at, partners[static_cast<std::size_t>(at)]}));
            }
        }
    }
    void prefersTheBracketBefore() {
        QVERIFY((matchBracket(u"()()", 2, never) == BracketPair{1, 0}));
        QVERIFY((matchBracket(u"x(y)", 1, never) == BracketPair{1, 3}));
        QVERIFY(!matchBracket(u"x y", 1, never));
        QVERIFY(!matchBracket(u"", 0, never));
    }
    void tellsOfBracketsWithoutPartner() {
        QVERIFY((matchBracket(u"((x)", 0, never) == BracketPair{0, std::nullopt}));
        QVERIFY((matchBracket(u"x)", 2, never) == BracketPair{1, std::nullopt}));
    }
    void passesOverWhatIsIgnored() {
        const auto comment = [](int at) { return at == 1; };
        QVERIFY((matchBracket(u"())", 0, comment) == BracketPair{0, 2}));
        QVERIFY((matchBracket(u"())", 2, comment) == BracketPair{2, 0}));
    }
    void looksNoFartherThanItsReach() {
        const QString text = QLatin1Char('(') + QString(50, QLatin1Char('x')) + QLatin1Char(')');
        QVERIFY((matchBracket(text, 0, never, 51) == BracketPair{0, 51}));
        QVERIFY(!matchBracket(text, 0, never, 50));
    }
};

LOGGIA_TEST(BracketMatchTest)

} // namespace bracket_match_test

#include "bracket_match_test.moc"
