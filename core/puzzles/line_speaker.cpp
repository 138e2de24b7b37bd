#include "core/puzzles/line_speaker.hpp"

#include "core/logic/lenient_spellings.hpp"
#include "core/puzzles/sentence_words.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace loggia::puzzles {

namespace {

using logic::lenient::is_letter;

/// Whether a text begins `According to Abe`, `In Abe's words`, `Then Abe says` and so on.
bool begins_with_frame(std::string_view text) {
    constexpr std::size_t longest = 80;
    text = text.substr(0, longest); // not the rest of a long line, at each of its sentences
    const std::string_view front = text.substr(0, text.find_first_of(",:\"\n"));
    const auto words = sentence_words(front, 0, front.size());
    if (words && speaker_frame(*words).length > 0)
        return true;
    // `After this, Abe says`, `Then Abe: ...`, up to where he speaks
    const std::size_t stop = text.find_first_of("\"\n?:\xe2");
    const bool colon = stop != std::string_view::npos && text[stop] == ':';
    const std::string_view lead = text.substr(0, colon ? stop + 1 : stop);
    auto led = sentence_words(lead, 0, lead.size());
    return led && leave_out_lead(*led);
}

/// Whether a text begins with a quotation behind which its speaker stands: `"Bea lies," says Abe`,
/// `"Bea lies" - Abe`. A full stop before the quotation mark ends what somebody else says.
bool begins_with_quotation_by(std::string_view text) {
    constexpr std::array<std::array<std::string_view, 2>, 5> pairs{{{"\"", "\""},
                                                                    {"\u201c", "\u201d"},
                                                                    {"\u201e", "\u201c"},
                                                                    {"\u00ab", "\u00bb"},
                                                                    {"\u00bb", "\u00ab"}}};
    const auto* const pair = std::find_if(
        pairs.begin(), pairs.end(), [text](const auto& each) { return text.starts_with(each[0]); });
    if (pair == pairs.end())
        return false;
    const std::string_view mark = (*pair)[1];
    const std::size_t closing = text.find(mark, 1);
    if (closing == std::string_view::npos)
        return false;
    std::string_view behind = text.substr(closing + mark.size());
    const char before = text[closing - 1];
    if ((before == '.' || before == '!') && !behind.starts_with(','))
        return false;
    behind.remove_prefix(std::min(behind.find_first_not_of(", \t"), behind.size()));
    const auto take_word = [&behind] {
        std::size_t length = 0;
        while (length < behind.size() && is_letter(behind[length]))
            ++length;
        const std::string_view word = behind.substr(0, length);
        behind.remove_prefix(word.size());
        behind.remove_prefix(std::min(behind.find_first_not_of(" \t"), behind.size()));
        return word;
    };
    for (const std::string_view dash : {"-", "\u2013", "\u2014"})
        if (behind.starts_with(dash)) {
            behind.remove_prefix(dash.size());
            behind.remove_prefix(std::min(behind.find_first_not_of(" \t"), behind.size()));
            return !take_word().empty();
        }
    const std::string_view first = take_word();
    const std::string_view second = take_word();
    return is_saying(first) ? !second.empty() : !first.empty() && is_saying(second);
}

/// Whether behind a verb of saying there is nothing but truth or falsehood: ` the truth`.
bool is_of_truth(std::string_view text) {
    constexpr std::array<std::string_view, 10> habits{" the truth",       " lies",
                                                      " only true ",      " only false ",
                                                      " only lies",       " only the truth",
                                                      " true things",     " false things",
                                                      " true statements", " false statements"};
    return std::any_of(habits.begin(), habits.end(),
                       [text](std::string_view habit) { return text.starts_with(habit); });
}

} // namespace

bool begins_with_speaker(std::string_view text) {
    constexpr std::size_t longest = 80;
    if (text.starts_with('*')) { // `**Abe** says` of Markdown
        std::string plain(text.substr(0, longest));
        std::erase(plain, '*');
        return begins_with_speaker(plain);
    }
    if (begins_with_frame(text) || begins_with_quotation_by(text))
        return true;
    const auto end_of = [text](std::size_t from, auto is_part) {
        while (from < text.size() && is_part(text[from]))
            ++from;
        return from;
    };
    const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
    const std::size_t name = end_of(0, is_letter);
    std::size_t behind = end_of(name, is_blank);
    const std::size_t number = end_of(behind, [](char c) { return c >= '0' && c <= '9'; });
    if (number > behind)
        behind = end_of(number, is_blank);
    if (name == 0 || text.substr(behind).starts_with(':'))
        return name > 0;
    const std::string_view word = text.substr(behind, end_of(behind, is_letter) - behind);
    return is_saying(word) && !is_of_truth(text.substr(behind + word.size()));
}

} // namespace loggia::puzzles
