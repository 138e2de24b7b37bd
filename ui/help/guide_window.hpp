#pragma once

#include "ui/help/guide.hpp"
#include "ui/legend/legend.hpp"

#include <QWidget>

#include <functional>
#include <vector>

class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace loggia::ui {

class GuideView;

/// The guide in a window of its own beside the main one: chapters and headings on the left, the
/// text on the right, a field that searches all of it, and a way back.
class GuideWindow final : public QWidget {
    Q_OBJECT

public:
    /// What to show in the place of `<!-- commands -->` in a chapter: a table in Markdown.
    using CommandsTable = std::function<QString(const QString& path)>;
    /// What to show in the place of `<!-- legend -->`.
    using LegendOf = std::function<Legend(const QString& path)>;

    /// A window above `parent`, which closes with it.
    GuideWindow(CommandsTable commands, LegendOf legend, QWidget* parent);

    /// Shows the chapter, and the window where it is hidden. An unknown path shows the first one,
    /// an unknown section the chapter's beginning.
    void open(const QString& path, const QString& section = {});
    /// The same for where a person is: the section that is called as a tab around `focus`, the
    /// innermost that has one. Where `focus` is in none, that of the front tab of `panel`, which
    /// may be null.
    void openFor(const QString& path, const QWidget* focus, const QTabWidget* panel = nullptr);

    [[nodiscard]] const Guide& guide() const { return guide_; }
    /// The chapter that is shown.
    [[nodiscard]] QString path() const { return path_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeShortcuts();
    void escape();
    void fillContents();
    void showChapter(const QString& path, const QString& section);
    void followLink(const QString& path, const QString& anchor);
    void goBack();
    void goForward();
    void search();
    /// Of the lines in which something was found.
    void colourLines();
    void openItem(const QTreeWidgetItem* item);
    /// Marks the place that is shown in the contents: the section, or the chapter where the section
    /// is unknown.
    void selectCurrent(const QString& section);
    [[nodiscard]] QString textOf(const GuideChapter& chapter) const;

    struct Place {
        QString path;
        int scroll;
    };

    void leave(std::vector<Place>& places);
    void comeBackTo(std::vector<Place>& from, std::vector<Place>& to);
    void refreshButtons();

    Guide guide_;
    CommandsTable commands_;
    LegendOf legend_;
    QString path_;
    std::vector<Place> back_;
    std::vector<Place> forward_;
    QLineEdit* search_;
    QToolButton* back_button_;
    QToolButton* forward_button_;
    QTreeWidget* contents_;
    QTreeWidget* hits_;
    QStackedWidget* side_; ///< The contents, or the hits while something is searched for.
    GuideView* view_;
};

} // namespace loggia::ui
