#include "core/base/file_stamp.hpp"

#include "core/base/os/files.hpp"

#include <fmt/format.h>

#include <charconv>

namespace loggia {

namespace {

/// Takes a number from the front of `text`, with the blank behind it.
template <class Number>
bool take(std::string_view& text, Number& number) {
    const char* end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc() || (rest != end && *rest != ' '))
        return false;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
    if (text.size() > 1)
        text.remove_prefix(1);
    return true;
}

} // namespace

std::optional<FileStamp> stamp_of(const std::filesystem::path& path) {
    const auto status = os::status_of(path);
    if (!status)
        return std::nullopt;
    return FileStamp{status->device, status->inode, status->size, status->modified_ns};
}

std::string to_text(const FileStamp& stamp) {
    return fmt::format("{} {} {} {}", stamp.device, stamp.inode, stamp.size, stamp.modified_ns);
}

Result<FileStamp> stamp_of_text(std::string_view text) {
    FileStamp stamp;
    if (!take(text, stamp.device) || !take(text, stamp.inode) || !take(text, stamp.size) ||
        !take(text, stamp.modified_ns) || !text.empty())
        return failure("expected four numbers, for example 2049 131 50 1700000000000000000");
    return stamp;
}

} // namespace loggia
