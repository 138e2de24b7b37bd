#include "ui/grading/example_class.hpp"

#include "core/base/file.hpp"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <system_error>
#include <utility>

namespace loggia::ui {

Result<ExampleClass> makeExampleClass(const std::filesystem::path& folder) {
    const QDir compiled_in(QStringLiteral(":/class"));
    for (QDirIterator each(compiled_in.path(), QDir::Files, QDirIterator::Subdirectories);
         each.hasNext();) {
        QFile source(each.next());
        const std::filesystem::path target =
            folder / compiled_in.relativeFilePath(source.fileName()).toStdString();
        std::error_code problem;
        std::filesystem::create_directories(target.parent_path(), problem);
        if (std::filesystem::exists(target, problem))
            continue;
        if (!source.open(QIODevice::ReadOnly))
            return failure(source.errorString().toStdString());
        if (auto written = write_file(target, source.readAll().toStdString()); !written)
            return tl::unexpected(std::move(written.error()));
    }
    return ExampleClass{folder / "problem.txt", folder / "hand-ins"};
}

ClassSettings settingsFor(const ExampleClass& example, ClassSettings before) {
    before.task = "cnf";
    before.points.clear();
    before.problem = QFile::decodeName(example.problem.string().c_str());
    return before;
}

} // namespace loggia::ui
