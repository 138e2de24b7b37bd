#include "core/puzzles/sentence_lines.hpp"

#include "core/base/letters.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/puzzles/line_speaker.hpp"
#include "core/puzzles/sentence_words.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace loggia::puzzles {

namespace {

/// Whether a text begins with a word, which ends there, perhaps in `'s`.
bool begins_with_word(std::string_view text, std::string_view word) {
    const bool begins = text.starts_with(word);
    text.remove_prefix(begins ? word.size() : 0);
    return begins && (text.empty() || text.starts_with(' ') || text.starts_with(',') ||
                      text.starts_with("'s ") || text.starts_with("\u2019s "));
}

/// Whether a question or a task, in small letters, says what is given besides, unlike `determine,
/// if you can, who is a knight`.
bool has_condition(std::string_view text) {
    constexpr std::array<std::string_view, 4> conditions{" given that ", " knowing that ",
                                                         " assuming ", " provided "};
    constexpr std::array<std::string_view, 3> manners{" if you can", " if possible",
                                                      " if it is possible"};
    if (std::any_of(conditions.begin(), conditions.end(), [text](std::string_view each) {
            return text.find(each) != std::string_view::npos;
        }))
        return true;
    for (std::size_t at = text.find(" if "); at != std::string_view::npos;
         at = text.find(" if ", at + 1))
        if (std::none_of(manners.begin(), manners.end(), [&](std::string_view manner) {
                return text.substr(at).starts_with(manner);
            }))
            return true;
    return false;
}

/// Whether a question, without its mark, says nothing of the puzzle, unlike `If A lies, who is B`.
bool asks_only(std::string_view question) {
    constexpr std::array<std::string_view, 7> leads{"so ",   "so, ",    "then ",         "now ",
                                                    "now, ", "if so, ", "in this case, "};
    constexpr std::array<std::string_view, 23> words{
        "what",  "who",  "whom", "which",  "where", "why",   "how", "can",
        "could", "may",  "must", "should", "will",  "would", "is",  "are",
        "was",   "were", "has",  "have",   "did",   "does",  "do"};
    const std::string small = in_small_letters(question);
    std::string_view text = small;
    for (const std::string_view lead : leads)
        if (text.starts_with(lead)) {
            text.remove_prefix(lead.size());
            break;
        }
    const bool asks = std::any_of(words.begin(), words.end(), [text](std::string_view word) {
        return begins_with_word(text, word);
    });
    const std::size_t say = text.find(" say");
    return asks && !has_condition(text) &&
           (say == std::string_view::npos || text.substr(say).starts_with(" say about "));
}

/// Whether a sentence tells the reader what to do: `Determine who is a knight.`
bool is_task(std::string_view sentence) {
    constexpr std::array<std::string_view, 9> verbs{"determine", "identify", "find",
                                                    "decide",    "deduce",   "explain",
                                                    "justify",   "work out", "figure out"};
    // Behind a name: `find is true`
    constexpr std::array<std::string_view, 6> others{" is ", " are ", " and ",
                                                     " or ", " lies", " tells"};
    if (begins_with_speaker(sentence))
        return false;
    const std::string small = in_small_letters(sentence);
    if (has_condition(small))
        return false;
    return std::any_of(verbs.begin(), verbs.end(), [&](std::string_view verb) {
        return begins_with_word(small, verb) &&
               std::none_of(others.begin(), others.end(), [&](std::string_view other) {
                   return std::string_view(small).substr(verb.size()).starts_with(other);
               });
    });
}

/// Where the question or the task begins with which a text ends, if it does.
std::optional<std::size_t> last_question(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r");
    if (last == std::string_view::npos || last == 0)
        return std::nullopt;
    const bool asks = text[last] == '?';
    if (!asks && text[last] != '.' && !logic::lenient::is_letter(text[last]))
        return std::nullopt;
    const std::size_t mark = text.find_last_of(asks ? ".!:\"" : ".!?:\"", last - 1);
    std::size_t begin = mark == std::string_view::npos ? 0 : mark + 1;
    const std::string_view behind = text.substr(begin, last - begin);
    std::size_t closed = behind.starts_with("\u201c") ? 3 : 0; // of a German quotation
    for (const std::string_view closing : {"\u201d", "\u00bb", "\u00ab"})
        if (const std::size_t at = behind.rfind(closing); at != std::string_view::npos)
            closed = std::max(closed, at + closing.size());
    begin += closed;
    if (closed == 0 && begin > 0 && text[mark] == ':')
        return std::nullopt; // somebody asks it
    const std::size_t first = text.find_first_not_of(" \t'\x80\x99\xe2", begin);
    const std::size_t end = logic::lenient::is_letter(text[last]) ? last + 1 : last;
    const std::string_view sentence = text.substr(first, end - first);
    return (asks ? asks_only(sentence) : is_task(sentence)) ? std::optional(first) : std::nullopt;
}

constexpr std::array<std::string_view, 5> openings{"\"", "\u201c", "\u201e", "\u00ab", "\u00bb"};
constexpr std::array<std::string_view, 5> closings{"\"", "\u201d", "\u201c", "\u00bb", "\u00ab"};

} // namespace

LineCutter::LineCutter(std::string_view text, std::size_t begin, std::size_t end)
    : text_(text), begin_(begin), end_(end) {
    while (const auto first = last_question(text.substr(begin, end - begin))) {
        question_ = begin + *first;
        end = question_;
    }
    if (question_ != std::string_view::npos)
        gap_ = text.find_last_not_of(" \t\r", question_ == 0 ? 0 : question_ - 1) + 1;
}

