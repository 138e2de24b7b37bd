#pragma once

#include <QByteArray>

#include <optional>

namespace loggia::ui {

/// What qCompress() made `packed` of. Nothing where it is damaged, or says that it unpacks to more
/// than `most` bytes: that is looked at before anything is made.
[[nodiscard]] std::optional<QByteArray> unpacked(const QByteArray& packed, qsizetype most);

} // namespace loggia::ui
