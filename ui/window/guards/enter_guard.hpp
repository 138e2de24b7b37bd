#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: Enter presses the button that has the keyboard, as Space does. Qt
/// leaves that to the desktop outside of dialogs, though the button is framed like one that Enter
/// presses.
class EnterGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
