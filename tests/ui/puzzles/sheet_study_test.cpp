#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"

namespace sheet_study_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SheetStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void knowsAll() {
        const SheetStudy study = studyOf(SheetForm::words, islanders);
        QVERIFY(study.sheet && !study.error && study.complete);
        QVERIFY(study.verdict && study.derivation && study.slips.empty());
        QCOMPARE(study.verdict->models, std::uint64_t{1});
        QCOMPARE(study.sheet->figures.size(), std::size_t{2});
    }

    void tellsOfSlips() {
        const SheetStudy study = studyOf(SheetForm::ring, slipping);
        QVERIFY(study.sheet);
        QCOMPARE(study.slips.size(), std::size_t{1});
        QCOMPARE(study.slips.front().span.line, 3);
    }

    void refuses() {
        const SheetStudy study = studyOf(SheetForm::propositions, "formulas(a).\n  b &.\n");
        QVERIFY(study.error && study.error->span && !study.sheet);
        QVERIFY(study.complete && study.read);
    }

    void onlyReadsWhereAsked() {
        SheetOrder order;
        order.texts[0] = islanders;
        order.solve = false;
        const SheetStudy study = studySheet(order, {}, [](const SheetStudy&) {});
        QVERIFY(study.sheet && !study.verdict && study.complete);
    }

    void blankIsAnEmptySheet() {
        const SheetStudy study = studyOf(SheetForm::words, " \n\n");
        QVERIFY(study.sheet && study.sheet->statements.empty() && !study.error);
    }

    void stops() {
        std::stop_source source;
        source.request_stop();
        SheetOrder order;
        order.edited = SheetForm::propositions;
        order.texts[1] = loose;
        const SheetStudy study =
            studySheet(order, Control(source.get_token()), [](const SheetStudy&) {});
        QVERIFY(study.complete);
    }
};

LOGGIA_TEST(SheetStudyTest)

} // namespace sheet_study_test

#include "sheet_study_test.moc"
