#pragma once

#include <QObject>
#include <QPoint>
#include <QString>

#include <functional>
#include <optional>

class QWidget;

namespace loggia::ui {

class Commands;
class Guide;

/// What a control is for: its name, then its tip, the help of its command, or what the guide says
/// of it, and where the guide says more. `chapter` is that of the page around it. Of a tab bar,
/// what the tab at `at` is for, a point of the control; the current one where none is there. Rich
/// text; empty where neither the control nor the chapter has any words.
[[nodiscard]] QString explanationOf(const QWidget& control, const Commands& commands,
                                    const Guide& guide, const QString& chapter,
                                    const std::optional<QPoint>& at = {});

/// Answers "What's this?" for every widget of a window: by pointing at it, or for the one that has
/// the keyboard.
class WhatsThis final : public QObject {
    Q_OBJECT

public:
    /// What is said of a control of `window`, where it is pointed at: at which of its points.
    using Explain = std::function<QString(const QWidget& control, const std::optional<QPoint>& at)>;

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
