#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/plot.hpp"

#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>

namespace depth_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    DepthPanel panel;
    QTableWidget* table = panel.findChild<QTableWidget*>();

    Fixture() {
        QWidget& widget = panel; // whose show() the panel's own one hides
        widget.resize(460, 700);
        widget.show();
        widget.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&widget));
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const { return buttonOf(panel, name); }
    void press(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
};

class DepthPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// In a narrow panel a label stands above its field.
    void goesIntoANarrowPanel() {
        const Fixture f;
        int widest = 0;
        for (const QLabel* label : f.panel.findChildren<QLabel*>())
            if (label->buddy() != nullptr)
                widest = std::max(widest,
                                  label->sizeHint().width() + label->buddy()->sizeHint().width());
        QVERIFY(widest > 0);
        QVERIFY(f.panel.minimumSizeHint().width() < widest);
    }

    /// To the first depth over the limit, and then it ends by itself.
    void measuresUpToTheLimit() {
        Fixture f;
        ThinkSettings minimax;
        minimax.method = connect4::Method::minimax;
        f.panel.session()->restore({{QStringLiteral("engine"), toJson(minimax)},
                                    {QStringLiteral("limit"), 0.1},
                                    {QStringLiteral("repeat"), 1}});
        const QSignalSpy running(&f.panel, &DepthPanel::runningChanged);
        f.press("Measure");
        QVERIFY(f.panel.isRunning() && f.button("Stop measuring") != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!f.panel.isRunning(), 60'000);
        QCOMPARE(running.size(), 2);
        const auto& rows = f.panel.rows();
        QVERIFY(rows.size() >= 3);
        QCOMPARE(f.table->rowCount(), static_cast<int>(rows.size()));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i].depth, static_cast<int>(i) + 1);
            QCOMPARE(rows[i].mean > 0.1, i + 1 == rows.size());
            const int row = static_cast<int>(i);
            QCOMPARE(f.table->item(row, 0)->text(), QString::number(rows[i].depth));
            QVERIFY(std::abs(f.table->item(row, 1)->text().toDouble() - rows[i].mean) <=
                    rows[i].mean * 0.006 + 1e-6);
            QCOMPARE(f.table->item(row, 3)->text(), QString::number(rows[i].column + 1));
        }
        const auto& points = f.panel.findChild<Plot*>()->content().series.front().points;
        QCOMPARE(points.size(), rows.size());
        // Both copies have a line for each depth, with its number first.
        const QStringList text = f.panel.asText().trimmed().split(QLatin1Char('\n'));
        const QStringList csv = f.panel.asCsv().trimmed().split(QLatin1Char('\n'));
        QCOMPARE(csv.size(), static_cast<qsizetype>(rows.size()) + 1);
        QCOMPARE(csv.last().section(QLatin1Char(','), 0, 0).toInt(), rows.back().depth);
        QCOMPARE(text.last().trimmed().section(QLatin1Char(' '), 0, 0).toInt(), rows.back().depth);
    }

    void thereIsNothingToCopyBeforeAnythingIsMeasured() {
        Fixture f;
        const QSignalSpy copied(&f.panel, &DepthPanel::copyWanted);
        QVERIFY(!f.button("Copy as text")->isEnabled() && !f.button("Copy as CSV")->isEnabled());
        f.press("Measure");
        QTRY_VERIFY(f.panel.rows().size() >= 2);
        f.press("Stop measuring");
        QTRY_VERIFY(!f.panel.isRunning());
        QVERIFY(f.panel.rows().size() >= 2); // what was found stays
        f.press("Copy as text");
        f.press("Copy as CSV");
        QCOMPARE(copied.size(), 2);
        QCOMPARE(copied[0][0].toString(), f.panel.asText());
        QCOMPARE(copied[1][0].toString(), f.panel.asCsv());
    }

    /// What was measured with other settings is grey and cannot be copied, and nothing goes on
    /// being measured with them.
    void otherSettingsMakeTheFiguresGrey() {
        Fixture f;
        auto* limit = f.panel.findChild<QDoubleSpinBox*>();
        auto* note = f.panel.findChild<QLabel*>(QStringLiteral("note"));
        limit->setFocus();
        QTest::keyClick(limit, Qt::Key_Up);
        QVERIFY(note->isHidden()); // there are no figures yet
        f.press("Measure");
        QTRY_VERIFY(f.panel.rows().size() >= 2);
        QVERIFY(f.panel.isCurrent() && f.table->isEnabled());
        limit->setFocus();
        QTest::keyClick(limit, Qt::Key_Up);
        QVERIFY(!f.panel.isRunning() && !f.panel.isCurrent());
        QVERIFY(!f.panel.rows().empty() && !f.table->isEnabled());
        QVERIFY(!f.panel.findChild<Plot*>()->isEnabled());
        QVERIFY(!f.button("Copy as text")->isEnabled() && !f.button("Copy as CSV")->isEnabled());
        QCOMPARE(note->text(), QStringLiteral("These rows were measured with other settings."));
        const auto rows = f.panel.rows().size();
        QTest::qWait(150);
        QCOMPARE(f.panel.rows().size(), rows);
        f.press("Measure");
        QTRY_VERIFY(f.panel.rows().size() >= 2);
        QVERIFY(f.panel.isCurrent() && f.table->isEnabled() && note->isHidden());
        f.press("Stop measuring");
        QTRY_VERIFY(!f.panel.isRunning());
    }

    void theSettingsComeBack() {
        Fixture f;
        const QSignalSpy changed(f.panel.session(), &Session::changed);
        f.panel.findChild<QDoubleSpinBox*>()->setFocus();
        QTest::keyClick(f.panel.findChild<QDoubleSpinBox*>(), Qt::Key_Up);
        QVERIFY(changed.size() >= 1);
        DepthPanel other;
        other.session()->restore(f.panel.session()->state());
        QCOMPARE(other.session()->state(), f.panel.session()->state());
        other.session()->restore({{QStringLiteral("engine"), 3},
                                  {QStringLiteral("limit"), -7},
                                  {QStringLiteral("repeat"), 1e12}});
        QVERIFY(other.session()->state().value(QStringLiteral("limit")).toDouble() > 0);
        QVERIFY(other.session()->state().value(QStringLiteral("repeat")).toInt() >= 1);
    }

    /// Minutes of measuring are not lost by closing the window.
    void theRowsComeBack() {
        Fixture f;
        const QSignalSpy changed(f.panel.session(), &Session::changed);
        f.press("Measure");
        QTRY_VERIFY(f.panel.rows().size() >= 2);
        f.press("Stop measuring");
        QTRY_VERIFY(!f.panel.isRunning());
        QVERIFY(!changed.isEmpty());
        DepthPanel other;
        other.session()->restore(f.panel.session()->state());
        QCOMPARE(other.session()->state(), f.panel.session()->state());
        QVERIFY(other.isCurrent());
        QCOMPARE(other.asText(), f.panel.asText());
        QCOMPARE(other.asCsv(), f.panel.asCsv());
        // Of other settings they stay grey.
        auto* limit = f.panel.findChild<QDoubleSpinBox*>();
        limit->setFocus();
        QTest::keyClick(limit, Qt::Key_Up);
        DepthPanel grey;
        grey.session()->restore(f.panel.session()->state());
        QVERIFY(!grey.rows().empty() && !grey.isCurrent());
        QVERIFY(!grey.findChild<QTableWidget*>()->isEnabled());
        // What is damaged is passed over.
        DepthPanel empty;
        empty.session()->restore(
            {{QStringLiteral("rows"),
              QJsonObject{{QStringLiteral("rows"), QJsonArray{QJsonObject(), 3}}}}});
        QVERIFY(empty.rows().empty());
    }

    void everythingHasAName() {
        Fixture f;
        QCOMPARE(namelessWidgets(f.panel).join(QLatin1Char(10)), QString());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        f.press("Measure");
        QTRY_VERIFY_WITH_TIMEOUT(!f.panel.isRunning(), 60'000);
        const auto* failure = f.panel.findChild<QLabel*>(QStringLiteral("note"));
        QVERIFY(failure->isVisible());
        QCOMPARE(failure->text(), QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(DepthPanelTest)

} // namespace depth_panel_test

#include "depth_panel_test.moc"
