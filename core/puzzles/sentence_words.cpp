#include "core/puzzles/sentence_words.hpp"

#include "core/base/letters.hpp"
#include "core/base/plain_text.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::puzzles {

namespace {

bool is_word_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$';
}

// Words that stand for somebody or something else, and so cannot be names.
constexpr std::array<std::string_view, 44> pronouns{
    "another", "anybody", "anyone",  "anything", "both",    "each",       "everything", "he",
    "her",     "hers",    "herself", "him",      "himself", "his",        "it",         "its",
    "itself",  "nothing", "one",     "ones",     "oneself", "other",      "she",        "something",
    "such",    "that",    "their",   "theirs",   "them",    "themselves", "these",      "they",
    "this",    "those",   "what",    "which",    "who",     "whoever",    "whom",       "whose",
    "you",     "your",    "yours",   "yourself"};

// Words for people, rooms and signs that cannot be names. A `Room` can be a person.
constexpr std::array<std::string_view, 35> nouns{
    "doors",         "folk",        "folks",        "individual", "individuals", "inhabitant",
    "inhabitants",   "islander",    "islanders",    "knave",      "knaves",      "knight",
    "knights",       "ladies",      "liar",         "liars",      "native",      "natives",
    "people",        "person",      "persons",      "resident",   "residents",   "rooms",
    "signs",         "speaker",     "speakers",     "statements", "tigers",      "truth-teller",
    "truth-tellers", "truthteller", "truthtellers", "villager",   "villagers"};

// Other words that cannot be names: those of the reader, and those that no name is spelled as.
// `Will` and `May` are names.
constexpr std::array<std::string_view, 128> keywords{
    "about",    "all",       "also",    "although", "always", "am",      "among",     "amongst",
    "and",      "any",       "are",     "as",       "at",     "be",      "because",   "been",
    "behind",   "being",     "between", "but",      "by",     "cannot",  "could",     "did",
    "does",     "eight",     "either",  "eleven",   "else",   "every",   "everybody", "everyone",
    "exactly",  "except",    "fact",    "few",      "fewer",  "five",    "for",       "four",
    "from",     "had",       "half",    "has",      "have",   "hence",   "here",      "i",
    "if",       "iff",       "implies", "in",       "into",   "is",      "least",     "less",
    "lied",     "lies",      "lying",   "many",     "me",     "might",   "mine",      "more",
    "most",     "much",      "must",    "my",       "myself", "neither", "never",     "nine",
    "no",       "nobody",    "none",    "noone",    "nor",    "not",     "of",        "on",
    "only",     "onto",      "or",      "others",   "our",    "ours",    "ourselves", "said",
    "says",     "seven",     "several", "shall",    "should", "since",   "six",       "so",
    "some",     "somebody",  "someone", "tells",    "ten",    "than",    "the",       "then",
    "there",    "therefore", "though",  "three",    "thus",   "to",      "told",      "too",
    "twelve",   "two",       "unless",  "us",       "was",    "we",      "were",      "when",
    "whenever", "whereas",   "whether", "while",    "with",   "without", "would",     "zero"};

// Words for some of the rooms.
constexpr std::array<std::string_view, 2> parities{"even-numbered", "odd-numbered"};

// Words for somebody's place among others, who has a name too.
constexpr std::array<std::string_view, 17> ordinals{
    "first", "second",   "third",   "fourth", "fifth", "sixth",  "seventh", "eighth",  "ninth",
    "tenth", "eleventh", "twelfth", "former", "last",  "latter", "next",    "previous"};

// Words that can be names, but mean something else where a claim begins.
constexpr std::array<std::string_view, 10> claim_words{"a",     "an",   "door", "false", "lady",
                                                       "means", "room", "sign", "tiger", "true"};

template <std::size_t n>
bool is_one_of(const std::array<std::string_view, n>& words, std::string_view text) {
    return std::find(words.begin(), words.end(), text) != words.end();
}

bool is_reserved(std::string_view text) {
    return is_one_of(keywords, text) || is_one_of(pronouns, text) || is_one_of(nouns, text) ||
           is_one_of(ordinals, text) || is_one_of(parities, text);
}

