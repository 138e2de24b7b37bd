#include "ui/language/core_sentences.hpp"

#include <QCoreApplication>

#include <array>

namespace loggia::ui {

std::span<const char* const> coreSentences() {
    static constexpr std::array sentences{
        // core/wumpus
        QT_TRANSLATE_NOOP("Core", "definitely true"),
        QT_TRANSLATE_NOOP("Core", "definitely false"),
        QT_TRANSLATE_NOOP("Core", "possibly true, possibly false"),
        QT_TRANSLATE_NOOP("Core", "both true and false"),
        // core/puzzles
        QT_TRANSLATE_NOOP("Core", "Exactly one solution"),
        QT_TRANSLATE_NOOP("Core", "%1 solutions"),
    };
    return sentences;
}

} // namespace loggia::ui
