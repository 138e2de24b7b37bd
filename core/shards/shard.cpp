#include "core/shards/shard.hpp"

#include "core/base/digest.hpp"
#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace loggia::shards {

namespace {

constexpr std::string_view job_title = "Loggia shards 1";
constexpr std::string_view shard_title = "Loggia shard 1";
constexpr std::string_view result_title = "Loggia shard result 1";

/// As a line, or a field of one.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\\\";
        else if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else
            result += c;
    }
    return result;
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            result += text[i];
            continue;
        }
        const char c = ++i < text.size() ? text[i] : '\0';
        if (c != '\\' && c != 'n' && c != 't')
            return std::nullopt;
        result += c == 'n' ? '\n' : c == 't' ? '\t' : '\\';
    }
    return result;
}

bool is_digest(std::string_view text) {
    constexpr std::size_t digits = 32;
    return text.size() == digits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Takes a text apart line by line, and each line word by word.
class LineReader {
public:
    explicit LineReader(std::string_view text) : text_(text) {}

    /// The next line; its words are taken from the left. False at the end, also where the last line
    /// has no newline: such a file was cut off.
    bool next() {
        begin_ = next_;
        const std::size_t end = text_.find('\n', begin_);
        if (end == std::string_view::npos)
            return false;
        line_ = text_.substr(begin_, end - begin_);
        at_ = last_ = 0;
        next_ = end + 1;
        ++number_;
        return true;
    }
    [[nodiscard]] std::string_view line() const { return line_; }
    [[nodiscard]] std::string_view rest() const { return line_.substr(at_); }
    /// Where the line began, and where the next one begins.
    [[nodiscard]] std::size_t begin() const { return begin_; }
    [[nodiscard]] std::size_t after() const { return next_; }
    void go_to(std::size_t offset) { next_ = offset; }

    /// Takes `word` and the blank behind it.
    bool take(std::string_view word) {
        last_ = at_;
        if (!rest().starts_with(word))
            return false;
        const std::size_t end = at_ + word.size();
        if (end < line_.size() && line_[end] != ' ')
            return false;
        at_ = std::min(end + 1, line_.size());
        return true;
    }
    std::string_view word() {
        last_ = at_;
        const std::size_t end = std::min(line_.find(' ', at_), line_.size());
        const std::string_view word = line_.substr(at_, end - at_);
        at_ = std::min(end + 1, line_.size());
        return word;
    }
    template <class Number>
    std::optional<Number> number(Number most = std::numeric_limits<Number>::max()) {
        const std::string_view text = word();
        Number value{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || !(value >= 0) ||
            value > most)
            return std::nullopt;
        return value;
    }
    [[nodiscard]] tl::unexpected<Error> expected(std::string_view what) const {
        return failure(fmt::format("expected {}", what),
                       {std::max(number_, 1), static_cast<int>(last_) + 1,
                        static_cast<int>(std::max<std::size_t>(line_.size() - last_, 1))});
    }
    [[nodiscard]] tl::unexpected<Error> cut_off() const {
        return failure("the file was cut off", {number_ + 1, 1, 1});
    }

private:
    std::string_view text_;
    std::string_view line_;
    std::size_t begin_ = 0;
    std::size_t next_ = 0;
    std::size_t at_ = 0;
    std::size_t last_ = 0;
    int number_ = 0;
};

std::string part_text(const Job::Part& part) {
    return fmt::format("{} {}", part.items, part.digest);
}

std::string common_lines(const std::vector<InputFile>& inputs, const Settings& settings) {
    std::string text;
    for (const InputFile& input : inputs)
        text += fmt::format("input: {} {} {}\n", input.bytes, input.digest, escaped(input.name));
    for (const auto& [name, value] : settings.entries())
        text += fmt::format("set {}: {}\n", name, escaped(value));
    return text;
}

std::string name_lines(const ShardName& name) {
    return fmt::format("version: {}\nkind: {}\njob: {}\nshard: {} of {}\n", name.version, name.kind,
                       name.job, name.number, name.total);
}

/// Reads what the three kinds of files have in common. Each function is at a line when it is called
/// and leaves the reader at the next one.
class ShardReader {
public:
    explicit ShardReader(std::string_view text) : lines_(text) {}

    LineReader& lines() { return lines_; }

    Result<void> title(std::string_view wanted) {
        if (!lines_.next())
            return lines_.cut_off();
        if (lines_.line() != wanted)
            return lines_.expected(fmt::format("\"{}\"", wanted));
        return {};
    }
    Result<void> word(std::string_view key, std::string& value) {
        if (!lines_.next())
            return lines_.cut_off();
        if (!lines_.take(key))
            return lines_.expected(fmt::format("\"{}\"", key));
        value = lines_.rest();
        if (value.empty() || value.find_first_of(" \t\\") != std::string::npos)
            return lines_.expected(fmt::format("a word after \"{}\"", key));
        return {};
    }
    Result<void> name(ShardName& name) {
        for (const auto& [key, value] :
             {std::pair{"version:", &name.version}, std::pair{"kind:", &name.kind},
              std::pair{"job:", &name.job}})
            if (auto read = word(key, *value); !read)
                return read;
        if (!is_digest(name.job))
            return lines_.expected("32 hexadecimal digits");
        if (!lines_.next())
            return lines_.cut_off();
        if (!lines_.take("shard:"))
            return lines_.expected("\"shard:\"");
        const auto number = lines_.number(most_shards);
        const bool has_of = number && lines_.take("of");
        const auto total = has_of ? lines_.number(most_shards) : std::nullopt;
        if (!total || *number < 1 || *number > *total || !lines_.rest().empty())
            return lines_.expected("the number of a shard, for example \"shard: 3 of 16\"");
        name.number = *number;
        name.total = *total;
        return {};
    }
    /// Lines that begin with `input:` and `set`, as long as there are some. Leaves the reader on
    /// the line behind them.
    Result<void> common(std::vector<InputFile>& inputs, Settings& settings) {
        for (;;) {
            if (!lines_.next())
                return lines_.cut_off();
            if (lines_.take("input:")) {
                if (auto read = input(inputs); !read)
                    return read;
            } else if (lines_.take("set")) {
                const std::string_view key = lines_.word();
                const auto value = unescaped(lines_.rest());
                if (key.size() < 2 || !key.ends_with(':') || !value)
                    return lines_.expected("a name, a colon and a value");
                settings.set(key.substr(0, key.size() - 1), std::string_view(*value));
            } else {
                return {};
            }
        }
    }
    Result<void> part(Job::Part& part) {
        const auto items = lines_.number(most_items);
        if (!items)
            return lines_.expected("a number of items");
        part.items = *items;
        part.digest = lines_.rest();
        if (!is_digest(part.digest))
            return lines_.expected("32 hexadecimal digits after the number of items");
        return {};
    }

private:
    Result<void> input(std::vector<InputFile>& inputs) {
        InputFile file;
        const auto bytes = lines_.number<std::uint64_t>();
        file.digest = lines_.word();
        const auto name = unescaped(lines_.rest());
        if (!bytes || !is_digest(file.digest) || !name || name->empty() || *name == "." ||
            *name == ".." || name->find('/') != std::string::npos ||
            name->find('\0') != std::string::npos)
            return lines_.expected("bytes, digest and name of an input file");
        file.bytes = *bytes;
        file.name = *name;
        inputs.push_back(std::move(file));
        return {};
    }

    LineReader lines_;
};

std::string job_lines(const Job& job) {
    std::string text =
        fmt::format("{}\nversion: {}\nkind: {}\n{}shards: {}\n", job_title, job.version, job.kind,
                    common_lines(job.inputs, job.settings), job.parts.size());
    for (std::size_t i = 0; i < job.parts.size(); ++i)
        text += fmt::format("shard {}: {}\n", i + 1, part_text(job.parts[i]));
    return text;
}

} // namespace

