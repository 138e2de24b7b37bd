#pragma once

#include "core/base/error.hpp"
#include "ui/grading/class_settings.hpp"

#include <filesystem>

namespace loggia::ui {

/// A small class to try the window with: five files for the task `cnf`, of which four have mistakes
/// of different kinds. It is graded in a moment, and runs no program.
struct ExampleClass {
    std::filesystem::path problem;
    std::filesystem::path handins; ///< The folder of the class.
};

/// Writes the files into `folder`, which is made where there is none. A file that is there already
/// stays as it is: the person may have tried something with it.
[[nodiscard]] Result<ExampleClass> makeExampleClass(const std::filesystem::path& folder);

/// The settings for it, with the limits of those before.
[[nodiscard]] ClassSettings settingsFor(const ExampleClass& example, ClassSettings before);

} // namespace loggia::ui
