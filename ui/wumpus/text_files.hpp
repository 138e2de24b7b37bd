#pragma once

#include "core/base/error.hpp"
#include "ui/wumpus/wumpus_texts.hpp"

#include <QObject>

#include <functional>

namespace loggia::ui {

class Dialogs;
class TextPane;
class WumpusDocument;

/// The files of the three texts: each is opened into its pane and saved from it.
class TextFiles final : public QObject {
    Q_OBJECT

public:
    using Panes = std::array<TextPane*, text_kinds.size()>;

    /// `dialogs` may give null: then nothing is asked and nothing done.
    TextFiles(const Panes& panes, WumpusDocument* document, std::function<Dialogs*()> dialogs,
              QObject* parent = nullptr);

    [[nodiscard]] TextPane* pane(TextKind kind) const { return panes_.at(indexOf(kind)); }

    void askOpen(TextKind kind);
    /// Into its file, or asks for one.
    void save(TextKind kind);
    void saveAs(TextKind kind);
    /// Reads a file into a pane, whatever is in it: the editor shows what is wrong.
    void open(TextKind kind, const QString& path);
    /// What was read elsewhere.
    void take(TextKind kind, const QByteArray& content, const QString& path);

Q_SIGNALS:
    void message(const QString& text);

private:
    void report(const QString& title, const Error& error);
    void saveTo(TextKind kind, const QString& path);

    Panes panes_;
    WumpusDocument* document_;
    std::function<Dialogs*()> dialogs_;
};

} // namespace loggia::ui
