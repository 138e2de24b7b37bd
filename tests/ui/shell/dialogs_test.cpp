#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/notice_dialog.hpp"

#include <QColorDialog>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>

namespace dialogs_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class DialogsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void initTestCase() {
        // The desktop's own would not be ours to press.
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void asks() {
        QWidget window;
        window.show();
        DesktopDialogs dialogs;
        int answer = -1;
        dialogs.ask(&window,
                    {QStringLiteral("Title"),
                     QStringLiteral("Which?"),
                     {},
                     {QStringLiteral("This"), QStringLiteral("That")}},
                    [&](int index) { answer = index; });
        const auto* box = window.findChild<NoticeDialog*>();
        QVERIFY(box != nullptr);
        for (QAbstractButton* button : box->findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("That")) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        QCOMPARE(answer, 1);
        QTRY_VERIFY(window.findChild<NoticeDialog*>() == nullptr);

        answer = -1;
        dialogs.ask(
            &window,
            {QStringLiteral("Title"), QStringLiteral("Which?"), {}, {QStringLiteral("This")}},
            [&](int index) { answer = index; });
        QTest::keyClick(window.findChild<NoticeDialog*>(), Qt::Key_Escape);
        QTRY_VERIFY(window.findChild<NoticeDialog*>() == nullptr);
        QCOMPARE(answer, -1);
    }

    /// At the start: a dialog that is there before the window may lie below it for good.
    void waitsForAWindowThatIsNotShownYet() {
        QWidget window;
        DesktopDialogs dialogs;
        dialogs.ask(&window,
                    {QStringLiteral("Title"), QStringLiteral("Which?"), {}, {QStringLiteral("A")}},
                    [](int /*index*/) {});
        dialogs.showError(&window, {QStringLiteral("Title"), QStringLiteral("Bad."), {}});
        const auto boxes = window.findChildren<NoticeDialog*>();
        QCOMPARE(boxes.size(), 2);
        QVERIFY(!boxes[0]->isVisible() && !boxes[1]->isVisible());
        window.show();
        QTRY_VERIFY(boxes[0]->isVisible() && boxes[1]->isVisible());
    }

    /// The first answer is Return's; what it is about stands below in a fixed font; Cancel is there
    /// only where it is something else than the answers.
    void aQuestionShowsWhatItIsAbout() {
        for (const bool can_cancel : {true, false}) {
            QWidget window;
            window.show();
            DesktopDialogs dialogs;
            int answer = -1;
            dialogs.ask(&window,
                        {QStringLiteral("Title"),
                         QStringLiteral("Which?"),
                         QStringLiteral("Undo brings it back."),
                         {QStringLiteral("This"), QStringLiteral("That")},
                         QStringLiteral("- 1\n+ 2\n"),
                         can_cancel},
                        [&](int index) { answer = index; });
            auto* box = window.findChild<NoticeDialog*>();
            QVERIFY(QTest::qWaitForWindowExposed(box));
            QCOMPARE(box->findChildren<QPushButton*>().size(), can_cancel ? 3 : 2);
            QCOMPARE(box->findChild<QPlainTextEdit*>()->toPlainText(),
                     QStringLiteral("- 1\n+ 2\n"));
            QCOMPARE(box->findChild<QLabel*>(QStringLiteral("detail"))->text(),
                     QStringLiteral("Undo brings it back."));
            QTest::keyClick(box, Qt::Key_Return);
            QCOMPARE(answer, 0);
        }
    }

    void showsErrorsInAFixedFont() {
        QWidget window;
        window.show();
        DesktopDialogs().showError(&window, {QStringLiteral("Cannot open"), QStringLiteral("Bad."),
                                             QStringLiteral("a:1:2: bad\n    xx\n     ^\n")});
        QPointer<NoticeDialog> dialog = window.findChild<NoticeDialog*>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        const auto* excerpt = dialog->findChild<QPlainTextEdit*>();
        QVERIFY(excerpt->isVisible());
        const QFontMetrics metrics(excerpt->font());
        QCOMPARE(metrics.horizontalAdvance(QLatin1Char('i')),
                 metrics.horizontalAdvance(QLatin1Char('W')));
        QCOMPARE(namelessWidgets(*dialog).join(QLatin1Char(10)), QString());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(dialog == nullptr);
    }

    void choosesFiles() {
        QTemporaryDir folder;
        QWidget window;
        window.show();
        DesktopDialogs dialogs;
        QString chosen;
        QString filter;
        dialogs.saveFile(&window,
                         {QStringLiteral("Save as"),
                          folder.filePath(QStringLiteral("a.txt")),
                          {QStringLiteral("Text (*.txt)")}},
                         [&](const QString& path, const QString& with) {
                             chosen = path;
                             filter = with;
                         });
        auto* dialog = window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        QCOMPARE(dialog->findChild<QLineEdit*>()->text(), QStringLiteral("a.txt"));
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_COMPARE(chosen, folder.filePath(QStringLiteral("a.txt")));
        QCOMPARE(filter, QStringLiteral("Text (*.txt)"));
    }

