#pragma once

#include "tests/ui/support/scripted_dialogs.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/recent_files.hpp"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
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

    /// Does what `asking` wants saved or opened.
    template <class Asking>
    void serve(Asking& asking) {
        QObject::connect(&asking, &Asking::saveWanted, &files, &Files::save);
        QObject::connect(&asking, &Asking::openWanted, &files, &Files::open);
    }
    void serve(Page& page) { serve<Page>(page); }

    [[nodiscard]] QString path(const char* name) const {
        return folder.filePath(QString::fromUtf8(name));
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
