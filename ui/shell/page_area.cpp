#include "ui/shell/page_area.hpp"

#include "ui/shell/page.hpp"

#include <QApplication>
#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace loggia::ui {

namespace {

/// Below this even scrolling is of little use.
constexpr int least_height = 200;

} // namespace

PageArea::PageArea(Page& page, QWidget* parent)
    : QScrollArea(parent), page_(page), room_(new QWidget) {
    page.setParent(room_);
    setWidget(room_);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Qt shows what Tab reaches. There are other keys, but what is clicked has to stay in its
    // place.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && room_->isAncestorOf(now) && !isEnoughInSight(*now) &&
            QGuiApplication::mouseButtons() == Qt::NoButton)
            ensureWidgetVisible(now);
    });
}

PageArea::~PageArea() {
    qApp->disconnect(this); // the page, which goes after this, may have the keyboard
}

QSize PageArea::sizeHint() const {
    return page_.sizeHint();
}

QSize PageArea::minimumSizeHint() const {
    const QSize least = page_.minimumSizeHint();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return {least.width() + bar, std::min(least.height(), least_height)};
}

bool PageArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == room_ && event->type() == QEvent::Resize)
        page_.setGeometry(room_->rect());
    // What the page shows has changed, and with it perhaps its least size.
    if (watched == room_ && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

/// A board that is large has been seen, however little of it: what is above it stays in sight, too.
bool PageArea::isEnoughInSight(const QWidget& widget) const {
    const QRect place(widget.mapTo(this, QPoint()), widget.size());
    const QRect seen = place & rect();
    return seen == place || (place.height() > height() / 2 && seen.height() > 0);
}

void PageArea::showEvent(QShowEvent* event) {
    fit(); // what is not in sight is not told
    QScrollArea::showEvent(event);
}

void PageArea::fit() {
    room_->setMinimumSize(page_.minimumSizeHint());
    page_.setGeometry(room_->rect());
    updateGeometry();
}

} // namespace loggia::ui
