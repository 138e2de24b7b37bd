// Whether the words on each page can be read as a whole, in three languages and in small windows.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/cut_controls.hpp"
#include "ui/connect4/position_field.hpp"
#include "ui/language/language.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_area.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

namespace labels_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// Labels in sight whose text has no room: too long for a line, or for the height that there is.
/// A text that is cut on purpose has all of it in its tip.
QStringList cutLabels(const Page& page) {
    QStringList cut;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        const QString text = label->text();
        if (!label->isVisible() || text.isEmpty() || label->textFormat() == Qt::RichText ||
            label->width() == 0 || label->toolTip() == text)
            continue;
        const int margin = 2 * label->margin();
        const QRect room = label->contentsRect();
        const int flags = label->wordWrap() ? Qt::TextWordWrap : 0;
        QString shown = text;
        if (label->buddy() != nullptr)
            shown = plainText(shown);
        const QRect needed = label->fontMetrics().boundingRect(
            QRect(0, 0, room.width() - margin, QWIDGETSIZE_MAX), flags, shown);
        if (needed.width() > room.width() - margin + 1 || needed.height() > room.height() + 1)
            cut << QStringLiteral("%1 \"%2\": %3x%4 in %5x%6")
                       .arg(label->objectName(), text.left(60))
                       .arg(needed.width())
                       .arg(needed.height())
                       .arg(room.width())
                       .arg(room.height());
    }
    return cut;
}

class PagesLabelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void measure() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        for (const QSize size : {QSize(1920, 1080), QSize(1366, 768), QSize(1100, 750)}) {
            window.resize(size);
            for (int tab = 0; tab < window.tabs().count(); ++tab) {
                window.tabs().setCurrentIndex(tab);
                Page& page = *window.currentPage();
                if (page.info().id == QLatin1String("game-graph"))
                    static_cast<void>(page.paste(QStringLiteral("game: tic-tac-toe 3x3 3")));
                static_cast<void>(QTest::qWaitFor([&] { return !page.isRunning(); }, patience));
                QTest::qWait(200);
                const double whole = page.width() * page.height();
                for (QWidget* each : page.findChildren<QWidget*>()) {
                    if (!each->isVisible() || !hasBoardText(*each))
                        continue;
                    QRectF frame;
                    if (auto* board = qobject_cast<BoardView*>(each))
                        for (int row = 0; row < board->scene().rows; ++row)
                            for (int column = 0; column < board->scene().columns; ++column)
                                frame |= board->tableCellRect({column, row});
                    const double area = each->width() * each->height();
                    if (area / whole > 0.1)
                        qDebug().noquote()
                            << QStringLiteral("%1x%2 %3 (%4x%5) %6 widget %7x%8 = ")
                                   .arg(size.width())
                                   .arg(size.height())
                                   .arg(page.info().id)
                                   .arg(page.width())
                                   .arg(page.height())
                                   .arg(QLatin1String(each->metaObject()->className()))
                                   .arg(each->width())
                                   .arg(each->height())
                            << qRound(100 * area / whole) << "cells" << qRound(frame.width())
                            << qRound(frame.height())
                            << qRound(100 * frame.width() * frame.height() / whole);
                }
            }
        }
    }

    /// The field is the last of a panel that scrolls here.
    void theErrorOfATypedPositionIsSeen() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(900, 480);
        Page* page = window.page(QStringLiteral("connect4"));
        window.showPage(page);
        const auto* field = page->findChild<PositionField*>();
        QVERIFY(field != nullptr && field->isVisible());
        auto* text = field->findChild<QLineEdit*>();
        text->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(text, QStringLiteral("44448"));
        const auto* error = field->findChild<QLabel*>();
        QTRY_VERIFY(error->isVisible());
        QTRY_COMPARE(error->visibleRegion().boundingRect().size(), error->size());
    }

    void wordsCanBeRead_data() {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QSize>("size");
        for (const auto& [name, language] :
             {std::pair("English", Language::english), std::pair("German", Language::german),
              std::pair("Spanish", Language::spanish)})
            for (const QSize size :
                 {QSize(1100, 750), QSize(1024, 600), QSize(911, 512), QSize(900, 480)})
                QTest::addRow("%s %dx%d", name, size.width(), size.height()) << language << size;
    }
    void wordsCanBeRead() {
        QFETCH(Language, language);
        QFETCH(QSize, size);
        Translations translations;
        translations.speak(language);
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(size);
        QStringList faults;
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            Page& page = *window.currentPage();
            static_cast<void>(QTest::qWaitFor([&] { return !page.isRunning(); }, patience));
            const auto* area = window.tabs().currentWidget()->findChild<PageArea*>();
            for (SideTabs* side : page.findChildren<SideTabs*>())
                for (int panel = 0; panel < side->count(); ++panel) {
                    if (!side->isTabVisible(panel))
                        continue;
                    side->setCurrentIndex(panel);
                    QTest::qWait(20);
                    for (const QString& fault : cutLabels(page) + cutControls(page))
                        faults << QStringLiteral("%1/%2: %3")
                                      .arg(page.info().id, side->tabText(panel), fault);
                    const int hidden = area->verticalScrollBar()->maximum();
                    if (hidden > 0 && hidden < 24)
                        faults << QStringLiteral("%1/%2: scrolls by %3")
                                      .arg(page.info().id, side->tabText(panel))
                                      .arg(hidden);
                }
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

LOGGIA_WINDOW_TEST(PagesLabelsTest)

} // namespace labels_test

#include "labels_test.moc"
