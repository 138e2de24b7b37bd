#pragma once

#include "ui/shell/page.hpp"

#include <functional>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace loggia::ui::testing {

/// The smallest page that has everything a page can have. Its document is a line of text without
/// the letter "?"; its files begin with the page's id and a colon: "sample: text".
class SamplePage final : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo(const QString& id = QStringLiteral("sample"),
                                           const QString& title = QStringLiteral("Sample"));
    explicit SamplePage(const PageInfo& info = pageInfo(), QWidget* parent = nullptr);

    [[nodiscard]] QString id() const { return info().id; }
    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    /// What is saved is made on another thread, which runs this first, where it is set.
    std::function<void()> before_writing;
    [[nodiscard]] FileBytes bytesFor(const QString& file_name) const override;
    [[nodiscard]] QString copy() const override { return text_; }
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override { return {320, 200}; }
    [[nodiscard]] QList<QWidget*> areas() const override;

    /// How many pages of this kind were made since the program started.
    [[nodiscard]] static int made() { return made_; }

    /// One undoable step, called `what`.
    void change(const QString& text, const QString& what);
    QString loss; ///< What lossOf() says, but for a file whose name ends in ".whole".
    [[nodiscard]] QString lossOf(const QString& file_name) const override {
        return file_name.endsWith(QLatin1String(".whole")) ? QString() : loss;
    }
    std::optional<bool> answers_shown; ///< What setAnswersShown() said last.
    void setAnswersShown(bool shown) override { answers_shown = shown; }
    QStringList noted; ///< The files of noteSaved().
    void noteSaved(const QString& path) override { noted << path; }
    /// Another document.
    void replace(const QString& text, const QString& what);
    [[nodiscard]] const QString& text() const { return text_; }
    [[nodiscard]] QLineEdit* field() const { return field_; }
    [[nodiscard]] QSpinBox* number() const { return number_; }
    [[nodiscard]] QComboBox* choice() const { return choice_; }
    [[nodiscard]] const QStringList& ran() const { return ran_; }
    void setRunnable(bool runnable);
    void setTrial(const QString& trial) {
        trial_ = trial;
        Q_EMIT commandsChanged();
    }
    [[nodiscard]] QString trial() const override { return trial_; }
    void takeBackTrial() override { setTrial({}); }

Q_SIGNALS:
    void textChanged();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;

private:
    class Change;
    [[nodiscard]] static CommandTable commandsOf(const QString& id);
    void show(const QString& text);

    static inline int made_ = 0;
    QString text_ = QStringLiteral("first");
    QLabel* label_;
    QLineEdit* field_;
    QSpinBox* number_;
    QComboBox* choice_;
    QStringList ran_;
    bool runnable_ = true;
    QString trial_;
};

} // namespace loggia::ui::testing
