#pragma once

#include "ui/grading/cell_details.hpp"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QSplitter;
class QTabWidget;
class QToolButton;

namespace loggia::ui {

class CasePicture;

/// A cell of the table in full: how many cases are right, what was measured, and of each failing
/// case the input, what was expected, what came, why it is wrong, and its picture. It shows one at
/// a time, the smallest first. Everything is plain text, whatever a hand-in printed.
class CasePane final : public QWidget {
    Q_OBJECT

public:
    explicit CasePane(QWidget* parent = nullptr);

    void setDetails(const CellDetails& details);
    /// What is shown while no cell is.
    void setHint(const QString& hint);

Q_SIGNALS:
    /// The user wants to see this failing case, by its place in CellDetails::cases.
    void caseChosen(int number);

private:
    struct Block {
        QWidget* widget;
        QLabel* heading;
        QPlainTextEdit* text;
    };

    Block makeBlock(const QString& title, const char* name);
    QWidget* makeCaseRow();
    QToolButton* makeStep(const QString& tip, const char* name, Qt::ArrowType arrow, int step);
    void showCases(const QStringList& cases, std::size_t chosen);
    void showInputs(const QList<CellDetails::Text>& inputs);
    void levelTexts();

    std::optional<CellDetails> shown_;
    QLabel* title_;
    QLabel* warning_;
    QLabel* summary_;
    QLabel* why_;
    QLabel* case_title_; ///< Where there is one only.
    QComboBox* cases_ = nullptr;
    QToolButton* previous_ = nullptr;
    QToolButton* next_ = nullptr;
    QWidget* case_row_; ///< Where there are several; has the three before it.
    QSplitter* parts_;
    QTabWidget* inputs_;
    Block expected_;
    Block got_;
    Block measured_;
    CasePicture* picture_;
};

} // namespace loggia::ui
