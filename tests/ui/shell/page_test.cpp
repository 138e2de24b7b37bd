// What a page is before a domain makes it more.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "ui/settings/settings.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QFocusEvent>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <cmath>

namespace page_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A page with these formats, which does nothing of its own.
/// Something that computes for as long as a test says.
class Worker final : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] bool isRunning() const { return running_; }
    void stop() { run(false); }
    void run(bool running) {
        running_ = running;
        Q_EMIT runningChanged(running);
    }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    bool running_ = false;
};

/// A document of which nothing but its changes is known.
class Board final : public QObject {
    Q_OBJECT

Q_SIGNALS:
    void changed();
};

/// How often a widget is told that the keyboard leaves it.
class EventCounter final : public QObject {
public:
    explicit EventCounter(QWidget* widget) : QObject(widget) { widget->installEventFilter(this); }
    int out = 0;
    bool eventFilter(QObject* watched, QEvent* event) override {
        out += event->type() == QEvent::FocusOut ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

class PlainPage final : public Page {
public:
    explicit PlainPage(const QList<FileFormat>& formats = {})
        : Page({QStringLiteral("plain"), {}, {}, {}, formats, {}, {}}) {}

    QByteArray opened;

    void newDocument() override {}
    Result<void> open(const QByteArray& content) override {
        opened = content;
        if (content.isEmpty())
            return failure("nothing");
        return {};
    }
    [[nodiscard]] QByteArray save(const QString&) const override { return {}; }
    [[nodiscard]] QString copy() const override { return {}; }
    Result<void> paste(const QString&) override { return {}; }
    [[nodiscard]] QSize pictureSize() const override { return {40, 30}; }
    void drawPicture(QPainter& painter, const Colours& /*colours*/) const override {
        painter.fillRect(QRect(10, 10, 10, 10), Qt::green);
    }
    QList<double> limits; ///< Seconds of setLimits().
    void setLimits(const WorkLimits& now) override { limits << now.thinking_seconds; }
    using Page::addColumns;
    using Page::addRunBar;
    using Page::addWork;
    using Page::followEditors;
    using Page::forgetOnChange;
    using Page::ownForm;
    using Page::sayUnlessShown;
    using Page::setAreas;
    using Page::setCommented;
    using Page::setOwnForm;
    using Page::showRunning;

    /// Two parts, the second one a fourth of the page.
    QSplitter* divide() {
        auto* divider = new QSplitter(this);
        divider->addWidget(new QWidget(divider));
        divider->addWidget(new QWidget(divider));
        divider->setHandleWidth(4);
        addDivider("divider", divider, [](const QSize& size) {
            return QList<int>{size.width() * 3 / 4, size.width() / 4};
        });
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins({});
        layout->addWidget(divider);
        return divider;
    }
};

void drag(QSplitter& divider, int by) {
    QWidget* handle = divider.handle(1);
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + QPoint(by, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, from + QPoint(by, 0));
}

FileFormat format(const QStringList& patterns, bool can_save) {
    return {QStringLiteral("a format"), patterns, true, can_save};
}

class PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theNameOfAFileSaysItsFormat_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<qsizetype>("format");
        QTest::newRow("the first that can be saved") << "/x/a.txt" << qsizetype{1};
        QTest::newRow("a later one") << "/x/a.cnf" << qsizetype{2};
        QTest::newRow("by its second pattern") << "/x/a.dimacs" << qsizetype{2};
        QTest::newRow("in capitals") << "/x/A.CNF" << qsizetype{2};
        QTest::newRow("of none") << "/x/a.pdf" << qsizetype{1};
        QTest::newRow("without a suffix") << "/x/cnf" << qsizetype{1};
        QTest::newRow("without a name") << "" << qsizetype{1};
        QTest::newRow("of one that is only read") << "/x/a.old" << qsizetype{1};
        QTest::newRow("the folder's name is not the file's") << "/x.cnf/a" << qsizetype{1};
    }
    void theNameOfAFileSaysItsFormat() {
        QFETCH(QString, path);
        QFETCH(qsizetype, format);
        const PlainPage page(
            {page_test::format({QStringLiteral("*.old")}, false),
             page_test::format({QStringLiteral("*.txt")}, true),
             page_test::format({QStringLiteral("*.cnf"), QStringLiteral("*.dimacs")}, true)});
        QCOMPARE(page.formatFor(path), format);
    }

