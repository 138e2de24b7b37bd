#include "ui/connect4/players/player_settings.hpp"

#include "ui/connect4/board/connect4_words.hpp"
#include "ui/language/number_words.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

using connect4::Evaluation;
using connect4::Method;

constexpr std::size_t table_megabytes = 128;

/// By which a session knows them.
constexpr std::array methods{std::pair(Method::engine, "engine"),
                             std::pair(Method::alpha_beta, "alpha-beta"),
                             std::pair(Method::minimax, "minimax")};
constexpr std::array evaluations{std::pair(Evaluation::pattern, "pattern"),
                                 std::pair(Evaluation::score, "score")};

template <class Table, class Value>
QString nameIn(const Table& table, Value value) {
    for (const auto& [known, name] : table)
        if (known == value)
            return QString::fromLatin1(name);
    return {};
}

template <class Table, class Value>
Value valueIn(const Table& table, const QString& name, Value otherwise) {
    for (const auto& [value, known] : table)
        if (name == QLatin1String(known))
            return value;
    return otherwise;
}

} // namespace

connect4::EngineOptions optionsOf(const ThinkSettings& settings) {
    return {.method = settings.method,
            .evaluation = settings.evaluation,
            .threads = settings.threads,
            .table_megabytes = table_megabytes,
            .use_table = true};
}

connect4::Limits limitsOf(const ThinkSettings& settings) {
    connect4::Limits limits;
    if (settings.by_depth)
        limits.depth = settings.depth;
    else
        limits.seconds = settings.seconds;
    return limits;
}

namespace {

QString methodName(Method method) {
    switch (method) {
    case Method::engine:
        return Connect4Words::tr("engine");
    case Method::alpha_beta:
        return Connect4Words::tr("alpha-beta");
    case Method::minimax:
        break;
    }
    return Connect4Words::tr("minimax");
}

} // namespace

QString describe(const ThinkSettings& settings) {
    const QString method = methodName(settings.method);
    if (settings.by_depth)
        return Connect4Words::tr("%1, depth %2").arg(method).arg(settings.depth);
    return Connect4Words::tr("%1, %2 s").arg(method, inLanguage(QString::number(settings.seconds)));
}

QString levelName(connect4::Level level) {
    switch (level) {
    case connect4::Level::beginner:
        return Connect4Words::tr("Beginner");
    case connect4::Level::casual:
        return Connect4Words::tr("Casual");
    case connect4::Level::intermediate:
        return Connect4Words::tr("Intermediate");
    case connect4::Level::advanced:
        return Connect4Words::tr("Advanced");
    case connect4::Level::expert:
        return Connect4Words::tr("Expert");
    case connect4::Level::perfect:
        break;
    }
    return Connect4Words::tr("Perfect");
}

QString describe(const PlayerSettings& settings) {
    if (!settings.computer)
        return Connect4Words::tr("person");
    return Connect4Words::tr("computer, %1")
        .arg(settings.level ? levelName(*settings.level).toLower() : describe(settings.think));
}

QJsonObject toJson(const ThinkSettings& settings) {
    return {{QStringLiteral("method"), nameIn(methods, settings.method)},
            {QStringLiteral("evaluation"), nameIn(evaluations, settings.evaluation)},
            {QStringLiteral("threads"), settings.threads},
            {QStringLiteral("byDepth"), settings.by_depth},
            {QStringLiteral("depth"), settings.depth},
            {QStringLiteral("seconds"), settings.seconds}};
}

QJsonObject toJson(const PlayerSettings& settings) {
    QJsonObject json{{QStringLiteral("computer"), settings.computer},
                     {QStringLiteral("think"), toJson(settings.think)}};
    if (settings.level)
        json.insert(
            QStringLiteral("level"),
            QString::fromUtf8(connect4::to_text(*settings.level).data(),
                              static_cast<qsizetype>(connect4::to_text(*settings.level).size())));
    return json;
}

ThinkSettings thinkSettingsFrom(const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    ThinkSettings settings;
    settings.method = valueIn(methods, get("method").toString(), settings.method);
    settings.evaluation = valueIn(evaluations, get("evaluation").toString(), settings.evaluation);
    settings.threads = std::clamp(get("threads").toInt(settings.threads), 1, 64);
    settings.by_depth = get("byDepth").toBool(settings.by_depth);
    settings.depth = std::clamp(get("depth").toInt(settings.depth), 1, connect4::cells);
    settings.seconds = std::clamp(get("seconds").toDouble(settings.seconds), 0.1, 3600.0);
    return settings;
}

PlayerSettings playerSettingsFrom(const QJsonObject& json) {
    PlayerSettings settings{json.value(QLatin1String("computer")).toBool(),
                            thinkSettingsFrom(json.value(QLatin1String("think")).toObject())};
    if (const auto level =
            connect4::level_of(json.value(QLatin1String("level")).toString().toStdString()))
        settings.level = *level;
    return settings;
}

} // namespace loggia::ui
