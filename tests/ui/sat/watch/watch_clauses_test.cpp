#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/sat/watch/watch_clauses.hpp"
#include "ui/theme/colours.hpp"

#include <QAbstractItemModelTester>
#include <QPainter>

namespace watch_clauses_test {

using namespace loggia;
using namespace loggia::ui;
using State = sat::TraceView::ClauseState;
using testing::q;

class WatchClausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// At every moment, forward and back, the rows are the clauses that exist, with their states.
    void rowsAreTheClausesOfTheMoment() {
        for (const sat::Features& features : {sat::procedure_1960(), testing::plainLearning()}) {
            Replay replay;
            WatchClauses model(&replay);
            const QAbstractItemModelTester tester(&model);
            replay.setRecording(testing::recordingOf(testing::conflict_text, features));
            std::vector<std::size_t> moments;
            for (std::size_t i = 0; i <= replay.size(); ++i)
                moments.push_back(i);
            moments.insert(moments.end(), moments.rbegin(), moments.rend());
            for (const std::size_t moment : moments) {
                replay.goTo(moment);
                for (const auto which : {WatchClauses::Which::all, WatchClauses::Which::unmet,
                                         WatchClauses::Which::learned}) {
                    model.setWhich(which);
                    check(model, replay, which);
                }
            }
        }
    }

    void signsAreDifferent() {
        QSet<QString> signs;
        QSet<QString> words;
        for (const State state :
             {State::absent, State::satisfied, State::open, State::unit, State::conflicting}) {
            signs << signOf(state);
            words << wordOf(state);
        }
        QCOMPARE(signs.size(), 5);
        QCOMPARE(words.size(), 5);
    }

    /// A falsified clause is painted in another colour than an open one, in either theme.
    void delegatePaintsStates() {
        Replay replay;
        WatchClauses model(&replay);
        replay.setRecording(testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        QVERIFY(replay.forwardTo(sat::EventKind::conflict));
        model.refresh();
        const int row = model.rowOf(replay.view().last()->clause);
        QCOMPARE(model.stateAt(row), State::conflicting);
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            QStyleOptionViewItem option;
            option.palette = paletteFor(*colours);
            option.rect = QRect(0, 0, 30, 20);
            QImage image(30, 20, QImage::Format_RGB32);
            QPainter painter(&image);
            ClauseDelegate().paint(&painter, option, model.index(row, WatchClauses::sign_column));
            painter.end();
            QCOMPARE(image.pixel(1, 1), mix(colours->base, colours->lose, 0.12).rgb());
            QVERIFY(testing::pixelsOf(image, colours->lose) > 0);
        }
    }

    /// A clause that does not fit ends in an ellipsis, with room behind it, and never in the middle
    /// of a literal as if it were whole.
    void delegateCutsNoLiteral() {
        std::string clause;
        for (int atom = 1; atom <= 40; ++atom)
            clause += std::to_string(1000 + atom) + ' ';
        Replay replay;
        WatchClauses model(&replay);
        replay.setRecording(
            testing::recordingOf((clause + "\n0\n").c_str(), testing::plainLearning()));
        model.refresh();
        QVERIFY(model.rowCount() > 0);
        QStyleOptionViewItem option;
        option.palette = paletteFor(lightColours());
        for (int width = 60; width <= 330; width += 7) {
            option.rect = QRect(0, 0, width, 20);
            QImage image(width, 20, QImage::Format_RGB32);
            QPainter painter(&image);
            ClauseDelegate().paint(&painter, option, model.index(0, WatchClauses::clause_column));
            painter.end();
            const QRgb ground = image.pixel(0, 0);
            for (int x = width - 4; x < width; ++x)
                for (int y = 0; y < image.height(); ++y)
                    QVERIFY2(image.pixel(x, y) == ground, qPrintable(QString::number(width)));
        }
    }

private:
    static void check(const WatchClauses& model, const Replay& replay, WatchClauses::Which which) {
        const sat::Trace& trace = replay.view().trace();
        int row = 0;
        for (std::uint32_t clause = 0; clause < trace.clauses().size(); ++clause) {
            const bool born =
                trace.born(clause) == sat::Event::none || trace.born(clause) < replay.position();
            const State state = replay.view().state(clause);
            const bool wanted =
                born && (which != WatchClauses::Which::learned || clause >= trace.original()) &&
                (which != WatchClauses::Which::unmet || state == State::open ||
                 state == State::unit || state == State::conflicting);
            QCOMPARE(model.rowOf(clause), wanted ? row : -1);
            if (!wanted)
                continue;
            QCOMPARE(model.clauseAt(row), clause);
            QCOMPARE(model.index(row, 0).data().toString(), signOf(state));
            QVERIFY(model.index(row, 0)
                        .data(Qt::AccessibleTextRole)
                        .toString()
                        .endsWith(wordOf(state)));
            ++row;
        }
        QCOMPARE(model.rowCount(), row);
    }
};

LOGGIA_WINDOW_TEST(WatchClausesTest)

} // namespace watch_clauses_test

#include "watch_clauses_test.moc"
