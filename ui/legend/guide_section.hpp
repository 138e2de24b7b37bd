#pragma once

#include <QString>
#include <QWidget>

namespace loggia::ui {

/// Tells which section of its page's chapter in the guide is about a control outside of the tabs,
/// which say so themselves. `section` is the heading in English.
inline void setGuideSection(QWidget* control, const QString& section) {
    control->setProperty("guideSection", section);
}
/// Empty where that was not told.
[[nodiscard]] inline QString guideSection(const QWidget& control) {
    return control.property("guideSection").toString();
}

} // namespace loggia::ui
