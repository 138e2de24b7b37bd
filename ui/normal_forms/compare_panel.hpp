#pragma once

#include "ui/normal_forms/study/form_compare.hpp"
#include "ui/work/job.hpp"

#include <QWidget>

class QLabel;
class QPushButton;

namespace loggia::ui {

class History;
class SourceEditor;
class VerdictLabel;

/// A second text, and whether it says the same as the first.
class FormsComparePanel final : public QWidget {
    Q_OBJECT

public:
    explicit FormsComparePanel(History* history, QWidget* parent = nullptr);

    /// What it is compared with; null for nothing, which `pending` says will come. A text that is a
    /// DNF and a CNF is compared with the minimum of that form, one with a single output with that
    /// output.
    void setFunction(std::shared_ptr<const normal_forms::Function> function, bool pending = false,
                     bool wide = false, normal_forms::Form form = normal_forms::Form::dnf,
                     int output = all_outputs, bool put_off = false);
    [[nodiscard]] SourceEditor* editor() const { return other_; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void rowWanted(quint64 row);
    void textChanged();

private:
    void follow();
    void take(const FormComparison& result);

    std::shared_ptr<const normal_forms::Function> function_;
    bool pending_ = false;
    normal_forms::Form form_ = normal_forms::Form::dnf;
    int output_ = all_outputs;
    bool put_off_ = false; ///< what is on the left is read when a person says so
    bool wide_ = false;    ///< what is on the left has too many inputs or outputs
    SourceEditor* other_;
    VerdictLabel* verdict_;
    QLabel* detail_;
    QPushButton* show_;
    Revisions pairs_; ///< The two texts: what a comparison is about.
    About<FormComparison> found_;
    // Last, so that it ends before what it calls is gone.
    Job<FormComparison> job_;
};

} // namespace loggia::ui
