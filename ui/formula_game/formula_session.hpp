#pragma once

class QJsonObject;

namespace loggia::ui {

class FormulaDocument;

// Writes a formula game into a session and reads it back. Values that cannot be read leave the
// current ones unchanged.

/// The texts that are typed, the values chosen, the moment shown and who plays. Of a formula that
/// is too large for a session all but itself, which comes from the file, later
/// (`FormulaDocument::restoreLater`).
[[nodiscard]] QJsonObject documentJson(const FormulaDocument& document);
void restoreDocument(FormulaDocument& document, const QJsonObject& json);

} // namespace loggia::ui
