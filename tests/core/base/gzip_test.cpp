#include "core/base/gzip.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>
#include <string>
#include <zlib.h>

namespace gzip_test {

using namespace loggia;

std::string gzip(std::string_view bytes) {
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string result(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    stream.avail_out = static_cast<uInt>(result.size());
    deflate(&stream, Z_FINISH);
    result.resize(stream.total_out);
    deflateEnd(&stream);
    return result;
}

std::string random_text(Random& random) {
    std::string text(random.below(2) == 0 ? random.below(10) : random.below(600'000), '\0');
    const std::uint64_t kinds = 1 + random.below(256);
    for (char& c : text)
        c = static_cast<char>(random.below(kinds));
    return text;
}

class GzipTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unpacksWhatZlibPacked() {
        Random random(3);
        for (int i = 0; i < 60; ++i) {
            std::string packed;
            std::string text;
            for (std::uint64_t members = 1 + random.below(3); members > 0; --members) {
                const std::string part = random_text(random);
                text += part;
                packed += gzip(part);
            }
            QVERIFY(is_gzip(packed));
            const auto result = gunzip(packed);
            QVERIFY(result.has_value());
            QVERIFY(*result == text);
        }
    }

    void refusesDamagedFiles() {
        Random random(4);
        std::string text(300, '\0');
        for (char& c : text)
            c = static_cast<char>(random.next());
        const std::string packed = gzip(text);
        for (std::size_t size = 0; size < packed.size(); ++size)
            QCOMPARE(gunzip(packed.substr(0, size)).error().message, "the gzip file is cut off");
        QCOMPARE(gunzip(packed + "more").error().message, "the gzip file is damaged");
        std::size_t refused = 0;
        for (std::size_t i = 10; i < packed.size(); ++i) { // what stands before says little
            std::string damaged = packed;
            damaged[i] = static_cast<char>(damaged[i] ^ 1);
            const auto result = gunzip(damaged);
            refused += result.has_value() ? 0 : 1;
        }
        QCOMPARE(refused, packed.size() - 10);
    }

    void keepsToTheLimit() {
        const std::string packed = gzip(std::string(3'000'000, ' '));
        QVERIFY(gunzip(packed, 3'000'000).has_value());
        QCOMPARE(gunzip(packed, 2'999'999).error().message,
                 "the gzip file unpacks to more than 2999999 bytes");
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        QCOMPARE(gunzip(gzip("text"), 1000, Control(source.get_token())).error().message,
                 "stopped");
    }

    void takesNoTextForAGzipFile() {
        QVERIFY(!is_gzip(""));
        QVERIFY(!is_gzip("\x1F"));
        QVERIFY(!is_gzip("p cnf 1 1\n"));
        QVERIFY(*unpacked("p cnf 1 1\n") == "p cnf 1 1\n");
        QVERIFY(*unpacked(gzip("p cnf 1 1\n")) == "p cnf 1 1\n");
    }
};

LOGGIA_TEST(GzipTest)

} // namespace gzip_test

#include "gzip_test.moc"
