// Whether what is said can be read in a low window: 1366x768 points at a scale of 1.5 are 911x512.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/position_field.hpp"
#include "ui/language/language.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_area.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>

namespace labels_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class PagesLabelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The field is the last of a panel that scrolls here.
    void theErrorOfATypedPositionIsSeen() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(911, 512);
        Page* page = window.page(QStringLiteral("connect4"));
        window.showPage(page);
        const PositionField* field = nullptr; // there is another one for setting up
        for (const PositionField* each : page->findChildren<PositionField*>())
            if (each->isVisible())
                field = each;
        QVERIFY(field != nullptr);
        auto* text = field->findChild<QLineEdit*>();
        text->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(text, QStringLiteral("44448"));
        const auto* error = field->findChild<QLabel*>();
        QTRY_VERIFY(error->isVisible());
        QTRY_COMPARE(error->visibleRegion().boundingRect().size(), error->size());
    }

    /// In German its words are the longest.
    void theHintAboveAPuzzleIsWhole() {
        Translations translations;
        translations.speak(Language::german);
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(911, 512);
        Page* page = window.page(QStringLiteral("puzzles"));
        window.showPage(page);
        const QLabel* hint = nullptr;
        for (const QLabel* each : page->findChildren<QLabel*>(QStringLiteral("hint")))
            if (each->isVisible())
                hint = each;
        QVERIFY(hint != nullptr);
        QTRY_VERIFY(hint->height() >= hint->heightForWidth(hint->width()));
    }

    /// The rows below the tree are in sight without scrolling.
    void theFormulaGameFits() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(911, 512);
        Page* page = window.page(QStringLiteral("formula-game"));
        window.showPage(page);
        const auto* area = window.tabs().currentWidget()->findChild<PageArea*>();
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }
};

LOGGIA_WINDOW_TEST(PagesLabelsTest)

} // namespace labels_test

#include "labels_test.moc"
