#pragma once

#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_view.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

namespace loggia::ui::testing {

inline QString q(const char* text) {
    return QString::fromLatin1(text);
}

/// The middle of a hole in the view.
inline QPoint pointOf(const PegView& view, int hole) {
    return view.pegGeometry()
        .toPixels(view.pegs().holes[static_cast<std::size_t>(hole - 1)].place)
        .toPoint();
}

inline void clickHole(PegView& view, int hole, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mouseClick(&view, button, {}, pointOf(view, hole));
}

/// Pressed here, moved in steps, let go there.
inline void drag(PegView& view, QPoint from, QPoint to) {
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), view.mapToGlobal(QPointF(to)), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(&view, &move);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
}

/// A page in a window, as a person has it.
struct Fixture {
    QTemporaryDir cache; ///< Where tables are kept, apart from those of whoever runs the test.
    bool apart = qputenv("XDG_CACHE_HOME", QFile::encodeName(cache.path()));
    PegPage page;
    PegView* board = page.board();

    Fixture() {
        page.resize(1100, 760);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    PegDocument& document() { return *page.document(); }
    template <class T>
    T* find(const char* name) {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    void run(const char* command) { runCommand(page, QString::fromLatin1(command)); }
    void example(const char* id) { QTest::mouseClick(find<QAbstractButton>(id), Qt::LeftButton); }
    bool settled() {
        return QTest::qWaitFor([this] { return !page.run()->isRunning(); }, patience);
    }
    QString says() { return find<QLabel>("say")->text(); }
};

/// Of the card beside the board.
inline QString cardTitle(Fixture& f) {
    for (const QLabel* label : f.page.findChildren<QLabel*>())
        if (label->font().bold() && label->wordWrap())
            return label->text();
    return {};
}

} // namespace loggia::ui::testing
