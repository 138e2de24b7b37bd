#include "core/puzzles/sheet/sheet_parts.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace read_mace_test {

using namespace loggia;
using namespace loggia::puzzles;

class SheetMaceTest : public QObject {
    Q_OBJECT

private:
    static SheetParts read(const std::string& text, SheetForm form = SheetForm::propositions) {
        logic::Store store;
        auto parts = mace_parts(form, text, store, {});
        if (!parts)
            qFatal("%s", describe(parts.error(), "text", text).c_str());
        return std::move(*parts);
    }

private Q_SLOTS:
    void findsComments() {
        const std::string text = "% A story.\n\n% p: it rains\n\nassign(max_models, -1).\n"
                                 "formulas(a).\n  % One\n  % and two.\n  p. q.\n  r.\n\n  p & q. % "
                                 "behind\n  q & r.\n  % p: it rains\n  r.\nend_of_list.\n"
                                 "formulas(hints). q. end_of_list.\nformulas(goals).\n %Goal\n "
                                 "p.\nend_of_list.\n";
        const SheetParts parts = read(text);
        QCOMPARE(parts.story, std::vector<std::string>{"A story."});
        QCOMPARE(parts.glossary, (std::vector<std::string>{"p: it rains", "p: it rains"}));
        QCOMPARE(parts.commands, std::vector<std::string>{"assign(max_models, -1)."});
        QCOMPARE(parts.vocabulary.phrase_of("p"), std::string("it rains"));
        QCOMPARE(parts.parts.size(), std::size_t{7});
        std::vector<std::string> notes;
        for (const SheetPart& part : parts.parts)
            notes.push_back(part.note + (part.shares ? "^" + std::to_string(*part.shares) : ""));
        QCOMPARE(notes, (std::vector<std::string>{"One\nand two.", "^0", "^0", "behind", "^3", "",
                                                  "Goal"}));
        const auto own = [&](std::size_t i) {
            return text.substr(parts.parts[i].own, parts.parts[i].end - parts.parts[i].own);
        };
        QCOMPARE(own(0), std::string("  % One\n  % and two.\n  p."));
        QCOMPARE(own(1), std::string("q."));
        QCOMPARE(own(3), std::string("  p & q. % behind"));
        QCOMPARE(own(6), std::string(" %Goal\n p."));
        QVERIFY(parts.parts[6].goal && !parts.parts[5].goal);
        QCOMPARE(parts.head, text.find("formulas(a).") + 12);
        for (std::size_t i = 1; i < parts.parts.size(); ++i)
            QCOMPARE(parts.parts[i].begin, parts.parts[i - 1].end);
    }

    void readsNumbersAsTruths() {
        const SheetParts parts = read("% r1: 1 for a lady in room 1, 0 for a tiger\n% m1: 1 where "
                                      "the sign on door 1 is true\nset(arithmetic).\n"
                                      "formulas(a). m1 = r1. end_of_list.",
                                      SheetForm::ring);
        QVERIFY(parts.vocabulary.setting == PuzzleSetting::doors);
        QCOMPARE(parts.vocabulary.atom_of(Thing::lady, 0), std::string("r1"));
        QCOMPARE(parts.vocabulary.atom_of(Thing::sign, 0), std::string("m1"));
        QVERIFY(parts.commands.empty());
    }

    void refuses() {
        logic::Store store;
        const auto message = [&](const char* text) {
            const auto parts = mace_parts(SheetForm::propositions, text, store, {});
            return parts ? std::string() : parts.error().message;
        };
        const std::string first_order = "this text is first-order, and a puzzle has only "
                                        "propositions; 'loggia-cli mace4' finds its models";
        QCOMPARE(message("list(distinct). [a,b]. end_of_list."), first_order);
        QCOMPARE(message("formulas(a). f(x) = x. end_of_list."), first_order);
        QCOMPARE(message("formulas(a). p(a). q. end_of_list."), first_order);
        QVERIFY(message("assign(max_models, x).").starts_with("expected a whole number"));
        QCOMPARE(message("formulas(a). all x p(x). end_of_list."), first_order);
        QVERIFY(message("formulas(a). x + y = 1. end_of_list.").starts_with("'=' compares"));
        QCOMPARE(message(""), std::string("Input file is empty"));
    }

    /// A sum of integers over a larger domain is no parity.
    void refusesOtherDomains() {
        logic::Store store;
        const auto error = [&](const std::string& text) {
            const auto parts = mace_parts(SheetForm::ring, text + " end_of_list.", store, {});
            return parts ? Error{} : parts.error();
        };
        const std::string head = "set(arithmetic).\nassign(domain_size, 10).\nformulas(a).\n";
        const Error large = error(head + "a + b = 3.");
        QCOMPARE(large.message,
                 std::string("these equations are over a domain of 10 elements, and those of a "
                             "puzzle over 2; 'loggia-cli mace4' finds their models"));
        QCOMPARE(large.span->line, 2);
        QVERIFY(error(head + "p -> q.").message.empty());
        QVERIFY(error("set(arithmetic). assign(domain_size, 2). formulas(a). a + b = 3.")
                    .message.empty());
        QVERIFY(error("set(arithmetic). formulas(a). a + b = 3.").message.empty());
    }
};

LOGGIA_LOOP_TEST(SheetMaceTest)

} // namespace read_mace_test

#include "read_mace_test.moc"
