#pragma once

#include "core/base/file.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/tournament/tournament_run.hpp"
#include "ui/tournament/tournament_settings.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace loggia::ui::testing {

/// Programs that play Max-Connect4 badly, and a place for journals.
class SamplePlayers {
public:
    SamplePlayers() {
        put("slow.sh", "#!/bin/sh\nsleep 100\n");
        put("silent.sh", "#!/bin/sh\nexit 0\n");
    }
    /// A contestant of this program.
    [[nodiscard]] QString program(const char* name) const {
        return QStringLiteral("exec:") + path(name);
    }
    [[nodiscard]] QString path(const char* name) const {
        return folder_.filePath(QString::fromUtf8(name));
    }

private:
    void put(const char* name, const char* script) const {
        QVERIFY(write_file(path(name).toStdString(), script).has_value());
        QVERIFY(QFile::setPermissions(path(name),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    QTemporaryDir folder_;
};

inline bool settles(const TournamentRun& run) {
    return QTest::qWaitFor([&run] { return run.isSettled(); }, patience);
}

inline grading::TournamentPlan planFor(const QString& contestants, int games = 2) {
    TournamentSettings settings;
    settings.contestants() = contestants;
    settings.games = games;
    return *planOf(settings);
}

} // namespace loggia::ui::testing
