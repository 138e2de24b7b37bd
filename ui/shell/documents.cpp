#include "ui/shell/documents.hpp"

#include "ui/shell/disk_changes.hpp"
#include "ui/shell/document_copies.hpp"
#include "ui/shell/document_opening.hpp"
#include "ui/shell/document_parts.hpp"
#include "ui/shell/document_saving.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/open_documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/undo/history.hpp"

#include <QJsonDocument>

#include <memory>

namespace loggia::ui {

Documents::Documents(const std::vector<PageHost*>& hosts, Dialogs& dialogs, RecentFiles& recent,
                     QWidget& window)
    : QObject(&window), files_(new Files(dialogs, recent, window)),
      documents_(new OpenDocuments(hosts, this)), reader_(new FileReader(this)),
      // names such as "Clauses, DIMACS" have a comma
      failures_(*files_, dialogs, window, documents_->kindsOpened().join(QStringLiteral("; "))),
      opening_(new DocumentOpening({*documents_, *reader_, failures_, *files_, recent}, this)),
      changes_(new DiskChanges(
          {*documents_, *reader_, failures_, files_->writer(), recent, dialogs, window}, this)),
      saving_(new DocumentSaving({*documents_, *files_, dialogs, window}, this)) {
    connect(documents_, &OpenDocuments::changed, this, &Documents::changed);
    connect(files_, &Files::message, this, &Documents::message);
    connect(opening_, &DocumentOpening::message, this, &Documents::message);
    connect(opening_, &DocumentOpening::opened, this, &Documents::opened);
    connect(changes_, &DiskChanges::message, this, &Documents::message);
    connect(saving_, &DocumentSaving::message, this, &Documents::message);
    connect(reader_, &FileReader::readingChanged, this, &Documents::openingChanged);
    connect(reader_, &FileReader::progressed, this, &Documents::openingProgressed);
    const FileWriter& writer = files_->writer();
    connect(&writer, &FileWriter::writingChanged, this, &Documents::savingChanged);
    connect(&writer, &FileWriter::progressed, this, &Documents::savingProgressed);
    connect(&writer, &FileWriter::failed, this, &Documents::savingFailed);
}

QString Documents::path(const PageHost& host) const {
    return documents_->path(host);
}

QString Documents::title(const PageHost& host) const {
    return documents_->title(host);
}

bool Documents::isModified(const PageHost& host) const {
    return documents_->isModified(host);
}

QJsonObject Documents::state(const PageHost& host) const {
    return documents_->state(host);
}

void Documents::keepCopies(const QString& prefix, const QJsonObject& session) {
    new DocumentCopies(*documents_, prefix, QJsonDocument(session).toJson(QJsonDocument::Compact),
                       this);
}

void Documents::restore(PageHost& host, const QJsonObject& state) {
    documents_->restore(host, state);
}

QStringList Documents::lostAtClose(bool undo_is_kept) const {
    return documents_->lostAtClose(undo_is_kept);
}

QStringList Documents::unsaved() const {
    return documents_->unsaved();
}

void Documents::newDocument(PageHost& host) {
    Page& page = host.made();
    const int before = page.history()->document();
    page.newDocument();
    // Nothing may have changed but that it is a new one.
    if (page.history()->document() == before)
        page.history()->replace(std::make_unique<UndoStep>(tr("new")));
}

void Documents::askOpen(PageHost& current) {
    opening_->ask(current);
}

void Documents::open(const QStringList& paths, PageHost& current) {
    opening_->open(paths, current);
}

void Documents::openExample(const QString& path, PageHost& host) {
    opening_->openExample(path, host);
}

void Documents::openUntitled(const QString& name, const QByteArray& content, PageHost& host) {
    opening_->openUntitled(name, content, host);
}

void Documents::setExamples(const QString& folder) {
    files_->setExamples(folder);
}

void Documents::stopOpening() {
    reader_->stop();
}

void Documents::endReading() {
    reader_->end();
}

bool Documents::isOpening() const {
    return reader_->isReading();
}

bool Documents::isSaving() const {
    return files_->writer().isWriting();
}

void Documents::stopSaving() {
    files_->writer().stop();
}

void Documents::save(PageHost& host) {
    saving_->save(host);
}

void Documents::saveAs(PageHost& host) {
    saving_->saveAs(host);
}

void Documents::exportPicture(PageHost& host) {
    saving_->exportPicture(host);
}

void Documents::serve(Page& page) {
    opening_->serve(page);
    saving_->serve(page);
}

void Documents::release(Page& page) {
    for (const QObject* each :
         {static_cast<const QObject*>(documents_), static_cast<const QObject*>(opening_),
          static_cast<const QObject*>(saving_)}) {
        page.history()->disconnect(each);
        if (const DocumentParts* parts = page.parts())
            parts->disconnect(each);
    }
}

void Documents::checkFiles() {
    changes_->check();
}

void Documents::report(const QString& title, const Error& error, const QString& name,
                       const std::string& text) {
    files_->report(title, error, name, text);
}

} // namespace loggia::ui