bool is_number(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The length of the name in quotation marks that begins at `i`; 0 where none does.
std::size_t quoted_length(std::string_view text, std::size_t i, std::size_t end) {
    const std::size_t close = text.find(text[i], i + 1);
    if (close == std::string_view::npos || close >= end || close == i + 1)
        return 0;
    const std::string_view inside = text.substr(i + 1, close - i - 1);
    const bool goes_on = close + 1 < end && is_word_character(text[close + 1]); // 'it's me'
    if (text[i] == '\'' &&
        (goes_on || !std::all_of(inside.begin(), inside.end(), is_word_character)))
        return 0;
    return close + 1 - i;
}

/// How many bytes of an apostrophe stand at `i`: one of a keyboard, three of a typesetter, or none.
std::size_t apostrophe_length(std::string_view text, std::size_t i) {
    if (text[i] == '\'')
        return 1;
    return text.substr(i).starts_with("\u2019") ? 3 : 0;
}

/// How many bytes of a single quotation mark that closes what somebody says stand at
/// `i`: behind a word or a full stop, before a blank or the end.
std::size_t closing_length(std::string_view text, std::size_t i, std::size_t end) {
    const std::size_t length = apostrophe_length(text, i);
    if (length == 0 || i == 0 ||
        !(is_word_character(text[i - 1]) || text[i - 1] == '.' || text[i - 1] == '!'))
        return 0;
    const std::size_t behind = i + length;
    const bool ends = behind >= end || text.substr(behind).starts_with("\u201d") ||
                      std::string_view(" \t\r.,)").find(text[behind]) != std::string_view::npos;
    return ends ? length : 0;
}

/// How many bytes of a single quotation mark, as a keyboard, a typesetter or LaTeX has it, stand at
/// `i` and open what somebody says: behind a blank or a comma, with one that closes further on.
std::size_t opening_length(std::string_view text, std::size_t i, std::size_t begin,
                           std::size_t end) {
    const std::string_view rest = text.substr(i, end - i);
    const std::size_t length = rest[0] == '\'' || rest[0] == '`' ? 1
                               : rest.starts_with("\u2018")      ? 3
                                                                 : 0;
    if (length == 0 || length == rest.size() || !is_word_character(rest[length]) ||
        (i > begin && std::string_view(" \t,:(").find(text[i - 1]) == std::string_view::npos))
        return 0;
    for (std::size_t k = i + length; k < end; ++k)
        if (closing_length(text, k, end) > 0)
            return length;
    return 0;
}

/// The words of `I'm` or `isn't` from `begin` on; false where there is no such word.
bool take_contraction(std::string_view text, std::size_t begin, std::size_t end,
                      std::vector<SentenceWord>& words, std::size_t& length) {
    struct Short {
        std::string_view ending;
        std::string_view word;
    };
    constexpr std::array endings{Short{"m", "am"},    Short{"re", "are"},  Short{"s", "is"},
                                 Short{"d", "would"}, Short{"ll", "will"}, Short{"t", "not"}};
    const std::size_t mark = begin + length;
    const std::size_t mark_length = mark < end ? apostrophe_length(text, mark) : 0;
    if (mark_length == 0)
        return false;
    std::size_t last = mark + mark_length;
    while (last < end && is_word_character(text[last]))
        ++last;
    const std::string ending =
        in_small_letters(text.substr(mark + mark_length, last - mark - mark_length));
    for (const Short& each : endings) {
        if (ending != each.ending)
            continue;
        std::string stem = in_small_letters(text.substr(begin, length));
        const bool denies = each.ending == "t";
        if (denies && (stem.size() < 3 || stem.back() != 'n'))
            return false;
        if (denies)
            stem.pop_back();
        const std::size_t stem_length = stem.size();
        words.push_back({std::move(stem), begin, stem_length});
        words.push_back({std::string(each.word), begin + stem_length, last - begin - stem_length});
        length = last - begin;
        return true;
    }
    return false;
}

/// The length of the `-teller` of `truth-teller` and of the `-numbered` of `odd-numbered`, which
/// are one word each.
std::size_t hyphenated_length(std::string_view text, std::size_t begin, std::size_t length,
                              std::size_t end) {
    struct Hyphenated {
        std::string_view first;
        std::string_view rest;
    };
    constexpr std::array words{Hyphenated{"truth", "-tellers"}, Hyphenated{"truth", "-teller"},
                               Hyphenated{"odd", "-numbered"}, Hyphenated{"even", "-numbered"}};
    const std::string first = in_small_letters(text.substr(begin, length));
    for (const auto& each : words) {
        const std::size_t more = std::min(each.rest.size(), end - begin - length);
        if (first == each.first && in_small_letters(text.substr(begin + length, more)) == each.rest)
            return each.rest.size();
    }
    return 0;
}

/// Whether the first byte is that of a letter with an accent or of another script: nearly all of
/// UTF-8 but signs, arrows and typographic marks.
bool is_foreign_letter(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte >= 0xC3 && byte <= 0xDF) || (byte >= 0xE3 && byte <= 0xED);
}

