#pragma once

#include "app/commands/base/input_output.hpp"
#include "core/base/error.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::commands {

/// What `read` makes of a file (`-` is standard input); nothing, and the reason reported to
/// standard error, where it cannot be read or `read` refuses it.
template <class Read>
auto read_peg_file(const std::string& path, Read read) {
    using Value = typename decltype(read(std::string_view{}))::value_type;
    std::optional<Value> result;
    const auto bytes = read_input(path);
    if (!bytes) {
        report(bytes.error(), "error");
        return result;
    }
    auto value = read(std::string_view(*bytes));
    if (!value)
        report(value.error(), path == "-" ? "standard input" : path, *bytes);
    else
        result = std::move(*value);
    return result;
}

} // namespace loggia::commands
