#pragma once

#include "tests/ui/support/bench.hpp"
#include "ui/shell/disk_changes.hpp"
#include "ui/shell/document_opening.hpp"
#include "ui/shell/document_saving.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/open_documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/widgets/sentence.hpp"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWidget>

#include <utility>
#include <vector>

namespace loggia::ui::testing {

/// Two sample pages and what the classes that open, follow and save their documents share, over a
/// folder of its own. The first page is called "sample", and the second one "peg", unless it is
/// given others.
struct DocumentsDesk {
    explicit DocumentsDesk(PageInfo first = SamplePage::pageInfo(),
                           PageInfo second = SamplePage::pageInfo(QStringLiteral("peg"),
                                                                  QStringLiteral("Peg")))
        : sample(std::move(first)), peg(std::move(second)) {}

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    ScriptedDialogs dialogs;
    RecentFiles recent{settings};
    PageHost sample;
    PageHost peg;
    QWidget window;
    Files files{dialogs, recent, window};
    OpenDocuments documents{{&sample, &peg}};
    FileReader reader;
    FileFailures failures{files, dialogs, window, listInWords(documents.kindsOpened())};
    QSignalSpy changed{&documents, &OpenDocuments::changed};

    [[nodiscard]] DocumentOpening::With forOpening() {
        return {documents, reader, failures, files, recent};
    }
    [[nodiscard]] DiskChanges::With forChanges() { return forChanges(dialogs); }
    [[nodiscard]] DiskChanges::With forChanges(Dialogs& with) {
        return {documents, reader, failures, files.writer(), recent, with, window};
    }
    [[nodiscard]] DocumentSaving::With forSaving() { return {documents, files, dialogs, window}; }

    [[nodiscard]] QString at(const char* name) const {
        return folder.filePath(QString::fromUtf8(name));
    }
    void put(const char* name, const QByteArray& content) const { testing::put(at(name), content); }
    [[nodiscard]] QByteArray get(const char* name) const { return bytesOf(at(name)); }
    /// Shows the document that lies in this file, as if a person had opened it.
    void show(const char* name, PageHost& host) {
        const QByteArray content = get(name);
        QVERIFY(!documents.put({at(name)}, {content, digestOf(content), stampOf(at(name)), &host}));
    }
    /// What a session tells of a document in this file.
    [[nodiscard]] QJsonObject state(const char* name, bool modified) const {
        return {{QStringLiteral("file"), at(name)}, {QStringLiteral("modified"), modified}};
    }
    /// What the next save dialog answers.
    void answer(const char* name, const QString& filter) {
        dialogs.file = at(name);
        dialogs.filter = filter;
    }

    [[nodiscard]] static SamplePage& page(PageHost& host) {
        return static_cast<SamplePage&>(host.made());
    }
};

} // namespace loggia::ui::testing
