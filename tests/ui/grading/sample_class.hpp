#pragma once

#include "core/base/file.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "tests/ui/grading/sample_reports.hpp"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace loggia::ui::testing {

/// Hand-ins for the task peg-back, as shell scripts: one that is right, one that is wrong, and what
/// tests ask for besides.
class SampleClass {
public:
    SampleClass() {
        put("right.sh", R"(out=$(awk '$1 == "0" && NF == 1 { key = 1; next }
                                      !key { if ($2 == "T") holds[$1] = 1; next }
                                      ($1 in holds) && /Jump/ { split($2, p, /[(),]/);
                                                                print p[5], $2 }' "$1" |
                                 sort -n | cut -d" " -f2)
                           echo "${out:-NO SOLUTION}" >"$2")");
        put("wrong.sh", "echo NO SOLUTION");
    }

    void put(const char* name, const QByteArray& script) const {
        QVERIFY(write_file(QFile::encodeName(path(name)).toStdString(), script.toStdString())
                    .has_value());
    }
    void addEndless() const { put("endless.sh", "while :; do :; done"); }
    /// Its name and what it prints are in the languages of pages and terminals.
    void addHarmful() const {
        put("<b>evil<img>.sh", "printf '<b>bold</b><img src=x>\\033[31mred\\033]0;title\\007\\n'");
    }

    [[nodiscard]] QString path(const char* name) const {
        return folder_.filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] QString folder() const { return folder_.path(); }
    [[nodiscard]] QStringList paths() const {
        QStringList all;
        for (const QString& name : QDir(folder()).entryList(QDir::Files, QDir::Name))
            all << folder_.filePath(name);
        return all;
    }

private:
    QTemporaryDir folder_;
};

/// Whether bubblewrap works here; in some containers it does not.
inline bool hasSandbox() {
    static const bool works =
        grading::Sandbox::make(grading::Isolation::bubblewrap, grading::Limits{}).has_value();
    return works;
}

} // namespace loggia::ui::testing
