#include "core/grading/archive/archive.hpp"

#include "tests/fuzz/target.hpp"

#include <filesystem>
#include <string>

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr ArchiveLimits limits{.files = 50, .bytes = 1'000'000};
    const auto files = files_of_archive(std::string(fuzz::text_of(data, size)), limits);
    if (!files) {
        fuzz::require(!files.error().message.empty(), "what is wrong is said");
        return 0;
    }
    fuzz::require(files->size() <= limits.files, "there are not too many files");
    std::size_t bytes = 0;
    for (const ArchiveFile& file : *files) {
        bytes += file.text.size();
        const fs::path path(file.path);
        fuzz::require(!path.empty() && path.is_relative(), "a path is relative");
        fuzz::require(path == path.lexically_normal() && *path.begin() != "..",
                      "no path leads out");
        fuzz::require(file.path.find('\0') == std::string::npos, "a path is a file's");
    }
    for (const ArchiveFile& file : *files)
        fuzz::require(is_archive_name(file.path + ".Tar.GZ") && !is_archive_name(file.path + ".gz"),
                      "an archive is known by its name");
    fuzz::require(bytes <= limits.bytes, "there are not too many bytes");
    return 0;
}
