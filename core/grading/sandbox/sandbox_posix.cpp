#include "core/base/file.hpp"
#include "core/base/number_text.hpp"
#include "core/base/os/users.hpp"
#include "core/base/process.hpp"
#include "core/grading/sandbox/process_tree.hpp"
#include "core/grading/sandbox/sandbox.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <utility>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

constexpr const char* work_folder = "/work";
constexpr const char* handin_folder = "/handin";
constexpr int nobody = 65534;
constexpr int shell_signal_base = 128;
constexpr std::uint64_t megabyte = 1'000'000;

/// Runs the command of $COMMAND, then hands over the file $RESULT on descriptor 3, which the
/// command itself does not get. prlimit comes from util-linux, as every Debian has it.
constexpr const char* inner_script = R"(
prlimit $LIMITS -- /bin/sh -c "$COMMAND" sh "$@" 3>&-
status=$?
if [ -n "$RESULT" ] && [ -f "$RESULT" ]; then
    printf F >&3
    head -c "$MOST" -- "$RESULT" >&3
fi
exit $status
)";

std::string limit_words(const Limits& limits, bool isolated) {
    const auto cpu_seconds = static_cast<std::uint64_t>(std::ceil(limits.cpu_seconds));
    std::string words =
        // At the soft limit the kernel sends SIGXCPU, which names the reason, and a second later
        // SIGKILL.
        fmt::format("--cpu={0}:{1} --data={2}:{2} --fsize={3}:{3} --core=0 --nofile=256:256",
                    cpu_seconds, cpu_seconds + 1,
                    static_cast<std::uint64_t>(limits.memory_mb) * megabyte,
                    static_cast<std::uint64_t>(limits.disk_mb) * megabyte);
    // Counted within the user namespace; without one, it would count all processes of the user.
    if (isolated)
        words += fmt::format(" --nproc={0}:{0}", limits.processes);
    return words;
}

/// The parts of the file system that a program may see, if they exist.
std::vector<std::string> system_paths() {
    std::vector<std::string> paths{"/bin",
                                   "/sbin",
                                   "/lib",
                                   "/lib32",
                                   "/lib64",
                                   "/libx32",
                                   "/etc/alternatives",
                                   "/etc/ld.so.cache"};
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator("/etc", ignored))
        if (entry.path().filename().string().starts_with("java"))
            paths.push_back(entry.path().string());
    return paths;
}

void append(std::vector<std::string>& words, std::initializer_list<std::string> more) {
    words.insert(words.end(), more);
}

/// Bytes of the regular files below a folder; links are not followed.
std::uint64_t folder_bytes(const fs::path& folder) {
    std::uint64_t bytes = 0;
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
         it.increment(error)) {
        std::error_code gone;
        if (it->symlink_status(gone).type() != fs::file_type::regular)
            continue;
        const std::uint64_t size = it->file_size(gone);
        bytes += gone ? 0 : size;
    }
    return bytes;
}

/// A separate folder with the files of a run, readable by other users if root runs this.
Result<TemporaryDirectory> folder_of(const SandboxRun& what) {
    auto folder = TemporaryDirectory::make("loggia-run");
    if (!folder)
        return folder;
    std::error_code error;
    const fs::path files = folder->path() / "work";
    fs::create_directory(files, error);
    if (error)
        return failure(fmt::format("cannot make {}: {}", files.string(), error.message()));
    if (os::is_root()) {
        fs::permissions(folder->path(), fs::perms(0755), error);
        fs::permissions(files, fs::perms(0777), error);
    }
    for (const WorkFile& file : what.files) {
        const fs::path path = files / file.name;
        if (auto written = write_temporary_file(path, file.text); !written)
            return tl::unexpected(std::move(written.error()));
        fs::permissions(path, fs::perms(0644), error);
    }
    return folder;
}

/// The signal that ended the program: the shell, and bubblewrap after it, make an exit status of
/// it.
int signal_of(const ProcessEnd& end) {
    if (end.kind == ProcessEnd::Kind::signalled)
        return end.code;
    const int signal = end.code - shell_signal_base;
    return signal > 0 && signal <= SIGRTMAX ? signal : 0;
}

SandboxEnd::Kind kind_of(const ProcessEnd& end, const Limits& limits, bool out_of_disk) {
    switch (end.kind) {
    case ProcessEnd::Kind::timed_out:
        return SandboxEnd::Kind::out_of_time;
    case ProcessEnd::Kind::stopped:
        return SandboxEnd::Kind::stopped;
    case ProcessEnd::Kind::flooded:
        return SandboxEnd::Kind::flooded;
    case ProcessEnd::Kind::refused:
        return out_of_disk ? SandboxEnd::Kind::out_of_disk : SandboxEnd::Kind::out_of_memory;
    case ProcessEnd::Kind::exited:
    case ProcessEnd::Kind::signalled:
        break;
    }
    const int signal = signal_of(end);
    if (signal == SIGXCPU || (signal == SIGKILL && end.cpu_seconds >= limits.cpu_seconds))
        return SandboxEnd::Kind::out_of_time;
    return signal != 0 ? SandboxEnd::Kind::crashed : SandboxEnd::Kind::exited;
}

} // namespace

