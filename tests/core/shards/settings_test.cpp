#include "core/shards/shard.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <limits>

namespace settings_test {

using namespace loggia::shards;

class SettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesComeBack() {
        Settings settings;
        settings.set("text", std::string_view("a\n\\ \t"));
        settings.set("number", std::numeric_limits<std::uint64_t>::max());
        settings.set("real", 0.1);
        settings.set("small", 3);
        QVERIFY(settings.text("text") == "a\n\\ \t");
        QVERIFY(settings.number("number", UINT64_MAX) == UINT64_MAX);
        QVERIFY(settings.real("real") == 0.1);
        QVERIFY(settings.number("small", 3) == 3U);
    }

    void whatIsMissingOrNoNumberIsRefused() {
        Settings settings;
        settings.set("twice", 1);
        settings.set("twice", 2);
        settings.set("text", std::string_view("1x"));
        settings.set("nan", std::string_view("nan"));
        QVERIFY(!settings.text("none"));
        QVERIFY(!settings.text("twice"));
        QCOMPARE(settings.all("twice").size(), std::size_t{2});
        QVERIFY(!settings.number("text", 9));
        QVERIFY(!settings.real("nan"));
        settings.set("large", 10);
        QVERIFY(!settings.number("large", 9));
        settings.set("negative", -1);
        QVERIFY(!settings.number("negative", 9));
    }
};

LOGGIA_TEST(SettingsTest)

} // namespace settings_test

#include "settings_test.moc"
