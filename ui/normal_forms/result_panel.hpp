#pragma once

#include "ui/normal_forms/study/form_study.hpp"
#include "ui/normal_forms/study/result_writer.hpp"

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

    /// `shown` is what the terms are of: the newest study that could be read. Where it is `old`,
    /// about another text than `study`, its terms are faint and it cannot be copied.
    void setStudy(const FormStudy& study, const FormStudy& shown, bool old = false);
    /// Marks a term; -1: none.
    void setTerm(int term);
    /// Has a screen reader read the term of setTerm(), which the keyboard did not come to.
    void tellTerm();
    [[nodiscard]] normal_forms::ResultFormat format() const;
    /// Its place in result_formats; clamped.
    [[nodiscard]] int formatIndex() const;
    void setFormatIndex(int index);
    void setFormat(const normal_forms::ResultFormat& format);
    /// The result in the chosen format, or why it cannot be had, or not yet.
    [[nodiscard]] Result<QString> asText() const;
    /// Whether a text is still being written.
    [[nodiscard]] bool isRunning() const { return writer_.isRunning(); }
    void stop() { writer_.stop(); }
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
    /// Another of several minimum forms is wanted, from 0.
    void formChosen(int form);
    void runningChanged(bool running);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void showForms();
    void showTerms();
    void listWideTerms();
    /// That there are more than are listed.
    void listRest(std::size_t count);
    void writeText();
    void showText();

    FormStudy shown_;
    bool old_ = false;
    int term_ = -1;
    VerdictLabel* verdict_;
    QLabel* summary_;
    QLabel* notes_;
    QLabel* forms_label_;
    QComboBox* forms_;
    QLabel* heading_;
    QListWidget* terms_;
    QComboBox* format_;
    QPlainTextEdit* text_;
    QPushButton* copy_;
    QPushButton* save_;
    Result<QString> problem_; ///< For other solvers, where that is the format.
    ResultWriter writer_;
};

} // namespace loggia::ui