/// How many bytes of a dash stand at the beginning, one of a keyboard or of a typesetter.
std::size_t dash_length(std::string_view text) {
    return text.starts_with('-')                                      ? 1
           : text.starts_with("\u2013") || text.starts_with("\u2014") ? 3
                                                                      : 0;
}

/// Whether the dash of a typesetter at `i` stands for what lies between, as in `rooms 1\u20133`.
bool is_range(std::string_view text, std::size_t i, std::size_t begin, std::size_t end) {
    const std::size_t behind = i + dash_length(text.substr(i));
    if (i == begin || behind >= end)
        return false;
    if (text.substr(i).starts_with("\u2013") && is_word_character(text[i - 1]) &&
        is_word_character(text[behind]))
        return true;
    const std::size_t last = text.find_last_not_of(" \t", i - 1);
    const std::size_t next = text.find_first_not_of(" \t", behind);
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return last != std::string_view::npos && next < end && is_digit(text[last]) &&
           is_digit(text[next]);
}

/// How many stars of Markdown stand at `i`, as in `**Abe** says`: beside what they emphasise.
std::size_t emphasis_length(std::string_view text, std::size_t i, std::size_t begin,
                            std::size_t end) {
    constexpr std::string_view blanks = " \t\r";
    constexpr std::size_t most = 3;
    const std::size_t behind = std::min(text.find_first_not_of('*', i), end);
    const bool is_beside = (i > begin && blanks.find(text[i - 1]) == std::string_view::npos) ||
                           (behind < end && blanks.find(text[behind]) == std::string_view::npos);
    return behind - i <= most && is_beside ? behind - i : 0;
}

/// Whether `and`, `or`, `but` or `otherwise` comes next: behind a semicolon it says how it joins.
bool begins_with_joint(std::string_view text) {
    std::size_t begin = 0;
    while (begin < text.size() && (text[begin] == ' ' || text[begin] == '\t'))
        ++begin;
    std::size_t end = begin;
    while (end < text.size() && is_word_character(text[end]))
        ++end;
    const std::string word = in_small_letters(text.substr(begin, end - begin));
    return word == "and" || word == "or" || word == "but" || word == "otherwise";
}

/// Whether the exclamation mark at `i` ends a sentence, unlike that of `!p`.
bool ends_sentence(std::string_view text, std::size_t i, std::size_t end) {
    const std::string_view rest = text.substr(i + 1, end - i - 1);
    return rest.empty() || std::string_view(" \t\r\"')!").find(rest[0]) != std::string_view::npos ||
           rest.starts_with("\u2019") || rest.starts_with("\u201d");
}

} // namespace

DoubleMarks::Mark DoubleMarks::take(std::string_view text) noexcept {
    if (text.starts_with("\u201e")) {
        is_open_ = true;
        return {3, true};
    }
    if (text.starts_with("\u201c") || text.starts_with("\u201d")) {
        const bool opens = !is_open_ && text.starts_with("\u201c");
        is_open_ = false;
        return {3, opens};
    }
    if (text.starts_with("\u00ab") || text.starts_with("\u00bb")) {
        is_open_ = !is_open_;
        return {2, is_open_};
    }
    return {};
}

