#include "core/base/process.hpp"
#include "core/base/process_limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <mutex>
#include <poll.h>
#include <sched.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
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
constexpr int lowest_descriptor = 10;

struct Pipe {
    int read_end = -1;
    int write_end = -1;

    Pipe() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) == 0) {
            read_end = ends[0];
            // Above the descriptors that the process gets, so that no copy overwrites the next.
            write_end = ::fcntl(ends[1], F_DUPFD_CLOEXEC, lowest_descriptor);
            ::close(ends[1]);
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

/// A pipe that a process writes to, and the bytes read from it so far.
class Channel {
public:
    Channel() {
        if (pipe_.read_end >= 0)
            ::fcntl(pipe_.read_end, F_SETFL, O_NONBLOCK);
    }

    [[nodiscard]] bool is_made() const { return pipe_.write_end >= 0; }
    [[nodiscard]] int write_end() const { return pipe_.write_end; }
    void close_write_end() { pipe_.close_write_end(); }
    /// What poll() waits for; nothing once the other end is closed.
    [[nodiscard]] pollfd source() const { return {open_ ? pipe_.read_end : -1, POLLIN, 0}; }
    [[nodiscard]] bool is_open() const { return open_; }
    [[nodiscard]] std::string& text() { return text_; }

    /// Takes what is there: the last `kept_output` bytes, or with `most` the first so many. False
    /// once everything that has arrived is taken.
    bool drain(std::optional<std::size_t> most) {
        std::array<char, 4096> buffer{};
        const ssize_t count = ::read(pipe_.read_end, buffer.data(), buffer.size());
        if (count <= 0) {
            open_ = open_ && count < 0 && (errno == EAGAIN || errno == EINTR);
            return false;
        }
        text_.append(buffer.data(), static_cast<std::size_t>(count));
        if (most) {
            flooded_ = flooded_ || text_.size() > *most;
            text_.resize(std::min(text_.size(), *most));
        } else if (text_.size() > kept_output) {
            text_.erase(0, text_.size() - kept_output);
        }
        return true;
    }
    [[nodiscard]] bool flooded() const { return flooded_; }

private:
    Pipe pipe_;
    std::string text_;
    bool open_ = true;
    bool flooded_ = false;
};

/// Standard output, standard error and descriptor 3; the first for the first two where they are
/// not kept apart.
using Channels = std::array<Channel, 3>;

/// What all processes of one run inherit: a variable for the environment, and a limit on real-time
/// scheduling, far beyond what anyone uses, which stays where a program clears the environment.
struct RunMark {
    rlim_t limit = 0;
    std::string variable;

    static RunMark next() {
        static std::atomic<unsigned> runs = 0;
        constexpr unsigned bits_of_runs = 24;
        const unsigned run = ++runs;
        const auto process = static_cast<rlim_t>(::getpid());
        return {rlim_t{1} << 60U | process << bits_of_runs |
                    static_cast<rlim_t>(run & ((1U << bits_of_runs) - 1)),
                fmt::format("LOGGIA_RUN_{}_{}=1", process, run)};
    }

    [[nodiscard]] bool is_on(pid_t process) const {
        rlimit has{};
        if (::prlimit(process, RLIMIT_RTTIME, nullptr, &has) == 0 && has.rlim_max == limit)
            return true;
        std::ifstream file(fmt::format("/proc/{}/environ", process), std::ios::binary);
        std::string each;
        while (std::getline(file, each, '\0'))
            if (each == variable)
                return true;
        return false;
    }
};

/// A process that kills the groups of running programs, and who has left them, when this process
/// has gone without doing so, as after SIGKILL: a shell that reads the groups and the limits of
/// their marks from a socket, whose other end no one else has. It is started with the first
/// program. Where there is none, nothing else changes.
class Watchdog {
public:
    static Watchdog& instance() {
        static Watchdog watchdog;
        return watchdog;
    }
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    void watch(pid_t group, const RunMark& mark) { tell('+', group, mark); }
    /// While the group cannot be another's yet.
    void forget(pid_t group, const RunMark& mark) { tell('-', group, mark); }

private:
    Watchdog() {
        std::array<int, 2> ends{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            return;
        if (start(ends[1]))
            socket_ = ends[0];
        else
            ::close(ends[0]);
        ::close(ends[1]);
    }
    ~Watchdog() {
        if (socket_ >= 0)
            ::close(socket_);
    }

    bool start(int input) {
        std::string shell = "/bin/sh";
        std::string option = "-c";
        std::string script = R"(groups=
while read -r sign group; do
  left=
  for each in $groups; do [ "$each" = "$group" ] || left="$left $each"; done
  groups=$left
  [ "$sign" = - ] || groups="$groups $group"
done
for each in $groups; do
  kill -9 "-${each%:*}"
  for file in $(grep -l " ${each#*:} " /proc/[0-9]*/limits); do
    file=${file#/proc/}
    kill -9 "${file%/*}"
  done
done)";
        posix_spawn_file_actions_t actions{};
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
        posix_spawn_file_actions_addchdir_np(&actions, "/");
        // Away from the signals that a terminal sends to the group of this process.
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_t attributes{};
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &all);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK |
                                                  POSIX_SPAWN_SETSIGDEF);
        std::array<char*, 4> words{shell.data(), option.data(), script.data(), nullptr};
        std::array<char*, 1> environment{nullptr};
        const bool started = ::posix_spawn(&process_, shell.c_str(), &actions, &attributes,
                                           words.data(), environment.data()) == 0;
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        return started;
    }

    void tell(char sign, pid_t group, const RunMark& mark) {
        const std::string line = fmt::format("{} {}:{}\n", sign, group, mark.limit);
        const std::lock_guard lock(mutex_);
        if (socket_ < 0 || ::send(socket_, line.data(), line.size(), MSG_NOSIGNAL | MSG_DONTWAIT) ==
                               std::ssize(line))
            return;
        // One that does not listen would kill groups that are long gone, or another's by then.
        ::kill(process_, SIGKILL);
        ::close(std::exchange(socket_, -1));
    }

    std::mutex mutex_;
    int socket_ = -1;
    pid_t process_ = 0;
};

