#include "ui/lessons/lesson_shelf.hpp"

#include "core/base/plain_text.hpp"
#include "ui/shell/files.hpp"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

/// Where a lesson names its page, for an error there.
SourceSpan place_of_page(const QString& text, const std::string& page) {
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (lines[i].trimmed().startsWith(QLatin1String("page ")))
            return {static_cast<int>(i) + 1,
                    static_cast<int>(lines[i].indexOf(QString::fromStdString(page))) + 1,
                    static_cast<int>(page.size())};
    return {};
}

void read_folder(LessonShelf& shelf, const QString& folder, bool is_own, const QStringList& pages) {
    for (const QFileInfo& info :
         QDir(folder).entryInfoList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        const bool fits = info.size() <= static_cast<qint64>(lessons::most_lesson_bytes);
        const Result<QByteArray> bytes =
            fits ? readFileOrResource(info.filePath())
                 : Result<QByteArray>(failure("a lesson has at most 1 MB"));
        if (!bytes) {
            shelf.broken << BrokenLesson{info.fileName(), {}, bytes.error()};
            continue;
        }
        const std::string plain = loggia::plain_text(bytes->toStdString());
        const QString text = QString::fromStdString(plain);
        auto lesson = lessons::lesson_of(plain);
        if (lesson && !pages.contains(QString::fromStdString(lesson->page)))
            lesson = failure("there is no page \"" + lesson->page + "\"; the pages are " +
                                 pages.join(QStringLiteral(", ")).toStdString(),
                             place_of_page(text, lesson->page));
        if (!lesson) {
            shelf.broken << BrokenLesson{info.fileName(), text, lesson.error()};
            continue;
        }
        const QString id = info.completeBaseName();
        const auto same = std::find_if(shelf.lessons.begin(), shelf.lessons.end(),
                                       [&id](const ShelvedLesson& each) { return each.id == id; });
        ShelvedLesson read{id, is_own, *std::move(lesson)};
        if (same != shelf.lessons.end())
            *same = std::move(read);
        else
            shelf.lessons << std::move(read);
    }
}

} // namespace

QList<ShelvedLesson> LessonShelf::of(const QString& page) const {
    QList<ShelvedLesson> result;
    for (const ShelvedLesson& each : lessons)
        if (QString::fromStdString(each.lesson.page) == page)
            result << each;
    return result;
}

LessonShelf readLessons(const QString& own_folder, const QStringList& pages) {
    LessonShelf shelf;
    read_folder(shelf, QStringLiteral(":/lessons"), false, pages);
    if (!own_folder.isEmpty())
        read_folder(shelf, own_folder, true, pages);
    return shelf;
}

QString ownLessonsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/lessons");
}

} // namespace loggia::ui
