#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/interrupt.hpp"

#include <mutex>
#include <windows.h>

namespace loggia::commands {

namespace {

std::mutex listening;             // guards the next
std::stop_source* told = nullptr; // whom the handler tells

/// Windows calls it on a thread of its own.
BOOL WINAPI handle(DWORD event) {
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT)
        return FALSE;
    const std::lock_guard lock(listening);
    if (told == nullptr)
        return FALSE;
    if (!Interrupt::pass_on(*told))
        ::ExitProcess(interrupted);
    return TRUE;
}

} // namespace

class Interrupt::Listener {
public:
    explicit Listener(std::stop_source& stop) {
        const std::lock_guard lock(listening);
        told = &stop;
        ::SetConsoleCtrlHandler(handle, TRUE);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() {
        ::SetConsoleCtrlHandler(handle, FALSE);
        const std::lock_guard lock(listening);
        told = nullptr;
    }
};

Interrupt::Interrupt() : listener_(std::make_unique<Listener>(stop_)) {
    enlist(&stop_);
}

Interrupt::~Interrupt() {
    enlist(nullptr);
}

} // namespace loggia::commands