std::vector<std::string> Sandbox::isolated(const SandboxRun& what, const fs::path& folder) const {
    std::vector<std::string> words;
    if (os::is_root())
        append(words, {"setpriv", fmt::format("--reuid={}", nobody),
                       fmt::format("--regid={}", nobody), "--clear-groups", "--"});
    const std::string disk = std::to_string(static_cast<std::uint64_t>(limits_.disk_mb) * megabyte);
    // The shell is process 1: nothing in the sandbox can kill it, at its end the kernel ends and
    // waits for all others, and bubblewrap waits for it (not for a process 1 of its own), so that
    // the processor time of all of them arrives here.
    append(words, {bubblewrap_, "--unshare-all", "--unshare-user", "--as-pid-1", "--disable-userns",
                   "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--hostname",
                   "sandbox", "--ro-bind", "/usr", "/usr"});
    for (const std::string& path : system_paths())
        append(words, {"--ro-bind-try", path, path});
    append(words, {"--proc", "/proc", "--dev", "/dev", "--size", disk, "--tmpfs", "/dev/shm",
                   "--remount-ro", "/dev", "--size", disk, "--tmpfs", "/tmp", "--size", disk,
                   "--tmpfs", work_folder});
    append(words,
           {what.writes_handin ? "--bind" : "--ro-bind", what.handin.string(), handin_folder});
    for (const WorkFile& file : what.files)
        append(words, {"--ro-bind", (folder / file.name).string(),
                       fmt::format("{}/{}", work_folder, file.name)});
    for (const std::string& path : readable_) // may lie in /tmp
        append(words, {"--ro-bind", path, path});
    append(words, {"--remount-ro", "/", "--chdir", what.writes_handin ? handin_folder : work_folder,
                   "--"});
    return words;
}

Result<Sandbox> Sandbox::make(Isolation isolation, const Limits& limits,
                              std::vector<std::string> readable) {
    Sandbox sandbox;
    sandbox.isolation_ = isolation;
    sandbox.limits_ = limits;
    if (isolation == Isolation::none)
        return sandbox;
    sandbox.readable_ = std::move(readable);
    const auto bubblewrap = find_program("bwrap");
    if (!bubblewrap)
        return failure("bubblewrap is not installed (the program bwrap, package bubblewrap), so "
                       "hand-ins cannot be run in a sandbox");
    sandbox.bubblewrap_ = bubblewrap->string();
    for (const std::string& path : sandbox.readable_)
        if (std::error_code ignored; !fs::path(path).is_absolute() || !fs::exists(path, ignored))
            return failure(fmt::format("{} is not the absolute path of a folder", path));
    SandboxRun probe;
    probe.command = "echo works";
    probe.handin = "/usr";
    const auto end = sandbox.run(probe);
    if (!end)
        return tl::unexpected(end.error());
    if (end->output != "works\n") {
        std::string reason = end->errors.substr(0, end->errors.find('\n'));
        return failure(fmt::format("bubblewrap does not work here, so hand-ins cannot be run in a "
                                   "sandbox: {}",
                                   reason.empty() ? end_text(*end, limits) : reason));
    }
    return sandbox;
}

bool Sandbox::can_run_unsafe() noexcept {
    return true;
}

Result<SandboxEnd> Sandbox::run(const SandboxRun& what, const Control& control) const {
    const bool isolates = isolation_ == Isolation::bubblewrap;
    const auto folder = folder_of(what);
    if (!folder)
        return tl::unexpected(folder.error());
    const fs::path files = folder->path() / "work";
    const fs::path directory = what.writes_handin ? what.handin : files;

    std::vector<std::string> words{
        "env",
        "-i",
        "PATH=/usr/local/bin:/usr/bin:/bin",
        "LANG=C.UTF-8",
        fmt::format("HOME={}", isolates ? work_folder : files.string()),
        fmt::format("HANDIN={}", isolates ? handin_folder : what.handin.string()),
        "COMMAND=" + what.command,
        "RESULT=" + what.output,
        fmt::format("MOST={}", limits_.output_kb * 1000),
        "LIMITS=" + limit_words(limits_, isolates)};
    if (isolates) {
        auto more = isolated(what, files);
        words.insert(words.end(), std::make_move_iterator(more.begin()),
                     std::make_move_iterator(more.end()));
    }
    append(words, {"/bin/sh", "-c", inner_script, "sh"});
    words.insert(words.end(), what.arguments.begin(), what.arguments.end());

    ProcessCommand command{
        "/usr/bin/env", {words.begin() + 1, words.end()}, directory, limits_.wall_seconds};
    if (!what.input.empty())
        command.input = files / what.input;
    command.most_output = limits_.output_kb * 1000 + 1;
    SandboxEnd result;
    bool out_of_disk = false;
    // Where the run is killed, bubblewrap with it, this is all that is known of its time.
    double seen_cpu_seconds = 0;
    command.watch = [&](pid_t process) {
        const TreeUse use = use_of_tree(process);
        seen_cpu_seconds = std::max(seen_cpu_seconds, use.cpu_seconds);
        if (use.resident_bytes > static_cast<std::uint64_t>(limits_.memory_mb) * megabyte)
            return false;
        // In the sandbox, the working folder has a fixed size; this is for what has not.
        const bool grows = what.writes_handin || !isolates;
        out_of_disk = grows && folder_bytes(directory) >
                                   4 * static_cast<std::uint64_t>(limits_.disk_mb) * megabyte;
        return !out_of_disk;
    };
    auto end = run_process(command, control);
    if (!end)
        return tl::unexpected(std::move(end.error()));
    end->cpu_seconds = std::max(end->cpu_seconds, seen_cpu_seconds);
    result.kind = kind_of(*end, limits_, out_of_disk);
    result.code = result.kind == SandboxEnd::Kind::crashed ? signal_of(*end) : end->code;
    result.output = std::move(end->output);
    result.errors = std::move(end->errors);
    if (end->extra.starts_with('F'))
        result.file = end->extra.substr(1);
    result.seconds = end->seconds;
    result.cpu_seconds = end->cpu_seconds;
    return result;
}

} // namespace loggia::grading
