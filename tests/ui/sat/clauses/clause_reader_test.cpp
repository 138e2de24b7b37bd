#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/clause_reader.hpp"

#include <QSignalSpy>

namespace clause_reader_test {

using namespace loggia::ui;

class ClauseReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Of texts that come faster than they are read only the last is told of.
    void tellsTheLastOne() {
        Revisions content;
        ClauseReader reader;
        const QSignalSpy told(&reader, &ClauseReader::changed);
        QVERIFY(!reader.reading());
        for (int i = 1; i <= 50; ++i)
            reader.follow(content.now(), QByteArray::number(i) + "\n0\n");
        QVERIFY(QTest::qWaitFor([&] { return !reader.isReading(); }, testing::patience));
        QCOMPARE(told.count(), 1);
        QCOMPARE(reader.reading()->file->clauses.atoms(), 50);
        QVERIFY(reader.reading()->about.isCurrent());
        content.advance();
        QVERIFY(!reader.reading());
        reader.follow(content.now(), "1\n0\n");
        QCOMPARE(told.count(), 2); // that it is gone
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        const MemoryShortage shortage;
        Revisions content;
        ClauseReader reader;
        reader.follow(content.now(), "1 2\n0\n");
        QVERIFY(QTest::qWaitFor([&] { return !reader.isReading(); }, testing::patience));
        QVERIFY(!reader.reading()->file);
        QVERIFY(reader.reading()->error->message.find("memory") != std::string::npos);
    }
};

LOGGIA_WINDOW_TEST(ClauseReaderTest)

} // namespace clause_reader_test

#include "clause_reader_test.moc"
