#include "ui/help/whats_this.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/commands/commands.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_texts.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QTabBar>
#include <QTextDocument>
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

QString plain_of(const QString& text) {
    if (!Qt::mightBeRichText(text))
        return text;
    QTextDocument document;
    document.setHtml(text);
    return document.toPlainText();
}

/// The tip of the control, or of the innermost thing around it that has one.
QString tip_around(const QWidget& control) {
    for (const QWidget* each = &control; each && !each->isWindow(); each = each->parentWidget()) {
        if (const auto* tabs = qobject_cast<const QTabBar*>(each))
            if (const QString tip = tabs->tabToolTip(tabs->currentIndex()); !tip.isEmpty())
                return plain_of(tip);
        if (!each->toolTip().isEmpty())
            return plain_of(each->toolTip());
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

/// What the chapter says where it names the control.
QString guide_line(const Guide& guide, const QString& chapter, const QString& name) {
    if (name.size() < 3)
        return {};
    for (const GuideHit& hit : guide.search(name))
        if (hit.path == chapter && hit.line.contains(name, Qt::CaseInsensitive))
            return hit.line;
    return {};
}

} // namespace

QString explanationOf(const QWidget& control, const Commands& commands, const Guide& guide,
                      const QString& chapter) {
    const QString name = name_of(control);
    const GuideChapter* known = guide.find(chapter);
    const QString section = known ? sectionAround(&control, *known) : QString();
    QString text = control.whatsThis();
    if (text.isEmpty() && !control.toolTip().isEmpty())
        text = plain_of(control.toolTip());
    if (text.isEmpty())
        text = command_help(control, commands);
    if (text.isEmpty())
        text = whats_this_around(control);
    if (text.isEmpty() && known)
        text = guide_line(guide, chapter, name);
    if (text.isEmpty())
        text = tip_around(control);
    // "Key 0" says what to press, and not what for.
    constexpr qsizetype too_short = 12;
    if (known && !text.isEmpty() && text.size() < too_short)
        text = firstParagraph(*known, section) + QLatin1Char('\n') + text;
    if (text.isEmpty() && known)
        text = guideText(firstParagraph(*known, section));
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
    if (const QString text = explain_(*focus); !text.isEmpty())
        QWhatsThis::showText(focus->mapToGlobal(focus->rect().center()), text, focus);
}

bool WhatsThis::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::QueryWhatsThis && event->type() != QEvent::WhatsThis)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != window_)
        return false;
    const QString text = explain_(*widget);
    if (text.isEmpty())
        return false;
    if (event->type() == QEvent::WhatsThis)
        QWhatsThis::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, widget);
    event->accept();
    return true;
}

} // namespace loggia::ui
