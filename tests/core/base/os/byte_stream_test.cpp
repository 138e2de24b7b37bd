#include "core/base/os/byte_stream.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <vector>

namespace byte_stream_test {

using namespace loggia;

class ByteStreamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever is written, in pieces of any size, comes in order and whole.
    void theSinkGetsWhatIsWritten() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 50; ++i) {
            std::string expected;
            std::string came;
            {
                os::ByteStream stream([&came](std::string_view bytes) { came += bytes; });
                QVERIFY(stream.get() != nullptr);
                for (int k = 0; k < 20; ++k) {
                    const std::string piece(random.below(9000),
                                            static_cast<char>(random.below(256)));
                    expected += piece;
                    QCOMPARE(std::fwrite(piece.data(), 1, piece.size(), stream.get()),
                             piece.size());
                    if (random.below(3) == 0) {
                        stream.flush();
                        QVERIFY(came == expected);
                    }
                }
            }
            QVERIFY(came == expected); // also what nobody flushed
        }
    }
};

LOGGIA_TEST(ByteStreamTest)

} // namespace byte_stream_test

#include "byte_stream_test.moc"