std::string digest_of_bytes(std::string_view bytes) {
    Digest digest;
    digest.add(bytes);
    return digest.text();
}

std::string digest_of_items(const std::vector<std::string>& items) {
    Digest digest;
    for (const std::string& item : items)
        digest.add(item);
    return digest.text();
}

std::string id_of(const Job& job) {
    return digest_of_bytes(job_lines(job));
}

std::string to_text(const Job& job) {
    const std::string lines = job_lines(job);
    return fmt::format("{}job: {}\n", lines, digest_of_bytes(lines));
}

Result<Job> job_of(std::string_view text) {
    Job job;
    ShardReader reader(text);
    LineReader& lines = reader.lines();
    if (auto read = reader.title(job_title); !read)
        return tl::unexpected(std::move(read.error()));
    for (const auto& [key, value] :
         {std::pair{"version:", &job.version}, std::pair{"kind:", &job.kind}})
        if (auto read = reader.word(key, *value); !read)
            return tl::unexpected(std::move(read.error()));
    if (auto read = reader.common(job.inputs, job.settings); !read)
        return tl::unexpected(std::move(read.error()));
    const auto count = lines.take("shards:") ? lines.number(most_shards) : std::nullopt;
    if (!count || *count < 1)
        return lines.expected("\"shards:\" and how many there are");
    for (int i = 1; i <= *count; ++i) {
        if (!lines.next())
            return lines.cut_off();
        if (!lines.take(fmt::format("shard {}:", i)))
            return lines.expected(fmt::format("\"shard {}:\"", i));
        if (auto read = reader.part(job.parts.emplace_back()); !read)
            return tl::unexpected(std::move(read.error()));
    }
    std::string id;
    if (auto read = reader.word("job:", id); !read)
        return tl::unexpected(std::move(read.error()));
    if (id != id_of(job))
        return failure("the digest does not match: the file was changed or damaged");
    if (lines.after() != text.size())
        return failure("there is something after the end of the job");
    return job;
}

