#include "core/wumpus/case.hpp"

#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/base/text_start.hpp"
#include "core/wumpus/walk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::wumpus {

namespace {

constexpr std::array<std::string_view, 4> headings{"rules:", "knowledge:", "statement:", "walk:"};
constexpr std::size_t walk_section = 3;

/// The section whose heading a line is.
std::optional<std::size_t> section_named(std::string_view line) {
    line = line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
    const auto* const found = std::find(headings.begin(), headings.end(), line);
    return found == headings.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - headings.begin()));
}

/// Whether a line is a heading, but for any number of `\` before it.
bool is_shielded_heading(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of('\\'), line.size()));
    return section_named(line).has_value();
}

/// Calls `each(line, number)` for each line, with its "\n" where it has one.
template <class Each>
void for_lines(std::string_view text, Each each) {
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n') + 1);
        const std::string_view whole = line.empty() ? text : line;
        each(whole, number);
        text.remove_prefix(whole.size());
    }
}

/// A file's text behind its byte order mark.
std::string_view without_mark(std::string_view text) {
    text.remove_prefix(text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    return text;
}

/// A line of a section as it stands in the text of its own.
std::string_view unshielded(std::string_view line) {
    return line.starts_with('\\') && is_shielded_heading(line) ? line.substr(1) : line;
}

SourceSpan whole_line(std::string_view line, int number) {
    const std::size_t length = line.find_last_not_of(" \t\r\n") + 1;
    return {number, 1, static_cast<int>(std::max<std::size_t>(length, 1))};
}

/// Reads the lines behind `walk:`.
class WalkReader {
public:
    Result<void> read(std::string_view line, int number) {
        line = line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
        const auto words = words_of(line);
        if (words.empty())
            return {};
        const SourceSpan span = whole_line(line, number);
        if (words[0].text == "cave" && !walk_)
            return read_cave(words, span);
        if (words.size() == 1 && words[0].text == "gold" && walk_ && !hunt_ && !has_path_) {
            hunt_ = Hunt::by_seed(record_.seed);
            return {};
        }
        if (words[0].text == "path" && walk_ && !std::exchange(has_path_, true))
            return hunt_ ? read_actions(words, number) : read_path(words, number);
        return failure(walk_ ? "expected path and squares, for example path (1,2) (2,2)"
                             : "expected cave and its number, for example cave 17",
                       span);
    }

    Result<WalkRecord> finish(SourceSpan heading) {
        if (!walk_)
            return failure(
                "expected a line with the number of the cave after walk:, for example cave 17",
                heading);
        if (hunt_)
            record_.hunt = hunt_->actions();
        return std::move(record_);
    }

private:
    Result<void> read_cave(const std::vector<Word>& words, SourceSpan span) {
        const auto seed = words.size() == 2 ? words[1].number<std::uint64_t>() : std::nullopt;
        if (!seed || *seed < 1 || *seed > most_seeds)
            return failure(
                fmt::format("expected a cave number from 1 to {}", number_text(most_seeds)), span);
        record_.seed = *seed;
        walk_.emplace(cave_by_seed(*seed).world());
        return {};
    }

    Result<void> read_path(const std::vector<Word>& words, int number) {
        for (std::size_t i = 1; i < words.size(); ++i) {
            const SourceSpan span{number, static_cast<int>(words[i].at) + 1,
                                  static_cast<int>(words[i].text.size())};
            const auto square = square_of(words[i].text);
            if (!square)
                return failure("expected a square, for example (1,2)", span);
            if (!has(walk_->within_reach(), *square))
                return failure(fmt::format("the walk cannot continue to {}", words[i].text), span);
            walk_->visit(*square);
            record_.path.push_back(*square);
        }
        return {};
    }

    Result<void> read_actions(const std::vector<Word>& words, int number) {
        for (std::size_t at = 1; at < words.size();) {
            const Word& first = words[at];
            const auto action = read_action(words, at, number);
            if (!action)
                return tl::unexpected(action.error());
            if (!hunt_->can(*action))
                return failure(fmt::format("the walk cannot continue with {}", to_text(*action)),
                               SourceSpan{number, static_cast<int>(first.at) + 1,
                                          static_cast<int>(first.text.size())});
            hunt_->act(*action);
        }
        return {};
    }

    std::optional<Walk> walk_;
    std::optional<Hunt> hunt_;
    bool has_path_ = false;
    WalkRecord record_;
};

} // namespace

std::string to_text(const Case& value) {
    std::string text;
    for (std::size_t i = 0; i < value.texts.size(); ++i) {
        text += headings.at(i);
        text += '\n';
        for_lines(value.texts.at(i), [&](std::string_view line, int) {
            if (is_shielded_heading(line))
                text += '\\';
            text += line;
        });
        if (!text.ends_with('\n'))
            text += '\n';
    }
    if (!value.walk)
        return text;
    text += fmt::format("{}\ncave {}\n", headings[walk_section], value.walk->seed);
    std::string path;
    for (const Square square : value.walk->path)
        path += ' ' + to_text(square);
    if (value.walk->hunt) {
        text += "gold\n";
        for (const Action& action : *value.walk->hunt)
            path += ' ' + to_text(action);
    }
    if (!path.empty())
        text += "path" + path + '\n';
    return text;
}

Result<Case> case_of(std::string_view text) {
    Case result;
    std::array<SourceSpan, headings.size()> places{};
    std::array<bool, headings.size()> is_there{};
    std::optional<std::size_t> now;
    std::optional<Error> fault;
    WalkReader walk;
    for_lines(without_mark(text), [&](std::string_view line, int number) {
        const SourceSpan span = whole_line(line, number);
        if (fault)
            return;
        if (const auto section = section_named(line)) {
            now = section;
            if (std::exchange(is_there.at(*now), true))
                fault = Error{fmt::format("there is already a section {} in line {}",
                                          headings.at(*now), places.at(*now).line),
                              span};
            places.at(*now) = span;
        } else if (!now) {
            const std::size_t first = line.find_first_not_of(" \t\r\n");
            if (first != std::string_view::npos && line[first] != '#')
                fault = Error{"expected a line rules:, knowledge:, statement: or walk:", span};
        } else if (*now == walk_section) {
            if (auto read = walk.read(line, number); !read)
                fault = std::move(read.error());
        } else {
            result.texts.at(*now) += unshielded(line);
        }
    });
    if (!fault && !now)
        fault = Error{"expected a line rules:, knowledge:, statement: or walk:", SourceSpan{}};
    if (fault)
        return tl::unexpected(std::move(*fault));
    if (is_there[walk_section]) {
        auto record = walk.finish(places[walk_section]);
        if (!record)
            return tl::unexpected(std::move(record.error()));
        result.walk = std::move(*record);
    }
    return result;
}

bool looks_like_case(std::string_view text) {
    return section_named(first_said(text, "#")).has_value();
}

bool has_case_comments(std::string_view text) {
    return looks_like_case(text) && !section_named(first_said(text, "\n"));
}

std::string section_of(std::string_view text, Source source) {
    if (!looks_like_case(text))
        return std::string(text);
    std::string result;
    std::optional<std::size_t> now;
    for_lines(without_mark(text), [&](std::string_view line, int) {
        if (const auto section = section_named(line)) {
            now = section;
            result += '\n';
        } else if (now == static_cast<std::size_t>(source)) {
            result += unshielded(line);
        } else {
            result += '\n';
        }
    });
    return result;
}

} // namespace loggia::wumpus
