#pragma once

#include "tests/ui/support/sample_page.hpp"
#include "tests/ui/support/scripted_dialogs.hpp"
#include "ui/shell/main_window.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/shell/theme.hpp"

#include <QApplication>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace loggia::ui::testing {

/// A whole window with three sample pages ("sample", "formula", "peg"), its settings and session
/// in a folder of its own. close() and open() are what a person does by quitting and starting.
class Bench {
public:
    Bench() { open(); }

    void open() {
        settings = std::make_unique<QSettings>(folder.filePath(QStringLiteral("settings.ini")),
                                               QSettings::IniFormat);
        theme = std::make_unique<Theme>(*qApp, *settings);
        session = std::make_unique<SessionStore>(folder.filePath(QStringLiteral("session")));
        std::vector<PageInfo> pages{
            SamplePage::pageInfo(),
            SamplePage::pageInfo(QStringLiteral("formula"), QStringLiteral("Formula Game")),
            SamplePage::pageInfo(QStringLiteral("peg"), QStringLiteral("Peg Solitaire"))};
        window = std::make_unique<MainWindow>(
            MainWindow::Services{*settings, dialogs, *theme, *session}, std::move(pages));
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

    [[nodiscard]] SamplePage& page(const char* id = "sample") const {
        return *qobject_cast<SamplePage*>(window->page(QString::fromLatin1(id)));
    }
    [[nodiscard]] SamplePage& current() const {
        return *qobject_cast<SamplePage*>(window->currentPage());
    }
    [[nodiscard]] QString file(const char* name) const {
        return folder.filePath(QString::fromLatin1(name));
    }

    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    std::unique_ptr<QSettings> settings;
    std::unique_ptr<Theme> theme;
    std::unique_ptr<SessionStore> session;
    std::unique_ptr<MainWindow> window;
};

/// Any warning is a failure, but for what the offscreen platform says of itself.
inline void failOnWarnings() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

} // namespace loggia::ui::testing
