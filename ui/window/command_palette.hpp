#pragma once

#include <QDialog>
#include <QString>

class QLineEdit;
class QListWidget;

namespace loggia::ui {

class Commands;

/// Type a few letters, press Enter: the command runs. Lists what can be done now, the best match
/// on top.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const Commands& commands, QWidget* parent);

    void accept() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& typed);

    const Commands& commands_;
    QLineEdit* field_;
    QListWidget* list_;
};

/// How well `typed` finds `text`: its letters have to occur in order, whatever their case; more for
/// beginnings of words and for letters side by side. 0 where it does not. O(|text|).
[[nodiscard]] int matchQuality(const QString& typed, const QString& text);

} // namespace loggia::ui
