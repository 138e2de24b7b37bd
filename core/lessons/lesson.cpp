#include "core/lessons/lesson.hpp"

#include "core/base/letters.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

namespace loggia::lessons {

namespace {

using Kind = Check::Kind;

constexpr std::string_view fence = "```";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos)
        return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

/// In an answer, a bar that does not separate answers.
constexpr std::string_view escaped_bar = "\\|";

/// Where the bar is that separates two answers.
std::size_t bar_in(std::string_view text) {
    std::size_t at = text.find('|');
    while (at != std::string_view::npos && at > 0 && text[at - 1] == '\\')
        at = text.find('|', at + 1);
    return at;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result;
    for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
        result.append(text.substr(0, at)).append(to);
        text.remove_prefix(at + from.size());
    }
    return result.append(text);
}

/// Without blank lines at its beginning and blanks at its end.
std::string_view without_blank_ends(std::string_view text) {
    std::size_t from = 0;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos;
         end = text.find('\n', from)) {
        if (!trimmed(text.substr(from, end - from)).empty())
            break;
        from = end + 1;
    }
    text = text.substr(from);
    return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

std::size_t indent_of(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// What stands behind a fence; nothing where the line is none. As in Markdown, up to three blanks
/// may stand before it.
std::optional<std::string_view> behind_fence(std::string_view line) {
    const std::size_t indent = indent_of(line);
    if (indent > 3 || !line.substr(indent).starts_with(fence))
        return std::nullopt;
    return trimmed(line.substr(indent + fence.size()));
}

/// Without regard to case.
bool is_word(std::string_view text, std::string_view word) {
    return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                      [](char a, char b) { return small_letter(a) == b; });
}

/// The word at the beginning of a text, which is taken off together with the blanks behind it.
std::string_view take_first_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    text = trimmed(text.substr(word.size()));
    return word;
}

/// Lines of a text one by one, each without its end, with its number.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    std::optional<std::string_view> next() {
        if (rest_.empty())
            return std::nullopt;
        const std::size_t end = rest_.find('\n');
        std::string_view line = rest_.substr(0, end);
        rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
        while (line.ends_with('\r'))
            line.remove_suffix(1);
        ++number_;
        return line;
    }
    [[nodiscard]] int number() const { return number_; }

private:
    std::string_view rest_;
    int number_ = 0;
};

class Reader {
public:
    explicit Reader(std::string_view text) : lines_(text) {}

    Result<Lesson> read() {
        while (const auto line = lines_.next())
            if (auto read = take(*line); !read)
                return tl::unexpected(std::move(read.error()));
        if (lesson_.title.empty())
            return failure("expected the title of the lesson, for example \"# One jump\"",
                           SourceSpan{});
        if (lesson_.page.empty())
            return failure("expected the page of the lesson in a block \"```lesson\" above the "
                           "first step, for example \"page peg\"",
                           SourceSpan{});
        if (lesson_.steps.empty())
            return failure("expected a step, for example \"## Jump\"",
                           SourceSpan{std::max(lines_.number(), 1), 1, 1});
        finish_text();
        return std::move(lesson_);
    }

private:
    [[nodiscard]] tl::unexpected<Error> wrong(std::string message, std::string_view line,
                                              std::string_view part = {}) const {
        const bool inside =
            !part.empty() && part.data() >= line.data() && part.data() < line.data() + line.size();
        const std::size_t at = inside ? static_cast<std::size_t>(part.data() - line.data()) : 0;
        const std::size_t length = inside ? part.size() : line.size();
        return failure(std::move(message), {lines_.number(), static_cast<int>(at) + 1,
                                            std::max(static_cast<int>(length), 1)});
    }

