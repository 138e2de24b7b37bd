#include "tests/suite.hpp"
#include "tests/ui/connect4/players.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/match/match_game_view.hpp"
#include "ui/connect4/match/match_panel.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/panel_area.hpp"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace match_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Side;

struct Fixture {
    MatchPanel panel;
    QPushButton* start = panel.findChild<QPushButton*>(QStringLiteral("start-match"));
    QTableWidget* table = panel.findChild<QTableWidget*>();
    QListWidget* list = panel.findChild<QListWidget*>();

    explicit Fixture(int games, int depth_a = 1, int depth_b = 2) {
        QWidget& widget = panel; // whose show() the panel's own one hides
        widget.resize(460, 700);
        widget.show();
        widget.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&widget));
        panel.session()->restore({{QStringLiteral("a"), toJson(toDepth(depth_a))},
                                  {QStringLiteral("b"), toJson(toDepth(depth_b))},
                                  {QStringLiteral("games"), games},
                                  {QStringLiteral("seed"), 7}});
    }
    void press() const { QTest::mouseClick(start, Qt::LeftButton); }
    bool finished() { return settles(panel); }
    /// The spin box that holds this number of games or the seed: the widest range is the seed's.
    [[nodiscard]] QSpinBox* count() const {
        for (QSpinBox* box : panel.findChildren<QSpinBox*>())
            if (box->maximum() == 1000)
                return box;
        return nullptr;
    }
    [[nodiscard]] QString startText() const { return start->text().remove(QLatin1Char('&')); }
};

class MatchPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The table is added up once more from the games themselves.
    void theCrosstableIsTheSumOfTheGames() {
        Fixture f(8);
        const QSignalSpy running(&f.panel, &MatchPanel::runningChanged);
        f.press();
        QVERIFY(f.panel.isRunning());
        QVERIFY(f.startText().startsWith(QStringLiteral("Stop")));
        QVERIFY(f.finished());
        QCOMPARE(f.panel.games().size(), std::size_t{8});
        QCOMPARE(f.list->count(), 8);
        QCOMPARE(running.size(), 2);
        for (const Side side : {Side::a, Side::b}) {
            std::array<std::array<int, 3>, 2> results{}; // as Orange, as Blue: won, drawn, lost
            int made = 0;
            int against = 0;
            double score = 0;
            for (const connect4::GameRecord& game : f.panel.games()) {
                connect4::Position position;
                for (const int column : game.moves) {
                    QVERIFY(position.can_play(column));
                    position = position.after(column);
                }
                QVERIFY(position.is_full());
                const bool orange = game.player_one == side;
                const int own = orange ? position.score().one : position.score().two;
                const int other = orange ? position.score().two : position.score().one;
                made += own;
                against += other;
                score += own > other ? 1 : own == other ? 0.5 : 0;
                ++results.at(orange ? 0 : 1).at(own > other ? 0U : own == other ? 1U : 2U);
            }
            const auto text = [&](int column) {
                return f.table->item(static_cast<int>(side), column)->text();
            };
            const auto dashed = [](const std::array<int, 3>& r) {
                return QStringLiteral("%1\u2013%2\u2013%3").arg(r[0]).arg(r[1]).arg(r[2]);
            };
            QCOMPARE(text(0), dashed(results[0]));
            QCOMPARE(text(1), dashed(results[1]));
            QCOMPARE(text(2), dashed({results[0][0] + results[1][0], results[0][1] + results[1][1],
                                      results[0][2] + results[1][2]}));
            // Of the second one what the first one leaves of the hundred.
            const auto of_a = std::lround(100 * (side == Side::a ? score : 8 - score) / 8);
            QCOMPARE(text(3), QStringLiteral("%1 %").arg(side == Side::a ? of_a : 100 - of_a));
            QCOMPARE(text(5), QStringLiteral("%1 : %2").arg(made).arg(against));
            // The logistic difference of that score, with its error bars below it.
            const double share = score / 8;
            const QString elo = text(4).section(QLatin1Char('\n'), 0, 0);
            if (share > 0 && share < 1) {
                const double expected = 400 * std::log10(share / (1 - share));
                QVERIFY(std::abs(QString(elo).replace(QChar(0x2212), QLatin1Char('-')).toDouble() -
                                 expected) <= 0.5);
            } else {
                QVERIFY(elo.contains(QChar(0x221E)));
            }
            QVERIFY(text(4).section(QLatin1Char('\n'), 1).contains(QChar(0x2026)));
            QVERIFY(f.table->item(static_cast<int>(side), 4)
                        ->toolTip()
                        .contains(QStringLiteral("95 %")));
        }
    }

    void stopsAndGoesOnWhereItWas() {
        constexpr int many = 1000; // more than any machine plays before the first is shown
        Fixture f(many, 8, 8);
        f.press();
        QTRY_VERIFY_WITH_TIMEOUT(!f.panel.games().empty(), 20'000);
        f.press();
        QVERIFY(f.finished());
        const auto played = f.panel.games();
        QVERIFY(!played.empty() && played.size() < many);
        QVERIFY(f.startText().startsWith(QStringLiteral("Continue")));
        f.count()->setValue(static_cast<int>(played.size()) + 1);
        f.press();
        QVERIFY(f.finished());
        QCOMPARE(f.panel.games().size(), played.size() + 1);
        for (std::size_t i = 0; i < played.size(); ++i)
            QCOMPARE(f.panel.games()[i].moves, played[i].moves);
        QVERIFY(f.startText().startsWith(QStringLiteral("Start")));
    }

    /// "The match is over." is not said of one that can go on, nor of another one.
    void moreGamesMakeAMatchThatIsNotOver() {
        Fixture f(2);
        f.press();
        QVERIFY(f.finished());
        const auto says = [&f](const char* text) {
            const auto labels = f.panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [text](const QLabel* label) {
                return label->text() == QLatin1String(text);
            });
        };
        QVERIFY(says("The match is over."));
        f.count()->setFocus();
        QTest::keyClick(f.count(), Qt::Key_Up);
        QVERIFY(f.startText().startsWith(QStringLiteral("Continue")));
        QVERIFY(says("Stopped after 2 games.") && !says("The match is over."));
        QTest::keyClick(f.count(), Qt::Key_Down);
        QVERIFY(says("The match is over."));
        QTest::keyClick(f.panel.findChild<QComboBox*>(), Qt::Key_Down);
        QVERIFY(!says("The match is over."));
    }

    /// They take the place of the games played only when the new match is started.
    void otherSettingsAreAnotherMatch() {
        Fixture f(2);
        f.press();
        QVERIFY(f.finished());
        const auto played = f.panel.games();
        QCOMPARE(f.list->count(), 2);
        const QSignalSpy changed(f.panel.session(), &Session::changed);
        const auto says = [&](const char* text) {
            const auto labels = f.panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->text().startsWith(QLatin1String(text));
            });
        };
        auto* kind = f.panel.findChild<QComboBox*>();
        QTest::keyClick(kind, Qt::Key_Down);
        QCOMPARE(changed.size(), 1);
        QVERIFY(f.panel.games() == played);
        QVERIFY(says("These games were played with other settings."));
        QVERIFY(f.startText().startsWith(QStringLiteral("Start")));
        QTest::keyClick(kind, Qt::Key_Up);
        QVERIFY(says("The match is over."));
        QTest::keyClick(f.count(), Qt::Key_Up);
        QVERIFY(f.startText().startsWith(QStringLiteral("Continue")));
        QTest::keyClick(kind, Qt::Key_Down);
        QVERIFY(f.startText().startsWith(QStringLiteral("Start")));
        f.press();
        QVERIFY(f.panel.games().empty());
        // What runs goes on as it was started.
        QTest::keyClick(kind, Qt::Key_Up);
        QVERIFY(f.finished());
        QCOMPARE(f.panel.games().size(), std::size_t{3});
        QVERIFY(says("These games were played with other settings."));
    }

    void theSameSeedGivesTheSameMatch() {
        std::array<std::vector<connect4::GameRecord>, 2> matches;
        for (auto& match : matches) {
            Fixture f(4);
            f.press();
            QVERIFY(f.finished());
            match = f.panel.games();
        }
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(matches[0][i].moves, matches[1][i].moves);
        // Each opening twice, with the colours exchanged.
        QVERIFY(matches[0][0].player_one != matches[0][1].player_one);
    }

    /// On a board of its own; it takes the place of the page's game only when that is asked for.
    void aGameCanBeLookedAtByKeyAndByMouse() {
        Fixture f(2);
        f.press();
        QVERIFY(f.finished());
        const QSignalSpy wanted(&f.panel, &MatchPanel::gameWanted);
        f.list->setFocus();
        f.list->setCurrentRow(0);
        QTest::keyClick(f.list, Qt::Key_Down);
        QTest::keyClick(f.list, Qt::Key_Return);
        auto* view = f.panel.findChild<MatchGameView*>();
        QVERIFY(view->isVisible() && !f.list->isVisible());
        QCOMPARE(wanted.size(), 0);
        QCOMPARE(view->game().moves, f.panel.games()[1].moves);
        QCOMPARE(view->shown(), view->game().moves.size());
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(view->shown(), view->game().moves.size() - 1);
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->shown(), std::size_t{0});
        QTest::mouseClick(buttonOf(*view, "One move forward"), Qt::LeftButton);
        QCOMPARE(view->shown(), std::size_t{1});
        QTest::mouseClick(buttonOf(*view, "Open on the main board"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<connect4::Game>().moves, f.panel.games()[1].moves);
        QCOMPARE(wanted[0][1].toInt(), 2);
        QTest::mouseClick(buttonOf(*view, "Back to the match"), Qt::LeftButton);
        QVERIFY(!view->isVisible() && f.list->isVisible());
        QVERIFY(f.list->hasFocus()); // the keyboard goes on where it came from
        const QPoint first = f.list->visualItemRect(f.list->item(0)).center();
        QTest::mouseClick(f.list->viewport(), Qt::LeftButton, {}, first);
        QTest::mouseDClick(f.list->viewport(), Qt::LeftButton, {}, first);
        QCOMPARE(view->game().moves, f.panel.games()[0].moves);
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!view->isVisible());
    }

    /// A program plays, one that makes nonsense forfeits, and a command that makes no sense is
    /// told.
    void contestantsMayBePrograms() {
        Fixture f(2);
        f.panel.session()->restore(
            {{QStringLiteral("a"), QJsonObject{{QStringLiteral("kind"), QStringLiteral("program")},
                                               {QStringLiteral("program"), QString()}}},
             {QStringLiteral("b"),
              QJsonObject{{QStringLiteral("kind"), QStringLiteral("random")}}}});
        const auto says = [&f](const char* text) {
            const auto labels = f.panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [text](const QLabel* label) {
                return label->text().contains(QLatin1String(text));
            });
        };
        f.press();
        QVERIFY(says("Player A: Enter the command that starts the program, for example java"));
        QVERIFY(!f.panel.isRunning());
        auto* command = f.panel.findChild<QLineEdit*>();
        QVERIFY(command->isVisible());
        command->setFocus();
        QTest::keyClicks(command, QStringLiteral("./my-player"));
        f.press();
        QVERIFY(f.finished());
        QVERIFY(says("Cannot run ./my-player"));
        // As it is written on the command line.
        command->setText(QStringLiteral(" exec: true"));
        f.press();
        QVERIFY(f.finished());
        QCOMPARE(f.panel.games().size(), std::size_t{2});
        for (const connect4::GameRecord& game : f.panel.games())
            QVERIFY(game.forfeit && game.forfeit->side == Side::a);
        QVERIFY2(f.list->item(0)->text().contains(QStringLiteral("A forfeits: it wrote no output")),
                 qPrintable(f.list->item(0)->text()));
        // Nobody has shown any skill in them.
        QVERIFY(says("2 forfeited games count neither as wins nor as losses."));
        for (int column : {3, 4})
            QCOMPARE(f.table->item(0, column)->text(), QStringLiteral("\u2013"));
    }

    void theSharesAddUp() {
        Fixture f(8);
        f.press();
        QVERIFY(f.finished());
        int sum = 0;
        for (int row = 0; row < 2; ++row)
            sum += f.table->item(row, 3)->text().section(QLatin1Char(' '), 0, 0).toInt();
        QCOMPARE(sum, 100);
    }

    /// Games that are added do not take the list away from whoever reads in it.
    void theListStaysWhereItIsRead() {
        Fixture f(8);
        f.press();
        QVERIFY(f.finished());
        f.list->setFixedHeight(4 * f.list->fontMetrics().lineSpacing());
        QScrollBar* bar = f.list->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(0);
        f.count()->setValue(10);
        f.press();
        QVERIFY(f.finished());
        QCOMPARE(f.list->count(), 10);
        QCOMPARE(bar->value(), 0);
        f.list->doItemsLayout();
        bar->setValue(bar->maximum());
        f.count()->setValue(12);
        f.press();
        QVERIFY(f.finished());
        QTRY_COMPARE(bar->value(), bar->maximum());
    }

    /// Nor are the error bars of the Elo difference cut where the panel is narrow.
    void theFiguresAreWhole() {
        Fixture f(2);
        QWidget& widget = f.panel;
        widget.resize(380, 600);
        f.press();
        QVERIFY(f.finished());
        f.table->item(0, 4)->setText(QStringLiteral("\u2212170\n\u2212278 \u2026 +137"));
        f.table->item(0, 2)->setText(QStringLiteral("243\u2013175\u2013182"));
        f.table->horizontalHeaderItem(3)->setText(QStringLiteral("Puntuaciones"));
        for (int column = 0; column < f.table->columnCount(); ++column) {
            QVERIFY2(f.table->sizeHintForIndex(f.table->model()->index(0, column)).width() <=
                         f.table->columnWidth(column),
                     qPrintable(QString::number(column)));
            QVERIFY2(f.table->horizontalHeader()->sectionSizeHint(column) <=
                         f.table->columnWidth(column),
                     qPrintable(QString::number(column)));
        }
        // There is room for the scroll bar that this takes, and for both rows above it.
        QTRY_VERIFY(f.table->horizontalScrollBar()->maximum() > 0);
        QTRY_VERIFY(f.table->viewport()->height() >= f.table->verticalHeader()->length());
        widget.resize(1200, 600);
        QTRY_COMPARE(f.table->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(f.table->viewport()->height() >= f.table->verticalHeader()->length());
        QCOMPARE(f.table->horizontalHeader()->length(), f.table->viewport()->width());
    }

    /// The board of a game takes what room there is: the buttons below it are not scrolled away.
    void aGameFitsIntoALowPanel() {
        Fixture f(2);
        f.press();
        QVERIFY(f.finished());
        auto* panel = new MatchPanel;
        panel->session()->restore(f.panel.session()->state());
        PanelArea area(panel);
        area.resize(460, 560);
        area.show();
        QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("start-match")),
                          Qt::LeftButton);
        QVERIFY(settles(*panel));
        auto* list = panel->findChild<QListWidget*>();
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        auto* view = panel->findChild<MatchGameView*>();
        QVERIFY(view->isVisible());
        QTRY_COMPARE(area.verticalScrollBar()->maximum(), 0);
    }

    void theSettingsComeBack() {
        Fixture f(33, 5, 6);
        MatchPanel other;
        other.session()->restore(f.panel.session()->state());
        QCOMPARE(other.session()->state(), f.panel.session()->state());
        other.session()->restore({{QStringLiteral("a"), 7},
                                  {QStringLiteral("games"), -5},
                                  {QStringLiteral("seed"), QStringLiteral("x")}});
        QVERIFY(other.session()->state().value(QStringLiteral("games")).toInt() >= 1);
        QCOMPARE(other.session()->state().value(QStringLiteral("seed")).toInt(), 7);
    }

    /// An hour's games are not lost by closing the window.
    void theGamesComeBack() {
        Fixture f(2);
        const QSignalSpy changed(f.panel.session(), &Session::changed);
        f.press();
        QVERIFY(f.finished());
        QVERIFY(!changed.isEmpty());
        const QJsonObject state = f.panel.session()->state();
        MatchPanel other;
        other.session()->restore(state);
        QCOMPARE(other.session()->state(), state);
        QCOMPARE(other.games().size(), std::size_t{2});
        QCOMPARE(other.games()[1].moves, f.panel.games()[1].moves);
        QCOMPARE(other.findChild<QListWidget*>()->item(1)->text(), f.list->item(1)->text());
        for (int column = 0; column < f.table->columnCount(); ++column)
            QCOMPARE(other.findChild<QTableWidget*>()->item(1, column)->text(),
                     f.table->item(1, column)->text());
        // It goes on from there.
        Fixture again(3);
        QJsonObject longer = state;
        longer.insert(QStringLiteral("games"), 3);
        again.panel.session()->restore(longer);
        QCOMPARE(again.startText(), QStringLiteral("Continue the match"));
        again.press();
        QVERIFY(again.finished());
        QCOMPARE(again.panel.games().size(), std::size_t{3});
        QCOMPARE(again.panel.games()[0].moves, f.panel.games()[0].moves);
        // What is damaged is passed over.
        QJsonObject damaged = state;
        damaged.insert(QStringLiteral("played"),
                       QJsonObject{{QStringLiteral("games"), QStringLiteral("none")}});
        MatchPanel empty;
        empty.session()->restore(damaged);
        QVERIFY(empty.games().empty());
    }

    void everythingHasAName() {
        Fixture f(2);
        QCOMPARE(namelessWidgets(f.panel).join(QLatin1Char(10)), QString());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f(2);
        const MemoryShortage shortage;
        f.press();
        QVERIFY(f.finished());
        const auto labels = f.panel.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == QStringLiteral("Not enough memory.");
        }));
    }
};

LOGGIA_WINDOW_TEST(MatchPanelTest)

} // namespace match_panel_test

#include "match_panel_test.moc"
