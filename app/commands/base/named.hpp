#pragma once

#include "core/base/error.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace loggia::commands {

/// A value and what it is called on the command line.
template <class Value>
struct Named {
    std::string_view name;
    Value value;
};

/// "a, b or c"
template <class Names>
[[nodiscard]] std::string alternatives(const Names& names) {
    std::string text;
    std::size_t i = 0;
    for (const std::string_view name : names) {
        text += i == 0 ? "" : i + 1 == names.size() ? " or " : ", ";
        text += name;
        ++i;
    }
    return text;
}

/// Reads the names of a table of Named, or of what has the same members; for Command::add_option.
template <class Entry, std::size_t size>
class NameReader {
public:
    explicit constexpr NameReader(const std::array<Entry, size>& table) : table_(&table) {}

    [[nodiscard]] auto operator()(std::string_view name) const -> Result<decltype(Entry::value)> {
        for (const Entry& entry : *table_)
            if (entry.name == name)
                return entry.value;
        return failure("expected " + all());
    }
    /// "a, b or c"
    [[nodiscard]] std::string all() const {
        std::array<std::string_view, size> names;
        for (std::size_t i = 0; i < size; ++i)
            names[i] = (*table_)[i].name;
        return alternatives(names);
    }

private:
    const std::array<Entry, size>* table_;
};

} // namespace loggia::commands
