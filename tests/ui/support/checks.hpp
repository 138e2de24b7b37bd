#pragma once

#include <QRegularExpression>
#include <QTest>

namespace loggia::ui::testing {

/// Any warning is a failure, but for what the offscreen platform says of itself.
inline void failOnWarnings() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

/// How long, in ms, a test waits for what has to come in the end, however busy the machine is: for
/// QTRY_..._WITH_TIMEOUT. Where the time itself is tested, it is measured instead.
inline constexpr int patience = 60'000;

/// Waits for the end of what `worker` computes; whether it came.
template <class Worker>
bool settles(const Worker& worker) {
    return QTest::qWaitFor([&worker] { return !worker.isRunning(); }, patience);
}

} // namespace loggia::ui::testing
