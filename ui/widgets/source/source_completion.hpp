#pragma once

#include <QObject>
#include <QStringList>

class QCompleter;
class QPlainTextEdit;
class QStringListModel;

namespace loggia::ui {

/// Offers words for the one before the cursor of a text field. A word is made of letters, digits
/// and "_". While the list is open, Tab and Enter take a word and Esc closes it: the field has to
/// ignore those keys then, which go to the list.
class SourceCompletion final : public QObject {
    Q_OBJECT

public:
    explicit SourceCompletion(QPlainTextEdit* field);

    void setWords(const QStringList& words);
    [[nodiscard]] bool hasWords() const;
    [[nodiscard]] bool isOpen() const;

    /// By demand: for any prefix, the empty one too.
    void open();
    /// A character was typed or deleted: opens from two letters on, unless the word is complete.
    void typed(bool deleted);
    void close();

private:
    [[nodiscard]] QString prefix() const;
    void show(const QString& prefix);
    void take(const QString& word);

    QPlainTextEdit* field_;
    QStringListModel* model_;
    QCompleter* completer_;
    bool asked_ = false; ///< The list was opened by demand.
};

} // namespace loggia::ui
