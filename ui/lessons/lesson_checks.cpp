#include "ui/lessons/lesson_checks.hpp"

#include "ui/language/language.hpp"
#include "ui/shell/page.hpp"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTextDocument>
#include <QTextEdit>
#include <QTreeWidget>

#include <algorithm>
#include <optional>

namespace loggia::ui {

using lessons::Check;

namespace {

QString comparable(QString text) {
    return text.remove(QLatin1Char('&')).simplified().toCaseFolded();
}

/// What a lesson calls something, in English and as the window shows it; all comparable.
QStringList wordings(const QString& name) {
    QStringList all{comparable(name)};
    for (const QString& shown : shownFor(name))
        all << comparable(shown);
    return all;
}

bool contains(const QString& text, const QStringList& parts) {
    const QString whole = comparable(text);
    return std::any_of(parts.begin(), parts.end(),
                       [&whole](const QString& part) { return whole.contains(part); });
}

bool is_called(const QString& text, const QStringList& names) {
    QString called = comparable(text);
    if (called.endsWith(QLatin1Char(':')))
        called.chop(1);
    return names.contains(called);
}

bool is_named(const QWidget& widget, const QStringList& name) {
    if (is_called(widget.objectName(), name) || is_called(widget.accessibleName(), name))
        return true;
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && is_called(button->text(), name);
}

/// What a label with a buddy, or a tab, of that name leads to.
QWidget* behind_name(const QWidget& widget, const QStringList& name) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return is_called(label->text(), name) ? label->buddy() : nullptr;
    if (const auto* tabs = qobject_cast<const QTabWidget*>(&widget))
        for (int tab = 0; tab < tabs->count(); ++tab)
            if (is_called(tabs->tabText(tab), name))
                return tabs->widget(tab);
    return nullptr;
}

QString plain_text(const QLabel& label) {
    if (label.textFormat() == Qt::PlainText || !Qt::mightBeRichText(label.text()))
        return label.text();
    QTextDocument document;
    document.setHtml(label.text());
    return document.toPlainText();
}

/// What a widget shows or holds as text; empty for what has none.
QString text_of(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return plain_text(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        return line->text();
    if (const auto* editor = qobject_cast<const QPlainTextEdit*>(&widget))
        return editor->toPlainText();
    if (const auto* editor = qobject_cast<const QTextEdit*>(&widget))
        return editor->toPlainText();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentText();
    if (const auto* list = qobject_cast<const QListWidget*>(&widget)) {
        QStringList rows;
        for (int row = 0; row < list->count(); ++row)
            rows << list->item(row)->text();
        return rows.join(QLatin1Char('\n'));
    }
    // Boards and graphs say to a screen reader what they show.
    return widget.accessibleDescription();
}

bool shows(const Page& page, const QString& text) {
    const QStringList parts = wordings(text);
    const auto widgets = page.findChildren<QWidget*>();
    return std::any_of(widgets.begin(), widgets.end(), [&parts](const QWidget* widget) {
        return widget->isVisible() && contains(text_of(*widget), parts);
    });
}

bool has_tab(const Page& page, const QString& title) {
    const QStringList name = wordings(title);
    const auto bars = page.findChildren<QTabBar*>();
    return std::any_of(bars.begin(), bars.end(), [&name](const QTabBar* bar) {
        return bar->isVisible() && is_called(bar->tabText(bar->currentIndex()), name);
    });
}

/// Of all bars, whether they are seen now or not.
QStringList tabs_of(const Page& page) {
    QStringList titles;
    for (const QTabBar* bar : page.findChildren<QTabBar*>())
        for (int tab = 0; tab < bar->count(); ++tab)
            titles << bar->tabText(tab);
    return titles;
}

/// What a field can be set to; empty where anything can be typed.
QStringList choices_of(const QWidget& field) {
    QStringList choices;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&field);
        button && button->isCheckable())
        choices << QStringLiteral("on") << QStringLiteral("off");
    if (const auto* box = qobject_cast<const QComboBox*>(&field); box && !box->isEditable())
        for (int row = 0; row < box->count(); ++row)
            choices << box->itemText(row);
    return choices;
}

bool has(const QStringList& shown, const QString& name) {
    const QStringList wanted = wordings(name);
    return std::any_of(shown.begin(), shown.end(),
                       [&wanted](const QString& each) { return is_called(each, wanted); });
}

/// A field for numbers, of either kind.
struct NumberField {
    double value;
    double least;
    double most;
    QString unset; ///< What it shows in place of the least number; may be empty.
    QString before;
    QString behind;
};

template <class Box>
NumberField number_field(const Box& box) {
    return {static_cast<double>(box.value()),   static_cast<double>(box.minimum()),
            static_cast<double>(box.maximum()), comparable(box.specialValueText()),
            comparable(box.prefix()),           comparable(box.suffix())};
}

std::optional<NumberField> number_field_of(const QWidget& field) {
    if (const auto* box = qobject_cast<const QSpinBox*>(&field))
        return number_field(*box);
    if (const auto* box = qobject_cast<const QDoubleSpinBox*>(&field))
        return number_field(*box);
    return {};
}

/// The number that a lesson wants in such a field: "60", "60.0", "60 s", "none".
std::optional<double> number_wanted(const QString& text, const NumberField& field) {
    if (!field.unset.isEmpty() && wordings(text).contains(field.unset))
        return field.least;
    QString number = comparable(text);
    if (number.startsWith(field.before))
        number.remove(0, field.before.size());
    if (number.endsWith(field.behind))
        number.chop(field.behind.size());
    bool is_number = false;
    const double wanted = number.toDouble(&is_number);
    return is_number ? std::optional(wanted) : std::nullopt;
}

