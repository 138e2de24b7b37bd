#pragma once

#include "ui/tournament/tournament_settings.hpp"

#include <QTimer>
#include <QWidget>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class SettingsFields;

/// Who plays which game, and how: everything that TournamentSettings has. Says under the list of
/// contestants what is wrong with it.
class TournamentPanel final : public QWidget {
    Q_OBJECT

public:
    explicit TournamentPanel(QWidget* parent = nullptr);

    [[nodiscard]] const TournamentSettings& settings() const { return settings_; }
    /// Does not emit changed().
    void setSettings(const TournamentSettings& settings);

    /// Takes over what is being typed in a field.
    void commit();
    /// A line for one more contestant at the end of the list; see contestantLine().
    void addContestant(const QString& text, const QString& name = {});
    /// A folder alone is one of hand-ins. Of several files and folders each is a hand-in.
    void addHandins(const QStringList& paths);
    /// Shows what is wrong with the settings; nothing where nothing is.
    void setFault(const std::optional<SettingsFault>& fault);
    /// Puts the keyboard into the list, at a line.
    void focusContestants(int line);
    void setJournal(const QString& path);

Q_SIGNALS:
    /// The person has changed something.
    void changed();
    /// Nothing was changed for a moment: time to look whether it makes sense.
    void paused();
    /// What looks for a file or a folder.
    void programWanted();
    void handinWanted();
    void handinsWanted();
    void journalWanted();

private:
    void makeContestants();
    void fillAddMenu();
    [[nodiscard]] QWidget* makeSystem();
    [[nodiscard]] QWidget* makeMore();
    [[nodiscard]] QWidget* makeHandins();
    QSpinBox* addGames(const QString& label, const char* name, int& games, const QString& help);
    QSpinBox* addElo(const QString& label, const char* name, int& elo, const QString& help);
    void addJournal(QFormLayout& form);
    void chooseGame(int index);
    /// Fields that the game or the system has no use for are hidden.
    void showFields();
    void change();

    TournamentSettings settings_;
    SettingsFields* fields_;
    QComboBox* game_;
    QPlainTextEdit* contestants_;
    QPushButton* add_;
    QLabel* fault_;
    QFormLayout* system_form_ = nullptr;
    QFormLayout* more_form_ = nullptr;
    QSpinBox* games_ = nullptr;
    QSpinBox* elo1_ = nullptr;
    QSpinBox* elo0_ = nullptr;
    QSpinBox* most_games_ = nullptr;
    QSpinBox* rounds_ = nullptr;
    QSpinBox* opening_plies_ = nullptr;
    QSpinBox* depth_ = nullptr;
    QSpinBox* variables_ = nullptr;
    QSpinBox* leaves_ = nullptr;
    QComboBox* difficulty_ = nullptr;
    QSpinBox* adjudicate_ = nullptr;
    QLineEdit* journal_ = nullptr;
    QTimer pause_;
};

} // namespace loggia::ui
