#pragma once

#include <QThread>

#include <algorithm>

namespace loggia::ui {

/// The number of threads for work whose result does not depend on it: one for each core except one,
/// which the window keeps for itself.
[[nodiscard]] inline int spareCores() {
    return std::max(1, QThread::idealThreadCount() - 1);
}

} // namespace loggia::ui
