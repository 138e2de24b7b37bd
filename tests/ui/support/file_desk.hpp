#pragma once

#include "core/base/file.hpp"
#include "tests/ui/support/scripted_dialogs.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/recent_files.hpp"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace loggia::ui::testing {

/// What answers a page that asks for files: scripted dialogs over a folder of its own.
struct FileDesk {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral(".ini")), QSettings::IniFormat};
    ScriptedDialogs dialogs;
    RecentFiles recent{settings};
    QWidget window;
    Files files{dialogs, recent, window};
    QSignalSpy said{&files, &Files::message};

    /// Does what the page wants saved.
    void serve(Page& page) { QObject::connect(&page, &Page::saveWanted, &files, &Files::save); }

    [[nodiscard]] QString path(const char* name) const {
        return folder.filePath(QString::fromUtf8(name));
    }
    /// Writes a file, as another program would have.
    void put(const char* name, const QByteArray& bytes) const {
        QVERIFY(write_file(path(name).toStdString(), bytes.toStdString()).has_value());
    }
    /// What a file holds; "missing" where there is none.
    [[nodiscard]] QByteArray bytesOf(const char* name) const {
        return readBytes(path(name)).value_or("missing");
    }
    /// What the next dialog answers: a name, and the filter whose name is given.
    void answer(const char* name, const char* filter = "") {
        dialogs.file = path(name);
        dialogs.filter = QString::fromUtf8(filter);
    }
};

} // namespace loggia::ui::testing