    Result<void> take(std::string_view line) {
        if (line.starts_with("## "))
            return begin_step(line);
        if (line.starts_with("# ")) {
            if (!lesson_.title.empty())
                return wrong("a lesson has one title; a step begins with \"##\"", line);
            lesson_.title = trimmed(line.substr(2));
            if (lesson_.title.empty())
                return wrong("expected the title of the lesson after \"#\"", line);
            return {};
        }
        if (const auto kind = behind_fence(line)) {
            if (is_word(*kind, "lesson"))
                return take_directives();
            if (is_word(*kind, "document"))
                return take_document(line);
            return take_quoted(line);
        }
        text_ += line;
        text_ += '\n';
        return {};
    }

    /// A block of code that belongs to the text.
    Result<void> take_quoted(std::string_view first) {
        text_ += first;
        text_ += '\n';
        while (const auto line = lines_.next()) {
            text_ += *line;
            text_ += '\n';
            if (behind_fence(*line))
                return {};
        }
        return wrong("this block has no end: expected a line \"```\"", {});
    }

    Result<void> begin_step(std::string_view line) {
        finish_text();
        Step step;
        step.title = trimmed(line.substr(3));
        if (step.title.empty())
            return wrong("expected the title of the step after \"##\"", line);
        lesson_.steps.push_back(std::move(step));
        return {};
    }

    /// What was read since the last heading is the text of what it is the heading of.
    void finish_text() {
        std::string& text = lesson_.steps.empty() ? lesson_.text : lesson_.steps.back().text;
        text = without_blank_ends(text_);
        text_.clear();
    }

    Result<void> take_document(std::string_view first) {
        if (lesson_.steps.empty())
            return wrong("a document belongs to a step: expected \"## ...\" before it", first);
        Step& step = lesson_.steps.back();
        if (!step.document.empty() || !step.example.empty())
            return wrong("this step has a document already", first);
        while (const auto line = lines_.next()) {
            if (behind_fence(*line)) {
                if (step.document.empty())
                    return wrong("expected a document above this line", *line);
                return {};
            }
            // Without the indentation of the fence, as in Markdown.
            std::string_view content = *line;
            content.remove_prefix(std::min(indent_of(content), indent_of(first)));
            step.document += behind_fence(content) ? *line : content;
            step.document += '\n';
        }
        return wrong("this document has no end: expected a line \"```\"", {});
    }

    Result<void> take_directives() {
        while (const auto line = lines_.next()) {
            if (behind_fence(*line))
                return {};
            if (trimmed(*line).empty())
                continue;
            if (auto taken = take_directive(*line); !taken)
                return taken;
        }
        return wrong("this block has no end: expected a line \"```\"", {});
    }

    Result<void> take_title(std::string_view line, std::string_view rest) {
        const std::string_view language = take_first_word(rest);
        const bool is_code = (language.size() == 2 || language.size() == 3) &&
                             std::all_of(language.begin(), language.end(), [](char letter) {
                                 return letter >= 'a' && letter <= 'z';
                             });
        if (!is_code || rest.empty())
            return wrong(
                "expected a language and the title in that language, for example \"title de Ein "
                "Sprung\"",
                line);
        for (const Title& title : lesson_.titles)
            if (title.language == language)
                return wrong("there is a title in this language already", line, language);
        lesson_.titles.push_back({std::string(language), std::string(rest)});
        return {};
    }

