#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;

namespace loggia::ui {

/// What kind of answer it is, for its colour; the words say it too.
enum class VerdictTone { open, neutral, good, bad };

/// The answer in words, large, and a little smaller where that keeps it in one line. When it
/// changes screen readers are told, wherever the keyboard is, once it stays for a moment: while
/// somebody types, the answers to what is half typed do not.
class VerdictLabel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictLabel(QWidget* parent = nullptr);

    void setVerdict(const QString& words, VerdictTone tone);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// Screen readers were told.
    void told();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QFont sized(double size) const;
    void fit();
    void colour(VerdictTone tone);
    void tell();

    QLabel* words_;
    QTimer stays_; ///< Runs while another verdict may still follow at once.
};

} // namespace loggia::ui
