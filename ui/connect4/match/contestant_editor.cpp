#include "ui/connect4/match/contestant_editor.hpp"

#include "ui/connect4/players/engine_editor.hpp"
#include "ui/connect4/players/player_settings.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace loggia::ui {

namespace {

constexpr int level_count = static_cast<int>(connect4::all_levels.size());

/// Rows of the list of kinds: first the engine, then the levels, chance and programs.
enum KindRow {
    engine_row = 0,
    first_level = 1,
    random_row = first_level + level_count,
    program_row
};

constexpr QLatin1String kind_key("kind");
constexpr QLatin1String program_key("program");
constexpr QLatin1String command_example("java -cp /home/me/c4 maxconnect4");

/// The command that was typed; `exec:` before it, as commands and journals have it, may stand.
QString commandOf(const QLineEdit& program) {
    QString command = program.text().trimmed();
    constexpr QLatin1String prefix("exec:");
    if (command.startsWith(prefix))
        command = command.mid(prefix.size()).trimmed();
    return command;
}

} // namespace

ContestantEditor::ContestantEditor(const QString& side, QWidget* parent)
    : QWidget(parent), kind_(new QComboBox(this)),
      engine_(new EngineEditor(tr("%1: engine").arg(side), true, this)),
      program_(new QLineEdit(this)) {
    kind_->addItem(tr("Custom"));
    for (const connect4::Level level : connect4::all_levels)
        kind_->addItem(tr("Level: %1").arg(levelName(level)));
    kind_->addItem(tr("Random moves"));
    kind_->addItem(tr("Program"));
    kind_->setAccessibleName(tr("Player %1").arg(side));
    kind_->setToolTip(tr("Who plays as %1").arg(side));
    program_->setPlaceholderText(command_example);
    program_->setAccessibleName(tr("%1: command").arg(side));
    program_->setToolTip(tr("Run for each move as COMMAND one-move IN OUT DEPTH, in a temporary "
                            "folder. “depth=5,timeout=60:” may go before the command."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(kind_);
    layout->addWidget(engine_);
    layout->addWidget(program_);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT changed();
    });
    connect(engine_, &EngineEditor::changed, this, &ContestantEditor::changed);
    connect(program_, &QLineEdit::textChanged, this, &ContestantEditor::changed);
    showKind();
}

void ContestantEditor::showKind() {
    engine_->setVisible(kind_->currentIndex() == engine_row);
    program_->setVisible(kind_->currentIndex() == program_row);
}

Result<connect4::Contestant> ContestantEditor::contestant() const {
    const int row = kind_->currentIndex();
    if (row == program_row) {
        const QString command = commandOf(*program_);
        if (command.isEmpty())
            return failure(tr("Enter the command that starts the program, for example %1")
                               .arg(command_example)
                               .toStdString());
        return connect4::contestant_of("exec:" + command.toStdString());
    }
    if (row == random_row)
        return connect4::RandomPlayer{};
    if (row >= first_level)
        return connect4::NamedPlayer{
            connect4::all_levels.at(static_cast<std::size_t>(row - first_level))};
    const ThinkSettings think = engine_->settings();
    return connect4::EnginePlayer{optionsOf(think), limitsOf(think)};
}

QString ContestantEditor::summary() const {
    const int row = kind_->currentIndex();
    if (row == program_row)
        return commandOf(*program_);
    if (row == random_row)
        return tr("random moves");
    if (row >= first_level)
        return levelName(connect4::all_levels.at(static_cast<std::size_t>(row - first_level)))
            .toLower();
    const ThinkSettings& settings = engine_->settings();
    return settings.evaluation == connect4::Evaluation::score
               ? tr("%1, material score").arg(describe(settings))
               : describe(settings);
}

QJsonObject ContestantEditor::state() const {
    QJsonObject stored = toJson(engine_->settings());
    const int row = kind_->currentIndex();
    QString kind = QStringLiteral("engine");
    if (row == program_row)
        kind = program_key;
    else if (row == random_row)
        kind = QStringLiteral("random");
    else if (row >= first_level)
        kind = QString::fromStdString(std::string(connect4::to_text(
            connect4::all_levels.at(static_cast<std::size_t>(row - first_level)))));
    stored.insert(kind_key, kind);
    stored.insert(program_key, program_->text());
    return stored;
}

void ContestantEditor::restore(const QJsonObject& stored) {
    const QSignalBlocker kind_blocker(kind_);
    const QSignalBlocker program_blocker(program_);
    const QString kind = stored.value(kind_key).toString();
    int row = engine_row;
    if (kind == program_key)
        row = program_row;
    else if (kind == QLatin1String("random"))
        row = random_row;
    else if (const auto level = connect4::level_of(kind.toStdString()))
        row = first_level + static_cast<int>(*level);
    kind_->setCurrentIndex(row);
    program_->setText(stored.value(program_key).toString());
    engine_->setSettings(thinkSettingsFrom(stored));
    showKind();
}

} // namespace loggia::ui
