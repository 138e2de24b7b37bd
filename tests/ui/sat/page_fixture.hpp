#pragma once

#include "tests/ui/sat/sat_fixture.hpp"
#include "tests/ui/support/file_desk.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_reader.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/watch/watch_panel.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/verdict_label.hpp"

namespace loggia::ui::testing {

/// A page in a window, as a person has it.
struct PageFixture : FileDesk {
    SatPage page;
    SourceEditor* editor = page.findChild<SourceEditor*>(q("clauses"));

    PageFixture() {
        serve(page);
        page.resize(1100, 750);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    template <class T>
    T* find(const char* name) {
        return page.findChild<T*>(q(name));
    }
    /// Nothing is being read, solved or recorded any more.
    bool settled() {
        return QTest::qWaitFor(
            [this] {
                return !page.reader()->isReading() && !page.solveRun()->isRunning() &&
                       !page.tasks()->isRunning() && !page.watch()->isRecording();
            },
            patience);
    }
    QString verdict() {
        return settled() ? page.findChild<VerdictLabel*>()->text() : q("(not settled)");
    }
    void set(const char* text) { page.document()->replace(text, q("test")); }
};

} // namespace loggia::ui::testing