/// What the process that becomes a program needs, made before there is one.
struct Start {
    const char* program;
    char* const* words;
    char* const* environment;
    const char* directory;
    const char* input;
    std::array<int, 3> outputs; ///< standard output, standard error, descriptor 3; -1 for none
    rlim_t mark;
};

/// Becomes the program: own group, own directory, its input, default signals, the mark. Returns the
/// reason as an errno where that fails. Runs in the memory of the parent, which waits: nothing here
/// may allocate or lock.
int become(const Start& start) {
    ::setpgid(0, 0);
    struct sigaction usual {};
    usual.sa_handler = SIG_DFL;
    for (int signal = 1; signal <= SIGRTMAX; ++signal)
        ::sigaction(signal, &usual, nullptr);
    rlimit limit{};
    if (::getrlimit(RLIMIT_RTTIME, &limit) == 0 && start.mark < limit.rlim_max) {
        limit = {start.mark, start.mark};
        ::setrlimit(RLIMIT_RTTIME, &limit);
    }
    const int input = ::chdir(start.directory) == 0 ? ::open(start.input, O_RDONLY) : -1;
    if (input < 0)
        return errno;
    if (input != STDIN_FILENO) {
        ::dup2(input, STDIN_FILENO);
        ::close(input);
    }
    for (int i = 0; i < 3; ++i)
        if (const int output = start.outputs.at(static_cast<std::size_t>(i)); output >= 0)
            ::dup2(output, STDOUT_FILENO + i);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::execve(start.program, start.words, start.environment);
    return errno;
}

/// 0, or the reason as an errno. posix_spawn() could not set the limit before the program begins.
int start_process(const Start& start, pid_t& process) {
    struct Child {
        const Start& start;
        int reason = 0;
    } child{start};
    const auto run = [](void* data) {
        auto& self = *static_cast<Child*>(data);
        self.reason = become(self.start);
        return 0;
    };
    constexpr std::size_t stack_bytes = 1 << 16;
    alignas(16) std::array<std::byte, stack_bytes> stack;
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before); // no handler of this program runs in the other
    process = ::clone(run, stack.data() + stack.size(), CLONE_VM | CLONE_VFORK | SIGCHLD, &child);
    const int reason = process < 0 ? errno : child.reason;
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (process > 0 && reason != 0)
        ::waitpid(process, nullptr, 0);
    return reason;
}

