#pragma once

#include <QFrame>
#include <QString>

class QCheckBox;
class QLabel;

namespace loggia::ui {

class Dialogs;

/// Tells that programs cannot be kept in a sandbox here, and lets the person agree to run hand-ins
/// without one. Hidden where there is nothing to tell.
class SandboxNotice final : public QFrame {
    Q_OBJECT

public:
    SandboxNotice(Dialogs& dialogs, QWidget* parent);

    /// Why there is no sandbox; empty where there is one or nobody knows yet. A task that runs no
    /// program needs none.
    void setFault(const QString& fault, bool runs_programs);
    [[nodiscard]] const QString& fault() const { return fault_; }

    /// Whether the person has agreed to run hand-ins without protection.
    [[nodiscard]] bool isUnsafe() const { return is_unsafe_; }
    /// As the person has said elsewhere: neither asks nor tells.
    void restoreUnsafe(bool unsafe);
    /// While hand-ins are graded, nothing can be agreed to.
    void setBusy(bool busy);
    /// To where the person can agree.
    void focusChoice();

Q_SIGNALS:
    void unsafeChanged(bool unsafe);

private:
    void ask(bool wanted);
    void setUnsafe(bool unsafe);

    Dialogs& dialogs_;
    QString fault_;
    bool is_unsafe_ = false;
    QLabel* text_;
    QCheckBox* unsafe_;
};

} // namespace loggia::ui
