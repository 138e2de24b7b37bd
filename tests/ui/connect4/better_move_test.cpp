#include "tests/suite.hpp"
#include "tests/ui/connect4/endings.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/better_move.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>

#include <algorithm>

namespace better_move_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Player;

/// A reviewed ending, shown before one of its mistakes.
struct Fixture {
    History undo;
    Connect4Document document{&undo};
    AnalysisRun run{&document};
    BetterMove better{&document, &run};
    QSignalSpy changed{&better, &BetterMove::changed};

    Fixture() {
        document.setPlayer(Player::two, {});
        document.setGame(randomEnding(23, 14), {});
        run.reviewGame();
        if (settles(run) && !run.losses().empty())
            document.show(run.losses().front().move);
    }
    [[nodiscard]] const connect4::CoursePoint& point() const {
        return run.course().at(document.shown());
    }
    [[nodiscard]] int played() const { return document.game().moves.at(document.shown()); }
    [[nodiscard]] bool says(const char* text) const {
        return better.text().contains(QLatin1String(text));
    }
};

class BetterMoveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Exactly where the move made gave something away, and nothing is set up.
    void startsBeforeMistakesOnly() {
        Fixture f;
        const auto& losses = f.run.losses();
        QVERIFY(losses.size() > 2);
        for (std::size_t move = 0; move <= f.document.game().moves.size(); ++move) {
            f.document.show(move);
            QCOMPARE(f.better.canStart(),
                     std::any_of(losses.begin(), losses.end(),
                                 [move](const auto& loss) { return loss.move == move; }));
        }
        f.document.show(losses.front().move);
        f.document.startEditing();
        QVERIFY(!f.better.canStart());
    }

    void judgesEachTryAndPlaysNothing() {
        Fixture f;
        const connect4::Game before = f.document.game();
        const int steps = f.undo.count();
        f.better.start();
        QVERIFY(f.better.isOn() && !f.better.isSolved() && f.better.bestColumns().empty());
        QVERIFY(f.says("Find a better move"));
        f.better.tryColumn(f.played());
        QVERIFY(f.says("is the move that was played"));
        int best = -1;
        for (const connect4::ColumnValue& each : f.point().columns) {
            const int loss = *connect4::loss_of(f.point(), each.column);
            if (loss == 0) {
                best = each.column;
                continue;
            }
            f.better.tryColumn(each.column);
            QCOMPARE(f.better.tried(), std::optional(each.column));
            QVERIFY(!f.better.isSolved());
            if (each.column != f.played())
                QVERIFY(f.says(loss < *connect4::loss_of(f.point(), f.played())
                                   ? "better one still"
                                   : "no better than"));
        }
        QVERIFY(best >= 0);
        f.better.tryColumn(best);
        QVERIFY(f.better.isSolved());
        QVERIFY(f.better.text().startsWith(QStringLiteral("Right: column %1").arg(best + 1)));
        const auto all = f.better.bestColumns();
        QVERIFY(std::find(all.begin(), all.end(), best) != all.end());
        // Nothing is left to try.
        const int told = static_cast<int>(f.changed.size());
        f.better.tryColumn(f.played());
        QCOMPARE(static_cast<int>(f.changed.size()), told);
        QVERIFY(f.document.game() == before);
        QCOMPARE(f.undo.count(), steps);
    }

    /// Undo takes back what was tried, not the game's last move.
    void aTryIsTakenBack() {
        Fixture f;
        QVERIFY(f.better.trial().isEmpty());
        f.better.start();
        const QString question = f.better.text();
        QVERIFY(f.better.trial().isEmpty());
        f.better.tryColumn(f.played());
        QCOMPARE(f.better.trial(), QStringLiteral("try of column %1").arg(f.played() + 1));
        f.better.takeBackTrial();
        QVERIFY(f.better.isOn() && !f.better.tried() && f.better.trial().isEmpty());
        QCOMPARE(f.better.text(), question);
        f.better.giveUp();
        QCOMPARE(f.better.trial(), QStringLiteral("showing the answer"));
        f.better.takeBackTrial();
        QVERIFY(!f.better.isSolved());
        QCOMPARE(f.better.text(), question);
    }

    void theAnswerCanBeShown() {
        Fixture f;
        f.better.giveUp(); // Nothing is asked.
        QVERIFY(f.better.text().isEmpty());
        f.better.start();
        f.better.giveUp();
        QVERIFY(f.better.isSolved() && !f.better.tried());
        QVERIFY(!f.better.bestColumns().empty());
        for (const int column : f.better.bestColumns()) {
            QCOMPARE(*connect4::loss_of(f.point(), column), 0);
            QVERIFY(f.says(QByteArray::number(column + 1).constData()));
        }
        QVERIFY(f.better.text().startsWith(QStringLiteral("Best: ")));
        f.better.finish();
        QVERIFY(!f.better.isOn() && f.better.text().isEmpty() && f.better.bestColumns().empty());
    }

    /// The value that is told is that of the columns it is told of, though others, less than a
    /// point behind, are right as well.
    void tellsTheValueOfTheBest() {
        Fixture f;
        const auto& losses = f.run.losses();
        for (const auto& loss : losses) {
            f.document.show(loss.move);
            f.better.start();
            f.better.giveUp();
            std::vector<connect4::ColumnValue> columns;
            for (const auto& each : f.point().columns)
                if (each.value.certainty != connect4::Certainty::at_most)
                    columns.push_back(each);
            QVERIFY(!columns.empty());
            const auto best =
                std::max_element(columns.begin(), columns.end(), [](const auto& a, const auto& b) {
                    return a.value.hundredths < b.value.hundredths;
                });
            const QString first = f.better.text().section(QLatin1Char(')'), 0, 0);
            QVERIFY2(first.contains(valueText(best->value)), qPrintable(f.better.text()));
            for (const auto& each : columns)
                if (each.value.hundredths == best->value.hundredths)
                    QVERIFY2(first.contains(QString::number(each.column + 1)),
                             qPrintable(f.better.text()));
            f.better.finish();
        }
    }

    /// Whatever else is shown ends it.
    void endsWhenSomethingElseIsShown() {
        const auto ends = [](auto&& act) {
            Fixture f;
            f.better.start();
            act(f.document);
            return !f.better.isOn() && f.better.text().isEmpty();
        };
        QVERIFY(ends([](Connect4Document& d) { d.show(d.shown() == 0 ? 1 : d.shown() - 1); }));
        QVERIFY(ends([](Connect4Document& d) { d.startEditing(); }));
        QVERIFY(ends([](Connect4Document& d) { d.newGame(); }));
    }
};

LOGGIA_WINDOW_TEST(BetterMoveTest)

} // namespace better_move_test

#include "better_move_test.moc"
