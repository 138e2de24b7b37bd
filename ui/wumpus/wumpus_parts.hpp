#pragma once

#include "ui/shell/document_parts.hpp"
#include "ui/wumpus/text_pane.hpp"

#include <array>
#include <optional>

namespace loggia::ui {

class WumpusDocument;

/// The three texts, each of which may lie in a file of its own. All of them and the walk may lie in
/// one file, the case.
class WumpusParts final : public DocumentParts {
    Q_OBJECT

public:
    using Panes = std::array<TextPane*, text_kinds.size()>;

    /// `panes` and `document` have to outlive this.
    WumpusParts(const Panes& panes, WumpusDocument* document, QObject* parent = nullptr);

    [[nodiscard]] QList<Part> all() const override;
    [[nodiscard]] QString savedIn(const QString& file_name) const override;
    [[nodiscard]] Result<QString> partFor(const QByteArray& content,
                                          const QString& path) const override;
    [[nodiscard]] QByteArray content(const QString& part) const override;
    /// Whatever is in it: the editor shows what is wrong.
    Result<void> open(const QString& part, const QByteArray& content, const QString& path) override;
    [[nodiscard]] bool haveAll() const override;
    void showFile(const QString& part, const FileLook& file) override;

    void askOpen(TextKind kind) { Q_EMIT openWanted(idOf(kind)); }
    void askSave(TextKind kind) { Q_EMIT saveWanted(idOf(kind)); }

    /// Which text a content is; fails, with its first error, where none of it can be read.
    [[nodiscard]] static Result<TextKind> kindFor(const QByteArray& content, const QString& path);
    /// The text that is saved in a file of this name: the one that lies there, or else the one that
    /// such a name is for. Nothing where it is the whole case.
    [[nodiscard]] std::optional<TextKind> kindSavedIn(const QString& file_name) const;

Q_SIGNALS:
    /// A file was put into this text.
    void opened(loggia::ui::TextKind kind);

private:
    [[nodiscard]] TextPane* pane(TextKind kind) const { return panes_.at(indexOf(kind)); }

    Panes panes_;
    WumpusDocument* document_;
    QString case_file_; ///< As showFile() told.
};

} // namespace loggia::ui
