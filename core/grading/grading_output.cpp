#include "core/grading/grading_output.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

/// A header of CSV names each check, and a title may come before the first mark of a JSON report.
constexpr std::size_t longest_head = 4096;
constexpr std::size_t longest_tail = 512;

struct Ends {
    std::string head;
    std::string tail; ///< Overlaps the head where the file is short.
};

/// Empty for what cannot be read.
Ends ends_of(const fs::path& path) {
    Ends ends;
    std::error_code error;
    if (!fs::is_regular_file(path, error)) // to open a pipe could block
        return ends;
    std::ifstream file(path, std::ios::binary);
    const auto read = [&file](std::string& into, std::size_t most) {
        into.resize(most);
        file.read(into.data(), static_cast<std::streamsize>(most));
        into.resize(static_cast<std::size_t>(file.gcount()));
        file.clear();
    };
    read(ends.head, longest_head);
    if (ends.head.size() < longest_head) {
        ends.tail = ends.head;
    } else {
        file.seekg(-static_cast<std::streamoff>(longest_tail), std::ios::end);
        read(ends.tail, longest_tail);
    }
    return ends;
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string_view first_line(std::string_view text) {
    text = text.substr(0, text.find('\n'));
    return text.substr(0, text.find_last_not_of('\r') + 1);
}

bool is_table(std::string_view head) {
    const std::string_view line = first_line(head);
    constexpr std::string_view names = "hand-in";
    if (!line.starts_with(names) || !line.ends_with("  first fault"))
        return false;
    const std::size_t points = std::min(line.find_first_not_of(' ', names.size()), line.size());
    return line.substr(points).starts_with("points  ");
}

/// Each as its writer in `reports` begins and ends it.
bool is_output(const Ends& ends) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF"; // of tables that the window wrote
    std::string_view head = ends.head;
    if (head.starts_with(byte_order_mark))
        head.remove_prefix(byte_order_mark.size());
    const std::string_view tail = ends.tail;
    if (head.starts_with("Loggia grading journal "))
        return true;
    if (head.starts_with("<!DOCTYPE html>\n"))
        return contains(tail, "<footer>Graded by Loggia: task ");
    if (head.starts_with("hand-in,state,points,out of,"))
        return first_line(head).ends_with(",cpu seconds,feedback");
    if (head.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"))
        return tail.ends_with("</testsuites>\n");
    if (head.starts_with("{\n  \"score\": ")) // Gradescope
        return contains(head, "\n  \"execution_time\": ") && tail.ends_with("\n  ]\n}\n");
    if (head.starts_with("{\n  \"task\": "))
        return contains(head, "\n  \"handins\": [") && tail.ends_with("\n  ]\n}\n");
    return is_table(head);
}

/// By their names first: there are thousands of hand-ins that are folders.
bool is_folder_of_output(const fs::path& folder) {
    bool has_any = false;
    std::error_code error;
    fs::directory_iterator it(folder, error);
    for (const fs::directory_iterator end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (name.starts_with('.'))
            continue;
        if (!(name.ends_with(".html") || name.ends_with(".json")) ||
            !is_output(ends_of(it->path())))
            return false;
        has_any = true;
    }
    return has_any && !error;
}

} // namespace

bool is_grading_output(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error) ? is_folder_of_output(path) : is_output(ends_of(path));
}

} // namespace loggia::grading
