#pragma once

#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/file_desk.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/puzzles/derivation_panel.hpp"
#include "ui/puzzles/picture/puzzle_picture.hpp"
#include "ui/puzzles/puzzles_page.hpp"
#include "ui/puzzles/riddle_panel.hpp"
#include "ui/puzzles/sheet_document.hpp"
#include "ui/puzzles/sheet_pane.hpp"
#include "ui/puzzles/sheet_run.hpp"
#include "ui/puzzles/sheet_study.hpp"
#include "ui/puzzles/solution_model.hpp"
#include "ui/puzzles/solutions_panel.hpp"
#include "ui/settings/settings.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QSettings>

#include <array>
#include <string>

namespace loggia::ui::testing {

using puzzles::SheetForm;

inline QString uq(const char* text) {
    return QString::fromUtf8(text);
}

/// Islanders with one solution: Abe is a knight and Bea a knave.
inline constexpr const char* islanders = "Abe says: Bea is a knave.\nBea says: Abe and I are the "
                                         "same.\n";
/// Four solutions; b is true in all of them.
inline constexpr const char* loose =
    "formulas(assumptions).\n  b.\n  a | -a | c.\n  c | d | -d.\n  a | -a & b.\nend_of_list.\n";
/// Formulas 2 and 3 clash.
inline constexpr const char* clashing =
    "formulas(assumptions).\n  a | b.\n  c.\n  -c.\nend_of_list.\n";
/// Line 3 is something else to Mace4.
inline constexpr const char* slipping = "set(arithmetic).\nformulas(assumptions).\n  a + b + c = "
                                        "1.\n  (a + b) mod 2 = 1.\nend_of_list.\n";

/// What is known of a text, at once and on this thread.
inline SheetStudy studyOf(SheetForm form, const std::string& text) {
    SheetOrder order;
    order.edited = form;
    order.texts[indexOf(form)] = text;
    return studySheet(order, {}, [](const SheetStudy&) {});
}

/// A document with its editors and its run, without a page.
struct SheetBench {
    History stack;
    QWidget window;
    SheetDocument::Editors editors{new SourceEditor(SourceEditor::Lines::many, &window),
                                   new SourceEditor(SourceEditor::Lines::many, &window),
                                   new SourceEditor(SourceEditor::Lines::many, &window)};
    SheetDocument document{editors, &stack};
    SheetRun run{&document};

    [[nodiscard]] SourceEditor* editor(SheetForm form) const { return editors[indexOf(form)]; }
    /// Everything that follows from the texts has arrived.
    bool settled() {
        return QTest::qWaitFor(
            [this] { return !run.isRunning() && document.state()->read && run.study().complete; },
            patience);
    }
    [[nodiscard]] std::array<QString, 3> texts() const {
        return {editors[0]->text(), editors[1]->text(), editors[2]->text()};
    }
};

/// Types, with Return for line ends.
inline void typeText(SourceEditor* editor, const QString& text) {
    for (const QChar c : text)
        if (c == QLatin1Char('\n'))
            QTest::keyClick(editor, Qt::Key_Return);
        else
            QTest::keyClick(editor, c.toLatin1());
}

/// Everything that a page computes for its texts has arrived.
inline bool puzzleSettled(PuzzlesPage& page) {
    return QTest::qWaitFor(
        [&page] {
            return !canRun(page, uq("puzzles.stop")) && page.document()->state()->read &&
                   page.sheetRun()->study().complete;
        },
        patience);
}

/// A page in a window, as a person has it who wants to see answers at once, or to try first.
struct PuzzlePageFixture : FileDesk {
    QSettings stored{folder.filePath(uq("settings.ini")), QSettings::IniFormat};
    Settings settings{stored};
    PuzzlesPage page;
    PuzzlePicture* picture = page.findChild<PuzzlePicture*>();
    SolutionsPanel* solutions = page.findChild<SolutionsPanel*>();
    DerivationPanel* algebra = page.findChild<DerivationPanel*>();
    RiddlePanel* riddle = page.findChild<RiddlePanel*>();

    explicit PuzzlePageFixture(AnswersAtStart answers = AnswersAtStart::shown) {
        serve(page);
        settings.set(settings::answers, static_cast<int>(answers));
        page.honour(settings);
        page.resize(1100, 750);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    [[nodiscard]] SourceEditor* editor(SheetForm form) const { return page.pane(form)->editor(); }
    [[nodiscard]] const QString& text(SheetForm form) const { return editor(form)->text(); }
    bool settled() { return puzzleSettled(page); }
    QString verdict() { return settled() ? solutions->verdict() : uq("(not settled)"); }
    void set(SheetForm form, const char* text) {
        page.document()->replaceAll(form, uq(text), uq("test"));
    }
    /// By the keyboard, in place of all there is.
    void type(SheetForm form, const char* text) {
        editor(form)->setFocus();
        QTest::keyClick(editor(form), Qt::Key_A, Qt::ControlModifier);
        typeText(editor(form), uq(text));
    }
};

} // namespace loggia::ui::testing
