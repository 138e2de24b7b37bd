#pragma once

#include "ui/shell/dialogs.hpp"

#include <QDialog>

namespace loggia::ui {

/// A text with an icon and, where there is one, an excerpt in a fixed-width block, such as the line
/// of a file with a caret under what is wrong. Deletes itself when closed.
class NoticeDialog final : public QDialog {
    Q_OBJECT

public:
    NoticeDialog(const Dialogs::Notice& notice, const QString& icon_name, QWidget* parent);
};

} // namespace loggia::ui