int start_process(const ProcessCommand& command, const Channels& channels, const RunMark& mark,
                  pid_t& process) {
    std::vector<std::string> words{command.program.string()};
    words.insert(words.end(), command.arguments.begin(), command.arguments.end());
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    std::string variable = mark.variable;
    std::vector<char*> environment;
    for (char** each = environ; each != nullptr && *each != nullptr; ++each)
        environment.push_back(*each);
    environment.push_back(variable.data());
    environment.push_back(nullptr);
    const bool apart = command.most_output.has_value();
    const Start start{words[0].c_str(),
                      pointers.data(),
                      environment.data(),
                      command.directory.c_str(),
                      command.input.c_str(),
                      {channels[0].write_end(), channels[apart ? 1 : 0].write_end(),
                       apart ? channels[2].write_end() : -1},
                      mark.limit};
    return start_process(start, process);
}

/// True once the process has ended; it remains a zombie, so that its group cannot be another's.
bool has_ended(pid_t process) {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid == process;
}

/// Kills those of a run that have left its group, for example by setsid(). They are younger than
/// its first process. Without /proc there is nothing to find them by.
void kill_escaped(pid_t process, const RunMark& mark) {
    constexpr int most_rounds = 16; // while they make others
    bool found = true;
    for (int round = 0; found && round < most_rounds; ++round) {
        found = false;
        std::error_code error;
        fs::directory_iterator entry("/proc", error);
        for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
            const std::string name = entry->path().filename().string();
            pid_t other = 0;
            const auto number = std::from_chars(name.data(), name.data() + name.size(), other);
            if (number.ec != std::errc() || other <= process || !mark.is_on(other))
                continue;
            ::kill(other, SIGKILL);
            found = true;
        }
    }
}

/// Waits for the end, the timeout, a stop request or a limit, whichever comes first.
ProcessEnd::Kind wait_for(pid_t process, const ProcessCommand& command, Channels& channels,
                          const Control& control) {
    ProcessLimits limits(command, control);
    while (!has_ended(process)) {
        if (const auto why = limits.exceeded(process))
            return *why;
        std::array<pollfd, 3> sources{channels[0].source(), channels[1].source(),
                                      channels[2].source()};
        // Once all are closed, the end is all that is waited for, and poll() would be no help.
        const bool open = std::any_of(channels.begin(), channels.end(),
                                      [](const Channel& channel) { return channel.is_open(); });
        if (!open)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        else if (::poll(sources.data(), sources.size(), poll_milliseconds) > 0)
            for (std::size_t i = 0; i < channels.size(); ++i)
                if (sources.at(i).revents != 0)
                    channels.at(i).drain(command.most_output);
        for (const Channel& channel : channels)
            if (channel.flooded())
                return ProcessEnd::Kind::flooded;
    }
    return ProcessEnd::Kind::exited;
}

double seconds_of(const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

} // namespace

Result<ProcessEnd> run_process(const ProcessCommand& command, const Control& control) {
    Channels channels;
    for (const Channel& channel : channels)
        if (!channel.is_made())
            return failure(fmt::format("cannot make a pipe: {}", std::strerror(errno)));

    Watchdog& watchdog = Watchdog::instance();
    pid_t process = 0;
    const RunMark mark = RunMark::next();
    const auto begin = Clock::now();
    if (const int reason = start_process(command, channels, mark, process); reason != 0)
        return failure(
            fmt::format("cannot run {}: {}", command.program.string(), std::strerror(reason)));
    watchdog.watch(process, mark);
    for (Channel& channel : channels)
        channel.close_write_end();

    ProcessEnd end;
    end.kind = wait_for(process, command, channels, control);
    end.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    ::kill(-process, SIGKILL);
    kill_escaped(process, mark);
    watchdog.forget(process, mark);
    int status = 0;
    rusage usage{};
    while (::wait4(process, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    for (Channel& channel : channels) {
        // What a pipe holds, and no more: somebody may have escaped with the other end.
        constexpr int most_reads = 32;
        for (int reads = 0; reads < most_reads && channel.drain(command.most_output); ++reads) {
        }
        if (channel.flooded() && end.kind == ProcessEnd::Kind::exited)
            end.kind = ProcessEnd::Kind::flooded;
    }
    end.output = std::move(channels[0].text());
    end.errors = std::move(channels[1].text());
    end.extra = std::move(channels[2].text());
    end.cpu_seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
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
        return failure(fmt::format("cannot run {}: not an executable program", name));
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

std::string crash_text(int code) {
    return ::strsignal(code);
}

} // namespace loggia
