#include "ui/widgets/source/source_text.hpp"

#include <algorithm>

namespace loggia::ui {

namespace {

/// A character as UTF-16 and UTF-8 count it.
struct Sizes {
    int units;
    int bytes;
};

/// Half a surrogate pair is no character; QString::toUtf8() puts "?" for it.
Sizes sizes_at(QStringView line, qsizetype at) {
    const char16_t unit = line[at].unicode();
    if (unit < 0x80)
        return {1, 1};
    if (unit < 0x800)
        return {1, 2};
    if (!QChar::isSurrogate(unit))
        return {1, 3};
    const bool pair =
        QChar::isHighSurrogate(unit) && at + 1 < line.size() && line[at + 1].isLowSurrogate();
    return pair ? Sizes{2, 4} : Sizes{1, 1};
}

} // namespace

TextRange rangeInLine(QStringView line, const SourceSpan& span) {
    const qint64 from = std::max(span.column, 1) - qint64{1};
    const qint64 to = from + std::max(span.length, 1);
    TextRange range{static_cast<int>(line.size()), 0};
    qint64 byte = 0;
    for (qsizetype at = 0; at < line.size() && byte < to;) {
        const Sizes sizes = sizes_at(line, at);
        byte += sizes.bytes;
        if (byte > from) {
            if (range.length == 0)
                range.start = static_cast<int>(at);
            range.length = static_cast<int>(at) + sizes.units - range.start;
        }
        at += sizes.units;
    }
    return range;
}

SourceSpan spanInLine(int number, QStringView line, const TextRange& range) {
    int before = 0;
    int within = 0;
    for (qsizetype at = 0; at < line.size() && at < range.end();) {
        const Sizes sizes = sizes_at(line, at);
        (at < range.start ? before : within) += sizes.bytes;
        at += sizes.units;
    }
    return {number, before + 1, std::max(within, 1)};
}

TextChange changeBetween(QStringView before, QStringView after) {
    const qsizetype most = std::min(before.size(), after.size());
    qsizetype head =
        std::mismatch(before.begin(), before.begin() + most, after.begin()).first - before.begin();
    if (head > 0 && before[head - 1].isHighSurrogate())
        --head;
    qsizetype tail = 0;
    while (tail < most - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    if (tail > 0 && before[before.size() - tail].isLowSurrogate())
        --tail;
    return {static_cast<int>(head), before.mid(head, before.size() - head - tail).toString(),
            after.mid(head, after.size() - head - tail).toString()};
}

} // namespace loggia::ui
