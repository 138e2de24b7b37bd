#pragma once

#include "tests/ui/grading/sample_class.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/grading/handin_table.hpp"
#include "ui/grading/task_panel.hpp"
#include "ui/window/grading/class_window.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

namespace loggia::ui::testing {

/// The Class window above a main one, opened by its command.
struct ClassWindowFixture : Bench {
    SampleClass handins;
    ClassWindow* shown = nullptr;

    ClassWindowFixture() { show(); }

    void show() {
        window->commands().action(QStringLiteral("file.grade"))->trigger();
        shown = &window->classWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown));
    }
    template <class Widget>
    [[nodiscard]] Widget& get(const char* name) const {
        return *shown->findChild<Widget*>(QString::fromLatin1(name));
    }
    [[nodiscard]] HandinTable& table() const { return *shown->findChild<HandinTable*>(); }
    [[nodiscard]] QString cell(int row, int column) const {
        return table().model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString label(const char* name) const { return get<QLabel>(name).text(); }
    void press(const char* name) const {
        QTest::mouseClick(&get<QPushButton>(name), Qt::LeftButton);
    }

    /// The task peg-back with one case for each check and little time, in a sandbox where there is
    /// one.
    void prepare() {
        choose("Peg puzzle: back end");
        ClassSettings quick = shown->findChild<TaskPanel*>()->settings();
        quick.cases = 1;
        quick.cpu_seconds = 1;
        quick.wall_seconds = 1;
        shown->findChild<TaskPanel*>()->setSettings(quick);
        Q_EMIT shown->findChild<TaskPanel*>()->changed();
        if (hasSandbox())
            return;
        QVERIFY(QTest::qWaitFor([this] { return get<QCheckBox>("unsafe").isVisible(); }, patience));
        dialogs.answer = 0;
        get<QCheckBox>("unsafe").click();
        dialogs.answer.reset();
    }
    void choose(const char* task) const {
        auto& box = get<QComboBox>("task");
        box.setCurrentIndex(box.findText(QLatin1String(task)));
    }
    void drop(const QStringList& paths) const {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shown, &enter);
        if (!enter.isAccepted())
            return;
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shown, &event);
    }
    bool finish() const { return settles(shown->run()); }
    /// By a click, as a person does it.
    void click(int row, int column) const {
        const QModelIndex index = table().model()->index(row, column);
        table().scrollTo(index);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(index).center());
    }
    /// Whether the last column of a row says this, in the end.
    [[nodiscard]] bool shows(int row, const QString& fault) const {
        return QTest::qWaitFor(
            [&] { return cell(row, table().model()->columnCount() - 1) == fault; }, patience);
    }
    [[nodiscard]] int rowOf(const char* name) const {
        for (int row = 0; row < table().model()->rowCount(); ++row)
            if (cell(row, 0) == QLatin1String(name))
                return row;
        return -1;
    }
};

} // namespace loggia::ui::testing
