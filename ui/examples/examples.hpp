#pragma once

#include <QList>
#include <QString>

#include <functional>

class QMenu;

namespace loggia::ui {

/// A file that comes with the program, to begin with.
struct Example {
    QString page;  ///< The id of the page that opens it.
    QString group; ///< The name of its group within the page; empty for none.
    QString file;  ///< Below the folder of the examples: "connect4/game.txt".
    QString title; ///< One line.
};

/// The lines of an index: "[page] group" begins a page or a group of it, "file title" is an example
/// there, "#" begins a comment. Lines that are none of these are left out. O(length).
[[nodiscard]] QList<Example> examplesIn(const QString& index);

/// The examples that come with the program. They are compiled into it, so there always are some;
/// where they lie in a folder as well, they are read from there.
class Examples {
public:
    /// Looks for the folder from that of the program: where it was installed, or in the sources
    /// around a build tree.
    explicit Examples(const QString& program_folder);

    /// All of them, in the order of the index.
    [[nodiscard]] const QList<Example>& all() const { return all_; }
    /// The folder on the disk; empty where there is none.
    [[nodiscard]] const QString& folder() const { return folder_; }
    /// The path by which QFile reads it.
    [[nodiscard]] QString path(const Example& example) const;

private:
    QString folder_;
    QList<Example> all_;
};

/// A page that may have examples.
struct ExamplePage {
    QString id;
    QString menu_text; ///< With a mnemonic.
};

/// Fills a menu with a submenu for each of `pages`, in their order, that has examples, and in there
/// one for each group, in the language of the window. `open` gets the example that is chosen.
void fillExamplesMenu(QMenu& menu, const Examples& examples, const QList<ExamplePage>& pages,
                      const std::function<void(const Example&)>& open);

} // namespace loggia::ui
