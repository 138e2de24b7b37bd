#include "core/ladr/mace_input.hpp"
#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "ui/puzzles/puzzle_exports.hpp"

#include <QSet>

namespace puzzle_exports_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzleExportsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void allOfThem() {
        const SheetStudy study = studyOf(SheetForm::words, islanders);
        QCOMPARE(exported(study, PuzzleExport::words), Result<std::string>(islanders));
        for (const PuzzleExport what : {PuzzleExport::propositions, PuzzleExport::ring}) {
            const auto text = exported(study, what);
            QVERIFY(text.has_value());
            QVERIFY2(ladr::read_mace(*text).has_value(), text->c_str());
        }
        QVERIFY(exported(study, PuzzleExport::dimacs)->find("p cnf") != std::string::npos);
        QVERIFY(!exported(study, PuzzleExport::clauses)->empty());
        QVERIFY(!exported(study, PuzzleExport::derivation)->empty());
        QVERIFY(exported(study, PuzzleExport::latex)->find("\\begin") != std::string::npos);
    }

    /// What is for Mace4 means the same to Mace4.
    void equationsAreWrapped() {
        const SheetStudy study = studyOf(SheetForm::ring, slipping);
        const auto text = exported(study, PuzzleExport::ring);
        QVERIFY(text.has_value());
        QVERIFY2(text->find("(a + b + c) mod 2 = 1.") != std::string::npos, text->c_str());
    }

    void nothingIsThereYet() {
        for (const PuzzleExport what : puzzle_exports)
            QVERIFY(!exported({}, what));
        SheetStudy study = studyOf(SheetForm::words, islanders);
        study.derivation.reset();
        QVERIFY(!exported(study, PuzzleExport::latex));
    }

    void namesDiffer() {
        QSet<QString> names;
        for (const PuzzleExport what : puzzle_exports)
            names << kindOf(what).name << kindOf(what).patterns.constFirst();
        QCOMPARE(names.size(), qsizetype{14});
        QCOMPARE(kindOf(PuzzleExport::ring).patterns, QStringList{uq("*_ring.in")});
    }
};

LOGGIA_TEST(PuzzleExportsTest)

} // namespace puzzle_exports_test

#include "puzzle_exports_test.moc"
