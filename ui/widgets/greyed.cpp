#include "ui/widgets/greyed.hpp"

#include <QGraphicsOpacityEffect>
#include <QPainter>
#include <QWidget>

namespace loggia::ui {

namespace {

/// Qt does not paint what is behind an opaque widget, also where it is drawn faintly: what was
/// there before, such as another page, would shine through.
class FadeEffect final : public QGraphicsOpacityEffect {
public:
    explicit FadeEffect(const QWidget& widget) : widget_(widget) {}

protected:
    void draw(QPainter* painter) override {
        const QWidget* behind = widget_.parentWidget() ? widget_.parentWidget() : &widget_;
        painter->fillRect(sourceBoundingRect(), behind->palette().brush(QPalette::Window));
        QGraphicsOpacityEffect::draw(painter);
    }

private:
    const QWidget& widget_;
};

} // namespace

bool isFaded(const QWidget& widget) {
    return qobject_cast<QGraphicsOpacityEffect*>(widget.graphicsEffect()) != nullptr;
}

void setFaded(QWidget& widget, bool faded) {
    if (faded == isFaded(widget))
        return;
    constexpr double opacity = 0.4;
    auto* effect = faded ? new FadeEffect(widget) : nullptr;
    if (effect != nullptr)
        effect->setOpacity(opacity);
    widget.setGraphicsEffect(effect);
    // Qt updates the widget without the opaque ones in it, such as the page of a scroll area.
    const auto parts = widget.findChildren<QWidget*>();
    for (QWidget* part : parts)
        part->update();
}

void setGreyed(QWidget& widget, bool greyed) {
    widget.setEnabled(!greyed);
    setFaded(widget, greyed);
}

} // namespace loggia::ui
