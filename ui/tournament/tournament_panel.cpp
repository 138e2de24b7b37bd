#include "ui/tournament/tournament_panel.hpp"

#include "core/connect4/levels/level.hpp"
#include "core/connect4/position.hpp"
#include "core/formula_game/generate.hpp"
#include "ui/batch/handin_fields.hpp"
#include "ui/batch/settings_fields.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/dropped_files.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/heading.hpp"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace loggia::ui {

namespace {

/// As on the page of Max-Connect4.
QString level_title(connect4::Level level) {
    switch (level) {
    case connect4::Level::beginner:
        return TournamentPanel::tr("Beginner");
    case connect4::Level::casual:
        return TournamentPanel::tr("Casual");
    case connect4::Level::intermediate:
        return TournamentPanel::tr("Intermediate");
    case connect4::Level::advanced:
        return TournamentPanel::tr("Advanced");
    case connect4::Level::expert:
        return TournamentPanel::tr("Expert");
    case connect4::Level::perfect:
        break;
    }
    return TournamentPanel::tr("Perfect");
}

/// Files are no text to it: dropped ones are left to the window around it, and what pasted ones
/// mean is for `paste` to say.
class ContestantList final : public QPlainTextEdit {
public:
    ContestantList(QWidget* parent, std::function<void(const QStringList&)> paste)
        : QPlainTextEdit(parent), paste_(std::move(paste)) {}

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override {
        return filesIn(*source).isEmpty() && QPlainTextEdit::canInsertFromMimeData(source);
    }
    void insertFromMimeData(const QMimeData* source) override {
        if (const QStringList files = filesIn(*source); !files.isEmpty())
            paste_(files);
        else
            QPlainTextEdit::insertFromMimeData(source);
    }

private:
    std::function<void(const QStringList&)> paste_;
};

} // namespace

TournamentPanel::TournamentPanel(QWidget* parent)
    : QWidget(parent), fields_(new SettingsFields(this)), game_(new QComboBox(this)),
      contestants_(
          new ContestantList(this, [this](const QStringList& paths) { addHandins(paths); })),
      add_(new QPushButton(tr("&Add"), this)), fault_(new QLabel(this)) {
    game_->setObjectName(QStringLiteral("game"));
    game_->setAccessibleName(tr("Game"));
    game_->setToolTip(tr("Each game has its own list of contestants"));
    game_->addItems({tr("Max-Connect4"), tr("Formula game")});
    makeContestants();
    auto* more = new Expander(tr("Openings, limits and journal"), makeMore(), this);
    more->setObjectName(QStringLiteral("more"));
    auto* handins = new Expander(tr("Hand-ins"), makeHandins(), this);
    handins->setObjectName(QStringLiteral("handins"));
    auto* title = new QHBoxLayout;
    title->addWidget(heading(tr("&Contestants"), this, contestants_), 1);
    title->addWidget(add_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(heading(tr("&Game"), this, game_));
    column->addWidget(game_);
    column->addSpacing(4);
    column->addLayout(title);
    column->addWidget(contestants_, 1);
    column->addWidget(fault_);
    column->addSpacing(4);
    column->addWidget(heading(tr("Tournament"), this));
    column->addWidget(makeSystem());
    column->addWidget(more);
    column->addWidget(handins);
    column->addStretch();

    constexpr int moment = 400;
    pause_.setInterval(moment);
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &TournamentPanel::paused);
    fields_->add([this] { game_->setCurrentIndex(static_cast<int>(settings_.game)); });
    connect(fields_, &SettingsFields::changed, this, &TournamentPanel::change);
    connect(game_, &QComboBox::currentIndexChanged, this, &TournamentPanel::chooseGame);
    setSettings(settings_);
}

