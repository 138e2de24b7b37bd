#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_sat_panel.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableWidget>

namespace peg_sat_panel_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture {
    Revisions position;
    PegSatPanel panel;

    Fixture() {
        panel.resize(420, 640);
        panel.show();
    }
    template <class T>
    T* find(const char* name) {
        return panel.findChild<T*>(QString::fromLatin1(name));
    }
    void run(const peg::Puzzle& puzzle) {
        panel.begin(position.now());
        const PegAnswer found =
            answer({{puzzle, {}}, PegMethod::sat, panel.encoding()}, {},
                   [this](const peg::SatTry& attempt) { panel.setTry(attempt); });
        panel.setAnswer(found);
    }
};

class PegSatPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsTheThreeStages() {
        Fixture f;
        f.run(peg::find_layout("triangle10")->puzzle);
        QCOMPARE(f.find<QLabel>("sizes")->text(), QStringLiteral("234 atoms, 2,312 clauses."));
        auto* axioms = f.find<QTableWidget>("axioms");
        QCOMPARE(axioms->rowCount(), 9);
        QCOMPARE(axioms->item(0, 0)->text(), QStringLiteral("1 preconditions"));
        int sum = 0;
        for (int row = 0; row < axioms->rowCount(); ++row)
            sum += QLocale().toInt(axioms->item(row, 1)->text());
        QCOMPARE(sum, 2312);
        QVERIFY(f.find<QLabel>("solver")->text().startsWith(QStringLiteral("Solved.")));
        const QString jumps = f.find<QPlainTextEdit>("decoded")->toPlainText();
        QCOMPARE(jumps.count(QStringLiteral("Jump(")), 8);
        QVERIFY(jumps.contains(QStringLiteral(",8)\n")));
    }

    void axiomsSayWhatTheyMean() {
        Fixture f;
        auto* meaning = f.find<QLabel>("meaning");
        QVERIFY(meaning->isHidden());
        f.run(peg::find_layout("triangle10")->puzzle);
        QVERIFY(meaning->text().startsWith(QStringLiteral("Click a kind of axiom")));
        auto* axioms = f.find<QTableWidget>("axioms");
        QTest::mouseClick(axioms->viewport(), Qt::LeftButton, {},
                          axioms->visualItemRect(axioms->item(0, 0)).center());
        QVERIFY(meaning->text().startsWith(QStringLiteral("A jump needs two pegs and a hole")));
        QVERIFY(meaning->text().contains(QStringLiteral("\nJump(a,b,c,t) → Peg(a,t)")));
        QTest::keyClick(axioms, Qt::Key_Down);
        QVERIFY(meaning->text().startsWith(QStringLiteral("What a jump does")));
        // The next run keeps what is read about; another position does not.
        f.run(peg::find_layout("triangle10")->puzzle);
        f.position.advance();
        f.panel.refresh();
        QVERIFY(meaning->isHidden());
    }

    void saysNoSolutionAsTheBackEndDoes() {
        Fixture f;
        f.run(peg::all_but_one(peg::find_layout("triangle10")->puzzle.board, 1));
        QCOMPARE(f.find<QPlainTextEdit>("decoded")->toPlainText(), QStringLiteral("NO SOLUTION\n"));
        f.panel.begin(f.position.now());
        QCOMPARE(f.find<QTableWidget>("axioms")->rowCount(), 0);
        QCOMPARE(f.find<QPlainTextEdit>("decoded")->toPlainText(), QString());
        f.panel.end();
    }

    /// Nor while it is being solved, nor when another encoding is wanted.
    void showsNothingOfAnotherPosition() {
        Fixture f;
        const QString before = f.find<QLabel>("sizes")->text();
        const auto isEmpty = [&] {
            return f.find<QTableWidget>("axioms")->rowCount() == 0 &&
                   f.find<QPlainTextEdit>("decoded")->toPlainText().isEmpty() &&
                   f.find<QLabel>("sizes")->text() == before;
        };
        const peg::Puzzle puzzle = peg::find_layout("triangle10")->puzzle;
        f.run(puzzle);
        f.panel.refresh();
        QVERIFY(!isEmpty());
        f.position.advance();
        f.panel.refresh();
        QVERIFY(isEmpty());
        f.run(puzzle);
        QVERIFY(!isEmpty());
        f.find<QComboBox>("timing")->setCurrentIndex(1);
        QVERIFY(isEmpty());
        f.panel.setTry({});
        QVERIFY(isEmpty());
    }

    void everyEncodingCanBeChosen() {
        Fixture f;
        const QSignalSpy changed(&f.panel, &PegSatPanel::encodingChanged);
        QVERIFY(f.panel.encoding() == peg::Encoding());
        for (auto* box : f.panel.findChildren<QCheckBox*>())
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QCOMPARE(changed.size(), 5);
        const peg::Encoding other = f.panel.encoding();
        QVERIFY(!other.some_jump && !other.some_peg && other.parity && other.pagoda && other.order);
        auto* timing = f.find<QComboBox>("timing");
        for (int row = 0; row < timing->count(); ++row) {
            timing->setCurrentIndex(row);
            // What is chosen can be encoded, and kept in the session.
            const auto back = peg::encoding_of(to_text(f.panel.encoding()));
            QVERIFY(back && *back == f.panel.encoding());
            f.run(peg::find_layout("triangle10")->puzzle);
            QVERIFY2(f.find<QLabel>("solver")->text().startsWith(QStringLiteral("Solved.")),
                     qPrintable(f.find<QLabel>("solver")->text()));
        }
        f.panel.setEncoding(other);
        QVERIFY(f.panel.encoding() == other);
        QCOMPARE(testing::namelessWidgets(f.panel), QStringList());
    }
};

LOGGIA_WINDOW_TEST(PegSatPanelTest)

} // namespace peg_sat_panel_test

#include "peg_sat_panel_test.moc"
