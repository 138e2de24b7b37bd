#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/page.hpp"
#include "ui/widgets/dropped_files.hpp"
#include "ui/window/guards/drop_guard.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QTabBar>
#include <QUrl>

namespace drop_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What a file manager drags: the file, and its name as text.
void drag(QMimeData& data, const QString& path) {
    data.setUrls({QUrl::fromLocalFile(path)});
    data.setText(QUrl::fromLocalFile(path).toString());
}

/// Remembers on what was dropped.
class DropSpy final : public QObject {
public:
    DropSpy() { qApp->installEventFilter(this); }

    QWidget* taker = nullptr;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Drop)
            taker = qobject_cast<QWidget*>(watched);
        return false;
    }
};

/// Qt goes from the widget outwards to the first one that takes it. Who that was.
QWidget* dropOn(QWidget& widget, const QMimeData& data) {
    DropSpy spy;
    const QPoint at = widget.rect().center();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(&widget, &enter);
    if (enter.isAccepted()) {
        QDropEvent drop(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&widget, &drop);
    }
    return spy.taker;
}

class DropGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void onlyFilesAreKeptFromLines() {
        DropGuard guard;
        qApp->installEventFilter(&guard);
        QLineEdit line;
        QMimeData file;
        drag(file, QStringLiteral("/a/b.txt"));
        QCOMPARE(filesIn(file), QStringList{QStringLiteral("/a/b.txt")});
        QCOMPARE(dropOn(line, file), nullptr);
        QCOMPARE(line.text(), QString());
        QMimeData text;
        text.setText(QStringLiteral("x+y"));
        QVERIFY(filesIn(text).isEmpty());
        QCOMPARE(dropOn(line, text), &line);
        QCOMPARE(line.text(), QStringLiteral("x+y"));
        QMimeData link;
        drag(link, QString());
        link.setUrls({QUrl(QStringLiteral("https://example.org/b.txt"))});
        QVERIFY(filesIn(link).isEmpty());
    }

    /// On the tabs, and on whatever takes drops on any page.
    void filesAreOpenedWhereverTheyAreDropped() {
        DropGuard guard;
        qApp->installEventFilter(&guard);
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        const QString path = bench.file("ring.txt");
        put(path, bytesOf(places::example("peg/ring4.txt")));
        QMimeData file;
        drag(file, path);
        const Page* peg = window.page(QStringLiteral("peg"));
        for (const PageInfo& info : allPages()) {
            if (info.id == peg->info().id)
                continue;
            Page* page = window.page(info.id);
            window.showPage(page);
            QWidgetList fields = page->findChildren<QWidget*>();
            fields << window.tabs().tabBar();
            for (QWidget* field : fields) {
                if (!field->isVisible() ||
                    !(field->acceptDrops() || field == window.tabs().tabBar()))
                    continue;
                const QWidget* taker = dropOn(*field, file);
                // A part of a wumpus world is opened as that part, or refused with a message.
                if (info.id == QLatin1String("wumpus") && taker != &window) {
                    bench.dialogs.errors.clear();
                    continue;
                }
                QVERIFY2(
                    taker == &window,
                    qPrintable(
                        QStringLiteral("%1 %2 %3")
                            .arg(info.id, QLatin1String(field->metaObject()->className()),
                                 QLatin1String(taker != nullptr ? taker->metaObject()->className()
                                                                : "nobody"))));
                QVERIFY(window.currentPage() == peg);
                QVERIFY(window.windowTitle().startsWith(QStringLiteral("ring.txt")));
                window.showPage(page);
            }
            page->stop();
        }
        QVERIFY(bench.dialogs.errors.isEmpty());
    }
};

LOGGIA_WINDOW_TEST(DropGuardTest)

} // namespace drop_guard_test

#include "drop_guard_test.moc"
