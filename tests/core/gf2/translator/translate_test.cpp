#include "core/base/file.hpp"
#include "core/gf2/translator/translate.hpp"
#include "core/ladr/models/models.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>

namespace translate_test {

using namespace loggia;
using namespace loggia::gf2;
using namespace loggia::ladr;

const std::string commands = "assign(domain_size, 2).\nassign(max_models, -1).\n";
const std::string substitutions =
    "formulas(substitutions).\n\tt1 <-> -l1.\n\tt2 <-> -l2.\nend_of_list.\n";
const std::string trial = "formulas(assumptions).\n% l1 & l2. % redundant\n"
                          "    l1 -> -t1.\n    l2 -> -t2.\n    m1 <-> l1 & t2.\n"
                          "    m2 <-> (l1 | l2) & (t1 | t2).\n    m1 <-> -m2.\nend_of_list.\n";
const std::string head = "assign(max_models, -1).\nset(arithmetic).\nassign(domain_size, 2).\n\n"
                         "formulas(assumptions).\n";
const std::string foot = "end_of_list.\n\n";

Result<Translation> translate(const std::string& text, const TranslateOptions& options = {}) {
    const auto input = read_mace(text);
    if (!input)
        return tl::unexpected(input.error());
    return to_ring(*input, options);
}

std::string text_of(const std::string& text, const TranslateOptions& options = {}) {
    const auto translation = translate(text, options);
    return translation ? translation->text : "error: " + translation.error().message;
}

std::vector<std::vector<int>> models_of(const std::string& text) {
    const auto input = read_mace(text);
    if (!input)
        return {{-1}};
    MaceOptions options = *mace_options(*input);
    options.max_models.reset();
    std::vector<std::vector<int>> models;
    const auto found = find_models(*input, options, {}, [&](const Interpretation& model) {
        std::vector<int> values;
        for (const auto& operation : model.operations)
            values.push_back(operation.table[0]);
        models.push_back(values);
        return true;
    });
    return found ? models : std::vector<std::vector<int>>{{-2}};
}

class TranslateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheHandoutsListings() {
        const std::string plain =
            "\tl1*t1 + 1 = 1.\n\tl2*t2 + 1 = 1.\n\tl1*t2 + m1 + 1 = 1.\n"
            "\tl1*l2*t1*t2 + l1*l2*t1 + l1*l2*t2 + l1*t1*t2 + l1*t1 + l1*t2 + l2*t1*t2 + l2*t1 + "
            "l2*t2 + m2 + 1 = 1.\n\tm1 + m2 = 1.\n";
        QCOMPARE(text_of(commands + trial), head + plain + foot);
        const std::string file = commands + substitutions + trial;
        QCOMPARE(text_of(file, {true, false, false, false}),
                 head +
                     "\t1 = 1.\n\t1 = 1.\n\tl1*l2 + l1 + m1 + 1 = 1.\n"
                     "\tl1 + l2 + m2 + 1 = 1.\n\tm1 + m2 = 1.\n" +
                     foot);
        QCOMPARE(text_of(file, {true, true, false, false}),
                 head +
                     "\t1 = 1.\n\t1 = 1.\n\tl1*(l2 + 1) + m1 + 1 = 1.\n"
                     "\tl1 + l2 + m2 + 1 = 1.\n\tm1 + m2 = 1.\n" +
                     foot);
        QCOMPARE(text_of(file, {true, true, true, false}),
                 head + "\tm2*(l1*l2*m1 + l1*l2 + l2*m1 + l2) = 1.\n" + foot);
        QCOMPARE(text_of(file, {true, true, true, true}),
                 head + "\t(m2*(l1*l2*m1 + l1*l2 + l2*m1 + l2)) mod 2 = 1.\n" + foot);
        QCOMPARE(text_of(commands + substitutions).substr(0, head.size() - 24),
                 head.substr(0, head.size() - 24)); // without -s a list like any other
        QVERIFY(text_of(commands + substitutions).find("\tl1 + t1 = 1.\n") != std::string::npos);
    }

    void keepsOtherCommands() {
        QCOMPARE(text_of("set(arithmetic). assign( max_seconds,60 ). clear(lnh). formulas(a). p. "
                         "end_of_list. formulas(goals). q. end_of_list. assign(domain_size,3)."),
                 std::string("assign(max_seconds, 60).\nclear(lnh).\nset(arithmetic).\n"
                             "assign(domain_size, 2).\n\nformulas(a).\n\tp = 1.\nend_of_list.\n\n"
                             "formulas(goals).\n\tq = 1.\nend_of_list.\n\n"));
    }

