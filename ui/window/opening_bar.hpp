#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace loggia::ui {

class Documents;

/// In the status bar while a large file is being read or written: its name, how much is done, and
/// a button that gives it up.
class OpeningBar final : public QWidget {
    Q_OBJECT

public:
    enum class Way { opening, saving };

    /// `documents` has to outlive this.
    OpeningBar(Documents* documents, Way way, QWidget* parent = nullptr);

private:
    void show(const QString& name);
    void setProgress(double fraction);

    QLabel* name_;
    QProgressBar* progress_;
};

} // namespace loggia::ui
