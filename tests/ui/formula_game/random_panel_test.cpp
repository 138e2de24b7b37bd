#include "core/formula_game/difficulty.hpp"
#include "core/formula_game/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include <algorithm>
#include <optional>

namespace random_panel_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Difficulty;
using formula_game::Game;
using formula_game::Player;
using formula_game::Recipe;
using testing::patience;

struct Fixture {
    RandomPanel panel;
    SourceEditor* seed = panel.findChild<SourceEditor*>(QStringLiteral("seed"));
    QPushButton* make = panel.findChild<QPushButton*>(QStringLiteral("make"));
    QPushButton* another = panel.findChild<QPushButton*>(QStringLiteral("another"));
    QSignalSpy changed{panel.session(), &Session::changed};
    std::optional<Game> game;
    Recipe made;

    Fixture() {
        panel.resize(420, 420);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&panel));
        QObject::connect(&panel, &RandomPanel::gameMade, &panel,
                         [this](const Game& found, const Recipe& recipe) {
                             game = found;
                             made = recipe;
                         });
    }
    void type(const char* text) {
        seed->setFocus();
        QTest::keyClick(seed, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(seed, QString::fromLatin1(text));
    }
    bool isMade() { return testing::settles(panel) && game; }
    [[nodiscard]] QSpinBox* box(int index) const {
        return panel.findChildren<QSpinBox*>().at(index);
    }
};

class RandomPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void settingsAreTheSeed() {
        Fixture f;
        f.panel.setRecipe({5, 12, Player::a, Difficulty::hard, 0xBEE});
        QCOMPARE(f.changed.size(), 1);
        QCOMPARE(f.seed->text(), QStringLiteral("5v-12l-A-hard-bee"));
        QCOMPARE(f.box(0)->value(), 5);
        QCOMPARE(f.box(1)->value(), 12);
        auto* winner = f.panel.findChildren<QComboBox*>().at(0);
        winner->setFocus();
        QTest::keyClick(winner, Qt::Key_Up);
        QCOMPARE(f.seed->text(), QStringLiteral("5v-12l-E-hard-bee"));
        QCOMPARE(f.changed.size(), 2);
        // Each variable occurs at least once.
        f.box(0)->setFocus();
        f.box(0)->selectAll();
        QTest::keyClicks(f.box(0), QStringLiteral("20"));
        QCOMPARE(f.panel.recipe().leaves, 20);
        QCOMPARE(f.seed->text(), QStringLiteral("20v-20l-E-hard-bee"));
    }

    void typedSeedsAreRead() {
        Fixture f;
        f.type("7v-18l-A-medium-");
        QVERIFY(!f.seed->diagnostics().empty() && !f.make->isEnabled());
        const int changes = static_cast<int>(f.changed.size());
        QTest::keyClicks(f.seed, QStringLiteral("2a"));
        QVERIFY(f.seed->diagnostics().empty() && f.make->isEnabled());
        QVERIFY(f.changed.size() > changes);
        QVERIFY(f.panel.recipe() == (Recipe{7, 18, Player::a, Difficulty::medium, 0x2A}));
        QCOMPARE(f.box(1)->value(), 18);
    }

    /// The seed that is shown is the one that makes this game again.
    void anotherGameHasAnotherSeed() {
        Fixture f;
        f.panel.setRecipe({5, 12, Player::a, Difficulty::easy, 0xBEE});
        QTest::mouseClick(f.another, Qt::LeftButton);
        QVERIFY(f.isMade());
        QVERIFY(f.seed->text() != QStringLiteral("5v-12l-A-easy-bee"));
        QCOMPARE(f.seed->text().toStdString(), to_text(f.made));
    }

    /// Capitals and leading zeros stay as they are typed, and so does the cursor.
    void typingIsNotDisturbed() {
        Fixture f;
        f.type("7v-18l-A-medium-00Ab1");
        QCOMPARE(f.seed->text(), QStringLiteral("7v-18l-A-medium-00Ab1"));
        QCOMPARE(f.panel.recipe().seed, std::uint64_t{0xAB1});
    }

    /// "Made." is said of the game that is there, and of the recipe that is shown.
    void whatWasMadeIsForgottenWithIt() {
        Fixture f;
        const auto says = [&f](const char* text) {
            const auto labels = f.panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [text](const QLabel* label) {
                return label->text().startsWith(QLatin1String(text));
            });
        };
        f.type("6v-14l-A-easy-7");
        QTest::mouseClick(f.make, Qt::LeftButton);
        QVERIFY(f.isMade());
        QVERIFY(says("New game made. A can win."));
        f.panel.forget();
        QVERIFY(!says("New game made"));
        QTest::mouseClick(f.make, Qt::LeftButton);
        f.panel.forget(); // what is being made is not there yet
        QVERIFY(f.panel.isRunning() && says("Searching"));
        f.game.reset();
        f.box(0)->setFocus();
        QTest::keyClick(f.box(0), Qt::Key_Up);
        QVERIFY(!f.panel.isRunning());
        QTest::qWait(100);
        QVERIFY(!f.game && !says("New game made"));
        // Another recipe may be typed as well.
        QTest::mouseClick(f.make, Qt::LeftButton);
        QVERIFY(f.isMade() && says("New game made"));
        f.type("6v-14l-A-easy-8");
        QVERIFY(!says("New game made"));
    }

    /// Enter makes the game as the button does, where there is one to be made.
    void enterMakesTheGame() {
        Fixture f;
        f.type("6v-14l-A-easy-7");
        QTest::keyClick(f.seed, Qt::Key_Return);
        QVERIFY(f.isMade());
        f.game.reset();
        f.type("6v-14l-A-easy-");
        QTest::keyClick(f.seed, Qt::Key_Return);
        QVERIFY(!f.panel.isRunning());
    }

    /// By the arrows, too, no variable is left without a leaf.
    void thereAreAsManyLeavesAsVariables() {
        Fixture f;
        f.panel.setRecipe({5, 6, Player::a, Difficulty::easy, 1});
        QCOMPARE(f.box(1)->minimum(), 5);
        f.box(1)->stepBy(-9);
        QCOMPARE(f.panel.recipe().leaves, 5);
    }

    /// Else what was said before is as dark as the window.
    void whatIsSaidFollowsTheTheme() {
        Fixture f;
        f.panel.setPalette(paletteFor(lightColours()));
        f.type("6v-14l-A-easy-7");
        QTest::mouseClick(f.make, Qt::LeftButton);
        QVERIFY(f.isMade());
        const auto labels = f.panel.findChildren<QLabel*>();
        const auto found = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == QStringLiteral("New game made. A can win.");
        });
        QVERIFY(found != labels.end());
        const QLabel* said = *found;
        QCOMPARE(said->palette().color(QPalette::WindowText), lightColours().text);
        f.panel.setPalette(paletteFor(darkColours()));
        QCOMPARE(said->palette().color(QPalette::WindowText), darkColours().text);
        f.type("nothing");
        QCOMPARE(said->palette().color(QPalette::WindowText), darkColours().error);
        f.panel.setPalette(paletteFor(lightColours()));
        QCOMPARE(said->palette().color(QPalette::WindowText), lightColours().error);
    }

    void theSameSeedIsTheSameGame() {
        Fixture f;
        f.type("6v-14l-A-easy-7");
        QTest::keyClick(f.seed, Qt::Key_Return);
        QVERIFY(f.isMade());
        QVERIFY(f.made == f.panel.recipe());
        QCOMPARE(f.game->size(), std::size_t{6});
        QCOMPARE(logic::tree_size(f.game->store(), f.game->root()).leaves, std::uint64_t{14});
        QVERIFY(formula_game::solve(formula_game::Position(*f.game)).winner == Player::a);
        const auto first = *f.game;
        f.game.reset();
        QTest::mouseClick(f.make, Qt::LeftButton);
        QVERIFY(f.isMade());
        QCOMPARE(f.game->turns(), first.turns());
        QCOMPARE(f.game->variables(), first.variables());
        // Another one is of the same kind.
        f.game.reset();
        QTest::mouseClick(f.another, Qt::LeftButton);
        QVERIFY(f.isMade());
        Recipe kind = f.made;
        kind.seed = 7;
        QVERIFY(kind == (Recipe{6, 14, Player::a, Difficulty::easy, 7}));
    }

    void stopsAndSaysSo() {
        Fixture f;
        f.panel.setRecipe({26, 2000, Player::e, Difficulty::hard, 1});
        QTest::mouseClick(f.make, Qt::LeftButton);
        f.panel.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!f.panel.isRunning(), patience);
        QVERIFY(f.panel.findChildren<QLabel*>().last()->text() !=
                QStringLiteral("Searching for a game with these properties…"));
    }

    void copiesAndComesBack() {
        Fixture f;
        f.panel.setRecipe({5, 12, Player::a, Difficulty::hard, 0xBEE});
        const QSignalSpy copied(&f.panel, &RandomPanel::copyWanted);
        QTest::mouseClick(f.panel.findChildren<QPushButton*>().last(), Qt::LeftButton);
        QCOMPARE(copied.size(), 1);
        QCOMPARE(copied[0][0].toString(), QStringLiteral("5v-12l-A-hard-bee"));
        Fixture g;
        g.panel.session()->restore(f.panel.session()->state());
        QVERIFY(g.panel.recipe() == f.panel.recipe());
        g.panel.session()->restore({{QStringLiteral("recipe"), QStringLiteral("?")}});
        QVERIFY(g.panel.recipe() == f.panel.recipe());
        QCOMPARE(testing::namelessWidgets(g.panel), QStringList());
        QCOMPARE(testing::sharedMnemonics(g.panel), QStringList());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        f.panel.make();
        QVERIFY(testing::settles(f.panel));
        QVERIFY(!f.game);
        const auto labels = f.panel.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("not enough memory"));
        }));
    }
};

LOGGIA_WINDOW_TEST(RandomPanelTest)

} // namespace random_panel_test

#include "random_panel_test.moc"
