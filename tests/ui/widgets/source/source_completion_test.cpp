// The list itself; that an editor's keys go to it is in source_editor_input_test.
#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/source/source_completion.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QPlainTextEdit>

namespace source_completion_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Desk {
    QPlainTextEdit field;
    SourceCompletion completion{&field};

    explicit Desk(const QStringList& words) {
        completion.setWords(words);
        field.resize(400, 300);
        field.show();
        field.activateWindow();
        field.setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(&field));
    }
    void put(const QString& text, int cursor) {
        field.setPlainText(text);
        QTextCursor at = field.textCursor();
        at.setPosition(cursor);
        field.setTextCursor(at);
    }
    /// What is offered, from the top.
    [[nodiscard]] QStringList offered() const {
        QStringList words;
        if (!completion.isOpen())
            return words;
        const QAbstractItemModel* model = completion.findChild<QCompleter*>()->completionModel();
        for (int row = 0; row < model->rowCount(); ++row)
            words << model->index(row, 0).data().toString();
        return words;
    }
    void pick(int row) {
        auto* list = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
        QVERIFY(list != nullptr);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, 0)).center());
    }
};

const QStringList symbols{QStringLiteral("P_1_2"), QStringLiteral("p_1_1"), QStringLiteral("M_1_1"),
                          QStringLiteral("P_1_2"), QStringLiteral("über")};

class SourceCompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void offersEachWordOnceInOrder() {
        Desk desk(symbols);
        QVERIFY(desk.completion.hasWords() && !desk.completion.isOpen());
        desk.completion.open();
        QCOMPARE(desk.offered(), (QStringList{QStringLiteral("M_1_1"), QStringLiteral("p_1_1"),
                                              QStringLiteral("P_1_2"), QStringLiteral("über")}));
        desk.completion.close();
        QVERIFY(!desk.completion.isOpen());
        desk.completion.setWords({});
        QVERIFY(!desk.completion.hasWords());
        desk.completion.open();
        QVERIFY(!desk.completion.isOpen());
    }

    /// The word before the cursor counts, whatever stands around it.
    void offersWhatTheWordBeforeTheCursorBegins_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QStringList>("offered");
        const QStringList both{QStringLiteral("p_1_1"), QStringLiteral("P_1_2")};
        QTest::newRow("a prefix") << "(or P_"
                                  << ")" << both;
        QTest::newRow("of either case") << "p_1"
                                        << "" << both;
        QTest::newRow("in the middle of a word") << "P_"
                                                 << "9_9" << both;
        QTest::newRow("on the second line") << "M_1_1\nP_1"
                                            << "\nM" << both;
        QTest::newRow("with an umlaut") << "(ÜB"
                                        << ")" << QStringList{QStringLiteral("über")};
        QTest::newRow("what nothing begins with") << "(and Q_1"
                                                  << "" << QStringList{};
        QTest::newRow("one letter is too short") << "(P"
                                                 << "" << QStringList{};
        QTest::newRow("a complete word") << "P_1_2"
                                         << "" << QStringList{};
        QTest::newRow("behind a word") << "P_1 "
                                       << "" << QStringList{};
    }
    void offersWhatTheWordBeforeTheCursorBegins() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QStringList, offered);
        Desk desk(symbols);
        desk.put(before + after, static_cast<int>(before.size()));
        desk.completion.typed(false);
        QCOMPARE(desk.offered(), offered);
    }

    /// Deleting opens nothing; but a list that was asked for stays open over it.
    void deletingNarrowsNothing() {
        Desk desk(symbols);
        desk.put(QStringLiteral("P_1"), 3);
        desk.completion.typed(true);
        QVERIFY(!desk.completion.isOpen());
        desk.completion.open();
        QCOMPARE(desk.offered().size(), 2);
        desk.put({}, 0);
        desk.completion.typed(true);
        QCOMPARE(desk.offered().size(), 4);
        desk.put(QStringLiteral("("), 1);
        desk.completion.typed(false);
        QVERIFY(!desk.completion.isOpen());
    }

    /// With a source, what was typed since a phrase may have begun counts, the first start first.
    void offersPhrases() {
        Desk desk({});
        const QStringList phrases{QStringLiteral("a tiger is here"),
                                  QStringLiteral("a lady is here"), QStringLiteral("tiger"),
                                  QStringLiteral("we are both knaves")};
        desk.completion.setSource([&](const QString& before) {
            const qsizetype colon = before.indexOf(u':');
            return LineCompletions{phrases, colon < 0 ? std::vector<qsizetype>{}
                                                      : std::vector<qsizetype>{colon + 2}};
        });
        QVERIFY(desk.completion.hasWords());
        const auto typed = [&desk](const char* text) {
            desk.completion.close();
            desk.put(QString::fromLatin1(text), static_cast<int>(qstrlen(text)));
            desk.completion.typed(false);
            return desk.offered();
        };
        QCOMPARE(typed("x: a t"), QStringList{phrases[0]});
        QCOMPARE(typed("x: a "), (QStringList{phrases[1], phrases[0]}));
        QCOMPARE(typed("x: a"), QStringList()); // one letter
        QCOMPARE(typed("x: We are b"), QStringList{phrases[3]});
        QCOMPARE(typed("x: the ti"), QStringList{phrases[2]}); // the word alone
        QCOMPARE(typed("x: a lady is here"), QStringList());
        QCOMPARE(typed("x: We are both knaves"), QStringList());
        QCOMPARE(typed("We are b"), QStringList()); // no phrase begins there
        QCOMPARE(typed("x: A t"), QStringList{phrases[0]});
        desk.pick(0);
        QCOMPARE(desk.field.toPlainText(), QStringLiteral("x: a tiger is here"));
    }

    /// What is taken replaces the letters before the cursor and nothing else.
    void aClickTakesTheWord() {
        loggia::Random random(51);
        Desk desk(symbols);
        const QString letters = QStringLiteral("ab (_1)\n");
        for (int round = 0; round < 200; ++round) {
            QString left;
            QString right;
            for (std::uint64_t i = random.below(12); i-- > 0;)
                left += letters[static_cast<qsizetype>(random.below(8))];
            for (std::uint64_t i = random.below(12); i-- > 0;)
                right += letters[static_cast<qsizetype>(random.below(8))];
            if (!left.isEmpty() && (left.back().isLetterOrNumber() || left.back() == u'_'))
                left += QLatin1Char(' ');
            desk.put(left + QStringLiteral("p_") + right, static_cast<int>(left.size()) + 2);
            desk.completion.typed(false);
            QCOMPARE(desk.offered().size(), 2);
            desk.pick(1);
            QVERIFY(!desk.completion.isOpen());
            QCOMPARE(desk.field.toPlainText(), left + QStringLiteral("P_1_2") + right);
            QCOMPARE(desk.field.textCursor().position(), static_cast<int>(left.size()) + 5);
        }
    }
};

LOGGIA_WINDOW_TEST(SourceCompletionTest)

} // namespace source_completion_test

#include "source_completion_test.moc"
