#include "core/grading/handin_stamp.hpp"

#include "core/base/digest.hpp"
#include "core/base/file_stamp.hpp"
#include "core/grading/archive/archive.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

/// StagedHandin refuses what has more files; whatever else happens in it is of no matter.
constexpr std::size_t most_entries = 40'000;

std::string line_of(const fs::path& path, const std::string& name) {
    const auto stamp = stamp_of(path);
    std::error_code error;
    const auto permissions = static_cast<unsigned>(fs::status(path, error).permissions());
    return fmt::format("{} {} {:o}", name, stamp ? to_text(*stamp) : "-", permissions);
}

} // namespace

HandinLook look_at_handin(const fs::path& handin, const Control& control, std::size_t most_places) {
    HandinLook look;
    std::error_code error;
    const fs::file_type type = fs::status(handin, error).type();
    if (type == fs::file_type::not_found)
        return look;
    const auto note = [&](const fs::path& path) {
        if (look.places.size() < most_places)
            look.places.push_back(path);
    };
    note(handin);
    std::vector<std::string> lines;
    if (type == fs::file_type::directory) {
        fs::recursive_directory_iterator it(handin, error);
        for (const fs::recursive_directory_iterator end;
             !error && it != end && lines.size() < most_entries; it.increment(error)) {
            if (control.stop_requested())
                return {};
            if (is_left_behind(it->path().filename().string())) { // no copy has it
                it.disable_recursion_pending();
                continue;
            }
            std::error_code gone;
            const fs::file_type kind = it->symlink_status(gone).type();
            const std::string name = it->path().lexically_relative(handin).string();
            if (kind == fs::file_type::regular)
                lines.push_back(line_of(it->path(), name));
            else if (kind == fs::file_type::directory)
                lines.push_back(name + "/");
            else
                continue;
            note(it->path());
        }
    } else {
        lines.push_back(line_of(handin, {}));
    }
    // A folder lists its files in an order that is of no matter.
    std::sort(lines.begin(), lines.end());
    Digest digest;
    digest.add(error ? error.message() : std::string());
    for (const std::string& line : lines)
        digest.add(line);
    look.stamp = digest.text();
    return look;
}

} // namespace loggia::grading
