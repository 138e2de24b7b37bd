#include "core/puzzles/sheet/sheet_parts.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace sheet_patch_test {

using namespace loggia;
using namespace loggia::puzzles;

class SheetPatchTest : public QObject {
    Q_OBJECT

private:
    static PartText kept(std::size_t part) {
        PartText text;
        text.kept = part;
        return text;
    }
    static PartText written(const char* text) { return {{}, text, std::string("-") + text, {}}; }

    static PatchedText patch(const std::string& text, const std::vector<PartText>& parts) {
        logic::Store store;
        const auto old = mace_parts(SheetForm::propositions, text, store, {});
        if (!old)
            qFatal("%s", describe(old.error(), "text", text).c_str());
        return patched(text, *old, parts);
    }

private Q_SLOTS:
    void keepsWhatIsBetween() {
        const std::string text = "set(arithmetic).\nformulas(a).\n  % One.\n  p.\n  q.\n\n  % "
                                 "Two.\n  r.\nend_of_list.\n% Between.\nformulas(goals).\n "
                                 "s.\nend_of_list.\n";
        QCOMPARE(patch(text, {kept(0), kept(1), kept(2), kept(3)}).text, text);
        // Gone: the comment of the first stays with the second, whose it was, too.
        QCOMPARE(patch(text, {kept(1)}).text,
                 std::string("set(arithmetic).\nformulas(a).\n  % One.\n  q.\nend_of_list.\n% "
                             "Between.\nformulas(goals).\nend_of_list.\n"));
        const auto made =
            patch(text, {kept(0), written("  new."), kept(2), kept(3), written("  last.")});
        QCOMPARE(made.text,
                 std::string("set(arithmetic).\nformulas(a).\n  % One.\n  p.\n  new.\n\n  % "
                             "Two.\n  r.\nend_of_list.\n% Between.\nformulas(goals).\n s.\n-  "
                             "last.\nend_of_list.\n"));
        QCOMPARE(made.lines, (std::vector<SheetLines>{{2, 2}, {4, 1}, {6, 2}, {11, 1}, {12, 1}}));
    }

    void mindsTheLine() {
        const std::string text = "formulas(a). p. q. % why\n r. end_of_list.";
        QCOMPARE(patch(text, {kept(0), kept(1), kept(2)}).text, text);
        QCOMPARE(patch(text, {kept(1), kept(2)}).text,
                 std::string("formulas(a).\n q. % why\n r. end_of_list."));
        QCOMPARE(patch(text, {kept(0), kept(1)}).text,
                 std::string("formulas(a). p. q. % why\n end_of_list."));
        QCOMPARE(patch(text, {written("s.")}).text, std::string("formulas(a).\ns.\n end_of_list."));
    }
};

LOGGIA_LOOP_TEST(SheetPatchTest)

} // namespace sheet_patch_test

#include "sheet_patch_test.moc"
