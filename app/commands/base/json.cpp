#include "app/commands/base/json.hpp"

#include <nlohmann/json.hpp>

namespace loggia::commands {

using nlohmann::ordered_json;

Json::Json(ordered_json&& value) : value_(std::make_unique<ordered_json>(std::move(value))) {}

Json::Json(bool value) : Json(ordered_json(value)) {}

Json::Json(int value) : Json(ordered_json(value)) {}

Json::Json(std::uint64_t value) : Json(ordered_json(value)) {}

Json::Json(double value) : Json(ordered_json(value)) {}

Json::Json(const char* text) : Json(ordered_json(text)) {}

Json::Json(const std::string& text) : Json(ordered_json(text)) {}

Json::Json(const std::vector<int>& values) : Json(ordered_json(values)) {}

Json::Json(const std::vector<std::string>& texts) : Json(ordered_json(texts)) {}

Json::Json(const Json& other) : Json(ordered_json(*other.value_)) {}

Json::Json(Json&& other) noexcept = default;

Json::~Json() = default;

Json Json::object(std::initializer_list<std::pair<std::string_view, Json>> fields) {
    Json object(ordered_json::object());
    for (const auto& [key, value] : fields)
        object.set(key, value);
    return object;
}

Json Json::array() {
    return Json(ordered_json::array());
}

void Json::set(std::string_view key, const Json& value) {
    (*value_)[std::string(key)] = *value.value_;
}

void Json::push(const Json& value) {
    value_->push_back(*value.value_);
}

std::string Json::text() const {
    return value_->dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::string Json::line() const {
    return value_->dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace loggia::commands
