#pragma once

#include <cstdint>
#include <cstdlib>
#include <functional>

namespace loggia::test_suite {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool is_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool is_sanitized = false;
#endif

#if defined(__SANITIZE_THREAD__)
constexpr bool is_thread_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_thread_sanitized = __has_feature(thread_sanitizer);
#else
constexpr bool is_thread_sanitized = false;
#endif

/// How many random cases a loop of many tries: a quarter of them under a sanitizer, which takes ten
/// times as long and looks for what every case does.
constexpr int rounds(int number) {
    constexpr int part = 4;
    return is_sanitized ? number / part : number;
}

/// The seed of random cases: `number`, or where LOGGIA_SEED is set to N another one for each N, so
/// that `tests/farm` tries other cases each time.
inline std::uint64_t seed(std::uint64_t number) {
    static const std::uint64_t shift = [] {
        const char* text = std::getenv("LOGGIA_SEED");
        return text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
    }();
    constexpr std::uint64_t apart = 1'000'003;
    return number + shift * apart;
}

/// What a test needs before it can run.
enum class Needs : unsigned char {
    nothing,
    event_loop, ///< a QCoreApplication
    window,     ///< a QApplication
};

/// A test class that the program of its folder knows by the name of its file: `test_core.peg board`
/// runs that of board_test.cpp. One program for all tests of a folder, whose files are compiled
/// together: so each file is a namespace of its own.
class SuiteEntry {
public:
    using Run = std::function<int(int argc, char** argv)>;

    SuiteEntry(const char* file, Needs needs, Run run);
};

} // namespace loggia::test_suite

#define LOGGIA_SUITE_ENTRY(Test, needed)                                                           \
    static const loggia::test_suite::SuiteEntry suite_entry(                                       \
        __FILE__, loggia::test_suite::Needs::needed, [](int argc, char** argv) {                   \
            Test test;                                                                             \
            QTest::setMainSourcePath(__FILE__);                                                    \
            return QTest::qExec(&test, argc, argv);                                                \
        });

/// Each once in a file, within its namespace, before its moc file is included.
#define LOGGIA_TEST(Test) LOGGIA_SUITE_ENTRY(Test, nothing)
#define LOGGIA_LOOP_TEST(Test) LOGGIA_SUITE_ENTRY(Test, event_loop)
#define LOGGIA_WINDOW_TEST(Test) LOGGIA_SUITE_ENTRY(Test, window)
