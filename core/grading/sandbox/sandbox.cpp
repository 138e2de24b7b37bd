#include "core/grading/sandbox/sandbox.hpp"

#include "core/base/process.hpp"

#include <fmt/format.h>

namespace loggia::grading {

std::string end_text(const SandboxEnd& end, const Limits& limits) {
    switch (end.kind) {
    case SandboxEnd::Kind::exited:
        return end.code == 0 ? ""
               : end.code == 127 // of shells
                   ? fmt::format("ended with exit status {} (a program was not found)", end.code)
                   : fmt::format("ended with exit status {}", end.code);
    case SandboxEnd::Kind::crashed:
        return fmt::format("crashed ({})", crash_text(end.code));
    case SandboxEnd::Kind::out_of_time:
        return fmt::format(
            "did not end within {:g} s of processor time or {:g} s of wall-clock time",
            limits.cpu_seconds, limits.wall_seconds);
    case SandboxEnd::Kind::out_of_memory:
        return fmt::format("used more than {} MB of memory", limits.memory_mb);
    case SandboxEnd::Kind::out_of_disk:
        return fmt::format("wrote more than {} MB into its folder", 4 * limits.disk_mb);
    case SandboxEnd::Kind::flooded:
        return fmt::format("printed more than {} kB", limits.output_kb);
    case SandboxEnd::Kind::stopped:
        break;
    }
    return "was stopped";
}

} // namespace loggia::grading
