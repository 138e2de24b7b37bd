#pragma once

#include "core/puzzles/sentence_words.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::puzzles {

/// What a puzzle is about.
enum class PuzzleSetting : std::uint8_t {
    plain,     ///< atoms, and what is said to be meant by them
    doors,     ///< rooms with a lady or a tiger behind a door with a sign
    islanders, ///< knights, who always tell the truth, and knaves, who always lie
};

/// What can be said of one of the figures of a puzzle.
enum class Thing : std::uint8_t {
    lady,    ///< is in the room
    tiger,   ///< is in the room
    nothing, ///< is in the room
    sign,    ///< of the room's door is true
};
constexpr std::size_t things = 4;

/// The most rooms that a puzzle can have.
constexpr std::size_t most_rooms = 9;

/// What the sentences of a puzzle can speak of, and the atoms that they mean by it.
struct Vocabulary {
    /// `p means: it rains.`
    struct Phrase {
        std::vector<std::string> words; ///< in small letters
        std::string atom;
        std::string shown;                     ///< as it was written
        std::vector<std::string> door_words{}; ///< as sentences about doors have them
    };

    PuzzleSetting setting = PuzzleSetting::plain;
    std::vector<std::string> people;     ///< in the order in which they are first mentioned
    bool has_everyone = false;           ///< the whole text has been read, so these are all people
    std::vector<std::size_t> statements; ///< by whom they are; known with all people
    std::size_t rooms = 0;               ///< 2 to 9 for doors
    std::array<bool, most_rooms> speaking_signs{}; ///< of which the text has what they say
    /// That the text counts and says nothing of; known when the whole text has been read.
    std::array<bool, most_rooms> rooms_left_out{};
    bool may_be_empty = false; ///< a room may hold neither a lady nor a tiger
    std::vector<Phrase> phrases;
    /// What a puzzle calls its knights, and its knaves, where it has words of its own, as in
    /// `saints always tell the truth, and sinners always lie`: in small letters, in the plural and
    /// singular.
    std::array<std::vector<std::string>, 2> kinds;
    /// By thing and room, from 0 on: the atom that was said to mean it; empty for the usual one.
    std::array<std::array<std::string, most_rooms>, things> named;

    /// The atom of a thing: the named one, or `l1`, `t1`, `e1` and `m1` for room 1; empty where
    /// there is none, as a tiger is where no lady is unless a room may be empty.
    [[nodiscard]] std::string atom_of(Thing thing, std::size_t room) const;
    /// The other way.
    struct Place {
        Thing thing;
        std::size_t room;
    };
    [[nodiscard]] std::optional<Place> place_of(std::string_view atom) const;
    /// Whether an atom says that a room is empty.
    [[nodiscard]] bool has_empty_rooms() const;
    /// The phrase with which the words go on, the longest one.
    [[nodiscard]] const Phrase* phrase_at(std::span<const SentenceWord> words) const;
    /// How many words the longest phrase has; 0 without phrases.
    [[nodiscard]] std::size_t longest_phrase() const;
    /// The words of a phrase in the sentences of this setting.
    [[nodiscard]] const std::vector<std::string>& words_of(const Phrase& phrase) const {
        return setting == PuzzleSetting::doors ? phrase.door_words : phrase.words;
    }
    /// The words that mean the atom; empty where nothing but its name does.
    [[nodiscard]] std::string phrase_of(std::string_view atom) const;
};

/// The atom that is true where the person is a knight.
[[nodiscard]] std::string atom_of_person(std::string_view person);

/// Takes note that the words `phrase` of a text, up to their end or a full stop, mean the atom: of
/// a room, a sign or a person where they speak of one, as a phrase otherwise. Returns what is
/// wrong: a phrase that begins with a word that joins claims, one without words, one that means
/// something else.
[[nodiscard]] std::optional<std::string> define(Vocabulary& vocabulary, std::string_view atom,
                                                std::string_view text,
                                                std::span<const SentenceWord> phrase);

/// Takes note of what the words call knights and knaves, where they say who always tells the truth
/// and who always lies. Whether they do.
bool define_kinds(Vocabulary& vocabulary, std::span<const SentenceWord> words);
/// Puts `knight`, `knights`, `knave` and `knaves` in place of the puzzle's words for them.
void put_known_kinds(const Vocabulary& vocabulary, std::vector<SentenceWord>& words);

/// Whether a word names people who are neither knights nor knaves: `spy`, `normals`.
[[nodiscard]] bool is_third_kind(std::string_view word) noexcept;

/// The number of a room or sign, from 1 on, that a word spells; 0 where it spells none.
[[nodiscard]] std::size_t room_number(const SentenceWord& word) noexcept;

} // namespace loggia::puzzles
