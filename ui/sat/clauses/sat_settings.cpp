#include "ui/sat/clauses/sat_settings.hpp"

#include "ui/sat/clauses/sat_words.hpp"

#include <algorithm>

namespace loggia::ui {

namespace {

/// For the session; never shown, never translated.
constexpr std::array engine_ids{"auto", "lookahead", "dp1960",  "dpll",
                                "cdcl", "own",       "cadical", "portfolio"};
static_assert(engine_ids.size() == sat_engines);

struct Switch {
    const char* id;
    bool sat::Features::*on;
};
constexpr std::array switches{
    Switch{"subsumption", &sat::Features::subsumption},
    Switch{"pure", &sat::Features::pure_literals},
    Switch{"learning", &sat::Features::learning},
    Switch{"minimisation", &sat::Features::minimisation},
    Switch{"deletion", &sat::Features::clause_deletion},
    Switch{"phases", &sat::Features::phase_saving},
    Switch{"true-first", &sat::Features::first_value},
};

template <class Enum>
Enum enumFrom(const QJsonValue& value, Enum last, Enum otherwise) {
    const int number = value.toInt(-1);
    return number < 0 || number > static_cast<int>(last) ? otherwise : static_cast<Enum>(number);
}

} // namespace

QString nameOf(SatEngine engine) {
    switch (engine) {
    case SatEngine::automatic:
        return SatWords::tr("Automatic");
    case SatEngine::lookahead:
        return SatWords::tr("Lookahead");
    case SatEngine::procedure_1960:
        return SatWords::tr("Davis-Putnam 1960");
    case SatEngine::dpll:
        return SatWords::tr("DPLL 1962");
    case SatEngine::cdcl:
        return SatWords::tr("Clause learning (CDCL)");
    case SatEngine::own_switches:
        return SatWords::tr("Custom");
    case SatEngine::cadical:
        return SatWords::tr("CaDiCaL");
    case SatEngine::portfolio:
        return SatWords::tr("Two in parallel");
    }
    return {};
}

QString helpOf(SatEngine engine) {
    switch (engine) {
    case SatEngine::automatic:
        return SatWords::tr("Counting and parity arguments, then lookahead or local search for "
                            "random sets, clause learning for others");
    case SatEngine::lookahead:
        return SatWords::tr("Tests the most promising literals before every decision");
    case SatEngine::procedure_1960:
        return SatWords::tr("Eliminates one atom after another by resolution");
    case SatEngine::dpll:
        return SatWords::tr("Unit clauses, pure literals and splitting");
    case SatEngine::cdcl:
        return SatWords::tr("Learns a clause from every conflict and backjumps");
    case SatEngine::own_switches:
        return SatWords::tr("CDCL with the settings under Advanced");
    case SatEngine::cadical:
        return SatWords::tr("CaDiCaL, a state-of-the-art solver");
    case SatEngine::portfolio:
        return SatWords::tr(
            "Automatic and CaDiCaL in parallel. The first answer counts; there is no proof.");
    }
    return {};
}

QStringList engineNames() {
    QStringList names;
    for (int i = 0; i < sat_engines; ++i)
        names << nameOf(static_cast<SatEngine>(i));
    return names;
}

sat::Features featuresOf(const SatSettings& settings) {
    switch (settings.engine) {
    case SatEngine::procedure_1960:
        return sat::procedure_1960();
    case SatEngine::dpll:
        return sat::dpll();
    case SatEngine::own_switches:
        return settings.switches;
    default:
        return sat::cdcl();
    }
}

QJsonObject toJson(const SatSettings& settings) {
    const sat::Features& features = settings.switches;
    QJsonObject own{{QStringLiteral("elimination"), static_cast<int>(features.elimination)},
                    {QStringLiteral("branching"), static_cast<int>(features.branching)},
                    {QStringLiteral("restarts"), static_cast<int>(features.restarts)}};
    for (const Switch& each : switches)
        own.insert(QLatin1String(each.id), features.*each.on);
    return {{QStringLiteral("engine"),
             QLatin1String(engine_ids.at(static_cast<std::size_t>(settings.engine)))},
            {QStringLiteral("switches"), own},
            {QStringLiteral("proof"), settings.proof}};
}

SatSettings settingsFrom(const QJsonObject& json) {
    SatSettings settings;
    const QString id = json.value(QLatin1String("engine")).toString();
    const auto* const found =
        std::find_if(engine_ids.begin(), engine_ids.end(),
                     [&id](const char* each) { return id == QLatin1String(each); });
    if (found != engine_ids.end())
        settings.engine = static_cast<SatEngine>(found - engine_ids.begin());
    settings.proof = json.value(QLatin1String("proof")).toBool(settings.proof);
    const QJsonObject own = json.value(QLatin1String("switches")).toObject();
    sat::Features& features = settings.switches;
    features.elimination = enumFrom(own.value(QLatin1String("elimination")),
                                    sat::Elimination::complete, features.elimination);
    features.branching = enumFrom(own.value(QLatin1String("branching")),
                                  sat::Branching::alternating, features.branching);
    features.restarts = enumFrom(own.value(QLatin1String("restarts")), sat::Restarts::alternating,
                                 features.restarts);
    for (const Switch& each : switches)
        features.*each.on = own.value(QLatin1String(each.id)).toBool(features.*each.on);
    return settings;
}

} // namespace loggia::ui
