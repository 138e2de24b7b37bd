#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/write.hpp"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

namespace loggia::ui {

/// Whether a file is one of this page's. A formula by itself is one, too; with turns and an order
/// it is a game. A statement about the squares of the wumpus world, in prefix notation or all of
/// its symbols, is not.
[[nodiscard]] bool isFormText(const QByteArray& content);

/// The format that a function is saved in under this name; nothing where its text is saved.
[[nodiscard]] std::optional<normal_forms::Format> fileFormatOf(const QString& name);

/// The function in a format, or why that cannot say it.
[[nodiscard]] Result<std::string> writtenAs(const normal_forms::Function& function,
                                            normal_forms::Format format);

/// Whether a text is in the format of a name already; so is any where the name asks for none.
[[nodiscard]] bool isWrittenFor(const QString& name, normal_forms::Syntax syntax,
                                const std::string& text);

} // namespace loggia::ui
