#pragma once

#include "ui/work/revision.hpp"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace loggia::ui {

class History;
class SourceEditor;

/// A file that is not shown as text: too large, packed, or no text. Null where there is no such
/// file; shared, never copied.
using LargeFile = QByteArray;

/// The clauses of the page: a text, which lies in its editor, or a large file. Every change is a
/// step on the undo stack.
class SatDocument final : public QObject {
    Q_OBJECT

public:
    /// Longer texts are large files: an editor of so many lines is no pleasure.
    static constexpr qsizetype most_bytes_shown = 1'000'000;

    /// Takes over the editor's undo. Editor and `history` have to outlive the document.
    SatDocument(SourceEditor* editor, History* history, QObject* parent = nullptr);

    [[nodiscard]] bool isLarge() const { return !large_.isNull(); }
    [[nodiscard]] const LargeFile& large() const { return large_; }
    /// The session did not hold the large file, and it has not been read again yet.
    [[nodiscard]] bool awaitsFile() const { return isLarge() && large_.isEmpty(); }
    /// The text in UTF-8, or the large file's bytes.
    [[nodiscard]] QByteArray content() const;
    /// Of content().
    [[nodiscard]] Revision revision() const { return revisions_.now(); }

    /// Another content as one step: text where it can be shown as one, a large file otherwise.
    void replace(const QByteArray& content, const QString& step);
    /// Puts a state back without a step.
    void restore(const QString& text);
    void restoreFile(const QByteArray& content);
    /// The same for a large file that is to be read again.
    void restoreLater();

    /// Whether bytes can be shown in the editor without loss and delay.
    [[nodiscard]] static bool canShow(const QByteArray& content);

Q_SIGNALS:
    void changed();

private:
    friend class LargeFileStep;
    void setLarge(const LargeFile& large);
    void tellChanged();

    SourceEditor* editor_;
    History* history_;
    LargeFile large_;
    Revisions revisions_;
};

} // namespace loggia::ui
