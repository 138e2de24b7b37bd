#include "core/base/file.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "tests/ui/screenshots/pictures.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/class_run.hpp"
#include "ui/grading/handin_table.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/main_window.hpp"

#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <string_view>
#include <utility>

namespace loggia::ui {

namespace {

/// Back ends of the peg puzzle, each with another fault.
constexpr std::array<std::pair<const char*, std::string_view>, 5> back_ends{{
    {"anna", R"(awk '$1 == "0" && NF == 1 { key = 1; next }
     !key { n++; if ($2 == "T") holds[$1] = 1; next }
     ($1 in holds) && /Jump/ { split($2, p, /[(),]/); print p[5], $2 }' "$1" |
    sort -n | cut -d" " -f2 >"$2"
[ -s "$2" ] || echo "NO SOLUTION" >"$2"
)"},
    {"ben", R"(awk '$1 == "0" && NF == 1 { key = 1; next }
     !key { if ($2 == "T") holds[$1] = 1; next }
     ($1 in holds) && /Jump/ { print $2 }' "$1" | sort >"$2"
)"},
    {"chris", "echo 'NO SOLUTION' >\"$2\"\n"},
    {"dora", "kill -SEGV $$\n"},
    {"erik", R"(awk '$1 == "0" && NF == 1 { key = 1; next }
     !key { if ($2 == "T") holds[$1] = 1; next }
     ($1 in holds) && /Jump/ { split($2, p, /[(),]/); print p[5], $2 }' "$1" |
    sort | cut -d" " -f2 >"$2"
[ -s "$2" ] || echo "NO SOLUTION" >"$2"
)"},
}};

} // namespace

bool takeClass(MainWindow& window, const Album& album) {
    // Without one there is nothing to show but a question.
    if (!grading::Sandbox::make(grading::Isolation::bubblewrap, grading::Limits{}))
        return true;
    const QTemporaryDir folder;
    for (const auto& [name, script] : back_ends) {
        const QString path = folder.filePath(QLatin1String(name) + QLatin1String("/back.sh"));
        if (!QDir(folder.path()).mkpath(QLatin1String(name)) ||
            !write_file(path.toStdString(), script))
            return false;
    }
    ClassWindow& shown = window.classWindow();
    shown.resize(window.size());
    shown.open();
    auto* task = shown.findChild<QComboBox*>(QStringLiteral("task"));
    task->setCurrentIndex(task->findText(QStringLiteral("Peg puzzle: back end")));
    shown.addPaths({folder.path()});
    QTest::qWait(200);
    shown.findChild<QPushButton*>(QStringLiteral("start"))->click();
    constexpr int patience = 60'000;
    if (!QTest::qWaitFor([&shown] { return !shown.run().isRunning(); }, patience))
        return false;
    auto* table = shown.findChild<HandinTable*>();
    table->setCurrentIndex(table->model()->index(1, ClassModel::first_check_column));
    QTest::qWait(200);
    const bool taken = album.take(shown, "class");
    shown.close();
    return taken;
}

} // namespace loggia::ui
