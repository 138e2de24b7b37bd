#pragma once

#include "ui/shell/document_parts.hpp"
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

    /// What is shown of the file that the text lies in.
    void setFile(const DocumentParts::FileLook& file);
    [[nodiscard]] const DocumentParts::FileLook& file() const { return file_; }

Q_SIGNALS:
    void openWanted(loggia::ui::TextKind kind);
    void saveWanted(loggia::ui::TextKind kind);
    void fileDropped(loggia::ui::TextKind kind, const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    TextKind kind_;
    SourceEditor* editor_;
    QLabel* file_label_;
    DocumentParts::FileLook file_;
};

} // namespace loggia::ui
