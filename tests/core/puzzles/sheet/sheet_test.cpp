#include "core/base/file.hpp"
#include "core/ladr/proposition.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "core/puzzles/write_claim.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>

namespace sheet_test {

using namespace loggia;
using namespace loggia::ladr;
using namespace loggia::puzzles;
using namespace sheet_oracle;

constexpr std::array all_forms{SheetForm::words, SheetForm::propositions, SheetForm::ring};

class SheetTest : public QObject {
    Q_OBJECT

private:
    static PuzzleSheet read(SheetForm form, const std::string& text,
                            const PuzzleSheet* before = nullptr) {
        auto sheet = read_sheet(form, text, before);
        if (!sheet)
            qFatal("%s", describe(sheet.error(), "text", text).c_str());
        return std::move(*sheet);
    }
    static const std::string& text_of(const PuzzleSheet& sheet, SheetForm form) {
        return sheet.texts.at(static_cast<std::size_t>(form));
    }
    static bool all_read(const PuzzleSheet& sheet) {
        return std::all_of(sheet.statements.begin(), sheet.statements.end(),
                           [](const Statement& statement) { return statement.words_are_read; });
    }

    /// What there is to speak of in each setting.
    static Vocabulary vocabulary(PuzzleSetting setting) {
        Vocabulary known;
        known.setting = setting;
        if (setting == PuzzleSetting::islanders)
            known.people = {"Abe", "Bea", "Cid"};
        if (setting == PuzzleSetting::doors)
            known.rooms = 2;
        return known;
    }
    static std::vector<std::string> atoms(PuzzleSetting setting) {
        if (setting == PuzzleSetting::islanders)
            return {"k_Abe", "k_Bea", "k_Cid", "p"};
        if (setting == PuzzleSetting::doors)
            return {"l1", "l2", "m1", "m2"};
        return {"and", "p", "q", "true"};
    }

    static std::string random_text(Random& random, SheetForm form, PuzzleSetting setting) {
        std::string text;
        logic::Store store;
        const std::size_t statements = random.below(5);
        for (std::size_t i = 0; i < statements; ++i) {
            const auto e = expression(random, store, atoms(setting), 3);
            if (form == SheetForm::words) {
                const auto known = vocabulary(setting);
                text += *write_line(known, store, e, speaker_of(known, store, e)) + '\n';
            } else if (form == SheetForm::propositions) {
                text += "  " + *to_ladr(store, e) + ".\n";
            } else {
                std::string sum = random.below(2) == 0 ? "1" : "0";
                for (std::size_t n = random.below(5); n > 0; --n)
                    sum += " + " + atoms(setting)[random.below(4)] + "*" +
                           atoms(setting)[random.below(4)];
                text += "  (" + sum + ") mod 2 = " + atoms(setting)[random.below(4)] + ".\n";
            }
        }
        if (form == SheetForm::words)
            return text;
        return std::string(form == SheetForm::ring ? "set(arithmetic).\n" : "") + "formulas(a).\n" +
               text + "end_of_list.\n";
    }

