#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: in a table or tree that has the keyboard, Ctrl+Shift+Right makes
/// the current column wider and Ctrl+Shift+Left narrower, where the mouse could do so.
class ColumnKeys final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
