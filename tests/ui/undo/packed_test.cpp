#include "tests/suite.hpp"
#include "ui/undo/packed.hpp"

namespace packed_test {

using namespace loggia::ui;

class PackedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasPackedComesBack() {
        for (const int size : {1, 100, 100'000}) {
            const QByteArray bytes(size, 'x');
            QCOMPARE(unpacked(qCompress(bytes), size), bytes);
        }
    }

    void tooLargeIsRefusedBeforeItIsMade() {
        QByteArray packed = qCompress(QByteArray(100, 'x'));
        QVERIFY(!unpacked(packed, 99));
        packed.replace(0, 4, QByteArray(4, '\xff'));
        QVERIFY(!unpacked(packed, 1'000'000));
    }

    void damagedIsRefused() {
        QVERIFY(!unpacked({}, 100));
        QVERIFY(!unpacked("1234", 100));
        const QByteArray packed = qCompress(QByteArray(100, 'x'));
        QVERIFY(!unpacked(packed.left(packed.size() / 2), 100));
        QByteArray other = packed;
        other[6] = '\xff';
        QTest::ignoreMessage(QtWarningMsg, "qUncompress: Input data is corrupted");
        QVERIFY(!unpacked(other, 100));
        QByteArray longer = packed;
        longer[3] = 101;
        QVERIFY(!unpacked(longer, 101));
    }
};

LOGGIA_TEST(PackedTest)

} // namespace packed_test

#include "packed_test.moc"
