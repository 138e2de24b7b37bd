#include "core/base/process.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace loggia {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr int poll_milliseconds = 10;
constexpr std::size_t kept_output = 4096;

struct Pipe {
    int read_end = -1;
    int write_end = -1;

    Pipe() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) == 0) {
            read_end = ends[0];
            write_end = ends[1];
        }
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        close_write_end();
        if (read_end >= 0)
            ::close(read_end);
    }
    void close_write_end() {
        if (write_end >= 0)
            ::close(std::exchange(write_end, -1));
    }
};

/// What posix_spawn is told: own group, own directory, no input, default signals.
class Preparation {
public:
    Preparation(const ProcessCommand& command, int output) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_addchdir_np(&actions_, command.directory.c_str());
        posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output, STDERR_FILENO);

        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_init(&attributes_);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setsigdefault(&attributes_, &all);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                                   POSIX_SPAWN_SETSIGDEF);
    }
    Preparation(const Preparation&) = delete;
    Preparation& operator=(const Preparation&) = delete;
    ~Preparation() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }

    /// 0, or the reason as an errno.
    int spawn(const ProcessCommand& command, pid_t& process) const {
        std::vector<std::string> words{command.program.string()};
        words.insert(words.end(), command.arguments.begin(), command.arguments.end());
        std::vector<char*> pointers;
        pointers.reserve(words.size() + 1);
        for (std::string& word : words)
            pointers.push_back(word.data());
        pointers.push_back(nullptr);
        return ::posix_spawn(&process, command.program.c_str(), &actions_, &attributes_,
                             pointers.data(), environ);
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

/// Takes what is there; false once the other end is closed.
bool drain(int descriptor, std::string& output) {
    std::array<char, 4096> buffer{};
    const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
    if (count < 0)
        return errno == EAGAIN || errno == EINTR;
    output.append(buffer.data(), static_cast<std::size_t>(count));
    if (output.size() > kept_output)
        output.erase(0, output.size() - kept_output);
    return count > 0;
}

/// True once the process has ended; it remains a zombie, so that its group cannot be another's.
bool has_ended(pid_t process) {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid == process;
}

/// Waits for the end, the time-out or the stop, whichever is first.
ProcessEnd::Kind wait_for(pid_t process, int output, double timeout, const Control& control,
                          std::string& text) {
    const auto begin = Clock::now();
    bool open = true;
    while (!has_ended(process)) {
        if (control.stop_requested())
            return ProcessEnd::Kind::stopped;
        if (std::chrono::duration<double>(Clock::now() - begin).count() > timeout)
            return ProcessEnd::Kind::timed_out;
        pollfd source{output, POLLIN, 0};
        if (!open)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        else if (::poll(&source, 1, poll_milliseconds) > 0)
            open = drain(output, text);
    }
    return ProcessEnd::Kind::exited;
}

} // namespace

Result<ProcessEnd> run_process(const ProcessCommand& command, const Control& control) {
    Pipe pipe;
    if (pipe.read_end < 0)
        return failure(fmt::format("cannot make a pipe: {}", std::strerror(errno)));
    ::fcntl(pipe.read_end, F_SETFL, O_NONBLOCK);

    pid_t process = 0;
    const auto begin = Clock::now();
    if (const int reason = Preparation(command, pipe.write_end).spawn(command, process);
        reason != 0)
        return failure(
            fmt::format("cannot run {}: {}", command.program.string(), std::strerror(reason)));
    pipe.close_write_end();

    ProcessEnd end;
    end.kind = wait_for(process, pipe.read_end, command.timeout_seconds, control, end.output);
    ::kill(-process, SIGKILL);
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    for (int reads = 0; reads < 16 && drain(pipe.read_end, end.output); ++reads) {
        pollfd source{pipe.read_end, POLLIN, 0};
        if (::poll(&source, 1, 0) <= 0)
            break;
    }
    end.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (end.kind == ProcessEnd::Kind::exited && WIFSIGNALED(status))
        end.kind = ProcessEnd::Kind::signalled;
    end.code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    return end;
}

Result<fs::path> find_program(const std::string& name) {
    const auto runs = [](const fs::path& path) {
        std::error_code ignored;
        return fs::is_regular_file(path, ignored) && ::access(path.c_str(), X_OK) == 0;
    };
    std::error_code ignored;
    if (name.find('/') != std::string::npos) {
        const fs::path path = fs::absolute(name, ignored);
        if (runs(path))
            return path;
        return failure(fmt::format("{} is not an executable program", name));
    }
    const char* const variable = std::getenv("PATH");
    std::string_view rest = variable == nullptr ? "/usr/bin:/bin" : variable;
    while (!rest.empty() && !name.empty()) {
        const std::string_view directory = rest.substr(0, rest.find(':'));
        rest.remove_prefix(std::min(directory.size() + 1, rest.size()));
        const fs::path path = fs::absolute(fs::path(directory) / name, ignored);
        if (runs(path))
            return path;
    }
    return failure(fmt::format("there is no program {} in PATH", name));
}

Result<TemporaryDirectory> TemporaryDirectory::make(std::string_view name) {
    std::error_code error;
    const fs::path parent = fs::temp_directory_path(error);
    if (error)
        return failure(fmt::format("no directory for temporary files: {}", error.message()));
    std::string path = (parent / fmt::format("{}.XXXXXX", name)).string();
    if (::mkdtemp(path.data()) == nullptr)
        return failure(fmt::format("cannot make a directory in {}: {}", parent.string(),
                                   std::strerror(errno)));
    return TemporaryDirectory(fs::path(path));
}

TemporaryDirectory::TemporaryDirectory(TemporaryDirectory&& other) noexcept
    : path_(std::exchange(other.path_, {})) {}

TemporaryDirectory& TemporaryDirectory::operator=(TemporaryDirectory&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
}

TemporaryDirectory::~TemporaryDirectory() {
    std::error_code ignored;
    if (!path_.empty())
        fs::remove_all(path_, ignored);
}

} // namespace loggia
