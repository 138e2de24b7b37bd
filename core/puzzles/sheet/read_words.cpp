#include "core/puzzles/sentences.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace loggia::puzzles {

namespace {

struct WordLine {
    std::size_t begin;
    std::size_t end;
    std::string_view text; ///< without blanks around it
};

std::vector<WordLine> lines_of(std::string_view text) {
    std::vector<WordLine> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const std::size_t first = std::min(line.find_first_not_of(" \t\r"), line.size());
        const std::size_t last = line.find_last_not_of(" \t\r") + 1;
        lines.push_back({begin, end, line.substr(first, std::max(last, first) - first)});
        begin = end + 1;
    }
    return lines;
}

bool is_comment(const WordLine& line) {
    return line.text.starts_with('%') || line.text.starts_with('#');
}

/// The comments up to the offset `head` or the first line that is none.
std::vector<std::string> story_in(const std::vector<WordLine>& lines, std::size_t head) {
    std::vector<std::string> story;
    for (const WordLine& line : lines) {
        if (line.begin >= head || (!line.text.empty() && !is_comment(line)))
            break;
        if (is_comment(line)) {
            const std::size_t begin = line.text.find_first_not_of("%# \t");
            story.emplace_back(begin == std::string_view::npos ? "" : line.text.substr(begin));
        }
    }
    return story;
}

/// Finds the comments of a sheet in the text that was made of its words.
class CommentFinder {
public:
    CommentFinder(const std::vector<WordLine>& lines, const PuzzleSheet& before)
        : lines_(lines), before_(before), old_(lines_of(before.texts[words])) {}

    struct Comment {
        std::size_t first;
        std::size_t count;
        std::vector<std::size_t> statements; ///< of the sheet before
    };

    std::vector<Comment> find() {
        std::size_t at = 0;
        for (std::size_t i = 0; i < before_.statements.size(); ++i) {
            const Statement& statement = before_.statements[i];
            const SheetLines& place = statement.lines[words];
            if (place.first + place.count > old_.size() || place.count == 0)
                continue;
            if (!comments_.empty() && !statement.words_are_read && place == places_.back()) {
                comments_.back().statements.push_back(i);
                continue;
            }
            const std::size_t found = find_lines(place, at);
            if (!statement.words_are_read) {
                comments_.push_back({found, place.count, {i}});
                places_.push_back(place);
                lower_.push_back(at);
            }
            if (found != none)
                at = found + place.count;
        }
        find_moved();
        find_reworded();
        std::erase_if(comments_, [](const Comment& comment) { return comment.first == none; });
        return std::move(comments_);
    }

private:
    static constexpr auto words = static_cast<std::size_t>(SheetForm::words);
    static constexpr std::size_t none = SIZE_MAX;

    [[nodiscard]] std::size_t find_lines(const SheetLines& place, std::size_t from) const {
        const auto begin = old_.begin() + static_cast<std::ptrdiff_t>(place.first);
        const auto found =
            std::search(lines_.begin() + static_cast<std::ptrdiff_t>(from), lines_.end(), begin,
                        begin + static_cast<std::ptrdiff_t>(place.count),
                        [](const WordLine& a, const WordLine& b) { return a.text == b.text; });
        return found == lines_.end() ? none : static_cast<std::size_t>(found - lines_.begin());
    }

    /// A comment may have changed its place with other lines.
    void find_moved() {
        for (std::size_t i = 0; i < comments_.size(); ++i) {
            Comment& comment = comments_[i];
            if (comment.first != none)
                continue;
            const std::size_t found = find_lines(places_[i], 0);
            const bool taken =
                std::any_of(comments_.begin(), comments_.end(), [&](const Comment& other) {
                    return other.first != none && found < other.first + other.count &&
                           other.first < found + comment.count;
                });
            if (found != none && !taken)
                comment.first = found;
        }
    }

