#include "ui/language/core_sentences.hpp"

#include <QCoreApplication>

#include <array>
#include <vector>

namespace loggia::ui {

std::span<const char* const> coreSentences() {
    static constexpr auto common = std::to_array<const char*>({
        // core/base
        QT_TRANSLATE_NOOP("Core", "expected %1, found %2"),
        QT_TRANSLATE_NOOP("Core", "expected %1, not %2"),
        QT_TRANSLATE_NOOP("Core", "expected %1"),
        QT_TRANSLATE_NOOP("Core", "expected %1, for example %2"),
        QT_TRANSLATE_NOOP("Core", "expected a number from %1 to %2"),
        QT_TRANSLATE_NOOP("Core", "expected a number from %1 to %2, found %3"),
        QT_TRANSLATE_NOOP("Core", "expected a whole number from %1 to %2"),
        QT_TRANSLATE_NOOP("Core", "expected a whole number from %1 to %2, found %3"),
        QT_TRANSLATE_NOOP("Core", "%1 must be a number from %2 to %3"),
        QT_TRANSLATE_NOOP("Core", "%1 is too large (the limit is %2)"),
        QT_TRANSLATE_NOOP("Core", "%1 is larger than %2 (the limit)"),
        QT_TRANSLATE_NOOP("Core", "the end of the line"),
        QT_TRANSLATE_NOOP("Core", "the end of the text"),
        QT_TRANSLATE_NOOP("Core", "the end of the file"),
        QT_TRANSLATE_NOOP("Core", "the end"),
        QT_TRANSLATE_NOOP("Core", "nothing"),
        QT_TRANSLATE_NOOP("Core", "nothing more"),
        QT_TRANSLATE_NOOP("Core", "a blank"),
        QT_TRANSLATE_NOOP("Core", "a tab"),
        QT_TRANSLATE_NOOP("Core", "a name"),
        QT_TRANSLATE_NOOP("Core", "a number"),
        QT_TRANSLATE_NOOP("Core", "a letter"),
        QT_TRANSLATE_NOOP("Core", "%1 bytes"),
        QT_TRANSLATE_NOOP("Core", "byte %1"),
        QT_TRANSLATE_NOOP("Core", "%1 and %2"),
        QT_TRANSLATE_NOOP("Core", "%1 or %2"),
        QT_TRANSLATE_NOOP("Core", "%1 to %2"),
        QT_TRANSLATE_NOOP("Core", "at least %1"),
        QT_TRANSLATE_NOOP("Core", "at most %1"),
        QT_TRANSLATE_NOOP("Core", "%1 more"),
        QT_TRANSLATE_NOOP("Core", "cannot open %1: %2"),
        QT_TRANSLATE_NOOP("Core", "cannot read %1: %2"),
        QT_TRANSLATE_NOOP("Core", "cannot write %1: %2"),
        QT_TRANSLATE_NOOP("Core", "cannot write %1: its folder is write-protected"),
        QT_TRANSLATE_NOOP("Core", "cannot write %1: it is write-protected"),
        QT_TRANSLATE_NOOP("Core", "it is a %1, not a file"),
        QT_TRANSLATE_NOOP("Core", "No such file or directory"),
        QT_TRANSLATE_NOOP("Core", "Permission denied"),
        QT_TRANSLATE_NOOP("Core", "No space left on device"),
        QT_TRANSLATE_NOOP("Core", "the %1 file is damaged"),
        QT_TRANSLATE_NOOP("Core", "the %1 file is truncated"),
        QT_TRANSLATE_NOOP("Core", "the text is longer than 256 MB"),
        QT_TRANSLATE_NOOP("Core", "nested more than %1 deep"),
        QT_TRANSLATE_NOOP("Core", "stopped while reading"),
        QT_TRANSLATE_NOOP("Core", "stopped while writing %1"),
        QT_TRANSLATE_NOOP("Core", "stopped"),
        QT_TRANSLATE_NOOP("Core", "not requested"),
        QT_TRANSLATE_NOOP("Core", "more than %1"),
        QT_TRANSLATE_NOOP("Core", "expected %1, for example %2, found %3"),
        QT_TRANSLATE_NOOP("Core", "a game"),
        QT_TRANSLATE_NOOP("Core", "a jump"),
        QT_TRANSLATE_NOOP("Core", "a square"),
        QT_TRANSLATE_NOOP("Core", "an equation"),
        QT_TRANSLATE_NOOP("Core", "a list of terms"),
        QT_TRANSLATE_NOOP("Core", "a list"),
        QT_TRANSLATE_NOOP("Core", "a note"),
        QT_TRANSLATE_NOOP("Core", "the names of inputs and outputs"),
        QT_TRANSLATE_NOOP("Core", "a letter in quotes"),
        QT_TRANSLATE_NOOP("Core", "expected rows, for example %1"),
        QT_TRANSLATE_NOOP("Core", "expected rows, for example %1, found %2"),
        QT_TRANSLATE_NOOP("Core", "brackets are not allowed around parentheses"),
        QT_TRANSLATE_NOOP("Core", "Is a directory"),
        QT_TRANSLATE_NOOP("Core", "Not a directory"),
        QT_TRANSLATE_NOOP("Core", "Read-only file system"),
        QT_TRANSLATE_NOOP("Core", "Too many open files"),
        QT_TRANSLATE_NOOP("Core", "Input/output error"),
        QT_TRANSLATE_NOOP("Core", "File name too long"),
        QT_TRANSLATE_NOOP("Core", "Disk quota exceeded"),
        QT_TRANSLATE_NOOP("Core", "Operation not permitted"),
    });
    static const std::vector<const char*> all = [] {
        std::vector<const char*> made(common.begin(), common.end());
        for (const auto& more : {sentencesOfGames(), sentencesOfLogic(), sentencesOfSearch()})
            made.insert(made.end(), more.begin(), more.end());
        return made;
    }();
    return all;
}

} // namespace loggia::ui
