#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: in a number field, Undo and Redo are those of the window, unless a
/// number has just been typed and not been taken yet. Qt gives these keys to the text of the field,
/// where nothing can be undone once its arrows have changed the number. In a field of one line,
/// the window's second key of Redo puts back what Undo took from the text.
class UndoGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
