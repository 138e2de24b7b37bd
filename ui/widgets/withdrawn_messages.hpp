#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <utility>

namespace loggia::ui {

/// Lets a page withdraw what it said in the status line ("Column 4 is full.", a hint) as soon as
/// its document shows something else, browsing included. To be called before the page connects
/// anything else to the document: what is said of the change itself then stays.
template <class SpeakingPage, class Document>
void withdrawMessages(SpeakingPage* page, Document* document) {
    const auto said = std::make_shared<bool>(false);
    QObject::connect(page, &SpeakingPage::message, page,
                     [said](const QString& text) { *said = !text.isEmpty(); });
    QObject::connect(document, &Document::changed, page, [page, said] {
        if (std::exchange(*said, false))
            Q_EMIT page->message({});
    });
}

} // namespace loggia::ui
