#pragma once

#include "ui/grading/cell_details.hpp"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QSplitter;
class QTabWidget;

namespace loggia::ui {

class CasePicture;

/// A cell of the table in full: how many cases are right, and of the smallest failing case the
/// input, what was expected, what came, why it is wrong, and its picture. Everything is plain text,
/// whatever a hand-in printed.
class CasePane final : public QWidget {
    Q_OBJECT

public:
    explicit CasePane(QWidget* parent = nullptr);

    void setDetails(const CellDetails& details);
    /// What is shown while no cell is.
    void setHint(const QString& hint);

private:
    struct Block {
        QWidget* widget;
        QPlainTextEdit* text;
    };

    Block makeBlock(const QString& title, const char* name);
    void showInputs(const QList<CellDetails::Text>& inputs);

    QLabel* title_;
    QLabel* summary_;
    QLabel* why_;
    QLabel* case_title_;
    QSplitter* parts_;
    QTabWidget* inputs_;
    Block expected_;
    Block got_;
    CasePicture* picture_;
};

} // namespace loggia::ui
