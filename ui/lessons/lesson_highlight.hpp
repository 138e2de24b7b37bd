#pragma once

#include <QPointer>
#include <QWidget>

namespace loggia::ui {

/// A frame around the control that a lesson means. It lies over the page and takes no clicks.
class LessonHighlight final : public QWidget {
    Q_OBJECT

public:
    explicit LessonHighlight(QWidget* page);

    /// Null for none. Call it again when things may have moved.
    void setTarget(QWidget* target);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPointer<QWidget> target_;
};

} // namespace loggia::ui
