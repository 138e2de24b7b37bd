#include "core/grading/answer_text.hpp"

#include "core/base/letters.hpp"
#include "core/base/packing.hpp"
#include "core/base/plain_text.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/answer_label.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::grading {

namespace {

using namespace std::string_view_literals;

/// What a packed text may unpack to.
constexpr std::size_t most_unpacked_answer = 1'000'000;

struct Format {
    std::string_view start;
    std::string_view sentence;
};
constexpr std::string_view of_word_processor =
    "{} is a word-processor document, not plain text; save it as a .txt file";
constexpr std::string_view of_archiver =
    "{} is a kind of archive that Loggia does not unpack; hand in one .zip or .tar.gz archive";
constexpr std::string_view picture = "{} is a picture, not plain text";
constexpr std::array formats{Format{"%PDF-", "{} is a PDF document, not plain text"},
                             Format{"{\\rtf", of_word_processor},
                             Format{"PK\x03\x04", of_word_processor}, // .docx, .odt, .pages
                             Format{"\xD0\xCF\x11\xE0", of_word_processor},
                             Format{"Rar!\x1A\x07", of_archiver},
                             Format{"7z\xBC\xAF\x27\x1C", of_archiver},
                             Format{"\x89PNG", picture},
                             Format{"\xFF\xD8\xFF", picture}, // JPEG
                             Format{"GIF8", picture},
                             Format{"II*\0"sv, picture}, // TIFF
                             Format{"MM\0*"sv, picture}};

/// Endings of files that begin as texts or in no one way.
constexpr std::array formats_by_ending{
    Format{".svg", picture}, Format{".bmp", picture},
    Format{".ipynb", "{} is a notebook, not plain text; save the answer as a .txt file"}};

/// What a file is where it is no text, as a sentence with `{}` for its name; empty for a text.
std::string_view foreign_format(std::string_view bytes, const std::filesystem::path& name) {
    for (const Format& format : formats)
        if (bytes.starts_with(format.start))
            return format.sentence;
    // The kind of these stands behind the size of a part.
    constexpr std::array<std::string_view, 4> kinds{"ftyphe", "ftypmif1", "ftypavif", "WEBP"};
    const std::size_t at = bytes.starts_with("RIFF") ? 8 : 4;
    const std::string_view kind = bytes.substr(std::min(bytes.size(), at));
    if (std::any_of(kinds.begin(), kinds.end(),
                    [kind](std::string_view start) { return kind.starts_with(start); }))
        return picture;
    const std::string ending = in_small_letters(name.extension().string());
    for (const Format& format : formats_by_ending)
        if (ending == format.start)
            return format.sentence;
    return {};
}

std::string utf8_of(std::uint32_t code) {
    const auto byte = [](std::uint32_t value) { return static_cast<char>(value); };
    if (code < 0x80)
        return {byte(code)};
    if (code < 0x800)
        return {byte(0xC0U | code >> 6U), byte(0x80U | (code & 0x3FU))};
    if (code < 0x10000)
        return {byte(0xE0U | code >> 12U), byte(0x80U | (code >> 6U & 0x3FU)),
                byte(0x80U | (code & 0x3FU))};
    return {byte(0xF0U | code >> 18U), byte(0x80U | (code >> 12U & 0x3FU)),
            byte(0x80U | (code >> 6U & 0x3FU)), byte(0x80U | (code & 0x3FU))};
}

/// What `&NAME;` stands for, or nothing.
std::optional<std::string> character_of(std::string_view name) {
    struct Entity {
        std::string_view name;
        std::string_view text;
    };
    constexpr std::array entities{
        Entity{"amp", "&"},        Entity{"lt", "<"},         Entity{"gt", ">"},
        Entity{"quot", "\""},      Entity{"apos", "'"},       Entity{"nbsp", " "},
        Entity{"and", "\u2227"},   Entity{"or", "\u2228"},    Entity{"not", "\u00AC"},
        Entity{"rarr", "\u2192"},  Entity{"larr", "\u2190"},  Entity{"harr", "\u2194"},
        Entity{"rArr", "\u21D2"},  Entity{"hArr", "\u21D4"},  Entity{"oplus", "\u2295"},
        Entity{"wedge", "\u2227"}, Entity{"vee", "\u2228"},   Entity{"middot", "\u00B7"},
        Entity{"sdot", "\u22C5"},  Entity{"times", "\u00D7"}, Entity{"minus", "\u2212"},
        Entity{"prime", "\u2032"}, Entity{"lsquo", "\u2018"}, Entity{"rsquo", "\u2019"},
        Entity{"ldquo", "\u201C"}, Entity{"rdquo", "\u201D"}, Entity{"ndash", "\u2013"},
        Entity{"equiv", "\u2261"}};
    if (name.starts_with('#')) {
        const bool is_hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        const std::string_view digits = name.substr(is_hex ? 2 : 1);
        std::uint32_t code = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), code, is_hex ? 16 : 10);
        const bool is_code = error == std::errc() && end == digits.data() + digits.size() &&
                             code > 0 && code < 0x110000 && (code < 0xD800 || code > 0xDFFF);
        return is_code ? std::optional(utf8_of(code)) : std::nullopt;
    }
    const auto* const found =
        std::find_if(entities.begin(), entities.end(),
                     [&](const Entity& entity) { return entity.name == name; });
    return found == entities.end() ? std::nullopt : std::optional(std::string(found->text));
}

