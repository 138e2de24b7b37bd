#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: a file that is dropped on a line of text is opened by what the
/// line lies on, and its name is not put into the text.
class DropGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
