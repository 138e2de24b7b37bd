#pragma once

#include "ui/commands/command.hpp"
#include "ui/legend/legend.hpp"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace loggia::ui {

class Page;

/// A file format that a page reads, writes or both.
struct FileFormat {
    QString name;         ///< "Max-Connect4 position"
    QStringList patterns; ///< "*.txt"
    bool can_open = true;
    bool can_save = true;
};

/// What a page made of the content of a file, on another thread.
using PreparedFile = std::shared_ptr<const void>;

/// All that the window has to know of a page that nobody has looked at yet: enough for its tab, its
/// menu entries and their keys, and to bring a file to it. Cheap; the page itself is made when it
/// is first needed.
struct PageInfo {
    QString id;            ///< "connect4"; never shown, never translated.
    QString title;         ///< The tab's text.
    QString icon;          ///< Name of an icon in resources/icons.
    CommandTable commands; ///< The page's own; their functions take this page.
    QList<FileFormat> formats;
    /// Whether `content` looks like one of the page's files; used to route dropped files.
    /// May read all that it is given, on any thread.
    std::function<bool(const QByteArray& content)> recognises;
    std::function<std::unique_ptr<Page>()> make;
    /// What the marks of the page's pictures mean; may be absent.
    std::function<Legend()> legend = {};
    /// In bytes: larger files are none of the page's, whatever they are called, and
    /// recognises() is not asked about them.
    qsizetype largest_file = 1 << 20;
    /// Reads a large file, on any thread, for Page::openPrepared(); absent where opening one takes
    /// no time.
    std::function<PreparedFile(const QByteArray& content)> prepare = {};
    /// Whether `content`, which no page recognises, has the form of one of the page's files but for
    /// a mistake; on any thread. Absent where that cannot be told from other texts.
    std::function<bool(const QByteArray& content)> resembles = {};
};

} // namespace loggia::ui
