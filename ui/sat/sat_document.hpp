#pragma once

#include "ui/work/revision.hpp"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace loggia::ui {

class History;
class SourceEditor;

/// A file that is not shown as text: too large, packed, or no text.
struct LargeFile {
    QByteArray bytes; ///< Null where there is no such file. Shared, never copied.
    QString path;     ///< Where it was read from; may be empty.

    /// Of the same bytes, not of equal ones.
    friend bool operator==(const LargeFile& a, const LargeFile& b) {
        return a.bytes.constData() == b.bytes.constData() && a.path == b.path;
    }
};

/// The clauses of the page: a text, which lies in its editor, or a large file. Every change is a
/// step on the undo stack.
class SatDocument final : public QObject {
    Q_OBJECT

public:
    /// Longer texts are large files: an editor of so many lines is no pleasure.
    static constexpr qsizetype most_bytes_shown = 1'000'000;

    /// Takes over the editor's undo. Editor and `history` have to outlive the document.
    SatDocument(SourceEditor* editor, History* history, QObject* parent = nullptr);

    [[nodiscard]] bool isLarge() const { return !large_.bytes.isNull(); }
    [[nodiscard]] const LargeFile& large() const { return large_; }
    /// The text in UTF-8, or the large file's bytes.
    [[nodiscard]] QByteArray content() const;
    /// Of content().
    [[nodiscard]] Revision revision() const { return revisions_.now(); }

    /// Another content as one step: text where it can be shown as one, a large file otherwise.
    void replace(const QByteArray& content, const QString& path, const QString& step);
    /// Puts a state back without a step.
    void restore(const QString& text, const LargeFile& large = {});

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
