#include "ui/puzzles/sentence_completions.hpp"

#include "core/puzzles/phrases.hpp"

#include <QRegularExpression>

namespace loggia::ui {

namespace {

using puzzles::PuzzleSetting;

QRegularExpression pattern(const char* text) {
    return QRegularExpression(QLatin1String(text), QRegularExpression::CaseInsensitiveOption);
}

struct LineKind {
    PuzzleSetting setting = PuzzleSetting::plain;
    bool is_fact = false;
    qsizetype claim = -1; ///< where it begins; none: no claim yet
};

LineKind kindOf(const QString& before, PuzzleSetting setting) {
    static const auto fact = pattern(R"(^\s*fact\s*:\s*)");
    static const auto sign =
        pattern(R"(^\s*(?:the\s+)?(?:sign|door)\b.*?\bsays(?:\s*:|\s+that\b)\s*)");
    static const auto person = pattern(R"(^\s*\w+\s+says(?:\s*:|\s+that\b)\s*)");
    if (const auto match = fact.match(before); match.hasMatch())
        return {setting, true, match.capturedEnd()};
    if (const auto match = sign.match(before); match.hasMatch())
        return {PuzzleSetting::doors, false, match.capturedEnd()};
    if (const auto match = person.match(before); match.hasMatch())
        return {PuzzleSetting::islanders, false, match.capturedEnd()};
    return {setting, false, -1};
}

bool isOfASpeaker(const QString& claim) {
    static const auto word = pattern(R"(\b(?:we|us|I|this|these|other|else)\b)");
    return word.match(claim).hasMatch();
}

} // namespace

LineCompletions sentenceCompletions(const QString& before, PuzzleSetting setting,
                                    const QStringList& names) {
    const LineKind kind = kindOf(before, setting);
    LineCompletions all{names};
    const auto words = [](std::string_view each) {
        return QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size()));
    };
    for (const std::string_view part : puzzles::claim_parts(kind.setting))
        all.words << words(part);
    for (const std::string_view claim : puzzles::example_claims(kind.setting))
        if (!kind.is_fact || !isOfASpeaker(words(claim)))
            all.words << words(claim);
    if (kind.claim < 0)
        return all;
    all.starts.push_back(kind.claim);
    static const auto joint = pattern(R"((?:\b(?:and|or|if|then|but|unless|that|either)|[,(])\s*)");
    for (auto each = joint.globalMatch(before, kind.claim); each.hasNext();)
        all.starts.push_back(each.next().capturedEnd());
    return all;
}

} // namespace loggia::ui
