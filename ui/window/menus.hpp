#pragma once

#include <QString>
#include <QStringList>

class QMenu;
class QMenuBar;
class QToolBar;

namespace loggia::ui {

class Commands;
class Page;

/// The menu bar's menus, made from the command tables. The page's menu is filled anew for each
/// page; what the window itself adds (recent files, examples) goes into submenus.
struct Menus {
    QMenu* file = nullptr;
    QMenu* recent = nullptr;
    QMenu* examples = nullptr;
    QMenu* edit = nullptr;
    QMenu* view = nullptr;
    QMenu* page = nullptr;
    QMenu* learn = nullptr;
    QMenu* help = nullptr;
};

[[nodiscard]] Menus makeMenus(QMenuBar& bar, const Commands& commands);

/// Fills the page's menu, and the page's entries of the other menus and of the tool bar. Without a
/// page only what is the shell's is left.
void showPageCommands(const Menus& menus, QToolBar& tool_bar, const Commands& commands,
                      const Page* page);

/// `text` with "&" before the first letter that none of `others` has as its mnemonic; as it is
/// where there is none.
[[nodiscard]] QString withMnemonic(const QString& text, const QStringList& others);

} // namespace loggia::ui
