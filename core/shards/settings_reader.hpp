#pragma once

#include "core/shards/shard.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::shards {

/// Reads settings one after the other; the first failure stays, and what follows is empty or 0.
class SettingsReader {
public:
    explicit SettingsReader(const Settings& settings) : settings_(settings) {}

    std::string text(std::string_view name) { return value(settings_.text(name), std::string()); }
    template <class Number>
    Number number(std::string_view name, Number most) {
        return static_cast<Number>(
            value(settings_.number(name, static_cast<std::uint64_t>(most)), std::uint64_t{0}));
    }
    double real(std::string_view name) { return value(settings_.real(name), 0.0); }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

private:
    template <class Value>
    Value value(Result<Value> result, Value otherwise) {
        if (result)
            return *std::move(result);
        error_ = error_ ? error_ : result.error();
        return otherwise;
    }

    const Settings& settings_;
    std::optional<Error> error_;
};

} // namespace loggia::shards
