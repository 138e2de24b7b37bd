#include "core/puzzles/sheet/sheet.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::puzzles {

namespace {

constexpr auto word_text = static_cast<std::size_t>(SheetForm::words);

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool is_all_read(const PuzzleSheet& sheet) {
    return std::all_of(sheet.statements.begin(), sheet.statements.end(),
                       [](const Statement& statement) { return statement.words_are_read; });
}

/// What the statements mean, in any order.
Result<std::vector<std::string>> meanings_of(const PuzzleSheet& sheet, const Control& control) {
    std::vector<std::string> meanings;
    for (const Statement& statement : sheet.statements) {
        auto meaning = meaning_of(sheet.store, statement.formula, control);
        if (!meaning)
            return tl::unexpected(std::move(meaning.error()));
        meanings.push_back(std::move(*meaning));
    }
    std::sort(meanings.begin(), meanings.end());
    return meanings;
}

/// Whether the text, read alone, has the same statements as the sheet, over the same atoms.
bool means_the_same(const std::string& text, const PuzzleSheet& sheet, const Control& control) {
    const auto read = read_sheet_leniently(SheetForm::words, text, nullptr, control);
    if (!read || !is_all_read(*read) || read->atoms != sheet.atoms)
        return false;
    const auto here = meanings_of(*read, control);
    const auto there = meanings_of(sheet, control);
    return here && there && *here == *there;
}

/// Whether the words of a sheet have a sentence about the atom.
bool is_mentioned(const PuzzleSheet& sheet, const std::string& atom, const Control& control) {
    const auto read =
        read_sheet_leniently(SheetForm::words, sheet.texts[word_text], nullptr, control);
    return read && std::binary_search(read->atoms.begin(), read->atoms.end(), atom);
}

/// The words of the sheet; behind the comments that stand for statements, the plain sentences.
std::string with_sentences(const PuzzleSheet& sheet, const PuzzleSheet& plain) {
    const auto lines = split_lines(sheet.texts[word_text]);
    const auto sentences = split_lines(plain.texts[word_text]);
    std::vector<std::string> behind(lines.size() + 1);
    for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
        if (sheet.statements[i].words_are_read)
            continue;
        const SheetLines& own = sheet.statements[i].lines[word_text];
        const SheetLines& said = plain.statements[i].lines[word_text];
        std::string& place = behind[std::min(own.first + own.count, lines.size())];
        for (std::size_t k = said.first; k < std::min(said.first + said.count, sentences.size());
             ++k)
            if (!sentences[k].empty())
                place += fmt::format("{}\n", sentences[k]);
    }
    std::string text;
    for (std::size_t i = 0; i <= lines.size(); ++i) {
        text += behind[i];
        if (i < lines.size())
            text += fmt::format("{}\n", lines[i]);
    }
    return text;
}

} // namespace

Result<std::string> whole_words(const PuzzleSheet& sheet, const Control& control) {
    if (is_all_read(sheet) && means_the_same(sheet.texts[word_text], sheet, control))
        return sheet.texts[word_text];
    const auto plain = said_plainly(sheet, control);
    if (!plain)
        return tl::unexpected(plain.error());
    for (std::size_t i = 0; i < plain->statements.size(); ++i)
        if (!plain->statements[i].words_are_read) {
            logic::Store store = plain->store;
            const auto formula =
                formula_text(SheetForm::propositions, store, plain->statements[i].formula, control);
            return failure(fmt::format(
                "statement {} cannot be written in words: {}", i + 1,
                formula && formula->size() < 200 ? *formula : "its formula is too long"));
        }
    if (plain->statements.size() == sheet.statements.size()) {
        std::string text = with_sentences(sheet, *plain);
        if (means_the_same(text, sheet, control))
            return text;
    }
    if (means_the_same(plain->texts[word_text], sheet, control))
        return plain->texts[word_text];
    if (control.stop_requested())
        return failure("stopped");
    for (const std::string& atom : sheet.atoms)
        if (!std::binary_search(plain->atoms.begin(), plain->atoms.end(), atom) ||
            !is_mentioned(*plain, atom, control))
            return failure(
                fmt::format("the words would omit '{}', which no statement depends on", atom));
    return failure("the puzzle cannot be written in words");
}

} // namespace loggia::puzzles
