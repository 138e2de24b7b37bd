#include "core/puzzles/claims.hpp"
#include "core/puzzles/sentences.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"
#include "core/puzzles/write_claim.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace loggia::puzzles {

namespace {

/// The lines of a statement's words as one, without the marks of a comment.
std::string words_of(const PuzzleSheet& sheet, const Statement& statement) {
    constexpr auto form = static_cast<std::size_t>(SheetForm::words);
    const std::string& text = sheet.texts[form];
    std::size_t begin = 0;
    for (std::size_t i = 0; i < statement.lines[form].first; ++i)
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    std::string words;
    for (std::size_t i = 0; i < statement.lines[form].count; ++i) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::size_t first = std::min(text.find_first_not_of("%# \t\r", begin), end);
        const std::string_view line = std::string_view(text).substr(first, end - first);
        words += words.empty() ? "" : " ";
        words += line.substr(0, line.find_last_not_of(" \t\r") + 1);
        begin = std::min(end + 1, text.size());
    }
    return words;
}

/// What follows `Abe says that` or, in a comment, `Sign 1:`; nothing where nobody says it.
std::optional<std::string> said_by_figure(const Vocabulary& vocabulary, const std::string& words,
                                          bool is_comment) {
    Vocabulary known = vocabulary;
    logic::Store scratch;
    if (const auto read = read_sentence(words, 0, words.size(), known, scratch)) {
        if (!read->speaker)
            return std::nullopt;
        const bool stops = words.find_last_not_of(" \t") != std::string::npos &&
                           words[words.find_last_not_of(" \t")] == '.';
        return read->said + (stops ? "." : "");
    }
    const std::size_t colon = words.find(':');
    if (!is_comment || colon == std::string::npos || words.starts_with("fact"))
        return std::nullopt;
    return words.substr(std::min(words.find_first_not_of(' ', colon + 1), words.size()));
}

/// What the statements of a paragraph say, each by a speaker of its own. It is read once.
class Paragraph {
public:
    /// Nothing where the statement is alone in its lines, or the paragraph is not as many.
    std::optional<std::string> said(const Vocabulary& vocabulary, const PuzzleSheet& sheet,
                                    std::size_t statement) {
        if (statement >= end_)
            read(vocabulary, sheet, statement);
        if (!is_several() || !lines_.at(statement - begin_).speaker)
            return std::nullopt;
        return lines_.at(statement - begin_).said + ".";
    }

    [[nodiscard]] bool is_several() const { return end_ - begin_ > 1 && !lines_.empty(); }
    /// Whether the statement that was asked for last shares its lines with others.
    [[nodiscard]] bool is_shared() const { return end_ - begin_ > 1; }

private:
    void read(const Vocabulary& vocabulary, const PuzzleSheet& sheet, std::size_t statement) {
        constexpr auto form = static_cast<std::size_t>(SheetForm::words);
        const Statement& first = sheet.statements[statement];
        begin_ = statement;
        end_ = statement + 1;
        lines_.clear();
        while (first.words_are_read && first.lines[form].count > 0 &&
               end_ < sheet.statements.size() && sheet.statements[end_].words_are_read &&
               sheet.statements[end_].lines[form] == first.lines[form])
            ++end_;
        if (end_ - begin_ == 1)
            return;
        SentencePuzzle parts = read_puzzle_leniently(words_of(sheet, first), vocabulary.setting);
        if (parts.errors.empty() && parts.lines.size() == end_ - begin_)
            lines_ = std::move(parts.lines);
    }

    std::size_t begin_ = 0; ///< the statements of the paragraph
    std::size_t end_ = 0;
    std::vector<SentenceLine> lines_; ///< none where they could not be told apart
};

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// With a capital at its beginning, as a sentence after another one.
std::string with_capital(std::string sentence) {
    if (!sentence.empty())
        sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
    return sentence;
}

} // namespace

std::vector<Figure> figures_of(const Vocabulary& vocabulary, PuzzleSheet& sheet) {
    std::vector<Figure> figures;
    if (vocabulary.setting == PuzzleSetting::islanders)
        for (const std::string& person : vocabulary.people)
            figures.push_back({person, {}, {}, atom_of_person(person), {}, atom_of_person(person)});
    if (vocabulary.setting == PuzzleSetting::doors)
        for (std::size_t room = 0; room < vocabulary.rooms; ++room) {
            const std::string sign = vocabulary.atom_of(Thing::sign, room);
            const bool has_sign = std::binary_search(sheet.atoms.begin(), sheet.atoms.end(), sign);
            figures.push_back({fmt::format("Room {}", room + 1),
                               {},
                               {},
                               vocabulary.atom_of(Thing::lady, room),
                               vocabulary.atom_of(Thing::tiger, room),
                               has_sign ? sign : std::string()});
        }
    Paragraph paragraph;
    for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
        Statement& statement = sheet.statements[i];
        const auto part = paragraph.said(vocabulary, sheet, i);
        const auto speaker = speaker_of(vocabulary, sheet.store, statement.formula);
        if (!speaker || *speaker >= figures.size())
            continue;
        const auto said =
            paragraph.is_shared()
                ? part
                : said_by_figure(vocabulary, words_of(sheet, statement), !statement.words_are_read);
        if (!said)
            continue;
        statement.figure = *speaker;
        Figure& figure = figures[*speaker];
        if (figure.saying.empty()) {
            figure.saying = *said;
        } else {
            figure.saying += is_word(figure.saying.back()) ? ". " : " ";
            figure.saying += with_capital(*said);
        }
        if (!figure.statement)
            figure.statement = i;
    }
    return figures;
}

} // namespace loggia::puzzles
