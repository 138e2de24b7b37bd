#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace loggia::ui {

class Documents;

/// In the status bar while a large file is being read: its name, how much is there, and a button
/// that gives it up.
class OpeningBar final : public QWidget {
    Q_OBJECT

public:
    /// `documents` has to outlive this.
    explicit OpeningBar(Documents* documents, QWidget* parent = nullptr);

private:
    QLabel* name_;
    QProgressBar* progress_;
};

} // namespace loggia::ui
