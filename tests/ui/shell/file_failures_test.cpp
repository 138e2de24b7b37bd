#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"

namespace file_failures_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class FileFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<PageHost*>(); }
    void init() { failOnWarnings(); }

    void nothingIsSaidWhereNothingFailed() {
        DocumentsDesk desk;
        desk.failures.report();
        QVERIFY(desk.dialogs.errors.isEmpty());
    }

    /// With its place in the text, and once.
    void oneIsToldWithItsPlace() {
        DocumentsDesk desk;
        desk.failures.add({QStringLiteral("/a/b.sample"),
                           Error{"no such thing", SourceSpan{2, 1, 3}}, "one\ntwo"});
        desk.failures.report();
        desk.failures.report();
        QCOMPARE(desk.dialogs.errors.size(), 1);
        QCOMPARE(desk.dialogs.errors[0].title, QStringLiteral("Cannot open b.sample"));
        QVERIFY(desk.dialogs.errors[0].excerpt.contains(QStringLiteral("b.sample:2:1")));
    }

    /// What is known by name is named.
    void otherLanguagesAreNamed() {
        const auto said = [](const QByteArray& content) {
            return QString::fromStdString(
                FileFailure::unknownKind(QStringLiteral("/a"), content).error.message);
        };
        QCOMPARE(said("(set-logic QF_UF)\n"), QStringLiteral("Loggia does not read SMT-LIB."));
        QCOMPARE(
            said("INPUT(a)\nOUTPUT(b)\nb = NOT(a)\n"),
            QStringLiteral("Loggia does not read BENCH, but ABC writes such circuits as BLIF."));
        QCOMPARE(said("hello"), QStringLiteral("Loggia does not recognise this kind of file."));
    }

    /// The kinds of files that there are, where one is of none of them.
    void manyAreOneList() {
        DocumentsDesk desk;
        desk.failures.add({QStringLiteral("/a/b"), Error{"no such thing"}});
        desk.failures.add(FileFailure::unknownKind(QStringLiteral("/a/c"), "hello"));
        desk.failures.report();
        QCOMPARE(desk.dialogs.errors.size(), 1);
        QCOMPARE(desk.dialogs.errors[0].text,
                 QStringLiteral("2 files cannot be opened. Loggia opens Sample text."));
        QCOMPARE(desk.dialogs.errors[0].excerpt,
                 QStringLiteral("b: no such thing\n"
                                "c: Loggia does not recognise this kind of file."));
    }
};

LOGGIA_WINDOW_TEST(FileFailuresTest)

} // namespace file_failures_test

#include "file_failures_test.moc"
