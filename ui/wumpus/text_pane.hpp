#pragma once

#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/wumpus_texts.hpp"

#include <QWidget>

class QLabel;

namespace loggia::ui {

/// One of the three texts with its title, its file, and buttons to open and save it. A file that is
/// dropped on it is asked for by fileDropped().
class TextPane final : public QWidget {
    Q_OBJECT

public:
    explicit TextPane(TextKind kind, QWidget* parent = nullptr);

    [[nodiscard]] TextKind kind() const { return kind_; }
    [[nodiscard]] SourceEditor* editor() const { return editor_; }

    /// The file that the text lies in, as it is now; empty for none.
    void setFile(const QString& path);
    [[nodiscard]] const QString& file() const { return stored_.path; }
    [[nodiscard]] bool isModified() const;
    /// At start-up: the file's text may have been another.
    void restoreFile(const QString& path, bool modified);

    /// A file and what is in it: a digest of its text, empty for a text that no editor holds.
    struct File {
        QString path;
        QByteArray digest;
    };
    [[nodiscard]] const File& storedFile() const { return stored_; }
    void setStoredFile(const File& file);

Q_SIGNALS:
    /// file() or isModified() may be another.
    void fileChanged();
    void storedFileChanged();
    void openWanted(loggia::ui::TextKind kind);
    void saveWanted(loggia::ui::TextKind kind);
    void fileDropped(loggia::ui::TextKind kind, const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void showFile();

    TextKind kind_;
    SourceEditor* editor_;
    QLabel* file_label_;
    File stored_;
};

} // namespace loggia::ui
