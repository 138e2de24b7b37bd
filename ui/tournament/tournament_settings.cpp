#include "ui/tournament/tournament_settings.hpp"

#include "core/connect4/position.hpp"
#include "core/formula_game/generate.hpp"
#include "ui/language/core_words.hpp"
#include "ui/tournament/tournament_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

struct Field {
    const char* key;
    int TournamentSettings::*member;
    int least;
    int most;
};
constexpr std::array fields{
    Field{"kind", &TournamentSettings::kind, 0, TournamentSettings::test_of_two},
    Field{"games", &TournamentSettings::games, 2, 1'000'000},
    Field{"mostGames", &TournamentSettings::most_games, 2, 1'000'000},
    Field{"elo0", &TournamentSettings::elo0, -2000, 2000},
    Field{"elo1", &TournamentSettings::elo1, -2000, 2000},
    Field{"rounds", &TournamentSettings::rounds, 0, 1000},
    Field{"seed", &TournamentSettings::seed, 0, std::numeric_limits<int>::max()},
    Field{"openingPlies", &TournamentSettings::opening_plies, 0, connect4::cells - 1},
    Field{"depth", &TournamentSettings::depth, 1, connect4::cells},
    Field{"variables", &TournamentSettings::variables, 1,
          static_cast<int>(formula_game::max_variables)},
    Field{"leaves", &TournamentSettings::leaves, 1, formula_game::Recipe::most_leaves},
    Field{"difficulty", &TournamentSettings::difficulty, 0, 2},
    Field{"adjudicate", &TournamentSettings::adjudicate, 0, connect4::cells},
    Field{"threads", &TournamentSettings::threads, 0, 1024},
    Field{"cpuSeconds", &TournamentSettings::cpu_seconds, 1, 86'400},
    Field{"wallSeconds", &TournamentSettings::wall_seconds, 1, 86'400},
    Field{"memory", &TournamentSettings::memory_mb, 16, 1'000'000},
};
struct TextField {
    const char* key;
    QString TournamentSettings::*member;
};
constexpr std::array text_fields{
    TextField{"maxconnect4", &TournamentSettings::maxconnect4_contestants},
    TextField{"formula", &TournamentSettings::formula_contestants},
    TextField{"journal", &TournamentSettings::journal},
    TextField{"build", &TournamentSettings::build},
    TextField{"run", &TournamentSettings::run},
    TextField{"readable", &TournamentSettings::readable},
};

const QLatin1String game_key("game");

/// What is left of a line that says nothing is empty.
QStringList lines_of(const QString& contestants) {
    QStringList lines = contestants.split(QLatin1Char('\n'));
    for (QString& line : lines)
        line = line.trimmed();
    return lines;
}

SettingsFault fault_in_line(int line, const grading::ContestantFault& fault) {
    const QString words = restOfSentence(fault.error.message);
    return {fault.text.empty()
                ? TournamentWords::tr("Line %1, “%2”: %3")
                      .arg(QString::number(line + 1), QString::fromStdString(fault.name), words)
                : TournamentWords::tr("Line %1: %2").arg(QString::number(line + 1), words),
            line};
}

} // namespace

QJsonObject toJson(const TournamentSettings& settings) {
    QJsonObject json{{game_key, static_cast<int>(settings.game)}};
    for (const TextField& field : text_fields)
        json.insert(QLatin1String(field.key), settings.*field.member);
    for (const Field& field : fields)
        json.insert(QLatin1String(field.key), settings.*field.member);
    return json;
}

TournamentSettings tournamentSettings(const QJsonObject& stored) {
    TournamentSettings settings;
    if (stored[game_key].toInt() == static_cast<int>(TournamentSettings::Game::formula))
        settings.game = TournamentSettings::Game::formula;
    for (const TextField& field : text_fields)
        settings.*field.member = stored[QLatin1String(field.key)].toString(settings.*field.member);
    for (const Field& field : fields)
        if (const int value = stored[QLatin1String(field.key)].toInt(field.least - 1);
            value >= field.least && value <= field.most)
            settings.*field.member = value;
    settings.games += settings.games % 2;
    settings.most_games += settings.most_games % 2;
    return settings;
}

tl::expected<grading::TournamentPlan, SettingsFault> planOf(const TournamentSettings& settings) {
    grading::TournamentPlan plan;
    if (settings.isFormula()) {
        if (settings.leaves < settings.variables)
            return tl::unexpected(SettingsFault{
                TournamentWords::tr("The formulas need at least as many leaves as variables, "
                                    "because every variable must occur.")});
        plan.rules =
            grading::FormulaGameRules{settings.variables, settings.leaves,
                                      static_cast<formula_game::Difficulty>(settings.difficulty)};
    } else {
        plan.rules = grading::MaxConnect4Rules{settings.opening_plies, settings.depth};
    }
    std::vector<std::string> texts;
    std::vector<int> places; // the lines of the texts
    const QStringList lines = lines_of(settings.contestants());
    for (qsizetype line = 0; line < lines.size(); ++line)
        if (!lines[line].isEmpty()) {
            texts.push_back(lines[line].toLocal8Bit().toStdString());
            places.push_back(static_cast<int>(line));
        }
    auto participants = grading::participants_of(plan.rules, texts, settings.depth);
    if (!participants)
        return tl::unexpected(
            fault_in_line(places[participants.error().number], participants.error()));
    plan.participants = *std::move(participants);
    plan.seed = static_cast<std::uint64_t>(settings.seed);
    const int most_left =
        settings.isFormula() ? static_cast<int>(formula_game::max_variables) : connect4::cells;
    if (settings.adjudicate > 0)
        plan.adjudicate = std::min(settings.adjudicate, most_left);
    plan.handins.settings.build = settings.build.trimmed().toStdString();
    plan.handins.settings.run = settings.run.trimmed().toStdString();
    for (const QString& folder : settings.readable.split(QLatin1Char(':'), Qt::SkipEmptyParts))
        plan.handins.readable.push_back(folder.trimmed().toStdString());
    plan.handins.limits.cpu_seconds = settings.cpu_seconds;
    plan.handins.limits.wall_seconds = settings.wall_seconds;
    plan.handins.limits.memory_mb = settings.memory_mb;
    if (settings.isTest() && plan.participants.size() != 2)
        return tl::unexpected(
            SettingsFault{TournamentWords::tr("A test takes exactly two contestants.")});
    if (settings.isTest() && settings.elo0 >= settings.elo1)
        return tl::unexpected(SettingsFault{TournamentWords::tr(
            "The test distinguishes two strengths, so the first number must be the larger one.")});
    plan.settings.kind = settings.isTest() ? tournament::Kind::round_robin
                                           : static_cast<tournament::Kind>(settings.kind);
    plan.settings.contestants = plan.participants.size();
    plan.settings.games = settings.isTest() ? settings.most_games : settings.games;
    if (plan.settings.kind == tournament::Kind::swiss && plan.participants.size() >= 2)
        plan.settings.rounds = settings.rounds > 0
                                   ? settings.rounds
                                   : tournament::usual_rounds(plan.participants.size());
    if (const auto checked = tournament::check(plan.settings); !checked)
        return tl::unexpected(SettingsFault{sentence(coreWords(checked.error().message))});
    return plan;
}

std::optional<tournament::SprtSettings> testOf(const TournamentSettings& settings) {
    if (!settings.isTest())
        return std::nullopt;
    tournament::SprtSettings test;
    test.elo0 = settings.elo0;
    test.elo1 = settings.elo1;
    return test;
}

bool isSameTournament(const grading::TournamentPlan& one, const grading::TournamentPlan& other) {
    const auto head = [](const grading::TournamentPlan& plan) {
        std::vector<std::string> players;
        for (const grading::Participant& each : plan.participants)
            players.push_back(each.handin.empty() ? each.text
                                                  : handin_text(plan, each.handin.string()));
        return journal_head_of(plan, players);
    };
    return head(one) == head(other);
}

QString contestantLine(const QString& contestants, const QString& text, const QString& name) {
    static const QRegularExpression named(QStringLiteral("^([A-Za-z0-9_.-]+)="));
    QSet<QString> taken;
    for (const QString& line : lines_of(contestants)) {
        const auto match = named.match(line);
        taken.insert(match.hasMatch() ? match.captured(1) : line);
    }
    // Without a name of its own a contestant is called as its text.
    if (name.isEmpty() && !taken.contains(text))
        return text;
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_.-]+"));
    QString stem = name.isEmpty() ? text : name;
    stem.replace(other, QStringLiteral("-"));
    QString unique = stem;
    for (int number = 2; taken.contains(unique); ++number)
        unique = QStringLiteral("%1-%2").arg(stem).arg(number);
    return unique + QLatin1Char('=') + text;
}

} // namespace loggia::ui
