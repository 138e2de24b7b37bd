// What a line begins with: who says it, `Abe says to Bea:`, `The sign on door 1 says:`, or the
// words that get a meaning, `p means:`.
#include "core/puzzles/claim_reader.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace loggia::puzzles {

bool ClaimReader::opens_quotation(const SentenceWord& first) const {
    // The last byte of a mark: of a keyboard's, of LaTeX's, or of a typesetter's.
    constexpr std::string_view opening = "'`\"\x98\x9c\x9e\xab\xbb";
    return first.offset > 0 && opening.find(text_[first.offset - 1]) != std::string_view::npos;
}

/// Fails in `Abe says 'Bea is a knave' and Cid is a knight`, of which Abe says the first part only.
void ClaimReader::refuse_behind_quotation() {
    if (!opens_quotation(word()))
        return;
    for (std::size_t i = at_; i < words_.size(); ++i) {
        if (!words_[i].closes)
            continue;
        do
            ++i;
        while (words_[i].text == "," || words_[i].text == ".");
        if (!words_[i].text.empty())
            fail(words_[i], "this comes after the quotation mark; put it on a separate line");
        return;
    }
}

/// Fails where the line goes on behind what has been read.
void ClaimReader::refuse_rest(const SentenceLine& line) {
    if (error_ || word().text.empty())
        return;
    if (line.speaker && words_[at_ - 1].text == ".")
        fail(word(), "a statement is one sentence; join the two with 'and', or put the second on a "
                     "separate line");
    else
        fail_expected("'and', 'or' or the end of the line");
}

/// A line without a speaker is a fact, as one that begins with `fact:` is.
bool ClaimReader::has_speaker() const {
    constexpr std::size_t furthest = 6;
    if (word().text == "what" || word().text == "everything" || word().text == "whatever")
        return false; // `what sign 2 says is false`
    if (word().text == "we" || word().text == "there")
        return false; // `we have three rooms: ...`
    for (std::size_t i = 0; i < furthest && !word(i).text.empty(); ++i)
        if (word(i).text == ":" || (is_saying(word(i).text) && !says_what_is_true_or_false(i)))
            return !islanders() || i <= 1;
    return false;
}

/// `says`, `tells you`
bool ClaimReader::skip_saying() {
    if (error_ || !is_saying(word().text))
        return false;
    ++at_;
    (void)skip_one_of({"you", "us", "me"});
    return true;
}

/// `Abe says:`, `Abe says to Bea:`, `Abe tells Bea that`, `Abe claims that`, `Sign 1 says:`, `The
/// sign on door 1 says:`, `Sign 1:`.
void ClaimReader::read_speaker(SentenceLine& line) {
    if (!doors()) {
        if (!is_person_name(word())) {
            fail_expected("a name");
            return;
        }
        line.speaker = speaker_ = person_at(at_++);
    } else {
        skip("the");
        if (!skip_one_of({"room", "door"})) {
            take("sign", "'Sign', with its number, or 'fact:'");
            if (skip("on") && !skip("room"))
                take("door", "'door'");
        }
        line.speaker = speaker_ = room();
        // It speaks, also where the rest of the line is wrong.
        if (!error_ && !vocabulary_.has_everyone)
            vocabulary_.speaking_signs.at(*speaker_) = true;
    }
    if (skip(":"))
        return;
    if (!skip_saying())
        fail_expected("'says:'");
    if (islanders() && skip_to_addressee()) {
        if (is_person_name(word()))
            addressee_ = person_at(at_++);
        else
            fail_expected("a name");
    }
    const bool colon = skip(":");
    if (!colon)
        skip(",");
    indirect_ = skip("that");
    runs_on_ = !colon && !quoted_;
}

/// `p means: it rains.`
void ClaimReader::read_meaning() {
    const SentenceWord name = word();
    if (!is_atom_name(name)) {
        fail_expected("an atom's name");
        return;
    }
    at_ = 2;
    skip(":");
    const auto wrong = define(vocabulary_, spelled_name(text_, name), text_,
                              std::span(words_).subspan(std::min(at_, words_.size() - 1)));
    if (wrong)
        fail(word(), *wrong);
}

} // namespace loggia::puzzles
