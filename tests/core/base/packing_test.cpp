#include "core/base/packing.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bzlib.h>
#include <cstdint>
#include <lzma.h>
#include <stop_token>
#include <string>
#include <zlib.h>

namespace packing_test {

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

std::string xz(std::string_view bytes) {
    std::string result(lzma_stream_buffer_bound(bytes.size()), '\0');
    std::size_t size = 0;
    lzma_easy_buffer_encode(1, LZMA_CHECK_CRC64, nullptr,
                            reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(),
                            reinterpret_cast<std::uint8_t*>(result.data()), &size, result.size());
    result.resize(size);
    return result;
}

std::string lzma(std::string_view bytes) {
    lzma_options_lzma options{};
    lzma_lzma_preset(&options, 1);
    lzma_stream stream = LZMA_STREAM_INIT;
    if (lzma_alone_encoder(&stream, &options) != LZMA_OK)
        return {};
    std::string result(bytes.size() + bytes.size() / 2 + 100, '\0');
    stream.next_in = reinterpret_cast<const std::uint8_t*>(bytes.data());
    stream.avail_in = bytes.size();
    stream.next_out = reinterpret_cast<std::uint8_t*>(result.data());
    stream.avail_out = result.size();
    while (lzma_code(&stream, LZMA_FINISH) == LZMA_OK) {
    }
    result.resize(stream.total_out);
    lzma_end(&stream);
    return result;
}

std::string bzip2(std::string_view bytes) {
    auto size = static_cast<unsigned>(bytes.size() + bytes.size() / 50 + 700);
    std::string result(size, '\0');
    BZ2_bzBuffToBuffCompress(result.data(), &size, const_cast<char*>(bytes.data()),
                             static_cast<unsigned>(bytes.size()), 1, 0, 0);
    result.resize(size);
    return result;
}

struct Packer {
    const char* name;
    std::string (*pack)(std::string_view bytes);
    std::size_t plain; ///< bytes at the beginning whose damage need not be seen,
    std::size_t rest;  ///< and at the end, where bits are left over
};

// Files of lzma have no check sum.
constexpr Packer packers[] = {
    {"gzip", gzip, 10, 0}, {"xz", xz, 0, 0}, {"lzma", lzma, SIZE_MAX, 0}, {"bzip2", bzip2, 4, 1}};

std::string random_text(Random& random) {
    std::string text(random.below(2) == 0 ? random.below(10) : random.below(400'000), '\0');
    const std::uint64_t kinds = 1 + random.below(256);
    for (char& c : text)
        c = static_cast<char>(random.below(kinds));
    return text;
}

class PackingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unpacksWhatItPacked() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 30; ++i) {
            const auto packing = static_cast<Packing>(i % 4);
            const std::string text = i < 4 ? std::string() : random_text(random);
            const auto packed = pack(text, packing);
            QVERIFY(packed);
            QVERIFY(packing_of(*packed) == packing);
            QCOMPARE(pack(text, packing).value(), *packed);
            const auto again = unpack(*packed);
            QVERIFY(again);
            QVERIFY(*again == text);
        }
        std::stop_source source;
        source.request_stop();
        QVERIFY(!pack("text", Packing::gzip, Control(source.get_token())));
    }

