#pragma once

namespace loggia::ui {

/// Lets screen readers see every GraphView that has no interface of its own as a list: its nodes by
/// their numbers, named as the scene names them, with what is selected and what is out of sight.
void installGraphAccessibility();

} // namespace loggia::ui
