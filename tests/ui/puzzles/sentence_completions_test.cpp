#include "core/puzzles/phrases.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/puzzles/sentence_completions.hpp"

#include <QTest>

#include <utility>

namespace sentence_completions_test {

using namespace loggia;
using namespace loggia::ui;
using puzzles::PuzzleSetting;

class SentenceCompletionsTest : public QObject {
    Q_OBJECT

    /// What begins as the line ends.
    static QStringList offered(const QString& line, PuzzleSetting setting = PuzzleSetting::plain) {
        const LineCompletions all = sentenceCompletions(line, setting, {QStringLiteral("Abe")});
        QStringList offered;
        for (const qsizetype start : all.starts)
            for (const QString& each : all.words)
                if (line.size() > start && each.startsWith(line.mid(start), Qt::CaseInsensitive))
                    offered << each;
        return offered;
    }

private Q_SLOTS:
    void goesByTheLine() {
        const auto doors = PuzzleSetting::doors;
        const QString tiger = QStringLiteral("a tiger is in this room");
        QVERIFY(offered(QStringLiteral("Sign 2 says: a t"), doors).contains(tiger));
        QVERIFY(offered(QStringLiteral("Sign 2 says: a t")).contains(tiger));
        QVERIFY(offered(QStringLiteral("Sign 2 says that a t")).contains(tiger));
        QVERIFY(offered(QStringLiteral("Abe says: We are b"))
                    .contains(QStringLiteral("we are both knights")));
        // Whatever was spoken of before.
        const QStringList people = offered(QStringLiteral("Abe says: exa"), doors);
        QCOMPARE(people, QStringList{QStringLiteral("exactly one of us is a knight")});
        QVERIFY(offered(QStringLiteral("Sign 1 says: we a"), doors).isEmpty());
    }

    void beginsAnewAfterAJoint() {
        QVERIFY(offered(QStringLiteral("Sign 1 says: a lady is in this room and a t"))
                    .contains(QStringLiteral("a tiger is in the other room")));
        QVERIFY(offered(QStringLiteral("Abe says: if I am a knight then we are b"))
                    .contains(QStringLiteral("we are both knaves")));
        QVERIFY(offered(QStringLiteral("Abe says: it is true, we are b"))
                    .contains(QStringLiteral("we are both knaves")));
        QVERIFY(offered(QStringLiteral("Abe says: thus we are b")).isEmpty());
        QVERIFY(offered(QStringLiteral("We are b")).isEmpty());
    }

    /// Nobody says a fact.
    void offersNoSpeakerInAFact() {
        QCOMPARE(offered(QStringLiteral("fact: exa"), PuzzleSetting::islanders), QStringList());
        QVERIFY(offered(QStringLiteral("fact: exa"), PuzzleSetting::doors)
                    .contains(QStringLiteral("exactly one of the signs is true")));
        QVERIFY(offered(QStringLiteral("fact: a la"), PuzzleSetting::doors).isEmpty());
    }

    /// Each claim is found from each of its beginnings, and can be read where it is offered.
    void offersEveryClaim() {
        for (const auto& [speaker, setting] :
             {std::pair{QStringLiteral("Abe says: "), PuzzleSetting::islanders},
              std::pair{QStringLiteral("Sign 1 says: "), PuzzleSetting::doors}})
            for (const std::string_view each : puzzles::example_claims(setting)) {
                const QString claim =
                    QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size()));
                for (qsizetype size = 2; size <= claim.size(); ++size)
                    QVERIFY2(offered(speaker + claim.left(size)).contains(claim),
                             qPrintable(claim.left(size)));
            }
    }
};

LOGGIA_LOOP_TEST(SentenceCompletionsTest)

} // namespace sentence_completions_test

#include "sentence_completions_test.moc"
