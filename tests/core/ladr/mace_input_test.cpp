#include "core/ladr/mace_input.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <stop_token>

namespace mace_input_test {

using namespace loggia;
using namespace loggia::ladr;

class MaceInputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsCommandsAndLists() {
        const auto input = read_mace("assign( max_models ,-1 ).\nset(arithmetic).\n"
                                     "formulas(assumptions).\n a + 1 = b. % a\nend_of_list.\n"
                                     "clauses(sos). p | -q. r. end_of_list.\n"
                                     "list(distinct). [a,b]. end_of_list.\n");
        QVERIFY(input.has_value());
        QCOMPARE(input->commands.size(), std::size_t{2});
        QCOMPARE(input->commands[0].name, std::string("assign"));
        QCOMPARE(input->commands[0].arguments, (std::vector<std::string>{"max_models", "-1"}));
        QCOMPARE(input->lists.size(), std::size_t{3});
        QCOMPARE(input->lists[1].name, std::string("sos"));
        QCOMPARE(input->lists[1].members.size(), std::size_t{2});
        QVERIFY(input->lists[2].kind == MaceList::Kind::distinct);
        QVERIFY(input->arithmetic);
        QCOMPARE(input->span(input->lists[0].members[0]).line, 4);
    }

    /// Before the statement that is wrong.
    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const auto input =
            read_mace("formulas(a). a. b c. end_of_list.", Control(stop.get_token()));
        QVERIFY(!input.has_value());
        QCOMPARE(input.error().message, std::string("stopped"));
    }

    void obeysConditions() {
        const auto input =
            read_mace("if(Prover9). set(auto). formulas(a). x. end_of_list. end_if.\n"
                      "if(Mace4). assign(domain_size, 3). end_if. formulas(b). end_of_list.");
        QVERIFY(input.has_value());
        QCOMPARE(input->commands.size(), std::size_t{1});
        QCOMPARE(input->lists.size(), std::size_t{1});
        QCOMPARE(input->lists[0].name, std::string("b"));
    }

    void declaresOperators() {
        const auto input = read_mace("op(800, infix, \"==>\"). op(750,infix_right,[and,\"^^\"]).\n"
                                     "formulas(a). p and q and r ==> t. end_of_list.");
        QVERIFY2(input.has_value(), input ? "" : input.error().message.c_str());
        const TermId root = input->lists[0].members[0];
        QCOMPARE(input->terms.text(input->terms[root].name), std::string("==>"));
        QCOMPARE(input->terms[input->terms.arguments(root)[0]].count, 2U); // only & and | are flat
    }

    void forgetsOperators() {
        const auto input =
            read_mace("op(ordinary, [v,\"+\"]). formulas(a). +(v,b) = c. end_of_list.");
        QVERIFY2(input.has_value(), input ? "" : input.error().message.c_str());
        QVERIFY(!read_mace("op(ordinary, *). formulas(a). a * b = c. end_of_list."));
    }

    void redeclaresSymbols() {
        const auto input = read_mace("redeclare(conjunction, and). redeclare(negation, ~).\n"
                                     "redeclare(universal_quantification, forall).\n"
                                     "formulas(a). ~p and q and r. forall x x = x. a & b. -c = d. "
                                     "end_of_list.");
        QVERIFY2(input.has_value(), input ? "" : input.error().message.c_str());
        const Terms& terms = input->terms;
        const auto& members = input->lists[0].members;
        QVERIFY(terms.is(members[0], name_and, 3));
        QVERIFY(terms.is(terms.arguments(members[0])[0], name_minus, 1));
        QVERIFY(terms[members[1]].kind == Term::Kind::quantified);
        QCOMPARE(terms[members[1]].name, Name{name_all});
        QVERIFY(terms[members[2]].name != name_and); // & is a name like any other
        QCOMPARE(terms.text(terms[members[2]].name), std::string("&"));
    }

    void leavesOutListsOfTerms() {
        const auto input = read_mace("list(weights). weight(a) = 3. end_of_list.\n"
                                     "terms(interpretations). end_of_list.\n"
                                     "terms(distinct). [a,b]. end_of_list.");
        QVERIFY2(input.has_value(), input ? "" : input.error().message.c_str());
        QCOMPARE(input->lists.size(), std::size_t{1});
        QVERIFY(input->lists[0].kind == MaceList::Kind::distinct);
        QCOMPARE(input->warnings.size(), std::size_t{2});
        QCOMPARE(input->warnings[1].span->line, 2);
    }

    void passesOverAByteOrderMark() {
        const auto input = read_mace("\xEF\xBB\xBFset(arithmetic).\r\nformulas(a). p.\r\n"
                                     "end_of_list.");
        QVERIFY(input && input->arithmetic);
        QCOMPARE(input->span(input->lists[0].members[0]).column, 14);
    }

    void knowsVariables() {
        auto input = read_mace("formulas(a). p(x,a). p(X,a). end_of_list.");
        QVERIFY(input.has_value());
        QVERIFY(input->is_variable(input->terms.intern("x")));
        QVERIFY(input->is_variable(input->terms.intern("u2")));
        QVERIFY(!input->is_variable(input->terms.intern("a")));
        QVERIFY(!input->is_variable(input->terms.intern("X")));
        input->capital_variables = true;
        QVERIFY(!input->is_variable(input->terms.intern("x")));
        QVERIFY(input->is_variable(input->terms.intern("X")));
    }

    /// Relations of a theory may be called like commands.
    void readsRelationsCalledLikeCommands() {
        for (const char* const formula : {"set(a)",
                                          "set(x)",
                                          "set(empty)",
                                          "set(x) -> class(x)",
                                          "-set(arithmetic)",
                                          "set(a, b)",
                                          "list(nil)",
                                          "list(x)",
                                          "terms(a)",
                                          "formulas(x)",
                                          "assign(a, b)",
                                          "assign(domain_size)",
                                          "clear(road)",
                                          "op(a, b)",
                                          "op(a, b, c)",
                                          "if(a)",
                                          "op(a)",
                                          "redeclare(a)",
                                          "formulas(a) | p",
                                          "formulas(f(a))",
                                          "formulas",
                                          "set"}) {
            const auto input = read_mace(fmt::format("formulas(a). {}. end_of_list.", formula));
            QVERIFY2(input.has_value(), formula);
            QCOMPARE(input->lists[0].members.size(), std::size_t{1});
            QVERIFY(input->commands.empty());
        }
    }

    void readsFormulasUpToTheNextList() {
        QVERIFY(read_formulas("set(arithmetic). formulas(a). p. q. end_of_list.").has_value());
        const auto formulas = read_formulas("formulas(a). p. formulas(goals). q. end_of_list.");
        QVERIFY(!formulas.has_value());
        QVERIFY(formulas.error().message.starts_with("missing 'end_of_list.' before"));
        QCOMPARE(formulas.error().span.value_or(SourceSpan{}).column, 17);
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("", 0, 0, "Input file is empty");
        row("% nothing\n\n", 0, 0, "Input file is empty");
        row("a.", 1, 1, "Invalid command format: \"a\"");
        row("a -> b.", 1, 1,
            "Invalid command format: \"a -> b\"; formulas stand between "
            "'formulas(assumptions).' and 'end_of_list.'");
        row("all x (man(x) -> mortal(x)).\nman(a).", 1, 1,
            "Invalid command format: \"all x (man(x) -> mortal(x))\"; formulas stand between "
            "'formulas(assumptions).' and 'end_of_list.'");
        row("formulas(a). p. end_of_list.\na -> b.", 2, 1, "Invalid command format: \"a -> b\"");
        row("% x\nfof(a,axiom,( p => q )).", 2, 1, "expected formulas for Mace4; TPTP is not read");
        for (const char* listing :
             {"1 set(arithmetic).\n2 formulas(a).\n3   p -> q.\n4 end_of_list.",
              "9   p.\n10\n20   q."})
            row(listing, 1, 1, "expected formulas for Mace4, found a line number before each line");
        row("2 p.\n1 q.", 1, 3, "expected an operator or '.', found 'p'");
        row("set(a).\nformulas(a). p.", 2, 1, "missing 'end_of_list.' for this list");
        row("end_of_list.", 1, 1, "'end_of_list' without a list");
        row("formulas(a).\n p.\n p | end_of_list.\nend_of_list.", 3, 6,
            "unexpected 'end_of_list' in a formula");
        row("formulas(a).\n p.\nend_of_list # label(a).", 3, 1,
            "unexpected 'end_of_list' in a formula");
        row("end_if.", 1, 1, "'end_if' without an 'if'");
        row("if(Mace4). set(lnh).", 1, 1, "missing 'end_if.' for this 'if'");
        row("formulas(a,b).", 1, 1, "expected a list with one name");
        row("list(weights).", 1, 1, "missing 'end_of_list.' for this list");
        row("redeclare(conjunction).", 1, 1, "expected redeclare(OPERATION, SYMBOL)");
        row("redeclare(subtraction, \"-\").", 1, 1, "expected redeclare(OPERATION, SYMBOL)");
        row("redeclare(conjunction, \"|\").", 1, 1, "'|' is the symbol of disjunction");
        row("op(800, sideways, \"+\").", 1, 1, "expected op(PRECEDENCE, TYPE, NAME)");
        row("op(0, infix, \"+\").", 1, 1, "expected op(PRECEDENCE, TYPE, NAME)");
        row("op(10, infix, \"a+\").", 1, 1, "'a+' cannot be an operator");
        row("formulas(assumptions). p -> q. p.\nformulas(goals). q. end_of_list.", 2, 1,
            "missing 'end_of_list.' before this 'formulas'");
        for (const char* const command :
             {"clauses(sos).", "list(distinct).", "terms(weights).", "set(arithmetic).",
              "set(lnh).", "clear(print_models).", "set(auto).", "assign(domain_size, 3).",
              "assign(iterate, primes).", "assign(max_weight, 100).", "assign(max_models, -1).",
              "op(400, infix, \"^\").", "op(700, prefix, [a,b]).", "op(ordinary, \"*\").",
              "redeclare(conjunction, and).", "if(Prover9).", "end_if."})
            for (const char* const list : {"formulas(a).", "list(weights).", "list(distinct)."})
                row(fmt::format("{}\n[p].\n{} [p].", list, command).c_str(), 3, 1,
                    "missing 'end_of_list.' before this '");
        row("set(a)", 1, 6, "Terminating \".\" not found");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return read_mace(text); });
    }
};

LOGGIA_LOOP_TEST(MaceInputTest)

} // namespace mace_input_test

#include "mace_input_test.moc"
