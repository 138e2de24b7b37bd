#pragma once

#include "core/lessons/lesson.hpp"

#include <QSet>
#include <QString>
#include <QStringList>

class QWidget;

namespace loggia::ui {

class Page;

/// The control of that name in `root`, a visible one first: by its object name, by what a screen
/// reader calls it, by what stands on it, by its label or by the title of its tab. Null where none
/// is. Names are compared without case and mnemonics.
[[nodiscard]] QWidget* controlNamed(const QWidget& root, const QString& name);

/// Whether `shown`, the text of a control, is `name` as a lesson or the window words it.
[[nodiscard]] bool isCalled(const QString& shown, const QString& name);

/// What of a step the person has done besides what the page shows.
struct StepDeeds {
    QSet<QString> commands; ///< The ids of those that ran, by menu, key or button.
    QString answer;         ///< The last one given.
};

/// The ids of the commands any of which meets a check of the kind `ran`; not empty.
[[nodiscard]] QStringList commandsOf(const lessons::Check& check);

/// Whether a check holds. Texts are compared without case, and with blanks of any length alike.
[[nodiscard]] bool holds(const lessons::Check& check, Page& page, const StepDeeds& deeds);

/// What keeps a step from being done, as a sentence for whoever writes the lesson: it names a tab,
/// a field, a choice or a control that the page does not have. Empty where it has all of them. A
/// page may make a control later, when it is needed.
[[nodiscard]] QString faultOf(const lessons::Step& step, const Page& page);

} // namespace loggia::ui
