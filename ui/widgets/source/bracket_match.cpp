#include "ui/widgets/source/bracket_match.hpp"

#include <QString>

namespace loggia::ui {

namespace {

/// What closes an opening bracket or opens a closing one; nothing for any other character.
QChar partner_of(QChar bracket) {
    static const QString pairs = QStringLiteral("()[]{}");
    const qsizetype at = pairs.indexOf(bracket);
    return at < 0 ? QChar() : pairs[at ^ 1];
}

bool opens(QChar bracket) {
    return bracket == QLatin1Char('(') || bracket == QLatin1Char('[') ||
           bracket == QLatin1Char('{');
}

} // namespace

std::optional<BracketPair> matchBracket(QStringView text, int position,
                                        const std::function<bool(int)>& ignored, int reach) {
    const int size = static_cast<int>(text.size());
    const auto is_bracket = [&](int at) {
        return at >= 0 && at < size && !partner_of(text[at]).isNull() && !ignored(at);
    };
    const int here = is_bracket(position - 1) ? position - 1 : position;
    if (!is_bracket(here))
        return std::nullopt;
    // Brackets of the other kinds are passed over, so that one mistake does not hide all pairs.
    const QChar own = text[here];
    const QChar wanted = partner_of(own);
    const int step = opens(own) ? 1 : -1;
    int depth = 0;
    for (int at = here; at >= 0 && at < size; at += step) {
        if (std::abs(at - here) > reach)
            return std::nullopt;
        if ((text[at] != own && text[at] != wanted) || ignored(at))
            continue;
        depth += text[at] == own ? 1 : -1;
        if (depth == 0)
            return BracketPair{here, at};
    }
    return BracketPair{here, std::nullopt};
}

} // namespace loggia::ui
