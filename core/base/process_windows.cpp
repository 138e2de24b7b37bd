#include "core/base/process.hpp"
#include "core/base/process_limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <system_error>
#include <thread>
#include <utility>
#include <windows.h>

namespace loggia {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds poll_interval{10};
constexpr std::size_t kept_output = 4096;

std::string last_error_text() {
    return std::system_category().message(static_cast<int>(::GetLastError()));
}

/// Something of Windows that is closed at the end of its life.
class Handle {
public:
    Handle() = default;
    explicit Handle(HANDLE handle) : handle_(handle) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { close(); }

    [[nodiscard]] HANDLE get() const { return handle_; }
    [[nodiscard]] HANDLE* place() { return &handle_; }
    [[nodiscard]] bool is_open() const {
        return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE;
    }
    void close() {
        if (is_open())
            ::CloseHandle(std::exchange(handle_, nullptr));
    }

private:
    HANDLE handle_ = nullptr;
};

/// A pipe that a process writes to, and what came out of it so far.
class Channel {
public:
    Channel() {
        SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
        if (::CreatePipe(read_end_.place(), write_end_.place(), &inherited, 0) != 0)
            ::SetHandleInformation(read_end_.get(), HANDLE_FLAG_INHERIT, 0);
    }

    [[nodiscard]] bool is_made() const { return write_end_.is_open(); }
    [[nodiscard]] HANDLE write_end() const { return write_end_.get(); }
    void close_write_end() { write_end_.close(); }
    [[nodiscard]] std::string& text() { return text_; }
    [[nodiscard]] bool flooded() const { return flooded_; }

