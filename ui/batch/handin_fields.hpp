#pragma once

#include <QString>
#include <QWidget>

class QFormLayout;

namespace loggia::ui {

class SettingsFields;

/// How hand-ins are built and run.
class HandinFields final : public QWidget {
    Q_OBJECT

public:
    struct Values {
        QString& build;    ///< A command for the shell; empty for none.
        QString& run;      ///< Likewise.
        QString& readable; ///< Folders, separated by colons.
    };
    /// The fields are among those of `fields`.
    HandinFields(SettingsFields& fields, Values values, QWidget* parent = nullptr);

    /// For what else there is to set.
    [[nodiscard]] QFormLayout& form() const { return *form_; }

private:
    QFormLayout* form_;
};

} // namespace loggia::ui
