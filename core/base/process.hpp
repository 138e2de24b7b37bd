#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace loggia {

class Descriptor;

/// A program to be run, its arguments and where.
struct ProcessCommand {
    std::filesystem::path program; ///< An absolute path, as find_program gives it.
    std::vector<std::string> arguments;
    std::filesystem::path directory;           ///< Its working directory.
    double timeout_seconds = 60;               ///< Wall clock.
    std::filesystem::path input = "/dev/null"; ///< Its standard input.
    /// With a number, standard output, standard error and descriptor 3 are kept apart, each from
    /// its beginning, and a program that writes more bytes than that to one of them is killed.
    std::optional<std::size_t> most_output = std::nullopt;
    /// Called about every 50 ms with the process; once it returns false, the group is killed.
    std::function<bool(pid_t process)> watch = {};
};

/// How a program ended.
struct ProcessEnd {
    enum class Kind {
        exited,
        signalled,
        timed_out,
        stopped,
        flooded, ///< It wrote more than ProcessCommand::most_output.
        refused, ///< ProcessCommand::watch returned false.
    };

    Kind kind = Kind::exited;
    int code = 0; ///< The exit status, or the number of the signal.
    /// The last 4 KiB of what it wrote to standard output and error; with `most_output`, what it
    /// wrote to standard output.
    std::string output;
    std::string errors;     ///< Standard error, with `most_output`.
    std::string extra;      ///< Descriptor 3, with `most_output`.
    double seconds = 0;     ///< Wall clock.
    double cpu_seconds = 0; ///< Of the process and of the descendants that were waited for.
};

/// Runs a program to its end, in a process group of its own.
///
/// When the time is over or `control` says stop (looked at every 10 ms), the whole group is killed;
/// so are processes that the program leaves behind when it ends, and on Linux those that have left
/// the group, unless they lowered a limit of theirs and cleared the environment. Fails only where
/// the program cannot be started.
[[nodiscard]] Result<ProcessEnd> run_process(const ProcessCommand& command,
                                             const Control& control = {});

/// What made a process end that was `signalled`, as the system calls it: "Segmentation fault".
[[nodiscard]] std::string crash_text(int code);

/// The absolute path of a program: a name with a slash is a path, any other is looked for in PATH.
[[nodiscard]] Result<std::filesystem::path> find_program(const std::string& name);

/// A directory of one's own under the system's directory for temporary files, removed with all that
/// is in it at the end of its life. It is called `NAME.PROCESS.XXXXXX`.
class TemporaryDirectory {
public:
    /// The first one that a process makes has those removed that killed processes left behind.
    /// `name` begins with "loggia-".
    [[nodiscard]] static Result<TemporaryDirectory> make(std::string_view name);
    TemporaryDirectory(TemporaryDirectory&& other) noexcept;
    TemporaryDirectory& operator=(TemporaryDirectory&& other) noexcept;
    ~TemporaryDirectory();

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

    /// Removes all that processes of this user, which have ended, have left in `parent`.
    static void remove_leftovers(const std::filesystem::path& parent);

private:
    explicit TemporaryDirectory(std::filesystem::path path);

    std::filesystem::path path_;
    std::unique_ptr<Descriptor> lock_; ///< Tells others that it is in use.
};

} // namespace loggia