    void unpacksWhatTheLibrariesPacked() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 40; ++i) {
            const Packer& packer = packers[i % 4];
            std::string packed;
            std::string text;
            for (std::uint64_t members = 1 + random.below(3); members > 0; --members) {
                const std::string part = random_text(random);
                text += part;
                packed += packer.pack(part);
            }
            QVERIFY(is_packed(packed));
            const auto result = unpack(packed);
            QVERIFY2(result.has_value(), packer.name);
            QVERIFY(*result == text);
        }
    }

    void refusesDamagedFiles() {
        Random random(test_suite::seed(4));
        std::string text(150, '\0');
        for (char& c : text)
            c = static_cast<char>(random.next());
        for (const Packer& packer : packers) {
            const std::string packed = packer.pack(text);
            const std::string cut = "the " + std::string(packer.name) + " file is truncated";
            for (std::size_t size = 10; size < packed.size(); ++size)
                QCOMPARE(unpack(packed.substr(0, size)).error().message, cut);
            QCOMPARE(unpack(packed + "more than that, and no header").error().message,
                     "the " + std::string(packer.name) + " file is damaged");
            for (std::size_t i = packer.plain; i < packed.size() - packer.rest; ++i) {
                std::string damaged = packed;
                damaged[i] = static_cast<char>(damaged[i] ^ 1);
                QVERIFY2(!is_packed(damaged) || !unpack(damaged), packer.name);
            }
        }
    }

    void keepsToTheLimit() {
        for (const Packer& packer : packers) {
            const std::string packed = packer.pack(std::string(3'000'000, ' '));
            QVERIFY(unpack(packed, 3'000'000).has_value());
            QCOMPARE(unpack(packed, 2'999'999).error().message,
                     "the " + std::string(packer.name) +
                         " file decompresses to more than 2,999,999 bytes");
        }
    }

    /// A dictionary of 1.5 GB, as xz allows.
    void refusesFilesThatTakeTooMuchMemory() {
        lzma_options_lzma options{};
        QVERIFY(!lzma_lzma_preset(&options, 0));
        lzma_stream stream = LZMA_STREAM_INIT;
        // Packed with a small dictionary; then the header is made to ask for a large one.
        options.dict_size = 1U << 16U;
        const lzma_filter filters[] = {{LZMA_FILTER_LZMA2, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
        QCOMPARE(lzma_stream_encoder(&stream, filters, LZMA_CHECK_NONE), LZMA_OK);
        std::string packed(1000, '\0');
        const std::string text = "p cnf 1 1\n1 0\n";
        stream.next_in = reinterpret_cast<const std::uint8_t*>(text.data());
        stream.avail_in = text.size();
        stream.next_out = reinterpret_cast<std::uint8_t*>(packed.data());
        stream.avail_out = packed.size();
        QCOMPARE(lzma_code(&stream, LZMA_FINISH), LZMA_STREAM_END);
        packed.resize(stream.total_out);
        lzma_end(&stream);
        QCOMPARE(*unpack(packed), text);
        // The header of the block: its size, flags, the filter, the size of its properties, the
        // dictionary, padding, a sum.
        constexpr std::size_t block = 12;
        constexpr std::size_t header = 12;
        packed[block + 4] = 37; // 1.5 GB
        const std::uint32_t sum =
            lzma_crc32(reinterpret_cast<const std::uint8_t*>(packed.data()) + block, header - 4, 0);
        for (std::size_t i = 0; i < 4; ++i)
            packed[block + header - 4 + i] = static_cast<char>(sum >> (8 * i));
        QCOMPARE(unpack(packed).error().message,
                 "decompressing the xz file needs more than 256 MB of memory");
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        for (const Packer& packer : packers)
            QCOMPARE(unpack(packer.pack("text"), 1000, Control(source.get_token())).error().message,
                     "stopped");
    }

    void takesNoTextForAPackedFile() {
        for (const char* text : {"", "\x1F",
                                 "\xFD"
                                 "7zXZ",
                                 "BZh9", "BZh91AY&SZ", "p cnf 1 1\n"}) {
            QVERIFY(!is_packed(text));
            QVERIFY(*unpacked(text) == text);
        }
        for (const Packer& packer : packers) {
            QVERIFY(*unpacked(packer.pack("p cnf 1 1\n")) == "p cnf 1 1\n");
            QVERIFY(*unpacked(packer.pack("")) == "");
        }
    }

    void knowsTheNamesOfPackedFiles() {
        QVERIFY(packing_of_name("a.cnf.gz") == Packing::gzip);
        QVERIFY(packing_of_name("A.CNF.XZ") == Packing::xz);
        QVERIFY(packing_of_name("a.lzma") == Packing::lzma);
        QVERIFY(packing_of_name("folder/a.bz2") == Packing::bzip2);
        for (const char* name : {"", "a", ".gz", "a.tgz", "agz", "a.gz.cnf", "gz"}) {
            QVERIFY2(!packing_of_name(name), name);
            QCOMPARE(std::string(unpacked_name(name)), std::string(name));
        }
        QCOMPARE(std::string(unpacked_name("b/a.cnf.gz")), std::string("b/a.cnf"));
        QCOMPARE(std::string(unpacked_name("a.gz.xz")), std::string("a.gz"));
    }

    void packsOnce() {
        const std::string text = "p cnf 1 1\n";
        for (const Packing packing : {Packing::gzip, Packing::xz, Packing::lzma, Packing::bzip2}) {
            const auto packed = packed_as(packing, text);
            QVERIFY(packed);
            QCOMPARE(*packed, pack(text, packing).value());
            QCOMPARE(packed_as(packing, *packed).value(), *packed);
            // What is packed in another way is not packed twice.
            QCOMPARE(unpack(packed_as(Packing::gzip, *packed).value()).value(), text);
        }
    }
};

LOGGIA_TEST(PackingTest)

} // namespace packing_test

#include "packing_test.moc"