Result<std::vector<SentenceWord>> sentence_words(std::string_view text, std::size_t begin,
                                                 std::size_t end) {
    std::vector<SentenceWord> words;
    DoubleMarks marks;
    bool is_open = false; // a single quotation mark
    for (std::size_t i = begin; i < end;) {
        const char c = text[i];
        if (c == ' ' || c == '\t' || c == '\r') {
            ++i;
            continue;
        }
        if (const std::size_t mark = emphasis_length(text, i, begin, end); mark > 0) {
            i += mark;
            continue;
        }
        if (c == ';') { // as `, and`, but `; otherwise` as `, otherwise`
            words.push_back({",", i, 1});
            if (!begins_with_joint(text.substr(i + 1, end - i - 1)))
                words.push_back({"and", i, 1});
            ++i;
            continue;
        }
        const std::string_view rest = text.substr(i, end - i);
        if (const std::size_t invisible = invisible_length(rest); invisible > 0) {
            i += invisible;
            continue;
        }
        if (const auto mark = marks.take(rest); mark.length > 0) {
            if (!mark.opens && !words.empty())
                words.back().closes = true;
            i += mark.length;
            continue;
        }
        if (const std::size_t dash = dash_length(rest); dash > 0) {
            const bool is_before_speaker =
                !words.empty() && (words.back().closes || words.back().text.starts_with('"'));
            // Another of a typesetter stands between two parts of a sentence.
            if (is_before_speaker || (dash > 1 && !is_range(text, i, begin, end))) {
                words.push_back({is_before_speaker ? "-" : ",", i, dash});
                i += dash;
                continue;
            }
        }
        const std::size_t quoted = c == '\'' || c == '"' ? quoted_length(text, i, end) : 0;
        if (const std::size_t mark = quoted > 0 ? 0
                                     : is_open  ? closing_length(text, i, end)
                                                : opening_length(text, i, begin, end);
            mark > 0) {
            if (is_open && !words.empty())
                words.back().closes = true;
            is_open = !is_open;
            i += mark;
            continue;
        }
        std::size_t length = std::max<std::size_t>(quoted, 1);
        const bool exclaims = c == '!' && ends_sentence(text, i, end);
        if (is_word_character(c)) {
            while (i + length < end && is_word_character(text[i + length]))
                ++length;
            if (take_contraction(text, i, end, words, length)) {
                i += length;
                continue;
            }
            length += hyphenated_length(text, i, length, end);
        } else if (is_foreign_letter(c)) {
            return failure(fmt::format("expected a letter from A to Z, as all names have, found {}",
                                       shown_symbol(text, i)),
                           span_at(text, i, symbol_length(text, i)));
        } else if (quoted == 0 && !exclaims &&
                   std::string_view(":,.()").find(c) == std::string_view::npos)
            return failure(fmt::format("unexpected {} here", shown_symbol(text, i)),
                           span_at(text, i, symbol_length(text, i)));
        const std::string_view word = text.substr(i, length);
        words.push_back({exclaims      ? std::string(".")
                         : quoted != 0 ? std::string(word)
                                       : in_small_letters(word),
                         i, length});
        i += length;
    }
    words.push_back({"", end, 1});
    return words;
}

namespace {

/// `"We are knaves," says Abe.`, `"We are knaves," Abe says.` and `"We are knaves" - Abe.`: puts
/// the name and the verb that come after what is said before it.
bool put_speaker_first(std::vector<SentenceWord>& words) {
    std::size_t end = words.size() - 1;
    if (end > 0 && words[end - 1].text == ".")
        --end;
    if (end < 3)
        return false;
    const SentenceWord first = words[end - 2];
    const SentenceWord last = words[end - 1];
    const bool names_first = is_person_name(first) && is_saying(last.text);
    const bool has_dash = first.text == "-";
    if (!names_first && (!is_person_name(last) || !(has_dash || is_saying(first.text))))
        return false;
    const SentenceWord verb = names_first ? last
                              : has_dash  ? SentenceWord{"says", first.offset, first.length}
                                          : first;
    std::size_t said = end - 2; // so many words are said
    bool is_quoted = words[said - 1].closes;
    if (words[said - 1].text == ",") {
        --said;
        is_quoted = is_quoted || (said > 0 && words[said - 1].closes);
    }
    is_quoted = is_quoted || (said == 1 && words[0].text.starts_with('"') &&
                              words[0].text.find(' ') != std::string::npos);
    if (said == 0 || !is_quoted)
        return false;
    std::vector<SentenceWord> turned{names_first ? first : last, verb};
    const auto begin = words.begin();
    turned.insert(turned.end(), begin, begin + static_cast<std::ptrdiff_t>(said));
    turned.insert(turned.end(), begin + static_cast<std::ptrdiff_t>(end), words.end());
    words = std::move(turned);
    return true;
}

/// `According to Abe`, `In Abe's words` and so on become `Abe says`.
void put_says_behind_speaker(std::vector<SentenceWord>& words) {
    const SpeakerFrame frame = speaker_frame(words);
    if (frame.length == 0)
        return;
    const SentenceWord name = words[frame.name];
    const auto begin = words.begin();
    words.erase(begin + 2, begin + static_cast<std::ptrdiff_t>(frame.length));
    words[0] = name;
    words[1] = {"says", name.offset, name.length};
}

} // namespace

