#include "ui/lessons/lesson_target.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/shell/page.hpp"

#include <QAbstractButton>
#include <QTabBar>
#include <QTabWidget>

namespace loggia::ui {

using lessons::Check;

namespace {

/// The title of a tab that can be clicked; nothing where it is in front.
LessonTarget tabCalled(const Page& page, const QString& title) {
    for (QTabBar* bar : page.findChildren<QTabBar*>())
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
            if (bar->isTabVisible(tab) && isCalled(bar->tabText(tab), title))
                return tab == bar->currentIndex() ? LessonTarget{}
                                                  : LessonTarget{bar, bar->tabRect(tab)};
    return {};
}

/// The title of the tab that has to be in front for a control to be seen.
LessonTarget tabThatHides(QWidget& control) {
    for (QWidget* inner = &control; inner; inner = inner->parentWidget()) {
        QWidget* const stack = inner->parentWidget();
        const auto* tabs = stack ? qobject_cast<QTabWidget*>(stack->parentWidget()) : nullptr;
        const int tab = tabs ? tabs->indexOf(inner) : -1;
        if (tab >= 0 && tab != tabs->currentIndex() && tabs->isVisible() && tabs->isTabVisible(tab))
            return {tabs->tabBar(), tabs->tabBar()->tabRect(tab)};
    }
    return {};
}

LessonTarget shown(QWidget* control) {
    if (!control)
        return {};
    return control->isVisible() ? LessonTarget{control} : tabThatHides(*control);
}

QWidget* buttonOf(const Page& page, const QString& command) {
    for (QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (button->isVisible() && commandOf(*button) == command)
            return button;
    return nullptr;
}

/// Where a check that does not hold yet is met.
LessonTarget placeOf(const Check& check, const Page& page) {
    switch (check.kind) {
    case Check::Kind::tab:
        return tabCalled(page, QString::fromStdString(check.text));
    case Check::Kind::field:
        return shown(controlNamed(page, QString::fromStdString(check.subject)));
    case Check::Kind::ran:
        return shown(buttonOf(page, commandsOf(check).constFirst()));
    default:
        return {};
    }
}

} // namespace

LessonTarget targetOf(const lessons::Step& step, Page& page, const StepDeeds& deeds) {
    for (const Check& check : step.checks)
        if (!holds(check, page, deeds))
            if (const LessonTarget place = placeOf(check, page); place.widget)
                return place;
    return step.target.empty() ? LessonTarget{}
                               : shown(controlNamed(page, QString::fromStdString(step.target)));
}

} // namespace loggia::ui
