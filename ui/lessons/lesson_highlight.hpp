#pragma once

#include <QRect>
#include <QWidget>

namespace loggia::ui {

/// A frame around the control that a lesson points at. It is drawn over the page and ignores
/// clicks.
class LessonHighlight final : public QWidget {
    Q_OBJECT

public:
    explicit LessonHighlight(QWidget* page);

    /// Null for none; `part` is of the target, and all of it where it is not valid. Call it again
    /// when things may have moved.
    void setTarget(QWidget* target, const QRect& part = {});

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace loggia::ui
