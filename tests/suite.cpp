#include "tests/suite.hpp"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::test_suite {

namespace {

using Suite = std::map<std::string, std::pair<Needs, SuiteEntry::Run>, std::less<>>;

Suite& suite() {
    static Suite entries;
    return entries;
}

/// `board` of `.../board_test.cpp`.
std::string name_of(std::string_view file) {
    file.remove_prefix(file.rfind('/') + 1);
    return std::string(file.substr(0, file.rfind("_test.cpp")));
}

int run(Needs needs, const SuiteEntry::Run& test, int argc, char** argv) {
    if (needs == Needs::nothing)
        return test(argc, argv);
#ifdef QT_WIDGETS_LIB
    if (needs == Needs::window) {
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN has it
        const QApplication application(argc, argv);
        return test(argc, argv);
    }
#endif
    const QCoreApplication application(argc, argv);
    return test(argc, argv);
}

} // namespace

SuiteEntry::SuiteEntry(const char* file, Needs needs, Run run) {
    suite().emplace(name_of(file), std::pair(needs, std::move(run)));
}

} // namespace loggia::test_suite

// The first argument says which test, the others are Qt Test's.
int main(int argc, char** argv) {
    using namespace loggia::test_suite;
    const auto test = argc < 2 ? suite().end() : suite().find(std::string_view(argv[1]));
    if (test == suite().end()) {
        std::fprintf(stderr, "usage: %s TEST [OPTION...]\n\nTests:", argv[0]);
        for (const auto& entry : suite())
            std::fprintf(stderr, " %s", entry.first.c_str());
        std::fputs("\n", stderr);
        return 2;
    }
    argv[1] = argv[0];
    return run(test->second.first, test->second.second, argc - 1, argv + 1);
}
