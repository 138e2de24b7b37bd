#include "app/commands/base/input_output.hpp"

#include "app/commands/base/command_line.hpp"
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/interrupt.hpp"
#include "core/base/file.hpp"
#include "core/base/packing.hpp"
#include "core/base/plain_text.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

namespace loggia::commands {

void write_to_stderr(std::string_view text) {
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
}

int report(const Error& error, std::string_view name, std::string_view text) {
    print_to_stderr("{}", describe(error, name, text));
    return failed;
}

namespace {

/// Standard input can be one file only: another one would be empty without a word.
Result<std::string> read_bytes(const std::string& path, const Control& control, std::size_t most) {
    if (path != "-")
        return read_file(path, control, most);
    static bool is_taken = false;
    if (std::exchange(is_taken, true))
        throw UsageError("'-' stands for one file only: standard input cannot be read twice");
    if (Interrupt::lives())
        return read_standard_input(control, most);
    // It can be waited for before there is anything else to interrupt.
    const Interrupt reading;
    return read_standard_input(reading.control(), most);
}

} // namespace

Result<std::string> read_input(const std::string& path, const Control& control) {
    const auto unpack_text = [&](std::string bytes) -> Result<std::string> {
        return is_packed(bytes) ? unpack(bytes, largest_text, control) : std::move(bytes);
    };
    return read_bytes(path, control, largest_text).and_then(unpack_text).map([](std::string bytes) {
        return with_plain_blanks(plain_text(std::move(bytes)));
    });
}

std::optional<std::string> read_packed(const std::string& path, const Control& control,
                                       std::string* stored) {
    auto bytes = read_bytes(path, control, largest_file);
    if (!bytes) {
        report(bytes.error(), "error");
        return std::nullopt;
    }
    auto text = unpacked(std::move(*bytes), control);
    if (!text) {
        report(text.error(), path == "-" ? "standard input" : path);
        return std::nullopt;
    }
    if (is_plain_text(*text))
        return std::move(*text);
    if (stored != nullptr)
        *stored = *text;
    return plain_text(std::move(*text));
}

Result<void> write_output(const std::string& path, std::string_view bytes) {
    if (path != "-") {
        const auto packing = packing_of_name(path);
        if (!packing)
            return write_file(path, bytes);
        return packed_as(*packing, bytes).and_then([&path](const std::string& packed) {
            return write_file(path, packed);
        });
    }
    fmt::print("{}", bytes);
    flush_output();
    return {};
}

bool is_same_file(const std::string& one, const std::string& other) {
    namespace fs = std::filesystem;
    if (one.empty() || other.empty() || one == "-" || other == "-")
        return false;
    std::error_code error;
    if (fs::exists(one, error) && !fs::is_regular_file(one, error))
        return false;
    if (fs::equivalent(one, other, error))
        return true;
    const fs::path first = fs::weakly_canonical(one, error);
    return !error && first == fs::weakly_canonical(other, error) && !error;
}

void print_now(std::string_view text) {
    fmt::print("{}", text);
    flush_output();
}

void flush_output() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        throw std::system_error(errno, std::generic_category());
}

} // namespace loggia::commands
