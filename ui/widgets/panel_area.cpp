#include "ui/widgets/panel_area.hpp"

#include <QEvent>
#include <QLayout>
#include <QStyle>
#include <QTimer>

namespace loggia::ui {

PanelArea::PanelArea(QWidget* panel, QWidget* parent) : QScrollArea(parent) {
    setWidget(panel);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize PanelArea::minimumSizeHint() const {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
}

bool PanelArea::eventFilter(QObject* watched, QEvent* event) {
    // What the panel shows has changed, and with it perhaps its width.
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fitHeight();
    }
    return QScrollArea::eventFilter(watched, event);
}

void PanelArea::resizeEvent(QResizeEvent* event) {
    fitHeight();
    QScrollArea::resizeEvent(event);
}

/// A scroll area goes by what a panel of wrapped text would like to have, not by what it must have
/// at its width; lists that are content with any height would be given none.
void PanelArea::fitHeight() {
    if (const QLayout* layout = widget()->layout(); layout && layout->hasHeightForWidth())
        widget()->setMinimumHeight(layout->minimumHeightForWidth(viewport()->width()));
}

void bringIntoSight(QWidget& widget) {
    constexpr int until_placed_ms = 30; // Each layout around it waits for the one inside.
    QTimer::singleShot(until_placed_ms, &widget, [&widget] {
        constexpr int margin = 4;
        for (QWidget* each = widget.parentWidget(); each != nullptr; each = each->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(each); area && widget.isVisible())
                area->ensureWidgetVisible(&widget, 0, margin);
    });
}

} // namespace loggia::ui