    /// A comment that is gone has become the new comment that stands in its place.
    void find_reworded() {
        std::unordered_set<std::string_view> known;
        for (const WordLine& line : old_)
            known.insert(line.text);
        std::size_t next = lines_.size();
        std::size_t from = 0;
        for (std::size_t i = 0; i < comments_.size(); ++i) {
            Comment& comment = comments_[i];
            from = std::max(from, lower_[i]);
            if (comment.first != none) {
                from = std::max(from, comment.first + comment.count);
                continue;
            }
            next = lines_.size();
            for (std::size_t j = i + 1; j < comments_.size() && next == lines_.size(); ++j)
                if (comments_[j].first != none)
                    next = comments_[j].first;
            const auto is_new = [&](std::size_t line) {
                return line < next && is_comment(lines_[line]) &&
                       !known.contains(lines_[line].text);
            };
            std::size_t line = from;
            while (line < next && !is_new(line))
                ++line;
            if (line >= next)
                continue;
            comment.first = line;
            comment.count = 0;
            while (is_new(line + comment.count))
                ++comment.count;
            from = line + comment.count;
        }
    }

    const std::vector<WordLine>& lines_;
    const PuzzleSheet& before_;
    std::vector<WordLine> old_;
    std::vector<Comment> comments_;
    std::vector<SheetLines> places_; ///< of the comments, in the text before
    std::vector<std::size_t> lower_; ///< the line from which on each is looked for
};

} // namespace

Result<SheetParts> word_parts(std::string_view text, logic::Store& store, const PuzzleSheet* before,
                              bool lenient, const Control& control) {
    constexpr PuzzleSetting otherwise = PuzzleSetting::plain;
    auto puzzle = lenient ? Result<SentencePuzzle>(read_puzzle_leniently(text, otherwise, control))
                          : read_puzzle(text, otherwise, control);
    if (control.stop_requested())
        return failure("stopped");
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    if (puzzle->lines.empty() && !puzzle->errors.empty())
        return tl::unexpected(puzzle->errors.front());
    store = std::move(puzzle->store);
    const std::vector<WordLine> lines = lines_of(text);
    std::vector<SheetPart> parts;
    for (SentenceLine& line : puzzle->lines) {
        SheetPart part;
        part.own = part.text = line.begin;
        part.end = line.end;
        part.formula = line.formula;
        part.speaker = line.speaker;
        part.said = std::move(line.said);
        parts.push_back(std::move(part));
    }
    if (before != nullptr)
        for (const auto& comment : CommentFinder(lines, *before).find())
            for (const std::size_t statement : comment.statements) {
                SheetPart part;
                part.own = part.text = lines[comment.first].begin;
                part.end = lines[comment.first + comment.count - 1].end;
                part.formula = copied(before->store, before->statements[statement].formula, store);
                part.is_comment = true;
                parts.push_back(std::move(part));
            }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const SheetPart& a, const SheetPart& b) { return a.own < b.own; });
    SheetParts result;
    for (SheetPart& part : parts) {
        const bool first = result.parts.empty();
        if (!first && part.own < result.parts.back().end) {
            // A comment that tells of several statements.
            const SheetPart& leader = result.parts.back();
            part.shares = leader.shares ? leader.shares : std::optional(result.parts.size() - 1);
            part.begin = part.own = part.text = part.end = leader.end;
        } else {
            part.begin = first ? 0 : result.parts.back().end;
        }
        result.parts.push_back(std::move(part));
    }
    result.vocabulary = std::move(puzzle->vocabulary);
    result.story =
        story_in(lines, result.parts.empty() ? std::string_view::npos : result.parts[0].own);
    return result;
}

std::vector<std::string> story_of_words(const PuzzleSheet& sheet) {
    constexpr auto words = static_cast<std::size_t>(SheetForm::words);
    const std::vector<WordLine> lines = lines_of(sheet.texts[words]);
    const std::size_t first =
        sheet.statements.empty() ? lines.size() : sheet.statements[0].lines[words].first;
    return story_in(lines, first < lines.size() ? lines[first].begin : std::string_view::npos);
}

} // namespace loggia::puzzles
