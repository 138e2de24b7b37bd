#pragma once

#include "core/formula_game/format.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/choice_line.hpp"
#include "ui/formula_game/formula_bar.hpp"
#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_game_page.hpp"
#include "ui/formula_game/play_panel.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

namespace loggia::ui::testing {

/// A page in a window, as a person has it, whose computer does not wait.
struct PageFixture {
    FormulaGamePage page;
    TreeView* tree = page.findChild<TreeView*>(QStringLiteral("tree"));
    FormulaBar* bar = page.findChild<FormulaBar*>();
    PlayPanel* panel = page.findChild<PlayPanel*>();
    ChoiceLine* choice = page.findChild<ChoiceLine*>();
    QTabWidget* tabs = page.findChild<QTabWidget*>();

    PageFixture() {
        page.computer()->setPace(0);
        page.resize(1100, 700);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    FormulaDocument& document() { return *page.document(); }
    template <class T>
    T* part(const char* name) {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    void press(const char* name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
    void choose(int value) { press(value == 0 ? "value0" : "value1"); }
    [[nodiscard]] std::string values() {
        return document().isGame() ? values_text(*document().lastPosition()) : "none";
    }
    void load(const char* configuration, bool e_computer, bool a_computer) {
        QVERIFY(page.open(configuration).has_value());
        document().setComputer(formula_game::Player::e, e_computer);
        document().setComputer(formula_game::Player::a, a_computer);
    }
    [[nodiscard]] QString label(const char* button) {
        return part<QPushButton>(button)->text().remove(QLatin1Char('&'));
    }
    /// The tree as text: the only text in the page that cannot be edited.
    [[nodiscard]] QString drawing() const {
        for (const QPlainTextEdit* edit : page.findChildren<QPlainTextEdit*>())
            if (edit->isReadOnly())
                return edit->toPlainText();
        return {};
    }
    [[nodiscard]] NodeTone tone(int node) const { return tree->tree().at(node).tone; }
};

/// The assignment's game as a file.
inline constexpr const char* handout =
    "formula: ((x+y)*((y+z)*(-y+-z)))\nturns: EEA\nvariables: xyz\nvalues:\n";

} // namespace loggia::ui::testing
