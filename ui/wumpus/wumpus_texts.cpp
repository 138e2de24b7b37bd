#include "ui/wumpus/wumpus_texts.hpp"

#include "core/base/text_start.hpp"
#include "core/wumpus/case.hpp"
#include "core/wumpus/format.hpp"
#include "ui/wumpus/wumpus_words.hpp"

#include <QFileInfo>
#include <QRegularExpression>

namespace loggia::ui {

namespace {

bool names(const QString& base, const char* pattern) {
    return QRegularExpression(QLatin1String(pattern), QRegularExpression::CaseInsensitiveOption)
        .match(base)
        .hasMatch();
}

} // namespace

QString idOf(TextKind kind) {
    static const std::array ids{QStringLiteral("rules"), QStringLiteral("knowledge"),
                                QStringLiteral("statement")};
    return ids.at(indexOf(kind));
}

QString titleOf(TextKind kind) {
    const std::array titles{WumpusWords::tr("Rules"), WumpusWords::tr("Knowledge"),
                            WumpusWords::tr("Statement")};
    return titles.at(indexOf(kind));
}

bool isWumpusText(const QByteArray& content) {
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    if (wumpus::looks_like_case(text))
        return true;
    const std::string_view said = first_said(text, "#");
    if (said.empty()) // Comments alone could be anybody's.
        return content.left(1 << 12).toLower().contains("wumpus");
    const std::string_view from_there =
        text.substr(static_cast<std::size_t>(said.data() - text.data()));
    logic::Store store = wumpus::symbol_store();
    const auto reading =
        wumpus::read_lines(store, start_of(from_there).text, wumpus::Source::knowledge);
    // Lines with a mistake among many others: the editor shows what is wrong with them.
    return reading.errors.empty() || reading.statements.size() > 2 * reading.errors.size();
}

std::optional<TextKind> kindOfName(const QString& file_name) {
    const QString base = QFileInfo(file_name).completeBaseName();
    if (names(base, "rule"))
        return TextKind::rules;
    if (names(base, "statement|question|query"))
        return TextKind::statement;
    if (names(base, R"(^kb[\W_\d]*|_kb$|knowledge|additional)"))
        return TextKind::knowledge;
    return std::nullopt;
}

TextKind kindOfFile(const QString& file_name, const QByteArray& content) {
    if (const auto named = kindOfName(file_name))
        return *named;
    logic::Store store = wumpus::symbol_store();
    const auto reading =
        wumpus::read_lines(store, content.toStdString(), wumpus::Source::knowledge);
    if (reading.statements.size() == 1)
        return TextKind::statement;
    std::size_t literals = 0;
    for (const wumpus::Statement& line : reading.statements)
        literals += wumpus::literals_of(store, std::span(&line, 1)).known() != 0 ? 1 : 0;
    return 2 * literals >= reading.statements.size() ? TextKind::knowledge : TextKind::rules;
}

QString inWords(int symbol) {
    const auto [sign, square] = wumpus::Symbol::of(symbol);
    const std::array words{WumpusWords::tr("the monster at %1"), WumpusWords::tr("stench at %1"),
                           WumpusWords::tr("a pit at %1"), WumpusWords::tr("breeze at %1")};
    return words.at(static_cast<std::size_t>(sign)).arg(QString::fromStdString(to_text(square)));
}

} // namespace loggia::ui