    void losesNoTermsWhereOperatorsTouch() {
        QVERIFY(text_of("formulas(a). m3 -> -m1|-m2. end_of_list.").find("\tm1*m2*m3 + 1 = 1.\n") !=
                std::string::npos);
        QVERIFY(text_of("formulas(a). --p. end_of_list.").find("\tp = 1.\n") != std::string::npos);
    }

    void substitutesThrough() {
        const std::string text = "formulas(substitutions). a <-> b & c. b <-> -d. end_of_list. "
                                 "formulas(x). a | e. end_of_list.";
        QVERIFY(
            text_of(text, {true, false, false, false}).find("\tc*d*e + c*d + c*e + c + e = 1.\n") !=
            std::string::npos);
    }

    void warnsWhereIntegersDiffer() {
        QCOMPARE(translate(commands + trial)->warnings.size(), std::size_t{1});
        QCOMPARE(translate(commands + trial)->warnings[0].span->line, 7);
        QVERIFY(translate(commands + trial, {false, false, false, true})->warnings.empty());
        QVERIFY(translate("formulas(a). p -> -q. p. end_of_list.")->warnings.empty());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("substitute");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, bool substitute, const char* message) {
            QTest::newRow(text) << QByteArray(text) << substitute << QByteArray(message);
        };
        row("set(a).", true, "Cannot substitute. 'formulas(substitutions).' does not exist");
        row("formulas(substitutions). a. end_of_list.", true, "expected a substitution");
        row("formulas(substitutions). a & b <-> c. end_of_list.", true, "expected a substitution");
        row("formulas(substitutions). a <-> b. a <-> c. end_of_list.", true,
            "'a' is substituted twice");
        row("formulas(substitutions). a <-> b. b <-> -a. end_of_list.", true,
            "the substitution of 'a' leads back to itself");
        row("formulas(substitutions). $T <-> b. end_of_list.", true,
            "a constant cannot be substituted");
        row("list(distinct). [a,b]. end_of_list.", false, "a list of distinct terms");
        row("formulas(a). a = b. end_of_list.", false, "'=' compares terms");
        row("formulas(a). a b. end_of_list.", false, "expected an operator or '.'");
        row("formulas(a). p.", false, "missing 'end_of_list.' for this list");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(bool, substitute);
        QFETCH(QByteArray, message);
        const auto translation = translate(text.toStdString(), {substitute, false, false, false});
        QVERIFY(!translation.has_value());
        QVERIFY2(QByteArray::fromStdString(translation.error().message).startsWith(message),
                 translation.error().message.c_str());
    }

    /// Solving what was translated gives the models of the original.
    void keepsTheModels() {
        Random random(test_suite::seed(81));
        std::size_t total = 0;
        for (int round = 0; round < 1200; ++round) {
            const std::string file = oracle::random_file(random, false, false, 3);
            const TranslateOptions options{false, round % 2 == 0, round % 3 == 0, true};
            const std::string ring = text_of(file, options);
            // Symbols that do not matter vanish from equations; a tautology keeps them in both.
            const std::string same = "formulas(same). a | -a. b | -b. c | -c. d | -d. e1 | -e1. "
                                     "end_of_list.\n";
            const std::string same_ring = "formulas(same). a = a. b = b. c = c. d = d. e1 = e1. "
                                          "end_of_list.\n";
            const auto expected = models_of(file + same);
            QVERIFY2(models_of(ring + same_ring) == expected, (file + ring).c_str());
            const auto back = to_propositional(*read_mace(ring));
            QVERIFY2(back.has_value(), back ? "" : back.error().message.c_str());
            QVERIFY2(models_of(back->text + same) == expected, back->text.c_str());
            total += expected.size();
        }
        QVERIFY(total > 1000);
    }

    void translatesTheLibrary() {
        for (const auto& entry :
             std::filesystem::directory_iterator(places::example_path("puzzles"))) {
            const std::string name = entry.path().filename().string();
            if (!name.ends_with(".in") || name.ends_with("_ring.in") || name.starts_with("knights"))
                continue;
            const auto text = read_file(entry.path());
            QVERIFY(text.has_value());
            for (const bool merge : {false, true}) {
                const std::string ring = text_of(*text, {false, true, merge, true});
                QCOMPARE(models_of(ring), models_of(*text));
                QCOMPARE(models_of(ring).size(), std::size_t{1});
            }
        }
    }
};

LOGGIA_LOOP_TEST(TranslateTest)

} // namespace translate_test

#include "translate_test.moc"
