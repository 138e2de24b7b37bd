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

/// The guide's file as installed beside the program; empty where there is none.
[[nodiscard]] QString guidePath();

} // namespace loggia::ui
