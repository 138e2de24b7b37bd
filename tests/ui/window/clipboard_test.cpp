#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/window/clipboard.hpp"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTableWidget>
#include <QTextEdit>
#include <QTimer>
#include <QVBoxLayout>

namespace clipboard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    ScriptedDialogs dialogs;
    RecentFiles recent{settings};
    QWidget window;
    PageHost* host = new PageHost(SamplePage::pageInfo(), &window);
    Documents* documents = new Documents({host}, dialogs, recent, window);
    SamplePage* page = static_cast<SamplePage*>(&host->made());
    QVBoxLayout* layout = new QVBoxLayout(&window);

    Fixture() {
        layout->addWidget(host);
        clipboard().clear();
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
        page->areas()[0]->setFocus();
    }
    template <class T>
    T* add(T* widget) {
        layout->addWidget(widget);
        widget->show();
        widget->setFocus();
        return widget;
    }
    static QClipboard& clipboard() { return *QGuiApplication::clipboard(); }
};

class ClipboardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void thePageCopiesWhereNoTextIsSelected() {
        Fixture f;
        const QSignalSpy messages(f.page, &Page::message);
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), f.page->copy());
        QCOMPARE(messages.size(), 1);
        f.clipboard().clear();
        f.page->field()->setText(QStringLiteral("typed"));
        f.page->field()->setFocus();
        f.page->field()->deselect();
        copyText(*f.page); // nothing is selected in the field
        QCOMPARE(f.clipboard().text(), f.page->copy());
    }

    void selectedTextIsCopiedFromWhereverItIs() {
        Fixture f;
        const QString marked = QStringLiteral("marked words");
        auto* line = f.add(new QLineEdit(marked));
        line->selectAll();
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), marked);

        f.clipboard().clear();
        auto* plain = f.add(new QPlainTextEdit(marked));
        plain->selectAll();
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), marked);

        f.clipboard().clear();
        auto* rich = f.add(new QTextEdit(marked));
        rich->selectAll();
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), marked);

        f.clipboard().clear();
        auto* number = f.add(new QSpinBox);
        number->setValue(42);
        number->selectAll();
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), QStringLiteral("42"));

        f.clipboard().clear();
        auto* label = f.add(new QLabel(marked));
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        QTest::mousePress(label, Qt::LeftButton, {}, QPoint(1, label->height() / 2));
        QTest::mouseMove(label, QPoint(label->width() - 1, label->height() / 2));
        QTest::mouseRelease(label, Qt::LeftButton, {},
                            QPoint(label->width() - 1, label->height() / 2));
        QCOMPARE(QApplication::focusWidget(), label);
        QCOMPARE(label->selectedText(), marked);
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), marked);
    }

    void theSelectedCellsOfATableAreCopiedAsTheyAreShown() {
        Fixture f;
        auto* table = f.add(new QTableWidget(3, 4));
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 4; ++column)
                table->setItem(row, column,
                               new QTableWidgetItem(QStringLiteral("%1%2").arg(row).arg(column)));
        table->item(1, 2)->setText(QStringLiteral("two\nlines"));
        table->hideColumn(3);
        const QSignalSpy messages(f.page, &Page::message);
        table->selectRow(1);
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), QStringLiteral("10\t11\ttwo lines"));
        QCOMPARE(messages.size(), 1);
        QCOMPARE(messages[0][0].toString(), QStringLiteral("Selected cells copied"));
        // Columns stay below each other, in the order in which they are shown.
        table->clearSelection();
        table->horizontalHeader()->moveSection(0, 1);
        for (QTableWidgetItem* item : {table->item(2, 0), table->item(0, 1), table->item(2, 1)})
            item->setSelected(true);
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), QStringLiteral("01\t\n21\t20"));
        table->clearSelection();
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), f.page->copy());
        table->selectRow(1);
        f.page->areas()[0]->setFocus(); // elsewhere, the selection does not count
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), f.page->copy());
        // What is selected in a list of moves is the position that the page shows.
        auto* moves = f.add(new MoveList);
        moves->setMoves({QStringLiteral("4")}, {QStringLiteral("column 4")}, {false});
        moves->item(0, 0)->setSelected(true);
        f.clipboard().clear();
        copyText(*f.page);
        QCOMPARE(f.clipboard().text(), f.page->copy());
    }

    void pasteGoesToWhatTakesText() {
        Fixture f;
        const QString text = QStringLiteral("17");
        f.clipboard().setText(text);
        auto* line = f.add(new QLineEdit);
        pasteText(*f.page, *f.documents);
        QCOMPARE(line->text(), text);
        auto* plain = f.add(new QPlainTextEdit);
        pasteText(*f.page, *f.documents);
        QCOMPARE(plain->toPlainText(), text);
        auto* rich = f.add(new QTextEdit);
        pasteText(*f.page, *f.documents);
        QCOMPARE(rich->toPlainText(), text);
        auto* number = f.add(new QSpinBox);
        number->selectAll();
        pasteText(*f.page, *f.documents);
        QCOMPARE(number->value(), 17);
        QCOMPARE(f.page->text(), QStringLiteral("first"));
        QCOMPARE(f.page->history()->count(), 0);
    }

    void elseThePageTakesItAsOneStep() {
        Fixture f;
        const QSignalSpy messages(f.page, &Page::message);
        f.clipboard().setText(QStringLiteral("pasted"));
        pasteText(*f.page, *f.documents);
        QCOMPARE(f.page->text(), QStringLiteral("pasted"));
        QCOMPARE(messages.size(), 1);
        QVERIFY(!f.page->history()->isClean()); // it is in no file
        f.page->history()->undo();
        QCOMPARE(f.page->text(), QStringLiteral("first"));
        // A field that shows only is no place to paste to.
        auto* fixed = f.add(new QLineEdit(QStringLiteral("fixed")));
        fixed->setReadOnly(true);
        pasteText(*f.page, *f.documents);
        QCOMPARE(fixed->text(), QStringLiteral("fixed"));
        QCOMPARE(f.page->text(), QStringLiteral("pasted"));
    }

    void whatThePageRefusesIsSaid() {
        Fixture f;
        const QSignalSpy messages(f.page, &Page::message);
        f.clipboard().setText(QStringLiteral("what?"));
        QVERIFY(f.page->history()->isClean());
        pasteText(*f.page, *f.documents);
        QVERIFY(f.page->history()->isClean()); // what is there is still what was
        QCOMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(f.dialogs.errors[0].title, QStringLiteral("Cannot paste"));
        QCOMPARE(f.page->history()->count(), 0);
        QCOMPARE(messages.size(), 0);
    }

    void anEmptyClipboardIsSaidAndNoPageIsAsked() {
        Fixture f;
        const QSignalSpy messages(f.page, &Page::message);
        f.clipboard().clear();
        pasteText(*f.page, *f.documents);
        QCOMPARE(messages.size(), 1);
        QCOMPARE(messages[0][0].toString(), QStringLiteral("There is no text on the clipboard."));
        QVERIFY(f.dialogs.errors.isEmpty());
        QCOMPARE(f.page->text(), QStringLiteral("first"));
        QCOMPARE(f.page->history()->count(), 0);
    }

    void theMenuOfAnEditorHasTheCommandsOfTheWindow() {
        Bench bench;
        auto* editor = new SourceEditor(SourceEditor::Lines::many, &bench.page());
        editor->show();
        bench.page().change(QStringLiteral("second"), QStringLiteral("first step"));
        QStringList texts;
        QTimer::singleShot(0, this, [&texts] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (QAction* action : menu->actions())
                texts << action->text();
            menu->actions().first()->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(3, 3),
                                editor->mapToGlobal(QPoint(3, 3)));
        QCoreApplication::sendEvent(editor->viewport(), &event);
        QCOMPARE(texts.value(0), QStringLiteral("&Undo first step"));
        QCOMPARE(texts.value(1), QStringLiteral("&Redo"));
        QCOMPARE(bench.page().text(), QStringLiteral("first"));
        const auto has_key = [&](const QString& name, QKeySequence::StandardKey key) {
            return texts.contains(name + QLatin1Char('\t') +
                                  QKeySequence(key).toString(QKeySequence::NativeText));
        };
        QVERIFY2(has_key(QStringLiteral("&Copy"), QKeySequence::Copy),
                 qPrintable(texts.join(QLatin1Char('|'))));
        QVERIFY(has_key(QStringLiteral("&Paste"), QKeySequence::Paste));
    }

    void aPictureIsCopiedAsDotsAndAsLines() {
        Fixture f;
        copyPicture(*f.page);
        QCOMPARE(f.clipboard().image().size(), f.page->pictureSize() * 2);
        const QSvgRenderer renderer(
            f.clipboard().mimeData()->data(QStringLiteral("image/svg+xml")));
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox().size(), f.page->pictureSize());
    }
};

LOGGIA_WINDOW_TEST(ClipboardTest)

} // namespace clipboard_test

#include "clipboard_test.moc"
