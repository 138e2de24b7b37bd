#pragma once

#include "ui/normal_forms/form_study.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace loggia::ui {

class VerdictLabel;

/// What was found: the verdict and its reasons, the terms, and the whole as text in any format.
class ResultPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent = nullptr);

    /// `shown` is what the terms are of: the newest study that could be read.
    void setStudy(const FormStudy& study, const FormStudy& shown);
    /// Marks a term; -1: none.
    void setTerm(int term);
    [[nodiscard]] normal_forms::Format format() const;
    void setFormat(normal_forms::Format format);
    /// The form in the chosen format, or why it cannot be had.
    [[nodiscard]] Result<QString> asText() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QListWidget* terms() const { return terms_; }

    /// Longer lists are cut.
    static constexpr int most_listed = 1000;

Q_SIGNALS:
    void termPointed(int term);
    /// By mouse or keyboard; -1: none.
    void termSelected(int term);
    void copyRequested();
    void saveRequested();
    void formatChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void showTerms();
    void showText();

    FormStudy shown_;
    int term_ = -1;
    VerdictLabel* verdict_;
    QLabel* summary_;
    QLabel* notes_;
    QLabel* heading_;
    QListWidget* terms_;
    QComboBox* format_;
    QPlainTextEdit* text_;
    QPushButton* copy_;
    QPushButton* save_;
};

} // namespace loggia::ui
