#include "ui/window/page_tabs.hpp"

#include <QAccessible>
#include <QStyle>
#include <QStyleOptionTab>

#include <algorithm>
#include <limits>
#include <vector>

namespace loggia::ui {

namespace {

constexpr int icon_gap = 4; ///< Between an icon and its title, as Qt has it.

} // namespace

PageTabBar::PageTabBar(QWidget* parent) : QTabBar(parent) {
    setMovable(true);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    setExpanding(false);
    setDrawBase(true);
    // Its name is that of the tab in front, which Qt does not tell of.
    connect(this, &QTabBar::currentChanged, this, [this] {
        QAccessibleEvent changed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&changed);
    });
}

int PageTabBar::iconTabWidth() const {
    return iconSize().width() + style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, this);
}

/// Of a title that is cut this much has to be left: less is not worth reading.
int PageTabBar::shortestTitledWidth() const {
    return iconTabWidth() + fontMetrics().horizontalAdvance(QStringLiteral("Wump\u2026"));
}

QSize PageTabBar::titledSize(int index) const {
    QSize& size = titled_sizes_[tabText(index)];
    if (!size.isValid())
        size = QTabBar::tabSizeHint(index);
    return size;
}

int PageTabBar::titledWidth(int index) const {
    return titledSize(index).width() - (showsIcons() ? 0 : iconSize().width() + icon_gap);
}

bool PageTabBar::showsIcons() const {
    const int all = fullWidth();
    return all <= width() || all - count() * (iconSize().width() + icon_gap) > width();
}

void PageTabBar::changeEvent(QEvent* event) {
    titled_sizes_.clear();
    QTabBar::changeEvent(event);
}

int PageTabBar::fullWidth() const {
    int width = 0;
    for (int i = 0; i < count(); ++i)
        width += titledSize(i).width();
    return width;
}

QSize PageTabBar::sizeHint() const {
    return {fullWidth(), QTabBar::sizeHint().height()};
}

QSize PageTabBar::minimumSizeHint() const {
    const int others = std::max(count() - 1, 0) * iconTabWidth();
    return {others + shortestTitledWidth(), QTabBar::sizeHint().height()};
}

/// The width above which titles are cut: what is left by the tabs that need less is shared equally
/// among the others. 0 where that leaves too little for titles.
int PageTabBar::widestTab() const {
    std::vector<int> widths;
    widths.reserve(static_cast<std::size_t>(count()));
    for (int i = 0; i < count(); ++i)
        widths.push_back(titledWidth(i));
    std::sort(widths.begin(), widths.end());
    int left = width();
    auto sharers = static_cast<int>(widths.size());
    for (const int wanted : widths) {
        const int share = left / sharers;
        if (wanted > share)
            return share < shortestTitledWidth() ? 0 : share;
        left -= wanted;
        --sharers;
    }
    return std::numeric_limits<int>::max();
}

bool PageTabBar::isIconOnly(int index) const {
    return index != currentIndex() && widestTab() == 0;
}

QSize PageTabBar::tabSizeHint(int index) const {
    int widest = widestTab();
    if (widest == 0)
        widest =
            index == currentIndex() ? width() - (count() - 1) * iconTabWidth() : iconTabWidth();
    return {std::min(titledWidth(index), widest), titledSize(index).height()};
}

QSize PageTabBar::minimumTabSizeHint(int index) const {
    return tabSizeHint(index);
}

void PageTabBar::initStyleOption(QStyleOptionTab* option, int index) const {
    QTabBar::initStyleOption(option, index);
    if (isIconOnly(index)) {
        option->text.clear();
    } else if (!showsIcons()) {
        option->icon = QIcon();
        option->text = tabText(index); // which Qt has cut to make room for the icon
    }
}

PageTabs::PageTabs(QWidget* parent) : QTabWidget(parent) {
    setTabBar(new PageTabBar(this));
    setDocumentMode(true);
    setIconSize(QSize(18, 18));
    // The tabs have the keyboard, not what is around them, which has no name for a screen reader.
    setFocusProxy(nullptr);
    setFocusPolicy(Qt::NoFocus);
}

} // namespace loggia::ui