void TournamentPanel::makeContestants() {
    contestants_->setObjectName(QStringLiteral("contestants"));
    contestants_->setAccessibleName(tr("Contestants"));
    contestants_->setToolTip(
        tr("One per line, as on the command line: engine:depth=4, level:casual, random, "
           "exec:PROGRAM. Write NAME= before one to choose its name in the tables."));
    setFixedFont(*contestants_);
    contestants_->setTabChangesFocus(true);
    contestants_->setLineWrapMode(QPlainTextEdit::NoWrap);
    constexpr int least_lines = 6;
    contestants_->setMinimumHeight(least_lines * contestants_->fontMetrics().lineSpacing() + 16);
    fields_->add([this] {
        if (contestants_->toPlainText() != settings_.contestants())
            contestants_->setPlainText(settings_.contestants());
    });
    connect(contestants_, &QPlainTextEdit::textChanged, this, [this] {
        if (fields_->isShowing())
            return;
        settings_.contestants() = contestants_->toPlainText();
        change();
    });
    add_->setObjectName(QStringLiteral("add"));
    add_->setIcon(icon(QStringLiteral("add")));
    add_->setAutoDefault(false);
    add_->setToolTip(tr("Add a contestant at the end of the list"));
    auto* menu = new QMenu(add_);
    add_->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &TournamentPanel::fillAddMenu);
    fault_->setObjectName(QStringLiteral("fault"));
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    fault_->hide();
}

/// Who can play the game that is chosen.
void TournamentPanel::fillAddMenu() {
    QMenu* menu = add_->menu();
    menu->clear();
    const auto add = [this](QMenu* to, const QString& name, const QString& text) {
        to->addAction(name, this, [this, text] { addContestant(text); });
    };
    QMenu* engines = menu->addMenu(tr("&Engine of Depth"));
    for (const int depth : {1, 2, 3, 4, 6, 8, 10})
        add(engines, QString::number(depth), QStringLiteral("engine:depth=%1").arg(depth));
    if (settings_.isFormula()) {
        add(menu, tr("Perfe&ct Player"), QStringLiteral("perfect"));
    } else {
        QMenu* levels = menu->addMenu(tr("&Level"));
        for (const connect4::Level level : connect4::all_levels) {
            add(levels, level_title(level),
                QStringLiteral("level:") + QString::fromUtf8(to_text(level).data()));
        }
    }
    add(menu, tr("&Random Moves"), QStringLiteral("random"));
    menu->addSeparator();
    menu->addAction(tr("&Program of Your Own..."), this, &TournamentPanel::programWanted);
    menu->addAction(tr("&Hand-in..."), this, &TournamentPanel::handinWanted);
    menu->addAction(tr("&Folder of Hand-ins..."), this, &TournamentPanel::handinsWanted);
}

QWidget* TournamentPanel::makeSystem() {
    auto* content = new QWidget(this);
    QFormLayout* form = SettingsFields::makeForm(content);
    system_form_ = form;
    QComboBox* system = fields_->addChoice(
        *form, tr("S&ystem"), "kind", settings_.kind,
        {tr("Round robin"), tr("Swiss"), tr("Gauntlet"), tr("Test of two")},
        tr("Round robin: everybody meets everybody. Swiss: each round pairs contestants with about "
           "equal points. Gauntlet: the first one meets all others. Test of two: they play until "
           "it is clear how much stronger the first one is (SPRT)."));
    connect(system, &QComboBox::currentIndexChanged, this, &TournamentPanel::showFields);
    games_ = addGames(tr("Games per pai&ring"), "games", settings_.games,
                      tr("The number is even because each opening is played twice, with sides "
                         "exchanged. More games make the ratings more certain."));
    elo1_ =
        addElo(tr("&Leads by"), "elo1", settings_.elo1,
               tr("The test ends once it is decided whether the first contestant leads by this "
                  "many Elo points or only by the other number, with an error of at most 5 %."));
    elo0_ = addElo(tr("or only by"), "elo0", settings_.elo0,
                   tr("The smaller lead that the test distinguishes from the first"));
    most_games_ = addGames(tr("Games at most"), "most-games", settings_.most_games,
                           tr("After this many games the test ends undecided. The number is even "
                              "because each opening is played twice, with sides exchanged."));
    rounds_ = fields_->addNumber(
        *form, tr("Ro&unds"), "rounds", settings_.rounds, {0, 1000},
        tr("By default, enough rounds that at most one contestant can have won every game"));
    rounds_->setSpecialValueText(tr("as many as it takes"));
    fields_->addSeed(
        *form, tr("See&d"), settings_.seed,
        tr("The same seed gives the same openings and random moves, also on other machines"));
    levelLabels(*form);
    return content;
}

