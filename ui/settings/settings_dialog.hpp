#pragma once

#include "ui/settings/settings.hpp"

#include <QDialog>
#include <QStringList>

#include <functional>
#include <vector>

class QFormLayout;
class QLabel;
class QPushButton;

namespace loggia::ui {

class Theme;

/// What a person sets for the whole program. Everything takes effect at once; there is nothing to
/// confirm.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Settings& settings, Theme& theme, QWidget* parent);

private:
    QFormLayout* addGroup(const QString& title);
    void addTheme(QFormLayout& form, Theme& theme);
    void addLanguage(QFormLayout& form);
    void addText(QFormLayout& form);
    void addLimits(QFormLayout& form);
    void addDocuments(QFormLayout& form);
    void addTables(QFormLayout& form);
    void addField(QFormLayout& form, const QString& label, QWidget* field, const QString& help);
    /// A field for a setting, with its key as its name.
    void addChoice(QFormLayout& form, const QString& label, const Setting<int>& setting,
                   const QStringList& names, const QString& help);
    struct Unit {
        QString suffix;
        QString least = {}; ///< What stands there for the least value; empty for the number.
    };
    void addNumber(QFormLayout& form, const QString& label, const Setting<int>& setting,
                   const Unit& unit, const QString& help);
    void addSeconds(QFormLayout& form, const QString& label, const Setting<double>& setting,
                    const QString& help);
    void showTables();

    Settings& settings_;
    QLabel* folder_ = nullptr;
    QLabel* size_ = nullptr;
    QPushButton* clear_ = nullptr;
};

} // namespace loggia::ui
