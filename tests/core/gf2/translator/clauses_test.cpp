#include "core/gf2/translator/translate.hpp"
#include "core/ladr/models/models.hpp"
#include "core/sat/formats/atom_names.hpp"
#include "core/sat/queries/enumerate_models.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace clauses_test {

using namespace loggia;
using namespace loggia::gf2;
using namespace loggia::ladr;

class PuzzleClausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void haveTheSameModels() {
        Random random(test_suite::seed(91));
        for (int round = 0; round < 600; ++round) {
            const auto input = read_mace(ladr::oracle::random_file(random, false, false, 4));
            const auto expected = ladr::oracle::all_models(*input, *signature_of(*input), 2);
            const auto form =
                round % 2 == 0 ? sat::ClauseForm::assignment : sat::ClauseForm::dimacs;
            const auto text = to_clauses(*input, form);
            QVERIFY(text.has_value());
            const auto file = sat::parse_clauses(*text);
            QVERIFY(file.has_value() && file->form == form);
            std::vector<int> named;
            const auto names = sat::atom_names(*file, *text);
            for (const auto& [atom, name] : names)
                named.push_back(atom);
            const auto models = sat::for_each_model(file->clauses, named,
                                                    [](const std::vector<bool>&) { return true; });
            // The assignment format has no room for atoms that no clause mentions.
            const std::size_t free = signature_of(*input)->symbols.size() - named.size();
            QVERIFY(free == 0 || form == sat::ClauseForm::assignment);
            QCOMPARE(models.count << free, expected.size());
        }
    }

    void namesItsAtoms() {
        const auto input = read_mace("formulas(a). b -> a. end_of_list.");
        QCOMPARE(*to_clauses(*input, sat::ClauseForm::assignment),
                 std::string("-2 1\n0\n1 a\n2 b\n"));
        QVERIFY(to_clauses(*input, sat::ClauseForm::dimacs)->starts_with("c 1 a\nc 2 b\np cnf"));
    }
};

LOGGIA_LOOP_TEST(PuzzleClausesTest)

} // namespace clauses_test

#include "clauses_test.moc"
