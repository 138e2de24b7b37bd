#include "core/tournament/contestant_text.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

namespace loggia::tournament {

namespace {

Result<std::vector<std::string>> words_of(std::string_view whole, std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    bool in_word = false;
    char quote = 0;
    std::size_t quote_at = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '\\' && quote != '\'' && i + 1 < line.size()) {
            word += line[++i];
            in_word = true;
        } else if (quote != 0) {
            if (c == quote)
                quote = 0;
            else
                word += c;
        } else if (c == '\'' || c == '"') {
            quote = c;
            quote_at = i;
            in_word = true;
        } else if (c == ' ' || c == '\t') {
            if (in_word)
                words.push_back(std::exchange(word, {}));
            in_word = false;
        } else {
            word += c;
            in_word = true;
        }
    }
    if (quote != 0)
        return failure("the quotation mark is never closed",
                       span_in(whole, line.substr(quote_at, 1)));
    if (in_word)
        words.push_back(word);
    return words;
}

std::string quoted(const std::string& word) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./+,=@%";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    std::string text = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

} // namespace

Result<int> whole_number(std::string_view text, int least, int most) {
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || value < least || value > most)
        return failure(
            fmt::format("expected a whole number from {} to {}, found '{}'", least, most, text));
    return value;
}

Result<double> seconds_of(std::string_view text) {
    constexpr std::uint64_t most = 1'000'000;
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || !(value > 0) || value > static_cast<double>(most))
        return failure(fmt::format("expected seconds, more than 0 and at most {}, found '{}'",
                                   number_text(most), text));
    return value;
}

std::string seconds_text(double seconds) {
    return fmt::format("{}", seconds);
}

SourceSpan span_in(std::string_view whole, std::string_view part) {
    return {1, static_cast<int>(part.data() - whole.data()) + 1,
            static_cast<int>(std::max<std::size_t>(part.size(), 1))};
}

tl::unexpected<Error> error_at(Error error, std::string_view whole, std::string_view part) {
    error.span = span_in(whole, part);
    return tl::unexpected(std::move(error));
}

Result<void> read_settings(std::string_view whole, std::string_view list, const TakeSetting& take) {
    while (!list.empty()) {
        const std::string_view item = list.substr(0, list.find(','));
        const auto equals = item.find('=');
        if (equals == std::string_view::npos)
            return failure("expected NAME=VALUE", span_in(whole, item));
        if (auto taken = take(item.substr(0, equals), item.substr(equals + 1)); !taken)
            return error_at(taken.error(), whole, item);
        list.remove_prefix(std::min(item.size() + 1, list.size()));
    }
    return {};
}

Result<CommandText> command_of(std::string_view whole, std::string_view text,
                               const std::vector<std::string_view>& names,
                               const TakeSetting& take) {
    const bool has_settings =
        text.find(':') != std::string_view::npos &&
        std::any_of(names.begin(), names.end(), [&](std::string_view name) {
            return text.starts_with(name) && text.substr(name.size()).starts_with('=');
        });
    if (has_settings) {
        const std::string_view settings = text.substr(0, text.find(':'));
        if (auto read = read_settings(whole, settings, take); !read)
            return tl::unexpected(std::move(read.error()));
        text.remove_prefix(settings.size() + 1);
    }
    auto words = words_of(whole, text);
    if (!words)
        return tl::unexpected(std::move(words.error()));
    if (words->empty() || words->front().empty())
        return failure("expected a program to run, for example exec:./player",
                       span_in(whole, text));
    return CommandText{words->front(), {words->begin() + 1, words->end()}};
}

std::string to_text(const CommandText& command) {
    std::string text = quoted(command.program);
    for (const std::string& argument : command.arguments)
        text += ' ' + quoted(argument);
    return text;
}

} // namespace loggia::tournament