    Result<void> take_directive(std::string_view line) {
        std::string_view rest = trimmed(line);
        const std::string_view word = take_first_word(rest);
        if (word == "page" && lesson_.steps.empty()) {
            if (!lesson_.page.empty())
                return wrong("a lesson has one page", line, word);
            if (rest.empty() || rest.find_first_of(" \t") != std::string_view::npos)
                return wrong("expected the id of one page, for example \"page peg\"", line, word);
            lesson_.page = rest;
            return {};
        }
        if (word == "title" && lesson_.steps.empty())
            return take_title(line, rest);
        if (lesson_.steps.empty())
            return wrong(R"(expected "page" or "title", found ")" + std::string(word) +
                             R"("; everything else belongs to a step)",
                         line, word);
        return take_in_step(lesson_.steps.back(), line, word, rest);
    }

    Result<void> take_in_step(Step& step, std::string_view line, std::string_view word,
                              std::string_view rest) {
        if (rest.empty())
            return wrong("expected something after \"" + std::string(word) + "\"", line, word);
        if (word == "open") {
            if (!step.example.empty() || !step.document.empty())
                return wrong("this step has a document already", line, word);
            step.example = rest;
        } else if (word == "values") {
            return take_values(step, line, word, rest);
        } else if (word == "point") {
            if (!step.target.empty())
                return wrong("this step points at something already", line, word);
            step.target = rest;
        } else if (word == "hint") {
            step.hints.emplace_back(rest);
        } else {
            return take_check(step, line, word, rest);
        }
        return {};
    }

    Result<void> take_values(Step& step, std::string_view line, std::string_view word,
                             std::string_view rest) {
        if (rest != "hidden" && rest != "shown")
            return wrong(R"(expected "values hidden" or "values shown")", line, rest);
        if (step.values != Values::as_before)
            return wrong("this step shows or hides values already", line, word);
        step.values = rest == "hidden" ? Values::hidden : Values::shown;
        return {};
    }

    Result<void> take_check(Step& step, std::string_view line, std::string_view word,
                            std::string_view rest) {
        if (word == "tab" || word == "run") {
            step.checks.push_back({word == "tab" ? Kind::tab : Kind::ran, {}, std::string(rest)});
            return {};
        }
        if (word == "field")
            return take_field(step, line, rest);
        if (word == "answer")
            return take_answers(step, line, rest);
        if (word == "document" || word == "page") {
            const bool of_document = word == "document";
            const std::string_view verb = take_first_word(rest);
            const bool positive = verb == (of_document ? "has" : "shows");
            if (!positive && verb != (of_document ? "lacks" : "hides"))
                return wrong(of_document
                                 ? R"(expected "document has TEXT" or "document lacks TEXT")"
                                 : R"(expected "page shows TEXT" or "page hides TEXT")",
                             line, verb);
            if (rest.empty())
                return wrong("expected a text after \"" + std::string(verb) + "\"", line, verb);
            const Kind kind = of_document ? positive ? Kind::document_has : Kind::document_lacks
                              : positive  ? Kind::page_shows
                                          : Kind::page_hides;
            step.checks.push_back({kind, {}, std::string(rest)});
            return {};
        }
        return wrong("expected \"open\", \"values\", \"point\", \"hint\", \"document\", \"page\", "
                     "\"tab\", \"run\", \"field\" or \"answer\", found \"" +
                         std::string(word) + "\"",
                     line, word);
    }

    Result<void> take_field(Step& step, std::string_view line, std::string_view rest) {
        const std::size_t sign = rest.find('=');
        const std::string_view name = trimmed(rest.substr(0, sign));
        const std::string_view value =
            sign == std::string_view::npos ? std::string_view() : trimmed(rest.substr(sign + 1));
        if (name.empty() || value.empty())
            return wrong("expected a field and its value, for example \"field Threads = 2\"", line,
                         rest);
        step.checks.push_back({Kind::field, std::string(name), std::string(value)});
        return {};
    }

    Result<void> take_answers(Step& step, std::string_view line, std::string_view rest) {
        Check check{Kind::answer};
        while (true) {
            const std::size_t bar = bar_in(rest);
            const std::string_view each = trimmed(rest.substr(0, bar));
            if (each.empty())
                return wrong("expected an answer on both sides of \"|\"", line);
            check.answers.push_back(replaced(each, escaped_bar, "|"));
            if (bar == std::string_view::npos)
                break;
            rest = rest.substr(bar + 1);
        }
        const bool has_one =
            std::any_of(step.checks.begin(), step.checks.end(),
                        [](const Check& each) { return each.kind == Kind::answer; });
        if (has_one)
            return wrong("a step asks for one answer; alternatives are separated by \"|\"", line);
        step.checks.push_back(std::move(check));
        return {};
    }

    Lines lines_;
    Lesson lesson_;
    std::string text_; ///< Since the last heading.
};

