#include "ui/shell/page_host.hpp"

#include "ui/shell/page.hpp"
#include "ui/shell/page_area.hpp"
#include "ui/shell/spoken_names.hpp"
#include "ui/shell/tab_order.hpp"

#include <QApplication>
#include <QHBoxLayout>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

namespace {

/// Where what stands above the page is; empty without any.
QLayout& placeOfAbove(const PageHost& host) {
    return *host.layout()->itemAt(0)->layout();
}

/// Gives the keyboard back to where it was on the page last. Qt would take what comes next: a
/// choice box, for example, whose arrow keys replace the document.
void giveBack(Page& page, QWidget* last) {
    const bool can = last != nullptr && last != &page && last->isVisible() && last->isEnabled();
    (can ? last : page.areas().value(0, &page))->setFocus();
}

} // namespace

PageHost::PageHost(PageInfo info, QWidget* parent) : QWidget(parent), info_(std::move(info)) {
    readPageNames(); // before Qt makes what is read of the first page and of the stack
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0); // pages have margins of their own
    layout->addLayout(new QHBoxLayout);
    placeOfAbove(*this).setContentsMargins(0, 0, 0, 0);
}

PageHost* PageHost::of(const Page& page) {
    QWidget* around = page.parentWidget();
    while (around != nullptr && qobject_cast<PageHost*>(around) == nullptr)
        around = around->parentWidget();
    return static_cast<PageHost*>(around);
}

Page& PageHost::made() {
    if (page_)
        return *page_;
    page_ = info_.make().release();
    page_->setAccessibleName(info_.title);
    area_ = new PageArea(*page_, this);
    static_cast<QVBoxLayout*>(layout())->addWidget(area_, 1);
    // Not only when the layout gets round to it: the page is about to be given the keyboard.
    area_->show();
    page_->show();
    if (session_)
        page_->restoreSession(*std::exchange(session_, std::nullopt));
    main_field_ = firstStop(*page_);
    orderAsRead(*page_);
    labelComboBoxes(*page_);
    Q_EMIT pageMade(page_);
    return *page_;
}

Page& PageHost::beginGuest() {
    endGuest();
    made();
    area_->hide();
    guest_room_ = new QWidget(this);
    auto* row = new QHBoxLayout(guest_room_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    guest_ = info_.make().release();
    guest_->setAccessibleName(info_.title);
    row->addWidget(new PageArea(*guest_, guest_room_), 1);
    static_cast<QVBoxLayout*>(layout())->addWidget(guest_room_, 1);
    guest_room_->show();
    orderAsRead(*guest_);
    labelComboBoxes(*guest_);
    return *guest_;
}

void PageHost::setAbove(QWidget* above) {
    const bool had_keyboard = above_ && above_->isAncestorOf(QApplication::focusWidget());
    const QPointer<QWidget> last = shown().focusWidget(); // before another one gets it
    // It may be the one whose button was clicked.
    if (above_)
        above_->deleteLater();
    if (above_)
        above_->hide();
    above_ = above;
    if (had_keyboard)
        giveBack(shown(), last);
    QLayout& place = placeOfAbove(*this);
    place.setContentsMargins(0, 0, 0, 0);
    if (!above)
        return;
    // In line with the page at both sides.
    const auto margin = [this](QStyle::PixelMetric metric) { return style()->pixelMetric(metric); };
    place.setContentsMargins(margin(QStyle::PM_LayoutLeftMargin),
                             margin(QStyle::PM_LayoutTopMargin) / 2,
                             margin(QStyle::PM_LayoutRightMargin), 0);
    place.addWidget(above);
    above->show();
    orderAsRead(*this); // what is new would come last
}

void PageHost::setBeside(QWidget* beside) {
    static_cast<QHBoxLayout*>(guest_room_->layout())->insertWidget(0, beside);
    beside->show();            // at once: what is not visible yet gets the keyboard without a word
    orderAsRead(*guest_room_); // what is new would come last
}

void PageHost::endGuest() {
    if (!guest_)
        return;
    guest_->stop();
    guest_ = nullptr;
    delete std::exchange(guest_room_, nullptr);
    area_->show();
}

QWidget* PageHost::takeMainField() {
    QWidget* field = std::exchange(main_field_, nullptr).data();
    if (field == nullptr || field->isVisibleTo(page_))
        return field;
    // The file that was opened since the page was made is shown in another picture.
    QWidget* area = page_->areas().value(0);
    const bool is_field = area == nullptr || (area->focusPolicy() & Qt::TabFocus) != 0;
    return is_field ? area : firstStop(*area);
}

void PageHost::setSession(const QJsonObject& session) {
    Q_ASSERT(!page_);
    session_ = session;
}

} // namespace loggia::ui
