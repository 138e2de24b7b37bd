#pragma once

#include "core/base/error.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::puzzles {

/// A word or a mark of a line. A semicolon is two, `,` and `and`.
struct SentenceWord {
    std::string text; ///< in small letters; a mark such as `:`; a name in quotation marks with
                      ///< them, as it stands; empty at the end of the line
    std::size_t offset;
    std::size_t length;
    bool closes = false; ///< a quotation mark around what somebody says closes behind it
};

/// Tells the double quotation marks of typesetters apart, one after the other: in German and
/// Spanish texts \u201e opens and \u201c closes, and so do \u00ab and \u00bb in either order.
class DoubleMarks {
public:
    struct Mark {
        std::size_t length = 0; ///< in bytes; 0 where the text begins with something else
        bool opens = false;
    };
    [[nodiscard]] Mark take(std::string_view text) noexcept;

private:
    bool is_open_ = false; ///< with a mark that English texts do not have
};

/// The words and marks of the line from `begin` to `end`, then one for its end. A contraction is
/// two words: `isn't` is `is` and `not`, `Bob's` is `bob` and `is`. Curly quotation marks are those
/// of a keyboard, an exclamation mark at the end of a sentence is a full stop, and a typographic
/// dash is a comma, but before who says what stands in front of it. Marks around
/// what somebody says are blanks: double curly ones, and pairs of single ones. An error where there
/// is any other character than letters, digits, `_`, `$`, blanks and `: , . ! ( )`, outside of
/// `truth-teller` and of names in quotation marks: `'and'` for a name that means something else,
/// `"a b"` for one of LADR's. The stars of Markdown (`**Abe** says`) are left out.
[[nodiscard]] Result<std::vector<SentenceWord>> sentence_words(std::string_view text,
                                                               std::size_t begin, std::size_t end);

/// Words at the beginning that name who says what follows: `According to Abe`, `In Abe's words`,
/// `As Abe put it`, `In a statement by Abe`, `Abe was heard saying`.
struct SpeakerFrame {
    std::size_t name = 0;   ///< which of the words it is
    std::size_t length = 0; ///< how many words; 0 where there are none
};
[[nodiscard]] SpeakerFrame speaker_frame(std::span<const SentenceWord> words);

/// Leaves out what only leads to a speaker: `then` of `Then Abe says` and `Abe then says`, `after
/// this` of `After this, Abe says`, `suppose` of `Suppose Abe says`. Whether there was any.
[[nodiscard]] bool leave_out_lead(std::vector<SentenceWord>& words);

/// `Abe says, "Bea is a knave."`: puts the words of what somebody says in the straight double
/// quotation marks of a keyboard in place of the one name that it would be, and behind the speaker
/// where `says Abe`, `Abe says` or `- Abe` comes after it. The words of a SpeakerFrame become `Abe
/// says`, and those that only lead to a speaker are left out. Whether it put a quotation somewhere.
[[nodiscard]] Result<bool> open_quotation(std::string_view text, std::vector<SentenceWord>& words);

/// `was` becomes `is`, and `were` becomes `are`: in a puzzle nobody changes.
void put_present_tense(std::vector<SentenceWord>& words);

/// Leaves out `certainly` of `is certainly a knave`, `really` of `really lies`: they say nothing.
void leave_out_emphasis(std::vector<SentenceWord>& words);

/// A word before a colon that is no speaker: `fact:`, `given:` and the like before what holds,
/// `goal:` or `hint:` before what no puzzle has.
enum class Heading : std::uint8_t { none, fact, other };
[[nodiscard]] Heading heading_of(std::string_view word) noexcept;

/// Whether it can be a person's name: a word that means nothing else. Pronouns, plurals such as
/// `islanders`, and other words that only join a sentence cannot.
[[nodiscard]] bool is_person_name(const SentenceWord& word) noexcept;
/// Whether two names differ in capital letters at most, so that they cannot be two people's.
[[nodiscard]] bool is_same_but_for_case(std::string_view a, std::string_view b) noexcept;
/// Whether it can be an atom's name: that, or one in quotation marks; not a number.
[[nodiscard]] bool is_atom_name(const SentenceWord& word) noexcept;

/// Whether it stands for somebody or something that the sentence has to make clear: `they`, `each`,
/// `first`.
[[nodiscard]] bool is_pronoun(std::string_view word) noexcept;

/// Whether it introduces what somebody says: `says`, `claims`, `tells`.
[[nodiscard]] bool is_saying(std::string_view word) noexcept;

/// Whether it introduces what several people say: `say`, `claim`, `tell`.
[[nodiscard]] bool is_saying_of_several(std::string_view word) noexcept;

/// The name that a word of a text spells: without the marks of `'and'`.
[[nodiscard]] std::string_view spelled_name(std::string_view text, const SentenceWord& word);
/// The other way: in single quotation marks where the name would not be read as one.
[[nodiscard]] std::string written_name(std::string_view name);

} // namespace loggia::puzzles
