#include "core/base/cache_folder.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cache_folder_test {

using namespace loggia;

class CacheFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        cache_ = qgetenv("XDG_CACHE_HOME");
        home_ = qgetenv("HOME");
    }
    void cleanup() {
        set("XDG_CACHE_HOME", cache_);
        set("HOME", home_);
    }

    void isWhereTheEnvironmentSays() {
        set("XDG_CACHE_HOME", "/var/kept");
        set("HOME", "/home/me");
        QVERIFY(cache_folder() == "/var/kept/loggia");
        for (const char* unusable : {"", "relative/kept"}) { // to be ignored, by the specification
            set("XDG_CACHE_HOME", unusable);
            QVERIFY(cache_folder() == "/home/me/.cache/loggia");
        }
        set("HOME", {});
        QVERIFY(!cache_folder());
    }

private:
    static void set(const char* name, const QByteArray& value) {
        if (value.isEmpty())
            qunsetenv(name);
        else
            qputenv(name, value);
    }

    QByteArray cache_;
    QByteArray home_;
};

LOGGIA_TEST(CacheFolderTest)

} // namespace cache_folder_test

#include "cache_folder_test.moc"
