#include "ui/window/language_switch.hpp"

#include "ui/commands/commands.hpp"
#include "ui/settings/settings.hpp"
#include "ui/settings/settings_dialog.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/documents.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/tournament/tournament_window.hpp"

#include <QAction>
#include <QGuiApplication>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace loggia::ui {

LanguageSwitch::LanguageSwitch(MainWindow::Services services, Pages pages)
    : services_(std::move(services)), pages_(std::move(pages)) {
    make({});
}

LanguageSwitch::~LanguageSwitch() {
    window_.reset(); // which says its last words before the translations go
}

Language LanguageSwitch::wanted() const {
    return spoken(static_cast<Language>(Settings(services_.settings).value(settings::language)));
}

void LanguageSwitch::make(std::optional<QJsonObject> state) {
    language_ = wanted();
    translations_.speak(language_);
    MainWindow::Services services = services_;
    services.state = std::move(state);
    window_ = std::make_unique<MainWindow>(std::move(services), pages_());
    connect(&window_->settings(), &Settings::changed, this, [this](const QString& key) {
        // Later: whoever has changed the setting belongs to the window that goes.
        if (key == QLatin1String(settings::language.key))
            QTimer::singleShot(0, this, &LanguageSwitch::follow);
    });
    window_->show();
}

void LanguageSwitch::follow() {
    if (wanted() == language_)
        return;
    Documents& documents = window_->documents();
    // What is being written or read would be given up without a word.
    if (documents.isSaving() || documents.isOpening()) {
        connect(&documents,
                documents.isSaving() ? &Documents::savingChanged : &Documents::openingChanged, this,
                &LanguageSwitch::follow,
                Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    if (window_->exportsResults()) {
        connect(window_.get(), &MainWindow::resultsExported, this, &LanguageSwitch::follow,
                Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    const QStringList lost = documents.lostAtClose();
    const QStringList running = window_->longRuns();
    if (lost.isEmpty() && running.isEmpty()) {
        makeAnew();
        return;
    }
    const auto make_anew = [this](int) { QTimer::singleShot(0, this, &LanguageSwitch::makeAnew); };
    if (lost.isEmpty()) {
        services_.dialogs.ask(
            window_.get(),
            {tr("Switch to %1 now?").arg(nativeName(wanted())),
             tr("Switching rebuilds the window and stops what is running."),
             tr("These pages have been computing for a minute or longer: %1. If you cancel, "
                "the language changes at the next start.")
                 .arg(running.join(QStringLiteral(", "))),
             {tr("Switch and Stop")},
             {},
             true,
             true},
            make_anew);
        return;
    }
    services_.dialogs.ask(
        window_.get(),
        {tr("Switch to %1 now?").arg(nativeName(wanted())),
         tr("Switching rebuilds the window, and some unsaved work is too large to carry over."),
         tr("If you switch now, you lose it on these pages: %1. If you cancel, the language "
            "changes at the next start.")
             .arg(lost.join(QStringLiteral(", "))),
         {tr("Switch and Lose It")},
         {},
         true,
         true},
        make_anew);
}

void LanguageSwitch::makeAnew() {
    const auto* settings = window_->findChild<SettingsDialog*>();
    const bool has_settings = settings != nullptr;
    // The next key is for the field that the last one was for.
    const QString field =
        has_settings && settings->focusWidget() ? settings->focusWidget()->objectName() : QString();
    const bool is_active = window_->isActiveWindow() || has_settings;
    const bool has_class = window_->showsClassWindow();
    QJsonObject state = window_->state();
    // It may take an hour, and has no words of its own.
    std::optional<ClassWork> graded = window_->giveAwayClass();
    const bool has_tournament = window_->showsTournamentWindow();
    std::unique_ptr<TournamentRun> played = window_->giveAwayTournament();
    const auto lessons = window_->lessonsTaken();
    const auto results = window_->results();
    // A moment without any window is no reason to end.
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    window_.reset();
    make(std::move(state));
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    window_->takeOverResults(results);
    window_->goOnWithLessons(lessons);
    if (graded)
        window_->takeOverClass(*std::move(graded));
    if (played)
        window_->takeOverTournament(std::move(played));
    if (has_tournament)
        window_->tournamentWindow().open();
    if (has_class)
        window_->classWindow().open();
    if (is_active)
        window_->activateWindow();
    if (has_settings) {
        window_->commands().action(QStringLiteral("edit.settings"))->trigger();
        const auto* opened = window_->findChild<SettingsDialog*>();
        if (QWidget* same = field.isEmpty() ? nullptr : opened->findChild<QWidget*>(field))
            same->setFocus();
    }
    Q_EMIT windowChanged();
}

} // namespace loggia::ui
