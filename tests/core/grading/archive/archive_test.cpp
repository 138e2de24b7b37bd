#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/base/random.hpp"
#include "core/grading/archive/archive.hpp"
#include "tests/suite.hpp"

#include <QProcess>
#include <QTest>

#include <fmt/format.h>

#include <filesystem>

namespace archive_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

/// Python's modules make the archives: `z` is an open zip file, `t` a tar file, add(t, NAME, TEXT)
/// adds to the latter.
constexpr const char* maker = R"(
import io, sys, tarfile, zipfile
def add(t, name, text, **more):
    info = tarfile.TarInfo(name)
    info.size = len(text)
    for key, value in more.items():
        setattr(info, key, value)
    t.addfile(info, io.BytesIO(text))
def zinfo(name, mode, system=3):
    info = zipfile.ZipInfo(name)
    info.create_system = system
    info.external_attr = mode << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    return info
path, kind, script = sys.argv[1:]
if kind.startswith('zip'):
    with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as z:
        exec(script)
else:
    with tarfile.open(path, 'w:' + kind.partition('.')[2], format=tarfile.PAX_FORMAT
                      if 'pax' in script else tarfile.GNU_FORMAT) as t:
        exec(script)
)";

/// "path:size" of each file, with `*` behind what can be run.
QString listing(const std::vector<ArchiveFile>& files) {
    QStringList list;
    for (const ArchiveFile& file : files)
        list += QString::fromStdString(file.path) + QLatin1Char(':') +
                QString::number(file.text.size()) +
                (file.executable ? QStringLiteral("*") : QString());
    return list.join(QLatin1Char(' '));
}

class ArchiveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = TemporaryDirectory::make("loggia-test").value(); }

    void filesAreUnpacked_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("files");
        const QString plain =
            QStringLiteral("z.writestr('a.py', 'x' * 5000); z.writestr('b/c', '')");
        QTest::newRow("zip") << "zip" << plain << "a.py:5000 b/c:0";
        QTest::newRow("stored") << "zip"
                                << "z.writestr('a', 'abc', zipfile.ZIP_STORED)"
                                << "a:3";
        QTest::newRow("one folder") << "zip"
                                    << "z.writestr('anna/', ''); z.writestr('anna/a', 'b'); "
                                       "z.writestr('anna/b/c', 'd')"
                                    << "a:1 b/c:1";
        QTest::newRow("a package in Python") << "zip"
                                             << "z.writestr('dp/__main__.py', 'b'); "
                                                "z.writestr('dp/core.py', 'd')"
                                             << "dp/__main__.py:1 dp/core.py:1";
        QTest::newRow("a program in a folder") << "zip"
                                               << "z.writestr('my dp/__main__.py', 'b'); "
                                                  "z.writestr('my dp/core.py', 'd')"
                                               << "__main__.py:1 core.py:1";
        QTest::newRow("modes") << "zip"
                               << "z.writestr(zinfo('a', 0o100755), 'b'); "
                                  "z.writestr(zinfo('b', 0o755, 0), 'b')"
                               << "a:1* b:1";
        QTest::newRow("links") << "zip"
                               << "z.writestr(zinfo('a', 0o120777), '/etc/passwd'); "
                                  "z.writestr('b', 'c')"
                               << "b:1";
        QTest::newRow("what macOS adds") << "zip"
                                         << "z.writestr('__MACOSX/a', 'b'); "
                                            "z.writestr('.DS_Store', 'c'); z.writestr('a', 'b')"
                                         << "a:1";
        QTest::newRow("what macOS adds to a tar")
            << "tar"
            << "add(t, './._anna', b'x'); add(t, './anna/._dp.py', b'x'); "
               "add(t, './anna/dp.py', b'yy')"
            << "dp.py:2";
        QTest::newRow("backslashes") << "zip"
                                     << "z.writestr('p\\\\a', 'b'); z.writestr('q', 'b')"
                                     << "p/a:1 q:1";
        QTest::newRow("a comment") << "zip"
                                   << "z.writestr('a', 'b'); z.comment = b'c' * 3000"
                                   << "a:1";
        QTest::newRow("nothing") << "zip"
                                 << "pass"
                                 << "";
        const QString tar =
            QStringLiteral("add(t, 'a.py', b'x' * 5000); add(t, 'b/c', b'', mode=0o755)");
        for (const char* const kind : {"tar", "tar.gz", "tar.bz2", "tar.xz"})
            QTest::newRow(kind) << kind << tar << "a.py:5000 b/c:0*";
        const QString lengthy =
            QStringLiteral("add(t, '/'.join(['n' * 60] * 4), b'x'); add(t, 'a', b'')");
        const QString name = QStringList(4, QString(60, QLatin1Char('n'))).join(QLatin1Char('/'));
        QTest::newRow("GNU's long names") << "tar" << lengthy << name + QStringLiteral(":1 a:0");
        QTest::newRow("pax") << "tar" << lengthy + " # pax" << name + QStringLiteral(":1 a:0");
        QTest::newRow("links in a tar") << "tar"
                                        << "add(t, 'a', b'', type=tarfile.SYMTYPE, "
                                           "linkname='/etc'); add(t, 'a/passwd', b'x'); "
                                           "add(t, 'f', b'', type=tarfile.FIFOTYPE)"
                                        << "passwd:1";
    }
    void filesAreUnpacked() {
        QFETCH(QString, kind);
        QFETCH(QString, script);
        QFETCH(QString, files);
        const auto found = files_of_archive(made(kind, script));
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(listing(*found), files);
        if (files.startsWith(QLatin1String("a.py")))
            QVERIFY(found->front().text == std::string(5000, 'x'));
    }

    void harmfulOnesAreRefused_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("why");
        const QString out = QStringLiteral("out of its folder");
        QTest::newRow("zip climbs out") << "zip"
                                        << "z.writestr('../a', 'b')" << out;
        QTest::newRow("zip climbs out within") << "zip"
                                               << "z.writestr('a/../../b', 'b')" << out;
        QTest::newRow("by backslashes") << "zip"
                                        << "z.writestr('..\\\\..\\\\a', 'b')" << out;
        QTest::newRow("absolute") << "zip"
                                  << "z.writestr('/etc/x', 'b')"
                                  << "absolute path";
        QTest::newRow("a drive") << "zip"
                                 << "z.writestr('c:/x', 'b')"
                                 << "absolute path";
        QTest::newRow("tar climbs out") << "tar"
                                        << "add(t, '../a', b'b')" << out;
        QTest::newRow("tar absolute") << "tar"
                                      << "add(t, '/etc/x', b'b')"
                                      << "absolute path";
        QTest::newRow("a bomb") << "zip"
                                << "z.writestr('a', b'\\0' * 3000000); "
                                   "z.writestr('b', b'\\0' * 3000000)"
                                << "unpacks to more than 5 MB";
        QTest::newRow("a tar bomb") << "tar.gz"
                                    << "add(t, 'a', b'\\0' * 6000000)"
                                    << "more than";
        QTest::newRow("many files") << "zip"
                                    << "[z.writestr(str(i), '') for i in range(101)]"
                                    << "more than 100 files";
        QTest::newRow("another method") << "zip"
                                        << "z.writestr('a', 'b', zipfile.ZIP_LZMA)"
                                        << "packed by method 14";
        QTest::newRow("a long name") << "zip"
                                     << "z.writestr('n' * 300, 'b')"
                                     << "whose name is empty";
        QTest::newRow("an empty name") << "zip"
                                       << "z.writestr('./.', 'b')"
                                       << "whose name is empty";
        QTest::newRow("another file") << "raw"
                                      << "I think that"
                                      << "neither a zip nor a tar";
        QTest::newRow("an empty file") << "raw"
                                       << ""
                                       << "neither a zip nor a tar";
    }
    void harmfulOnesAreRefused() {
        QFETCH(QString, kind);
        QFETCH(QString, script);
        QFETCH(QString, why);
        const auto found = files_of_archive(kind == QLatin1String("raw") ? script.toStdString()
                                                                         : made(kind, script),
                                            {.files = 100, .bytes = 5'000'000});
        QVERIFY(!found.has_value());
        QVERIFY2(QString::fromStdString(found.error().message).contains(why),
                 found.error().message.c_str());
    }

    /// As GNU writes sizes of 8 GB and more: bytes rather than octal digits.
    void binaryNumbersAreRead() {
        std::string bytes = made(QStringLiteral("tar"), QStringLiteral("add(t, 'a', b'xyz')"));
        const auto set_size = [&bytes](std::size_t first, char last) {
            bytes.replace(124, 12, std::string(12, '\0'));
            bytes[124] = '\x80';
            bytes[first] = '\1';
            bytes[135] = last;
            bytes.replace(148, 8, std::string(8, ' '));
            unsigned sum = 0;
            for (std::size_t i = 0; i < 512; ++i)
                sum += static_cast<unsigned char>(bytes[i]);
            bytes.replace(148, 7, fmt::format("{:06o}", sum) + '\0');
        };
        set_size(135, '\3');
        QCOMPARE(listing(files_of_archive(bytes).value()), QStringLiteral("a:3"));
        set_size(125, '\3'); // which no number of 64 bits holds
        QVERIFY(!files_of_archive(bytes));
    }

    /// As many files and bytes as there may be, and one more.
    void theLimitsAreExact() {
        for (const char* const kind : {"zip", "tar"}) {
            const std::string bytes =
                kind == QLatin1String("zip")
                    ? made(QStringLiteral("zip"),
                           QStringLiteral("z.writestr('a', 'b' * 60); z.writestr('c', 'd' * 40)"))
                    : made(QStringLiteral("tar"),
                           QStringLiteral("add(t, 'a', b'b' * 60); add(t, 'c', b'd' * 40)"));
            QCOMPARE(listing(files_of_archive(bytes, {.files = 2, .bytes = 100}).value()),
                     QStringLiteral("a:60 c:40"));
            QVERIFY(!files_of_archive(bytes, {.files = 1, .bytes = 100}));
            QVERIFY(!files_of_archive(bytes, {.files = 2, .bytes = 99}));
        }
    }

    /// The sizes that the directory tells are those that count: a file that unpacks to more is
    /// damaged.
    void aLyingSizeIsFound() {
        std::string bytes =
            made(QStringLiteral("zip"), QStringLiteral("z.writestr('a', b'\\0' * 4000)"));
        const std::size_t entry = bytes.rfind(std::string_view("PK\1\2", 4));
        bytes[entry + 24] = 100;
        bytes[entry + 25] = 0;
        const auto found = files_of_archive(bytes);
        QVERIFY(!found.has_value());
        QCOMPARE(found.error().message, std::string("a is damaged"));
    }

    void noBytesBreakIt() {
        Random random(test_suite::seed(7));
        for (const std::string& whole :
             {made(QStringLiteral("zip"),
                   QStringLiteral("z.writestr('a/b.py', 'x' * 500); z.writestr('a/c', 'd')")),
              made(QStringLiteral("tar"),
                   QStringLiteral("add(t, 'a/b.py', b'x' * 500); add(t, 'n' * 150, b'd')"))})
            for (int i = 0; i < 3000; ++i) {
                std::string bytes = whole;
                for (std::uint64_t count = 1 + random.below(4); count > 0; --count)
                    bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
                if (random.below(4) == 0)
                    bytes.resize(random.below(bytes.size()));
                const auto found = files_of_archive(bytes, {.files = 100, .bytes = 100'000});
                if (!found)
                    continue;
                for (const ArchiveFile& file : *found) {
                    QVERIFY(fs::path(file.path).is_relative());
                    QVERIFY(fs::path(file.path).lexically_normal() == fs::path(file.path));
                    QVERIFY(!file.path.starts_with(".."));
                }
            }
    }

    void namesAreTold() {
        for (const char* const name : {"a.zip", "b.TAR.GZ", "c/d.tgz", "e.tar.xz", "f.tar"})
            QVERIFY(is_archive_name(name));
        for (const char* const name : {"a.jar", "b.gz", "c.py", "zip", "d.zip/e"})
            QVERIFY(!is_archive_name(name));
    }

private:
    std::string made(const QString& kind, const QString& script) {
        const fs::path path = folder_->path() / "archive";
        QProcess python;
        python.start(QStringLiteral("python3"),
                     {QStringLiteral("-c"), QString::fromUtf8(maker),
                      QString::fromStdString(path.string()), kind, script});
        if (!python.waitForFinished() || python.exitCode() != 0)
            qFatal("%s", python.readAllStandardError().constData());
        return read_file(path).value();
    }

    std::optional<TemporaryDirectory> folder_;
};

LOGGIA_TEST(ArchiveTest)

} // namespace archive_test

#include "archive_test.moc"
