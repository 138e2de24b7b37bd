#pragma once

#include "ui/grading/class_settings.hpp"

#include <QWidget>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace loggia::ui {

class Expander;
class SettingsFields;

/// What is graded and how: the task with its checks, and everything that ClassSettings has.
class TaskPanel final : public QWidget {
    Q_OBJECT

public:
    explicit TaskPanel(QWidget* parent = nullptr);

    [[nodiscard]] const ClassSettings& settings() const { return settings_; }
    /// Does not emit changed().
    void setSettings(const ClassSettings& settings);

    /// Takes over what is being typed in a field.
    void commit();

    void setProblem(const QString& path);
    /// Puts the keyboard into its field.
    void focusProblem();
    void setJournal(const QString& path);

Q_SIGNALS:
    /// The person has changed something.
    void changed();
    /// The buttons that look for a file.
    void problemWanted();
    void journalWanted();

private:
    void makeTask(QFormLayout& form);
    QWidget* makeLimits();
    QLineEdit* addPath(QFormLayout& form, const QString& label, const char* name, QString& value,
                       const QString& help, void (TaskPanel::*wanted)());
    void showChosenTask();
    void chooseTask(int index);
    void showTask();
    void enableSeed();
    void makePoints();
    void showPointsSum();
    void setPoints(std::size_t check, double points);

    ClassSettings settings_;
    SettingsFields* fields_;
    QComboBox* task_;
    QLabel* summary_;
    QLabel* usage_;
    QLabel* points_title_;
    QWidget* points_area_;
    std::vector<QDoubleSpinBox*> points_;
    QFormLayout* form_ = nullptr;
    QLineEdit* problem_ = nullptr;
    QSpinBox* cases_ = nullptr;
    QSpinBox* seed_ = nullptr;
    QLineEdit* journal_ = nullptr;
    QDoubleSpinBox* cpu_ = nullptr;
    Expander* commands_ = nullptr;
};

} // namespace loggia::ui