    /// Key by key, where the folder of the file is the one that is shown.
    void takesAPathThatIsTyped() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("my.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QWidget window;
        window.show();
        QString chosen;
        DesktopDialogs().openFile(
            &window, {QStringLiteral("Open"), folder.path(), {QStringLiteral("Text (*.txt)")}},
            [&](const QString& chosen_path, const QString& /*filter*/) { chosen = chosen_path; });
        auto* dialog = window.findChild<QFileDialog*>();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        const auto* list = dialog->findChild<QListView*>(QStringLiteral("listView"));
        QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 1);
        auto* name = dialog->findChild<QLineEdit*>();
        name->setFocus();
        for (const QChar letter : path) {
            QTest::keyClicks(name, letter);
            QTest::qWait(1);
        }
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(chosen, path);
    }

    void theNameFollowsTheFilter() {
        QTemporaryDir folder;
        QWidget window;
        window.show();
        DesktopDialogs().saveFile(&window,
                                  {QStringLiteral("Save the sheet"),
                                   folder.filePath(QStringLiteral("exam.v2.pdf")),
                                   {QStringLiteral("PDF (*.pdf)"), QStringLiteral("LaTeX (*.tex)"),
                                    QStringLiteral("Equations (*_ring.in)")}},
                                  [](const QString&, const QString&) {});
        auto* dialog = window.findChild<QFileDialog*>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        auto* name = dialog->findChild<QLineEdit*>();
        auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
        const auto choose = [&](int index) {
            kind->setFocus();
            kind->setCurrentIndex(index);
            Q_EMIT kind->textActivated(kind->currentText());
        };
        choose(1);
        QCOMPARE(name->text(), QStringLiteral("exam.v2.tex"));
        choose(2);
        QCOMPARE(name->text(), QStringLiteral("exam.v2_ring.in"));
        name->setText(QStringLiteral("exam"));
        choose(0);
        QCOMPARE(name->text(), QStringLiteral("exam"));
        dialog->close();
    }

    /// The window may close under an open dialog: then nobody is called.
    void dropsAnswersForWhatIsGone() {
        bool called = false;
        {
            QWidget window;
            window.show();
            DesktopDialogs dialogs;
            dialogs.ask(&window, {{}, QStringLiteral("Which?"), {}, {QStringLiteral("This")}},
                        [&](int) { called = true; });
            dialogs.chooseColour(&window, {}, Qt::red, [&](const QColor&) { called = true; });
            dialogs.openFile(&window, {QStringLiteral("Open"), QDir::tempPath(), {}},
                             [&](const QString&, const QString&) { called = true; });
        }
        QTest::qWait(20);
        QVERIFY(!called);
    }

    void choosesSeveralFilesAndFolders() {
        const QTemporaryDir folder;
        for (const char* name : {"a.txt", "b.txt"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QWidget window;
        window.show();
        QStringList files;
        DesktopDialogs().openFiles(
            &window, {QStringLiteral("Add"), folder.path(), {QStringLiteral("All (*)")}},
            [&](const QStringList& paths) { files = paths; });
        auto* dialog = window.findChild<QFileDialog*>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("\"a.txt\" \"b.txt\""));
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_COMPARE(files, QStringList({folder.filePath(QStringLiteral("a.txt")),
                                         folder.filePath(QStringLiteral("b.txt"))}));
        QTRY_VERIFY(window.findChild<QFileDialog*>() == nullptr);

        QString chosen;
        DesktopDialogs().chooseFolder(&window, {QStringLiteral("Folder"), folder.path(), {}},
                                      [&](const QString& path) { chosen = path; });
        dialog = window.findChild<QFileDialog*>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        dialog->findChild<QLineEdit*>()->setText(folder.path());
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_COMPARE(chosen, folder.path());
    }

    /// Qt reports the folder twice where its row is in the list, and emits no fileSelected() then.
    void takesAFolderWhosePathIsTypedBesideItsRow() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("class")));
        QWidget window;
        window.show();
        QStringList chosen;
        DesktopDialogs().chooseFolder(&window, {QStringLiteral("Folder"), folder.path(), {}},
                                      [&](const QString& path) { chosen << path; });
        auto* dialog = window.findChild<QFileDialog*>();
        const QString path = folder.filePath(QStringLiteral("class"));
        Q_EMIT dialog->filesSelected({path, path});
        QCOMPARE(chosen, QStringList(path));
        dialog->close();
    }

    void choosesColours() {
        QWidget window;
        window.show();
        QColor chosen;
        DesktopDialogs().chooseColour(&window, QStringLiteral("Colour"), Qt::red,
                                      [&](const QColor& colour) { chosen = colour; });
        auto* dialog = window.findChild<QColorDialog*>();
        dialog->setCurrentColor(Qt::green);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(chosen, QColor(Qt::green));
    }
};

LOGGIA_WINDOW_TEST(DialogsTest)

} // namespace dialogs_test

#include "dialogs_test.moc"
