#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <fmt/core.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::commands {

/// Prints to standard error. Where that cannot be written (its reader has gone, the disk is full)
/// the command goes on: neither its answer nor its status may depend on that.
void write_to_stderr(std::string_view text);
template <class... Arguments>
void print_to_stderr(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    write_to_stderr(fmt::format(format, std::forward<Arguments>(arguments)...));
}

/// Prints an error to standard error as `describe` puts it and returns the status `failed`.
int report(const Error& error, std::string_view name, std::string_view text = {});

/// The bytes of a document that is text, unpacked, at most `largest_text` of them; `-` is standard
/// input. Whoever made an Interrupt before gives its control, or a pipe is waited for in spite of
/// it; where there is none, a signal ends the reading all the same. Reading standard input a second
/// time is a usage error.
[[nodiscard]] Result<std::string> read_input(const std::string& path, const Control& control = {});

/// The text of a file (`-` is standard input), unpacked; nothing, and the reason reported to
/// standard error, where it cannot be had. For clauses, proofs and functions, which programs write:
/// up to `largest_file` bytes are read. `stored` gets the bytes as they are in the file, unpacked,
/// where these are not the text (another encoding, other line ends); it is left empty otherwise.
[[nodiscard]] std::optional<std::string>
read_packed(const std::string& path, const Control& control, std::string* stored = nullptr);

/// Replaces a file whole, as write_file does, packed as its name says (a.cnf.gz); `-` is standard
/// output.
[[nodiscard]] Result<void> write_output(const std::string& path, std::string_view bytes);

/// Whether two paths lead to the same file or, where there is none yet, would. Never for `-`, an
/// empty path, devices and pipes, which are not replaced.
[[nodiscard]] bool is_same_file(const std::string& one, const std::string& other);

/// Prints text that is to be seen before anything is read.
void print_now(std::string_view text);

/// Sends on what was printed. Throws std::system_error where standard output cannot be written,
/// as fmt::print does; the frame reports that and ends the command.
void flush_output();

} // namespace loggia::commands
