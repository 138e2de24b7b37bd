#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/language/language.hpp"

#include <QTest>

namespace player_settings_test {

using namespace loggia;
using namespace loggia::ui;

class PlayerSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeBackFromTheSession() {
        Random random(3);
        for (int i = 0; i < 500; ++i) {
            PlayerSettings settings;
            settings.computer = random.below(2) == 0;
            settings.think.method = offered_methods.at(random.below(offered_methods.size()));
            settings.think.evaluation =
                offered_evaluations.at(random.below(offered_evaluations.size()));
            settings.think.threads = 1 + static_cast<int>(random.below(64));
            settings.think.by_depth = random.below(2) == 0;
            settings.think.depth = 1 + static_cast<int>(random.below(42));
            settings.think.seconds = 0.1 * static_cast<double>(1 + random.below(36'000));
            QVERIFY(playerSettingsFrom(toJson(settings)) == settings);
            const connect4::Limits limits = limitsOf(settings.think);
            QVERIFY(limits.depth.has_value() == settings.think.by_depth);
            QVERIFY(limits.seconds.has_value() != settings.think.by_depth);
            QVERIFY(optionsOf(settings.think).method == settings.think.method);
        }
    }

    /// A session of another version, or one that somebody edited.
    void nonsenseKeepsTheDefaults() {
        QVERIFY(thinkSettingsFrom({}) == ThinkSettings{});
        const ThinkSettings found =
            thinkSettingsFrom({{QStringLiteral("method"), QStringLiteral("psychic")},
                               {QStringLiteral("evaluation"), 3},
                               {QStringLiteral("threads"), -4},
                               {QStringLiteral("depth"), 1000},
                               {QStringLiteral("seconds"), QStringLiteral("soon")},
                               {QStringLiteral("byDepth"), 7}});
        ThinkSettings expected;
        expected.depth = connect4::cells;
        QVERIFY(found == expected);
    }

    void areDescribedShortly() {
        ThinkSettings settings;
        QCOMPARE(describe(settings), QStringLiteral("engine, 1 s"));
        settings.method = connect4::Method::alpha_beta;
        settings.by_depth = true;
        settings.depth = 8;
        QCOMPARE(describe(settings), QStringLiteral("alpha-beta, depth 8"));
    }

    void areDescribedInTheLanguage() {
        Translations translations;
        translations.speak(Language::german);
        ThinkSettings settings;
        settings.seconds = 0.5;
        QCOMPARE(describe(settings), QStringLiteral("Engine, 0,5 s"));
        settings.method = connect4::Method::alpha_beta;
        settings.by_depth = true;
        settings.depth = 8;
        QCOMPARE(describe(settings), QStringLiteral("Alpha-Beta, Tiefe 8"));
    }
};

LOGGIA_LOOP_TEST(PlayerSettingsTest)

} // namespace player_settings_test

#include "player_settings_test.moc"
