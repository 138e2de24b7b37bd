#include "ui/undo/packed.hpp"

#include <QtEndian>

namespace loggia::ui {

std::optional<QByteArray> unpacked(const QByteArray& packed, qsizetype most) {
    // The first four bytes say how much it unpacks to.
    constexpr qsizetype head = sizeof(quint32);
    if (packed.size() <= head)
        return std::nullopt;
    const qsizetype size = qFromBigEndian<quint32>(packed.constData());
    if (size > most)
        return std::nullopt;
    QByteArray bytes = qUncompress(packed);
    if (bytes.size() != size)
        return std::nullopt;
    return bytes;
}

} // namespace loggia::ui
