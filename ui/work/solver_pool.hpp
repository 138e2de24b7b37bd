#pragma once

#include <QFuture>
#include <QThreadPool>

#include <functional>

namespace loggia::ui {

/// The pool that solvers run on, apart from Qt's own, so that they never starve it. Its threads
/// have a stack of 64 MiB. It has more threads than the machine has cores, so that one page's long
/// analysis never keeps another page's waiting; the system shares the cores out.
QThreadPool& solverPool();

/// Runs `body` there, never on the thread that waits for it; the future ends when it has returned.
/// `body` must not throw.
[[nodiscard]] QFuture<void> runOnSolverPool(std::function<void()> body);

} // namespace loggia::ui
