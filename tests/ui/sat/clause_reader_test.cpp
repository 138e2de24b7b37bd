#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clause_reader.hpp"

#include <QSignalSpy>

namespace clause_reader_test {

using namespace loggia::ui;

class ClauseReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Of texts that come faster than they are read only the last is told of.
    void tellsTheLastOne() {
        ClauseReader reader;
        const QSignalSpy told(&reader, &ClauseReader::changed);
        QVERIFY(!reader.reading());
        for (int i = 1; i <= 50; ++i)
            reader.follow(QByteArray::number(i) + "\n0\n");
        QVERIFY(QTest::qWaitFor([&] { return !reader.isReading(); }, testing::patience));
        QCOMPARE(told.count(), 1);
        QCOMPARE(reader.reading()->file->clauses.atoms(), 50);
    }
};

LOGGIA_WINDOW_TEST(ClauseReaderTest)

} // namespace clause_reader_test

#include "clause_reader_test.moc"
