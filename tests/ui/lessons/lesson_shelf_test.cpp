#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/lessons/lesson_shelf.hpp"

namespace lesson_shelf_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr const char* good = "# Mine\n```lesson\npage peg\n```\n## One\n";

class LessonShelfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void hasWhatComesWithTheProgram() {
        const QStringList pages{QStringLiteral("peg"), QStringLiteral("sat")};
        const LessonShelf shelf = readLessons({}, pages);
        QVERIFY(!shelf.of(QStringLiteral("peg")).isEmpty());
        QVERIFY(!shelf.of(QStringLiteral("sat")).isEmpty());
        QVERIFY(shelf.of(QStringLiteral("nothing")).isEmpty());
        QVERIFY(!shelf.lessons.front().is_own);
    }

    void addsThePersonsOwn() {
        const QTemporaryDir folder;
        put(folder.filePath(QStringLiteral("mine.md")), good);
        put(folder.filePath(QStringLiteral("notes.txt")), "no lesson");
        put(folder.filePath(QStringLiteral("peg-1-jump.md")), good);
        const LessonShelf shelf = readLessons(folder.path(), {QStringLiteral("peg")});
        QStringList own;
        for (const ShelvedLesson& lesson : shelf.of(QStringLiteral("peg")))
            if (lesson.is_own)
                own << lesson.id;
        // The one that replaces a lesson of the program stays in its place.
        QCOMPARE(own, QStringList({QStringLiteral("peg-1-jump"), QStringLiteral("mine")}));
    }

    void readsWhatOtherProgramsSave() {
        const QTemporaryDir folder;
        put(folder.filePath(QStringLiteral("ansi.md")),
            "# M\xFCller\n```lesson\npage peg\n```\n## One\n");
        const LessonShelf shelf = readLessons(folder.path(), {QStringLiteral("peg")});
        QCOMPARE(shelf.lessons.back().lesson.title, std::string("M\xC3\xBCller"));
    }

    void saysWhatIsBroken() {
        const QTemporaryDir folder;
        put(folder.filePath(QStringLiteral("a.md")), "# A\n```lesson\npage chess\n```\n## B\n");
        put(folder.filePath(QStringLiteral("b.md")), "# A\n```lesson\npage peg\n```\n## B\n"
                                                     "```lesson\njump 3\n```\n");
        const LessonShelf shelf =
            readLessons(folder.path(), {QStringLiteral("peg"), QStringLiteral("sat")});
        QCOMPARE(
            shelf.broken.size(),
            2 + (readLessons({}, {QStringLiteral("peg"), QStringLiteral("sat")}).broken.size()));
        const BrokenLesson& a = shelf.broken[shelf.broken.size() - 2];
        QCOMPARE(a.file, QStringLiteral("a.md"));
        QCOMPARE(a.error.span->line, 3);
        QCOMPARE(a.error.span->column, 6);
        QVERIFY(QString::fromStdString(a.error.message).contains(QStringLiteral("peg, sat")));
        QCOMPARE(shelf.broken.back().error.span->line, 7);
    }
};

LOGGIA_WINDOW_TEST(LessonShelfTest)

} // namespace lesson_shelf_test

#include "lesson_shelf_test.moc"