    /// Takes what is there: the last `kept_output` bytes, or with `most` the first so many.
    void drain(std::optional<std::size_t> most) {
        std::array<char, 4096> buffer{};
        DWORD available = 0;
        while (::PeekNamedPipe(read_end_.get(), nullptr, 0, nullptr, &available, nullptr) != 0 &&
               available > 0 && !flooded_) {
            DWORD count = 0;
            const auto room = static_cast<DWORD>(buffer.size());
            if (::ReadFile(read_end_.get(), buffer.data(), std::min(available, room), &count,
                           nullptr) == 0)
                return;
            text_.append(buffer.data(), count);
            if (most) {
                flooded_ = text_.size() > *most;
                text_.resize(std::min(text_.size(), *most));
            } else if (text_.size() > kept_output) {
                text_.erase(0, text_.size() - kept_output);
            }
        }
    }

private:
    Handle read_end_;
    Handle write_end_;
    std::string text_;
    bool flooded_ = false;
};

/// An argument such that the C library of the program finds it as it was.
std::string quoted_argument(std::string_view argument) {
    if (!argument.empty() && argument.find_first_of(" \t\n\v\"") == std::string_view::npos)
        return std::string(argument);
    std::string text = "\"";
    std::size_t backslashes = 0;
    for (const char c : argument) {
        // Those before a quotation mark stand for half as many.
        text.append(c == '"' ? backslashes + 1 : 0, '\\');
        backslashes = c == '\\' ? backslashes + 1 : 0;
        text += c;
    }
    return text.append(backslashes, '\\') + '"';
}

std::wstring command_line(const ProcessCommand& command) {
    std::string line = quoted_argument(command.program.string());
    for (const std::string& argument : command.arguments)
        line += ' ' + quoted_argument(argument);
    return fs::path(line).native(); // from UTF-8
}

double seconds_of(const LARGE_INTEGER& ticks) {
    return 1e-7 * static_cast<double>(ticks.QuadPart);
}

/// A process in a job of its own, which ends with all processes in it.
class Job {
public:
    /// False, and the reason in GetLastError(), where the program cannot be started.
    bool start(const ProcessCommand& command, const std::array<Channel, 2>& channels) {
        JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        ::SetInformationJobObject(job_.get(), JobObjectExtendedLimitInformation, &limits,
                                  sizeof limits);
        SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
        const fs::path input = command.input == "/dev/null" ? fs::path("NUL") : command.input;
        const Handle source(::CreateFileW(input.c_str(), GENERIC_READ, FILE_SHARE_READ, &inherited,
                                          OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
        if (!source.is_open())
            return false;
        STARTUPINFOW begin{};
        begin.cb = sizeof begin;
        begin.dwFlags = STARTF_USESTDHANDLES;
        begin.hStdInput = source.get();
        begin.hStdOutput = channels[0].write_end();
        begin.hStdError = channels[command.most_output ? 1 : 0].write_end();
        PROCESS_INFORMATION made{};
        std::wstring line = command_line(command);
        if (::CreateProcessW(command.program.c_str(), line.data(), nullptr, nullptr, TRUE,
                             CREATE_SUSPENDED | CREATE_NO_WINDOW, nullptr,
                             command.directory.c_str(), &begin, &made) == 0)
            return false;
        *process_.place() = made.hProcess;
        const Handle thread(made.hThread);
        number_ = made.dwProcessId;
        // Outside the job it could not be ended with what it starts.
        if (::AssignProcessToJobObject(job_.get(), process_.get()) == 0) {
            const DWORD reason = ::GetLastError();
            ::TerminateProcess(process_.get(), 1);
            ::SetLastError(reason);
            return false;
        }
        ::ResumeThread(thread.get());
        return true;
    }

    [[nodiscard]] bool has_ended(std::chrono::milliseconds wait) const {
        return ::WaitForSingleObject(process_.get(), static_cast<DWORD>(wait.count())) !=
               WAIT_TIMEOUT;
    }
    [[nodiscard]] DWORD number() const { return number_; }
    /// Ends all that is still there; the exit status of the process.
    DWORD end() {
        ::TerminateJobObject(job_.get(), 1);
        ::WaitForSingleObject(process_.get(), INFINITE);
        DWORD status = 0;
        ::GetExitCodeProcess(process_.get(), &status);
        return status;
    }
    [[nodiscard]] double cpu_seconds() const {
        JOBOBJECT_BASIC_ACCOUNTING_INFORMATION used{};
        ::QueryInformationJobObject(job_.get(), JobObjectBasicAccountingInformation, &used,
                                    sizeof used, nullptr);
        return seconds_of(used.TotalUserTime) + seconds_of(used.TotalKernelTime);
    }

private:
    Handle job_{::CreateJobObjectW(nullptr, nullptr)};
    Handle process_;
    DWORD number_ = 0;
};

/// Waits for the end, the time-out, the stop or a limit, whichever is first.
ProcessEnd::Kind wait_for(const Job& job, const ProcessCommand& command,
                          std::array<Channel, 2>& channels, const Control& control) {
    ProcessLimits limits(command, control);
    while (!job.has_ended(poll_interval)) {
        if (const auto why = limits.exceeded(static_cast<pid_t>(job.number())))
            return *why;
        for (Channel& channel : channels) {
            channel.drain(command.most_output);
            if (channel.flooded())
                return ProcessEnd::Kind::flooded;
        }
    }
    return ProcessEnd::Kind::exited;
}

/// The path with what is usually left out at its end.
fs::path with_ending(fs::path path) {
    if (!path.has_extension())
        path += ".exe";
    return path;
}

} // namespace

Result<ProcessEnd> run_process(const ProcessCommand& command, const Control& control) {
    std::array<Channel, 2> channels;
    for (const Channel& channel : channels)
        if (!channel.is_made())
            return failure(fmt::format("cannot make a pipe: {}", last_error_text()));
    Job job;
    const auto begin = Clock::now();
    if (!job.start(command, channels))
        return failure(
            fmt::format("cannot run {}: {}", command.program.string(), last_error_text()));
    for (Channel& channel : channels)
        channel.close_write_end();

    ProcessEnd end;
    end.kind = wait_for(job, command, channels, control);
    const DWORD status = job.end();
    for (Channel& channel : channels) {
        channel.drain(command.most_output);
        if (channel.flooded() && end.kind == ProcessEnd::Kind::exited)
            end.kind = ProcessEnd::Kind::flooded;
    }
    end.output = std::move(channels[0].text());
    end.errors = std::move(channels[1].text());
    end.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    end.cpu_seconds = job.cpu_seconds();
    end.code = static_cast<int>(status);
    // What an exception ends has its number as the status.
    constexpr DWORD first_exception = 0xC0000000;
    if (end.kind == ProcessEnd::Kind::exited && status >= first_exception)
        end.kind = ProcessEnd::Kind::signalled;
    return end;
}

std::string crash_text(int code) {
    const auto number = static_cast<DWORD>(code);
    switch (number) {
    case STATUS_ACCESS_VIOLATION:
        return "Access violation";
    case STATUS_STACK_OVERFLOW:
        return "Stack overflow";
    case STATUS_INTEGER_DIVIDE_BY_ZERO:
        return "Division by zero";
    case STATUS_CONTROL_C_EXIT:
        return "Ctrl+C";
    default:
        return fmt::format("exception {:#x}", number);
    }
}

Result<fs::path> find_program(const std::string& name) {
    std::error_code ignored;
    if (name.find_first_of("/\\") != std::string::npos) {
        const fs::path path = with_ending(fs::absolute(name, ignored));
        if (fs::is_regular_file(path, ignored))
            return path;
        return failure(fmt::format("cannot run {}: not an executable program", name));
    }
    constexpr DWORD longest = 32'768;
    std::wstring found(longest, L'\0');
    const DWORD length =
        ::SearchPathW(nullptr, fs::path(name).c_str(), L".exe", longest, found.data(), nullptr);
    if (length == 0 || length >= longest)
        return failure(fmt::format("there is no program {} in PATH", name));
    found.resize(length);
    return fs::path(found);
}

} // namespace loggia
