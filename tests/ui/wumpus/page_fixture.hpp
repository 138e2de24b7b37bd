#pragma once

#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/file_desk.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/cave_view.hpp"
#include "ui/wumpus/study_run.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_page.hpp"

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace loggia::ui::testing {

inline QString q(const char* text) {
    return QString::fromLatin1(text);
}

/// A page in a window, as a person has it.
struct Fixture : FileDesk {
    WumpusPage page;
    CaveView* map = page.findChild<CaveView*>();

    Fixture() {
        serve(page);
        page.resize(1200, 800);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    WumpusDocument& document() { return *page.document(); }
    SourceEditor* editor(TextKind kind) { return document().editor(kind); }
    template <class T>
    T* find(const char* name) {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    /// What is studied is known, lint and grade too.
    bool settled() {
        return QTest::qWaitFor(
            [this] { return !page.studyRun()->isRunning() && page.studyRun()->checks(); }, 60'000);
    }
    QString verdict() { return settled() ? find<QLabel>("verdict")->text() : q("(not settled)"); }
    void set(TextKind kind, const QString& text) { document().replaceText(kind, text, q("test")); }
    void type(TextKind kind, const QString& text) {
        editor(kind)->setFocus();
        QTest::keyClick(editor(kind), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor(kind), text);
    }
    QPoint pointOf(wumpus::Square square) const {
        return map->geometryNow().cellRect(square.i - 1, square.j - 1).center().toPoint();
    }
    QPoint pointOf(wumpus::Symbol symbol) const {
        return markRect(map->geometryNow(), symbol.square, symbol.sign).center().toPoint();
    }
    wumpus::Verdict markOf(wumpus::Symbol symbol) const {
        return map->cave()
            .at(symbol.square)
            .marks.at(static_cast<std::size_t>(symbol.sign))
            .state.value();
    }
    QString write(const char* name, const QByteArray& content) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write");
        return file.fileName();
    }
};

} // namespace loggia::ui::testing
