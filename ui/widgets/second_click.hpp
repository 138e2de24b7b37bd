#pragma once

#include <QEvent>
#include <QObject>
#include <QWidget>

namespace loggia::ui {

/// Lets the second click of a double click on a button count for nothing: the first one may have
/// changed what the button does, or have put another button in its place.
inline void ignoreSecondClick(QWidget& button) {
    class Filter final : public QObject {
    public:
        using QObject::QObject;
        bool eventFilter(QObject* /*watched*/, QEvent* event) override {
            return event->type() == QEvent::MouseButtonDblClick;
        }
    };
    button.installEventFilter(new Filter(&button));
}

} // namespace loggia::ui
