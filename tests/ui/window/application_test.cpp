// The whole program, run by itself: this test starts itself as if it were the program.
#include "core/base/file.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/shell/page.hpp"
#include "ui/window/application.hpp"
#include "ui/window/main_window.hpp"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolTip>
#include <QUrl>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>

using namespace loggia;
using namespace loggia::ui;

namespace {

constexpr const char* position = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";

MainWindow* windowShown() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget); window && window->isVisible())
            return window;
    return nullptr;
}

/// A wheel over a number that has not the keyboard leaves it as it is.
bool guardsWheel(const MainWindow& window) {
    for (QSpinBox* box : window.findChildren<QSpinBox*>()) {
        if (box->hasFocus() || box->value() == box->maximum())
            continue;
        const int before = box->value();
        const QPointF middle = QRectF(box->rect()).center();
        QWheelEvent up(middle, box->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, {},
                       Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(box, &up);
        return box->value() == before;
    }
    return false;
}

/// A file dragged over a line is the window's.
bool guardsDrop(QLineEdit& line) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral("/game.txt"))});
    data.setText(QStringLiteral("/game.txt"));
    QDragEnterEvent enter(line.rect().center(), Qt::CopyAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(&line, &enter);
    return !enter.isAccepted();
}

/// Of a long tip, that it is shown in lines.
bool guardsTip(QWidget& widget) {
    widget.setToolTip(QStringLiteral("one word and another ").repeated(20));
    QHelpEvent event(QEvent::ToolTip, {1, 1}, widget.mapToGlobal(QPoint(1, 1)));
    QCoreApplication::sendEvent(&widget, &event);
    const bool in_lines = QToolTip::text().contains(QLatin1Char('\n'));
    QToolTip::hideText();
    return in_lines;
}

/// No label that is shown guesses whether a name is markup.
bool guardsLabels(const MainWindow& window) {
    const auto labels = window.findChildren<QLabel*>();
    return std::ranges::any_of(labels, &QLabel::isVisible) &&
           std::ranges::none_of(labels, [](const QLabel* label) {
               return label->isVisible() && label->textFormat() == Qt::AutoText;
           });
}

/// The key of a command that is disabled types nothing.
bool guardsAlt(QLineEdit& line) {
    const QString before = line.text();
    QKeyEvent press(QEvent::KeyPress, Qt::Key_9, Qt::AltModifier, QStringLiteral("9"));
    QCoreApplication::sendEvent(&line, &press);
    return line.text() == before;
}

/// Which of the guards of all windows are at work.
QStringList guards(const MainWindow& window) {
    QLineEdit line;
    QStringList found;
    if (guardsWheel(window))
        found << QStringLiteral("wheel");
    if (guardsDrop(line))
        found << QStringLiteral("drop");
    if (guardsTip(line))
        found << QStringLiteral("tip");
    if (guardsLabels(window))
        found << QStringLiteral("label");
    if (guardsAlt(line))
        found << QStringLiteral("alt");
    return found;
}

/// What the program does as soon as its event loop runs, when it is run by this test: it tells of
/// itself and closes.
void tellAndClose() {
    if (!qEnvironmentVariableIsSet("LOGGIA_TEST_TELLS"))
        return;
    QTimer::singleShot(0, qApp, [] {
        MainWindow* window = windowShown();
        if (!window)
            std::_Exit(9);
        const Page* page = window->currentPage();
        std::printf("%s|%s|%s|%s\n", qUtf8Printable(window->windowTitle()),
                    qUtf8Printable(page->info().id),
                    page->copy() == QLatin1String(position) ? "the position" : "something else",
                    qPrintable(guards(*window).join(QLatin1Char(' '))));
        window->close();
    });
}
Q_COREAPP_STARTUP_FUNCTION(tellAndClose)

/// A home of the program's own.
struct Fixture {
    QTemporaryDir home;
    int status = -1;

    QString run(const QStringList& arguments) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LOGGIA_TEST_TELLS"), QStringLiteral("1"));
        for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
            environment.insert(QString::fromLatin1(name), home.path());
        program.setProcessEnvironment(environment);
        program.setWorkingDirectory(home.path());
        program.start(QCoreApplication::applicationFilePath(), arguments);
        if (!program.waitForFinished(testing::patience))
            return QStringLiteral("(did not end)");
        status = program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
        return QString::fromUtf8(program.readAllStandardOutput());
    }
};

} // namespace

class ApplicationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// On its first page, and with nothing of the person's but a session for the next start.
    void startsWithoutAFile() {
        Fixture f;
        const QString told = f.run({});
        QCOMPARE(f.status, 0);
        QVERIFY2(told.startsWith(QStringLiteral("untitled")), qPrintable(told));
        QVERIFY2(told.endsWith(QStringLiteral("|wheel drop tip label alt\n")), qPrintable(told));
        const QStringList sessions = QDir(f.home.filePath(QStringLiteral("loggia")))
                                         .entryList({QStringLiteral("session-*.json")});
        QCOMPARE(sessions.size(), 1);
    }

    void opensTheFilesThatItIsGiven_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("by name") << QStringList{QStringLiteral("--"), QStringLiteral("game.txt")};
        QTest::newRow("one that begins with a dash")
            << QStringList{QStringLiteral("--"), QStringLiteral("-game.txt")};
        QTest::newRow("one of two dashes")
            << QStringList{QStringLiteral("--"), QStringLiteral("--")};
    }
    void opensTheFilesThatItIsGiven() {
        QFETCH(QStringList, arguments);
        Fixture f;
        const QString path = f.home.filePath(arguments.last());
        QVERIFY(write_file(path.toStdString(), position).has_value());
        const QString told = f.run(arguments);
        QCOMPARE(f.status, 0);
        QVERIFY2(told.startsWith(arguments.last()), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("|connect4|the position|")), qPrintable(told));
        // It comes back by itself.
        QVERIFY(f.run({}).startsWith(arguments.last()));
    }
};

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsSet("LOGGIA_TEST_TELLS"))
        return run_application(argc, argv);
    QApplication application(argc, argv);
    ApplicationTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "application_test.moc"
