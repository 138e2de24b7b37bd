#pragma once

namespace loggia::os {

/// Puts what GetLastError() tells into errno, as POSIX would have it.
void take_last_error() noexcept;

} // namespace loggia::os
