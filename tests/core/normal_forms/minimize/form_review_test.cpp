#include "core/base/random.hpp"
#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/minimize/form_review.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace form_review_test {

using namespace loggia;
using namespace loggia::normal_forms;

std::optional<WrittenForm> written(const char* text, Form preferred = Form::dnf) {
    const auto formula = logic::read_typed(text);
    return formula ? written_form(formula->store, formula->root, {"a", "b", "c", "d"}, preferred)
                   : std::nullopt;
}

/// Whether a form, by its cubes alone, is the function in each row that is not open.
bool is_right(const Function& function, Form form, const Cover& cover) {
    return oracle::covers(function, cover, form == Form::cnf);
}

class FormReviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapes() {
        const auto dnf = written("a'b + cd");
        QVERIFY(dnf && dnf->form == Form::dnf);
        QCOMPARE(dnf->cover.cubes, (std::vector<Cube>{{0b1100, 0b0100, 1}, {0b0011, 0b0011, 1}}));
        const auto cnf = written("(a | !b) & (c | (d | !!a))");
        QVERIFY(cnf && cnf->form == Form::cnf);
        QCOMPARE(cnf->cover.cubes, (std::vector<Cube>{{0b1100, 0b0100, 1}, {0b1011, 0, 1}}));
        // What is both is what is preferred.
        QCOMPARE(written("a & b")->form, Form::dnf);
        QCOMPARE(written("a & b")->cover.terms(), std::uint64_t{1});
        QCOMPARE(written("a & b", Form::cnf)->form, Form::cnf);
        QCOMPARE(written("a & b", Form::cnf)->cover.terms(), std::uint64_t{2});
        for (const char* const neither : {"a ^ b", "a & (b | c & d)", "!(a & b)", "a | true",
                                          "a & !a & b | c", "e | a", "a -> b"})
            QVERIFY2(!written(neither), neither);
    }

    void repeatedLiterals() {
        QCOMPARE(written("a & b | c & !d")->repeated, std::uint64_t{0});
        QCOMPARE(written("a & b | a & b")->repeated, std::uint64_t{0});
        QCOMPARE(written("a & b & a & a | c")->repeated, std::uint64_t{2});
        QCOMPARE(written("(a | !!a) & b")->repeated, std::uint64_t{1});
        const auto function = read_function("f(a, b, c, d) = m(12, 13, 14, 15)");
        QVERIFY(function.has_value());
        QVERIFY(review_form(*function, *written("a & b")).value()->is_minimum());
        const auto review = review_form(*function, *written("a & b & a"));
        QVERIFY(review && *review && !(*review)->is_minimum());
        QCOMPARE((*review)->literals(), std::uint64_t{3});
    }

    void clashes() {
        const auto clashing = [](const char* text, Form preferred = Form::dnf) {
            const auto formula = logic::read_typed(text).value();
            return clashing_form(formula.store, formula.root, {"a", "b", "c", "d"}, preferred);
        };
        const auto term = clashing("a & b | c & !c & d | b & !b");
        QVERIFY(term && term->form == Form::dnf && term->input == "c");
        const auto clause = clashing("(a | b) & (d | !d)");
        QVERIFY(clause && clause->form == Form::cnf && clause->input == "d");
        QVERIFY(clashing("a & !a", Form::dnf)->form == Form::dnf);
        for (const char* const other :
             {"a & b | c", "a ^ b", "a & !a & e | c", "a & !a | true", "(a | !a) & (b | c & d)"})
            QVERIFY2(!clashing(other), other);
    }

    void whatCanBeLeftOut() {
        const auto function = read_function("f(a, b, c) = m(1, 3, 6, 7)");
        QVERIFY(function.has_value());
        const auto formula = logic::read_typed("a'c + bc + ab + a'b'c");
        const auto form = written_form(formula->store, formula->root, function->inputs, Form::dnf);
        QVERIFY(form.has_value());
        const auto review = review_form(*function, *form);
        QVERIFY(review && *review);
        // bc is the consensus of the others, and the last one lies within the first, whose rows it
        // has together with bc.
        QCOMPARE((*review)->redundant, (std::vector<std::size_t>{0, 1, 3}));
        QVERIFY((*review)->shortened.empty());
        QCOMPARE((*review)->least_terms, std::uint64_t{2});
        QCOMPARE((*review)->least_literals, std::uint64_t{4});
        QVERIFY((*review)->proven && !(*review)->is_minimum());
    }

    /// Of random covers: what is said to be redundant is, what is not is needed, and the same of
    /// literals.
    void randomForms() {
        Random random(test_suite::seed(77));
        int redundant = 0;
        int shortened = 0;
        for (int round = 0; round < 400; ++round) {
            Function function = oracle::random_function(random, 4, 1, 5, 2, 0.6);
            const Form form = round % 2 == 0 ? Form::dnf : Form::cnf;
            // The cover is right for the function that it is made to be, some rows left open.
            WrittenForm given{form, function.on};
            if (form == Form::cnf) {
                const auto opposite = complement(
                    {function.inputs, function.outputs, function.on, function.dont_care});
                QVERIFY(opposite.has_value());
                function = *opposite;
            }
            QVERIFY(is_right(function, form, given.cover));
            const auto review = review_form(function, given);
            QVERIFY(review && *review);
            for (std::size_t i = 0; i < given.cover.cubes.size(); ++i) {
                Cover without = given.cover;
                without.cubes.erase(without.cubes.begin() + static_cast<std::ptrdiff_t>(i));
                const bool said =
                    std::find((*review)->redundant.begin(), (*review)->redundant.end(), i) !=
                    (*review)->redundant.end();
                QCOMPARE(is_right(function, form, without), said);
                redundant += said ? 1 : 0;
            }
            for (const auto& [term, bit] : (*review)->shortened) {
                Cover shorter = given.cover;
                shorter.cubes[term].care &= ~bit;
                shorter.cubes[term].value &= ~bit;
                QVERIFY(is_right(function, form, shorter));
                ++shortened;
            }
            QVERIFY((*review)->least_terms <= given.cover.terms());
        }
        QVERIFY(redundant > 50);
        QVERIFY(shortened > 50);
    }

    void tooMuchIsNotReviewed() {
        const Function function{{"a"}, {"f"}, {1, 1, {{1, 1, 1}}}, {1, 1, {}}};
        WrittenForm form{Form::dnf, function.on};
        form.cover.cubes.assign(most_reviewed_terms + 1, {1, 1, 1});
        const auto review = review_form(function, form);
        QVERIFY(review && !*review);
    }
};

LOGGIA_TEST(FormReviewTest)

} // namespace form_review_test

#include "form_review_test.moc"
