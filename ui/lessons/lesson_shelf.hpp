#pragma once

#include "core/lessons/lesson.hpp"

#include <QList>
#include <QString>

namespace loggia::ui {

/// A lesson that can be started.
struct ShelvedLesson {
    QString id;          ///< The name of its file without the ending; progress is kept under it.
    bool is_own = false; ///< From the user's own folder.
    lessons::Lesson lesson;
};

/// A file that should be a lesson but has an error.
struct BrokenLesson {
    QString file; ///< Its name.
    QString text;
    Error error;
};

/// The lessons there are: those that come with the program, by name of file, then those in a folder
/// of the person's own. A file there with the name of one that comes with the program replaces it.
struct LessonShelf {
    QList<ShelvedLesson> lessons;
    QList<BrokenLesson> broken;

    [[nodiscard]] QList<ShelvedLesson> of(const QString& page) const;
};

/// Reads the lessons in `own_folder` (files *.md) and in the program. A lesson about none of
/// `pages` (ids) is broken.
[[nodiscard]] LessonShelf readLessons(const QString& own_folder, const QStringList& pages);

/// The folder for the user's own lessons.
[[nodiscard]] QString ownLessonsFolder();

} // namespace loggia::ui
