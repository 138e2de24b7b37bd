#include "core/base/random.hpp"
#include "core/wumpus/case.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/walk.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace case_test {

using namespace loggia;
using namespace loggia::wumpus;

constexpr std::string_view example =
    "rules:\n(if M_1_1 S_1_2)\n\nknowledge:\n# (1,1)\n(not M_1_1)\n"
    "statement:\nM_3_3\nwalk:\ncave 17\npath (1,2) (2,2)\n";

Case random_case(Random& random) {
    constexpr std::array<const char*, 9> lines{"M_1_1\n",  "# a comment\n",  "\n",
                                               "rules:\n", "\\walk: \n",     "\\\\knowledge:\n",
                                               "(and\n",   "statement: 5\n", "\\x\n"};
    Case value;
    for (std::string& text : value.texts)
        for (std::uint64_t n = random.below(6); n > 0; --n)
            text += lines.at(random.below(lines.size()));
    if (random.below(3) > 0) {
        value.walk = WalkRecord{1 + random.below(most_seeds), {}};
        Walk walk(cave_by_seed(value.walk->seed).world());
        for (std::uint64_t n = random.below(10); n > 0 && walk.next(true); --n) {
            value.walk->path.push_back(*walk.next(true));
            walk.visit(value.walk->path.back());
        }
    }
    if (value.walk && random.below(2) == 0) {
        value.walk->path.clear();
        Hunt hunt = Hunt::by_seed(value.walk->seed);
        for (std::uint64_t n = random.below(12); n > 0 && hunt.next(true); --n)
            hunt.act(random.below(4) == 0 && hunt.can(action::Shoot{}) ? action::Shoot{}
                                                                       : *hunt.next(true));
        value.walk->hunt = hunt.actions();
    }
    return value;
}

class CaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAllSections() {
        const auto read = case_of(example);
        QVERIFY(read.has_value());
        QCOMPARE(read->text(Source::rules), std::string("(if M_1_1 S_1_2)\n\n"));
        QCOMPARE(read->text(Source::knowledge), std::string("# (1,1)\n(not M_1_1)\n"));
        QCOMPARE(read->text(Source::question), std::string("M_3_3\n"));
        QVERIFY(read->walk.has_value());
        QCOMPARE(read->walk->seed, std::uint64_t{17});
        QVERIFY(read->walk->path == (std::vector<Square>{{1, 2}, {2, 2}}));
        QCOMPARE(to_text(*read), std::string(example));
        QVERIFY(looks_like_case(example));
    }

    void everyCaseComesBack() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const Case value = random_case(random);
            const std::string text = to_text(value);
            QVERIFY(looks_like_case(text));
            const auto back = case_of(text);
            QVERIFY2(back.has_value(), text.c_str());
            QVERIFY2(*back == value, text.c_str());
            // A line without its end gets one, and that is all.
            Case open = value;
            for (std::string& each : open.texts)
                each = each.substr(0, each.size() - (each.ends_with('\n') ? 1 : 0));
            const auto closed = case_of(to_text(open));
            QVERIFY(closed.has_value());
            for (std::size_t n = 0; n < value.texts.size(); ++n)
                if (!open.texts.at(n).empty() && !open.texts.at(n).ends_with('\n'))
                    QCOMPARE(closed->texts.at(n), value.texts.at(n));
        }
    }

    void readsAHunt() {
        const std::string text = "walk:\ncave 17\ngold\npath (1,2) shoot right (1,1) climb\n";
        const auto read = case_of(text);
        QVERIFY(read.has_value() && read->walk && read->walk->hunt);
        QVERIFY(read->walk->path.empty());
        QVERIFY(*read->walk->hunt ==
                (std::vector<Action>{action::Go{{1, 2}}, action::Shoot{Direction::right},
                                     action::Go{{1, 1}}, action::Climb{}}));
        QVERIFY(to_text(*read).ends_with(text));
        const auto begun = case_of("walk:\ncave 17\ngold\n");
        QVERIFY(begun.has_value() && begun->walk->hunt && begun->walk->hunt->empty());
    }

    void readsLinesOfAnySystem() {
        std::string dos = "\xEF\xBB\xBF# a case\r\n\r\n";
        for (const char c : example)
            dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
        QVERIFY(looks_like_case(dos) && has_case_comments(dos));
        QVERIFY(!has_case_comments(example) && !has_case_comments("\n \r\nrules:\n# a rule\n"));
        const auto read = case_of(dos);
        QVERIFY(read.has_value());
        QVERIFY(read->walk == case_of(example)->walk);
        QCOMPARE(read->text(Source::question), std::string("M_3_3\r\n"));
    }

    void sectionsStayInTheirPlaces() {
        logic::Store store = symbol_store();
        const auto lines =
            statements_of(store, section_of(example, Source::knowledge), Source::knowledge);
        QVERIFY(lines.has_value() && lines->size() == 1);
        QCOMPARE(lines->front().span, (SourceSpan{6, 1, 11}));
        const std::string plain = "M_1_1\nrules:\n";
        QCOMPARE(section_of(plain, Source::rules), plain);
    }

    void refuses_data() {
        const test_suite::Refusals row;
        const char* const heading = "expected a line rules:, knowledge:, statement: or walk:";
        row("", 1, 1, heading);
        row("# nothing\n", 1, 1, heading);
        row("\n# text\nM_1_1\nrules:\n", 3, 1, heading);
        row("rules:\nM_1_1\nrules:\n", 3, 1, "there is already a section rules: in line 1");
        row("walk:\n", 1, 1,
            "expected a line with the number of the cave after walk:, for example cave 17");
        row("walk:\npath (1,2)\n", 2, 1, "expected cave and its number, for example cave 17");
        row("walk:\ncave 0\n", 2, 1, "expected a cave number from 1 to 999,999");
        row("walk:\ncave 1000000\n", 2, 1, "expected a cave number from 1 to 999,999");
        row("walk:\ncave 1 2\n", 2, 1, "expected a cave number from 1 to 999,999");
        row("walk:\ncave 1\ncave 2\n", 3, 1,
            "expected path and squares, for example path (1,2) (2,2)");
        row("walk:\ncave 1\npath (1,2) (4,4)\n", 3, 12, "the walk cannot continue to (4,4)");
        row("walk:\ncave 1\npath (1,2) (1,2)\n", 3, 12, "the walk cannot continue to (1,2)");
        row("walk:\ncave 1\npath 1,2\n", 3, 6, "expected a square, for example (1,2)");
        row("walk:\ncave 1\npath (5,1)\n", 3, 6, "expected a square, for example (1,2)");
        row("walk:\ngold\n", 2, 1, "expected cave and its number, for example cave 17");
        row("walk:\ncave 1\npath (1,2)\ngold\n", 4, 1,
            "expected path and squares, for example path (1,2) (2,2)");
        row("walk:\ncave 1\ngold\npath (1,2) dig\n", 4, 12,
            "expected a square, grab, shoot, bump or climb, for example (1,2)");
        row("walk:\ncave 1\ngold\npath shoot (1,2)\n", 4, 12,
            "expected up, right, down or left after shoot");
        row("walk:\ncave 1\ngold\npath shoot up shoot up\n", 4, 15,
            "the walk cannot continue with shoot up");
        row("walk:\ncave 1\ngold\npath climb (1,2)\n", 4, 12,
            "the walk cannot continue with (1,2)");
    }

    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return case_of(text); },
                                  test_suite::Told::whole);
    }

    void survivesChangedBytes() {
        Random random(test_suite::seed(8));
        constexpr std::string_view bytes = "\n\r \\:#(),019prswk\xEF\xBB\xBF";
        for (int i = 0; i < test_suite::rounds(20'000); ++i) {
            std::string text(example);
            for (std::uint64_t n = 1 + random.below(4); n > 0; --n) {
                const std::size_t at = random.below(text.size());
                const char byte = bytes[random.below(bytes.size())];
                if (random.below(3) == 0)
                    text.erase(at, 1 + random.below(12));
                else if (random.below(2) == 0)
                    text.insert(at, 1, byte);
                else
                    text[at] = byte;
                if (text.empty())
                    text = "\n";
            }
            const auto read = case_of(text);
            if (!read) {
                QVERIFY(read.error().span && !read.error().message.empty());
                continue;
            }
            const auto again = case_of(to_text(*read));
            QVERIFY2(again.has_value(), text.c_str());
            QVERIFY2(to_text(*again) == to_text(*read), text.c_str());
        }
    }
};

LOGGIA_TEST(CaseTest)

} // namespace case_test

#include "case_test.moc"
