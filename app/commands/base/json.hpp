#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::commands {

/// A JSON value to print, kept as its text, so that a value of a million parts takes no more memory
/// than what is printed. nlohmann/json writes numbers and strings, out of sight of the commands for
/// the same reason as CLI11: it takes seconds to compile wherever it is seen.
class Json {
public:
    Json(bool value);
    Json(int value);
    Json(std::uint64_t value);
    Json(double value);
    Json(const char* text);
    Json(const std::string& text);
    Json(const std::vector<int>& values);
    Json(const std::vector<std::string>& texts);

    /// An object, whose fields stay in the order in which they were set.
    [[nodiscard]] static Json
    object(std::initializer_list<std::pair<std::string_view, Json>> fields = {});
    [[nodiscard]] static Json array();

    /// Adds a field to an object, which has none of this name yet.
    void set(std::string_view key, const Json& value);
    /// Adds a value to the end of an array.
    void push(const Json& value);

    /// The value on lines indented by two blanks, with a newline at the end. U+FFFD stands for
    /// bytes that are not UTF-8.
    [[nodiscard]] std::string text() const;
    /// The same on one line.
    [[nodiscard]] std::string line() const;

private:
    struct Text {
        std::string text;
    };
    explicit Json(Text text);

    std::string text_; ///< On one line, without blanks.
};

} // namespace loggia::commands
