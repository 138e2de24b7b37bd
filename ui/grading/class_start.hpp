#pragma once

#include <QFrame>

namespace loggia::ui {

/// Stands above an empty table: what the Class window is for, and how to begin.
class ClassStart final : public QFrame {
    Q_OBJECT

public:
    explicit ClassStart(QWidget* parent = nullptr);

Q_SIGNALS:
    void exampleWanted();
    void folderWanted();
    void guideWanted();
};

} // namespace loggia::ui
