#pragma once

#include <QStringList>

namespace loggia::ui {

class Documents;
class Page;

/// Copy and paste: by the text that has the keyboard (a field, or a label where some of it is
/// selected), or else by the page. Cells that are selected in the table that has the keyboard are
/// copied, too.
void copyText(Page& page);
void pasteText(Page& page, Documents& documents);
/// The files on the clipboard, which Paste opens as if they were dropped; none where a line of text
/// has the keyboard, which takes their names.
QStringList filesToPaste();
void copyPicture(const Page& page);

} // namespace loggia::ui
