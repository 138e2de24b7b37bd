#include "ui/window/menus.hpp"

#include "ui/commands/commands.hpp"
#include "ui/shell/page.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolBar>

#include <utility>

namespace loggia::ui {

namespace {

constexpr auto page_mark = "loggia.page";

/// To a menu or a tool bar; a null pointer is a separator.
template <class Bar>
void add(Bar& bar, const QList<QAction*>& actions) {
    for (QAction* action : actions)
        if (action)
            bar.addAction(action);
        else
            bar.addSeparator();
}

/// To the page's menu, where some have a submenu together.
void addToPageMenu(QMenu& menu, const QList<QAction*>& actions) {
    QStringList others;
    for (const QAction* action : actions)
        if (action && action->property(submenu_property).toString().isEmpty())
            others << action->text();
    QMenu* submenu = nullptr;
    QString title;
    for (QAction* action : actions) {
        const QString of = action ? action->property(submenu_property).toString() : QString();
        if (of != std::exchange(title, of) && !of.isEmpty()) {
            submenu = menu.addMenu(withMnemonic(of, others));
            others << submenu->title();
        }
        if (!action)
            menu.addSeparator();
        else
            (of.isEmpty() ? &menu : submenu)->addAction(action);
    }
}

/// A letter for each entry while there are free ones: where two have the same, as in translations,
/// the first one keeps it.
void giveLetters(QMenu& menu) {
    QStringList texts;
    QStringList letters;
    QList<QAction*> to_change;
    for (QAction* action : menu.actions()) {
        if (action->menu() != nullptr)
            giveLetters(*action->menu());
        const QString letter = QKeySequence::mnemonic(action->text()).toString();
        if (letter.isEmpty() || letters.contains(letter)) {
            to_change << action;
            continue;
        }
        texts << action->text();
        letters << letter;
    }
    for (QAction* action : std::as_const(to_change)) {
        static const QRegularExpression dots(QStringLiteral(" ?\\.\\.\\.$"));
        const QString end = dots.match(action->text()).captured();
        action->setText(withMnemonic(plainText(action->text()) + end, texts));
        texts << action->text();
    }
}

/// With the submenus, which would otherwise stay with it for ever.
void clearPageMenu(QMenu& menu) {
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
}

/// The commands whose id begins so, as a submenu in which one is checked.
void choice(QMenu& menu, const QString& title, const QString& prefix,
            const QList<QAction*>& actions) {
    QMenu* submenu = menu.addMenu(title);
    auto* group = new QActionGroup(submenu);
    for (QAction* action : actions)
        if (action && action->objectName().startsWith(prefix)) {
            group->addAction(action);
            submenu->addAction(action);
        }
}

void make_view_menu(Menus& menus, const QList<QAction*>& actions) {
    choice(*menus.view, QObject::tr("&Go To"), QStringLiteral("view.tab"), actions);
    choice(*menus.view, QObject::tr("&Theme"), QStringLiteral("view.theme"), actions);
    choice(*menus.view, QObject::tr("&Motion"), QStringLiteral("view.motion"), actions);
    choice(*menus.view, QObject::tr("Lang&uage"), QStringLiteral("view.language"), actions);
    QList<QAction*> rest;
    for (QAction* action : actions)
        if (!action || action->actionGroup() == nullptr) // not in one of the choices
            rest << action;
    add(*menus.view, rest);
}

/// Separators are made anew each time; they would otherwise stay with the widget for ever.
void remove(QWidget& widget, QAction* action) {
    if (action->isSeparator())
        delete action;
    else
        widget.removeAction(action);
}

/// Adds the page's own entries at the end of a menu that is the shell's.
void append(QMenu& menu, const QList<QAction*>& actions) {
    for (QAction* action : menu.actions())
        if (action->property(page_mark).toBool())
            remove(menu, action);
    if (actions.isEmpty())
        return;
    menu.addSeparator()->setProperty(page_mark, true);
    for (QAction* action : actions) {
        QAction* added = action ? action : menu.addSeparator();
        added->setProperty(page_mark, true);
        if (action)
            menu.addAction(action);
    }
}

/// What on the page itself answers to Alt and a letter.
QStringList mnemonic_texts(const Page& page) {
    QStringList texts;
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->buddy())
            texts << label->text();
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>())
        texts << button->text();
    return texts;
}

} // namespace

Menus makeMenus(QMenuBar& bar, const Commands& commands) {
    const auto of = [&commands](Menu menu) { return commands.menuActions({}, menu); };
    Menus menus;
    menus.file = bar.addMenu(QObject::tr("&File"));
    add(*menus.file, of(Menu::file));
    menus.recent = new QMenu(QObject::tr("Open &Recent"), menus.file);
    menus.file->insertMenu(commands.action(QStringLiteral("file.save")), menus.recent);
    menus.examples = new QMenu(QObject::tr("Exa&mples"), menus.file);
    menus.file->insertMenu(commands.action(QStringLiteral("file.save")), menus.examples);
    menus.file->insertSeparator(commands.action(QStringLiteral("file.save")));
    menus.edit = bar.addMenu(QObject::tr("&Edit"));
    add(*menus.edit, of(Menu::edit));
    menus.view = bar.addMenu(QObject::tr("&View"));
    make_view_menu(menus, of(Menu::view));
    menus.page = bar.addMenu(QString());
    menus.help = bar.addMenu(QObject::tr("&Help"));
    menus.learn = menus.help->addMenu(QObject::tr("&Learn"));
    add(*menus.help, of(Menu::help));
    for (QMenu* menu : {menus.file, menus.edit, menus.view, menus.help})
        giveLetters(*menu);
    return menus;
}

void showPageCommands(const Menus& menus, QToolBar& tool_bar, const Commands& commands,
                      const Page* page) {
    // Without a page there is nothing to add: its empty id would be the shell's own group.
    const auto of = [&](Menu menu) {
        return page ? commands.menuActions(page->info().id, menu) : QList<QAction*>();
    };
    clearPageMenu(*menus.page);
    addToPageMenu(*menus.page, of(Menu::page));
    menus.page->menuAction()->setVisible(!menus.page->isEmpty());
    if (page) {
        QStringList others = mnemonic_texts(*page);
        for (const QMenu* menu : {menus.file, menus.edit, menus.view, menus.help})
            others << menu->title();
        menus.page->setTitle(withMnemonic(page->info().title, others));
    }

    append(*menus.file, of(Menu::file));
    append(*menus.edit, of(Menu::edit));
    append(*menus.view, of(Menu::view));
    append(*menus.help, of(Menu::help));
    for (QMenu* menu : {menus.page, menus.file, menus.edit, menus.view, menus.help})
        giveLetters(*menu);

    for (QAction* action : tool_bar.actions())
        remove(tool_bar, action);
    QStringList groups{QString()};
    if (page)
        groups << page->info().id;
    for (const QString& group : std::as_const(groups)) {
        const auto actions = commands.toolBarActions(group);
        if (!actions.isEmpty() && !tool_bar.actions().isEmpty())
            tool_bar.addSeparator();
        add(tool_bar, actions);
    }
}

QString withMnemonic(const QString& text, const QStringList& others) {
    QString taken;
    for (const QString& other : others)
        if (const QKeySequence key = QKeySequence::mnemonic(other); !key.isEmpty())
            taken += key.toString().right(1).toUpper();
    QString escaped = QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
    for (qsizetype i = 0; i < escaped.size(); ++i)
        if (escaped[i].isLetterOrNumber() && !taken.contains(escaped[i].toUpper()))
            return QString(escaped).insert(i, QLatin1Char('&'));
    return escaped;
}

} // namespace loggia::ui
