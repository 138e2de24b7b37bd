#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: labels show names with markup as they are, as Qt would otherwise
/// guess what is rich text. What is meant as such sets its format.
class LabelGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
