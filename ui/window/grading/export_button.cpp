#include "ui/window/grading/export_button.hpp"

#include "ui/grading/class_disk.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/files.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/number_text.hpp"

#include <QMenu>

#include <cstdint>
#include <memory>
#include <utility>

namespace loggia::ui {

ExportButton::ExportButton(const With& with, QWidget* parent)
    : QPushButton(tr("E&xport"), parent), with_(with) {
    setObjectName(QStringLiteral("export"));
    setIcon(ui::icon(QStringLiteral("export"))); // not the button's own
    setToolTip(tr("Save the results of the hand-ins that are graded (Ctrl+E)"));
    setAutoDefault(false);
    auto* choices = new QMenu(this);
    const auto add = [this, choices](const QString& text, ClassFormat format) {
        choices->addAction(text, this, [this, format] { exportAs(format); });
    };
    add(tr("&Table for a Spreadsheet (CSV)..."), ClassFormat::csv);
    add(tr("&Pages for the Students (HTML)..."), ClassFormat::html);
    add(tr("&Gradescope..."), ClassFormat::gradescope);
    add(tr("&JSON..."), ClassFormat::json);
    add(tr("J&Unit XML..."), ClassFormat::junit);
    setMenu(choices);
    FileWriter& writer = with_.files.writer();
    connect(&writer, &FileWriter::failed, this, [this] { failed_ = true; });
    connect(&writer, &FileWriter::writingChanged, this, [this](const QString& name) {
        if (name.isEmpty())
            Q_EMIT ended(std::exchange(failed_, false));
    });
}

bool ExportButton::isExporting() const {
    return with_.files.writer().isWriting();
}

void ExportButton::exportAs(ClassFormat format) {
    // Not every disk tells of changes.
    with_.disk.look([this, format] { exportChecked(format); });
}

/// Whoever is not graded yet would be missing, and nobody looks for what is not there.
void ExportButton::exportChecked(ClassFormat format) {
    if (!isEnabled()) // another run may have begun
        return;
    const ClassModel& model = with_.model;
    const int missing = model.rowCount() - model.gradedCount();
    if (missing == 0) {
        exportGraded(format);
        return;
    }
    with_.dialogs.ask(
        window(),
        {tr("Leave hand-ins out of the results?"),
         counted(static_cast<std::uint64_t>(missing),
                 tr("%1 hand-in is not graded and would be missing from the results."),
                 tr("%1 hand-ins are not graded and would be missing from the results.")),
         {},
         {tr("Export the Others"), tr("Grade First")},
         {},
         true,
         true},
        [this, format](int answer) {
            if (answer == 1)
                Q_EMIT gradeWanted();
            else
                exportGraded(format);
        });
}

void ExportButton::exportGraded(ClassFormat format) {
    const ClassModel& model = with_.model;
    const int old = model.outOfDateCount();
    if (!isEnabled()) // another run may have begun
        return;
    if (old == 0) {
        exportReports(format, model.reports());
        return;
    }
    QStringList answers{tr("Export All"), tr("Grade Again")};
    if (old < model.gradedCount())
        answers << tr("Leave Them Out");
    with_.dialogs.ask(
        window(),
        {tr("Export results that are out of date?"),
         counted(static_cast<std::uint64_t>(old),
                 tr("%1 result does not match what is on the disk: the hand-in or the problem has "
                    "changed or is gone."),
                 tr("%1 results do not match what is on the disk: the hand-ins or the problem have "
                    "changed or are gone.")),
         tr("If you grade again, export afterwards. Unchanged hand-ins are not run again."),
         answers,
         {},
         true,
         true},
        [this, format](int answer) {
            if (answer == 1)
                Q_EMIT gradeWanted();
            else
                exportReports(format,
                              with_.model.reports(answer == 0 ? ClassModel::Which::all
                                                              : ClassModel::Which::current));
        });
}

void ExportButton::exportReports(ClassFormat format, std::vector<grading::HandinReport> reports) {
    if (reports.empty())
        return;
    GradedClass graded;
    graded.task = std::make_shared<const grading::Task>(with_.model.task());
    graded.handins = std::move(reports);
    graded.order = order_;
    if (takesFolder(format))
        with_.files.saveInFolder(folderRequest(graded, format));
    else
        with_.files.save(saveRequest(graded, format));
}

} // namespace loggia::ui
