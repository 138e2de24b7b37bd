#include "core/grading/journal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace loggia::grading {

namespace {

constexpr std::string_view journal_title = "Loggia grading journal 3\n";
/// Of journals whose reports are of no use any more, because tasks were judged otherwise or less
/// was kept.
constexpr std::array<std::string_view, 2> old_titles{"Loggia grading journal 1\n",
                                                     "Loggia grading journal 2\n"};
constexpr std::string_view record_word = "report ";

/// Fields one behind the other, each as `LENGTH:BYTES`, so that they may hold anything.
class FieldWriter {
public:
    void text(std::string_view bytes) { fields_ += fmt::format("{}:{}", bytes.size(), bytes); }
    void number(std::uint64_t value) { text(std::to_string(value)); }
    void real(double value) { text(fmt::format("{}", value)); }
    [[nodiscard]] const std::string& fields() const { return fields_; }

private:
    std::string fields_;
};

/// Takes them apart. After a fault every field is empty or 0, and failed() is true.
class FieldReader {
public:
    explicit FieldReader(std::string_view fields) : rest_(fields) {}

    std::string_view text() {
        std::size_t size = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), size);
        const auto digits = static_cast<std::size_t>(end - rest_.data());
        if (error != std::errc() || digits == rest_.size() || *end != ':' ||
            size > rest_.size() - digits - 1) {
            fail();
            return {};
        }
        const std::string_view field = rest_.substr(digits + 1, size);
        rest_.remove_prefix(digits + 1 + size);
        return field;
    }
    std::string string() { return std::string(text()); }
    std::uint64_t number(std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
        return value<std::uint64_t>(0, most);
    }
    double real() { return value<double>(0, std::numeric_limits<double>::max()); }
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] bool at_end() const { return rest_.empty(); }

private:
    template <class Value>
    Value value(Value least, Value most) {
        const std::string_view field = text();
        Value result{};
        const auto [end, error] =
            std::from_chars(field.data(), field.data() + field.size(), result);
        if (failed_ || error != std::errc() || end != field.data() + field.size() ||
            !(result >= least && result <= most)) {
            fail();
            return {};
        }
        return result;
    }
    void fail() {
        failed_ = true;
        rest_ = {};
    }

    std::string_view rest_;
    bool failed_ = false;
};

void write_failure(FieldWriter& out, const Failure& failure) {
    out.number(failure.failing.check);
    out.text(failure.failing.title);
    out.number(failure.failing.files.size());
    for (const WorkFile& file : failure.failing.files) {
        out.text(file.name);
        out.text(file.text);
    }
    out.number(failure.failing.arguments.size());
    for (const std::string& argument : failure.failing.arguments)
        out.text(argument);
    out.text(failure.judgement.expected);
    out.text(failure.judgement.got);
    out.text(failure.judgement.why);
    out.number(failure.smaller);
}

Failure read_failure(FieldReader& in) {
    constexpr std::uint64_t most_checks = 1000;
    constexpr std::uint64_t most_parts = 10'000;
    Failure failure;
    failure.failing.check = in.number(most_checks);
    failure.failing.title = in.string();
    for (std::uint64_t files = in.number(most_parts); files > 0 && !in.failed(); --files) {
        std::string name = in.string();
        failure.failing.files.push_back({std::move(name), in.string()});
    }
    for (std::uint64_t count = in.number(most_parts); count > 0 && !in.failed(); --count)
        failure.failing.arguments.push_back(in.string());
    failure.judgement.expected = in.string();
    failure.judgement.got = in.string();
    failure.judgement.why = in.string();
    failure.smaller = in.number();
    return failure;
}

std::optional<KeptReport> report_of(std::string_view fields) {
    constexpr std::uint64_t most_checks = 1000;
    constexpr std::uint64_t most_others = 10'000;
    constexpr std::uint64_t most_days = 10'000'000;
    FieldReader in(fields);
    KeptReport kept;
    HandinReport& report = kept.report;
    kept.day = static_cast<std::int64_t>(in.number(most_days));
    report.name = in.string();
    report.path = in.string();
    report.digest = in.string();
    report.state = static_cast<State>(in.number(static_cast<std::uint64_t>(State::unfinished)));
    report.note = in.string();
    report.seconds = in.real();
    report.cpu_seconds = in.real();
    report.slowest_seconds = in.real();
    for (std::uint64_t checks = in.number(most_checks); checks > 0 && !in.failed(); --checks) {
        CheckReport check;
        check.passed = in.number();
        check.judged = in.number();
        check.cases = in.number();
        check.points = in.real();
        if (in.number(1) == 1)
            check.failure = read_failure(in);
        for (std::uint64_t count = in.number(most_others); count > 0 && !in.failed(); --count)
            check.further.push_back(read_failure(in));
        check.information = in.string();
        report.checks.push_back(std::move(check));
    }
    if (in.failed() || !in.at_end())
        return std::nullopt;
    return kept;
}

} // namespace

std::string journal_head() {
    return std::string(journal_title);
}

std::string journal_record(const HandinReport& report, std::int64_t day) {
    FieldWriter out;
    out.number(static_cast<std::uint64_t>(std::max<std::int64_t>(day, 0)));
    out.text(report.name);
    out.text(report.path);
    out.text(report.digest);
    out.number(static_cast<std::uint64_t>(report.state));
    out.text(report.note);
    out.real(report.seconds);
    out.real(report.cpu_seconds);
    out.real(report.slowest_seconds);
    out.number(report.checks.size());
    for (const CheckReport& check : report.checks) {
        out.number(check.passed);
        out.number(check.judged);
        out.number(check.cases);
        out.real(check.points);
        out.number(check.failure ? 1 : 0);
        if (check.failure)
            write_failure(out, *check.failure);
        out.number(check.further.size());
        for (const Failure& failure : check.further)
            write_failure(out, failure);
        out.text(check.information);
    }
    return fmt::format("{}{}\n{}\n", record_word, out.fields().size(), out.fields());
}

Result<KeptReports> journal_of(std::string_view text) {
    KeptReports journal;
    if (text.size() < journal_title.size() && journal_title.starts_with(text))
        return journal; // killed before the first line was complete
    if (std::any_of(old_titles.begin(), old_titles.end(),
                    [&](std::string_view title) { return text.starts_with(title); }))
        return journal;
    if (!text.starts_with(journal_title))
        return failure("this is not a grading journal", {1, 1, 1});
    journal.whole = journal_title.size();
    while (journal.whole < text.size()) {
        std::string_view rest = text.substr(journal.whole);
        const std::size_t line = rest.find('\n');
        std::size_t size = 0;
        if (line == std::string_view::npos)
            return journal;
        const char* const end = rest.data() + line;
        const auto [behind, error] =
            rest.starts_with(record_word)
                ? std::from_chars(rest.data() + record_word.size(), end, size)
                : std::from_chars_result{rest.data(), std::errc::invalid_argument};
        if (error != std::errc() || behind != end)
            return failure("expected 'report' and a number of bytes");
        rest.remove_prefix(line + 1);
        if (rest.size() < size || rest.size() - size < 1)
            return journal;
        auto kept = report_of(rest.substr(0, size));
        if (!kept || rest[size] != '\n')
            return failure("a report in the grading journal is damaged");
        kept->bytes = line + size + 2;
        journal.whole += kept->bytes;
        journal.reports.push_back(*std::move(kept));
    }
    return journal;
}

} // namespace loggia::grading
