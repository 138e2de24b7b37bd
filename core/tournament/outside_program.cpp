#include "core/tournament/outside_program.hpp"

#include "core/base/file.hpp"
#include "core/base/process.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace loggia::tournament {

namespace {

namespace fs = std::filesystem;

std::string circumstances_of(const ProcessEnd& end) {
    if (end.kind == ProcessEnd::Kind::exited && end.code == 0)
        return "";
    std::string text = end.kind == ProcessEnd::Kind::signalled
                           ? fmt::format(" (it crashed: {})", crash_text(end.code))
                           : fmt::format(" (exit status {})", end.code);
    if (const std::string said = last_line(end.output); !said.empty())
        text += ", last output: " + said;
    return text;
}

} // namespace

std::string last_line(std::string text) {
    constexpr std::size_t longest = 120;
    while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ')
        text.pop_back();
    text.erase(0, text.rfind('\n') + 1);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text.substr(0, longest);
}

Result<ProgramAnswer> ask(const ProgramQuestion& question, const std::vector<std::string>& further,
                          const Control& control) {
    const auto program = find_program(question.program);
    if (!program)
        return tl::unexpected(program.error());
    const fs::path out = question.output_path();
    std::error_code ignored;
    fs::remove_all(out, ignored);
    if (auto written = write_temporary_file(question.input_path(), question.input); !written)
        return tl::unexpected(std::move(written.error()));

    ProcessCommand command{*program, {}, question.directory, question.timeout_seconds};
    for (const std::string& argument : question.arguments)
        command.arguments.push_back(!argument.empty() && fs::exists(argument, ignored)
                                        ? fs::absolute(argument, ignored).string()
                                        : argument);
    command.arguments.insert(command.arguments.end(), further.begin(), further.end());

    const auto end = run_process(command, control);
    if (!end)
        return tl::unexpected(end.error());
    ProgramAnswer answer;
    answer.seconds = end->seconds;
    if (end->kind == ProcessEnd::Kind::stopped)
        return answer;
    if (end->kind == ProcessEnd::Kind::timed_out) {
        answer.fault = fmt::format("it made no move in {} {}", question.timeout_seconds,
                                   question.timeout_seconds == 1 ? "second" : "seconds");
        return answer;
    }
    answer.circumstances = circumstances_of(*end);
    auto text = fs::is_regular_file(out, ignored) ? read_file(out) : failure("");
    if (text)
        answer.text = *std::move(text);
    else
        answer.fault = "it wrote no output" + answer.circumstances;
    return answer;
}

} // namespace loggia::tournament
