#include "ui/lessons/lesson_highlight.hpp"

#include "ui/theme/colours.hpp"

#include <QPainter>

namespace loggia::ui {

LessonHighlight::LessonHighlight(QWidget* page) : QWidget(page) {
    setObjectName(QStringLiteral("lessonHighlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void LessonHighlight::setTarget(QWidget* target, const QRect& part) {
    if (!target || !target->isVisible() || !parentWidget()->isAncestorOf(target)) {
        hide();
        return;
    }
    constexpr int air = 3;
    const QRect framed = part.isValid() ? part : target->rect();
    const QRect place(target->mapTo(parentWidget(), framed.topLeft()), framed.size());
    setGeometry(place.adjusted(-air, -air, air, air).intersected(parentWidget()->rect()));
    raise();
    show();
}

void LessonHighlight::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double width = 3;
    painter.setPen(QPen(coloursFor(palette()).accent, width, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            6, 6);
}

} // namespace loggia::ui
