#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

class QCompleter;
class QPlainTextEdit;
class QStringListModel;

namespace loggia::ui {

/// What may stand at the end of a line.
struct LineCompletions {
    QStringList words; ///< or phrases
    /// Where a phrase that is being typed may have begun, first the likeliest; besides the word
    /// before the cursor.
    std::vector<qsizetype> starts{};
};
/// By the line up to the cursor.
using CompletionSource = std::function<LineCompletions(const QString& before)>;

/// Offers words for the one before the cursor of a text field, or phrases for what was typed of
/// one. A word is made of letters, digits and "_". While the list is open, Tab and Enter take a
/// word and Esc closes it: the field has to ignore those keys then, which go to the list.
class SourceCompletion final : public QObject {
    Q_OBJECT

public:
    explicit SourceCompletion(QPlainTextEdit* field);

    void setWords(const QStringList& words);
    /// Words that depend on the line, in place of those.
    void setSource(CompletionSource source);
    [[nodiscard]] bool hasWords() const;
    [[nodiscard]] bool isOpen() const;

    /// By demand: for any prefix, the empty one too.
    void open();
    /// A character was typed or deleted: opens from two letters on, or a letter and a blank within
    /// a phrase, unless the word is complete.
    void typed(bool deleted);
    void close();

private:
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString prefix();
    [[nodiscard]] bool isComplete(const QString& prefix) const;
    void list(const QStringList& words);
    void show(const QString& prefix);
    void take(const QString& word);

    QPlainTextEdit* field_;
    QStringListModel* model_;
    QCompleter* completer_;
    CompletionSource source_;
    bool asked_ = false; ///< The list was opened by demand.
};

} // namespace loggia::ui
