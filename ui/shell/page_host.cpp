#include "ui/shell/page_host.hpp"

#include "ui/shell/page.hpp"

#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

PageHost::PageHost(PageInfo info, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), info_(std::move(info)), dialogs_(dialogs) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

Page& PageHost::made() {
    if (page_)
        return *page_;
    page_ = info_.make().release();
    page_->setAccessibleName(info_.title);
    page_->setDialogs(&dialogs_);
    layout()->addWidget(page_);
    if (session_)
        page_->restoreSession(*std::exchange(session_, std::nullopt));
    Q_EMIT pageMade(page_);
    return *page_;
}

void PageHost::setSession(const QJsonObject& session) {
    Q_ASSERT(!page_);
    session_ = session;
}

} // namespace loggia::ui
