#include "core/shards/shard.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace loggia::shards {

void Settings::set(std::string_view name, std::string_view value) {
    entries_.emplace_back(name, value);
}

void Settings::set(std::string_view name, std::int64_t value) {
    set(name, std::string_view(std::to_string(value)));
}

void Settings::set(std::string_view name, std::uint64_t value) {
    set(name, std::string_view(std::to_string(value)));
}

void Settings::set(std::string_view name, double value) {
    set(name, std::string_view(fmt::format("{}", value)));
}

std::vector<std::string_view> Settings::all(std::string_view name) const {
    std::vector<std::string_view> values;
    for (const auto& [key, value] : entries_)
        if (key == name)
            values.emplace_back(value);
    return values;
}

Result<std::string> Settings::text(std::string_view name) const {
    const auto values = all(name);
    if (values.size() != 1)
        return failure(fmt::format("expected one setting \"{}\", found {}", name, values.size()));
    return std::string(values.front());
}

namespace {

template <class Number>
Result<Number> number_in(const Settings& settings, std::string_view name) {
    const auto value = settings.text(name);
    if (!value)
        return tl::unexpected(value.error());
    Number number{};
    const char* const end = value->data() + value->size();
    const auto [behind, error] = std::from_chars(value->data(), end, number);
    if (error != std::errc() || behind != end)
        return failure(fmt::format("the setting \"{}\" is no such number: {}", name, *value));
    return number;
}

} // namespace

Result<std::uint64_t> Settings::number(std::string_view name, std::uint64_t most) const {
    auto number = number_in<std::uint64_t>(*this, name);
    if (number && *number > most)
        return failure(fmt::format("the setting \"{}\" is more than {}", name, most));
    return number;
}

Result<double> Settings::real(std::string_view name) const {
    auto number = number_in<double>(*this, name);
    if (number && !std::isfinite(*number))
        return failure(fmt::format("the setting \"{}\" is no such number", name));
    return number;
}

} // namespace loggia::shards
