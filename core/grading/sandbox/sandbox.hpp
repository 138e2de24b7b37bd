#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace loggia::grading {

/// What one run of a stranger's program may use.
struct Limits {
    double cpu_seconds = 10;     ///< Of each process.
    double wall_seconds = 20;    ///< Of the run.
    int memory_mb = 1024;        ///< Of all its processes together, and of each.
    int processes = 128;         ///< Processes and threads at one time; not without a sandbox.
    int disk_mb = 64;            ///< Of its working folder, and of each file.
    std::size_t output_kb = 512; ///< Of standard output, of standard error and of a file read back.

    friend bool operator==(const Limits&, const Limits&) = default;
};

/// How programs are kept away from everything else.
enum class Isolation : std::uint8_t {
    /// By bubblewrap: namespaces of its own, so no network and no other processes; of the file
    /// system only /usr, read-only, and temporary folders in memory. Ends with all its children.
    bubblewrap,
    /// None but limits and a process group: for one's own programs, and for machines that are
    /// thrown away afterwards.
    none,
};

/// A file that the program finds in its working folder.
struct WorkFile {
    std::string name; ///< Without a folder.
    std::string text;

    friend bool operator==(const WorkFile&, const WorkFile&) = default;
};

/// A run of a program.
struct SandboxRun {
    /// For `/bin/sh -c`, with `arguments` as $1, $2 ... and $HANDIN the folder of the program.
    std::string command;
    std::vector<std::string> arguments;
    std::filesystem::path handin; ///< The folder of the program, an absolute path.
    bool writes_handin = false;   ///< It may write there (a build), and runs there.
    std::vector<WorkFile> files;
    std::string input;  ///< Name of the file in `files` that is its standard input, or empty.
    std::string output; ///< Name of the file that is read back, or empty.
};

/// How it ended.
struct SandboxEnd {
    enum class Kind : std::uint8_t {
        exited,
        crashed,       ///< By a signal.
        out_of_time,   ///< Processor time or wall clock.
        out_of_memory, ///< The memory of all processes together.
        out_of_disk,   ///< A build that filled its folder.
        flooded,       ///< It printed too much.
        stopped,       ///< By the Control.
    };

    Kind kind = Kind::exited;
    int code = 0;                    ///< Exit status or signal.
    std::string output;              ///< Standard output.
    std::string errors;              ///< Standard error.
    std::optional<std::string> file; ///< SandboxRun::output, where it is a regular file.
    double seconds = 0;              ///< Wall clock.
    /// Of all processes; of a run that was killed, as last seen, up to 50 ms before its end.
    double cpu_seconds = 0;
};

/// Runs strangers' programs, several at a time from several threads.
///
/// Standard input is a file, so no terminal is within reach; the environment is empty but for PATH,
/// HOME, LANG and HANDIN. Started by root, programs run as nobody, because root's processes cannot
/// be limited in number. Of what a program prints or writes, nothing is trusted: texts come back as
/// they are, cut at the limits.
class Sandbox {
public:
    /// Fails where the isolation does not work here (bubblewrap missing, user namespaces not
    /// permitted), with the reason.
    [[nodiscard]] static Result<Sandbox> make(Isolation isolation, const Limits& limits,
                                              std::vector<std::string> readable = {});

    /// Whether programs can be run without isolation here.
    [[nodiscard]] static bool can_run_unsafe() noexcept;

    /// Fails only for reasons that are not the program's: a temporary folder that cannot be made,
    /// bubblewrap that does not start.
    [[nodiscard]] Result<SandboxEnd> run(const SandboxRun& what, const Control& control = {}) const;

    [[nodiscard]] Isolation isolation() const noexcept { return isolation_; }
    [[nodiscard]] const Limits& limits() const noexcept { return limits_; }
    /// Folders that programs may read besides; none where nothing keeps them from reading.
    [[nodiscard]] const std::vector<std::string>& readable() const noexcept { return readable_; }

private:
    Sandbox() = default;

    [[nodiscard]] std::vector<std::string> isolated(const SandboxRun& what,
                                                    const std::filesystem::path& folder) const;

    Isolation isolation_ = Isolation::none;
    Limits limits_;
    std::string bubblewrap_;            ///< The path of its program.
    std::vector<std::string> readable_; ///< Folders that programs may read besides.
};

/// "did not end within 20 seconds", "crashed (Segmentation fault)", "ended with exit status 3":
/// the predicate of a sentence. Empty for exit status 0.
[[nodiscard]] std::string end_text(const SandboxEnd& end, const Limits& limits);

} // namespace loggia::grading
