#include "core/ladr/interpretation.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace interpretation_test {

using namespace loggia;
using namespace loggia::ladr;

class InterpretationTest : public QObject {
    Q_OBJECT

private:
    static Result<std::vector<Interpretation>> all(const std::string& text) {
        std::vector<Interpretation> found;
        const auto read = read_interpretations(text, [&](Interpretation interpretation) {
            found.push_back(std::move(interpretation));
            return true;
        });
        if (!read)
            return tl::unexpected(read.error());
        return found;
    }

private Q_SLOTS:
    void readsWhatMace4Prints() {
        const auto found = all("=== DOMAIN SIZE 2 ===\n\n% a comment: interpretation(\n"
                               "interpretation( 2, [number=1, seconds=0], [\n\n"
                               "        function(a, [ 0 ]),\n\n"
                               "        function(f(_), [ 1, 0 ]),\n\n"
                               "        function(*(_,_), [ 0,1,\n1,0 ]),\n"
                               "        relation(p, [ 1 ])\n]).\n\n=== end of model ===\n"
                               "  interpretation( 3, [], [relation(q(_), [0,1,1])]).\n");
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(found->size(), std::size_t{2});
        const Interpretation& first = (*found)[0];
        QCOMPARE(first.notes[0], (std::pair<std::string, std::string>{"number", "1"}));
        QCOMPARE(first.operations.size(), std::size_t{4});
        QCOMPARE(first.operations[2].name, std::string("*"));
        QCOMPARE(first.operations[2].table, (std::vector<int>{0, 1, 1, 0}));
        QVERIFY(first.operations[3].is_relation);
        QCOMPARE((*found)[1].size, 3);
        QVERIFY(all("=== nothing here")->empty());
        QVERIFY(all("")->empty());
    }

    void readsAStream() {
        const auto found = all("% two of them\nlist(interpretations).\n"
                               "interpretation(2, [], [predicate(<=>(_,_), [1,0,0,1])]). "
                               "interpretation(2, [], [function(-(_,_), [0,1,1,0]), "
                               "function(\"a b\", [1])]).\nend_of_list.\n");
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(found->size(), std::size_t{2});
        QCOMPARE((*found)[0].operations[0].name, std::string("<=>"));
        QVERIFY((*found)[0].operations[0].is_relation);
        QCOMPARE((*found)[1].operations[0].name, std::string("-"));
        QCOMPARE((*found)[1].operations[0].arity, 2);
        QCOMPARE((*found)[1].operations[1].name, std::string("\"a b\""));
    }

    void readsUnknownEntriesWhereAllowed() {
        const std::string text = "interpretation(2, [], [function(f(_), [-,1])]).";
        QVERIFY(!all(text).has_value());
        std::vector<int> table;
        const auto read = read_interpretations(
            text,
            [&](const Interpretation& model) {
                table = model.operations[0].table;
                return true;
            },
            UnknownEntries::allowed);
        QVERIFY(read.has_value());
        QCOMPARE(table, (std::vector<int>{Interpretation::Operation::unknown, 1}));
    }

    void findsTheReportAround() {
        const auto report = mace_report("======= Mace4 ======\nMace4 version 1\nThe command\n"
                                        "==== end of head ====\n\n==== INPUT ====\n"
                                        "assign(max_seconds,5).\n\nformulas(sos).\na = b.\n"
                                        "end_of_list.\n\nformulas(goals).\nend_of_list.\n\n"
                                        "==== end of input ====\n\nformulas(mace4_clauses).\n");
        QVERIFY(report.has_value());
        QCOMPARE(report->heading, std::string("Mace4 version 1\nThe command\n"));
        QCOMPARE(report->input, std::string("formulas(sos).\na = b.\nend_of_list.\n\n"
                                            "formulas(goals).\nend_of_list.\n"));
        QVERIFY(!mace_report("interpretation(2, [], [])."));
    }

    void ordersSymbolsAsLadr() {
        SymbolOrder order;
        const auto sorted = [&](std::vector<std::pair<std::string, int>> symbols) {
            Interpretation model;
            for (const auto& [name, arity] : symbols)
                model.operations.push_back({name, arity, false, {}});
            order.sort(model);
            std::string names;
            for (const auto& operation : model.operations)
                names += operation.name + " ";
            return names;
        };
        QCOMPARE(sorted({{"e", 0}, {"c1", 0}, {"'", 1}, {"*", 2}}), std::string("* ' e c1 "));
        QCOMPARE(sorted({{"c1", 0}, {"f", 1}, {"e", 0}}), std::string("e c1 f "));
        QCOMPARE(sorted({{"*", 1}, {"v", 2}, {"f", 1}}), std::string("v f * "));
    }

    void leavesOutOperations() {
        Interpretation model{2, {}, {{"a", 0, false, {0}}, {"f", 1, false, {0, 1}}}};
        Interpretation same = model;
        keep_operations(model, {"a", "b"});
        QCOMPARE(model.operations.size(), std::size_t{1});
        QCOMPARE(model.operations[0].name, std::string("a"));
        remove_constants(same);
        QCOMPARE(same.operations.size(), std::size_t{1});
        QCOMPARE(same.operations[0].name, std::string("f"));
    }

    void refusesOtherText() {
        for (const char* text : {"nothing here", "nothing.", "a = b.", "interpretation.",
                                 "formulas(a). end_of_list.", "p(2, [], []).", "end_of_lists."})
            QVERIFY2(!all(text).has_value(), text);
        const auto found = all("interpretation(2, [], []).\nset(auto).");
        QVERIFY(!found.has_value());
        QVERIFY(found.error().message.starts_with("expected interpretation("));
        QCOMPARE(found.error().span->line, 2);
    }

    void stopsWhenTold() {
        int count = 0;
        QVERIFY(read_interpretations("interpretation( 2, [], []).\ninterpretation( 2, [], []).\n",
                                     [&](const Interpretation&) { return ++count < 1; })
                    .has_value());
        QCOMPARE(count, 1);
    }

    void refuses_data() {
        const test_suite::Refusals row(2);
        row("interpretation( 2, []).", 1, "expected interpretation(SIZE, [NOTES], [OPERATIONS])");
        row("interpretation( a, [], []).", 17, "expected a size");
        row("interpretation( 1000000000, [], []).", 17, "expected a size from 1 to 999,999,999");
        row("interpretation( 2, a, []).", 20, "expected a list");
        row("interpretation( 2, [a], []).", 21, "expected a note");
        row("interpretation( 2, [], [p]).", 25, "expected function(NAME, [TABLE])");
        row("interpretation( 2, [], [function(f(x), [0,1])]).", 36, "expected '_'");
        row("interpretation( 2, [], [function(f(_), [0])]).", 34, "the table of 'f' has 1 entry");
        row("interpretation( 2, [], [relation(p, [2])]).", 38, "expected a number from 0 to 1");
        row("interpretation( 2, [], [function(a, [3])]).", 38, "expected a number from 0 to 1");
        row("interpretation( 2, [], [", 24, "Terminating \".\" not found");
        row("interpretation( 2, [], [relation(p, [-])]).", 38, "expected a number from 0 to 1");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return all("===\n" + text); });
    }
};

LOGGIA_LOOP_TEST(InterpretationTest)

} // namespace interpretation_test

#include "interpretation_test.moc"