bool LineCutter::cut(const std::function<bool(std::size_t, std::size_t)>& use) const {
    std::size_t from = begin_;
    bool quoted = false;
    DoubleMarks marks;
    for (std::size_t at = begin_; at < end_; ++at) {
        const std::string_view rest = text_.substr(at, end_ - at);
        if (const auto mark = marks.take(rest); rest[0] == '"' || mark.length > 0)
            quoted = rest[0] == '"' ? !quoted : mark.opens;
        if (quoted || (rest[0] != ' ' && rest[0] != '\t'))
            continue;
        if (const std::size_t speaker = joined_speaker(from, at); speaker > 0) {
            if (!use(from, is_parted(at) ? at - 1 : at))
                return false;
            from = speaker;
            at = speaker - 1; // a quotation mark may stand there
            continue;
        }
        if ((at != gap_ || at == from) && !is_behind_stop(from, at))
            continue;
        const std::size_t next = text_.find_first_not_of(" \t\r", at);
        if (next >= end_)
            break;
        if (next != question_ && !begins_with_speaker(text_.substr(next, end_ - next)))
            continue;
        if (!use(from, at))
            return false;
        from = next;
        at = next - 1;
    }
    return text_.find_first_not_of(" \t", from) == question_ || use(from, end_);
}

/// Where the next speaker begins in `Abe says "Bea lies" and Bea says nothing`, where a closing
/// quotation mark stands before a place; 0 where it is not so, as in `"Bea lies," Abe said.`
std::size_t LineCutter::joined_speaker(std::size_t from, std::size_t at) const {
    std::string_view said = text_.substr(from, at - from);
    const std::size_t opening = std::min(said.find_first_not_of(" \t"), said.size());
    const auto begins_with = [&](std::string_view mark) {
        return said.substr(opening).starts_with(mark);
    };
    if (std::any_of(openings.begin(), openings.end(), begins_with))
        return 0; // who says it comes behind
    if (is_parted(at))
        said.remove_suffix(1);
    const auto* const closing = std::find_if(closings.begin(), closings.end(),
                                             [said](auto mark) { return said.ends_with(mark); });
    if (closing == closings.end())
        return 0;
    said.remove_suffix(closing->size());
    const bool has_comma = is_parted(at) || said.ends_with(',');
    const std::size_t joint = std::min(text_.find_first_not_of(" \t", at), end_);
    const std::string_view rest = text_.substr(joint, end_ - joint);
    for (const std::string_view word : {"and ", "but ", "while "})
        if (rest.starts_with(word)) {
            const std::size_t next =
                std::min(rest.find_first_not_of(" \t", word.size()), rest.size());
            return begins_with_speaker(rest.substr(next)) ? joint + next : 0;
        }
    return has_comma && begins_with_speaker(rest) ? joint : 0;
}

/// Whether a comma or a semicolon stands before a place.
bool LineCutter::is_parted(std::size_t at) const {
    return at > begin_ && (text_[at - 1] == ',' || text_[at - 1] == ';');
}

/// Whether a full stop stands before a place, perhaps with a quotation mark behind it.
bool LineCutter::is_behind_stop(std::size_t from, std::size_t at) const {
    // Those of a keyboard, and the bytes of the others.
    constexpr std::string_view marks = "\"'*\x80\x99\x9c\x9d\xe2\xc2\xab\xbb";
    while (at > from && marks.find(text_[at - 1]) != std::string_view::npos)
        --at;
    return at > from && (text_[at - 1] == '.' || text_[at - 1] == '!');
}

std::size_t behind_list_mark(std::string_view text, std::size_t first, std::size_t end) {
    constexpr std::array<std::string_view, 3> titles{"Question:", "Puzzle:", "Problem:"};
    for (const std::string_view title : titles)
        if (text.substr(first, end - first).starts_with(title)) {
            const std::size_t sentence = text.find_first_not_of(" \t\r", first + title.size());
            return sentence < end ? sentence : first;
        }
    constexpr std::array<std::string_view, 5> bullets{"-", "*", ">", "\u2022", "\u2013"};
    const std::string_view line = text.substr(first, end - first);
    std::size_t behind = 0;
    for (const std::string_view bullet : bullets)
        if (line.starts_with(bullet))
            behind = bullet.size();
    if (behind == 0) {
        const bool is_open = line.starts_with('(');
        const std::size_t begin = is_open ? 1 : 0;
        const std::size_t digits =
            std::min(line.find_first_not_of("0123456789", begin), line.size());
        const bool is_letter_of_list =
            digits == begin && begin < line.size() && logic::lenient::is_letter(line[begin]);
        const std::size_t mark = is_letter_of_list ? begin + 1 : digits;
        if (mark == begin || mark >= line.size() ||
            (line[mark] != ')' && (line[mark] != '.' || is_open || is_letter_of_list)))
            return first;
        behind = mark + 1;
    }
    const std::size_t sentence = line.find_first_not_of(" \t", behind);
    const bool is_item =
        sentence != std::string_view::npos && sentence > behind && line[sentence] != '\r';
    return is_item ? first + sentence : first;
}

void for_each_whole_line(std::string_view text,
                         const std::function<bool(const LineCutter&, std::size_t)>& use) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::size_t first = text.find_first_not_of(" \t\r", begin);
        if (first < end && text[first] != '%' && text[first] != '#') {
            const std::size_t sentence = behind_list_mark(text, first, end);
            if (!use(LineCutter(text, sentence == first ? begin : sentence, end), end))
                return;
        }
        begin = end + 1;
    }
}

void for_each_line(std::string_view text,
                   const std::function<bool(std::size_t, std::size_t)>& use) {
    for_each_whole_line(
        text, [&use](const LineCutter& line, std::size_t /*end*/) { return line.cut(use); });
}

} // namespace loggia::puzzles
