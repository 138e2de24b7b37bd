#include "app/commands/base/json.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>

namespace loggia::commands {

using nlohmann::json;

namespace {

std::string to_text(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Makes room for one more part in front of the bracket that ends the text.
void open(std::string& text) {
    text.pop_back();
    if (text.size() > 1)
        text += ',';
}

/// Where the string that begins at `quote` ends: behind its other quotation mark.
std::size_t end_of_string(std::string_view text, std::size_t quote) {
    std::size_t i = quote + 1;
    while (text[i] != '"')
        i += text[i] == '\\' ? 2 : 1;
    return i + 1;
}

} // namespace

Json::Json(Text text) : text_(std::move(text.text)) {}

Json::Json(bool value) : text_(value ? "true" : "false") {}

Json::Json(int value) : text_(to_text(value)) {}

Json::Json(std::uint64_t value) : text_(to_text(value)) {}

Json::Json(double value) : text_(to_text(value)) {}

Json::Json(const char* text) : text_(to_text(text)) {}

Json::Json(const std::string& text) : text_(to_text(text)) {}

Json::Json(const std::vector<int>& values) : text_(to_text(values)) {}

Json::Json(const std::vector<std::string>& texts) : text_(to_text(texts)) {}

Json Json::object(std::initializer_list<std::pair<std::string_view, Json>> fields) {
    Json object(Text{"{}"});
    for (const auto& [key, value] : fields)
        object.set(key, value);
    return object;
}

Json Json::array() {
    return Json(Text{"[]"});
}

void Json::set(std::string_view key, const Json& value) {
    open(text_);
    text_ += to_text(key);
    text_ += ':';
    text_ += value.text_;
    text_ += '}';
}

void Json::push(const Json& value) {
    open(text_);
    text_ += value.text_;
    text_ += ']';
}

std::string Json::text() const {
    constexpr std::size_t step = 2;
    std::string lines;
    lines.reserve(2 * text_.size());
    std::size_t indent = 0;
    const auto next_line = [&] {
        lines += '\n';
        lines.append(indent, ' ');
    };
    for (std::size_t i = 0; i < text_.size(); ++i) {
        const char c = text_[i];
        if (c == '"') {
            const std::size_t end = end_of_string(text_, i);
            lines.append(text_, i, end - i);
            i = end - 1;
        } else if (c == '{' || c == '[') {
            lines += c;
            if (text_[i + 1] == '}' || text_[i + 1] == ']') {
                lines += text_[++i];
                continue;
            }
            indent += step;
            next_line();
        } else if (c == '}' || c == ']') {
            indent -= step;
            next_line();
            lines += c;
        } else if (c == ',') {
            lines += c;
            next_line();
        } else {
            lines += c;
            if (c == ':')
                lines += ' ';
        }
    }
    lines += '\n';
    return lines;
}

std::string Json::line() const {
    return text_ + "\n";
}

} // namespace loggia::commands