/// The name of the tag behind "<", with its "/".
std::string tag_name(std::string_view tag) {
    const auto* const end = std::find_if(tag.begin() + (tag.starts_with('/') ? 1 : 0), tag.end(),
                                         [](unsigned char c) { return std::isalnum(c) == 0; });
    return in_small_letters(tag.substr(0, static_cast<std::size_t>(end - tag.begin())));
}

/// The spans of a page by how their text is set: a bar over it, as of `<span
/// style="text-decoration: overline">`, is a not in front of brackets.
class Spans {
public:
    /// What a tag of this name adds to the text.
    std::string_view take(std::string_view tag, std::string_view name) {
        if (name == "span") {
            const std::string lower = in_small_letters(tag);
            open_.push_back(lower.find("line-through") != std::string::npos ? Line::through
                            : lower.find("overline") != std::string::npos   ? Line::over
                                                                            : Line::none);
            crossed_out_ += open_.back() == Line::through ? 1 : 0;
            return open_.back() == Line::over ? "\u00AC(" : "";
        }
        if (name != "/span" || open_.empty())
            return "";
        const bool had_bar = open_.back() == Line::over;
        crossed_out_ -= open_.back() == Line::through ? 1 : 0;
        open_.pop_back();
        return had_bar ? ")" : "";
    }

    /// Whether a line goes through what comes next, as through text that is crossed out.
    [[nodiscard]] bool is_crossed_out() const { return crossed_out_ > 0; }

private:
    enum class Line : std::uint8_t { none, over, through };
    std::vector<Line> open_;
    std::size_t crossed_out_ = 0; ///< of them
};

/// Where the code of a script or a style sheet ends.
std::size_t end_of_code(std::string_view page, std::string_view name) {
    for (std::size_t at = 0; (at = page.find("</", at)) != std::string_view::npos; ++at)
        if (in_small_letters(page.substr(at + 2, name.size())) == name)
            return at;
    return page.size();
}

