#include "tests/suite.hpp"
#include "ui/theme/colours.hpp"

#include <QTest>

namespace colours_test {

using namespace loggia::ui;

class ColoursTest : public QObject {
    Q_OBJECT

private:
    static void atLeast(double wanted, const QColor& one, const QColor& other, const char* what) {
        const double found = contrast(one, other);
        QVERIFY2(found >= wanted,
                 qPrintable(QStringLiteral("%1: %2 on %3 is only %4")
                                .arg(QString::fromUtf8(what), one.name(), other.name())
                                .arg(found)));
    }

private Q_SLOTS:
    void measuresContrastAsTheStandardDoes() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        // The example pair in W3C's understanding of success criterion 1.4.3.
        QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    }

    void everythingCanBeTold_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everythingCanBeTold() {
        QFETCH(bool, dark);
        const Colours& c = dark ? darkColours() : lightColours();
        for (const QColor& ground : {c.window, c.base, c.raised}) {
            atLeast(4.5, c.text, ground, "text");
            atLeast(4.5, c.muted_text, ground, "muted text");
            atLeast(4.5, c.accent, ground, "accent");
            atLeast(4.5, c.win, ground, "win");
            atLeast(4.5, c.lose, ground, "lose");
            atLeast(4.5, c.error, ground, "error");
            atLeast(4.5, c.warning, ground, "warning");
        }
        atLeast(4.5, c.accent_text, c.accent, "text on accent");
        atLeast(3, c.player_one, c.hole, "player one");
        atLeast(3, c.player_two, c.hole, "player two");
        atLeast(3, c.player_one, c.player_two, "players");
        atLeast(3, c.player_one_outline, c.hole, "outline of player one");
        atLeast(3, c.player_two_outline, c.hole, "outline of player two");
        atLeast(3, c.board_outline, c.hole, "holes");
        atLeast(3, c.board_outline, c.window, "board on the window");
        atLeast(1.3, c.board, c.hole, "holes in the board");
    }

    /// Nothing is left to Qt, whose colours are of another theme; the edges of what is raised go
    /// from light to dark.
    void aPaletteHasEveryRole_data() { everythingCanBeTold_data(); }
    void aPaletteHasEveryRole() {
        QFETCH(bool, dark);
        const QPalette palette = paletteFor(dark ? darkColours() : lightColours());
        for (int role = 0; role < QPalette::NColorRoles; ++role)
            for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
                QVERIFY2(role == QPalette::NoRole ||
                             palette.isBrushSet(group, static_cast<QPalette::ColorRole>(role)),
                         qPrintable(QString::number(role)));
        double before = 2;
        for (const auto role : {QPalette::Light, QPalette::Midlight, QPalette::Button,
                                QPalette::Mid, QPalette::Dark, QPalette::Shadow}) {
            const double now = palette.color(role).lightnessF();
            QVERIFY2(now <= before || (role == QPalette::Mid && dark),
                     qPrintable(QString::number(role)));
            before = now;
        }
    }

    void aPaletteTellsItsColours_data() { everythingCanBeTold_data(); }
    void aPaletteTellsItsColours() {
        QFETCH(bool, dark);
        const Colours& colours = dark ? darkColours() : lightColours();
        const QPalette palette = paletteFor(colours);
        QCOMPARE(isDark(palette), dark);
        QVERIFY(coloursFor(palette) == colours);
        for (const auto group : {QPalette::Active, QPalette::Inactive}) {
            atLeast(4.5, palette.color(group, QPalette::ButtonText),
                    palette.color(group, QPalette::Button), "buttons");
            atLeast(4.5, palette.color(group, QPalette::Text),
                    palette.color(group, QPalette::AlternateBase), "every other row");
            atLeast(4.5, palette.color(group, QPalette::ToolTipText),
                    palette.color(group, QPalette::ToolTipBase), "tool tips");
            atLeast(4.5, palette.color(group, QPalette::LinkVisited),
                    palette.color(group, QPalette::Base), "visited links");
        }
        // What is disabled has to look it, and to be readable nevertheless.
        atLeast(2.2, palette.color(QPalette::Disabled, QPalette::Text), colours.window,
                "disabled text");
        atLeast(2, palette.color(QPalette::Disabled, QPalette::Text), colours.text,
                "disabled and enabled text");
    }
};

LOGGIA_WINDOW_TEST(ColoursTest)

} // namespace colours_test

#include "colours_test.moc"