SpeakerFrame speaker_frame(std::span<const SentenceWord> words) {
    constexpr std::string_view name = "#";
    constexpr std::array<std::array<std::string_view, 5>, 6> frames{
        {{"according", "to", name},
         {"in", name, "is", "words"}, // of `Abe's`
         {"as", name, "put", "it"},
         {"as", name, "puts", "it"},
         {"in", "a", "statement", "by", name},
         {name, "was", "heard", "saying"}}};
    for (const auto& frame : frames) {
        const auto length = static_cast<std::size_t>(
            std::find(frame.begin(), frame.end(), std::string_view()) - frame.begin());
        if (length >= words.size())
            continue;
        SpeakerFrame found{0, length};
        bool fits = !is_number(words[length].text) || words[length].text.empty(); // `sign 1`
        for (std::size_t i = 0; i < length && fits; ++i)
            if (frame[i] == name) {
                found.name = i;
                fits = is_person_name(words[i]);
            } else {
                fits = words[i].text == frame[i];
            }
        if (fits)
            return found;
    }
    return {};
}

bool leave_out_lead(std::vector<SentenceWord>& words) {
    constexpr std::array<std::array<std::string_view, 2>, 14> leads{{{"suppose", "that"},
                                                                     {"after", "this"},
                                                                     {"after", "that"},
                                                                     {"in", "response"},
                                                                     {"suppose"},
                                                                     {"then"},
                                                                     {"again"},
                                                                     {"finally"},
                                                                     {"lastly"},
                                                                     {"next"},
                                                                     {"now"},
                                                                     {"however"},
                                                                     {"and"},
                                                                     {"but"}}};
    constexpr std::array<std::string_view, 5> behind_name{"then", "also", "again", "finally",
                                                          "now"};
    const auto text = [&words](std::size_t i) {
        return std::string_view(words[std::min(i, words.size() - 1)].text);
    };
    const auto says = [&](std::size_t i) {
        const std::string_view what = text(i + 1); // `tells the truth` is said of him
        return text(i) == ":" || (is_saying(text(i)) && what != "lies" && what != "only" &&
                                  !(what == "the" && text(i + 2) == "truth"));
    };
    const auto leave_out = [&words](std::size_t first, std::size_t count) {
        const auto begin = words.begin() + static_cast<std::ptrdiff_t>(first);
        words.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
        return true;
    };
    for (const auto& lead : leads) {
        std::size_t length = lead[1].empty() ? 1 : 2;
        if (text(0) != lead[0] || (length == 2 && text(1) != lead[1]))
            continue;
        length += text(length) == "," ? 1 : 0;
        return length + 1 < words.size() && is_person_name(words[length]) && says(length + 1) &&
               leave_out(0, length);
    }
    return words.size() > 2 && is_person_name(words[0]) && is_one_of(behind_name, text(1)) &&
           is_saying(text(2)) && says(2) && leave_out(1, 1);
}

Result<bool> open_quotation(std::string_view text, std::vector<SentenceWord>& words) {
    (void)leave_out_lead(words);
    put_says_behind_speaker(words);
    const bool is_turned = put_speaker_first(words);
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        const SentenceWord quoted = words[i];
        const std::string& before = words[i - 1].text;
        const bool ends = words[i + 1].text.empty() || words[i + 1].text == ".";
        if (!quoted.text.starts_with('"') || quoted.text.find(' ') == std::string::npos || !ends ||
            !(is_saying(before) || is_saying_of_several(before) || before == ":" || before == ","))
            continue;
        auto inside = sentence_words(text, quoted.offset + 1, quoted.offset + quoted.length - 1);
        if (!inside)
            return tl::unexpected(inside.error());
        inside->pop_back();
        if (is_turned && !inside->empty() &&
            (inside->back().text == "," || inside->back().text == "."))
            inside->pop_back();
        const auto place = words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
        words.insert(place, inside->begin(), inside->end());
        return true;
    }
    return is_turned;
}

