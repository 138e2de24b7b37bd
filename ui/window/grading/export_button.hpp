#pragma once

#include "ui/grading/class_export.hpp"

#include <QPushButton>

#include <vector>

namespace loggia::ui {

class ClassDisk;
class ClassModel;
class Dialogs;
class Files;

/// Exports the results of a class in a format from its menu. It checks the disk first, and asks if
/// results are out of date.
class ExportButton final : public QPushButton {
    Q_OBJECT

public:
    struct With {
        Dialogs& dialogs;
        Files& files;
        ClassModel& model;
        ClassDisk& disk;
    };
    /// All of `with` has to live as long.
    ExportButton(const With& with, QWidget* parent);

    /// The cases that the results are about.
    void setOrder(const grading::CaseOrder& order) { order_ = order; }
    /// Results are being written.
    [[nodiscard]] bool isExporting() const;

Q_SIGNALS:
    /// The user wants to grade the changed and new hand-ins first.
    void gradeWanted();
    /// All is written, or some could not be.
    void ended(bool failed);

private:
    void exportAs(ClassFormat format);
    void exportChecked(ClassFormat format);
    void exportGraded(ClassFormat format);
    void exportReports(ClassFormat format, std::vector<grading::HandinReport> reports);

    With with_;
    grading::CaseOrder order_;
    bool failed_ = false; ///< A file of the current export.
};

} // namespace loggia::ui
