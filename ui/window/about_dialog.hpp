#pragma once

#include <QDialog>
#include <QString>

namespace loggia::ui {

/// What the program is, in which version, under which licence, and what it is made of.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);
};

} // namespace loggia::ui
