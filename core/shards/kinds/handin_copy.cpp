#include "core/shards/kinds/handin_copy.hpp"

#include "core/grading/handin.hpp"
#include "core/shards/folder.hpp"

#include <fmt/format.h>

#include <string_view>
#include <system_error>

namespace loggia::shards {

namespace {

using grading::StagedHandin;
namespace fs = std::filesystem;

constexpr std::string_view handin_folder = "handins";

/// Copies the files of a staged hand-in, and the bits by which they are run.
Result<void> copy_files(const StagedHandin& staged, const fs::path& target) {
    for (const fs::path& file : staged.files()) {
        const fs::path to = target / file;
        std::error_code error;
        fs::create_directories(to.parent_path(), error);
        if (!error)
            fs::copy_file(staged.folder() / file, to, fs::copy_options::overwrite_existing, error);
        if (error)
            return failure(fmt::format("cannot write {}: {}", to.string(), error.message()));
    }
    std::error_code error;
    fs::create_directories(target, error); // of a hand-in without files
    if (error)
        return failure(fmt::format("cannot write {}: {}", target.string(), error.message()));
    return {};
}

} // namespace

Result<HandinCopy> copy_handin(const fs::path& handin, const fs::path& folder, int number,
                               const Control& control) {
    std::error_code ignored;
    const auto staged = StagedHandin::make(handin, control);
    if (control.stop_requested())
        return failure("stopped");
    if (!staged && staged.error().is_of_machine)
        return tl::unexpected(staged.error());
    if (!staged)
        return HandinCopy{fs::absolute(handin, ignored), {}};
    const bool is_folder = fs::is_directory(handin, ignored);
    const fs::path place = fs::path(handin_folder) / fmt::format("{:04}", number);
    if (auto copied = copy_files(*staged, input_folder(folder) / place); !copied)
        return tl::unexpected(std::move(copied.error()));
    return HandinCopy{is_folder ? place : place / handin.filename(), staged->digest()};
}

Result<void> examine_handin(const fs::path& inputs, const HandinCopy& copy,
                            const Control& control) {
    if (copy.digest.empty())
        return {};
    const fs::path path = inputs / copy.path;
    const auto staged = StagedHandin::make(path, control);
    if (control.stop_requested())
        return failure("stopped");
    if (!staged && staged.error().is_of_machine)
        return tl::unexpected(staged.error());
    if (!staged || staged->digest() != copy.digest)
        return failure(
            fmt::format("{}: this is not the hand-in that the job was made with", path.string()));
    return {};
}

} // namespace loggia::shards