std::string to_text(const Shard& shard) {
    std::string text =
        fmt::format("{}\n{}{}items: {}\n", shard_title, name_lines(shard.name),
                    common_lines(shard.inputs, shard.settings), part_text(shard.name.part));
    for (const std::string& item : shard.items)
        text += item + '\n';
    return text;
}

Result<Shard> shard_of(std::string_view text) {
    Shard shard;
    ShardReader reader(text);
    LineReader& lines = reader.lines();
    if (auto read = reader.title(shard_title); !read)
        return tl::unexpected(std::move(read.error()));
    if (auto read = reader.name(shard.name); !read)
        return tl::unexpected(std::move(read.error()));
    if (auto read = reader.common(shard.inputs, shard.settings); !read)
        return tl::unexpected(std::move(read.error()));
    if (!lines.take("items:"))
        return lines.expected("\"items:\"");
    if (auto read = reader.part(shard.name.part); !read)
        return tl::unexpected(std::move(read.error()));
    while (lines.next())
        shard.items.emplace_back(lines.line());
    if (lines.after() != text.size() || shard.items.size() != shard.name.part.items)
        return failure(fmt::format("expected {}, found {}", counted(shard.name.part.items, "item"),
                                   shard.items.size()));
    if (digest_of_items(shard.items) != shard.name.part.digest)
        return failure("the digest does not match: an item was changed or damaged");
    return shard;
}

std::string result_head(const ShardName& name) {
    return fmt::format("{}\n{}items: {}\n", result_title, name_lines(name), part_text(name.part));
}

std::string result_record(std::size_t item, std::string_view bytes) {
    return fmt::format("record {} {} {}\n{}\n", item, bytes.size(), digest_of_bytes(bytes), bytes);
}

std::string result_end(std::size_t records, double seconds) {
    return fmt::format("end {} {:.3f}\n", records, seconds);
}

Result<ShardResult> result_of(std::string_view text) {
    ShardResult result;
    ShardReader reader(text);
    LineReader& lines = reader.lines();
    if (auto read = reader.title(result_title); !read)
        return tl::unexpected(std::move(read.error()));
    if (auto read = reader.name(result.name); !read)
        return tl::unexpected(std::move(read.error()));
    if (!lines.next())
        return lines.cut_off();
    if (!lines.take("items:"))
        return lines.expected("\"items:\"");
    if (auto read = reader.part(result.name.part); !read)
        return tl::unexpected(std::move(read.error()));
    result.bytes = lines.after();
    std::vector<std::size_t> seen;
    while (lines.next()) {
        if (lines.take("end")) {
            const auto count = lines.number<std::size_t>();
            const auto seconds = lines.number<double>();
            result.complete = count == result.records.size() && seconds && lines.rest().empty() &&
                              lines.after() == text.size();
            result.seconds = seconds.value_or(0);
            break;
        }
        if (!lines.take("record"))
            break;
        const auto item = lines.number<std::size_t>();
        const auto size = lines.number<std::size_t>();
        const std::string_view digest = lines.rest();
        const std::string_view behind = text.substr(lines.after());
        if (!item || *item >= result.name.part.items || !size || behind.size() <= *size ||
            behind[*size] != '\n' || digest_of_bytes(behind.substr(0, *size)) != digest)
            break;
        result.records.push_back({*item, behind.substr(0, *size)});
        seen.push_back(*item);
        lines.go_to(lines.after() + *size + 1);
        result.bytes = lines.after();
    }
    std::sort(seen.begin(), seen.end());
    if (std::adjacent_find(seen.begin(), seen.end()) != seen.end())
        return failure("an item has two records");
    return result;
}

std::string joined_fields(std::initializer_list<std::string_view> fields) {
    std::string line;
    bool is_first = true;
    for (const std::string_view field : fields) {
        if (!is_first)
            line += '\t';
        is_first = false;
        line += escaped(field);
    }
    return line;
}

Result<std::vector<std::string>> split_fields(std::string_view line, std::size_t count) {
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find('\t', begin), line.size());
        auto field = unescaped(line.substr(begin, end - begin));
        if (!field)
            return failure("unexpected character after a backslash in an item");
        fields.push_back(*std::move(field));
        begin = end + 1;
    }
    if (fields.size() != count)
        return failure(
            fmt::format("expected an item of {} fields, found {}", count, fields.size()));
    return fields;
}

} // namespace loggia::shards
