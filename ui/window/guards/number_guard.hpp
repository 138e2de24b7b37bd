#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: a number that is being typed counts for what a key or a button
/// does. Without this filter a field that takes its number only when the keyboard leaves it would
/// still have the one before, since neither a shortcut nor a tool button takes the keyboard away.
class NumberGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