/// Why no person can set a field to that; empty where one can.
QString fault_of(const QWidget& field, const QString& name, const QString& wanted) {
    if (const auto* button = qobject_cast<const QAbstractButton*>(&field);
        button && !button->isCheckable())
        return QCoreApplication::translate(
                   "loggia::ui::LessonPanel",
                   "This step cannot be done: the button \u201c%1\u201d "
                   "is neither on nor off. The author of the lesson needs to correct it.")
            .arg(name);
    if (const auto numbers = number_field_of(field)) {
        const auto number = number_wanted(wanted, *numbers);
        if (number && *number >= numbers->least && *number <= numbers->most)
            return {};
        return QCoreApplication::translate("loggia::ui::LessonPanel",
                                           "This step cannot be done: \u201c%1\u201d takes a "
                                           "number from %2 to %3, not \u201c%4\u201d. The author "
                                           "of the lesson needs to correct it.")
            .arg(name, QLocale().toString(numbers->least, 'g', 12),
                 QLocale().toString(numbers->most, 'g', 12), wanted);
    }
    const QStringList choices = choices_of(field);
    return choices.isEmpty() || has(choices, wanted)
               ? QString()
               : QCoreApplication::translate(
                     "loggia::ui::LessonPanel",
                     "This step cannot be done: \u201c%1\u201d has no "
                     "option \u201c%2\u201d. The author of the lesson needs to correct it.")
                     .arg(name, wanted);
}

/// Why no person can meet a check on the page; empty where one can.
QString fault_of(const Check& check, const Page& page) {
    const QString text = QString::fromStdString(check.text);
    if (check.kind == Check::Kind::tab)
        return has(tabs_of(page), text)
                   ? QString()
                   : QCoreApplication::translate(
                         "loggia::ui::LessonPanel",
                         "This step cannot be done: the page has no tab "
                         "\u201c%1\u201d. The author of the lesson needs to correct it.")
                         .arg(text);
    if (check.kind != Check::Kind::field)
        return {};
    const QString name = QString::fromStdString(check.subject);
    const QWidget* field = controlNamed(page, name);
    if (!field)
        return QCoreApplication::translate(
                   "loggia::ui::LessonPanel",
                   "This step cannot be done: the page has no field "
                   "\u201c%1\u201d. The author of the lesson needs to correct it.")
            .arg(name);
    return fault_of(*field, name, text);
}

QString value_of(const QWidget& field) {
    if (const auto* button = qobject_cast<const QAbstractButton*>(&field);
        button && button->isCheckable())
        return button->isChecked() ? QStringLiteral("on") : QStringLiteral("off");
    return text_of(field);
}

} // namespace

bool isCalled(const QString& shown, const QString& name) {
    return is_called(shown, wordings(name));
}

QStringList commandsOf(const Check& check) {
    QStringList ids;
    for (const QString& id : QString::fromStdString(check.text).split(QLatin1Char('|')))
        ids << id.trimmed();
    return ids;
}

QWidget* controlNamed(const QWidget& root, const QString& name) {
    const QStringList wanted = wordings(name);
    QWidget* hidden = nullptr;
    for (QWidget* each : root.findChildren<QWidget*>()) {
        QWidget* found = is_named(*each, wanted) ? each : behind_name(*each, wanted);
        if (found && found->isVisible())
            return found;
        hidden = hidden ? hidden : found;
    }
    return hidden;
}

bool holds(const Check& check, Page& page, const StepDeeds& deeds) {
    const QString text = QString::fromStdString(check.text);
    const auto in_document = [&page, &text] {
        const QStringList part{comparable(text)}; // documents are the same in all languages
        return contains(QString::fromUtf8(page.save({})), part) || contains(page.copy(), part);
    };
    switch (check.kind) {
    case Check::Kind::document_has:
        return in_document();
    case Check::Kind::document_lacks:
        return !in_document();
    case Check::Kind::page_shows:
        return shows(page, text);
    case Check::Kind::page_hides:
        return !shows(page, text);
    case Check::Kind::tab:
        return has_tab(page, text);
    case Check::Kind::ran:
        return deeds.commands.intersects([&check] {
            const QStringList ids = commandsOf(check);
            return QSet<QString>(ids.begin(), ids.end());
        }());
    case Check::Kind::field: {
        const QWidget* field = controlNamed(page, QString::fromStdString(check.subject));
        if (!field)
            return false;
        if (const auto numbers = number_field_of(*field)) {
            const auto wanted = number_wanted(text, *numbers);
            return wanted && qFuzzyCompare(1 + *wanted, 1 + numbers->value);
        }
        return wordings(text).contains(comparable(value_of(*field)));
    }
    case Check::Kind::answer:
        return lessons::is_answer(check, deeds.answer.toStdString());
    }
    return false;
}

QString faultOf(const lessons::Step& step, const Page& page) {
    for (const Check& check : step.checks)
        if (QString fault = fault_of(check, page); !fault.isEmpty())
            return fault;
    const QString target = QString::fromStdString(step.target);
    return target.isEmpty() || controlNamed(page, target)
               ? QString()
               : QCoreApplication::translate(
                     "loggia::ui::LessonPanel",
                     "This step points to \u201c%1\u201d, but the page has nothing "
                     "with that name. The author of the lesson needs to correct it.")
                     .arg(target);
}

} // namespace loggia::ui
