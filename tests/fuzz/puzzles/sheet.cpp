#include "core/puzzles/sheet/sheet.hpp"

#include "core/base/error.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::puzzles;

namespace {

bool all_words_are_read(const PuzzleSheet& sheet) {
    bool all = true;
    for (const Statement& statement : sheet.statements)
        all = all && statement.words_are_read;
    return all;
}

/// In words that mean the whole puzzle, and in those of the verbaliser.
void say_again(const PuzzleSheet& sheet) {
    if (const auto words = whole_words(sheet))
        fuzz::require(read_sheet(SheetForm::words, *words).has_value(), "words are a puzzle");
    if (const auto plain = said_plainly(sheet))
        fuzz::require(plain->statements.size() == sheet.statements.size(), "no statement is lost");
}

void check(const PuzzleSheet& sheet) {
    for (std::size_t form = 0; form < sheet_forms; ++form) {
        const std::string& text = sheet.texts.at(form);
        std::size_t lines = 1;
        for (const char c : text)
            lines += c == '\n' ? 1 : 0;
        for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
            const Statement& statement = sheet.statements[i];
            const SheetLines& place = statement.lines.at(form);
            fuzz::require(place.count > 0 && place.first + place.count <= lines,
                          "a clue's lines are in the text");
            const auto at = sheet.statement_at(static_cast<SheetForm>(form), place.first);
            fuzz::require(at && *at <= i, "a clue is found by its line");
        }
        if (static_cast<SheetForm>(form) == SheetForm::words && !all_words_are_read(sheet))
            continue;
        const auto again = read_sheet(static_cast<SheetForm>(form), text);
        fuzz::require(again.has_value(), "what is written can be read");
        fuzz::require(again->statements.size() == sheet.statements.size(), "and says as much");
    }
    constexpr std::size_t few_statements = 6;
    if (sheet.statements.size() <= few_statements)
        say_again(sheet);
    constexpr std::size_t few_atoms = 10;
    if (sheet.atoms.size() <= few_atoms)
        fuzz::require(!to_words(verdict_of(sheet), sheet).empty(), "there is a verdict");
}

/// Lines that are not understood are told of, in the text of the words.
void check_skipped(const PuzzleSheet& sheet) {
    const std::string& words = sheet.texts.at(static_cast<std::size_t>(SheetForm::words));
    fuzz::require(!sheet.skipped.empty(), "what is left out is told");
    for (const Error& error : sheet.skipped)
        fuzz::require(error.span && describe(error, "name", words).ends_with('\n'),
                      "errors of lines can be shown");
}

} // namespace

/// The first byte tells the forms of the text and of the edited one, which are parted by a NUL.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most_bytes = 3000;
    if (size < 2 || size > most_bytes)
        return 0;
    const auto form = static_cast<SheetForm>(data[0] % 3);
    const auto edited_form = static_cast<SheetForm>(data[0] / 3 % 3);
    const auto all = fuzz::text_of(data, size).substr(1);
    const auto text = all.substr(0, all.find('\0'));
    (void)form_of(text);
    const auto sheet = read_sheet(form, text);
    constexpr std::size_t quick = 400; // bytes
    if (text.size() <= quick) {
        const auto some = read_sheet_leniently(form, text);
        fuzz::require(!sheet || (some && some->skipped.empty()), "what is read is read leniently");
        if (some && !sheet)
            check_skipped(*some);
    }
    if (!sheet) {
        fuzz::require(describe(sheet.error(), "name", text).ends_with('\n'), "errors can be shown");
        return 0;
    }
    check(*sheet);
    if (text.size() == all.size())
        return 0;
    const auto edited = all.substr(text.size() + 1);
    const auto now = read_sheet(edited_form, edited, &*sheet);
    if (!now) {
        fuzz::require(describe(now.error(), "name", edited).ends_with('\n'), "errors can be shown");
        return 0;
    }
    check(*now);
    return 0;
}
