#pragma once

#include "core/base/file.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "tests/ui/support/scripted_dialogs.hpp"
#include "ui/commands/commands.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/theme/theme.hpp"
#include "ui/window/main_window.hpp"

#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace loggia::ui::testing {

/// Writes a file, as another program would have.
inline void put(const QString& path, const QByteArray& content) {
    QVERIFY(write_file(path.toStdString(), content.toStdString()).has_value());
}

/// What a file holds; "missing" where there is none.
inline QByteArray bytesOf(const QString& path) {
    return QByteArray::fromStdString(read_file(path.toStdString()).value_or("missing"));
}

/// A whole window, with three sample pages ("sample", "formula", "peg") unless it is given others,
/// its settings and session in a folder of its own. close() and open() are what a person does by
/// quitting and starting.
class Bench {
public:
    using Pages = std::function<std::vector<PageInfo>()>;

    /// The cards of pages that were never seen are in the way of most tests.
    explicit Bench(Pages pages = samplePages, bool introduces_pages = false)
        : pages_(std::move(pages)), introduces_pages_(introduces_pages) {
        open();
    }

    void open() {
        settings = std::make_unique<QSettings>(folder.filePath(QStringLiteral("settings.ini")),
                                               QSettings::IniFormat);
        theme = std::make_unique<Theme>(*qApp, *settings);
        session = std::make_unique<SessionStore>(folder.filePath(QStringLiteral("session")));
        window = std::make_unique<MainWindow>(
            MainWindow::Services{
                *settings, dialogs, *theme, *session, {}, introduces_pages_, {}, long_run},
            pages_());
        window->show();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }

    void close() {
        window->close();
        window.reset();
        session.reset();
        theme.reset();
        settings.reset();
    }

    /// What killing the program leaves: nothing but what is on the disk by now. Then a new start.
    void killAndOpen() {
        const QDir kept(folder.filePath(QStringLiteral("session")));
        std::map<QString, QByteArray> files;
        for (const QString& name : kept.entryList({QStringLiteral("*.json")}, QDir::Files))
            files[name] = bytesOf(kept.filePath(name));
        window.reset();
        session.reset();
        theme.reset();
        settings.reset();
        for (const auto& [name, bytes] : files)
            put(kept.filePath(name), bytes);
        open();
    }

    [[nodiscard]] SamplePage& page(const char* id = "sample") const {
        return *qobject_cast<SamplePage*>(window->page(QString::fromLatin1(id)));
    }
    [[nodiscard]] SamplePage& current() const {
        return *qobject_cast<SamplePage*>(window->currentPage());
    }
    /// The menu of that title, wherever it is in the menu bar.
    [[nodiscard]] QMenu* menu(const QString& title) const {
        for (QMenu* each : window->findChildren<QMenu*>())
            if (plainText(each->title()) == title)
                return each;
        return nullptr;
    }
    [[nodiscard]] QString file(const char* name) const {
        return folder.filePath(QString::fromLatin1(name));
    }

    [[nodiscard]] static std::vector<PageInfo> samplePages() {
        return {SamplePage::pageInfo(),
                SamplePage::pageInfo(QStringLiteral("formula"), QStringLiteral("Formula Game")),
                SamplePage::pageInfo(QStringLiteral("peg"), QStringLiteral("Peg Solitaire"))};
    }

    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    qint64 long_run = 60'000; ///< Of the window that open() makes next.
    std::unique_ptr<QSettings> settings;
    std::unique_ptr<Theme> theme;
    std::unique_ptr<SessionStore> session;
    std::unique_ptr<MainWindow> window;

private:
    Pages pages_;
    bool introduces_pages_ = false;
};

} // namespace loggia::ui::testing
