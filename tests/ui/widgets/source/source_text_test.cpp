#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/widgets/source/source_text.hpp"

#include <QTest>

namespace source_text_test {

using namespace loggia;
using namespace loggia::ui;

/// Characters of one to four bytes, a combining accent, and half a surrogate pair.
QString random_line(Random& random) {
    static const QList<QString> characters{
        QStringLiteral("a"), QStringLiteral("("),      QStringLiteral(" "),
        QStringLiteral("ä"), QStringLiteral("∧"),      QStringLiteral("😀"),
        QStringLiteral("𝔸"), QStringLiteral("\u0301"), QString(QChar(0xD800))};
    QString line;
    for (std::uint64_t i = random.below(9); i > 0; --i)
        line += characters[static_cast<qsizetype>(
            random.below(static_cast<std::uint64_t>(characters.size())))];
    return line;
}

/// The character boundaries of a line: units and, by Qt's own encoder, bytes before each.
std::vector<std::pair<int, int>> boundaries(const QString& line) {
    std::vector<std::pair<int, int>> result;
    for (int at = 0; at <= line.size(); ++at) {
        const bool within = at > 0 && at < line.size() && line[at - 1].isHighSurrogate() &&
                            line[at].isLowSurrogate();
        if (!within)
            result.emplace_back(at, static_cast<int>(line.left(at).toUtf8().size()));
    }
    return result;
}

class SourceTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bytesBecomeUnits_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("units");
        QTest::newRow("ASCII") << QStringLiteral("a & b") << 3 << 1 << 2 << 1;
        QTest::newRow("behind an umlaut") << QStringLiteral("ä & b") << 4 << 1 << 2 << 1;
        QTest::newRow("an umlaut") << QStringLiteral("xäy") << 2 << 2 << 1 << 1;
        QTest::newRow("one byte of an umlaut") << QStringLiteral("xäy") << 3 << 1 << 1 << 1;
        QTest::newRow("an emoji") << QStringLiteral("x😀y") << 2 << 4 << 1 << 2;
        QTest::newRow("behind an emoji") << QStringLiteral("x😀y") << 6 << 1 << 3 << 1;
        QTest::newRow("beyond the end") << QStringLiteral("ab") << 2 << 100 << 1 << 1;
        QTest::newRow("at the end") << QStringLiteral("ab") << 3 << 1 << 2 << 0;
        QTest::newRow("behind the end") << QStringLiteral("ab") << 77 << 3 << 2 << 0;
        QTest::newRow("an empty line") << QString() << 1 << 1 << 0 << 0;
        QTest::newRow("no such column") << QStringLiteral("ab") << 0 << 0 << 0 << 1;
        QTest::newRow("no overflow")
            << QStringLiteral("ab") << 2 << std::numeric_limits<int>::max() << 1 << 1;
    }
    void bytesBecomeUnits() {
        QFETCH(QString, line);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(int, start);
        QFETCH(int, units);
        const TextRange range = rangeInLine(line, {1, column, length});
        QCOMPARE(range.start, start);
        QCOMPARE(range.length, units);
    }

    void everyRangeThereAndBack() {
        Random random(7);
        for (int i = 0; i < 3000; ++i) {
            const QString line = random_line(random);
            const auto marks = boundaries(line);
            for (std::size_t from = 0; from < marks.size(); ++from)
                for (std::size_t to = from; to < marks.size(); ++to) {
                    const TextRange range{marks[from].first, marks[to].first - marks[from].first};
                    const SourceSpan span = spanInLine(5, line, range);
                    QCOMPARE(span.line, 5);
                    QCOMPARE(span.column, marks[from].second + 1);
                    QCOMPARE(span.length, std::max(1, marks[to].second - marks[from].second));
                    if (range.length > 0)
                        QVERIFY(rangeInLine(line, span) == range);
                }
        }
    }

    void theSmallestChangeLeadsFromOneTextToTheOther() {
        Random random(8);
        for (int i = 0; i < 20000; ++i) {
            const QString before = random_line(random);
            const QString after = random_line(random);
            const TextChange change = changeBetween(before, after);
            QCOMPARE(before.mid(change.position, change.removed.size()), change.removed);
            QString made = before;
            made.replace(change.position, change.removed.size(), change.inserted);
            QCOMPARE(made, after);
            QCOMPARE(change.isNone(), before == after);
            const qsizetype end = change.position + change.inserted.size();
            QVERIFY(end == after.size() || end == 0 || !after[end].isLowSurrogate() ||
                    !after[end - 1].isHighSurrogate());
        }
        const TextChange one = changeBetween(u"a & b", u"a | b");
        QVERIFY((one == TextChange{2, QStringLiteral("&"), QStringLiteral("|")}));
    }
};

LOGGIA_TEST(SourceTextTest)

} // namespace source_text_test

#include "source_text_test.moc"
