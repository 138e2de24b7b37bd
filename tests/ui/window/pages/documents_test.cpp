// What on each page puts another document in the place of the one that is shown.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/window/pages/page_acts.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/session.hpp"
#include "ui/window/pages.hpp"

#include <QElapsedTimer>
#include <QHash>
#include <QJsonDocument>

#include <memory>
#include <vector>

namespace documents_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

std::unique_ptr<Page> shown(const PageInfo& info) {
    std::unique_ptr<Page> page = info.make();
    page->resize(1180, 700);
    page->show();
    return page;
}

/// The document without what is about it: who plays, which moment is shown, which files hold it.
QJsonObject contentOf(const Page& page) {
    QJsonObject content =
        page.session()->state(Session::document_key).value(QLatin1String("document")).toObject();
    for (const char* key : {"players", "shown", "files", "moment", "computer", "attempt"})
        content.remove(QLatin1String(key));
    return content;
}

/// What changes the document that is there, by page.
const Acts& edits() {
    static const Acts acts{
        {QStringLiteral("connect4"), {QStringLiteral("connect4.edit")}},
        {QStringLiteral("formula-game"),
         {QStringLiteral("formula-game.zero"), QStringLiteral("formula-game.one"),
          QStringLiteral("formula-game.line"), QStringLiteral("button Best line"),
          QStringLiteral("button value0 z = 0"), QStringLiteral("button value1 z = 1")}},
        {QStringLiteral("wumpus"),
         {QStringLiteral("wumpus.step"), QStringLiteral("wumpus.end-walk"),
          QStringLiteral("wumpus.gold"), QStringLiteral("button gold Hunt for gold"),
          QStringLiteral("button step Careful step")}},
        {QStringLiteral("peg"),
         {QStringLiteral("peg.solve"), QStringLiteral("peg.restart"),
          QStringLiteral("button Start again"), QStringLiteral("button start Solve")}},
        {QStringLiteral("game-graph"),
         {QStringLiteral("game-graph.play"), QStringLiteral("button act Play this move")}},
        {QStringLiteral("pathfinding"),
         {QStringLiteral("pathfinding.neighbours"), QStringLiteral("pathfinding.clear"),
          QStringLiteral("pathfinding.romania"), QStringLiteral("button resize Resize"),
          QStringLiteral("button diagonal 8 neighbours"),
          QStringLiteral("list what: All four corners"), QStringLiteral("list what: All the food"),
          QStringLiteral("list what: The map of Romania")}},
        {QStringLiteral("puzzles"), {QStringLiteral("button wrap Wrap in mod 2")}},
    };
    return acts;
}

/// In ms: for what happens a moment later.
constexpr int moment_ms = 20;

/// Of a page that has just been made, with all that is computed of it: nothing for some time, or
/// for long enough, as an analysis goes on and changes nothing. The same for all pages of this
/// kind.
QJsonObject settledContent(const PageInfo& info) {
    constexpr int quiet_ms = 600;
    constexpr int long_enough_ms = 2000;
    static QHash<QString, QJsonObject> known;
    if (!known.contains(info.id)) {
        const auto page = shown(info);
        QElapsedTimer quiet;
        quiet.start();
        static_cast<void>(QTest::qWaitFor(
            [&] {
                if (page->isRunning())
                    quiet.start();
                return quiet.elapsed() > quiet_ms;
            },
            long_enough_ms));
        known.insert(info.id, contentOf(*page));
    }
    return known.value(info.id);
}

constexpr int again_ms = loggia::test_suite::is_sanitized ? 10'000 : 1'000;

class PagesDocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyPageKeepsItsDocument() {
        for (const PageInfo& info : allPages())
            QVERIFY2(!contentOf(*shown(info)).isEmpty(), qPrintable(info.id));
    }

    void everyReplacementIsToldAsOne_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < allPages().size(); ++i)
            QTest::newRow(qPrintable(allPages()[i].id)) << static_cast<int>(i);
    }
    /// Nothing that a person can click changes the content and leaves it in its file, but for what
    /// is known as an edit; and what is known to bring another document does.
    void everyReplacementIsToldAsOne() {
        QFETCH(int, index);
        const PageInfo info = allPages()[static_cast<std::size_t>(index)];
        QStringList replaced = replacements().value(info.id);
        const QJsonObject before = settledContent(info);
        const std::size_t count = actsOf(*shown(info)).size();
        for (std::size_t i = 0; i < count; ++i) {
            const auto page = shown(info);
            QVERIFY(QTest::qWaitFor([&] { return contentOf(*page) == before; }, patience));
            const auto acts = actsOf(*page);
            if (i >= acts.size())
                break;
            const QString& name = acts[i].name;
            const int document = page->history()->document();
            acts[i].run();
            if (replaced.contains(name) || name.startsWith(QLatin1String("menu examples"))) {
                // Some are possible only when something has been computed; others compute, and are
                // not to be begun again before they can have ended.
                QElapsedTimer since;
                since.start();
                const auto is_replaced = [&] {
                    if (!page->history()->canUndo() && since.elapsed() > again_ms) {
                        acts[i].run();
                        since.start();
                    }
                    return page->history()->document() != document;
                };
                QVERIFY2(QTest::qWaitFor(is_replaced, patience), qPrintable(name));
                page->history()->undo();
                QCOMPARE(page->history()->document(), document);
                replaced.removeAll(name);
            } else if (!edits().value(info.id).contains(name)) {
                QTest::qWait(moment_ms);
                QVERIFY2(contentOf(*page) == before, qPrintable(name));
                QVERIFY2(page->history()->document() == document, qPrintable(name));
            }
        }
        QVERIFY2(replaced.isEmpty(), qPrintable(replaced.join(u',')));
    }

    void pastingIsAnotherDocument() {
        for (const PageInfo& info : allPages()) {
            const auto page = shown(info);
            const QString text = page->copy();
            page->newDocument();
            const int document = page->history()->document();
            QVERIFY2(page->paste(text).has_value(), qPrintable(info.id));
            QVERIFY2(page->history()->document() != document, qPrintable(info.id));
            page->history()->undo();
            QCOMPARE(page->history()->document(), document);
        }
    }

    /// A format of which the page says that it leaves nothing out leaves nothing out.
    void whatAFormatKeepsComesBack() {
        for (const PageInfo& info : allPages()) {
            const QJsonObject content = settledContent(info);
            const auto page = shown(info);
            QVERIFY(QTest::qWaitFor([&] { return contentOf(*page) == content; }, patience));
            bool kept = false;
            for (const FileFormat& format : info.formats) {
                const QString name =
                    QString(format.patterns[0]).replace(QLatin1Char('*'), QStringLiteral("file"));
                if (!format.can_save || !format.can_open || !page->lossOf(name).isEmpty())
                    continue;
                kept = true;
                const auto other = shown(info);
                other->newDocument();
                QVERIFY2(other->openFile(page->save(name), name).has_value(), qPrintable(name));
                // The two other forms of a puzzle are made of the one that is opened.
                const auto is_back = [&] {
                    return info.id == QLatin1String("puzzles")
                               ? other->save(name) == page->save(name)
                               : contentOf(*other) == content;
                };
                QVERIFY2(QTest::qWaitFor(is_back, patience),
                         QJsonDocument(contentOf(*other)).toJson() + "instead of\n" +
                             QJsonDocument(content).toJson());
            }
            QVERIFY2(kept, qPrintable(info.id));
        }
    }

    void newIsAnotherDocument() {
        for (const PageInfo& info : allPages()) {
            const auto page = shown(info);
            const int document = page->history()->document();
            page->newDocument();
            QVERIFY2(page->history()->document() != document, qPrintable(info.id));
        }
    }
};

LOGGIA_WINDOW_TEST(PagesDocumentsTest)

} // namespace documents_test

#include "documents_test.moc"
