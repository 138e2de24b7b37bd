#include "tests/suite.hpp"
#include "ui/work/revision.hpp"

#include <QTest>

namespace revision_test {

using namespace loggia::ui;

class RevisionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isCurrentUntilTheContentChanges() {
        Revision late;
        QVERIFY(!late.isCurrent());
        {
            Revisions document;
            const Revision first = document.now();
            QVERIFY(first.isCurrent() && document.now().isCurrent());
            document.advance();
            QVERIFY(!first.isCurrent());
            late = document.now();
            QVERIFY(late.isCurrent());
        }
        QVERIFY(!late.isCurrent());
    }

    void whatWasFoundGoesWithIt() {
        Revisions document;
        About<int> found;
        QVERIFY(found.get() == nullptr);
        found = {document.now(), 7};
        QCOMPARE(*found.get(), 7);
        document.advance();
        QVERIFY(found.get() == nullptr);
        found = {document.now(), 8};
        QCOMPARE(*found.get(), 8);
        found.reset();
        QVERIFY(found.get() == nullptr);
    }
};

LOGGIA_TEST(RevisionTest)

} // namespace revision_test

#include "revision_test.moc"
