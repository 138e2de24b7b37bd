#pragma once

#include "ui/normal_forms/study/form_settings.hpp"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace loggia::ui {

/// Between the text and its views: the form that is wanted, of which output, and the time limit; a
/// button for an empty map, and a hint at the end of the row.
class FormOptionsBar final : public QWidget {
    Q_OBJECT

public:
    explicit FormOptionsBar(QWidget* parent = nullptr);

    /// Shows the form and the limit; the output goes with setOutputs(). Nothing is picked by that.
    void setSettings(const FormSettings& settings);
    /// The outputs of the function, of which `output` is wanted, or all_outputs. There is no choice
    /// where there is only one.
    void setOutputs(const std::vector<std::string>& outputs, int output);
    /// What a click on the view below does; hidden where there is no room for it.
    void setHint(const QString& hint, bool is_shown);

Q_SIGNALS:
    void formPicked(loggia::normal_forms::Form form);
    /// One of the outputs, or all_outputs.
    void outputPicked(int output);
    void secondsPicked(int seconds);
    /// An empty Karnaugh map of so many variables.
    void mapWanted(int inputs);

private:
    QRadioButton* dnf_;
    QRadioButton* cnf_;
    QLabel* output_label_;
    QComboBox* output_;
    QSpinBox* seconds_;
    QLabel* hint_;
};

} // namespace loggia::ui
