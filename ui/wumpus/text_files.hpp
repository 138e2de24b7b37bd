#pragma once

#include "ui/shell/file_requests.hpp"
#include "ui/undo/per_document.hpp"
#include "ui/wumpus/text_pane.hpp"

#include <QObject>

#include <optional>

namespace loggia::ui {

class WumpusDocument;

/// The files of the three texts: each is opened into its pane and saved from it. All of them and
/// the walk may lie in one file, the case.
class TextFiles final : public QObject {
    Q_OBJECT

public:
    using Panes = std::array<TextPane*, text_kinds.size()>;

    TextFiles(const Panes& panes, WumpusDocument* document, const History& history,
              QObject* parent = nullptr);

    [[nodiscard]] TextPane* pane(TextKind kind) const { return panes_.at(indexOf(kind)); }

    void askOpen(TextKind kind);
    /// Into its file, or asks for one.
    void save(TextKind kind);
    /// Opens a file in a pane, whatever is in it: the editor shows what is wrong.
    void open(TextKind kind, const QString& path);
    /// What was read elsewhere.
    void take(TextKind kind, const QByteArray& content, const QString& path);

    /// Empty where the case has no file.
    [[nodiscard]] const QString& caseFile() const { return case_file_; }
    void setCaseFile(const QString& path);
    /// The text that is saved in a file of this name: the one that lies there, or else the one that
    /// such a name is for. Nothing where it is the whole case.
    [[nodiscard]] std::optional<TextKind> kindSavedIn(const QString& file_name) const;

Q_SIGNALS:
    void message(const QString& text);
    void saveWanted(const loggia::ui::SaveRequest& request);
    void openWanted(const loggia::ui::OpenRequest& request);
    void caseFileChanged();

private:
    /// What is known of the files of one document.
    struct Known {
        std::array<TextPane::File, text_kinds.size()> texts;
        QString case_file;
    };
    void note();
    void show(const Known& known);

    Panes panes_;
    WumpusDocument* document_;
    QString case_file_;
    PerDocument<Known> known_;
};

} // namespace loggia::ui
