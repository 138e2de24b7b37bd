#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace loggia::ui {

class Commands;
class Guide;

/// What a control is for: its name, then its tip, the help of its command, or what the guide says
/// of it, and where the guide says more. `chapter` is that of the page around it. Rich text; empty
/// where neither the control nor the chapter has any words.
[[nodiscard]] QString explanationOf(const QWidget& control, const Commands& commands,
                                    const Guide& guide, const QString& chapter);

/// Answers "What's this?" for every widget of a window: by pointing at it, or for the one that has
/// the keyboard.
class WhatsThis final : public QObject {
    Q_OBJECT

public:
    /// What is said of a control of `window`.
    using Explain = std::function<QString(const QWidget& control)>;

    WhatsThis(Explain explain, QWidget* window);

    /// The next click asks about what it hits.
    void startPointing();
    /// Explains the control that has the keyboard.
    void explainFocus();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Explain explain_;
    QWidget* window_;
};

} // namespace loggia::ui
