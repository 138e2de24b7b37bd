#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia {

/// A place in a text that was read. Lines and columns count from 1; columns count bytes, as
/// compilers do. `length` is the number of bytes to underline, at least 1.
struct SourceSpan {
    int line = 1;
    int column = 1;
    int length = 1;

    friend bool operator==(const SourceSpan&, const SourceSpan&) = default;
};

/// The place of `length` bytes from the byte `offset` of a text on, as far as they are on one line.
/// Linear in the offset.
[[nodiscard]] SourceSpan span_at(std::string_view text, std::size_t offset, std::size_t length = 1);

/// Why something could not be done, in words for the person who asked: what was found and what was
/// expected, without a final full stop. `span` is set when the reason lies in a text.
struct Error {
    std::string message;
    std::optional<SourceSpan> span = std::nullopt;

    friend bool operator==(const Error&, const Error&) = default;
};

/// A value, or the reason why there is none. No exception crosses the border of core.
template <class T>
using Result = tl::expected<T, Error>;

/// `return failure("...")` from a function that returns a Result.
[[nodiscard]] tl::unexpected<Error> failure(std::string message);
[[nodiscard]] tl::unexpected<Error> failure(std::string message, SourceSpan span);

/// The error as a compiler would print it: `name:line:column: message`, then the line of `text`
/// that it lies in, unless that is blank, then a caret under the span. Without a span: `name:
/// message`. Every line ends in a newline. Bytes that do not print are shown as `?`, so that the
/// caret stays in place.
[[nodiscard]] std::string describe(const Error& error, std::string_view name,
                                   std::string_view text);

/// Where the lines of a text begin, for whoever has many errors of one text to describe: the text,
/// which has to outlive this, is read once and not once for each error.
class SourceLines {
public:
    explicit SourceLines(std::string_view text);

    /// Line `number` without its newline; empty where there is none.
    [[nodiscard]] std::string_view line(int number) const;

private:
    std::string_view text_;
    std::vector<std::size_t> starts_{0};
};

[[nodiscard]] std::string describe(const Error& error, std::string_view name,
                                   const SourceLines& lines);

} // namespace loggia