std::string words_of_page(std::string_view page) {
    // at which a line ends, also at their end tags
    constexpr std::array<std::string_view, 20> breaks{
        "br", "p",  "div", "li", "tr", "table", "ul",  "ol",         "dt", "dd",
        "h1", "h2", "h3",  "h4", "h5", "h6",    "pre", "blockquote", "hr", "section"};
    // "s" and the like are set crossed out
    constexpr std::array<std::string_view, 6> silent{"title", "style", "script",
                                                     "del",   "s",     "strike"};
    constexpr std::size_t longest_entity = 10;
    std::string text;
    std::string until; // the end tag of what is not shown
    Spans spans;
    while (!page.empty()) {
        if (page.starts_with("<!--")) {
            const std::size_t end = page.find("-->");
            page.remove_prefix(end == std::string_view::npos ? page.size() : end + 3);
            continue;
        }
        if (page.front() == '<') {
            const std::size_t end = std::min(page.find('>'), page.size());
            const std::string name = tag_name(page.substr(1, end - 1));
            const std::string_view element =
                std::string_view(name).substr(name.starts_with('/') ? 1 : 0);
            if (std::find(breaks.begin(), breaks.end(), element) != breaks.end())
                text += '\n';
            else if (element == "td" || element == "th")
                text += ' ';
            if (const std::string_view sign = spans.take(page.substr(1, end - 1), name);
                until.empty() && !spans.is_crossed_out())
                text += sign;
            if (until.empty() && std::find(silent.begin(), silent.end(), name) != silent.end())
                until = '/' + name;
            else if (name == until)
                until.clear();
            page.remove_prefix(std::min(end + 1, page.size()));
            if (name == "script" || name == "style")
                page.remove_prefix(end_of_code(page, name)); // a "<" in it begins no tag
            continue;
        }
        std::size_t length = 1;
        std::string shown(1, page.front());
        if (page.front() == '&') {
            const std::size_t end = page.substr(0, longest_entity).find(';');
            if (const auto found = end == std::string_view::npos
                                       ? std::nullopt
                                       : character_of(page.substr(1, end - 1))) {
                shown = *found;
                length = end + 1;
            }
        }
        if (until.empty() && !spans.is_crossed_out())
            text += shown;
        page.remove_prefix(length);
    }
    return text;
}

bool is_page(std::string_view text, const std::filesystem::path& name) {
    const std::string ending = in_small_letters(name.extension().string());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return (ending == ".html" || ending == ".htm") && first != std::string_view::npos &&
           text[first] == '<';
}

bool is_markdown(const std::filesystem::path& name) {
    const std::string ending = in_small_letters(name.extension().string());
    return ending == ".md" || ending == ".markdown";
}

