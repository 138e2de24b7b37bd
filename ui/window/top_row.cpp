#include "ui/window/top_row.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QStyle>
#include <QStyleOptionMenuItem>
#include <QToolBar>

#include <algorithm>

namespace loggia::ui {

TopRow::TopRow(QWidget* parent)
    : QWidget(parent), menus_(new QMenuBar(this)), tools_(new QToolBar(tr("Tool bar"), this)) {
    tools_->setObjectName(QStringLiteral("tools"));
    tools_->setAccessibleName(tr("Tool bar"));
    tools_->setMovable(false);
    tools_->setContextMenuPolicy(Qt::PreventContextMenu);
    const int icon = style()->pixelMetric(QStyle::PM_ToolBarIconSize, nullptr, tools_);
    tools_->setIconSize({icon, icon});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(menus_, 0, Qt::AlignVCenter);
    row->addWidget(tools_, 1);
}

void TopRow::makeRoomFor(const QStringList& titles) {
    titles_ = titles;
    reserve();
}

void TopRow::reserve() {
    int width = 0;
    for (const QString& title : titles_)
        width = std::max(width, menus_->fontMetrics().horizontalAdvance(title));
    // A menu is as wide as its title and what the style adds.
    const QList<QAction*> actions = menus_->actions();
    for (const QAction* action : actions)
        if (const QString text = QString(action->text()).remove(QLatin1Char('&'));
            !text.isEmpty() && !titles_.contains(text))
            width += menus_->fontMetrics().horizontalAdvance(text);
    QStyleOptionMenuItem item;
    item.initFrom(menus_);
    item.text = QStringLiteral("x");
    const int text = menus_->fontMetrics().horizontalAdvance(item.text);
    const int added = style()
                          ->sizeFromContents(QStyle::CT_MenuBarItem, &item,
                                             {text, menus_->fontMetrics().height()}, menus_)
                          .width() -
                      text;
    const int between = style()->pixelMetric(QStyle::PM_MenuBarItemSpacing, nullptr, menus_);
    const int around = style()->pixelMetric(QStyle::PM_MenuBarHMargin, nullptr, menus_) +
                       style()->pixelMetric(QStyle::PM_MenuBarPanelWidth, nullptr, menus_);
    menus_->setMinimumWidth(width + static_cast<int>(actions.size()) * (added + between) +
                            2 * around);
}

void TopRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        reserve();
}

} // namespace loggia::ui
