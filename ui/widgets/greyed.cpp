#include "ui/widgets/greyed.hpp"

#include <QGraphicsOpacityEffect>
#include <QPainter>
#include <QPointer>
#include <QVariant>
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

/// A property: what in the widget had the keyboard when it was greyed.
constexpr const char* had_keyboard = "hadKeyboard";

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
    const QWidget& window = *widget.window();
    QPointer<QWidget> focus = window.focusWidget();
    if (greyed && focus != nullptr && widget.isAncestorOf(focus))
        widget.setProperty(had_keyboard, QVariant::fromValue(focus));
    widget.setEnabled(!greyed);
    setFaded(widget, greyed);
    if (greyed)
        return;
    focus = widget.property(had_keyboard).value<QPointer<QWidget>>();
    widget.setProperty(had_keyboard, QVariant());
    if (focus != nullptr && window.focusWidget() == nullptr)
        focus->setFocus();
}

} // namespace loggia::ui