    void aPageMayHaveNothingToSave() {
        QCOMPARE(PlainPage().formatFor(QStringLiteral("a.txt")), qsizetype{-1});
        QCOMPARE(PlainPage({format({QStringLiteral("*.txt")}, false)})
                     .formatFor(QStringLiteral("a.txt")),
                 qsizetype{-1});
    }

    /// Unless the page says otherwise a file is its content, and its one area is the page.
    void theDefaults() {
        PlainPage page;
        QVERIFY(page.openFile("text", QStringLiteral("/x/a.txt")).has_value());
        QCOMPARE(page.opened, QByteArray("text"));
        QVERIFY(!page.openFile({}, QStringLiteral("/x/a.txt")).has_value());
        QCOMPARE(page.areas(), QList<QWidget*>{&page});
    }

    /// The form of a file and that it has comments are known of it whichever is told first.
    void knowsTheFormAndTheCommentsOfItsFile() {
        const QString path = QStringLiteral("/x/a.txt");
        PlainPage page;
        page.setCommented(path);
        page.setOwnForm(path, QStringLiteral("other"));
        QVERIFY(page.losesComments(path));
        QCOMPARE(page.ownForm(path), QStringLiteral("other"));
        QCOMPARE(page.ownForm(QStringLiteral("/x/b.txt")), QString());
        page.forgetComments(QStringLiteral("/x/b.txt"));
        QVERIFY(page.losesComments(path));
        page.forgetComments(path);
        QVERIFY(!page.losesComments(path));
        QCOMPARE(page.ownForm(path), QStringLiteral("other"));
    }

