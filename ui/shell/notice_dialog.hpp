#pragma once

#include "ui/shell/dialogs.hpp"

#include <QDialog>

class QDialogButtonBox;

namespace loggia::ui {

/// A notice or a question with an icon and, where there is one, an excerpt in a fixed-width block,
/// such as the line of a file with a caret under what is wrong. Deletes itself when closed.
class NoticeDialog final : public QDialog {
    Q_OBJECT

public:
    NoticeDialog(const Dialogs::Notice& notice, const QString& icon_name, QWidget* parent);
    NoticeDialog(const Dialogs::Question& question, QWidget* parent);

Q_SIGNALS:
    /// The index of the answer; once at most, after the dialog has closed.
    void answered(int answer);

private:
    struct Content {
        QString icon;
        QString text;
        QString detail;
        QString excerpt;
        QString excerpt_name; ///< For a screen reader.
    };
    /// All but the buttons, which are returned empty.
    QDialogButtonBox* lay(const Content& content);
};

} // namespace loggia::ui
