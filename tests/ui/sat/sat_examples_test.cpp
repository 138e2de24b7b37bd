#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/example_bar.hpp"
#include "ui/sat/sat_solving.hpp"

#include <QSignalSpy>
#include <QToolButton>

namespace sat_examples_test {

using namespace loggia;
using namespace loggia::ui;

/// The examples and the buttons that bring them.
class SatExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Each keeps what its help promises.
    void keepTheirPromises() {
        const auto status = [](SatExample example) {
            const ClauseReading reading = readClauses(textOf(example).toStdString());
            if (!reading.file || !reading.file->warnings.empty())
                return sat::Status::unknown;
            return solveBy(reading.file->clauses, {}, {}, [](const sat::Statistics&) {})
                .answer.status;
        };
        QCOMPARE(status(SatExample::class_notes), sat::Status::satisfiable);
        QCOMPARE(status(SatExample::sudoku), sat::Status::satisfiable);
        QCOMPARE(status(SatExample::pigeonhole), sat::Status::unsatisfiable);
        QCOMPARE(status(SatExample::peg), sat::Status::unsatisfiable);
        QVERIFY(status(SatExample::random) != sat::Status::unknown);
        const ClauseReading peg = readClauses(textOf(SatExample::peg).toStdString());
        QCOMPARE(peg.words.names().size(), std::size_t{234});
    }

    void randomOnesGoByTheirSeed() {
        QCOMPARE(textOf(SatExample::random, 5), textOf(SatExample::random, 5));
        QVERIFY(textOf(SatExample::random, 5) != textOf(SatExample::random, 6));
    }

    void aButtonEach() {
        ExampleBar bar;
        bar.resize(bar.sizeHint());
        bar.show();
        QSignalSpy picked(&bar, &ExampleBar::picked);
        const auto buttons = bar.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), static_cast<qsizetype>(sat_examples.size()));
        for (std::size_t i = 0; i < sat_examples.size(); ++i) {
            QTest::mouseClick(buttons.at(static_cast<qsizetype>(i)), Qt::LeftButton);
            QCOMPARE(picked.takeFirst().at(0).value<SatExample>(), sat_examples.at(i));
        }
    }
};

LOGGIA_WINDOW_TEST(SatExamplesTest)

} // namespace sat_examples_test

#include "sat_examples_test.moc"
