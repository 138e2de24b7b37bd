#pragma once

#include <vector>

class QFormLayout;

namespace loggia::ui {

/// Puts the labels of a finished form at the height of the text in their fields: QFormLayout leaves
/// them too high beside a combo box or a line of fields. Of fields that stand below each other, the
/// first counts.
void levelLabels(const QFormLayout& form);

/// Gives all labels of finished forms the width of the widest, so that the fields of forms that
/// stand below each other begin in one place.
void alignFields(const std::vector<QFormLayout*>& forms);

} // namespace loggia::ui