QSpinBox* TournamentPanel::addGames(const QString& label, const char* name, int& games,
                                    const QString& help) {
    QSpinBox* box = fields_->addNumber(*system_form_, label, name, games, {2, 1'000'000}, help);
    box->setSingleStep(2);
    connect(box, &QSpinBox::valueChanged, box, [box](int value) {
        if (value % 2 != 0)
            box->setValue(value + 1);
    });
    return box;
}

QSpinBox* TournamentPanel::addElo(const QString& label, const char* name, int& elo,
                                  const QString& help) {
    constexpr int most_elo = 2000;
    QSpinBox* box =
        fields_->addNumber(*system_form_, label, name, elo, {-most_elo, most_elo}, help);
    box->setSingleStep(10);
    box->setSuffix(tr(" Elo"));
    return box;
}

/// As `loggia-cli tournament` has it.
QWidget* TournamentPanel::makeHandins() {
    auto* content =
        new HandinFields(*fields_, {settings_.build, settings_.run, settings_.readable}, this);
    const auto add = [&](const QString& label, const char* name, int& value,
                         SettingsFields::Range range, const QString& help, const QString& unit) {
        QSpinBox* box = fields_->addNumber(content->form(), label, name, value, range, help);
        box->setSuffix(unit);
    };
    constexpr SettingsFields::Range up_to_a_day{1, 86'400};
    add(tr("Processor time for a move"), "cpu", settings_.cpu_seconds, up_to_a_day,
        tr("Taking longer forfeits the game"), tr(" s"));
    add(tr("Wall-clock time for a move"), "wall", settings_.wall_seconds, up_to_a_day,
        tr("Taking longer forfeits the game; waiting time counts, too"), tr(" s"));
    add(tr("Memory"), "memory", settings_.memory_mb, {16, 1'000'000},
        tr("Per hand-in, all processes together"), tr(" MB"));
    return content;
}

QWidget* TournamentPanel::makeMore() {
    auto* content = new QWidget(this);
    QFormLayout* form = SettingsFields::makeForm(content);
    more_form_ = form;
    opening_plies_ = fields_->addNumber(*form, tr("Random opening moves"), "opening",
                                        settings_.opening_plies, {0, connect4::cells - 1},
                                        tr("Number of random moves before the contestants play"));
    depth_ = fields_->addNumber(
        *form, tr("Usual depth"), "depth", settings_.depth, {1, connect4::cells},
        tr("For hand-ins, and for engines and programs without their own limit"));
    variables_ = fields_->addNumber(*form, tr("Variables"), "variables", settings_.variables,
                                    {1, static_cast<int>(formula_game::max_variables)},
                                    tr("In each random game"));
    leaves_ = fields_->addNumber(*form, tr("Leaves"), "leaves", settings_.leaves,
                                 {1, formula_game::Recipe::most_leaves},
                                 tr("Occurrences of variables in each formula"));
    difficulty_ = fields_->addChoice(
        *form, tr("Difficulty"), "difficulty", settings_.difficulty,
        {tr("easy"), tr("medium"), tr("hard")},
        tr("How many of the winner's turns leave only one value that keeps the win"));
    adjudicate_ = fields_->addNumber(*form, tr("Exact solver from"), "adjudicate",
                                     settings_.adjudicate, {0, connect4::cells}, {});
    adjudicate_->setSpecialValueText(tr("never"));
    QSpinBox* threads =
        fields_->addNumber(*form, tr("Games at a time"), "threads", settings_.threads, {0, 1024},
                           tr("The games are the same with any number, except with players "
                              "that have a limit in seconds"));
    threads->setSpecialValueText(tr("all cores but one"));
    addJournal(*form);
    levelLabels(*form);
    return content;
}

void TournamentPanel::addJournal(QFormLayout& form) {
    const SettingsFields::Path path = fields_->makePath(
        tr("Journal"), "journal", settings_.journal,
        tr("The file that records each game as it ends, so that you can continue the tournament. "
           "loggia-cli tournament --journal reads and writes the same file."));
    journal_ = path.edit;
    journal_->setPlaceholderText(tr("this window's own"));
    auto* label = new QLabel(tr("Journal"), this);
    label->setBuddy(journal_);
    form.addRow(label); // a path takes the whole width
    form.addRow(path.both);
    connect(path.choose, &QToolButton::clicked, this, &TournamentPanel::journalWanted);
}

void TournamentPanel::change() {
    pause_.start();
    Q_EMIT changed();
}

void TournamentPanel::setSettings(const TournamentSettings& settings) {
    settings_ = settings;
    fields_->show();
    showFields();
}

void TournamentPanel::chooseGame(int index) {
    if (fields_->isShowing() || index < 0)
        return;
    settings_.game = static_cast<TournamentSettings::Game>(index);
    setSettings(settings_);
    change();
}

void TournamentPanel::showFields() {
    const bool is_formula = settings_.isFormula();
    const bool is_swiss = !settings_.isTest() &&
                          static_cast<tournament::Kind>(settings_.kind) == tournament::Kind::swiss;
    system_form_->setRowVisible(rounds_, is_swiss);
    system_form_->setRowVisible(games_, !settings_.isTest());
    for (QSpinBox* box : {elo1_, elo0_, most_games_})
        system_form_->setRowVisible(box, settings_.isTest());
    for (QSpinBox* box : {opening_plies_, depth_})
        more_form_->setRowVisible(box, !is_formula);
    for (QWidget* each : std::initializer_list<QWidget*>{variables_, leaves_, difficulty_})
        more_form_->setRowVisible(each, is_formula);
    adjudicate_->setSuffix(is_formula ? tr(" open variables") : tr(" empty cells"));
    adjudicate_->setToolTip(
        is_formula
            ? tr("Once this many variables or fewer are open, the game ends with the exact "
                 "result of best play by both sides")
            : tr("Once this many cells or fewer are empty, the game ends with the exact result of "
                 "best play by both sides"));
}

void TournamentPanel::commit() {
    fields_->commit();
}

void TournamentPanel::addContestant(const QString& text, const QString& name) {
    QString all = settings_.contestants();
    while (all.endsWith(QLatin1Char('\n')))
        all.chop(1);
    const QString line = contestantLine(all, text, name);
    // An edit, so that undo takes it away.
    QTextCursor cursor(contestants_->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(contestants_->toPlainText().isEmpty() ||
                              contestants_->toPlainText().endsWith(QLatin1Char('\n'))
                          ? line
                          : QLatin1Char('\n') + line);
    contestants_->setTextCursor(cursor);
    contestants_->setFocus();
}

void TournamentPanel::addHandins(const QStringList& paths) {
    const bool is_class = paths.size() == 1 && QFileInfo(paths.constFirst()).isDir();
    for (const QString& each : paths) {
        const QString path = QDir::cleanPath(each);
        if (is_class)
            addContestant(QLatin1String("handins:") + path);
        else
            addContestant(QLatin1String("handin:") + path, QFileInfo(path).fileName());
    }
}

void TournamentPanel::setFault(const std::optional<SettingsFault>& fault) {
    fault_->setVisible(fault.has_value());
    if (!fault || fault_->text() == fault->text)
        return;
    setTextColour(*fault_, &Colours::error);
    announce(fault_, fault->text);
}

void TournamentPanel::focusContestants(int line) {
    contestants_->setFocus();
    QTextCursor cursor(contestants_->document()->findBlockByNumber(line));
    cursor.movePosition(QTextCursor::EndOfBlock);
    contestants_->setTextCursor(cursor);
}

void TournamentPanel::setJournal(const QString& path) {
    journal_->setText(path);
}

} // namespace loggia::ui