void put_present_tense(std::vector<SentenceWord>& words) {
    for (SentenceWord& word : words)
        if (word.text == "was" || word.text == "were")
            word.text = word.text == "was" ? "is" : "are";
}

void leave_out_emphasis(std::vector<SentenceWord>& words) {
    constexpr std::array<std::string_view, 7> emphasis{
        "actually", "certainly", "clearly", "definitely", "indeed", "really", "surely"};
    constexpr std::array<std::string_view, 3> be{"am", "are", "is"};
    constexpr std::array<std::string_view, 11> verbs{"always", "am",  "are",  "do",   "does", "has",
                                                     "is",     "lie", "lies", "tell", "tells"};
    for (std::size_t i = words.size() - 1; i-- > 1;) {
        const std::string& before = words[i - 1].text;
        // What is not certain can be so, but what is not really so is not.
        const bool is_denied = before == "not" && i > 1 && is_one_of(be, words[i - 2].text) &&
                               (words[i].text == "really" || words[i].text == "actually");
        if (is_one_of(emphasis, words[i].text) &&
            (is_denied || is_one_of(be, before) ||
             (before != "not" && is_one_of(verbs, words[i + 1].text))))
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

Heading heading_of(std::string_view word) noexcept {
    constexpr std::array<std::string_view, 11> facts{
        "fact",       "facts",       "given", "premise", "premises", "rule",
        "assumption", "assumptions", "rules", "assume",  "suppose"};
    constexpr std::array<std::string_view, 25> others{
        "answer",    "answers",    "claim",    "conclusion", "example", "exercise", "goal",
        "goals",     "hint",       "hints",    "note",       "notes",   "problem",  "proof",
        "prove",     "puzzle",     "question", "questions",  "remark",  "remarks",  "solution",
        "statement", "statements", "task",     "theorem"};
    return is_one_of(facts, word)    ? Heading::fact
           : is_one_of(others, word) ? Heading::other
                                     : Heading::none;
}

bool is_person_name(const SentenceWord& word) noexcept {
    return !word.text.empty() && is_word_character(word.text[0]) && !is_reserved(word.text);
}

bool is_same_but_for_case(std::string_view a, std::string_view b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return small_letter(x) == small_letter(y); });
}

bool is_atom_name(const SentenceWord& word) noexcept {
    return word.text.starts_with('\'') || word.text.starts_with('"') ||
           (is_person_name(word) && !is_number(word.text));
}

bool is_pronoun(std::string_view word) noexcept {
    return is_one_of(pronouns, word) || is_one_of(ordinals, word);
}

bool is_saying(std::string_view word) noexcept {
    constexpr std::array<std::string_view, 43> verbs{
        "says",     "said",      "claims",    "claimed",   "states",    "stated",     "asserts",
        "asserted", "tells",     "told",      "reads",     "answers",   "answered",   "replies",
        "replied",  "adds",      "added",     "announces", "announced", "declares",   "declared",
        "exclaims", "exclaimed", "insists",   "insisted",  "maintains", "maintained", "observes",
        "observed", "remarks",   "remarked",  "responds",  "responded", "swears",     "swore",
        "comments", "commented", "expresses", "expressed", "mentions",  "mentioned",  "notes",
        "noted"};
    return is_one_of(verbs, word);
}

bool is_saying_of_several(std::string_view word) noexcept {
    constexpr std::array<std::string_view, 15> verbs{
        "say",     "claim",   "state",  "assert",   "tell",   "answer",  "reply", "announce",
        "declare", "exclaim", "insist", "maintain", "remark", "respond", "swear"};
    return is_one_of(verbs, word);
}

std::string_view spelled_name(std::string_view text, const SentenceWord& word) {
    const std::string_view spelled = text.substr(word.offset, word.length);
    return spelled.starts_with('\'') ? spelled.substr(1, spelled.size() - 2) : spelled;
}

std::string written_name(std::string_view name) {
    const std::string small = in_small_letters(name);
    const bool means_something = is_reserved(small) || is_one_of(claim_words, small);
    return means_something ? fmt::format("'{}'", name) : std::string(name);
}

} // namespace loggia::puzzles
