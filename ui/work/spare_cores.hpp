#pragma once

#include <QThread>

#include <algorithm>

namespace loggia::ui {

/// Threads for work whose result is the same with any number of them: one for each core but the one
/// that the window keeps for itself.
[[nodiscard]] inline int spareCores() {
    return std::max(1, QThread::idealThreadCount() - 1);
}

} // namespace loggia::ui