/// Whether text in backquotes says no more than a name, as in "the inputs `a` and `b`".
bool is_name(std::string_view span) {
    return std::all_of(span.begin(), span.end(),
                       [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

/// A line of Markdown without the marks of lists and quotations before it, without backquotes and
/// without what is crossed out, `~~...~~`.
std::string line_without_markup(std::string_view line) {
    constexpr std::array<std::string_view, 6> marks{"- ", "* ", "> ", "[ ] ", "[x] ", "[X] "};
    const std::string_view* mark = nullptr;
    do {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        mark = std::find_if(marks.begin(), marks.end(),
                            [line](std::string_view each) { return line.starts_with(each); });
        line.remove_prefix(mark == marks.end() ? 0 : mark->size());
    } while (mark != marks.end());
    std::string plain(line);
    std::erase(plain, '`');
    constexpr std::string_view crossing = "~~";
    const auto stands_outside = [&plain](std::size_t at) {
        return at >= plain.size() ||
               (std::isalnum(static_cast<unsigned char>(plain[at])) == 0 && plain[at] != '(');
    };
    for (std::size_t open = plain.find(crossing); open != std::string::npos;
         open = plain.find(crossing, open)) {
        const std::size_t close = plain.find(crossing, open + crossing.size() + 1);
        if (close == std::string::npos)
            break;
        // Two negations of a formula, `~~a | ~~b`, end no such text.
        if (plain[close - 1] == ' ' || !stands_outside(close + crossing.size()))
            open = close;
        else
            plain.erase(open, close + crossing.size() - open);
    }
    return plain;
}

/// Without what a page of Markdown does not show: comments, as templates have them.
std::string without_comments(std::string text) {
    constexpr std::string_view end = "-->";
    for (std::size_t open = 0; (open = text.find("<!--", open)) != std::string::npos;) {
        const std::size_t close = text.find(end, open);
        text.erase(open, close == std::string::npos ? close : close + end.size() - open);
    }
    return text;
}

/// A fenced block of Markdown, or what a line has between backquotes.
struct Code {
    std::string text;
    bool is_answer = false; ///< Its label says so.
    bool may_go_on = false; ///< A line of its own, or behind a label such as `Minimum CNF:`.
    bool corrects = false;  ///< Its label says that it is in place of what is above it.
};

/// Adds a part, for which a correction takes the place of those above it, unless an answer follows.
void add_part(std::vector<Code>& parts, Code part) {
    if (part.corrects)
        parts.clear();
    else if (part.is_answer)
        for (Code& above : parts)
            above.is_answer = above.is_answer && !above.corrects;
    part.is_answer = part.is_answer || part.corrects;
    parts.push_back(std::move(part));
}

/// The only part that is labelled as the answer, where no other block and nothing that may go on
/// from it comes below; otherwise all parts.
std::string answer_among(const std::vector<Code>& parts, bool are_blocks) {
    const auto is_answer = [](const Code& part) { return part.is_answer; };
    std::string all;
    for (const Code& part : parts)
        all += part.text;
    const auto answer = std::find_if(parts.begin(), parts.end(), is_answer);
    const bool is_one = std::count_if(parts.begin(), parts.end(), is_answer) == 1;
    const bool is_alone =
        is_one && std::none_of(answer + 1, parts.end(), [are_blocks](const Code& part) {
            return are_blocks || part.may_go_on;
        });
    return is_alone ? answer->text : all;
}

/// What stands in fenced blocks or, where there are none, between backquotes; the whole text
/// without its markup where nothing does.
std::string code_of_markdown(const std::string& text) {
    std::vector<Code> blocks;
    std::vector<Code> spans;
    std::string all;
    bool in_block = false;
    std::string_view above; // the last line outside of blocks, not blank and without code
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line(text.data() + begin, end - begin);
        begin = end + 1;
        all.append(line_without_markup(line)).push_back('\n');
        const std::size_t first = std::min(line.find_first_not_of(" \t\r"), line.size());
        if (line.substr(first).starts_with("```") || line.substr(first).starts_with("~~~")) {
            in_block = !in_block;
            if (in_block) {
                const std::string_view label = std::exchange(above, {});
                add_part(blocks,
                         {"", names_answer(label), false, label_of(label) == Label::correction});
            }
        } else if (in_block) {
            blocks.back().text.append(line).push_back('\n');
        }
        if (in_block)
            continue;
        Code code;
        for (std::size_t open = line.find('`'); open != std::string_view::npos;) {
            const std::size_t close = line.find('`', open + 1);
            if (close == std::string_view::npos)
                break;
            const std::string_view span = line.substr(open + 1, close - open - 1);
            const bool is_crossed_out =
                line.substr(0, open).ends_with("~~") && line.substr(close + 1).starts_with("~~");
            if (!is_name(span) && !is_crossed_out)
                code.text.append(span).push_back('\n');
            open = line.find('`', close + 1);
        }
        const bool has_code = !code.text.empty();
        if (has_code) {
            const std::string_view label = line.substr(0, line.find('`'));
            const bool has_label = !words_of(label, " \t").empty();
            code.corrects = label_of(has_label ? label : above) == Label::correction;
            code.is_answer = names_answer(label) || (names_answer(above) && !has_label);
            code.may_go_on = !has_label || (label.find(':') != std::string_view::npos &&
                                            is_answer(label_of(label)));
            add_part(spans, std::move(code));
        }
        if (first < line.size())
            above = has_code ? std::string_view() : line;
    }
    std::erase_if(blocks, [](const Code& block) { return block.text.empty(); });
    return !blocks.empty()  ? answer_among(blocks, true)
           : !spans.empty() ? answer_among(spans, false)
                            : all;
}

} // namespace

Result<std::string> answer_text(std::string bytes, const std::filesystem::path& name) {
    if (is_packed(bytes)) {
        auto unpacked = unpack(bytes, most_unpacked_answer);
        if (!unpacked)
            return unpacked;
        bytes = *std::move(unpacked);
    }
    if (const std::string_view sentence = foreign_format(bytes, name); !sentence.empty())
        return failure(fmt::format(fmt::runtime(sentence), name.filename().string()));
    std::string text = plain_text(std::move(bytes));
    if (is_page(text, name)) {
        const bool has_picture = in_small_letters(text).find("<img") != std::string::npos;
        text = words_of_page(text);
        if (has_picture && text.find_first_not_of(" \t\r\n") == std::string::npos)
            return failure(fmt::format("{} has a picture and no text", name.filename().string()));
    }
    if (is_markdown(name))
        text = code_of_markdown(without_comments(std::move(text)));
    return with_plain_blanks(std::move(text));
}

} // namespace loggia::grading
