#include "ui/shell/page_host.hpp"

#include "ui/shell/page.hpp"
#include "ui/shell/tab_order.hpp"

#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

PageHost::PageHost(PageInfo info, QWidget* parent) : QWidget(parent), info_(std::move(info)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

Page& PageHost::made() {
    if (page_)
        return *page_;
    page_ = info_.make().release();
    page_->setAccessibleName(info_.title);
    layout()->addWidget(page_);
    // Not only when the layout gets round to it: the page is about to be given the keyboard.
    page_->show();
    if (session_)
        page_->restoreSession(*std::exchange(session_, std::nullopt));
    main_field_ = firstStop(*page_);
    orderAsRead(*page_);
    Q_EMIT pageMade(page_);
    return *page_;
}

QWidget* PageHost::takeMainField() {
    return std::exchange(main_field_, nullptr).data();
}

void PageHost::setSession(const QJsonObject& session) {
    Q_ASSERT(!page_);
    session_ = session;
}

} // namespace loggia::ui
