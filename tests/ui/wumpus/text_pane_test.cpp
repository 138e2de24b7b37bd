#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/wumpus/text_pane.hpp"

#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

namespace text_pane_test {

using namespace loggia::ui;

struct Fixture {
    TextPane pane{TextKind::knowledge};
    QSignalSpy dropped{&pane, &TextPane::fileDropped};

    Fixture() {
        pane.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&pane));
    }
    /// What is said of the file: the label that is no heading.
    [[nodiscard]] const QLabel& label() const {
        const auto labels = pane.findChildren<QLabel*>();
        return **std::find_if(labels.begin(), labels.end(),
                              [](const QLabel* each) { return each->buddy() == nullptr; });
    }
    [[nodiscard]] QString said() const { return label().text(); }
    [[nodiscard]] QString tip() const { return label().toolTip(); }
    /// Whether a drag of these is taken, and then dropped.
    bool drop(const QList<QUrl>& urls) {
        QMimeData data;
        data.setUrls(urls);
        const QPoint at = pane.rect().center();
        QDragEnterEvent enter(at, Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&pane, &enter);
        QDropEvent event(QPointF(at), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        if (enter.isAccepted())
            QApplication::sendEvent(&pane, &event);
        // A file that is moved would be deleted where it came from.
        return enter.isAccepted() && event.isAccepted() && event.dropAction() == Qt::CopyAction;
    }
};

class TextPaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void tellsOfItsFile() {
        Fixture f;
        QCOMPARE(f.said(), QString());
        f.pane.setFile({QStringLiteral("/somewhere/kb7.txt")});
        QCOMPARE(f.said(), QStringLiteral("kb7.txt"));
        f.pane.setFile({QStringLiteral("/somewhere/kb7.txt"), true});
        QCOMPARE(f.said(), QStringLiteral("kb7.txt (changed)"));
        f.pane.setFile({QStringLiteral("/somewhere/kb7.txt"), true, true});
        QCOMPARE(f.said(), QStringLiteral("kb7.txt (deleted)"));
        QVERIFY(f.tip().startsWith(QStringLiteral("/somewhere/"))); // two folders may have one each
        f.pane.setFile({});
        QCOMPARE(f.said(), QString());
        QCOMPARE(f.tip(), QString());
    }

    void takesOneFileThatIsDropped() {
        Fixture f;
        const QUrl file = QUrl::fromLocalFile(QStringLiteral("/x/a.txt"));
        QVERIFY(f.drop({file}));
        QCOMPARE(f.dropped.size(), 1);
        QVERIFY(f.dropped[0][0].value<TextKind>() == TextKind::knowledge);
        QCOMPARE(f.dropped[0][1].toString(), QStringLiteral("/x/a.txt"));
        QVERIFY(!f.drop({file, QUrl::fromLocalFile(QStringLiteral("/x/b.txt"))}));
        QVERIFY(!f.drop({QUrl(QStringLiteral("https://example.org/a.txt"))}));
        QCOMPARE(f.dropped.size(), 1);
    }

    void buttonsAskForTheirText() {
        Fixture f;
        const QSignalSpy open(&f.pane, &TextPane::openWanted);
        const QSignalSpy save(&f.pane, &TextPane::saveWanted);
        for (QToolButton* button : f.pane.findChildren<QToolButton*>())
            QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(open.size(), 1);
        QCOMPARE(save.size(), 1);
        QVERIFY(save[0][0].value<TextKind>() == TextKind::knowledge);
        QCOMPARE(testing::namelessWidgets(f.pane), QStringList());
    }
};

LOGGIA_WINDOW_TEST(TextPaneTest)

} // namespace text_pane_test

#include "text_pane_test.moc"