    /// What a person chose on the page stays until the settings change, also at the next start.
    void limitsOfTheSettingsAreTakenOnce() {
        const QTemporaryDir folder;
        QSettings stored(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Settings settings(stored);
        PlainPage page;
        page.honour(settings);
        QVERIFY(page.limits.isEmpty());
        settings.set(settings::thinking_seconds, 5.0);
        QCOMPARE(page.limits, QList<double>{5});
        const QJsonObject kept = page.session()->state();
        PlainPage next;
        next.restoreSession(kept);
        next.honour(settings);
        QVERIFY(next.limits.isEmpty());
        settings.set(settings::thinking_seconds, 1.0);
        QCOMPARE(next.limits, QList<double>{1});
        QVERIFY(!next.session()->state().contains(QStringLiteral("limits")));
        PlainPage later;
        later.restoreSession(kept);
        later.honour(settings);
        QCOMPARE(later.limits, QList<double>{1});
    }

    void takesWhatIsTypedIntoAnEditor() {
        PlainPage page;
        SourceEditor editor(SourceEditor::Lines::many, &page);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        editor.setFocus();
        auto* const events = new EventCounter(&editor);
        page.takeTyped();
        QCOMPARE(events->out, 1);
        QVERIFY(editor.hasFocus());
    }

    /// The middle of a large screen has more room than it can use.
    void theSideOfALargePageHasAThird() {
        PlainPage page;
        auto* side = new QTabWidget;
        page.addColumns(new QWidget, side, 40, 300);
        for (const auto& [width, wanted] : {std::pair(600, 240), {850, 300}, {3000, 1000}}) {
            page.resize(width, 300);
            page.show();
            QVERIFY2(std::abs(side->width() - wanted) < 20,
                     qPrintable(QString::number(side->width())));
        }
    }

    void thePictureHasAGround() {
        const PlainPage page;
        QImage image(page.pictureSize(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        page.paintPicture(painter);
        painter.end();
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
        QCOMPARE(image.pixelColor(39, 29), QColor(Qt::white));
        QCOMPARE(image.pixelColor(15, 15), QColor(Qt::green));
    }

    /// As long as any of it goes on, whoever ends last.
    void theRunBarFollowsAllWork() {
        PlainPage page;
        RunBar* bar = page.addRunBar({.start = QStringLiteral("&Go"),
                                      .start_help = QStringLiteral("Goes."),
                                      .start_command = "plain.go",
                                      .stop_command = "plain.stop"},
                                     &page);
        Worker one;
        Worker two;
        bool three = true;
        page.addWork(&one);
        page.addWork(&two);
        page.addWork([&three] { return three; }, [&three] { three = false; });
        const QSignalSpy commands(&page, &Page::commandsChanged);
        page.showRunning();
        QVERIFY(page.isRunning() && bar->isRunning());
        three = false;
        page.showRunning();
        QVERIFY(!page.isRunning() && !bar->isRunning());
        one.run(true);
        two.run(true);
        one.run(false);
        QVERIFY(page.isRunning() && bar->isRunning());
        Q_EMIT two.progressed(0.5, QStringLiteral("half of it"));
        auto* progress = bar->findChild<QProgressBar*>();
        QCOMPARE(progress->accessibleDescription(), QStringLiteral("half of it"));
        three = true;
        Q_EMIT bar->stopRequested();
        QVERIFY(!three && !two.isRunning() && !page.isRunning());
        page.showRunning(); // of the third one only the page knows
        QVERIFY(!bar->isRunning());
        QCOMPARE(progress->value(), 0);
        QVERIFY(commands.size() >= 6);
        QVERIFY(!bar->findChild<LimitBox*>()->isVisibleTo(bar));
    }

    /// What a page said of its document goes when that shows something else; what is said of the
    /// change itself stays.
    void whatWasSaidIsWithdrawn() {
        PlainPage page;
        Board board;
        page.forgetOnChange(&board);
        connect(&board, &Board::changed, &page,
                [&page] { Q_EMIT page.message(QStringLiteral("another board")); });
        QStringList said;
        connect(&page, &Page::message, &page, [&said](const QString& text) { said << text; });
        Q_EMIT board.changed();
        QCOMPARE(said, QStringList{QStringLiteral("another board")});
        Q_EMIT page.message(QStringLiteral("column 4 is full"));
        Q_EMIT board.changed();
        QCOMPARE(said.mid(2), (QStringList{QString(), QStringLiteral("another board")}));
    }

    /// One sentence is shown in one place: in the status line while the panel is hidden.
    void saysWhatNoPanelShows() {
        PlainPage page;
        QWidget panel(&page);
        page.show();
        QStringList said;
        connect(&page, &Page::message, &page, [&said](const QString& text) { said << text; });
        page.sayUnlessShown(&panel, QStringLiteral("solved"));
        QVERIFY(said.isEmpty());
        panel.hide();
        page.sayUnlessShown(&panel, QStringLiteral("solved"));
        QCOMPARE(said, QStringList{QStringLiteral("solved")});
        panel.show();
        QCOMPARE(said.mid(1), QStringList{QString()});
        // What was said since then stays.
        panel.hide();
        page.sayUnlessShown(&panel, QStringLiteral("not solved"));
        Q_EMIT page.message(QStringLiteral("saved"));
        panel.show();
        QCOMPARE(said.mid(2), (QStringList{QStringLiteral("not solved"), QStringLiteral("saved")}));
    }

    /// What is remarked where the cursor is goes with the cursor, and nothing else that was said.
    void editorsSpeakInTheStatusLine() {
        PlainPage page;
        SourceEditor editor(SourceEditor::Lines::many, &page);
        page.followEditors();
        QStringList said;
        connect(&page, &Page::message, &page, [&said](const QString& text) { said << text; });
        editor.setText(QStringLiteral("one\ntwo\n"));
        editor.setDiagnostics({{SourceSpan{1, 1, 3}, Severity::error, QStringLiteral("no one")}});
        const auto goTo = [&editor](QTextCursor::MoveOperation place) {
            editor.moveCursor(place);
            QTest::qWait(1); // the labels of the page come first
        };
        goTo(QTextCursor::Start);
        QCOMPARE(said, QStringList{QStringLiteral("no one")});
        goTo(QTextCursor::End);
        QCOMPARE(said.mid(1), QStringList{QString()});
        goTo(QTextCursor::Start);
        Q_EMIT page.message(QStringLiteral("saved"));
        goTo(QTextCursor::End);
        QCOMPARE(said.mid(2), (QStringList{QStringLiteral("no one"), QStringLiteral("saved")}));
        Q_EMIT editor.refused(QStringLiteral("the text is too long"));
        QCOMPARE(said.back(), QStringLiteral("The text is too long."));
    }

    /// An error that the page shows below its text, in a sentence of its own, is not in the status
    /// line as well.
    void remarksAreNotSaidTwice() {
        PlainPage page;
        SourceEditor editor(SourceEditor::Lines::many, &page);
        QLabel label(&page);
        page.followEditors();
        page.show();
        QStringList said;
        connect(&page, &Page::message, &page, [&said](const QString& text) { said << text; });
        editor.setText(QStringLiteral("one\ntwo\n"));
        editor.moveCursor(QTextCursor::End);
        editor.setDiagnostics({{SourceSpan{1, 1, 3}, Severity::error, QStringLiteral("no one")}});
        editor.moveCursor(QTextCursor::Start);
        // It may hear of the text later than the editor.
        label.setText(QStringLiteral("Line 1: No one."));
        QTest::qWait(1);
        QVERIFY(said.isEmpty());
        editor.moveCursor(QTextCursor::End);
        QTest::qWait(1);
        QVERIFY(said.isEmpty());
        label.hide();
        editor.moveCursor(QTextCursor::Start);
        QTRY_COMPARE(said, QStringList{QStringLiteral("no one")});
    }

    /// What is said of one text does not stand below another.
    void aRemarkGoesWithItsEditor() {
        PlainPage page;
        SourceEditor one(SourceEditor::Lines::many, &page);
        SourceEditor other(SourceEditor::Lines::many, &page);
        page.followEditors();
        page.show();
        QStringList said;
        connect(&page, &Page::message, &page, [&said](const QString& text) { said << text; });
        for (SourceEditor* editor : {&one, &other})
            editor->setText(QStringLiteral("one\n"));
        QTest::mouseClick(one.viewport(), Qt::LeftButton);
        one.setDiagnostics({{SourceSpan{1, 1, 3}, Severity::error, QStringLiteral("no one")}});
        one.moveCursor(QTextCursor::Start);
        QTRY_COMPARE(said, QStringList{QStringLiteral("no one")});
        const auto focus = [](SourceEditor& editor) {
            QFocusEvent event(QEvent::FocusIn);
            QCoreApplication::sendEvent(&editor, &event);
        };
        focus(other);
        QTRY_COMPARE(said.mid(1), QStringList{QString()});
        focus(one);
        QTRY_COMPARE(said.mid(2), QStringList{QStringLiteral("no one")});
        one.hide();
        QTRY_COMPARE(said.mid(3), QStringList{QString()});
        other.hide();
        QTest::qWait(1);
        QCOMPARE(said.size(), 4);
    }

    void theTimeOfARunGoesWithItsDocument() {
        PlainPage page;
        RunBar* bar = page.addRunBar({.start = QStringLiteral("&Go"),
                                      .start_help = {},
                                      .start_command = "plain.go",
                                      .stop_command = "plain.stop"},
                                     &page);
        Board board;
        Worker worker;
        page.forgetOnChange(&board);
        page.addWork(&worker);
        worker.run(true);
        worker.run(false);
        auto* time = bar->findChild<QLabel*>(QStringLiteral("time"));
        QVERIFY(!time->text().isEmpty());
        Q_EMIT board.changed();
        QVERIFY(time->text().isEmpty());
    }

    void areasAreVisitedAsThePageSays() {
        PlainPage page;
        QWidget one;
        QWidget two;
        page.setAreas({&two, &one});
        QCOMPARE(page.areas(), (QList<QWidget*>{&two, &one}));
    }

    /// Until somebody moves it; then it is where it was put, also the next time.
    void aDividerFollowsThePage() {
        PlainPage page;
        const QSplitter& divider = *page.divide();
        const auto share = [&divider] {
            return 100.0 * divider.sizes()[1] / (divider.sizes()[0] + divider.sizes()[1]);
        };
        for (const int width : {800, 400, 1000}) {
            page.resize(width, 300);
            page.show();
            QVERIFY2(std::abs(share() - 25) < 1, qPrintable(QString::number(share())));
        }
        QVERIFY(!page.session()->state().contains(QStringLiteral("divider")));
        const QSignalSpy changed(page.session(), &Session::changed);
        drag(*page.findChild<QSplitter*>(), -250);
        QVERIFY(std::abs(share() - 50) < 2);
        QVERIFY(!changed.empty());
        page.resize(1200, 300);
        QVERIFY(share() > 40);

        PlainPage next;
        const QSplitter& same = *next.divide();
        next.resize(1200, 300);
        next.restoreSession(page.session()->state());
        next.show();
        QCOMPARE(same.sizes(), divider.sizes());
        next.resize(1000, 300);
        next.resize(1200, 300);
        QVERIFY(std::abs(same.sizes()[1] - divider.sizes()[1]) < 12);
        next.restoreSession({{QStringLiteral("divider"), QStringLiteral("AAAA")}});
        QVERIFY(same.sizes()[1] > 400);
    }
};

LOGGIA_WINDOW_TEST(PageTest)

} // namespace page_test

#include "page_test.moc"
