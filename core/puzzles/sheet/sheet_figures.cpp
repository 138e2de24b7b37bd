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

/// The lines of the words of each statement as one, without the marks of a comment and of a list.
class Wordings {
public:
    explicit Wordings(const PuzzleSheet& sheet) : text_(sheet.texts[form]) {
        for (std::size_t i = text_.find('\n'); i != std::string::npos; i = text_.find('\n', i + 1))
            begins_.push_back(i + 1);
    }

    [[nodiscard]] std::string of(const Statement& statement) const {
        const auto [first_line, count] = statement.lines[form];
        std::string words;
        for (std::size_t i = first_line; i < first_line + count; ++i) {
            words += words.empty() ? "" : " ";
            words += without_list_mark(line(i));
        }
        return words;
    }

    /// Whether a statement is an item in a list.
    [[nodiscard]] bool is_item(const Statement& statement) const {
        const auto [first_line, count] = statement.lines[form];
        return count > 0 && without_list_mark(line(first_line)) != line(first_line);
    }

private:
    /// Without the mark of a comment, and blanks around it.
    [[nodiscard]] std::string_view line(std::size_t i) const {
        const std::size_t begin = i < begins_.size() ? begins_[i] : text_.size();
        const std::size_t end = std::min(text_.find('\n', begin), text_.size());
        const std::size_t first = std::min(text_.find_first_not_of("%# \t\r", begin), end);
        const std::string_view words = std::string_view(text_).substr(first, end - first);
        return words.substr(0, words.find_last_not_of(" \t\r") + 1);
    }

    static constexpr auto form = static_cast<std::size_t>(SheetForm::words);

    const std::string& text_;
    std::vector<std::size_t> begins_{0}; ///< of its lines
};

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
    Paragraph(const PuzzleSheet& sheet, const Wordings& wordings)
        : sheet_(sheet), wordings_(wordings) {}

    /// Nothing where the statement is alone in its lines, or the paragraph is not as many.
    std::optional<std::string> said(const Vocabulary& vocabulary, std::size_t statement) {
        if (statement >= end_)
            read(vocabulary, statement);
        if (!is_several() || !lines_.at(statement - begin_).speaker)
            return std::nullopt;
        return lines_.at(statement - begin_).said + ".";
    }

    /// The sentence of the statement that was asked for last; empty where it is alone.
    [[nodiscard]] std::string sentence(std::size_t statement) const {
        if (!is_several())
            return {};
        const SentenceLine& line = lines_.at(statement - begin_);
        return text_.substr(line.begin, line.end - line.begin);
    }

    [[nodiscard]] bool is_several() const { return end_ - begin_ > 1 && !lines_.empty(); }
    /// Whether the statement that was asked for last shares its lines with others.
    [[nodiscard]] bool is_shared() const { return end_ - begin_ > 1; }

private:
    void read(const Vocabulary& vocabulary, std::size_t statement) {
        constexpr auto form = static_cast<std::size_t>(SheetForm::words);
        const Statement& first = sheet_.statements[statement];
        begin_ = statement;
        end_ = statement + 1;
        lines_.clear();
        while (first.words_are_read && first.lines[form].count > 0 &&
               end_ < sheet_.statements.size() && sheet_.statements[end_].words_are_read &&
               sheet_.statements[end_].lines[form] == first.lines[form])
            ++end_;
        if (end_ - begin_ == 1)
            return;
        text_ = wordings_.of(first);
        SentencePuzzle parts = read_puzzle_leniently(text_, vocabulary.setting);
        if (parts.errors.empty() && parts.lines.size() == end_ - begin_)
            lines_ = std::move(parts.lines);
    }

    const PuzzleSheet& sheet_;
    const Wordings& wordings_;
    std::size_t begin_ = 0; ///< the statements of the paragraph
    std::size_t end_ = 0;
    std::string text_;
    std::vector<SentenceLine> lines_; ///< none if they could not be distinguished
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
    const Wordings wordings(sheet);
    Paragraph paragraph(sheet, wordings);
    for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
        Statement& statement = sheet.statements[i];
        const auto part = paragraph.said(vocabulary, i);
        statement.sentence = paragraph.sentence(i);
        if (statement.sentence.empty() && wordings.is_item(statement))
            statement.sentence = wordings.of(statement);
        const auto speaker = speaker_of(vocabulary, sheet.store, statement.formula);
        if (!speaker || *speaker >= figures.size())
            continue;
        const auto said = paragraph.is_shared() ? part
                                                : said_by_figure(vocabulary, wordings.of(statement),
                                                                 !statement.words_are_read);
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