    /// That each statement's lines say what the statement says, and that a form on its own says it
    /// again.
    static void check(const PuzzleSheet& sheet, const std::vector<std::string>& names) {
        const auto wanted = values(sheet, names);
        for (const SheetForm form : all_forms) {
            if (form == SheetForm::words && !all_read(sheet))
                continue;
            const auto again = read_sheet(form, text_of(sheet, form));
            QVERIFY2(again.has_value(), text_of(sheet, form).c_str());
            QCOMPARE(values(*again, names), wanted);
            for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
                QCOMPARE(again->statements[i].lines.at(static_cast<std::size_t>(form)),
                         sheet.statements[i].lines.at(static_cast<std::size_t>(form)));
                QCOMPARE(
                    *sheet.statement_at(
                        form, sheet.statements[i].lines.at(static_cast<std::size_t>(form)).first),
                    i);
            }
        }
    }

private Q_SLOTS:
    void readsWhatItWrites_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<int>("setting");
        for (const int form : {0, 1, 2})
            for (const int setting : {0, 1, 2})
                QTest::addRow("form %d, setting %d", form, setting) << form << setting;
    }
    void readsWhatItWrites() {
        QFETCH(int, form);
        QFETCH(int, setting);
        const auto about = static_cast<PuzzleSetting>(setting);
        Random random(static_cast<std::uint64_t>(form * 3 + setting));
        const auto names = atoms(about);
        for (int i = 0; i < 150; ++i) {
            const auto which = static_cast<SheetForm>(form);
            const auto sheet = read(which, random_text(random, which, about));
            check(sheet, names);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// One statement is changed, or taken out, in one of the forms: the others stay as they are.
    void followsEdits() {
        Random random(test_suite::seed(77));
        for (int i = 0; i < 400; ++i) {
            const auto about = static_cast<PuzzleSetting>(random.below(3));
            const auto names = atoms(about);
            const auto first = static_cast<SheetForm>(random.below(3));
            const auto before = read(first, random_text(random, first, about));
            auto meanings = values(before, names);
            std::sort(meanings.begin(), meanings.end());
            // Which of two that mean the same is gone, nobody can tell.
            if (meanings.empty() ||
                std::adjacent_find(meanings.begin(), meanings.end()) != meanings.end())
                continue;
            const auto form = static_cast<SheetForm>(random.below(3));
            const std::size_t place = random.below(before.statements.size());
            const SheetLines gone =
                before.statements[place].lines.at(static_cast<std::size_t>(form));
            const bool replaced = random.below(2) != 0;
            std::string text;
            const auto old = lines(text_of(before, form));
            for (std::size_t line = 0; line < old.size(); ++line) {
                if (line < gone.first || line >= gone.first + gone.count)
                    text += old[line] + (line + 1 < old.size() ? "\n" : "");
                else if (line == gone.first && replaced)
                    text += form == SheetForm::words          ? "fact: q5 is true.\n"
                            : form == SheetForm::propositions ? "q5.\n"
                                                              : "q5 = 1.\n";
            }
            const auto now = read(form, text, &before);
            QCOMPARE(now.statements.size(), before.statements.size() - (replaced ? 0 : 1));
            check(now, names);
            if (QTest::currentTestFailed())
                return;
            for (std::size_t c = 0; c < now.statements.size(); ++c) {
                if (replaced && c == place)
                    continue;
                const std::size_t was = c < place || replaced ? c : c + 1;
                QCOMPARE(values(now.store, now.statements[c].formula, names),
                         values(before.store, before.statements[was].formula, names));
                // Where nothing else tells any more who is a person, a sentence has to.
                const bool names_went = !std::includes(now.atoms.begin(), now.atoms.end(),
                                                       before.atoms.begin(), before.atoms.end());
                for (const SheetForm other : all_forms)
                    if (other != SheetForm::words || !names_went)
                        QCOMPARE(shown(now, c, other), shown(before, was, other));
            }
        }
    }

    void keepsAllWhereNothingChanges() {
        for (const auto& file :
             std::filesystem::directory_iterator(places::example_path("puzzles"))) {
            if (file.path().extension() != ".in")
                continue;
            const auto text = read_file(file.path());
            const auto sheet = read(form_of(*text), *text);
            QVERIFY(!sheet.statements.empty());
            for (const SheetForm form : all_forms) {
                const auto again = read(form, text_of(sheet, form), &sheet);
                QCOMPARE(again.texts, sheet.texts);
                QCOMPARE(again.statements.size(), sheet.statements.size());
                for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
                    QCOMPARE(again.statements[i].lines, sheet.statements[i].lines);
                    QCOMPARE(again.statements[i].figure, sheet.statements[i].figure);
                }
                QCOMPARE(again.figures.size(), sheet.figures.size());
            }
        }
    }

    /// Lines are taken out, doubled and swapped, again and again: whatever can be read is written
    /// so that it says the same in all forms.
    void survivesEditing_data() {
        QTest::addColumn<QByteArray>("file");
        for (const char* file : {"trial_01.in", "trial_08.txt", "trial_09_ring.in", "choice.txt",
                                 "choice.in", "islanders.txt"})
            QTest::newRow(file) << QByteArray(file);
    }
    void survivesEditing() {
        QFETCH(QByteArray, file);
        const auto text = read_file(places::example_path("puzzles") + "/" + file.toStdString());
        const auto first = read(form_of(*text), *text);
        Random random(static_cast<std::uint64_t>(file.size()));
        int read_again = 0;
        for (int i = 0; i < 6; ++i) {
            PuzzleSheet sheet = first;
            for (int edit = 0; edit < 6; ++edit) {
                const auto form = static_cast<SheetForm>(random.below(3));
                auto all = lines(text_of(sheet, form));
                const std::size_t line = random.below(all.size());
                const std::size_t other = random.below(all.size());
                const auto at = all.begin() + static_cast<std::ptrdiff_t>(line);
                switch (random.below(3)) {
                case 0:
                    all.erase(at);
                    break;
                case 1:
                    all.insert(at, all[other]);
                    break;
                default:
                    std::swap(all[line], all[other]);
                    break;
                }
                std::string edited;
                for (const std::string& each : all)
                    edited += (edited.empty() ? "" : "\n") + each;
                auto now = read_sheet(form, edited, &sheet);
                if (!now)
                    continue;
                ++read_again;
                check(*now, now->atoms.size() <= 5 ? now->atoms : std::vector<std::string>{});
                if (QTest::currentTestFailed())
                    return;
                sheet = std::move(*now);
            }
        }
        QVERIFY(read_again > 5);
    }

    void tellsFormsApart() {
        QVERIFY(form_of("Abe says: I am a knight.\n") == SheetForm::words);
        QVERIFY(form_of("formulas(a).\n p <= q.\nend_of_list.") == SheetForm::ring);
        QVERIFY(form_of("% a = b\n formulas(a).\n p <-> q.\nend_of_list.") ==
                SheetForm::propositions);
        QVERIFY(form_of("set(arithmetic).") == SheetForm::ring);
        QVERIFY(form_of("set(arithmetic).\nformulas(a).\nend_of_list.") == SheetForm::ring);
        QVERIFY(form_of("set(arithmetic).\nformulas(a).\n % p = 1\n (p + q) mod 2 = 1.\n") ==
                SheetForm::ring);
        QVERIFY(form_of("set(arithmetic).\nformulas(a).\n % p = 1\n p -> q.\nend_of_list.") ==
                SheetForm::propositions);
        QVERIFY(form_of("") == SheetForm::words);
    }

    void refuses_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](SheetForm form, const char* text, int line, const char* message) {
            QTest::newRow(text) << static_cast<int>(form) << QByteArray(text) << line
                                << QByteArray(message);
        };
        row(SheetForm::words, "\nfact: p is", 2, "expected 'true' or 'false'");
        row(SheetForm::words, "fact: x is true\nfact: Ab is true", 2,
            "'Ab' cannot be the name of an atom: Mace4 reads names");
        row(SheetForm::words, "fact: end_of_list is true", 1,
            "'end_of_list' cannot be the name of an atom");
        row(SheetForm::propositions, "formulas(a).\n x.\nend_of_list.", 2, "'x' is a variable");
        row(SheetForm::propositions, "formulas(a).\n a = b.\nend_of_list.", 2, "'=' compares");
        row(SheetForm::ring, "formulas(a).\n p & .\nend_of_list.", 2, "");
        row(SheetForm::words,
            "fact: none of a1, a2, a3, a4, a5, a6, a7, a8, b1, b2, b3, b4, b5, b6, b7, b8, b9 and "
            "c is true.",
            1, "the polynomial has too many terms (more than 16,384)");
    }
    void refuses() {
        QFETCH(int, form);
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QByteArray, message);
        const auto sheet = read_sheet(static_cast<SheetForm>(form), text.toStdString());
        QVERIFY(!sheet.has_value());
        QVERIFY2(QByteArray::fromStdString(sheet.error().message).startsWith(message),
                 sheet.error().message.c_str());
        QVERIFY(sheet.error().span.has_value());
        QCOMPARE(sheet.error().span->line, line);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const auto sheet = read_sheet(SheetForm::propositions, "formulas(a). p. end_of_list.",
                                      nullptr, Control(stop.get_token()));
        QVERIFY(!sheet.has_value());
        QCOMPARE(sheet.error().message, std::string("stopped"));
        // Before the line that is wrong.
        for (const auto read : {read_sheet, read_sheet_leniently}) {
            const auto words = read(SheetForm::words, "Ann lies.\nBob says nothing at\n", nullptr,
                                    Control(stop.get_token()));
            QVERIFY(!words.has_value());
            QCOMPARE(words.error().message, std::string("stopped"));
        }
    }
};

LOGGIA_LOOP_TEST(SheetTest)

} // namespace sheet_test

#include "sheet_test.moc"
