#include "ui/legend/legend_window.hpp"

#include "ui/theme/icons.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int button_margin = 4;

/// Paints one sample, in the colours of the moment.
class SampleView final : public QWidget {
public:
    SampleView(LegendEntry entry, QWidget* parent) : QWidget(parent), entry_(std::move(entry)) {
        setFixedSize(entry_.size);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.drawImage(QPoint(0, 0),
                          legendSample(entry_, palette(), font(), devicePixelRatioF()));
    }

private:
    LegendEntry entry_;
};

} // namespace

LegendWindow::LegendWindow(const Legend& legend, const QString& title, QWidget* parent)
    : QDialog(parent, Qt::Tool), area_(new QScrollArea(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Legend \u2013 %1").arg(title));
    auto* content = new QWidget(this);
    auto* grid = new QGridLayout(content);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    int row = 0;
    QStringList texts;
    for (const LegendEntry& entry : legend) {
        grid->addWidget(new SampleView(entry, content), row, 0, Qt::AlignCenter);
        auto* text = new QLabel(entry.text, content);
        text->setWordWrap(true);
        text->setMinimumWidth(240);
        grid->addWidget(text, row++, 1);
        texts << entry.text;
    }
    grid->setRowStretch(row, 1);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setWidget(content);
    area_->setAccessibleName(tr("Legend"));
    area_->setAccessibleDescription(texts.join(QLatin1Char('\n')));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area_);
    const QSize wanted = content->sizeHint() + QSize(24, 4);
    resize(wanted.boundedTo(screen()->availableSize() * 0.8));
}

void LegendWindow::keyPressEvent(QKeyEvent* event) {
    const auto scroll = [this](QAbstractSlider::SliderAction action) {
        area_->verticalScrollBar()->triggerAction(action);
    };
    switch (event->key()) {
    case Qt::Key_Home:
        return scroll(QAbstractSlider::SliderToMinimum);
    case Qt::Key_End:
        return scroll(QAbstractSlider::SliderToMaximum);
    case Qt::Key_PageUp:
        return scroll(QAbstractSlider::SliderPageStepSub);
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return scroll(QAbstractSlider::SliderPageStepAdd);
    case Qt::Key_Up:
        return scroll(QAbstractSlider::SliderSingleStepSub);
    case Qt::Key_Down:
        return scroll(QAbstractSlider::SliderSingleStepAdd);
    default:
        QDialog::keyPressEvent(event);
    }
}

LegendButton::LegendButton(std::function<Legend()> legend, QString title, QWidget* view,
                           Place place)
    : QToolButton(view), legend_(std::move(legend)), title_(std::move(title)), place_(place) {
    setIcon(ui::icon(QStringLiteral("help")));
    setAutoRaise(true);
    setAccessibleName(tr("Legend"));
    setToolTip(tr("What the marks, colours and badges mean"));
    setCursor(Qt::ArrowCursor);
    connect(this, &QToolButton::clicked, this, &LegendButton::toggleWindow);
    if (place != Place::layout)
        view->installEventFilter(this); // which is told when it is shown, too
}

bool LegendButton::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
        event->type() == QEvent::LayoutRequest)
        place();
    return QToolButton::eventFilter(watched, event);
}

/// On a ground of its own, which it needs over walls and boards.
void LegendButton::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().window());
        QRectF ground(QPointF(), QSizeF(iconSize()) + QSizeF(4, 4));
        ground.moveCenter(QRectF(rect()).center());
        painter.drawEllipse(ground);
    }
    QToolButton::paintEvent(event);
}

void LegendButton::place() {
    resize(sizeHint());
    move(button_margin, place_ == Place::corner
                            ? button_margin
                            : parentWidget()->height() - height() - button_margin);
    raise();
}

LegendWindow* LegendButton::openWindow() const {
    const QString title = LegendWindow::tr("Legend \u2013 %1").arg(title_);
    for (LegendWindow* open : window()->findChildren<LegendWindow*>())
        if (open->isVisible() && open->windowTitle() == title)
            return open;
    return nullptr;
}

/// A legend goes with the last picture of its page that it is asked from.
void LegendButton::hideEvent(QHideEvent* event) {
    QToolButton::hideEvent(event);
    if (event->spontaneous() || !openWindow())
        return;
    // What comes in its place is shown by then.
    QMetaObject::invokeMethod(
        this,
        [this] {
            const auto buttons = window()->findChildren<LegendButton*>();
            const bool is_asked = std::any_of(buttons.begin(), buttons.end(), [this](auto* each) {
                return each->isVisible() && each->title_ == title_;
            });
            if (LegendWindow* open = is_asked ? nullptr : openWindow())
                open->close();
        },
        Qt::QueuedConnection);
}

void LegendButton::toggleWindow() {
    // One of each page at a time.
    if (LegendWindow* open = openWindow()) {
        open->close();
        return;
    }
    auto* legend = new LegendWindow(legend_(), title_, window());
    // Beside the picture, where there is room: on the right, over the panels that explain it.
    const QRect screen_room = screen()->availableGeometry();
    QPoint corner = parentWidget()->mapToGlobal(QPoint(parentWidget()->width() + 8, 0));
    corner.setX(std::min(corner.x(), screen_room.right() - legend->width() - 16));
    corner.setY(std::min(corner.y(), screen_room.bottom() - legend->height() - 48));
    legend->move(corner);
    legend->show();
    legend->activateWindow(); // for the keys that scroll and close it
}

QWidget* besideLegend(QWidget* part, std::function<Legend()> legend, QString title) {
    auto* row = new QWidget(part->parentWidget());
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(part, 1);
    layout->addWidget(
        new LegendButton(std::move(legend), std::move(title), row, LegendButton::Place::layout));
    return row;
}

} // namespace loggia::ui
