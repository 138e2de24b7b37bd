#include "ui/help/whats_this.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/commands/commands.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_sentences.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/language/language.hpp"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QTabBar>
#include <QWhatsThis>

#include <utility>

namespace loggia::ui {

namespace {

/// What a combo box is for. To a screen reader its name is the value, and a label says the rest.
QString name_of_box(const QComboBox& box) {
    if (!box.accessibleName().isEmpty())
        return box.accessibleName();
    for (const QLabel* label : box.window()->findChildren<QLabel*>())
        if (label->buddy() == &box)
            return label->text();
    return {};
}

/// As a screen reader says it.
QString name_of(const QWidget& control) {
    if (const auto* box = qobject_cast<const QComboBox*>(&control))
        if (QString name = name_of_box(*box); !name.isEmpty())
            return name.remove(QLatin1Char('&'));
    if (QAccessibleInterface* accessible =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&control)))
        return accessible->text(QAccessible::Name).remove(QLatin1Char('&'));
    return control.accessibleName();
}

/// The tip of the control, or of the innermost thing around it that has one.
QString tip_around(const QWidget& control) {
    for (const QWidget* each = &control; each && !each->isWindow(); each = each->parentWidget()) {
        if (!each->toolTip().isEmpty())
            return each->toolTip();
    }
    return {};
}

QString command_help(const QWidget& control, const Commands& commands) {
    const auto* button = qobject_cast<const QAbstractButton*>(&control);
    const QString id = button ? commandOf(*button) : QString();
    const Commands::Entry* entry = id.isEmpty() ? nullptr : commands.find(id);
    return entry ? entry->spec.helpShown() : QString();
}

/// What the control itself says, or the view that it is a part of.
QString whats_this_around(const QWidget& control) {
    for (const QWidget* each = &control; each && !each->isWindow(); each = each->parentWidget())
        if (!each->whatsThis().isEmpty())
            return each->whatsThis();
    return {};
}

/// What the chapter may call a control: by its English name, where the window shows another.
QStringList names_in(const GuideChapter& chapter, const QString& shown) {
    constexpr qsizetype shortest = 3;
    QStringList names;
    for (const QString& name : namesIn(chapter))
        if (shownFor(name).contains(shown))
            names << name;
    names << shown;
    names.removeIf([](const QString& name) { return name.size() < shortest; });
    return names;
}

/// The tab that is asked about; -1 where the control is no tab bar.
int tab_at(const QTabBar* tabs, const std::optional<QPoint>& at) {
    if (!tabs)
        return -1;
    const int pointed_at = at ? tabs->tabAt(*at) : -1;
    return pointed_at >= 0 ? pointed_at : tabs->currentIndex();
}

/// A control, or a tab of a bar.
struct Subject {
    QString name;
    QString tip;     ///< As plain text.
    QString section; ///< Of the chapter, that is about it.
};

Subject subject_of(const QWidget& control, const std::optional<QPoint>& at,
                   const GuideChapter* chapter) {
    const QString around = chapter ? sectionAround(&control, *chapter) : QString();
    const auto* tabs = qobject_cast<const QTabBar*>(&control);
    const int tab = tab_at(tabs, at);
    if (tab < 0)
        return {name_of(control), control.toolTip(), around};
    const QString title = tabs->tabText(tab).remove(QLatin1Char('&'));
    const QString section = chapter ? sectionCalled(title, *chapter) : QString();
    return {title, tabs->tabToolTip(tab),
            section.isEmpty() && tab == tabs->currentIndex() ? around : section};
}

} // namespace

QString explanationOf(const QWidget& control, const Commands& commands, const Guide& guide,
                      const QString& chapter, const std::optional<QPoint>& at) {
    const GuideChapter* known = guide.find(chapter);
    const auto [name, tip, section] = subject_of(control, at, known);
    const bool is_tab = qobject_cast<const QTabBar*>(&control) != nullptr;
    QString text = control.whatsThis();
    if (text.isEmpty())
        text = tip;
    if (text.isEmpty())
        text = command_help(control, commands);
    if (text.isEmpty())
        text = whats_this_around(control);
    if (text.isEmpty() && known && is_tab && !section.isEmpty())
        text = openingSentences(*known, section);
    if (text.isEmpty() && known)
        text = guideSentences(*known, names_in(*known, name), section);
    if (text.isEmpty())
        text = tip_around(control);
    // "Key 0" says what to press, and not what for.
    constexpr qsizetype too_short = 12;
    if (known && !text.isEmpty() && text.size() < too_short)
        text = openingSentences(*known, section) + QLatin1Char('\n') + text;
    if (text.isEmpty() && known)
        text = section.isEmpty() ? guideText(guideIntroduction(chapter))
                                 : openingSentences(*known, section);
    if (name.isEmpty() && text.isEmpty())
        return {};
    QString html;
    if (!name.isEmpty() && !text.startsWith(name))
        html += QStringLiteral("<p><b>%1</b></p>").arg(name.toHtmlEscaped());
    html += QStringLiteral("<p>%1</p>")
                .arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
    if (known) {
        const QString title = guideText(known->title);
        const QString place =
            section.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, guideText(section));
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(WhatsThis::tr("More in the guide (F1): %1").arg(place).toHtmlEscaped());
    }
    return html;
}

WhatsThis::WhatsThis(Explain explain, QWidget* window)
    : QObject(window), explain_(std::move(explain)), window_(window) {
    qApp->installEventFilter(this);
}

void WhatsThis::startPointing() {
    QWhatsThis::enterWhatsThisMode();
}

void WhatsThis::explainFocus() {
    QWidget* focus = window_->focusWidget();
    if (!focus)
        return;
    if (const QString text = explain_(*focus, {}); !text.isEmpty())
        QWhatsThis::showText(focus->mapToGlobal(focus->rect().center()), text, focus);
}

bool WhatsThis::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::QueryWhatsThis && event->type() != QEvent::WhatsThis)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != window_)
        return false;
    // What is pointed at in a list, an editor or a view is its viewport, which has no name.
    if (auto* area = qobject_cast<QAbstractScrollArea*>(widget->parentWidget());
        area && area->viewport() == widget)
        widget = area;
    const QPoint at = static_cast<QHelpEvent*>(event)->globalPos();
    const QString text = explain_(*widget, widget->mapFromGlobal(at));
    if (text.isEmpty())
        return false;
    if (event->type() == QEvent::WhatsThis)
        QWhatsThis::showText(at, text, widget);
    event->accept();
    return true;
}

} // namespace loggia::ui
