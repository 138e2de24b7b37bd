#include "core/base/scanner.hpp"

#include "core/base/number_text.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia {

bool Scanner::next_line() {
    by_line_ = true;
    while (next_ != stop_) {
        end_ = stop_;
        line_ = at_ = next_;
        end_ = line_end(line_);
        next_ = end_ == stop_ ? stop_ : end_ + 1;
        while (end_ != line_ && is_blank(end_[-1]))
            --end_;
        if (end_ != line_)
            return true;
    }
    return false;
}

std::string_view Scanner::take_word() {
    skip_blanks();
    const std::string_view taken = word();
    last_from_ = at_;
    last_to_ = at_ += taken.size();
    return taken;
}

bool Scanner::take_next(std::string_view characters) {
    skip_blanks();
    const char* const from = at_;
    if (!take(characters))
        return false;
    last_from_ = from;
    last_to_ = at_;
    return true;
}

std::optional<int> Scanner::take_integer() {
    constexpr std::int64_t nine_digits = 999'999'999;
    skip_blanks();
    std::int64_t value = 0;
    const char* const end = digits(at_, nine_digits, value);
    if (end == nullptr)
        return std::nullopt;
    last_from_ = at_;
    last_to_ = at_ = end;
    return static_cast<int>(value);
}

SourceSpan Scanner::span_of(const char* from, std::size_t length) const {
    if (from < mark_.at)
        mark_ = {begin_, begin_, 1};
    const std::string_view passed = between(mark_.at, from);
    if (const std::size_t newline = passed.rfind('\n'); newline != std::string_view::npos) {
        mark_.line += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
        mark_.line_begin = mark_.at + newline + 1;
    }
    mark_.at = from;
    const std::string_view covered = between(from, stop_).substr(0, length);
    const std::size_t on_line = std::min(covered.find('\n'), covered.size());
    const auto limited = [](std::size_t value) {
        return static_cast<int>(std::clamp<std::size_t>(value, 1, INT_MAX));
    };
    return {mark_.line, limited(between(mark_.line_begin, from).size() + 1), limited(on_line)};
}

SourceSpan Scanner::next_span() {
    skip_blanks();
    return span(word().size());
}

tl::unexpected<Error> Scanner::error(std::string message, std::size_t offset,
                                     std::size_t length) const {
    const std::size_t in_text = std::min(offset, text().size());
    return failure(std::move(message), span_of(begin_ + in_text, length));
}

tl::unexpected<Error> Scanner::expected(std::string_view what) const {
    return expected(what, offset());
}

tl::unexpected<Error> Scanner::expected(std::string_view what, std::size_t offset) const {
    const bool at_end = offset >= static_cast<std::size_t>(end_ - begin_);
    const std::string found = !at_end    ? shown_symbol(text(), offset)
                              : by_line_ ? "the end of the line"
                                         : "the end of the text";
    return error(fmt::format("expected {}, found {}", what, found), offset);
}

tl::unexpected<Error> Scanner::expected_next(std::string_view what) {
    const SourceSpan place = next_span();
    tl::unexpected<Error> result = expected(what);
    result.value().span = place;
    return result;
}

tl::unexpected<Error> Scanner::expected_word(std::string_view what) const {
    constexpr std::size_t longest = 30;
    const std::string_view found = word();
    if (found.empty())
        return expected(what);
    const std::string_view unsigned_part = found.substr(found.starts_with('-') ? 1 : 0);
    const bool too_large = std::all_of(unsigned_part.begin(), unsigned_part.end(),
                                       [](char c) { return c >= '0' && c <= '9'; }) &&
                           unsigned_part.find_first_not_of('0') != std::string_view::npos &&
                           !Scanner(*this).number();
    const std::string_view shown = whole_characters(found, longest);
    const std::string_view dots = found.size() > longest ? "..." : "";
    return failure(too_large ? fmt::format("{}{} is too large (the limit is {})", shown, dots,
                                           number_text(INT_MAX))
                             : fmt::format("expected {}, found \"{}{}\"", what, shown, dots),
                   span(found.size()));
}

std::vector<TextLine> lines_of(std::string_view text) {
    Scanner in(text);
    std::vector<TextLine> lines;
    std::size_t not_blank = 0; // so many up to the last line that is not blank
    for (int number = 1; !in.at_end(); in.skip_line(), ++number) {
        std::string_view line = in.until("\n");
        while (line.ends_with('\r'))
            line.remove_suffix(1);
        const bool blank = line.find_first_not_of(" \t") == std::string_view::npos;
        if (blank && lines.empty())
            continue;
        const int column = number == 1 ? static_cast<int>(in.offset()) + 1 : 1;
        lines.push_back({blank ? std::string_view() : line, number, column});
        if (!blank)
            not_blank = lines.size();
    }
    lines.resize(not_blank);
    return lines;
}

std::vector<Word> words_of(std::string_view line, std::string_view separators) {
    std::vector<Word> words;
    for (std::size_t at = 0; (at = line.find_first_not_of(separators, at)) < line.size();) {
        const std::size_t end = std::min(line.find_first_of(separators, at), line.size());
        words.push_back({line.substr(at, end - at), at});
        at = end;
    }
    return words;
}

} // namespace loggia
