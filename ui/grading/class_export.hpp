#pragma once

#include "core/grading/report.hpp"
#include "ui/shell/file_requests.hpp"
#include "ui/shell/folder_request.hpp"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::ui {

/// What a class can be saved as, as `loggia-cli grade --report` has it.
enum class ClassFormat : std::uint8_t { csv, json, junit, gradescope, html };

/// A class as values of its own, which other threads may read.
struct GradedClass {
    std::shared_ptr<const grading::Task> task;
    grading::CaseOrder order;
    std::vector<grading::HandinReport> handins;
};

/// Whether the format has a file for each hand-in, in a folder.
[[nodiscard]] bool takesFolder(ClassFormat format);
/// Precondition: not takesFolder(format).
[[nodiscard]] SaveRequest saveRequest(const GradedClass& graded, ClassFormat format);
/// Precondition: takesFolder(format).
[[nodiscard]] FolderRequest folderRequest(const GradedClass& graded, ClassFormat format);

} // namespace loggia::ui