std::string directive_of(const Check& check) {
    switch (check.kind) {
    case Kind::document_has:
        return "document has " + check.text;
    case Kind::document_lacks:
        return "document lacks " + check.text;
    case Kind::page_shows:
        return "page shows " + check.text;
    case Kind::page_hides:
        return "page hides " + check.text;
    case Kind::tab:
        return "tab " + check.text;
    case Kind::ran:
        return "run " + check.text;
    case Kind::field:
        return "field " + check.subject + " = " + check.text;
    case Kind::answer:
        break;
    }
    std::string line = "answer ";
    for (std::size_t i = 0; i < check.answers.size(); ++i)
        line += (i == 0 ? "" : " | ") + replaced(check.answers[i], "|", escaped_bar);
    return line;
}

std::string directives_of(const Step& step) {
    std::string lines;
    if (!step.example.empty())
        lines += "open " + step.example + '\n';
    if (step.values != Values::as_before)
        lines +=
            std::string("values ") + (step.values == Values::hidden ? "hidden" : "shown") + '\n';
    if (!step.target.empty())
        lines += "point " + step.target + '\n';
    for (const Check& check : step.checks)
        lines += directive_of(check) + '\n';
    for (const std::string& hint : step.hints)
        lines += "hint " + hint + '\n';
    return lines;
}

/// Without blanks and in small letters.
std::string squeezed(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (const auto byte = static_cast<unsigned char>(c); std::isspace(byte) == 0)
            result += small_letter(c);
    return result;
}

/// An answer without its blanks, the marks that end a sentence, and quotation marks around it.
std::string plain_answer(std::string_view text) {
    const std::string whole = squeezed(text);
    std::string_view plain = whole;
    while (plain.ends_with('.') || plain.ends_with('!') || plain.ends_with('?'))
        plain.remove_suffix(1);
    constexpr std::array<std::string_view, 7> marks{"\"",     "'",      "\u201C", "\u201D",
                                                    "\u201E", "\u2018", "\u2019"};
    const auto stands = [&](bool at_end) {
        const auto* const found =
            std::find_if(marks.begin(), marks.end(), [&](std::string_view mark) {
                return at_end ? plain.ends_with(mark) : plain.starts_with(mark);
            });
        return found == marks.end() ? std::size_t{0} : found->size();
    };
    const std::size_t first = stands(false);
    const std::size_t last = stands(true);
    if (first > 0 && last > 0 && first + last < plain.size())
        plain = plain.substr(first, plain.size() - first - last);
    return plain.empty() ? whole : std::string(plain);
}

} // namespace

Result<Lesson> lesson_of(std::string_view text) {
    if (text.size() > most_lesson_bytes)
        return failure("a lesson has at most 1 MB");
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return Reader(text).read();
}

std::string to_text(const Lesson& lesson) {
    std::string text = "# " + lesson.title + "\n\n";
    if (!lesson.text.empty())
        text += lesson.text + "\n\n";
    text += "```lesson\npage " + lesson.page + '\n';
    for (const Title& title : lesson.titles)
        text += "title " + title.language + ' ' + title.text + '\n';
    text += "```\n";
    for (const Step& step : lesson.steps) {
        text += "\n## " + step.title + "\n\n";
        if (!step.text.empty())
            text += step.text + "\n\n";
        if (!step.document.empty())
            text += "```document\n" + step.document + "```\n";
        if (const std::string lines = directives_of(step); !lines.empty())
            text += "```lesson\n" + lines + "```\n";
    }
    return text;
}

const std::string& title_in(const Lesson& lesson, std::string_view language) {
    for (const Title& title : lesson.titles)
        if (title.language == language)
            return title.text;
    return lesson.title;
}

bool is_answer(const Check& check, std::string_view answer) {
    const std::string given = plain_answer(answer);
    return std::any_of(check.answers.begin(), check.answers.end(),
                       [&given](const std::string& right) { return plain_answer(right) == given; });
}

} // namespace loggia::lessons
