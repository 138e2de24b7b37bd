#include "core/grading/example_class.hpp"

#include "core/base/file.hpp"

#include <array>
#include <string_view>
#include <system_error>
#include <utility>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view problem_text = "# Majority: 1 where at least two of a, b and c are 1.\n"
                                          "f(a, b, c) = m(3, 5, 6, 7)\n";

struct Handin {
    std::string_view name;
    std::string_view text;
};

constexpr std::array handins{
    Handin{"anna.txt", "(a | b) & (a | c) & (b | c)\n"},
    Handin{"ben.txt", "# One clause for each row where f is 0.\n"
                      "(a | b | c) & (a | b | !c) & (a | !b | c) & (!a | b | c)\n"},
    Handin{"chris.txt", "a & b | a & c | b & c\n"}, // a disjunctive form
    Handin{"dora.txt", "(a | b) & (a | c)\n"},      // another function
    Handin{"emil.txt", "(a | b) & (a | c & (b | c)\n"},
};

Result<void> write_new(const fs::path& file, std::string_view text) {
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored); // or the file cannot be written
    return fs::exists(file, ignored) ? Result<void>() : write_file(file, text);
}

} // namespace

Result<ExampleClass> write_example_class(const std::filesystem::path& folder) {
    ExampleClass example{folder / "problem.txt", folder / "hand-ins"};
    if (auto written = write_new(example.problem, problem_text); !written)
        return tl::unexpected(std::move(written.error()));
    for (const Handin& each : handins)
        if (auto written = write_new(example.handins / each.name, each.text); !written)
            return tl::unexpected(std::move(written.error()));
    return example;
}

} // namespace loggia::grading
