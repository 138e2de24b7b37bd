#include "tests/places.hpp"

namespace places {

namespace {

std::string within(std::string_view folder, std::string_view name) {
    std::string path(folder);
    if (!name.empty())
        path.append("/").append(name);
    return path;
}

} // namespace

std::string example_path(std::string_view name) {
    return within(LOGGIA_SOURCES "/resources/examples", name);
}

QString example(std::string_view name) {
    return QString::fromStdString(example_path(name));
}

QString source(std::string_view name) {
    return QString::fromStdString(within(LOGGIA_SOURCES, name));
}

QString built(std::string_view name) {
    return QString::fromStdString(within(LOGGIA_BUILT, name));
}

} // namespace places
