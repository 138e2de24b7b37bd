#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QToolButton;
class QWidget;

namespace loggia::ui {

/// The fields of a panel, each of which shows one of its settings and writes to it what the person
/// enters. What is written to has to live as long as this.
class SettingsFields final : public QObject {
    Q_OBJECT

public:
    struct Range {
        int least;
        int most;
    };
    /// A field for a path, and the button beside it that looks for one.
    struct Path {
        QLineEdit* edit;
        QToolButton* choose;
        QWidget* both;
    };

    /// `panel` is the parent of the fields.
    explicit SettingsFields(QWidget* panel);

    /// An empty form without margins.
    [[nodiscard]] static QFormLayout* makeForm(QWidget* parent);

    // A field in a row of the form; `name` finds it.
    QSpinBox* addNumber(QFormLayout& form, const QString& label, const char* name, int& value,
                        Range range, const QString& help);
    QSpinBox* addSeed(QFormLayout& form, const QString& label, int& value, const QString& help);
    /// From 0 to a day.
    QDoubleSpinBox* addSeconds(QFormLayout& form, const QString& label, const char* name,
                               double& value, const QString& help);
    QLineEdit* addText(QFormLayout& form, const QString& label, const char* name, QString& value,
                       const QString& help);
    QComboBox* addChoice(QFormLayout& form, const QString& label, const char* name, int& index,
                         const QStringList& choices, const QString& help);
    /// It is in no form yet.
    [[nodiscard]] Path makePath(const QString& label, const char* name, QString& value,
                                const QString& help);

    /// A field that is not made here: `show` brings it up to date.
    void add(std::function<void()> show);
    /// Brings all fields up to date. Does not emit changed().
    void show();
    /// What changes is not the person's doing.
    [[nodiscard]] bool isShowing() const { return is_showing_; }
    /// Takes over what is being typed in a field of the panel.
    void commit();

Q_SIGNALS:
    /// The person has changed a setting.
    void changed();

private:
    [[nodiscard]] QLineEdit* makeEdit(const QString& label, const char* name, QString& value,
                                      const QString& help);
    template <class Box, class Value>
    void follow(Box& box, Value& value);

    QWidget* panel_;
    bool is_showing_ = false;
    std::vector<std::function<void()>> shown_;
};

} // namespace loggia::ui
