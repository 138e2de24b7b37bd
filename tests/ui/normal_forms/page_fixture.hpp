#pragma once

#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/file_desk.hpp"
#include "ui/normal_forms/compare_panel.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/normal_forms/result_panel.hpp"
#include "ui/normal_forms/study/form_run.hpp"
#include "ui/normal_forms/views/gate_view.hpp"
#include "ui/normal_forms/views/hand_panel.hpp"
#include "ui/normal_forms/views/map_view.hpp"
#include "ui/normal_forms/views/truth_rows_view.hpp"
#include "ui/widgets/source/source_editor.hpp"

namespace loggia::ui::testing {

/// Everything that a page computes for its text has arrived.
inline bool formsSettled(NormalFormsPage& page) {
    return QTest::qWaitFor(
        [&page] {
            const FormStudy& study = page.run()->study();
            return !page.run()->isRunning() && study.text &&
                   *study.text ==
                       page.findChild<SourceEditor*>(q("source"))->text().toStdString() &&
                   !page.findChild<FormsComparePanel*>()->isRunning() &&
                   !page.findChild<ProblemPanel*>()->isRunning();
        },
        patience);
}

/// A page in a window, as a person has it.
struct PageFixture : FileDesk {
    NormalFormsPage page;
    SourceEditor* editor = page.findChild<SourceEditor*>(q("source"));
    MapView* map = page.findChild<MapView*>();
    TruthRowsView* table = page.findChild<TruthRowsView*>();
    HandPanel* hand = page.findChild<HandPanel*>();
    GateView* gates = page.findChild<GateView*>();
    ResultPanel* result = page.findChild<ResultPanel*>();
    FormsComparePanel* compare = page.findChild<FormsComparePanel*>();
    ProblemPanel* problem = page.findChild<ProblemPanel*>();

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
    bool settled() { return formsSettled(page); }
    QString verdict() { return settled() ? result->verdict() : q("(not settled)"); }
    void set(const char* text) { page.replaceText(q(text), q("test")); }
    /// By the keyboard, in place of all there is.
    void type(const char* text) {
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, q(text));
    }
    [[nodiscard]] QPoint cellPoint(int row, int column) const {
        return map->mapGeometry().cellRect(row, column).center().toPoint();
    }
};

} // namespace loggia::ui::testing
