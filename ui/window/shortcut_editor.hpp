#pragma once

#include <QDialog>
#include <QHash>
#include <QKeySequence>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace loggia::ui {

class ChordEdit;
class Commands;

/// Lists every command with its key, finds by either, and changes keys, at once. A key that is
/// taken is not given twice: who has it is said, with a button that takes it over.
class ShortcutEditor final : public QDialog {
    Q_OBJECT

public:
    /// `titles` are those of the command groups that are pages, by id.
    ShortcutEditor(Commands& commands, const QHash<QString, QString>& titles, QWidget* parent);

private:
    void fill(const QHash<QString, QString>& titles);
    void refresh();
    void filter(const QString& text);
    void selected();
    void keyEntered(const QKeySequence& keys);
    void takeOver();
    void resetOne();
    void resetAll();
    [[nodiscard]] QString currentId() const;

    Commands& commands_;
    QLineEdit* search_;
    QTreeWidget* list_;
    ChordEdit* keys_;
    QLabel* warning_;
    QPushButton* take_over_;
    QPushButton* clear_;
    QPushButton* reset_;
    QPushButton* reset_all_;
};

} // namespace loggia::ui
