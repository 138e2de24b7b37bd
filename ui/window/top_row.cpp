#include "ui/window/top_row.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QStyle>
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
    for (const QString& title : titles_) {
        // A bar of the same menus, but with this title for that of the page.
        QMenuBar bar(this);
        for (const QAction* action : menus_->actions()) {
            const QString text = QString(action->text()).remove(QLatin1Char('&'));
            bar.addAction(text.isEmpty() || titles_.contains(text) ? title : text);
        }
        bar.ensurePolished();
        width = std::max(width, bar.sizeHint().width());
    }
    menus_->setMinimumWidth(width);
}

void TopRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        reserve();
}

} // namespace loggia::ui
