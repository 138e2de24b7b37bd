#pragma once

#include <QHash>
#include <QTabBar>
#include <QTabWidget>

namespace loggia::ui {

/// The bar of the pages' tabs. However narrow the window is, each tab can be seen and clicked:
/// where the titles do not fit, the icons go; where they do not fit without icons, the longest are
/// cut, all at the same width; and where too little would be left of them only the current tab has
/// a title and the others are icons. Nothing scrolls, so a tab stays where the hand has learned to
/// find it.
class PageTabBar final : public QTabBar {
    Q_OBJECT

public:
    explicit PageTabBar(QWidget* parent = nullptr);

    /// With all titles whole.
    [[nodiscard]] QSize sizeHint() const override;
    /// With icons alone, but for a short title.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Whether the tab shows nothing but its icon.
    [[nodiscard]] bool isIconOnly(int index) const;
    /// Whether tabs with titles have icons, too.
    [[nodiscard]] bool showsIcons() const;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void initStyleOption(QStyleOptionTab* option, int index) const override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QSize titledSize(int index) const;
    [[nodiscard]] int titledWidth(int index) const;
    [[nodiscard]] int iconTabWidth() const;
    [[nodiscard]] int shortestTitledWidth() const;
    [[nodiscard]] int fullWidth() const;
    [[nodiscard]] int widestTab() const;

    /// Of a tab by its title: each is asked for often, and measuring text is slow.
    mutable QHash<QString, QSize> titled_sizes_;
};

/// A tab for each page, under a PageTabBar.
class PageTabs final : public QTabWidget {
    Q_OBJECT

public:
    explicit PageTabs(QWidget* parent = nullptr);
};

} // namespace loggia::ui
