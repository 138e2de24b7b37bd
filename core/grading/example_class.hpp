#pragma once

#include "core/base/error.hpp"

#include <filesystem>

namespace loggia::grading {

/// A small class to try grading with: five files for the task `cnf`, of which four have mistakes of
/// different kinds. Grading it takes a moment and runs no program.
struct ExampleClass {
    std::filesystem::path problem;
    std::filesystem::path handins; ///< The folder of the class.
};

/// Writes the files into `folder`, which is made where there is none. A file that is there already
/// stays as it is: the person may have tried something with it.
[[nodiscard]] Result<ExampleClass> write_example_class(const std::filesystem::path& folder);

} // namespace loggia::grading
