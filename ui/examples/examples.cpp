#include "ui/examples/examples.hpp"

#include "ui/examples/example_texts.hpp"
#include "ui/shell/files.hpp"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace loggia::ui {

namespace {

const QString compiled_in = QStringLiteral(":/examples");
const QString index_name = QStringLiteral("index.txt");

bool holds_examples(const QString& folder) {
    return QFileInfo(folder + QLatin1Char('/') + index_name).isFile();
}

/// The folder of the examples for a program that lies in `program_folder`; empty for none.
QString find_folder(const QString& program_folder) {
    QDir folder(program_folder);
    const QString installed =
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral(LOGGIA_EXAMPLES_FROM_PROGRAM)));
    if (holds_examples(installed))
        return installed;
    do {
        if (QString built = folder.absoluteFilePath(QStringLiteral("resources/examples"));
            holds_examples(built))
            return built;
    } while (folder.cdUp());
    return {};
}

QString escaped_text(const QString& text) {
    return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// The submenu of that title, made where there is none yet.
QMenu* submenu(QMenu& menu, const QString& title) {
    const auto menus = menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
    for (QMenu* each : menus)
        if (each->title() == title)
            return each;
    return menu.addMenu(title);
}

} // namespace

QList<Example> examplesIn(const QString& index) {
    QList<Example> examples;
    QString page;
    QString group;
    for (const QString& raw : index.split(QLatin1Char('\n'))) {
        const QString line = raw.trimmed();
        if (line.startsWith(QLatin1Char('#')))
            continue;
        if (line.startsWith(QLatin1Char('['))) {
            const qsizetype end = line.indexOf(QLatin1Char(']'));
            page = end < 0 ? QString() : line.mid(1, end - 1).trimmed();
            group = end < 0 ? QString() : line.mid(end + 1).trimmed();
            continue;
        }
        const qsizetype end = line.indexOf(QLatin1Char(' '));
        if (end > 0 && !page.isEmpty())
            examples << Example{page, group, line.left(end), line.mid(end).trimmed()};
    }
    return examples;
}

Examples::Examples(const QString& program_folder) : folder_(find_folder(program_folder)) {
    const QString place = folder_.isEmpty() ? compiled_in : folder_;
    if (const auto index = readFileOrResource(place + QLatin1Char('/') + index_name))
        all_ = examplesIn(QString::fromUtf8(*index));
}

QString Examples::path(const Example& example) const {
    return (folder_.isEmpty() ? compiled_in : folder_) + QLatin1Char('/') + example.file;
}

void fillExamplesMenu(QMenu& menu, const Examples& examples, const QList<ExamplePage>& pages,
                      const std::function<void(const Example&)>& open) {
    for (const ExamplePage& page : pages)
        for (const Example& example : examples.all()) {
            if (example.page != page.id)
                continue;
            QMenu* place = submenu(menu, page.menu_text);
            if (!example.group.isEmpty())
                place = submenu(*place, escaped_text(exampleText(example.group)));
            place->addAction(escaped_text(exampleText(example.title)), place,
                             [open, example] { open(example); });
        }
}

} // namespace loggia::ui
