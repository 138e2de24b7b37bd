#pragma once

#include "core/base/descriptor.hpp"
#include "core/base/error.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace loggia {

/// A file to which records are appended, each by one write, so that killing the process at any
/// moment leaves all records but at most a part of the last one. (After a power cut the last few
/// may be missing: nothing waits for the disk.)
///
/// While it is open no other process can open it in this way, so two never append to the same one.
class AppendedFile {
public:
    /// Opens the file, or makes an empty one, and reads what is there. Fails where it is no regular
    /// file, cannot be written, or is still open in this way elsewhere after a second.
    [[nodiscard]] static Result<AppendedFile> open(const std::filesystem::path& path);

    /// What was there when it was opened.
    [[nodiscard]] const std::string& text() const noexcept { return text_; }
    /// Drops all but the first `size` bytes: a record that was cut off.
    [[nodiscard]] Result<void> cut(std::size_t size);
    /// Where it fails, nothing of the record stays, so that others can be appended after it; fails
    /// always where that cannot be.
    [[nodiscard]] Result<void> append(std::string_view record);
    /// Puts another file in its place at once, or leaves it as it is (see write_file), and closes
    /// it.
    [[nodiscard]] Result<void> replace(std::string_view text) &&;

private:
    /// Nothing where the file was replaced between being opened and being locked.
    [[nodiscard]] static Result<std::optional<AppendedFile>>
    open_once(const std::filesystem::path& path);

    AppendedFile(Descriptor file, std::string name, std::string text)
        : file_(std::move(file)), name_(std::move(name)), text_(std::move(text)) {}

    Descriptor file_;
    std::string name_;
    std::string text_;
    bool has_half_record_ = false; ///< at its end
};

} // namespace loggia
